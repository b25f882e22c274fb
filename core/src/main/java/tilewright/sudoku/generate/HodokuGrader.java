package tilewright.sudoku.generate;

import java.util.Locale;
import tilewright.search.Stop;
import tilewright.sudoku.model.Setup;
import tilewright.sudoku.technique.HodokuSolver;
import tilewright.sudoku.technique.Level;
import tilewright.sudoku.technique.StepKind;

/** Grades by HoDoKu's levels and its order of techniques. */
public final class HodokuGrader implements Grader {

    @Override
    public boolean fits(Setup.Graded wanted, int[] clues, Stop stop) {
        if (wanted.grade().startsWith(Setup.Graded.NEEDS)) {
            return HodokuSolver.needs(kind(wanted.grade().substring(Setup.Graded.NEEDS.length())), clues, stop);
        }
        Level level = Level.valueOf(wanted.grade().toUpperCase(Locale.ROOT));
        return HodokuSolver.level(clues, level, stop).filter(level::equals).isPresent();
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
