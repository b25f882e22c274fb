package tilewright.print.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.Test;
import tilewright.message.Words;
import tilewright.print.BoardStyle;
import tilewright.print.BoardStyle.Coloring;
import tilewright.print.Printable;
import tilewright.print.Samples;
import tilewright.print.canvas.Face;

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
}
