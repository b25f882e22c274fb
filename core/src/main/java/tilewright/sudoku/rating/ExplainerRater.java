package tilewright.sudoku.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import tilewright.search.Stop;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * Rates Sudokus on the scale of Sudoku Explainer 1.2.1: the same techniques in the same order, so that ER, EP and ED are
 * the same numbers. Holds a few megabytes, and more once a puzzle needs nested chains; one thread at a time.
 *
 * <p>The order and the quirks are those of Nicolas Juillerat's program (LGPL) with the command line of Glenn Fowler
 * (serate 1.2.1.3); no code of it is used. Where that program's order depends on the memory addresses of a run, cells
 * come in reading order, as in Sukaku Forge.
 */
public final class ExplainerRater {

    private final SudokuExplainer explainer = new SudokuExplainer();
    private final CandidateState state = new CandidateState();
    private final StepBuffer buffer = new StepBuffer();
    private final Refutation refutation = new Refutation();

    /**
     * Rates a puzzle. That it has one solution is not checked.
     *
     * @param digits 81 digits, 0 for an empty cell
     * @throws tilewright.search.Stopped when it was stopped
     */
    public ExplainerRating rate(int[] digits, Stop stop) {
        int[] candidates = new int[Layout.CELLS];
        Arrays.fill(candidates, 0x1ff);
        return rate(digits, candidates, stop);
    }

    /**
     * Rates a puzzle with candidates.
     *
     * @param digits 81 digits, 0 for an empty cell
     * @param candidates of each empty cell what is possible; bit d-1 for digit d
     * @throws tilewright.search.Stopped when it was stopped
     */
    public ExplainerRating rate(int[] digits, int[] candidates, Stop stop) {
        return solve(digits, candidates, stop, step -> {});
    }

    /**
     * The rating ER of a puzzle in tenths; empty as soon as a step is rated above a bound.
     *
     * @param digits 81 digits, 0 for an empty cell
     * @throws tilewright.search.Stopped when it was stopped
     */
    public OptionalInt ratingUpTo(int most, int[] digits, Stop stop) {
        int[] candidates = new int[Layout.CELLS];
        Arrays.fill(candidates, 0x1ff);
        state.load(digits, candidates);
        int er = 0;
        while (state.left > 0) {
            if (!explainer.next(state, buffer, stop) || tenths(buffer.rating) > most) {
                return OptionalInt.empty();
            }
            er = Math.max(er, tenths(buffer.rating));
            buffer.apply(state);
        }
        return OptionalInt.of(er);
    }

    /**
     * All steps that solve a puzzle, as far as techniques reach.
     *
     * @param digits 81 digits, 0 for an empty cell
     * @param candidates of each empty cell what is possible; bit d-1 for digit d
     * @throws tilewright.search.Stopped when it was stopped
     */
    public List<Step> path(int[] digits, int[] candidates, Stop stop) {
        List<Step> path = new ArrayList<>();
        solve(digits, candidates, stop, step -> path.add(step.step(state)));
        return path;
    }

    /**
     * The next step; empty when there is none.
     *
     * @param digits 81 digits, 0 for an empty cell
     * @param candidates of each empty cell what is possible; bit d-1 for digit d
     * @throws tilewright.search.Stopped when it was stopped
     */
    public Optional<Step> next(int[] digits, int[] candidates, Stop stop) {
        state.load(digits, candidates);
        return state.left > 0 && explainer.next(state, buffer, stop)
                ? Optional.of(buffer.step(state))
                : Optional.empty();
    }

    /**
     * Shows why a candidate is wrong: what follows from it up to a contradiction, with as simple techniques as will do.
     * Empty when nothing contradicts it, or when the reason is beyond all techniques.
     *
     * @param digits 81 digits, 0 for an empty cell
     * @param candidates of each empty cell what is possible; bit d-1 for digit d
     * @throws tilewright.search.Stopped when it was stopped
     */
    public Optional<Step> refuted(Candidate candidate, int[] digits, int[] candidates, Stop stop) {
        state.load(digits, candidates);
        return refutation.of(state, 9 * candidate.cell() + candidate.digit() - 1, buffer, stop);
    }

    ExplainerRating solve(int[] digits, int[] candidates, Stop stop, Consumer<StepBuffer> watcher) {
        state.load(digits, candidates);
        double er = Double.NEGATIVE_INFINITY;
        double ep = 0.0;
        double ed = 0.0;
        StepKind hardest = StepKind.FULL_HOUSE;
        int steps = 0;
        while (state.left > 0) {
            if (!explainer.next(state, buffer, stop)) {
                er = 20.0;
                break;
            }
            steps++;
            if (buffer.rating > er) {
                er = buffer.rating;
                hardest = buffer.kind;
            }
            watcher.accept(buffer);
            buffer.apply(state);
            if (ep == 0.0) {
                if (ed == 0.0) {
                    ed = er;
                }
                if (buffer.cell >= 0) {
                    ep = er;
                }
            }
        }
        return new ExplainerRating(
                steps == 0 && state.left == 0 ? 0 : tenths(er), tenths(ep), tenths(ed), hardest, steps);
    }

    /** Rounds as the original does: down, after adding a half. */
    static int tenths(double rating) {
        return (int) ((rating + 0.05) * 10);
    }
}
