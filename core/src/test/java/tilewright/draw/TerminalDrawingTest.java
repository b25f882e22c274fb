package tilewright.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.draw.TerminalDrawing.Style;
import tilewright.message.Message;
import tilewright.message.Words;

class TerminalDrawingTest {

    private static void looks(Scene scene, Style style, String wanted) {
        assertThat(TerminalDrawing.write(scene, style)).isEqualTo(wanted);
    }

    @Test
    void digits_without_notes_stand_close() {
        looks(Scenes.digits(false), Style.PLAIN, """
                ┏━━━┯━━━┯━━━┳━━━┯━━━┯━━━┓
                ┃[ ]│ 5 │   ┃   │   │   ┃
                ┠───┼───┼───╂───┼───┼───┨
                ┃   │   │ 7 ┃>  │   │  <┃
                ┠───┼───┼───╂───┼───┼───┨
                ┃   │   │   ┃   │   │!7!┃
                ┗━━━┷━━━┷━━━┻━━━┷━━━┷━━━┛
                """);
    }

    @Test
    void digits_with_notes_have_room() {
        looks(Scenes.digits(true), Style.PLAIN, """
                ┏━━━━━━━┯━━━━━━━┯━━━━━━━┳━━━━━━━┯━━━━━━━┯━━━━━━━┓
                ┃       │       │       ┃       │       │       ┃
                ┃[     ]│  ╴5╶  │       ┃       │       │       ┃
                ┃       │       │       ┃       │       │       ┃
                ┠───────┼───────┼───────╂───────┼───────┼───────┨
                ┃       │       │       ┃ 1 2 3 │       │       ┃
                ┃       │       │  ╴7╶  ┃>4<  6 │       │      <┃
                ┃       │       │       ┃   8 9 │       │       ┃
                ┠───────┼───────┼───────╂───────┼───────┼───────┨
                ┃       │       │       ┃       │       │       ┃
                ┃   5   │       │       ┃       │       │! !7! !┃
                ┃       │       │       ┃       │       │       ┃
                ┗━━━━━━━┷━━━━━━━┷━━━━━━━┻━━━━━━━┷━━━━━━━┷━━━━━━━┛
                """);
    }

    @Test
    void dashed_lines_stand_where_all_else_leaves_room() {
        Scene.Builder scene = new Scene.Builder(1, 2);
        scene.grid(0, 0, 1, 2)
                .mark(new Mark.Path(List.of(1, 1, 23, 1, 23, 11, 1, 11, 1, 1), Mark.Stroke.DASHED, Ink.STRONG))
                .glyph(new Box(1, 0, 4, 4), "9", Ink.WORDS)
                .glyph(new Box(8, 8, 4, 4), "7", Ink.NOTE);
        Scene drawn = scene.build(Message.NONE);
        looks(drawn, Style.PLAIN, """
                ┏━━━━━━━┯━━━━━━━┓
                ┃╌9╌╌╌╌╌│╌╌╌╌╌╌╌┃
                ┃╎      │      ╎┃
                ┃╌╌╌╌╌7╌│╌╌╌╌╌╌╎┃
                ┗━━━━━━━┷━━━━━━━┛
                """);
        looks(drawn, Style.ASCII, """
                +---------------+
                |-9-----:-------|
                |:      :      :|
                |-----7-:------:|
                +---------------+
                """);
    }

    @Test
    void characters_of_East_Asia_take_two_places() {
        Scene.Builder scene = new Scene.Builder(1, 4);
        scene.frame(0, 0, 1, 4).label(Box.cells(0, 0, 1, 4), Message.verbatim("手番end"), Ink.WORDS);
        Scene drawn = scene.build(Message.NONE);
        looks(drawn, Style.PLAIN, """
                ┏━━━━━━━━━━━━━━━┓
                ┃    手番end    ┃
                ┗━━━━━━━━━━━━━━━┛
                """);
        looks(drawn, Style.ASCII, """
                +---------------+
                |    ????end    |
                +---------------+
                """);
    }

    @Test
    void tiles_bear_their_digits_and_share_their_edges() {
        looks(Scenes.tiles(), Style.PLAIN, """
                ┏━━━┳━━━┳━━━┳━━━┓
                ┃ 1 ┃ 2 ┃!3!┃ 4 ┃
                ┣━━━╋━━━╋━━━╋━━━┫
                ┃ 5 ┃ 6 ┃ 7 ┃ 8 ┃
                ┣━━━╋━━━╇━━━╋━━━┫
                ┃ 2 ┃ · │   ┃ 3 ┃
                ┗━━━┻━━━┷━━━┻━━━┛
                                \s
                                \s
                  15  26  37  48\s
                """);
    }

