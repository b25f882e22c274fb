package tilewright.cli.commands;

import java.util.ArrayList;
import java.util.List;
import tilewright.cli.batch.LineRun;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Puzzle;
import tilewright.rng.SeededRandom;
import tilewright.search.Stopped;
import tilewright.text.Json;

/**
 * Generates the same positions as {@link tilewright.task.Tasks#generate} and shows the generator's log: line by line
 * while it works, or in the field {@code log}. So all is done in turn.
 */
public final class GenerationLog {

    private GenerationLog() {}

    static <P, S> int run(Context context, RunOptions options, Puzzle<P, S, ?> puzzle, P setup, long seed, long count) {
        LineRun run = new LineRun(context, options);
        Generator<P, S> generator = puzzle.generator(context.workspace());
        int exit = Exit.FINE;
        for (long item = 0; item < count; item++) {
            if (run.stop().asked()) {
                return run.stopped(item);
            }
            List<String> log = new ArrayList<>();
            Generator.Log taker = options.json ? log::add : context.messages()::line;
            String text;
            Json.Obj found = Json.obj().with("line", item + 1);
            try {
                S position = generator.generate(setup, SeededRandom.ofItem(seed, item), run.stop(), taker);
                text = puzzle.texts().positions().format(position);
                found = found.with("puzzle", text);
            } catch (Stopped stopped) {
                return run.stopped(item);
            } catch (Generator.GaveUp gaveUp) {
                text = "";
                found = found.with("error", String.valueOf(gaveUp.getMessage()));
                context.messages().line("line " + (item + 1) + ": " + gaveUp.getMessage());
                exit = Exit.LINES;
            }
            Json.Obj fields = found.with("setup", puzzle.texts().setups().format(setup))
                    .with("seed", seed)
                    .with("item", item)
                    .with("log", Json.strings(log));
            context.results().line(options.json ? fields.toString() : text);
            context.results().flush();
        }
        return exit;
    }
}
