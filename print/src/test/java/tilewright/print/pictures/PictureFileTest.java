package tilewright.print.pictures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.Test;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.BoardStyle;
import tilewright.print.BoardStyle.Coloring;
import tilewright.print.Printable;
import tilewright.print.Samples;
import tilewright.print.SceneDrawing;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.Rect;

class PictureFileTest {

    private static final BoardStyle COLORED = new BoardStyle(Coloring.COLOR, Face.FIGURES, 1);

    static PictureStyle style(BoardStyle board, double width, int dpi) {
        return new PictureStyle(board, width, dpi, Words.ENGLISH);
    }

    static byte[] file(PictureKind kind, Printable puzzle, PictureStyle style) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            new PictureFile(style)
                    .write(kind, puzzle.id(), BoardPicture.of(puzzle), BoardPicture.solution(puzzle), out);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        return out.toByteArray();
    }

    @Test
    void a_page_is_no_larger_than_its_board() throws IOException {
        for (String id : Samples.PUZZLES) {
            Printable puzzle = Samples.of(id, 1).getFirst();
            try (PDDocument file = Loader.loadPDF(file(PictureKind.PDF, puzzle, style(COLORED, 200, 150)))) {
                assertThat(file.getNumberOfPages()).isEqualTo(1);
                assertThat(file.getPage(0).getMediaBox().getWidth()).isEqualTo(200f);
            }
        }
    }

    @Test
    void dots_are_as_many_as_asked_for() throws IOException {
        Printable sudoku = Samples.of("sudoku", 1).getFirst();
        for (int dpi : new int[] {72, 96, 151, 300}) {
            double width = PictureStyle.width("600px", dpi).orElseThrow();
            BufferedImage image = ImageIO.read(
                    new ByteArrayInputStream(file(PictureKind.PNG, sudoku, style(BoardStyle.PLAIN, width, dpi))));
            assertThat(image.getWidth()).isEqualTo(600);
            assertThat(image.getHeight()).isEqualTo(600);
            assertThat(image.getColorModel().getNumComponents()).isEqualTo(1);
        }
        double inch = PictureStyle.width("25.4 mm", 300).orElseThrow();
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(
                file(PictureKind.PNG, Samples.of("hues", 1).getFirst(), style(COLORED, inch, 300))));
        assertThat(image.getWidth()).isEqualTo(300);
        assertThat(image.getColorModel().getNumComponents()).isEqualTo(3);
    }

    @Test
    void the_same_board_gives_the_same_bytes() {
        for (PictureKind kind : PictureKind.values()) {
            if (!kind.moving()) {
                Printable puzzle = Samples.of("hues", 1).getFirst();
                assertThat(file(kind, puzzle, style(COLORED, 200, 96)))
                        .as("%s", kind)
                        .isEqualTo(file(kind, puzzle, style(COLORED, 200, 96)));
            }
        }
    }

    @Test
    void kinds_have_names() {
        for (PictureKind kind : PictureKind.values()) {
            assertThat(PictureKind.of(kind.title())).isEqualTo(Optional.of(kind));
        }
        assertThat(PictureKind.of("gif")).isEmpty();
    }

    @Test
    void latex_draws_every_part() {
        for (String id : List.of("sudoku", "hues", "trominoes")) {
            Printable puzzle = Samples.of(id, 1).getFirst();
            PictureStyle style = style(COLORED, 200, 150);
            String text = new String(file(PictureKind.TIKZ, puzzle, style), StandardCharsets.UTF_8);
            List<DrawnItem> items = DrawnItem.of(BoardPicture.of(puzzle), style);
            assertThat(text.lines().filter(line -> line.matches("\\\\(fill|draw|node)\\[.*;")))
                    .hasSize(items.size());
            assertThat(text).contains("\\begin{tikzpicture}").endsWith("\\end{tikzpicture}\n");
        }
    }

    @Test
    void boards_of_all_shapes_fit_their_pictures() throws IOException {
        for (int[] cells : new int[][] {{1, 1}, {1, 60}, {60, 1}, {13, 13}, {3, 20}}) {
            for (double weight : new double[] {0.5, 1, 3}) {
                for (double width : new double[] {PictureStyle.LEAST, 100, PictureStyle.MOST}) {
                    PictureStyle style = style(new BoardStyle(Coloring.COLOR, Face.FIGURES, weight), width, 72);
                    Scene scene = new Scene.Builder(cells[0], cells[1])
                            .grid(0, 0, cells[0], cells[1])
                            .build(Message.verbatim("a board"));
                    BoardPicture picture = new BoardPicture(scene, Optional.empty(), List.of());
                    Paper paper = style.paper(picture.board());
                    Rect place = style.place(picture.board());
                    double rim = SceneDrawing.rim(place.width() / cells[1], style.board());
                    assertThat(place.x()).isCloseTo(rim, within(1e-6));
                    assertThat(paper.width()).isLessThanOrEqualTo(width + 1e-6);
                    assertThat(place.right() + rim).isCloseTo(paper.width(), within(1e-6));
                    assertThat(place.bottom() + rim).isLessThanOrEqualTo(paper.height() + 1e-6);
                    ByteArrayOutputStream out = new ByteArrayOutputStream();
                    new PictureFile(style).write(PictureKind.PDF, "", picture, Optional.empty(), out);
                    assertThat(out.size()).isPositive();
                }
            }
        }
    }

    /** Each face has digits in the middle of their cells: what is above them differs little from what is below. */
    @Test
    void digits_of_all_faces_are_in_the_middle() throws IOException {
        for (Map.Entry<String, Face> face : Face.digits().entrySet()) {
            Scene.Builder builder = new Scene.Builder(1, 9);
            for (int digit = 1; digit <= 9; digit++) {
                builder.glyph(Box.cell(0, digit - 1).inset(2), String.valueOf(digit), Ink.CLUE);
            }
            BoardPicture picture =
                    new BoardPicture(builder.build(Message.verbatim("digits")), Optional.empty(), List.of());
            PictureStyle style = style(new BoardStyle(Coloring.GRAY, face.getValue(), 1), 9 * 36, 144);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            new PictureFile(style).write(PictureKind.PNG, "", picture, Optional.empty(), out);
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
            int side = image.getHeight();
            for (int digit = 0; digit < 9; digit++) {
                int top = side;
                int bottom = 0;
                int left = side;
                int right = 0;
                for (int y = 0; y < side; y++) {
                    for (int x = 0; x < side; x++) {
                        int column = Math.min(image.getWidth() - 1, digit * image.getWidth() / 9 + x);
                        if (image.getRaster().getSample(column, y, 0) < 100) {
                            top = Math.min(top, y);
                            bottom = Math.max(bottom, y + 1);
                            left = Math.min(left, x);
                            right = Math.max(right, x + 1);
                        }
                    }
                }
                assertThat(bottom - top).as("%s %d", face.getKey(), digit + 1).isGreaterThan(side * 3 / 8);
                assertThat(top - (side - bottom))
                        .as("%s %d", face.getKey(), digit + 1)
                        .isBetween(-side / 8, side / 8);
                assertThat(left - (side - right))
                        .as("%s %d", face.getKey(), digit + 1)
                        .isBetween(-side / 5, side / 5);
            }
        }
    }
}
