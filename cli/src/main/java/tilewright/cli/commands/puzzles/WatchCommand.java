package tilewright.cli.commands.puzzles;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tilewright.cli.batch.Line;
import tilewright.cli.batch.Lines;
import tilewright.cli.commands.input.PuzzleInput;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.cli.terminal.JLineScreen;
import tilewright.cli.terminal.Screen;
import tilewright.cli.terminal.WatchLoop;
import tilewright.cli.terminal.WatchedSearch;
import tilewright.message.Message;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Nearest;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Solver;
import tilewright.rng.SeededRandom;
import tilewright.search.Stepper;
import tilewright.search.Stopped;
import tilewright.task.Tasks;
import tilewright.text.Cursor;
import tilewright.text.TextError;

/** The command that shows a search step by step. */
public final class WatchCommand implements Callable<Integer> {

    private final Context context;
    private final PuzzleInput input;
    private final Supplier<Optional<String>> method;
    private final Supplier<Long> seed;
    private final Supplier<Long> steps;
    private final Supplier<Long> delay;
    private final Supplier<Boolean> json;

    public WatchCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(HelpMessages.watch());
        builder.examples(
                "tilewright watch trominoes",
                "tilewright watch trominoes --text g.../..../..../.... --steps 20 | less");
        builder.paragraph(HelpMessages.watchKeys());
        this.input = new PuzzleInput(context.catalog(), builder);
        this.method = builder.optional("--method", "M", String.class, HelpMessages.watchMethod());
        this.seed = builder.option("--seed", "N", 0L, HelpMessages.watchSeed());
        this.steps = builder.option("--steps", "N", 50L, HelpMessages.watchSteps());
        this.delay = builder.option("--delay", "MS", 100L, HelpMessages.watchDelay());
        this.json = builder.flag("--json", HelpMessages.watchJson());
    }

    @Override
    public Integer call() {
        if (steps.get() < 0 || delay.get() < 0) {
            throw Failure.usage(PuzzlesMessages.stepsAndDelay(steps.get(), delay.get()));
        }
        return watch(input.puzzle(context));
    }

    private <P, S> int watch(Puzzle<P, S, ?> puzzle) {
        Solver<S> solver =
                puzzle.abilities(context.workspace()).solver().orElseThrow(() -> context.cannot(puzzle, "watch"));
        String way = way(puzzle, solver);
        boolean person = context.environment().terminals().in()
                && context.environment().terminals().out()
                && !json.get();
        S position = person && input.isEmpty()
                ? puzzle.generator(context.workspace())
                        .generate(
                                puzzle.setups().standard(),
                                SeededRandom.ofItem(seed.get(), 0),
                                context.environment().interrupted(),
                                Generator.Log.NONE)
                : position(puzzle);
        WatchedSearch<S> search = new WatchedSearch<>(
                puzzle,
                new Stepper<>(() -> solver.search(position, way, new SeededRandom(seed.get()))),
                context.style(),
                context.words(),
                context.environment().interrupted());
        return person && JLineScreen.possible(terminal()) ? onScreen(search) : printed(search);
    }

    private String way(Puzzle<?, ?, ?> puzzle, Solver<?> solver) {
        List<String> ways = solver.methods().stream().map(Solver.Method::id).toList();
        String way = method.get().orElse(ways.getFirst());
        if (!ways.contains(way)) {
            throw Failure.usage(PuzzlesMessages.unknownMethod(
                    Message.verbatim(way), puzzle.id(), Message.verbatim(ways), Nearest.suggestion(way, ways)));
        }
        return way;
    }

    /** The first position of the input. */
    private <S> S position(Puzzle<?, S, ?> puzzle) {
        try (Lines lines = input.lines(context).open()) {
            Line line = lines.next().orElseThrow(() -> Failure.files(PuzzlesMessages.noPosition()));
            if (line.fault().isPresent()) {
                throw Failure.line(line.number(), line.fault().get());
            }
            Cursor cursor = new Cursor(line.text());
            try {
                S position = Tasks.position(puzzle, cursor);
                input.tell(line, cursor.warning(), context);
                return position;
            } catch (TextError error) {
                throw Failure.line(line.number(), error.explained());
            }
        } catch (IOException error) {
            throw Failure.reading(error);
        }
    }

    private String terminal() {
        return context.environment().variable("TERM");
    }

    private int onScreen(WatchedSearch<?> search) {
        int exit;
        try (Screen screen = JLineScreen.open(terminal())) {
            exit = new WatchLoop(
                            search,
                            screen,
                            delay.get(),
                            context.environment().nanoClock(),
                            context.environment().interrupted())
                    .run();
        } catch (Stopped interrupted) {
            exit = Exit.INTERRUPTED;
        }
        context.results().print(search.caption() + "\n" + search.drawing());
        return exit;
    }

    private int printed(WatchedSearch<?> search) {
        long most = steps.get();
        print(search);
        while (search.step() < most && !search.finished()) {
            if (context.environment().interrupted().asked()) {
                return Exit.INTERRUPTED;
            }
            search.forward();
            print(search);
        }
        if (search.finished()) {
            return Exit.FINE;
        }
        context.results().flush();
        context.messages().say(PuzzlesMessages.stoppedAfter(most));
        return Exit.LIMIT;
    }

    private void print(WatchedSearch<?> search) {
        context.results().print(json.get() ? search.json() + "\n" : search.caption() + "\n" + search.drawing() + "\n");
    }
}
