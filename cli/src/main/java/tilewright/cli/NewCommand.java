package tilewright.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tilewright.puzzle.Puzzle;
import tilewright.task.Task;
import tilewright.task.Tasks;

/** Generates positions. */
final class NewCommand implements Callable<Integer> {

    private final Context context;
    private final Supplier<RunOptions> options;
    private final Supplier<String> puzzle;
    private final Supplier<List<String>> setup;
    private final Supplier<Long> count;
    private final Supplier<Optional<Long>> seed;
    private final Supplier<Boolean> log;
    private final Supplier<Boolean> fair;
    private final Supplier<Boolean> path;
    private final Supplier<Boolean> trap;
    private final Supplier<Boolean> exercise;

    NewCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(
                "Generates positions, one text line each.",
                "",
                "Examples:",
                "  tilewright new sudoku",
                "  tilewright new sudoku --count 1000 --seed 7 > puzzles.txt",
                "  tilewright new trominoes 7 | tilewright show trominoes",
                "  tilewright new paletto 6x6 --fair",
                "",
                "The same setup and seed give the same positions, however many threads work.");
        this.options = RunOptions.of(builder);
        this.puzzle = builder.puzzle(context.catalog());
        this.setup = builder.rest("SETUP", "The kind of position; (tilewright list) shows some.");
        this.count = builder.option("--count", "N", 1L, "How many; by default 1.");
        this.seed = builder.optional(
                "--seed", "N", Long.class, "A number; by default another one each time, which is shown.");
        this.log = builder.flag("--log", "Show what the generator does; with --json in the field log.");
        this.fair = builder.flag("--fair", "A fair one; the same as -fair behind the setup.");
        this.path = builder.flag("--path", "One with a single right way to begin; the same as -path behind the setup.");
        this.trap = builder.flag("--trap", "One where what looks best is wrong; the same as -trap behind the setup.");
        this.exercise =
                builder.flag("--exercise", "One to find the right move in; the same as -exercise behind the setup.");
    }

    @Override
    public Integer call() {
        long many = count.get();
        if (many < 1) {
            throw Failure.usage("--count goes from 1 upward, not (" + many + ")");
        }
        return generate(context.puzzle(puzzle.get()), many);
    }

    private <P, S, M> int generate(Puzzle<P, S, M> chosen, long many) {
        P wanted = setup(chosen);
        long number = seed.get().orElseGet(this::chance);
        if (log.get()) {
            return GenerationLog.run(context, options.get(), chosen, wanted, number, many);
        }
        Task task = new Tasks<>(chosen, context.workspace()).generate(wanted, number);
        return new LineRun(context, options.get()).run(Lines.empty(many), task);
    }

    private <P> P setup(Puzzle<P, ?, ?> chosen) {
        String words = String.join(" ", setup.get());
        List<String> special = special();
        if (special.size() > 1) {
            throw Failure.usage("either --" + special.getFirst() + " or --" + special.get(1) + ", not both");
        }
        return special.isEmpty() ? Setups.parsed(chosen, words) : Setups.parsed(chosen, words, special.getFirst());
    }

    /** The words that were asked for as options. */
    private List<String> special() {
        List<String> words = new ArrayList<>();
        if (fair.get()) {
            words.add("fair");
        }
        if (path.get()) {
            words.add("path");
        }
        if (trap.get()) {
            words.add("trap");
        }
        if (exercise.get()) {
            words.add("exercise");
        }
        return words;
    }

    private long chance() {
        long chosen = context.environment().entropy().getAsLong();
        context.messages().line("seed " + chosen);
        return chosen;
    }
}
