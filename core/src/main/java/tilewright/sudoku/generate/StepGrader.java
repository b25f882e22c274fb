package tilewright.sudoku.generate;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import tilewright.search.Stop;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Note;
import tilewright.sudoku.model.Setup;
import tilewright.sudoku.rating.ExplainerTechnique;
import tilewright.sudoku.rating.Position;
import tilewright.sudoku.rating.Raters;
import tilewright.sudoku.technique.CandidateGrid;
import tilewright.sudoku.technique.HodokuSolver;
import tilewright.sudoku.technique.Level;
import tilewright.sudoku.technique.StepKind;

/** Grades by the steps that solve a puzzle: HoDoKu's levels and order of techniques, Sudoku Explainer's ratings. */
public final class StepGrader implements Grader {

    private final Raters raters;

    public StepGrader(Raters raters) {
        this.raters = raters;
    }

    @Override
    public boolean fits(Setup.Graded wanted, int[] clues, Stop stop) {
        if (wanted.grade().startsWith(Setup.Graded.NEEDS)) {
            return HodokuSolver.needs(kind(wanted.grade().substring(Setup.Graded.NEEDS.length())), clues, stop);
        }
        Level level = Level.valueOf(wanted.grade().toUpperCase(Locale.ROOT));
        return HodokuSolver.level(clues, level, stop).filter(level::equals).isPresent();
    }

    @Override
    public OptionalInt rating(int[] clues, int most, Stop stop) {
        return raters.ask(rater -> rater.ratingUpTo(most, clues, stop));
    }

    @Override
    public Optional<Board> before(String technique, int[] clues, Stop stop) {
        StepKind kind = kind(technique);
        return HodokuSolver.before(kind, clues, stop)
                .map(StepGrader::board)
                .filter(board -> !namedByHints(kind) || hinted(board, stop).equals(kind.title()));
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

    private static boolean namedByHints(StepKind kind) {
        for (ExplainerTechnique technique : ExplainerTechnique.values()) {
            if (technique.title().equals(kind.title())) {
                return true;
            }
        }
        return false;
    }

    /** The technique that a hint names there. */
    private String hinted(Board board, Stop stop) {
        return raters.ask(rater -> rater.next(board.digits(), Position.of(board).candidates(), stop))
                .map(step -> step.technique().title())
                .orElse("");
    }

    /** The kind of a name in lower case with hyphens. */
    static StepKind kind(String name) {
        for (StepKind kind : StepKind.values()) {
            if (kind.title().toLowerCase(Locale.ROOT).replace(' ', '-').equals(name)) {
                return kind;
            }
        }
        throw new IllegalArgumentException("there is no technique (" + name + ")");
    }
}
