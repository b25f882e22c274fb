package tilewright.sudoku.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.proof.Cnf;
import tilewright.proof.Models;

/** Sums along short lines, with each digit in each cell. */
class RunningSumTest {

    private static final int SIDE = 4;

    /** Cells of a line of four; the others of the board come behind. */
    private static final List<Integer> CELLS = List.of(3, 0, 2, 1);

    private static boolean right(Tally tally, List<Integer> digits) {
        return switch (tally) {
            case Tally.Total(int sum) -> sum(digits) == sum;
            case Tally.Arrow _ -> 2 * digits.getFirst() == sum(digits);
            case Tally.Sandwich(int sum, int highest) -> {
                List<Integer> crusts = IntStream.range(0, digits.size())
                        .filter(at -> digits.get(at) == 1 || digits.get(at) == highest)
                        .boxed()
                        .toList();
                yield crusts.size() == 2 && sum(digits.subList(crusts.getFirst() + 1, crusts.getLast())) == sum;
            }
        };
    }

    private static int sum(List<Integer> digits) {
        return digits.stream().mapToInt(digit -> digit).sum();
    }

    /** A line with its digits has one way to fill in the numbers between, the marked one, where its sum is right, and none else. */
    @Test
    void the_clauses_hold_for_a_line_in_one_way_if_its_sum_is_right() {
        List<Tally> tallies = new ArrayList<>(List.of(new Tally.Arrow()));
        for (int sum = 0; sum <= 17; sum++) {
            tallies.add(new Tally.Total(sum));
            tallies.add(new Tally.Sandwich(sum, SIDE));
        }
        int before = SIDE * SIDE * SIDE;
        for (Tally tally : tallies) {
            for (int length = 2; length <= CELLS.size(); length++) {
                List<Integer> cells = CELLS.subList(0, length);
                RunningSum sum = RunningSum.of(tally, cells, SIDE, before);
                List<int[]> clauses = new ArrayList<>();
                sum.clauses(clauses::add);
                Cnf formula = new Cnf(before + sum.variables(), clauses.toArray(int[][]::new));
                for (int number = 0; number < 1 << 2 * length; number++) {
                    int line = number;
                    List<Integer> digits = IntStream.range(0, length)
                            .mapToObj(at -> 1 + (line >> 2 * at & 3))
                            .toList();
                    check(sum, formula, digits);
                }
            }
        }
    }

    private static void check(RunningSum sum, Cnf formula, List<Integer> digits) {
        int length = digits.size();
        Integer[] byCell = {1, 1, 1, 1};
        byte[] values = new byte[formula.variables() + 1];
        boolean[] truth = new boolean[formula.variables() + 1];
        for (int at = 0; at < length; at++) {
            byCell[CELLS.get(at)] = digits.get(at);
            for (int digit = 1; digit <= SIDE; digit++) {
                int variable = SIDE * CELLS.get(at) + digit;
                truth[variable] = digits.get(at) == digit;
                values[variable] = (byte) (truth[variable] ? 1 : -1);
            }
        }
        sum.mark(List.of(byCell), truth);
        boolean right = right(sum.tally(), digits);
        assertThat(formula.holds(truth)).as("%s %s", sum.tally(), digits).isEqualTo(right);
        assertThat(Models.count(formula, values))
                .as("%s %s", sum.tally(), digits)
                .isEqualTo(right ? 1 : 0);
    }

    @Test
    void only_numbers_from_which_the_sum_can_come_out_right_have_variables() {
        // Behind one cell 1 to 4; behind two 2 to 5, from which one digit more leads to 6.
        assertThat(RunningSum.of(new Tally.Total(6), CELLS.subList(0, 3), SIDE, 64)
                        .variables())
                .isEqualTo(8);
        // What is left of the circle: 2 to 4, for two digits come; then 1 to 3.
        assertThat(RunningSum.of(new Tally.Arrow(), CELLS.subList(0, 3), SIDE, 64)
                        .variables())
                .isEqualTo(6);
        assertThat(RunningSum.of(new Tally.Total(99), CELLS.subList(0, 3), SIDE, 64)
                        .variables())
                .isZero();
    }

    /** As docs/reference/proofs.md has them: three cells with the digits 1 and 2 and the sum 4. */
    @Test
    void the_clauses_stand_in_the_order_that_is_described() {
        List<List<Integer>> clauses = new ArrayList<>();
        RunningSum.of(new Tally.Total(4), List.of(0, 1, 2), 2, 8)
                .clauses(clause -> clauses.add(IntStream.of(clause).boxed().toList()));
        assertThat(clauses)
                .containsExactly(
                        // the first cell: 1, or 2, as the variables 9 and 10 have it
                        List.of(-1, 9),
                        List.of(-2, 10),
                        // the second one: 2, or 3, the variables 11 and 12
                        List.of(-9, -3, 11),
                        List.of(-9, -4, 12),
                        List.of(-10, -3, 12),
                        List.of(-10, -4),
                        List.of(-11, -3, 9),
                        List.of(-11, -4),
                        List.of(-12, -3, 10),
                        List.of(-12, -4, 9),
                        List.of(9, 10),
                        List.of(-9, -10),
                        // the last one: 4
                        List.of(-11, -5),
                        List.of(-12, -6),
                        List.of(-5, 12),
                        List.of(-6, 11),
                        List.of(11, 12),
                        List.of(-11, -12));
    }

    /** As docs/reference/proofs.md has them; -1 where the sum does not come out right. */
    @ParameterizedTest
    @CsvSource({"0, 4, 4", "3, 2, 5", "3, 3, -1", "5, 1, -1"})
    void a_total_adds_up(int before, int digit, int next) {
        assertThat(new Tally.Total(5).next(1, before, digit)).isEqualTo(next);
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 4, 4", "1, 4, 1, 3", "2, 3, 3, 0", "2, 1, 2, -1", "3, -1, 4, -1"})
    void an_arrow_takes_away_from_its_circle(int at, int before, int digit, int next) {
        assertThat(new Tally.Arrow().next(at, before, digit)).isEqualTo(next);
    }

    /** Of the sum 5 on a side of 6, where 1 and 6 are the crusts. */
    @ParameterizedTest
    @CsvSource({
        "0, 2, 0",
        "0, 1, 1",
        "0, 6, 1",
        "1, 5, 6",
        "1, 3, 4",
        "4, 2, 6",
        "4, 3, -1",
        "4, 6, -1",
        "6, 1, 7",
        "6, 6, 7",
        "6, 2, -1",
        "7, 2, 7",
        "7, 1, -1"
    })
    void a_sandwich_counts_between_its_crusts(int before, int digit, int next) {
        assertThat(new Tally.Sandwich(5, 6).next(1, before, digit)).isEqualTo(next);
    }
}
