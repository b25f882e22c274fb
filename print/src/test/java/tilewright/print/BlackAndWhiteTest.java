package tilewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.print.SheetOptions.Solutions;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;
import tilewright.print.canvas.Rect;
import tilewright.search.Stop;

/**
 * Whole pages in black and white, without a gray: only its sign shows the color of a piece. Every piece is compared with
 * one of each color: it must be more like its own than like any other.
 */
class BlackAndWhiteTest {

    private static final int DPI = 300;
    private static final int MOST = SheetOptions.MOST;

    /** A piece on a page of twelve has some 500 dots inside; a speck of a printer or a scanner has four or five. */
    private static final int LEAST_DIFFERENCE = 15;

    /** A piece of a page: what color it has, and its dots, row by row. */
    private record Piece(int color, boolean[] dots) {}

    @Test
    void pieces_can_be_told_apart_on_pages_of_twelve() throws IOException {
        for (String id : List.of("hues", "paletto")) {
            List<Piece> pieces = pieces(id, Paper.A4);
            List<Piece> samples = new ArrayList<>();
            for (int color = 0; color < 8; color++) {
                int wanted = color;
                pieces.stream()
                        .filter(piece -> piece.color() == wanted)
                        .findFirst()
                        .ifPresent(samples::add);
            }
            assertThat(samples).as(id).hasSizeGreaterThan(5);
            for (Piece piece : pieces) {
                int own = 0;
                int other = Integer.MAX_VALUE;
                for (Piece sample : samples) {
                    int distance = distance(piece.dots(), sample.dots());
                    if (sample.color() == piece.color()) {
                        own = distance;
                    } else {
                        other = Math.min(other, distance);
                    }
                }
                assertThat(other - own)
                        .as("dots by which a piece of color %d of %s is more like its own", piece.color(), id)
                        .isGreaterThan(LEAST_DIFFERENCE);
            }
        }
    }

    private static List<Piece> pieces(String id, Paper paper) throws IOException {
        List<Printable> puzzles = Samples.of(id, MOST);
        SheetOptions options = new SheetOptions("x", paper, MOST, Solutions.NONE, "");
        List<Piece> pieces = new ArrayList<>();
        try (PdfDocument document = new PdfDocument(paper, "x", 1)) {
            new Sheets(options, MOST, puzzles::get, Stop.never()).print(document);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.write(out);
            try (PDDocument file = Loader.loadPDF(out.toByteArray())) {
                BufferedImage page = new PDFRenderer(file).renderImageWithDPI(0, DPI, ImageType.BINARY);
                List<Rect> places =
                        SheetLayout.of(paper, 0).places(MOST, puzzles.getFirst().scene(), "", Optional.empty());
                for (int i = 0; i < MOST; i++) {
                    Printable puzzle = puzzles.get(i);
                    Rect board = PuzzleArea.in(places.get(i), puzzle.scene(), "", Optional.empty())
                            .board();
                    pieces.addAll(pieces(page, puzzle, board));
                }
            }
        }
        return pieces;
    }

    private static List<Piece> pieces(BufferedImage page, Printable puzzle, Rect board) {
        Box whole = SceneDrawing.board(puzzle.scene());
        double unit = board.width() / whole.width();
        List<Piece> pieces = new ArrayList<>();
        for (Mark mark : puzzle.scene().marks()) {
            if (mark.ink().color() >= 0 && (mark instanceof Mark.Tile || mark instanceof Mark.Disc)) {
                Box box = mark instanceof Mark.Tile(Box at, Ink _) ? at : ((Mark.Disc) mark).box();
                if (box.x() < whole.x() + whole.width() && box.y() < whole.y() + whole.height()) {
                    double x = (board.x() + (box.x() - whole.x()) * unit) * DPI / 72;
                    double y = (board.y() + (box.y() - whole.y()) * unit) * DPI / 72;
                    int side = (int) (box.width() * unit * DPI / 72);
                    pieces.add(
                            new Piece(mark.ink().color(), dots(page, (int) Math.round(x), (int) Math.round(y), side)));
                }
            }
        }
        return pieces;
    }

    /** Returns the dots well inside a piece's edge, so that the edge does not count. */
    private static boolean[] dots(BufferedImage page, int x, int y, int side) {
        int rim = side / 6;
        int inner = side - 2 * rim;
        boolean[] dots = new boolean[inner * inner];
        for (int i = 0; i < dots.length; i++) {
            dots[i] = (page.getRGB(x + rim + i % inner, y + rim + i / inner) & 0xff) < 128;
        }
        return dots;
    }

    /** Dots that differ, with one laid over the other as well as that can be, by a dot at most. */
    private static int distance(boolean[] one, boolean[] other) {
        int side = (int) Math.round(Math.sqrt(Math.min(one.length, other.length)));
        int least = Integer.MAX_VALUE;
        for (int across = -1; across <= 1; across++) {
            for (int down = -1; down <= 1; down++) {
                int differing = 0;
                for (int y = 1; y < side - 1; y++) {
                    for (int x = 1; x < side - 1; x++) {
                        differing += at(one, x, y) != at(other, x + across, y + down) ? 1 : 0;
                    }
                }
                least = Math.min(least, differing);
            }
        }
        return least;
    }

    private static boolean at(boolean[] dots, int x, int y) {
        return dots[y * (int) Math.round(Math.sqrt(dots.length)) + x];
    }
}
