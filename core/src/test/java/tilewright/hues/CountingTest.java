package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.Sample;
import tilewright.Seeds;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.puzzle.Counter;
import tilewright.puzzle.Study;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;

/** Exact counts, estimates, and the colors that are really possible. */
final class CountingTest {

    private final BoardCounter counter = new BoardCounter();

    @Test
    void estimates_agree_with_the_known_counts() {
        for (String line : Cases.lines("completion-counts.txt")) {
            String[] fields = line.split(" ");
            Counter.Estimate estimate = CompletionEstimate.of(Text.BOARDS.parse(fields[1]), 5_000, Stop.never());
            double exact = Double.parseDouble(fields[0]);
            assertThat(estimate.mean()).as(line).isBetween(0.8 * exact, 1.25 * exact);
        }
    }

    /**
     * 95 % of 200 are 190; the bounds leave a right interval out once in a thousand times. Half as wide they would hold 68 %
     * of the counts, twice as wide all.
     */
    @Test
    void intervals_of_95_percent_hold_so_many_of_the_known_counts() {
        int inside = 0;
        int estimates = 0;
        int each = Sample.size(2, 5);
        for (String line : Cases.lines("completion-counts.txt")) {
            String[] fields = line.split(" ");
            Board board = Text.BOARDS.parse(fields[1]);
            double exact = Double.parseDouble(fields[0]);
            for (int i = 0; i < each; i++) {
                SeededRandom random = new SeededRandom(estimates);
                Counter.Estimate estimate = CompletionEstimate.of(board, 4_000, random, Stop.never());
                estimates++;
                inside += estimate.low() <= exact && exact <= estimate.high() ? 1 : 0;
            }
        }
        assertThat(estimates).isEqualTo(40 * each);
        assertThat(inside).isBetween(36 * each - 2, 40 * each - 1);
    }

    /** Several programs estimated 3.60e31 for the whole board. */
    @Test
    void an_empty_board_is_estimated_and_never_called_exact() {
        Counter.Count count = counter.count(Board.empty(), Limits.NONE);
        assertThat(count.exact()).isFalse();
        assertThat(count.estimate().orElseThrow().mean()).isBetween(3.0e31, 4.2e31);
    }

    @Test
    void an_exact_count_has_no_estimate_and_a_limit_of_solutions_wants_none() {
        Board board =
                Text.BOARDS.parse(Cases.lines("completion-counts.txt").get(10).split(" ")[1]);
        assertThat(counter.count(board, Limits.NONE).estimate()).isEmpty();
        assertThat(counter.count(board, Limits.NONE.withSolutions(2)).estimate())
                .isEmpty();
        Counter.Count spent = counter.count(board, Limits.NONE.withNodes(5));
        assertThat(spent.exact()).isFalse();
        assertThat(spent.estimate()).isPresent();
    }

    @Test
    void possible_colors_are_shown_on_their_cells() {
        Board board = BoardGenerator.solution(new SeededRandom(1), Stop.never(), _ -> {})
                .without(9);
        Study.Picture picture =
                new PossibleColors().study(board, 0, Limits.NONE).picture().orElseThrow();
        int color = IntStream.range(0, 8)
                .filter(each -> board.left(each) == 1)
                .findFirst()
                .orElseThrow();
        int[] places = {0, 4, 8};
        Box disc = new Box(12 + places[color % 3], 12 + places[color / 3], 4, 4);
        assertThat(picture.marks())
                .containsExactly(
                        new Mark.Disc(disc, Ink.hue(color)),
                        new Mark.Glyph(disc, Integer.toString(color + 1), Ink.hue(color)));
    }

    @Test
    void what_the_budget_does_not_decide_is_not_called_impossible() {
        Study.Report report = new PossibleColors().study(Board.empty(), 0, Limits.NONE.withNodes(3));
        assertThat(report.complete()).isFalse();
        assertThat(report.picture()).isEmpty();
        int[] undecided = new int[1];
        int[] decided = new int[1];
        for (String line : Cases.lines("partial-boards.txt")) {
            String[] fields = line.split(" ");
            if (fields[0].equals("yes")) {
                Board board = Text.BOARDS.parse(fields[2]);
                boolean complete = new PossibleColors()
                        .study(board, 0, Limits.NONE.withNodes(70))
                        .complete();
                (complete ? decided : undecided)[0]++;
                if (complete) {
                    assertThat(line(board, Limits.NONE.withNodes(70))).isEqualTo(line(board, Limits.NONE));
                }
            }
        }
        assertThat(undecided[0]).isGreaterThanOrEqualTo(10);
        assertThat(decided[0]).isGreaterThanOrEqualTo(10);
    }

    private static String line(Board board, Limits limits) {
        return new PossibleColors().study(board, 0, limits).line().text();
    }

    @Test
    void a_color_is_possible_exactly_if_a_completion_has_it() {
        Seeds.each(8, 20, random -> {
            Board board = RandomBoards.perturbed(40 + random.below(15), random);
            String[] groups = new PossibleColors()
                    .study(board, 0, Limits.NONE)
                    .line()
                    .text()
                    .split(" ");
            for (int cell = 0; cell < 64; cell++) {
                for (int color = 0; color < 8; color++) {
                    boolean possible = board.takes(cell, color)
                            && counter.count(board.with(cell, color), Limits.NONE.withSolutions(1))
                                            .number()
                                            .signum()
                                    > 0;
                    boolean named = board.free(cell) && groups[cell].contains(Integer.toString(color + 1));
                    assertThat(named).as(board.toString()).isEqualTo(possible);
                }
            }
        });
    }
}
