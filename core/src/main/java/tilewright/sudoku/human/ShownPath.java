package tilewright.sudoku.human;

import java.util.ArrayList;
import java.util.List;
import tilewright.message.Message;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.rating.SolutionPath;

/** The study of the path, each step of which {@link PathSearch} shows. Threads may share it. */
public final class ShownPath implements Study<Board> {

    private final SolutionPath path;

    public ShownPath(SolutionPath path) {
        this.path = path;
    }

    @Override
    public String verb() {
        return path.verb();
    }

    @Override
    public Message title() {
        return path.title();
    }

    @Override
    public Message about() {
        return path.about();
    }

    @Override
    public boolean spoiler() {
        return path.spoiler();
    }

    @Override
    public Columns columns() {
        return path.columns();
    }

    @Override
    public Report study(Board board, int depth, Limits limits) {
        Report report = path.study(board, depth, limits);
        List<Row> rows = new ArrayList<>();
        for (Row row : report.rows()) {
            rows.add(row.at(new Moment(PathSolver.PATH, rows.size() + 1)));
        }
        return report.withRows(rows);
    }
}