    @Test
    void discs_stand_in_parentheses() {
        looks(Scenes.discs(), Style.PLAIN, """
                ┏━━━┯━━━┯━━━┯━━━┓
                ┃   │·A·│(B)│   ┃
                ┠───┼───┼───┼───┨
                ┃[C]│(A)│(B)│(D)┃
                ┠───┼───┼───┼───┨
                ┃(D)│(B)│(C)│(A)┃
                ┗━━━┷━━━┷━━━┷━━━┛
                 player 11 1    \s
                                \s
                 player 2    2 2\s
                """);
    }

    @Test
    void tiles_of_three_hide_the_lines_below_them() {
        looks(Scenes.trominoes(), Style.PLAIN, """
                ┏━━━┳━━━━━━━━━━━┓
                ┃ ◆ ┃░░░░░░░░░░░┃
                ┣━━━╋━━━┳━━━┯━━━┫
                ┃░░░┃░░░┃> <│ · ┃
                ┃░░░┃░░░┠───┼───┨
                ┃░░░┃░░░┃> <│ · ┃
                ┃░░░┃░░░┠───┼───┨
                ┃░░░┃░░░┃> <│ · ┃
                ┗━━━┻━━━┻━━━┷━━━┛
                """);
    }

    @Test
    void the_same_tiles_in_ascii() {
        looks(Scenes.trominoes(), Style.ASCII, """
                +---+-----------+
                | @ |###########|
                +---+---+-------+
                |###|###|> <: . |
                |###|###|.......|
                |###|###|> <: . |
                |###|###|.......|
                |###|###|> <: . |
                +---+---+-------+
                """);
    }

    @Test
    void what_is_filled_is_seen_without_color() {
        Scene scene = new Scene.Builder(1, 2)
                .mark(new Mark.Tile(Box.cell(0, 0), Ink.FILLED))
                .build(Message.verbatim("One of two lights"));
        assertThat(TerminalDrawing.write(scene, Style.PLAIN)).contains("■");
        assertThat(TerminalDrawing.write(scene, Style.ASCII)).contains("#");
    }

    @Test
    void digits_in_ascii() {
        looks(Scenes.digits(false), Style.ASCII, """
                +-----------+-----------+
                |[ ]: 5 :   |   :   :   |
                |...........|...........|
                |   :   : 7 |>  :   :  <|
                |...........|...........|
                |   :   :   |   :   :!7!|
                +-----------+-----------+
                """);
    }

    @Test
    void colors_end_with_each_line() {
        String drawing = TerminalDrawing.write(Scenes.trominoes(), Style.COLOR);
        assertThat(drawing.lines()).hasSize(9).allSatisfy(line -> {
            int last = line.lastIndexOf('\u001b');
            assertThat(last < 0 || line.startsWith("\u001b[m", last)).isTrue();
        });
        assertThat(drawing.lines().toList().get(1))
                .isEqualTo("┃\u001b[48;5;35;38;5;16m ◆ \u001b[m┃\u001b[48;5;221;38;5;16m           \u001b[m┃");
    }

    @Test
    void the_eight_hues_are_eight_colors_of_the_terminal() {
        assertThat(List.of(0, 1, 2, 3, 4, 5, 6, 7).stream()
                        .map(color -> TerminalColor.nearest(Fill.rgb(TerminalColor.color(Ink.hue(color)))))
                        .toList())
                .containsExactly(16, 178, 74, 36, 221, 25, 166, 175);
        assertThat(TerminalColor.nearest(0, 0, 0)).isEqualTo(16);
        assertThat(TerminalColor.nearest(255, 255, 255)).isEqualTo(231);
        assertThat(TerminalColor.nearest(95, 135, 255)).isEqualTo(69);
        assertThat(TerminalColor.nearest(128, 128, 128)).isEqualTo(244);
    }

    @Test
    void any_scene_can_be_drawn_and_all_its_lines_are_equally_wide() {
        Seeds.each(1_000, random -> {
            Scene scene = RandomScenes.any(random);
            for (Style style : Style.values()) {
                String drawing = TerminalDrawing.write(scene, style);
                assertThat(drawing).endsWith("\n");
                String bare = drawing.replaceAll("\u001b\\[[0-9;]*m", "");
                assertThat(bare).doesNotContain("\u001b");
                assertThat(bare.lines()
                                .mapToInt(style == Style.ASCII ? String::length : Raster::width)
                                .distinct()
                                .count())
                        .isEqualTo(1);
                if (style == Style.COLOR) {
                    continue;
                }
                assertThat(drawing).isEqualTo(bare);
                if (style == Style.ASCII) {
                    assertThat(drawing.chars().allMatch(c -> c == '\n' || c >= ' ' && c < 0x7f))
                            .isTrue();
                }
            }
        });
    }

