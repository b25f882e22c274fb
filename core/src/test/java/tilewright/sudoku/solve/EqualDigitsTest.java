package tilewright.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Text;

final class EqualDigitsTest {

    private static String words(String clues) {
        Board board = Text.POSITIONS.parse(clues + ".".repeat(81 - clues.length()));
        return EqualDigits.words(board).text();
    }

    @Test
    void the_cells_of_equal_digits() {
        assertThat(words("11")).isEqualTo("two 1s in row 1: r1c1 and r1c2");
        assertThat(words(".........5..5..5")).isEqualTo("three 5s in row 2: r2c1, r2c4, and r2c7");
        assertThat(words("7.................7")).isEqualTo("two 7s in column 1: r1c1 and r3c1");
        assertThat(words("7..........7")).isEqualTo("two 7s in box 1: r1c1 and r2c3");
    }

    @Test
    void none_where_all_differ() {
        assertThat(words("123456789456")).isEmpty();
    }
}
