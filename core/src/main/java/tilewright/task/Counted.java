package tilewright.task;

import tilewright.puzzle.Counter;
import tilewright.puzzle.Result;
import tilewright.text.Json;

/**
 * A number of solutions or of positions.
 *
 * @param about fields that come before it
 */
record Counted(Counter.Count count, String number, Json.Obj about) implements Result {

    @Override
    public boolean partial() {
        return !count.exact();
    }

    @Override
    public Json.Obj toJson() {
        Json.Obj fields = about.with("count", number).with("exact", count.exact());
        return count.estimate()
                .map(found -> fields.with("estimate", Counter.Estimate.words(found.mean()))
                        .with("low", Counter.Estimate.words(found.low()))
                        .with("high", Counter.Estimate.words(found.high())))
                .orElse(fields);
    }
}
