package tilewright.sudoku.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static tilewright.sudoku.notation.AllNotations.NOTATIONS;
import static tilewright.sudoku.notation.AllNotations.POSITIONS;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.sudoku.model.Board;
import tilewright.text.LineGrouping;

final class GridLinesTest {

    private static final String LINE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /** A letter for each line: Between, Alone, First, Inside, Last. */
    private static String places(String lines) {
        LineGrouping.Grouper grouper = new GridLines().grouper();
        StringBuilder places = new StringBuilder();
        for (String line : lines.split("\n", -1)) {
            places.append(grouper.next(line).name().charAt(0));
        }
        return places.toString();
    }

    private static String written(String form) {
        Board board = POSITIONS.parse(LINE);
        for (Notation notation : NOTATIONS.all()) {
            if (notation.id().equals(form)) {
                return notation.write(board);
            }
        }
        throw new AssertionError(form);
    }

    private static String rows(int count) {
        return "53..7....\n".repeat(count).strip();
    }

    @Test
    void a_puzzle_in_a_line_is_one_at_once() {
        assertThat(places(LINE + "\n\n" + LINE + " " + LINE + "\n" + written("candidates") + "\n" + written("code")))
                .isEqualTo("ABAAA");
        assertThat(places(written("kaggle"))).isEqualTo("A");
        assertThat(places(LINE.substring(1) + "\n" + "What a lovely day for a puzzle."))
                .isEqualTo("AA");
    }

    @Test
    void nine_rows_are_a_grid_and_the_next_ten_lines_are_another() {
        assertThat(places(rows(18))).isEqualTo("FIIIIIIIL".repeat(2));
        assertThat(places(rows(9) + "\n\n" + rows(9))).isEqualTo("FIIIIIIILBFIIIIIIIL");
        assertThat(places(written("csv"))).isEqualTo("FIIIIIIIL");
    }

    @Test
    void a_frame_ends_with_its_lower_side() {
        assertThat(places(written("ss") + "\n" + written("ss"))).isEqualTo("FIIIIIIIIIIIL".repeat(2));
        assertThat(places(written("pencilmarks") + "\n" + LINE)).isEqualTo("FIIIIIIIIIIILA");
        assertThat(places("----\n" + rows(9) + "\n\n" + rows(9))).isEqualTo("FIIIIIIIIIBFIIIIIIIL");
    }

    @Test
    void a_lower_side_alone_is_nothing() {
        assertThat(places(rows(9) + "\n---------\n" + rows(9))).isEqualTo("FIIIIIIILBFIIIIIIIL");
    }

    @Test
    void sections_go_on_to_the_next_puzzle() {
        String sections = "[Puzzle]\n" + rows(9) + "\n\n[State]\n" + rows(9) + "\n";
        assertThat(places(sections + sections)).isEqualTo("F" + "I".repeat(20) + "F" + "I".repeat(21));
        assertThat(places("[Puzzle]\n" + rows(9) + "\n" + LINE)).isEqualTo("FIIIIIIIIIA");
    }

    @Test
    void a_bad_row_is_part_of_its_grid() {
        assertThat(places("53..7...\n" + rows(8))).isEqualTo("FIIIIIIIL");
        assertThat(places("53..7....\nwhat\n" + rows(7))).isEqualTo("FIIIIIIIL");
        assertThat(places(rows(3) + "\n" + LINE + "\n" + rows(9))).isEqualTo("FIIAFIIIIIIIL");
        assertThat(places(rows(8) + "\n\n" + LINE)).isEqualTo("FIIIIIIIBA");
    }

    @Test
    void the_head_of_a_table_is_nothing() {
        assertThat(places("quizzes,solutions\nid,puzzle,solution,clues,difficulty\npuzzle"))
                .isEqualTo("BBB");
    }

    @Test
    void no_text_is_longer_than_a_hundred_lines() {
        String places = places("[Puzzle]\n" + "[More]\n".repeat(1_000));
        assertThat(places).contains("F").doesNotContain("I".repeat(100));
        assertThat(places).startsWith("F" + "I".repeat(99));
    }

    @Test
    void every_notation_is_one_text_that_is_read_again() {
        Board board = POSITIONS.parse(LINE);
        for (Notation notation : NOTATIONS.all()) {
            String text = notation.write(board);
            String[] lines = text.split("\n", -1);
            assertThat(places(text))
                    .as(notation.id())
                    .isIn(
                            "A",
                            "F" + "I".repeat(lines.length - 1),
                            "F" + "I".repeat(Math.max(0, lines.length - 2)) + "L");
            if (!notation.id().equals("canonical")) {
                assertThat(POSITIONS.parse(text)).as(notation.id()).isEqualTo(board);
            }
        }
    }

    @Test
    void a_whole_line_is_one_by_itself_whatever_came_before() {
        Seeds.each(300, random -> {
            List<String> some =
                    new ArrayList<>(List.of("", "[Puzzle]", "[State]", "---", "x", "puzzle,solution", LINE));
            some.addAll(List.of("53..7....", "1,2,,,,,,,", "| 1 23 4 | 5 6 7 | 8 9 12 |", "5"));
            LineGrouping.Grouper grouper = new GridLines().grouper();
            for (int i = 0; i < 200; i++) {
                String line = some.get(random.below(some.size()));
                LineGrouping.Place place = grouper.next(line);
                if (line.equals(LINE)) {
                    assertThat(place).isEqualTo(LineGrouping.Place.ALONE);
                }
            }
        });
    }
}
