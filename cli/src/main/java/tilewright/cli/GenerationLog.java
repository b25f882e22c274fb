package tilewright.cli;

import java.util.ArrayList;
import java.util.List;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Puzzle;
import tilewright.rng.SeededRandom;
import tilewright.text.Json;

/**
 * Generates the same positions as {@link tilewright.task.Tasks#generate} and shows the generator's log: line by line
 * while it works, or in the field {@code log}. So all is done in turn.
 */
final class GenerationLog {

    private GenerationLog() {}

    static <P, S> int run(
            Context context, RunOptions options, Puzzle<P, S, ?> puzzle, String setup, long seed, long count) {
        LineRun run = new LineRun(context, options);
        P chosen = setup.isEmpty() ? puzzle.standard() : puzzle.setups().parse(setup);
        for (long item = 0; item < count; item++) {
            if (run.stop().asked()) {
                return run.stopped(item);
            }
            List<String> log = new ArrayList<>();
            Generator.Log taker = options.json ? log::add : context.messages()::line;
            S position = puzzle.generator().generate(chosen, SeededRandom.ofItem(seed, item), taker);
            String text = puzzle.positions().format(position);
            Json.Obj fields = Json.obj()
                    .with("line", item + 1)
                    .with("puzzle", text)
                    .with("setup", puzzle.setups().format(chosen))
                    .with("seed", seed)
                    .with("item", item)
                    .with("log", Json.strings(log));
            context.results().line(options.json ? fields.toString() : text);
            context.results().flush();
        }
        return Exit.FINE;
    }
}
