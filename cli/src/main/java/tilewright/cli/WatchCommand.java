package tilewright.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tilewright.puzzle.Nearest;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Solver;
import tilewright.rng.SeededRandom;
import tilewright.search.Stepper;
import tilewright.task.Tasks;
import tilewright.text.TextError;

/** Shows a search. */
final class WatchCommand implements Callable<Integer> {

    private final Context context;
    private final PuzzleInput input;
    private final Supplier<Optional<String>> method;
    private final Supplier<Long> seed;
    private final Supplier<Long> steps;
    private final Supplier<Long> delay;
    private final Supplier<Boolean> json;

    WatchCommand(Context context, Words words) {
        this.context = context;
        words.help(
                "Shows the search from a position, step by step.",
                "",
                "Examples:",
                "  tilewright watch trominoes",
                "  tilewright watch trominoes --text g.../..../..../.... --steps 20 | less",
                "",
                "On a terminal: space makes a step, b takes one back, r runs or rests, q quits.",
                "Elsewhere each step is printed. Without INPUT a terminal gets a new position.");
        this.input = new PuzzleInput(context.catalog(), words);
        this.method = words.optional("--method", "M", String.class, "The way to search; (tilewright list) shows them.");
        this.seed = words.option("--seed", "N", 0L, "For ways that shuffle, and for a new position; by default 0.");
        this.steps = words.option("--steps", "N", 50L, "Print so many steps at most; by default 50.");
        this.delay =
                words.option("--delay", "MS", 100L, "Milliseconds between two steps on a terminal; by default 100.");
        this.json = words.flag("--json", "Print a JSON object for each step.");
    }

    @Override
    public Integer call() {
        if (steps.get() < 0 || delay.get() < 0) {
            throw Failure.usage("--steps (" + steps.get() + ") and --delay (" + delay.get() + ") go from 0 upward");
        }
        return watch(input.puzzle(context));
    }

    private <P, S> int watch(Puzzle<P, S, ?> puzzle) {
        Solver<S> solver = puzzle.solver().orElseThrow(() -> context.cannot(puzzle, "watch"));
        String way = way(puzzle, solver);
        boolean keys = context.around().terminals().in()
                && context.around().terminals().out()
                && !json.get();
        S position = keys && input.isEmpty()
                ? puzzle.generator().generate(puzzle.standard(), SeededRandom.ofItem(seed.get(), 0))
                : position(puzzle);
        Stage<S> stage = new Stage<>(
                puzzle,
                new Stepper<>(() -> solver.search(position, way, new SeededRandom(seed.get()))),
                context.style(),
                context.around().interrupted());
        return keys ? onScreen(stage) : printed(stage);
    }

    private String way(Puzzle<?, ?, ?> puzzle, Solver<?> solver) {
        List<String> ways = solver.methods().stream().map(Solver.Method::id).toList();
        String way = method.get().orElse(ways.getFirst());
        if (!ways.contains(way)) {
            String guess = Nearest.of(way, ways)
                    .map(near -> "; did you mean (" + near + ")?")
                    .orElse("");
            throw Failure.usage("there is no method (" + way + ") for " + puzzle.id() + ", there are "
                    + String.join(", ", ways) + guess);
        }
        return way;
    }

    /** The first position of the input. */
    private <S> S position(Puzzle<?, S, ?> puzzle) {
        try (Lines lines = input.lines(context)) {
            Line line = lines.next().orElseThrow(() -> Failure.files("there is no position to watch"));
            if (line.fault().isPresent()) {
                throw Failure.line(line.number(), line.fault().get());
            }
            try {
                return Tasks.position(puzzle, line.text());
            } catch (TextError error) {
                throw Failure.line(line.number(), error.explained());
            }
        } catch (IOException error) {
            throw Failure.files("the input cannot be read: " + error.getMessage());
        }
    }

    private int onScreen(Stage<?> stage) {
        int exit;
        try (Screen screen = JLineScreen.open()) {
            exit = new WatchLoop(
                            stage,
                            screen,
                            delay.get(),
                            context.around().nanoClock(),
                            context.around().interrupted())
                    .run();
        }
        context.results().print(stage.caption() + "\n" + stage.drawing());
        return exit;
    }

    private int printed(Stage<?> stage) {
        long most = steps.get();
        print(stage);
        while (stage.step() < most && !stage.finished()) {
            if (context.around().interrupted().asked()) {
                return Exit.INTERRUPTED;
            }
            stage.forward();
            print(stage);
        }
        if (stage.finished()) {
            return Exit.FINE;
        }
        context.results().flush();
        context.messages().say("stopped after " + most + (most == 1 ? " step" : " steps") + "; --steps N shows more");
        return Exit.LIMIT;
    }

    private void print(Stage<?> stage) {
        context.results().print(json.get() ? stage.json() + "\n" : stage.caption() + "\n" + stage.drawing() + "\n");
    }
}
