package tilewright.sudoku.canonical;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tilewright.ChiSquare;
import tilewright.Seeds;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Text;

final class IsomorphismTest {

    private static final int[] STILL = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    private static final int[] SAME = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    private static final Board BOARD = Text.POSITIONS
            .parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
            .withEntry(2, 4)
            .withNotes(3, Digits.bit(2) | Digits.bit(6));

    @Test
    void rows_and_columns_say_where_each_came_from() {
        int[] turned = {2, 0, 1, 3, 4, 5, 6, 7, 8};
        Board board = Isomorphism.of(false, turned, STILL, SAME).of(BOARD);
        assertThat(board.toString()).startsWith(".98....6.53..7....6..195...8...6...3");
        assertThat(board.entry(11)).isEqualTo(4);
    }

    @Test
    void transposing_comes_first_and_digits_are_named_anew() {
        int[] digits = {0, 9, 1, 2, 3, 4, 5, 6, 7, 8};
        Board board = Isomorphism.of(true, STILL, STILL, digits).of(BOARD);
        assertThat(board.toString()).startsWith("45.736...2.8");
        assertThat(board.entry(18)).isEqualTo(3);
        assertThat(board.notes(27)).isEqualTo(Digits.bit(1) | Digits.bit(5));
    }

    @Test
    void digits_alone_come_to_the_same_places() {
        Seeds.each(100, random -> {
            Isomorphism way = Isomorphism.random(random);
            assertThat(way.of(BOARD.digits())).isEqualTo(way.of(BOARD).digits());
        });
    }

    @Test
    void digits_can_be_named_anew_where_they_stand() {
        int[] seen = new int[10];
        Seeds.each(900, random -> {
            int[] digits = BOARD.digits();
            int[] named = Isomorphism.ofDigits(random).of(digits);
            int[] names = new int[10];
            for (int cell = 0; cell < 81; cell++) {
                assertThat(named[cell] == 0).isEqualTo(digits[cell] == 0);
                assertThat(names[digits[cell]]).isIn(0, named[cell]);
                names[digits[cell]] = named[cell];
            }
            assertThat(names).doesNotHaveDuplicates();
            seen[names[1]]++;
        });
        assertThat(seen[0]).isZero();
        assertThat(ChiSquare.sigmas(Arrays.stream(seen).skip(1).boxed().toList(), 9))
                .isLessThan(4);
    }

    @Test
    void the_rules_do_not_care() {
        Seeds.each(100, random -> {
            Board other = Isomorphism.random(random).of(BOARD);
            assertThat(other.conflicts()).isEqualTo(BOARD.conflicts());
            assertThat(other.emptyCells()).isEqualTo(BOARD.emptyCells());
        });
    }

    @Test
    void an_order_that_breaks_a_band_is_refused() {
        int[] broken = {0, 1, 3, 2, 4, 5, 6, 7, 8};
        assertThatThrownBy(() -> Isomorphism.of(false, broken, STILL, SAME)).hasMessageContaining("rows must be");
        assertThatThrownBy(() -> Isomorphism.of(false, STILL, broken, SAME)).hasMessageContaining("columns must be");
        assertThatThrownBy(() -> Isomorphism.of(false, STILL, STILL, STILL)).hasMessageContaining("digits are");
    }
}