    @Test
    void joints_of_lines() {
        assertThat(Junction.box(0)).isEqualTo(' ');
        int cross = 0;
        for (int side : new int[] {Junction.UP, Junction.RIGHT, Junction.DOWN, Junction.LEFT}) {
            cross = Junction.with(cross, side, 1);
        }
        assertThat(Junction.box(cross)).isEqualTo('┼');
        assertThat(Junction.box(Junction.with(cross, Junction.UP, 2))).isEqualTo('╀');
        assertThat(Junction.box(Junction.with(Junction.with(cross, Junction.LEFT, 2), Junction.RIGHT, 2)))
                .isEqualTo('┿');
        assertThat(Junction.box(Junction.without(cross, Junction.LEFT))).isEqualTo('├');
        assertThat(Junction.with(Junction.with(0, Junction.UP, 2), Junction.UP, 1))
                .isEqualTo(Junction.with(0, Junction.UP, 2));
        for (int junction = 0; junction < 256; junction++) {
            if ((junction & junction >> 1 & 0x55) == 0) {
                assertThat(Character.getName(Junction.box(junction)))
                        .satisfiesAnyOf(
                                name -> assertThat(name).startsWith("BOX DRAWINGS"),
                                name -> assertThat(name).isEqualTo("SPACE"));
            }
        }
    }

    private static TerminalDrawing.Labeled labeled(boolean notes, int columns) {
        Scene scene = Scenes.digits(notes);
        List<Spot> cells = new ArrayList<>();
        for (int cell = 0; cell < 18; cell++) {
            Box box = Box.cell(cell / 6, cell % 6);
            cells.add(new Spot(
                    "r%dc%d".formatted(cell / 6 + 1, cell % 6 + 1), box, Message.verbatim("a cell"), Message.NONE));
        }
        Scene named = new Scene(scene.width(), scene.height(), scene.title(), cells, scene.marks());
        return TerminalDrawing.labeled(named, Style.PLAIN, Words.ENGLISH, columns);
    }

    @Test
    void rows_and_columns_are_named_at_the_edge() {
        assertThat(labeled(false, 27)).isEqualTo(new TerminalDrawing.Labeled("""
                    c1  c2  c3  c4  c5  c6
                  ┏━━━┯━━━┯━━━┳━━━┯━━━┯━━━┓
                r1┃[ ]│ 5 │   ┃   │   │   ┃
                  ┠───┼───┼───╂───┼───┼───┨
                r2┃   │   │ 7 ┃>  │   │  <┃
                  ┠───┼───┼───╂───┼───┼───┨
                r3┃   │   │   ┃   │   │!7!┃
                  ┗━━━┷━━━┷━━━┻━━━┷━━━┷━━━┛
                """, 27));
    }

    @Test
    void a_narrow_window_has_a_smaller_drawing() {
        assertThat(labeled(true, 51).columns()).isEqualTo(51);
        assertThat(labeled(true, 50).columns()).isEqualTo(27);
        assertThat(labeled(false, 26)).isEqualTo(new TerminalDrawing.Labeled("""
                   1 2 3 4 5 6
                  ┏━┯━┯━┳━┯━┯━┓
                r1[ ]5│ ┃ │ │ ┃
                  ┠─┼─┼─╂─┼─┼─┨
                r2┃ │ │7┃>│ │<┃
                  ┠─┼─┼─╂─┼─┼─┨
                r3┃ │ │ ┃ │ !7!
                  ┗━┷━┷━┻━┷━┷━┛
                """, 15));
        assertThat(labeled(false, 1)).isEqualTo(labeled(false, 26));
    }

    @Test
    void a_scene_without_cells_has_no_names() {
        Scene scene = Scenes.digits(false);
        Scene bare = new Scene(scene.width(), scene.height(), scene.title(), List.of(), scene.marks());
        assertThat(TerminalDrawing.labeled(bare, Style.PLAIN, Words.ENGLISH, 80).text())
                .isEqualTo(TerminalDrawing.write(bare, Style.PLAIN));
    }
}
