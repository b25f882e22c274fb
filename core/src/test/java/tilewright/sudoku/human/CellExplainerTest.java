package tilewright.sudoku.human;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Function;
import org.junit.jupiter.api.Test;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.puzzle.Explainer.Explanation;
import tilewright.puzzle.Explainer.Line;
import tilewright.search.Limits;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.SudokuRules;
import tilewright.sudoku.model.Text;
import tilewright.text.Json;

final class CellExplainerTest {

    private static final Board PUZZLE =
            Text.POSITIONS.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private static Explanation explain(Board board, String spot) {
        return new CellExplainer<Board>().explain(board, spot);
    }

    @Test
    void each_digit_is_possible_or_in_a_cell_in_sight() {
        Explanation said = explain(PUZZLE, "r1c3");
        assertThat(said.lines().getFirst().text().text()).isEqualTo("Row 1, column 3 can hold 1, 2, 4.");
        for (int cell = 0; cell < 81; cell++) {
            Explanation each = explain(PUZZLE, Houses.GRID.name(cell));
            for (Line line : each.lines().subList(1, each.lines().size())) {
                int digit = Integer.parseInt(line.about());
                assertThat(line.fits()).isEqualTo(Digits.holds(PUZZLE.possible(cell), digit));
                assertThat(line.marks().isEmpty()).isEqualTo(line.fits());
            }
        }
        Line five = said.lines().get(5);
        assertThat(five.text().text()).isEqualTo("5 is in row 1, column 1.");
        assertThat(five.marks()).containsExactly(new Mark.Ring(Box.cell(0, 0).inset(1), Ink.CONFLICT));
    }

    @Test
    void a_digit_is_told_with_its_equals() {
        assertThat(explain(PUZZLE, "r1c1").lines()).hasSize(1);
        assertThat(explain(PUZZLE, "r1c1").marks()).hasSize(3 + 2);
        Line held = explain(PUZZLE.withEntry(2, 5), "r1c3").lines().getFirst();
        assertThat(held.fits()).isFalse();
        assertThat(held.text().text()).isEqualTo("Row 1, column 3 holds 5, which is in row 1, column 1 as well.");
    }

    private static String check(Board board) {
        return new WrongDigits<>(new ClassicSolutions())
                .study(board, 0, Limits.NONE)
                .line()
                .text();
    }

    @Test
    void wrong_digits_are_counted_and_shown() {
        assertThat(check(PUZZLE)).isEqualTo("no digit is set yet");
        assertThat(check(PUZZLE.withEntry(2, 4))).isEqualTo("no digit is wrong");
        assertThat(check(PUZZLE.withEntry(2, 1))).isEqualTo("1 digit is wrong");
        Board noted = PUZZLE.withEntry(2, 1)
                .withEntry(3, 7)
                .withNotes(5, Digits.bit(2))
                .withNotes(6, Digits.ALL);
        assertThat(check(noted)).isEqualTo("2 digits are wrong, and 1 cell's notes lack the right digit");
        var report = new WrongDigits<>(new ClassicSolutions()).study(noted, 0, Limits.NONE);
        assertThat(report.fields()).isEqualTo(Json.parse("{\"wrong\":[\"r1c3\",\"r1c4\"],\"missing\":[\"r1c6\"]}"));
        assertThat(report.picture().orElseThrow().marks()).hasSize(3);
    }

    @Test
    void notes_of_both_kinds_and_automatic_ones_lack_the_right_digit_or_have_it() {
        Function<String, String> missing = moves -> {
            Board board = PUZZLE;
            for (String move : moves.split(" ")) {
                board = new SudokuRules<Board>().after(board, Text.MOVES.parse(move));
            }
            return new WrongDigits<>(new ClassicSolutions())
                    .study(board, 0, Limits.NONE)
                    .fields()
                    .field("missing")
                    .orElseThrow()
                    .toString();
        };
        assertThat(missing.apply("r1c3!1")).isEqualTo("[\"r1c3\"]");
        assertThat(missing.apply("r1c3!1 r1c3!4")).isEqualTo("[]");
        assertThat(missing.apply("r1c3?1 r1c3!4")).isEqualTo("[]");
        assertThat(missing.apply("r1c3?4 r1c3!1")).isEqualTo("[]");
        assertThat(missing.apply("r1c3?1 r1c4!2")).isEqualTo("[\"r1c3\",\"r1c4\"]");
    }

    @Test
    void without_one_solution_only_what_clashes_is_wrong() {
        Board empty = Board.of(new int[81]).withEntry(0, 5);
        assertThat(check(empty)).isEqualTo("no digit sees an equal one, and the puzzle has several solutions");
        assertThat(check(empty.withEntry(1, 5)))
                .isEqualTo("2 digits see an equal one, and the puzzle has several solutions");
        assertThat(check(Text.POSITIONS.parse("55" + ".".repeat(79)))).isEqualTo("the clues have no solution");
    }
}
