package tilewright.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tilewright.play.Play;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Puzzle;
import tilewright.rng.SeededRandom;
import tilewright.text.Framing;
import tilewright.text.TextError;

/** Plays in the terminal. */
@Command(
        name = "play",
        description = "Plays in the terminal.",
        footer = {
            "",
            "Examples:",
            "  tilewright play sudoku",
            "  tilewright play trominoes 7 --seed 1",
            "  tilewright play paletto --computer greedy,2",
            "",
            "Type (help) in the game for what you can type; the tabulator completes it."
        })
final class PlayCommand implements Callable<Integer> {

    private final Context context;

    @Parameters(
            index = "0",
            paramLabel = "PUZZLE",
            completionCandidates = PuzzleNames.class,
            description = "A puzzle's name; (tilewright list) shows them.")
    private String name = "";

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "SETUP",
            description = "The kind of position to begin with; (tilewright list) shows some.")
    private List<String> setup = List.of();

    @Option(names = "--text", paramLabel = "TEXT", description = "A position or a saved game to go on with.")
    private Optional<String> text = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "For the position and the computer player; by default another one each time.")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--computer",
            paramLabel = "NAME[,SEATS]",
            description =
                    "A computer player and the players it plays for, like greedy,2+3; by default all but the first.")
    private Optional<String> computer = Optional.empty();

    PlayCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        Puzzle<?, ?, ?> puzzle = context.puzzle(name);
        long number = seed.orElseGet(() -> context.around().entropy().getAsLong());
        Seats seats = computer.map(words -> Seats.parse(puzzle, words, number)).orElse(Seats.people(number));
        PlayLoop loop = new PlayLoop(context, beginning(puzzle, number), seats);
        boolean person = context.around().terminals().in()
                && context.around().terminals().out();
        try (Typing typing = person
                ? JLineTyping.open(loop::words)
                : new PipedTyping(
                        new FramedLines(new StreamLines(context.around().in(), 0), Framing.LINES))) {
            return loop.run(typing);
        }
    }

    private Play beginning(Puzzle<?, ?, ?> puzzle, long number) {
        String words = String.join(" ", setup);
        if (text.isEmpty()) {
            String checked = words.isEmpty() ? words : Setups.checked(puzzle, words);
            try {
                return Play.generate(puzzle, checked, SeededRandom.ofItem(number, 0), Generator.Log.NONE);
            } catch (Generator.GaveUp gaveUp) {
                throw Failure.line(1, String.valueOf(gaveUp.getMessage()));
            }
        }
        if (!words.isEmpty()) {
            throw Failure.usage("either a setup (" + words + ") or --text, not both");
        }
        String share = puzzle.id() + ":";
        String saved = text.get().startsWith(share) ? text.get() : share + text.get();
        try {
            return Play.load(context.catalog(), saved);
        } catch (TextError error) {
            throw Failure.line(1, error.explained());
        }
    }
}
