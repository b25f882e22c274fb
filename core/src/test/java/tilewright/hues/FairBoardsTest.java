package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.ChiSquare;
import tilewright.Sample;
import tilewright.puzzle.Generator;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;

/** The solutions from which boards are made prefer no color and no side of the board. */
final class FairBoardsTest {

    /** Even counts stay below it: of some hundreds the worst is 4 to 5 off. */
    private static final double MOST_SIGMAS = 8;

    private static final int SIDES = 8;

    private static List<Board> solutions(int number) {
        return IntStream.range(0, number)
                .mapToObj(i -> BoardGenerator.solution(SeededRandom.ofItem(2026, i), Stop.never(), Generator.Log.NONE))
                .toList();
    }

    private static double sigmas(int[] counts) {
        return ChiSquare.sigmas(Arrays.stream(counts).boxed().toList(), counts.length);
    }

    @Test
    void each_color_is_as_likely_as_any_other_in_each_cell() {
        int[][] counts = new int[Peers.CELLS][Peers.COLORS];
        for (Board solution : solutions(Sample.size(1_000, 20_000))) {
            for (int cell = 0; cell < Peers.CELLS; cell++) {
                counts[cell][solution.color(cell)]++;
            }
        }
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            assertThat(sigmas(counts[cell])).as(Peers.GRID.name(cell)).isLessThan(MOST_SIGMAS);
        }
    }

    /**
     * Two cells have the same color as often as the two that come to their places when the board is turned or mirrored. Ties between
     * cells that were broken in reading order showed in 20,000 boards, not in 5,000.
     */
    @Test
    void a_board_is_as_likely_as_it_is_turned_and_mirrored() {
        List<Board> solutions = solutions(Sample.size(20_000, 40_000));
        for (int one = 0; one < Peers.CELLS; one++) {
            for (int other = one + 1; other < Peers.CELLS; other++) {
                int[] ones = images(one);
                int[] others = images(other);
                if (isFirst(one, other, ones, others)) {
                    int[] alike = new int[SIDES];
                    for (Board solution : solutions) {
                        for (int side = 0; side < SIDES; side++) {
                            alike[side] += solution.color(ones[side]) == solution.color(others[side]) ? 1 : 0;
                        }
                    }
                    assertThat(sigmas(alike))
                            .as("%s %s", Peers.GRID.name(one), Peers.GRID.name(other))
                            .isLessThan(MOST_SIGMAS);
                }
            }
        }
    }

    /** Whether two cells may have the same color, and are the first of eight different pairs. */
    private static boolean isFirst(int one, int other, int[] ones, int[] others) {
        int[] pairs = IntStream.range(0, SIDES)
                .map(side -> Peers.CELLS * Math.min(ones[side], others[side]) + Math.max(ones[side], others[side]))
                .sorted()
                .distinct()
                .toArray();
        return (Peers.of(one) >>> other & 1) == 0 && pairs.length == SIDES && pairs[0] == Peers.CELLS * one + other;
    }

    private static int[] images(int cell) {
        return IntStream.range(0, SIDES)
                .map(side -> {
                    int row = (side & 1) == 0 ? Peers.GRID.row(cell) : 7 - Peers.GRID.row(cell);
                    int column = (side & 2) == 0 ? Peers.GRID.column(cell) : 7 - Peers.GRID.column(cell);
                    return (side & 4) == 0 ? Peers.GRID.cell(row, column) : Peers.GRID.cell(column, row);
                })
                .toArray();
    }
}
