package tilewright.sudoku.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

final class FirstBandAndStackTest {

    private static final int MANY = 56_000;

    /**
     * The first row of the second box takes no digit, some, or all of its digits from the second row of the first box: in 1, 27, 27,
     * and 1 of 56 ways (Felgenhauer and Jarvis 2006); so in the stack with columns. Within five standard deviations.
     */
    @Test
    void bands_and_stacks_come_as_often_as_there_are_ways() {
        int[][] seen = new int[2][4];
        int[][] at = new int[Houses.CELLS][10];
        int[] digits = new int[Houses.CELLS];
        SeededRandom random = new SeededRandom(1);
        for (int i = 0; i < MANY; i++) {
            FirstBandAndStack.fill(digits, random);
            seen[0][shared(digits, 1, 9)]++;
            seen[1][shared(digits, 9, 1)]++;
            for (int cell = 0; cell < Houses.CELLS; cell++) {
                at[cell][digits[cell]]++;
            }
        }
        int[] ways = {1, 27, 27, 1};
        for (int[] part : seen) {
            for (int some = 0; some < 4; some++) {
                assertNear(part[some], ways[some] / 56.0);
            }
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            boolean filled = cell < 27 || cell % 9 < 3;
            assertThat(at[cell][0]).isEqualTo(filled ? 0 : MANY);
            for (int digit = 1; digit <= 9 && filled; digit++) {
                assertNear(at[cell][digit], 1 / 9.0);
            }
        }
    }

    private static void assertNear(int count, double share) {
        double deviation = Math.sqrt(MANY * share * (1 - share));
        assertThat((double) count).isBetween(MANY * share - 5 * deviation, MANY * share + 5 * deviation);
    }

    /** How many digits of the second line of the first box stand in the first line of the second. */
    private static int shared(int[] digits, int along, int across) {
        int shared = 0;
        for (int i = 0; i < 3; i++) {
            for (int j = 3; j < 6; j++) {
                shared += digits[across + i * along] == digits[j * along] ? 1 : 0;
            }
        }
        return shared;
    }

    @Test
    void no_digit_is_twice_in_a_house() {
        int[] digits = new int[Houses.CELLS];
        SeededRandom random = new SeededRandom(2);
        for (int i = 0; i < 1_000; i++) {
            Arrays.fill(digits, 5); // what was there is gone
            FirstBandAndStack.fill(digits, random);
            for (int house = 0; house < Houses.COUNT; house++) {
                int set = 0;
                for (int cell : Houses.cells(house)) {
                    assertThat(digits[cell] != 0 && Digits.holds(set, digits[cell]))
                            .isFalse();
                    set |= digits[cell] == 0 ? 0 : Digits.bit(digits[cell]);
                }
            }
        }
    }
}
