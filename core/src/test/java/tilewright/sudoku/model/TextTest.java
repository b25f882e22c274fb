package tilewright.sudoku.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.SudokuPuzzle;
import tilewright.text.Format;
import tilewright.text.TextError;

final class TextTest {

    private static final String CLUES =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String NOTHING = ".".repeat(81);
    private static final Format<Board> ALL_NOTATIONS =
            new SudokuPuzzle().texts().positions();

    @Test
    void clues_alone_are_81_characters() {
        Board board = Text.POSITIONS.parse(CLUES);
        assertThat(board.clue(0)).isEqualTo(5);
        assertThat(board.clue(2)).isZero();
        assertThat(board.clue(80)).isEqualTo(9);
        assertThat(board.emptyCells()).isEqualTo(51);
        assertThat(Text.POSITIONS.format(board)).isEqualTo(CLUES);
    }

    @Test
    void an_empty_cell_may_be_a_dot_a_zero_a_star_or_a_line() {
        Board board = Text.POSITIONS.parse(CLUES);
        for (char empty : new char[] {'0', '*', '_'}) {
            assertThat(Text.POSITIONS.parse(CLUES.replace('.', empty))).isEqualTo(board);
        }
    }

    @Test
    void what_the_player_set_comes_behind_the_clues() {
        Board board = Text.POSITIONS.parse(CLUES).withEntry(2, 4).withNotes(3, Digits.bit(2) | Digits.bit(6));
        String text = CLUES + " ..4" + ".".repeat(78) + " 1426";
        assertThat(Text.POSITIONS.format(board)).isEqualTo(text);
        assertThat(Text.POSITIONS.parse(text)).isEqualTo(board);
    }

    @Test
    void notes_name_their_row_and_column_first() {
        Board board = Board.of(new int[81])
                .withNotes(2, Digits.bit(1) | Digits.bit(4))
                .withNotes(9, Digits.bit(7));
        assertThat(Text.POSITIONS.format(board)).isEqualTo(NOTHING + " " + NOTHING + " 1314/217");
        assertThat(Text.POSITIONS.parse(NOTHING + "  " + NOTHING + "\t217/1341 "))
                .isEqualTo(board);
    }

    @Test
    void center_notes_and_those_taken_away_follow_behind_a_letter() {
        Board board = Text.POSITIONS.parse(CLUES + " " + NOTHING + " 1314c2x56/14c7/16x9 auto");
        assertThat(board.automatic()).isTrue();
        assertThat(Digits.text(board.notes(2, Note.CORNER), "")).isEqualTo("14");
        assertThat(Digits.text(board.notes(2, Note.CENTER), "")).isEqualTo("2");
        assertThat(Digits.text(board.notes(2, Note.REMOVED), "")).isEqualTo("56");
        assertThat(Digits.text(board.notes(3, Note.CENTER), "")).isEqualTo("7");
        assertThat(board).hasToString(CLUES + " " + NOTHING + " 1314c2x56/14c7/16x9 auto");
        assertThat(Text.POSITIONS.parse(CLUES + " auto")).hasToString(CLUES + " auto");
        refused(CLUES + " " + NOTHING + " 13c", 167, "expected a noted digit");
        refused(CLUES + " " + NOTHING + " 13x2c1", 168, "expected the end");
        refused(CLUES + " auto 1", 87, "expected the end");
    }

    @Test
    void colored_cells_come_last() {
        Board board = Text.POSITIONS.parse(CLUES).withTint(0, 2).withTint(80, 6);
        assertThat(board).hasToString(CLUES + " ~112/996");
        assertThat(ALL_NOTATIONS.parse(CLUES + " ~996/112 ")).isEqualTo(board);
        assertThat(board.withEntry(2, 4).withAutomatic(true))
                .hasToString(CLUES + " ..4" + ".".repeat(78) + " auto ~112/996");
        assertThat(board.fresh()).hasToString(CLUES);
        refused(CLUES + " ~117", 85, "colors go from 1 to 6, not (7)");
        refused(CLUES + " ~112/113", 87, "row 1, column 1 already has a color");
        refused(CLUES + " ~11", 85, "expected a color");
    }

    @Test
    void the_players_part_may_repeat_the_clues() {
        String filled = "534678912" + CLUES.substring(9);
        Board board = Text.POSITIONS.parse(CLUES + " " + filled);
        assertThat(board.entry(0)).isZero();
        assertThat(board.entry(2)).isEqualTo(4);
        assertThat(Text.POSITIONS.parse(board.toString())).isEqualTo(board);
    }

    @Test
    void equal_clues_that_see_each_other_are_read() {
        assertThat(Text.POSITIONS.parse("55" + ".".repeat(79)).conflicts()).isEqualTo(2);
    }

    @Test
    void any_position_is_read_as_it_was_written() {
        Seeds.each(500, random -> {
            Board board = random(random);
            assertThat(Text.POSITIONS.parse(Text.POSITIONS.format(board))).isEqualTo(board);
        });
    }

    private static Board random(SeededRandom random) {
        int[] clues = new int[81];
        int[] entries = new int[81];
        int[] notes = new int[81];
        int kinds = 1 + random.below(5);
        for (int cell = 0; cell < 81; cell++) {
            switch (random.below(kinds)) {
                case 0 -> clues[cell] = random.below(10);
                case 1 -> entries[cell] = random.below(10);
                case 2 -> notes[cell] = random.below(512);
                case 3 -> {
                    entries[cell] = random.below(10);
                    notes[cell] = random.below(Note.ALL + 1);
                }
                default -> {}
            }
        }
        Board board = Board.of(clues, entries, notes, random.below(3) == 0);
        for (int colored = random.below(4); colored > 0; colored--) {
            board = board.withTint(random.below(81), 1 + random.below(Tint.COUNT));
        }
        if (random.below(3) == 0) {
            int[] candidates = new int[81];
            for (int cell = 0; cell < 81; cell++) {
                candidates[cell] = 1 + random.below(511);
            }
            board = board.withCandidates(candidates);
        }
        return board;
    }

