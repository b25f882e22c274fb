package tilewright.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Palette;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.print.BoardStyle.Coloring;
import tilewright.print.DrawnMarks.Fill;
import tilewright.print.DrawnMarks.Stroke;
import tilewright.print.DrawnMarks.Text;
import tilewright.print.canvas.Color;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Rect;
import tilewright.print.canvas.TestFaces;

class SceneDrawingTest {

    private static final Rect PLACE = new Rect(10, 20, 270, 270);

    private static DrawnMarks drawn(Scene scene, BoardStyle style) {
        DrawnMarks canvas = new DrawnMarks();
        Box board = SceneDrawing.board(scene);
        double width = PLACE.width();
        SceneDrawing.draw(
                canvas, scene, new Rect(PLACE.x(), PLACE.y(), width, width * board.height() / board.width()), style);
        return canvas;
    }

    private static Scene row(Mark... marks) {
        return new Scene(marks.length * Scene.CELL, Scene.CELL, Message.NONE, List.of(), List.of(marks));
    }

    private static BoardStyle style(Coloring coloring) {
        return new BoardStyle(coloring, Face.FIGURES, 1);
    }

    @Test
    void without_a_style_boards_are_gray_with_digits_in_the_face_of_titles() {
        for (String id : Samples.PUZZLES) {
            Printable puzzle = Samples.of(id, 1).getFirst();
            DrawnMarks canvas = drawn(puzzle.scene(), BoardStyle.PLAIN);
            assertThat(canvas.fills()).allMatch(fill -> fill.color().isGray());
            assertThat(canvas.texts()).allMatch(text -> text.color().isGray());
            DrawnMarks plain = new DrawnMarks();
            Box board = SceneDrawing.board(puzzle.scene());
            double height = PLACE.width() * board.height() / board.width();
            SceneDrawing.draw(plain, puzzle.scene(), new Rect(PLACE.x(), PLACE.y(), PLACE.width(), height));
            assertThat(plain.fills()).isEqualTo(canvas.fills());
            assertThat(plain.strokes()).isEqualTo(canvas.strokes());
            assertThat(plain.texts()).isEqualTo(canvas.texts());
        }
    }

    @Test
    void a_lit_lamp_differs_from_a_dark_one() {
        for (Coloring coloring : Coloring.values()) {
            Scene scene = row(
                    new Mark.Tile(Box.cell(0, 0), Ink.FILLED),
                    new Mark.Tile(Box.cell(0, 1), Ink.TRAY),
                    new Mark.Disc(Box.cell(0, 2), Ink.FILLED),
                    new Mark.Disc(Box.cell(0, 3), Ink.TRAY));
            assertThat(drawn(scene, style(coloring)).fills().stream()
                            .map(fill -> Math.round(100 * fill.color().level())))
                    .as("%s", coloring)
                    .containsExactly(45L, 100L, 45L, 100L);
        }
    }

    @Test
    void a_black_dot_covers_its_white_disc() {
        Box disc = new Box(10, 4, 4, 4);
        Scene scene = row(new Mark.Badge(disc, "", Ink.STRONG), new Mark.Dot(new Box(6, 0, 12, 12), Ink.STRONG));
        List<Fill> fills = drawn(scene, BoardStyle.PLAIN).fills();
        assertThat(fills).hasSize(2);
        assertThat(fills.getLast().color().level()).isZero();
        assertThat(fills.getLast().bounds().width())
                .isCloseTo(fills.getFirst().bounds().width(), within(0.01));
    }

    @Test
    void pieces_have_their_colors_and_signs() {
        for (Coloring coloring : List.of(Coloring.COLOR, Coloring.SPOT)) {
            Scene hues = Samples.of("hues", 1).getFirst().solution().orElseThrow();
            DrawnMarks canvas = drawn(hues, style(coloring));
            DrawnMarks gray = drawn(hues, BoardStyle.PLAIN);
            assertThat(canvas.fills().stream().map(Fill::bounds))
                    .containsExactlyElementsOf(
                            gray.fills().stream().map(Fill::bounds).toList());
            Set<Color> colors = canvas.fills().stream()
                    .map(Fill::color)
                    .filter(color -> !color.isGray())
                    .collect(Collectors.toSet());
            assertThat(colors).hasSize(8);
            assertThat(colors).allMatch(color -> color.spot().isEmpty() == (coloring == Coloring.COLOR));
        }
    }

