package tilewright.sudoku.generate;

import java.util.Optional;
import java.util.OptionalInt;
import tilewright.search.Stop;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Note;
import tilewright.sudoku.rating.Raters;
import tilewright.sudoku.step.Level;
import tilewright.sudoku.step.StepKind;
import tilewright.sudoku.technique.CandidateGrid;
import tilewright.sudoku.technique.HodokuSolver;

/** Grades by the steps that solve a puzzle: HoDoKu's levels and order of techniques, Sudoku Explainer's ratings. */
public final class StepGrader implements Grader {

    private final Raters raters;

    public StepGrader(Raters raters) {
        this.raters = raters;
    }

    @Override
    public boolean hasLevel(Level level, int[] clues, Stop stop) {
        return HodokuSolver.level(clues, level, stop).filter(level::equals).isPresent();
    }

    @Override
    public boolean needs(StepKind kind, int[] clues, Stop stop) {
        return HodokuSolver.needs(kind, clues, stop);
    }

    @Override
    public OptionalInt rating(int[] clues, int most, Stop stop) {
        return raters.ask(rater -> rater.ratingUpTo(most, clues, stop));
    }

    @Override
    public Optional<Board> before(StepKind kind, int[] clues, Stop stop) {
        return HodokuSolver.before(kind, clues, stop).map(StepGrader::board);
    }

    /** Digits as clues, candidates as automatic notes. */
    private static Board board(CandidateGrid grid) {
        int[] digits = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            digits[cell] = grid.digit(cell);
        }
        Board open = Board.of(digits);
        int[] notes = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (digits[cell] == 0) {
                notes[cell] = Note.REMOVED.in(0, open.possible(cell) & Digits.ALL & ~grid.candidates(cell));
            }
        }
        return Board.of(digits, new int[Houses.CELLS], notes, true);
    }
}
