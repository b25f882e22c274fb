package tilewright.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tilewright.puzzle.Nearest;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Solver;
import tilewright.rng.SeededRandom;
import tilewright.search.Stepper;
import tilewright.task.Tasks;
import tilewright.text.TextError;

/** Shows a search. */
@Command(
        name = "watch",
        description = "Shows the search from a position, step by step.",
        footer = {
            "",
            "Examples:",
            "  tilewright watch trominoes",
            "  tilewright watch trominoes --text g.../..../..../.... --steps 20 | less",
            "",
            "On a terminal: space makes a step, b takes one back, r runs or rests, q quits.",
            "Elsewhere each step is printed. Without INPUT a terminal gets a new position."
        })
final class WatchCommand implements Callable<Integer> {

    private final Context context;

    @Mixin
    private final PuzzleInput input = new PuzzleInput();

    @Option(names = "--method", paramLabel = "M", description = "The way to search; (tilewright list) shows them.")
    private Optional<String> method = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "For ways that shuffle, and for a new position; by default 0.")
    private long seed;

    @Option(names = "--steps", paramLabel = "N", description = "Print so many steps at most; by default 50.")
    private long steps = 50;

    @Option(
            names = "--delay",
            paramLabel = "MS",
            description = "Milliseconds between two steps on a terminal; by default 100.")
    private long delay = 100;

    @Option(names = "--json", description = "Print a JSON object for each step.")
    private boolean json;

    WatchCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        if (steps < 0 || delay < 0) {
            throw Failure.usage("--steps (" + steps + ") and --delay (" + delay + ") go from 0 upward");
        }
        return watch(input.puzzle(context));
    }

    private <P, S> int watch(Puzzle<P, S, ?> puzzle) {
        Solver<S> solver = puzzle.solver().orElseThrow(() -> context.cannot(puzzle, "watch"));
        String way = way(puzzle, solver);
        boolean keys = context.around().terminals().in()
                && context.around().terminals().out()
                && !json;
        S position = keys && input.isEmpty()
                ? puzzle.generator().generate(puzzle.standard(), SeededRandom.ofItem(seed, 0))
                : position(puzzle);
        Stage<S> stage = new Stage<>(
                puzzle,
                new Stepper<>(() -> solver.search(position, way, new SeededRandom(seed))),
                context.style(),
                context.around().interrupted());
        return keys ? onScreen(stage) : printed(stage);
    }

    private String way(Puzzle<?, ?, ?> puzzle, Solver<?> solver) {
        List<String> ways = solver.methods().stream().map(Solver.Method::id).toList();
        String way = method.orElse(ways.getFirst());
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
                            delay,
                            context.around().nanoClock(),
                            context.around().interrupted())
                    .run();
        }
        context.results().print(stage.caption() + "\n" + stage.drawing());
        return exit;
    }

    private int printed(Stage<?> stage) {
        print(stage);
        while (stage.step() < steps && !stage.finished()) {
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
        context.messages().say("stopped after " + steps + (steps == 1 ? " step" : " steps") + "; --steps N shows more");
        return Exit.LIMIT;
    }

    private void print(Stage<?> stage) {
        context.results().print(json ? stage.json() + "\n" : stage.caption() + "\n" + stage.drawing() + "\n");
    }
}
