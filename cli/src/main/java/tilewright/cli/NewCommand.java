package tilewright.cli;

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
        return words.isEmpty() ? words : Setups.checked(chosen, words);
    }

    private long chance() {
        long chosen = context.around().entropy().getAsLong();
        context.messages().line("seed " + chosen);
        return chosen;
    }
}
