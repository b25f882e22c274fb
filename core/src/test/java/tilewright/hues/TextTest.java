package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import tilewright.text.Format;
import tilewright.text.TextError;

final class TextTest {

    private static final String EMPTY = "......../......../......../......../......../......../......../........";

    @Test
    void legal_boards_are_written_as_they_are_read_and_illegal_ones_are_refused() {
        int refused = 0;
        for (String line : Cases.lines("partial-boards.txt")) {
            String[] fields = line.split(" ");
            if (fields[0].equals("illegal")) {
                TextError error = catchThrowableOfType(TextError.class, () -> Text.BOARDS.parse(fields[2]));
                assertThat(error).as(line).isNotNull();
                refused++;
            } else {
                assertThat(Text.BOARDS.parse(fields[2])).hasToString(fields[2]);
            }
        }
        assertThat(refused).isEqualTo(14);
    }

    @Test
    void bad_boards_are_refused_with_the_place() {
        refused(Text.BOARDS, "", 0, "expected 1 to 8 or . for row 1, column 1, found the end");
        refused(Text.BOARDS, "12345.9.", 6, "expected 1 to 8 or . for row 1, column 7, found (9)");
        refused(Text.BOARDS, ".......", 7, "expected 1 to 8 or . for row 1, column 8, found the end");
        refused(Text.BOARDS, "........./", 8, "row 1 has more than 8 cells");
        refused(Text.BOARDS, "......../........", 17, "expected (/) and row 3 of 8, found the end");
        refused(Text.BOARDS, EMPTY + "/", 71, "the board already has 8 rows");
    }

    @Test
    void clues_are_told_behind_the_rows() {
        String rows = "7....../......../......../......../......../......../......../.......3".replace("7.", "7..");
        Board all = Text.BOARDS.parse(rows + "!");
        assertThat(all.clues()).isEqualTo(1L << 63 | 1);
        assertThat(all).hasToString(rows + "!");
        Board one = Text.BOARDS.parse(rows + "!1");
        assertThat(one.clue(0)).isTrue();
        assertThat(one.clue(63)).isFalse();
        assertThat(one).hasToString(rows + "!1").isNotEqualTo(all);
        assertThat(all.without(63)).hasToString(rows.replace('3', '.') + "!");
        assertThat(Text.BOARDS.parse(rows).clues()).isZero();
        refused(Text.BOARDS, rows + "!2", 72, "a clue on row 1, column 2, where there is no tile");
    }

    @Test
    void notes_come_behind_a_blank_with_row_and_column_first() {
        String clue = "7" + EMPTY.substring(1) + "!";
        Board board = Text.BOARDS.parse(clue).withNotes(2, 9).withNotes(63, 128);
        assertThat(board).hasToString(clue + " 1314/888");
        assertThat(Text.BOARDS.parse(clue + "  888/1341 ")).isEqualTo(board);
        assertThat(Text.BOARDS.parse(EMPTY + " 1314")).hasToString(EMPTY + " 1314");
        Board beneath = Text.BOARDS.parse("7" + EMPTY.substring(1) + "!0 112");
        assertThat(beneath.without(0)).hasToString(EMPTY + " 112");
        refused(Text.BOARDS, clue + " 112", 73, "row 1, column 1 holds a clue, and notes are for other cells");
        refused(Text.BOARDS, clue + " 131/132", 77, "row 1, column 3 already has notes");
        refused(Text.BOARDS, clue + " 1311", 76, "repeated note");
        refused(Text.BOARDS, clue + " 13", 75, "expected a noted color, 1 to 8, found the end");
        refused(Text.BOARDS, clue + " 19", 74, "expected the column of a note, 1 to 8, found (9)");
    }

    @Test
    void boards_that_break_a_rule_are_refused_with_the_cells() {
        refused(
                Text.BOARDS,
                "..5...../...5....",
                12,
                "row 1, column 3 and row 2, column 4 touch at a corner and are both color 5");
        refused(Text.BOARDS, "..55....", 3, "row 1, column 3 and row 1, column 4 touch at a side and are both color 5");
        refused(
                Text.BOARDS,
                "..5...../......../..5.....",
                20,
                "row 1, column 3 and row 3, column 3 are two apart in a straight line and are both color 5");
        refused(
                Text.BOARDS,
                "5......5",
                7,
                "row 1, column 1 and row 1, column 8 are corners of the board and are both color 5");
        refused(
                Text.BOARDS,
                "1..1..1./......../.1..1..1/......../1..1..1.",
                42,
                "a ninth tile of color 1; there are eight of each");
    }

    @Test
    void moves_are_written_as_they_are_read() {
        for (String text : new String[] {"p5=r1c3", "r1c1>r2c2", "x=r8c8", "r1c3?14"}) {
            assertThat(Text.MOVES.format(Text.MOVES.parse(text))).isEqualTo(text);
        }
        assertThat(Text.MOVES.parse("p5=r1c3")).isEqualTo(new Move.Put(4, 2));
        refused(Text.MOVES, "5=r1c3", 0, "expected a move: p, x, or a cell, found (5)");
        refused(Text.MOVES, "p9=r1c3", 1, "the color must be 1 to 8, not (9)");
        refused(Text.MOVES, "r1c1-r2c2", 4, "expected (>), found (-)");
        assertThat(Text.MOVES.parse("r1c3?14")).isEqualTo(new Move.Note(2, 9));
        refused(Text.MOVES, "r1c3?9", 5, "expected a noted color, 1 to 8, found (9)");
        refused(Text.MOVES, "x=r1c9", 5, "the column must be 1 to 8, not (9)");
    }

    @Test
    void setups_are_written_as_they_are_read() {
        for (String text : new String[] {"empty", "easy", "medium", "hard", "tiles-40", "tiles-1"}) {
            assertThat(Text.SETUPS.format(Text.SETUPS.parse(text))).isEqualTo(text);
        }
        refused(Text.SETUPS, "tiles-64", 6, "the number of tiles must be 1 to 63, not (64)");
        refused(
                Text.SETUPS,
                "full",
                0,
                "expected (empty), (easy), (medium), (hard), or (tiles-) and a number, found (f)");
    }

    private static void refused(Format<?> format, String text, int offset, String reason) {
        TextError error = catchThrowableOfType(TextError.class, () -> format.parse(text));
        assertThat(error).as(text).isNotNull();
        assertThat(error.problem().text()).isEqualTo(reason);
        assertThat(error.offset()).isEqualTo(offset);
    }
}
