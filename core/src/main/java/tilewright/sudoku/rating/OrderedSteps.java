package tilewright.sudoku.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tilewright.search.Stop;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.solve.Completions;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.technique.CandidateGrid;
import tilewright.sudoku.technique.HodokuSolver;

/**
 * The next step in an order of techniques: of hints, of the path to the solution, and the first of all steps alike. Threads may
 * share it.
 *
 * <p>Sudoku Explainer's techniques go on where HoDoKu's do not: its forcing chains give their reasons. They alone are used where
 * the clues have several solutions, and candidates are what makes the puzzle: HoDoKu's rectangles are wrong there.
 */
public record OrderedSteps(Raters raters, StepOrder order) {

    /** Constructs steps in the usual order of techniques. */
    public OrderedSteps(Raters raters) {
        this(raters, StepOrder.HODOKU);
    }

    /**
     * The next step; empty when no technique finds one.
     *
     * @param clues 81 digits, 0 where none is given
     * @throws tilewright.search.Stopped when it was stopped
     */
    public Optional<Step> next(int[] clues, Position position, Stop stop) {
        return byHodoku(clues, stop) ? hodoku(clues, position, stop) : explained(position, stop);
    }

    private boolean byHodoku(int[] clues, Stop stop) {
        int[] all = new int[Houses.CELLS];
        Arrays.fill(all, Digits.ALL);
        return order == StepOrder.HODOKU && new Completions().upToTwo(clues, all, stop) == 1;
    }

    private Optional<Step> hodoku(int[] clues, Position position, Stop stop) {
        return HodokuSolver.next(grid(clues, position), stop).or(() -> explained(position, stop));
    }

    private Optional<Step> explained(Position position, Stop stop) {
        return raters.ask(rater -> rater.next(position.digits(), position.candidates(), stop));
    }

    private static CandidateGrid grid(int[] clues, Position position) {
        boolean[] given = new boolean[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            given[cell] = clues[cell] != 0;
        }
        return CandidateGrid.of(position.digits(), given, position.candidates());
    }

    /**
     * The steps from a puzzle to its solution, as far as techniques reach.
     *
     * @throws tilewright.search.Stopped when it was stopped
     */
    public List<Step> path(Position puzzle, Stop stop) {
        int[] clues = puzzle.digits();
        if (!byHodoku(clues, stop)) {
            return raters.ask(rater -> rater.path(puzzle.digits(), puzzle.candidates(), stop));
        }
        List<Step> path = new ArrayList<>();
        Position at = puzzle;
        Optional<Step> step = hodoku(clues, at, stop);
        while (step.isPresent()) {
            stop.check();
            path.add(step.get());
            at = after(at, step.get());
            step = hodoku(clues, at, stop);
        }
        return path;
    }

    /** A position with what a step places and removes. */
    public static Position after(Position before, Step step) {
        int[] digits = before.digits().clone();
        int[] candidates = before.candidates().clone();
        for (Candidate placed : step.placements()) {
            digits[placed.cell()] = placed.digit();
        }
        for (Candidate removed : step.eliminations()) {
            candidates[removed.cell()] &= ~Digits.bit(removed.digit());
        }
        return new Position(digits, candidates);
    }
}