    @Test
    void candidates_that_are_clues_follow_the_clues() {
        Board board = Text.POSITIONS.parse(CLUES + " only 1314/1426 ..2" + ".".repeat(78) + " 14c9/16x8 ~112");
        assertThat(board.givesCandidates()).isTrue();
        assertThat(board.automatic()).isTrue();
        assertThat(Digits.text(board.withEntry(2, 0).possible(2), "")).isEqualTo("14");
        assertThat(board.conflicts()).isEqualTo(1);
        assertThat(Text.POSITIONS.parse(CLUES + " only 13124")).hasToString(CLUES); // all that the clues leave
        assertThat(Text.POSITIONS.parse(CLUES + " only 1318 auto")).hasToString(CLUES + " only 131");
        assertThat(ALL_NOTATIONS.parse(CLUES + "  only  1318/1426 ~112 ")).hasToString(CLUES + " only 131 ~112");
        refused(CLUES + " only", 86, "expected the row of a cell with candidates");
        refused(CLUES + " only 10", 88, "expected the column of a cell with candidates");
        refused(CLUES + " only 13", 89, "expected a noted digit");
        refused(CLUES + " only 115", 87, "row 1, column 1 holds a clue, and candidates are for other cells");
        refused(CLUES + " only 134/134", 91, "row 1, column 3 already has candidates");
        refused(CLUES + " only 1344", 90, "repeated note");
        refused(CLUES + " only 134 auto only", 96, "expected the end");
    }

    @Test
    void a_bad_position_is_refused_with_its_place() {
        refused("", 0, "after 0 of them comes the end");
        refused(CLUES.substring(1), 80, "after 80 of them comes the end");
        refused(CLUES + "1", 81, "unexpected (1)");
        refused(CLUES.substring(0, 40) + "x" + CLUES.substring(41), 40, "after 40 of them comes (x)");
        refused(CLUES + " 1", 83, "after 1 of them comes the end");
        refused(CLUES + " 6" + NOTHING.substring(1), 82, "row 1, column 1 has the clue 5");
        refused(CLUES + " " + NOTHING + " 114", 164, "row 1, column 1 holds a clue");
        refused(CLUES + " " + NOTHING + " 13", 166, "expected a noted digit");
        refused(CLUES + " " + NOTHING + " 1344", 167, "repeated note");
        refused(CLUES + " " + NOTHING + " 134/135", 168, "row 1, column 3 already has notes");
        refused(CLUES + " " + NOTHING + " 104", 165, "expected the column of a note");
        refused(CLUES + " " + NOTHING + " 134 5", 168, "expected the end");
        refused(CLUES + ";", 81, "expected the end");
    }

    private static void refused(String text, int offset, String reason) {
        TextError error = catchThrowableOfType(TextError.class, () -> Text.POSITIONS.parse(text));
        assertThat(error).as(text).isNotNull().hasMessageContaining(reason);
        assertThat(error.offset()).as(text).isEqualTo(offset);
    }

    @Test
    void broken_positions_are_answered_by_text_errors_alone() {
        String alphabet = ".0123456789*_/ :@JBLAxcauto~\u00e9\n";
        int[] readable = new int[1];
        Seeds.each(2_000, random -> {
            StringBuilder text = new StringBuilder(random(random).toString());
            for (int i = 1 + random.below(3); i > 0; i--) {
                int at = random.below(text.length());
                String with = alphabet.substring(0, random.below(2)) + alphabet.charAt(random.below(alphabet.length()));
                text.replace(at, at + random.below(3) % Math.max(1, text.length() - at), with);
            }
            try {
                Board board = ALL_NOTATIONS.parse(text.toString());
                assertThat(Text.POSITIONS.parse(board.toString())).isEqualTo(board);
                readable[0]++;
            } catch (TextError error) {
                assertThat(error.offset()).isBetween(0, text.length());
            }
        });
        assertThat(readable[0]).isBetween(1, 1_900);
    }

    @Test
    void moves_are_short() {
        for (Move move : Arrays.asList(
                new Move.Place(2, 4),
                new Move.Erase(2),
                new Move.Mark(80, Note.CORNER, Digits.ALL),
                new Move.Mark(2, Note.CENTER, 3),
                new Move.Mark(2, Note.REMOVED, 5),
                new Move.Color(2, 0),
                new Move.Color(80, Tint.COUNT),
                new Move.Automatic(true),
                new Move.Automatic(false))) {
            assertThat(Text.MOVES.parse(Text.MOVES.format(move))).isEqualTo(move);
        }
        assertThat(Text.MOVES.parse("r1c3=4")).isEqualTo(new Move.Place(2, 4));
        assertThat(Text.MOVES.parse("r1c3=.")).isEqualTo(new Move.Erase(2));
        assertThat(Text.MOVES.parse("r9c9?9")).isEqualTo(new Move.Mark(80, Note.CORNER, Digits.bit(9)));
    }

    @Test
    void a_bad_move_is_refused() {
        for (String text : new String[] {
            "", "r1c3", "r0c3=4", "r1c10=4", "r1c3=0", "r1c3?.", "r1c3=44", "c3r1=4", "auto", "auto=", "auto=x",
            "r1c3~7"
        }) {
            assertThat(catchThrowableOfType(TextError.class, () -> Text.MOVES.parse(text)))
                    .as(text)
                    .isNotNull();
        }
    }
}
