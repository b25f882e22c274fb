package tilewright.task;

import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Result;
import tilewright.text.Json;

/**
 * A position that was generated.
 *
 * @param item from 0; people and programs are told one more, as everywhere
 */
record Generated<P>(String position, Puzzle<P, ?, ?> puzzle, P setup, long seed, long item) implements Result {
    @Override
    public Json.Obj toJson() {
        return Json.obj()
                .with("puzzle", position)
                .with("setup", puzzle.texts().setups().format(setup))
                .with("seed", seed)
                .with("item", item + 1);
    }
}
