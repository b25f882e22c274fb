package tilewright.sudoku.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static tilewright.sudoku.notation.AllNotations.POSITIONS;

import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.puzzle.Study;
import tilewright.puzzle.TextForm;
import tilewright.sudoku.SudokuPuzzle;
import tilewright.sudoku.generate.Setup;
import tilewright.sudoku.generate.SudokuGenerator;
import tilewright.sudoku.model.Board;
import tilewright.text.TextError;

final class ShareCodeTest {

    private static final String CLUES =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    private static String code(Board board) {
        for (TextForm<Board> form : new SudokuPuzzle().texts().forms()) {
            if (form.id().equals("code")) {
                return form.writer().apply(board);
            }
        }
        throw new AssertionError("there is no form (code)");
    }

    @Test
    void a_letter_is_the_solutions_digit_plus_ten_for_a_clue() {
        // The rule of the alphabet, letter by letter, with the letters of the clues' digits behind the others.
        StringBuilder expected = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            boolean clue = CLUES.charAt(cell) != '.';
            expected.append((clue ? "PSMCOGDTQH" : "JBLAKIRNEF").charAt(SOLUTION.charAt(cell) - '0'));
        }
        String code = code(POSITIONS.parse(CLUES));
        assertThat(code).isEqualTo(expected.toString()).startsWith("GCKRTEFBL");
        assertThat(POSITIONS.parse(code)).isEqualTo(POSITIONS.parse(CLUES));
    }

    @Test
    void decoding_gives_the_same_puzzle() {
        Seeds.each(200, random -> {
            Board puzzle = new SudokuGenerator().generate(new Setup.Singles(), random);
            assertThat(POSITIONS.parse(code(puzzle))).isEqualTo(puzzle);
        });
    }

    @Test
    void what_the_player_set_is_not_in_the_code() {
        Board puzzle = POSITIONS.parse(CLUES);
        assertThat(code(puzzle.withEntry(2, 9).withNotes(3, 1))).isEqualTo(code(puzzle));
    }

    @Test
    void cells_without_a_digit_are_read() {
        String code = "J".repeat(80) + "P";
        assertThat(POSITIONS.parse(code)).isEqualTo(Board.of(new int[81]));
        assertThat(POSITIONS.parse("H" + "J".repeat(80)).clue(0)).isEqualTo(9);
        assertThat(POSITIONS.parse("F" + "J".repeat(80)).clue(0)).isZero();
    }

    private static void refused(String text, int offset, String reason) {
        TextError error = catchThrowableOfType(TextError.class, () -> POSITIONS.parse(text));
        assertThat(error).as(text).isNotNull().hasMessageContaining(reason);
        assertThat(error.offset()).as(text).isEqualTo(offset);
    }

    @Test
    void a_bad_code_is_refused_with_its_cell() {
        String code = code(POSITIONS.parse(CLUES));
        refused(code.substring(1), 80, "this one ends after 80");
        refused(code + "J", 81, "unexpected (J)");
        refused(code.substring(0, 7) + "X" + code.substring(8), 0, "no puzzle in this text");
        refused(code.substring(0, 7) + "." + code.substring(8), 0, "no puzzle in this text");
        refused(code.substring(0, 3) + "I" + code.substring(4), 3, "row 1, column 1 and again in row 1, column 4");
        refused("B" + "J".repeat(19) + "S" + "J".repeat(60), 20, "row 1, column 1 and again in row 3, column 3");
    }

    @Test
    void only_a_puzzle_with_one_solution_has_a_code() {
        assertThatThrownBy(() -> code(Board.of(new int[81])))
                .isInstanceOf(Study.Refused.class)
                .hasMessageContaining("has several");
        assertThatThrownBy(() -> code(POSITIONS.parse("55" + ".".repeat(79))))
                .isInstanceOf(Study.Refused.class)
                .hasMessageContaining("has none");
    }

    /** Found by fuzzing: its code was written, and what was read from it had another one. */
    @Test
    void a_nearly_full_grid_with_equal_clues_has_no_code() {
        String grid = "..9814735143572698857963241976485312428139576315627489782396154694751823531248968";
        assertThatThrownBy(() -> code(POSITIONS.parse(grid)))
                .isInstanceOf(Study.Refused.class)
                .hasMessageContaining("has none");
    }

    @Test
    void zeros_are_read_as_the_same_position() {
        Board board = POSITIONS.parse(CLUES).withEntry(2, 4).withNotes(3, 3);
        TextForm<Board> zeros = new SudokuPuzzle().texts().forms().get(1);
        assertThat(zeros.id()).isEqualTo("zeros");
        assertThat(zeros.writer().apply(board)).startsWith("530070000").doesNotContain(".");
        assertThat(POSITIONS.parse(zeros.writer().apply(board))).isEqualTo(board);
    }
}
