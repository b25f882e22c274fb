package tilewright.puzzle;

import tilewright.message.Message;
import tilewright.search.EventNames;
import tilewright.search.Stepper;
import tilewright.text.Json;

/**
 * A step of a search that is watched.
 *
 * @param number of the step; 0 before the first
 * @param event its name, see {@link EventNames}
 * @param caption the event in words
 * @param nodes tried so far
 * @param depth in the tree
 */
public record SearchStep(long number, String event, Message caption, long nodes, int depth) {

    /**
     * The step that a search has just made.
     *
     * @param beginning the caption before the first step
     */
    public static SearchStep of(Stepper<? extends PuzzleSearch<?>> stepper, Message beginning) {
        PuzzleSearch<?> search = stepper.search();
        int event = stepper.event();
        return new SearchStep(
                stepper.step(),
                EventNames.of(event),
                event == 0 ? beginning : search.caption(event),
                search.nodes(),
                search.depth());
    }

    public Json.Obj toJson() {
        return Json.obj()
                .with("step", number)
                .with("event", event)
                .with("caption", caption)
                .with("nodes", nodes)
                .with("depth", depth);
    }
}
