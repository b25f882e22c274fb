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
                "Generates positions, one per line.",
                "",
                "Examples:",
                "  tilewright new sudoku",
                "  tilewright new sudoku --count 1000 --seed 7 > puzzles.txt",
                "  tilewright new trominoes 7 | tilewright show trominoes",
                "  tilewright new paletto 6x6 --fair",
                "",
                "The same setup and seed give the same positions, with any number of threads.");
        this.options = RunOptions.of(builder);
        this.puzzle = builder.puzzle(context.catalog());
        this.setup = builder.rest("SETUP", "Kind of position; see 'tilewright list'.");
        this.count = builder.option("--count", "N", 1L, "Number of positions; by default 1.");
        this.seed = builder.optional("--seed", "N", Long.class, "Seed; by default a random one, which is shown.");
        this.log = builder.flag("--log", "Show what the generator does; with --json, in the field log.");
        this.fair = builder.flag("--fair", "Fair start; same as -fair after the setup.");
        this.path = builder.flag("--path", "Exactly one first turn wins; same as -path after the setup.");
        this.trap = builder.flag("--trap", "The obvious move loses; same as -trap after the setup.");
        this.exercise = builder.flag("--exercise", "Exactly one move wins; same as -exercise after the setup.");
    }

    @Override
    public Integer call() {
        long many = count.get();
        if (many < 1) {
            throw Failure.usage("--count must be at least 1, not " + many);
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
            throw Failure.usage("use either --" + special.getFirst() + " or --" + special.get(1) + ", not both");
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
