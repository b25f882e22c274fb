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
import tilewright.text.TextLines;

final class GridLinesTest {

    private static final String LINE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /** A letter for each line: passed over (-), Alone, First, Inside. */
    private static String places(String lines) {
        GridLines grouping = new GridLines();
        StringBuilder places = new StringBuilder();
        TextLines all = TextLines.of(lines);
        int from = 0;
        while (from < all.size()) {
            LineGrouping.Group group = grouping.first(all.behind(from));
            from += group.lines();
            boolean alone = group.lines() == 1;
            places.append(
                    !group.text() ? "-".repeat(group.lines()) : alone ? "A" : "F" + "I".repeat(group.lines() - 1));
            int after = group.text() && !alone ? LineGrouping.MOST : 0;
            while (after == LineGrouping.MOST) {
                after = grouping.after(all.behind(from));
                places.append("-".repeat(after));
                from += after;
            }
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
                .isEqualTo("A-AAA");
        assertThat(places(written("kaggle"))).isEqualTo("A");
        assertThat(places(LINE.substring(1) + "\n" + "What a lovely day for a puzzle."))
                .isEqualTo("AA");
        LineGrouping.LinesAhead one = new LineGrouping.LinesAhead() {
            @Override
            public boolean has(int index) {
                throw new AssertionError(index);
            }

            @Override
            public String line(int index) {
                return index == 0 ? LINE : "" + has(index);
            }
        };
        assertThat(new GridLines().first(one)).isEqualTo(LineGrouping.Group.LINE);
    }

    @Test
    void nine_rows_are_a_grid_and_the_next_ten_lines_are_another() {
        assertThat(places(rows(18))).isEqualTo("FIIIIIIII".repeat(2));
        assertThat(places(rows(9) + "\n\n" + rows(9))).isEqualTo("FIIIIIIII-FIIIIIIII");
        assertThat(places(written("csv"))).isEqualTo("FIIIIIIII");
    }

    @Test
    void a_frame_is_part_of_its_grid_and_its_lower_side_is_passed_over() {
        assertThat(places(written("ss") + "\n" + written("ss"))).isEqualTo("FIIIIIIIIIII-".repeat(2));
        assertThat(places(written("pencilmarks") + "\n" + LINE)).isEqualTo("FIIIIIIIIIII-A");
        assertThat(places("----\n" + rows(9) + "\n\n" + rows(9))).isEqualTo("FIIIIIIIII-FIIIIIIII");
        assertThat(places(rows(9) + "\n---------\n" + rows(9))).isEqualTo("FIIIIIIII-FIIIIIIII");
        assertThat(places(LINE + "\n-----------\n" + LINE)).isEqualTo("A-A");
    }

    @Test
    void bands_may_be_apart_and_so_may_all_rows() {
        String band = rows(3) + "\n\n";
        assertThat(places(band + band + band + LINE)).isEqualTo("FIIIIIIIIII-A");
        assertThat(places(rows(9).replace("\n", "\n\n"))).isEqualTo("F" + "I".repeat(16));
    }

    @Test
    void titles_above_and_names_below_are_passed_over() {
        assertThat(places("Grid 01\n" + rows(9) + "\nGrid 02\n" + rows(9))).isEqualTo("-FIIIIIIII-FIIIIIIII");
        assertThat(places("No. 5\n\nby me\n" + written("ss") + "\n Simple Sudoku\n Version 4.2n\n" + LINE))
                .isEqualTo("---FIIIIIIIIIII---A");
        assertThat(places("1\n" + rows(9) + "\n\n2\n" + rows(9))).isEqualTo("-FIIIIIIII--FIIIIIIII");
        assertThat(places("nothing\n" + LINE + "\nnothing")).isEqualTo("AAA");
        assertThat(places("Grid 01\n" + LINE + "\n// easy\n" + LINE + "\nthe next:\n" + LINE))
                .isEqualTo("-A-A-A");
        assertThat(places("nothing\n".repeat(300) + LINE)).isEqualTo("F" + "I".repeat(127) + "-".repeat(172) + "A");
    }

    @Test
    void sections_go_on_to_the_next_puzzle() {
        String sections = "[Puzzle]\n" + rows(9) + "\n\n[State]\n" + rows(9) + "\n";
        assertThat(places(sections + sections)).isEqualTo("F" + "I".repeat(20) + "F" + "I".repeat(20) + "-");
        assertThat(places("[Puzzle]\n" + rows(9) + "\n" + LINE)).isEqualTo("FIIIIIIIIIA");
    }

    @Test
    void a_bad_row_is_part_of_its_grid() {
        assertThat(places("53..7...\n" + rows(8))).isEqualTo("FIIIIIIII");
        assertThat(places("53..7....\nwhat\n" + rows(7))).isEqualTo("FIIIIIIII");
        assertThat(places(rows(3) + "\n" + LINE + "\n" + rows(9))).isEqualTo("FIIAFIIIIIIII");
        assertThat(places(rows(8) + "\n\n" + LINE)).isEqualTo("FIIIIIII-A");
        assertThat(places(rows(8) + "\n\n" + rows(9))).isEqualTo("FIIIIIII-FIIIIIIII");
    }

    @Test
    void the_head_of_a_table_is_passed_over() {
        assertThat(places("quizzes,solutions\nid,puzzle,solution,clues,difficulty\npuzzle"))
                .isEqualTo("---");
        for (String head : new String[] {"question,answer", "Question;Answer", "\"a\",\"b\"", "source,q,a,rating"}) {
            assertThat(places(head + "\n" + LINE + ",;" + LINE)).as(head).isEqualTo("-A");
            assertThat(places(head + "\nnothing")).as(head).isEqualTo("FI");
        }
        assertThat(places("Sudoku\n" + LINE)).isEqualTo("-A");
    }

    @Test
    void no_text_is_longer_than_is_looked_ahead() {
        String places = places("[Puzzle]\n" + "[More]\n".repeat(1_000));
        assertThat(places).startsWith("F" + "I".repeat(LineGrouping.MOST - 1) + "F");
        assertThat(places("[\n".repeat(1_000))).doesNotContain("I");
    }

    @Test
    void every_notation_is_one_text_that_is_read_again() {
        Board board = POSITIONS.parse(LINE);
        for (Notation notation : NOTATIONS.all()) {
            String text = notation.write(board);
            String[] lines = text.split("\n", -1);
            assertThat(GroupedTexts.texts(text)).as(notation.id()).hasSize(1);
            boolean container = new GridLines().container(TextLines.of(text)).isPresent();
            assertThat(container ? "A" : places(text))
                    .as(notation.id())
                    .isIn(
                            "A",
                            "F" + "I".repeat(lines.length - 1),
                            "F" + "I".repeat(Math.max(0, lines.length - 2)) + "-");
            if (!notation.id().equals("canonical")) {
                assertThat(POSITIONS.parse(text)).as(notation.id()).isEqualTo(board);
            }
        }
    }

    /** What a file means is the same when it is cut where it may be. */
    @Test
    void a_file_may_be_cut_where_the_grouping_says_so() {
        Seeds.each(500, random -> {
            List<String> some =
                    new ArrayList<>(List.of("", "[Puzzle]", "[State]", "---", "x", "puzzle,solution", "a,b"));
            some.addAll(List.of(LINE, LINE + "," + LINE, rows(9), "53..7....", "1,2,,,,,,,", "[", "]", "#"));
            some.addAll(List.of("| 1 23 4 | 5 6 7 | 8 9 12 |", "5", LINE.replace('.', ' '), "+---+---+---+"));
            List<String> lines = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                lines.addAll(List.of(some.get(random.below(some.size())).split("\n", -1)));
            }
            GridLines grouping = new GridLines();
            String whole = places(String.join("\n", lines));
            for (int i = 1; i < lines.size(); i++) {
                String before = lines.get(i - 1).startsWith("#") ? "" : lines.get(i - 1);
                if (!lines.get(i).startsWith("#") && grouping.cutBefore(before, lines.get(i))) {
                    assertThat(places(String.join("\n", lines.subList(0, i)))
                                    + places(String.join("\n", lines.subList(i, lines.size()))))
                            .isEqualTo(whole);
                }
            }
        });
    }
}
