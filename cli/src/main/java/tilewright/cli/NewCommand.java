package tilewright.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tilewright.puzzle.Puzzle;
import tilewright.task.Tasks;

/** Generates positions. */
@Command(
        name = "new",
        description = "Generates positions, one text line each.",
        footer = {
            "",
            "Examples:",
            "  tilewright new sudoku",
            "  tilewright new sudoku --count 1000 --seed 7 > puzzles.txt",
            "  tilewright new trominoes 7 | tilewright show trominoes",
            "  tilewright new paletto 6x6 --fair",
            "",
            "The same setup and seed give the same positions, however many threads work."
        })
final class NewCommand implements Callable<Integer> {

    private final Context context;

    @Mixin
    private final RunOptions options = new RunOptions();

    @Parameters(
            index = "0",
            paramLabel = "PUZZLE",
            completionCandidates = PuzzleNames.class,
            description = "A puzzle's name; (tilewright list) shows them.")
    private String puzzle = "";

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "SETUP",
            description = "The kind of position; (tilewright list) shows some.")
    private List<String> setup = List.of();

    @Option(names = "--count", paramLabel = "N", description = "How many; by default 1.")
    private long count = 1;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "A number; by default another one each time, which is shown.")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--log", description = "Show what the generator does; with --json in the field log.")
    private boolean log;

    @Option(names = "--fair", description = "A fair one; the same as -fair behind the setup.")
    private boolean fair;

    @Option(names = "--path", description = "One with a single right way to begin; the same as -path behind the setup.")
    private boolean path;

    @Option(names = "--trap", description = "One where what looks best is wrong; the same as -trap behind the setup.")
    private boolean trap;

    @Option(
            names = "--exercise",
            description = "One to find the right move in; the same as -exercise behind the setup.")
    private boolean exercise;

    NewCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        if (count < 1) {
            throw Failure.usage("--count goes from 1 upward, not (" + count + ")");
        }
        Puzzle<?, ?, ?> chosen = context.puzzle(puzzle);
        String words = setup(chosen);
        long number = seed.orElseGet(this::chance);
        return log
                ? GenerationLog.run(context, options, chosen, words, number, count)
                : new LineRun(context, options).run(Lines.empty(count), Tasks.generate(chosen, words, number));
    }

    private String setup(Puzzle<?, ?, ?> chosen) {
        String words = String.join(" ", setup);
        List<String> special = special();
        if (special.size() > 1) {
            throw Failure.usage("either --" + special.getFirst() + " or --" + special.get(1) + ", not both");
        }
        if (!special.isEmpty()) {
            return Setups.checked(chosen, words, special.getFirst());
        }
        return words.isEmpty() ? words : Setups.checked(chosen, words);
    }

    /** The words that were asked for as options. */
    private List<String> special() {
        List<String> words = new ArrayList<>();
        if (fair) {
            words.add("fair");
        }
        if (path) {
            words.add("path");
        }
        if (trap) {
            words.add("trap");
        }
        if (exercise) {
            words.add("exercise");
        }
        return words;
    }

    private long chance() {
        long chosen = context.around().entropy().getAsLong();
        context.messages().line("seed " + chosen);
        return chosen;
    }
}