    @Test
    void every_ink_of_a_press_has_one_name_and_dries() {
        Map<String, List<Color>> byName = allColors(Coloring.SPOT).collect(Collectors.groupingBy(Color::spot));
        assertThat(byName).hasSize(10).doesNotContainKey("");
        assertThat(byName.values()).allMatch(colors -> colors.size() == 1);
        assertThat(allColors(Coloring.COLOR))
                .allMatch(color -> color.cyan() + color.magenta() + color.yellow() + color.black() <= 1.7001);
    }

    @Test
    void pieces_look_as_on_the_page() {
        for (Ink ink : Ink.values()) {
            if (ink.color() >= 0 || ink == Ink.ANCHOR || ink == Ink.COVER) {
                int wanted = Integer.parseInt(Palette.LIGHT.color(ink).substring(1), 16);
                int printed = new PieceInks(Coloring.COLOR).face(ink).rgb();
                for (int shift = 0; shift < 24; shift += 8) {
                    assertThat((printed >> shift) & 0xff)
                            .as("%s: %06x", ink, printed)
                            .isCloseTo((wanted >> shift) & 0xff, within(8));
                }
            }
        }
    }

    /** Black and white signs are told from the pieces that they stand on. */
    @Test
    void signs_are_seen_on_their_pieces() {
        for (Coloring coloring : Coloring.values()) {
            PieceInks inks = new PieceInks(coloring);
            for (Ink ink : List.of(Ink.ANCHOR, Ink.HUE_1, Ink.HUE_2, Ink.HUE_3, Ink.HUE_4, Ink.HUE_5, Ink.HUE_6)) {
                assertThat(Math.abs(inks.face(ink).level() - inks.on(ink).level()))
                        .as("%s in %s", ink, coloring)
                        .isGreaterThan(0.4);
            }
        }
    }

    private static Stream<Color> allColors(Coloring coloring) {
        PieceInks inks = new PieceInks(coloring);
        return Stream.of(Ink.values())
                .filter(ink -> ink.color() >= 0 || ink == Ink.ANCHOR || ink == Ink.COVER)
                .map(inks::face);
    }

    @Test
    void cells_in_two_colors_are_told_apart_without_them() {
        Box cell = Box.cell(0, 0);
        Rect sign1 = drawn(row(new Mark.Dot(cell, Ink.HUE_2)), BoardStyle.PLAIN)
                .fills()
                .getFirst()
                .bounds();
        Rect sign2 = drawn(row(new Mark.Dot(cell, Ink.HUE_3)), BoardStyle.PLAIN)
                .fills()
                .getFirst()
                .bounds();
        assertThat(sign1).isNotEqualTo(sign2);
        Scene tinted = row(new Mark.Area(cell, Ink.HUE_2), new Mark.Badge(new Box(10, 0, 2, 2), "2", Ink.HUE_2));
        assertThat(drawn(tinted, BoardStyle.PLAIN).texts().stream().map(Text::text))
                .containsExactly("2");
        assertThat(drawn(tinted, style(Coloring.COLOR)).fills().getFirst().color())
                .matches(color -> color.level() > 0.8 && color.yellow() > 0.2);
    }

    @Test
    void lines_are_as_heavy_as_asked_for() {
        Scene sudoku = Samples.of("sudoku", 1).getFirst().scene();
        List<Stroke> plain = drawn(sudoku, BoardStyle.PLAIN).strokes();
        for (double weight : new double[] {0.5, 3}) {
            List<Stroke> heavy = drawn(sudoku, new BoardStyle(Coloring.GRAY, Face.FIGURES, weight))
                    .strokes();
            for (int i = 0; i < plain.size(); i++) {
                assertThat(heavy.get(i).width()).isEqualTo(plain.get(i).width() * weight);
                assertThat(heavy.get(i).bounds()).isEqualTo(plain.get(i).bounds());
            }
        }
        assertThat(SceneDrawing.rim(30, BoardStyle.PLAIN)).isEqualTo(0.9);
    }

    @Test
    void digits_have_the_face_asked_for() {
        Scene sudoku = Samples.of("sudoku", 1).getFirst().scene();
        for (Face face : TestFaces.all()) {
            assertThat(drawn(sudoku, new BoardStyle(Coloring.GRAY, face, 1)).texts())
                    .isNotEmpty()
                    .allMatch(text -> text.face() == face);
        }
    }
}
