package tilewright.task;

import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.puzzle.Result;
import tilewright.text.Json;

/**
 * A position and its solutions, up to a limit.
 *
 * @param puzzle the text of the position
 * @param solutions their texts, in the order of the search
 * @param all whether it is proved that there are no others
 * @param error why the search ended early, unless the limit of solutions or the end came first
 */
public record AllSolutions(String puzzle, List<String> solutions, boolean all, Optional<Message> error)
        implements Result {

    public AllSolutions {
        solutions = List.copyOf(solutions);
    }

    /** The fields of one of the solutions. */
    public Json.Obj toJson(String solution) {
        return Json.obj().with("puzzle", puzzle).with("solution", solution);
    }

    /** Returns how many there are, and whether these are all. */
    public Message summary() {
        int count = solutions.size();
        return all ? TaskMessages.allSolutions(count) : TaskMessages.firstSolutions(count);
    }

    /** The fields of the summary that follows the solutions. */
    @Override
    public Json.Obj toJson() {
        Json.Obj fields = Json.obj().with("solutions", solutions.size()).with("all", all);
        return error.map(why -> fields.with("error", why)).orElse(fields);
    }
}
