package tilewright.sudoku.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantText;

/** What sums with groups and relations of houses remove, beside all fillings of a few cells. */
class PropagatorTest {

    @Test
    void a_sum_keeps_what_some_digits_that_differ_in_each_group_have() {
        Variant rules = VariantText.RULES.parse("9x9");
        Network network = new Network(rules);
        int[][] peers =
                IntStream.range(0, network.cells()).mapToObj(network::peers).toArray(int[][]::new);
        int[] diagonal = {0, 10, 20, 30}; // three of one box, and one of the next
        Seeds.each(300, random -> {
            int total = 4 + random.below(30);
            GroupedSum sum = (GroupedSum) GroupedSum.of(new Sum(diagonal, total, 9), peers);
            Candidates candidates = new Candidates(network);
            int[] masks = masks(diagonal.length, random);
            for (int i = 0; i < diagonal.length; i++) {
                candidates.keep(diagonal[i], masks[i]);
            }
            int[] wanted = new int[diagonal.length];
            for (int filling = 0; filling < 9 * 9 * 9 * 9; filling++) {
                int[] digits = {filling % 9, filling / 9 % 9, filling / 81 % 9, filling / 729};
                boolean fits = IntStream.range(0, 4).allMatch(i -> (masks[i] >> digits[i] & 1) != 0)
                        && Arrays.stream(digits).limit(3).distinct().count() == 3
                        && Arrays.stream(digits).sum() + 4 == total;
                for (int i = 0; i < 4 && fits; i++) {
                    wanted[i] |= 1 << digits[i];
                }
            }
            boolean possible = sum.propagate(candidates);
            assertThat(possible).isEqualTo(wanted[0] != 0);
            if (possible) {
                assertThat(Arrays.stream(diagonal).map(candidates::mask))
                        .containsExactly(Arrays.stream(wanted).boxed().toArray(Integer[]::new));
            }
        });
    }

    private static int[] masks(int count, SeededRandom random) {
        return IntStream.range(0, count).map(_ -> 1 + random.below(511)).toArray();
    }

    @Test
    void a_digit_that_is_at_one_of_two_neighbors_of_a_cell_excludes_consecutive_ones_there() {
        Network network = new Network(VariantText.RULES.parse("9x9 non-consecutive"));
        Candidates candidates = new Candidates(network);
        for (int cell = 0; cell < 9; cell++) {
            candidates.keep(cell, cell == 2 || cell == 4 ? network.all() : network.all() & ~(1 << 4));
        }
        assertThat(candidates.propagate()).isTrue();
        assertThat(candidates.mask(3)).isEqualTo(network.all() & ~(0b111 << 3));
    }

    @Test
    void nor_does_the_cell_itself_have_one_when_it_is_the_third_place() {
        Network network = new Network(VariantText.RULES.parse("9x9 non-consecutive"));
        Candidates candidates = new Candidates(network);
        for (int cell = 0; cell < 9; cell++) {
            candidates.keep(cell, Math.abs(cell - 3) < 2 ? network.all() : network.all() & ~(1 << 4));
        }
        assertThat(candidates.propagate()).isTrue();
        assertThat(candidates.mask(3)).isEqualTo(network.all() & ~(1 << 3 | 1 << 5));
    }
}
