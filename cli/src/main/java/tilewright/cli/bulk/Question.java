package tilewright.cli.bulk;

import java.io.Serializable;
import java.util.List;
import tilewright.Puzzles;
import tilewright.cli.batch.Query;
import tilewright.puzzle.Column;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.task.AnswerColumns;
import tilewright.task.Tasks;

/**
 * The question that a verb asks of each line.
 *
 * @param verb as typed
 */
public record Question(String verb, TaskSpec task) implements Serializable {

    /** The columns of the answers; none when the puzzle declares none. */
    public List<Column> columns() {
        return task.query().itself() instanceof Query.Convert convert
                ? Columns.NONE.text(convert.form()).all()
                : Puzzles.CATALOG
                        .find(task.puzzle())
                        .map(puzzle -> columns(puzzle, verb))
                        .orElse(List.of());
    }

    /** The columns of the answers that a verb gives for a puzzle. */
    public static List<Column> columns(Puzzle<?, ?, ?> puzzle, String verb) {
        return AnswerColumns.of(new Tasks<>(puzzle, new Workspace()), verb).all();
    }
}
