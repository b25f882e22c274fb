package tilewright.task;

import java.util.Optional;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Result;
import tilewright.text.Json;

/**
 * A position and its first solution.
 *
 * @param solution its text; empty when it is proved that there is none
 */
record Solved<S>(Puzzle<?, S, ?> puzzle, S position, Optional<String> solution) implements Result {

    Json.Obj about() {
        return Json.obj().with("puzzle", puzzle.texts().positions().format(position));
    }

    @Override
    public Json.Obj toJson() {
        return solution.map(text -> about().with("solutions", 1).with("solution", text))
                .orElseGet(() -> about().with("solutions", 0));
    }
}
