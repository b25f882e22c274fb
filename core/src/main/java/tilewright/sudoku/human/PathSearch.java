package tilewright.sudoku.human;

import java.util.List;
import java.util.Optional;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.puzzle.PuzzleSearch;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepSentences;

/**
 * The path of a puzzle as a search that never errs: each step descends, and is shown on the board before it. Where there is no
 * path, because the puzzle has no solution or several, it is finished at once.
 */
final class PathSearch implements PuzzleSearch<Board> {

    private final Board start;
    private final Optional<WatchedPath> path;
    private long nodes;
    private int depth;
    private boolean back;

    /** @param path empty where there is none */
    PathSearch(Board start, Optional<WatchedPath> path) {
        this.start = start;
        this.path = path;
    }

    @Override
    public int run(int haltAt, long most) {
        long left = most;
        while (true) {
            int event = path.map(found -> next(found)).orElse(FINISHED);
            if (event == DESCEND) {
                if (left-- <= 0) {
                    return 0;
                }
                nodes++;
                depth++;
            }
            if (event == FINISHED || (event & haltAt) != 0) {
                return event;
            }
        }
    }

    /** The next event; a descend is still to be made. */
    private int next(WatchedPath found) {
        if (back) {
            if (depth == 0) {
                return FINISHED;
            }
            depth--;
            return RETREAT;
        }
        if (found.has(depth)) {
            return DESCEND;
        }
        back = true;
        return found.board(depth).solved() ? SOLUTION : DEAD_END;
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public int depth() {
        return depth;
    }

    /** Whether it stands at the end of the path. */
    private boolean atEnd() {
        return back && nodes == depth;
    }

    @Override
    public Board position() {
        return path.map(found -> found.board(atEnd() || depth == 0 ? depth : depth - 1))
                .orElse(start);
    }

    private Optional<Step> shown() {
        return depth == 0 || atEnd() ? Optional.empty() : path.map(found -> found.step(depth - 1));
    }

    @Override
    public List<Mark> marks() {
        return shown().map(step -> new StepMarks(position(), step).all()).orElse(List.of());
    }

    @Override
    public Message caption(int event) {
        return switch (event) {
            case SOLUTION -> HumanMessages.solvedIn(depth);
            case DEAD_END ->
                path.filter(WatchedPath::limited).isPresent() ? HumanMessages.tooLong() : HumanMessages.noTechnique();
            case RETREAT -> HumanMessages.backTo(depth);
            case FINISHED -> path.isPresent() ? HumanMessages.ends() : HumanMessages.noPath();
            default ->
                shown().map(step -> HumanMessages.step(
                                step.kind().words(), StepSentences.of(step).text()))
                        .orElse(HumanMessages.begins());
        };
    }
}
