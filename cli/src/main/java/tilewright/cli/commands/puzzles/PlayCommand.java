package tilewright.cli.commands.puzzles;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tilewright.cli.batch.GroupedLines;
import tilewright.cli.batch.StreamLines;
import tilewright.cli.commands.input.Completions;
import tilewright.cli.commands.input.PuzzleInput;
import tilewright.cli.commands.input.SetupHelp;
import tilewright.cli.commands.input.SetupParser;
import tilewright.cli.context.Context;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.cli.terminal.JLineInput;
import tilewright.cli.terminal.PipedInput;
import tilewright.cli.terminal.PlayLoop;
import tilewright.cli.terminal.PlayerInput;
import tilewright.cli.terminal.Seats;
import tilewright.message.Message;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.WithVariants;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.text.Cursor;
import tilewright.text.LineGrouping;
import tilewright.text.TextError;

/** The command that plays in the terminal. */
public final class PlayCommand implements Callable<Integer> {

    private final Context context;
    private final Supplier<String> name;
    private final Supplier<List<String>> setup;
    private final Supplier<Optional<String>> text;
    private final Supplier<Optional<Long>> seed;
    private final Supplier<Optional<String>> computer;

    public PlayCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(HelpMessages.play());
        builder.examples(
                "tilewright play sudoku",
                "tilewright play trominoes 7 --seed 1",
                "tilewright play paletto --computer greedy,2");
        builder.paragraph(HelpMessages.playCommands());
        builder.lateFooter(() -> SetupHelp.lines(context, name()));
        this.name = builder.puzzle(context.catalog());
        this.setup = builder.rest("SETUP", HelpMessages.playSetup(), Completions.setups(context));
        this.text = builder.optional("--text", "TEXT", String.class, HelpMessages.playText());
        this.seed = builder.optional("--seed", "N", Long.class, HelpMessages.playSeed());
        this.computer = builder.optional("--computer", "NAME[,SEATS]", String.class, HelpMessages.playComputer());
    }

    private String name() {
        return name.get();
    }

    @Override
    public Integer call() {
        Puzzle<?, ?, ?> puzzle = WithVariants.ofSetup(context.puzzle(name.get()), String.join(" ", setup.get()));
        long number = seed.get().orElseGet(() -> context.environment().entropy().getAsLong());
        Seats seats = computer.get()
                .map(words -> Seats.parse(puzzle, words, number, context.workspace()))
                .orElse(Seats.people(number));
        Play beginning = beginning(puzzle, number);
        seats.check(beginning);
        PlayLoop loop = new PlayLoop(context, beginning, seats);
        boolean person = context.environment().terminals().in()
                && context.environment().terminals().out();
        try (PlayerInput input = person
                ? JLineInput.open(context.environment().variable("TERM"), loop::words)
                : new PipedInput(
                        new GroupedLines(new StreamLines(context.environment().in(), 0), LineGrouping.LINES))) {
            return loop.run(input);
        }
    }

    private Play beginning(Puzzle<?, ?, ?> puzzle, long number) {
        String words = String.join(" ", setup.get());
        Optional<String> begun = text.get();
        if (begun.isEmpty()) {
            return new Play(generated(puzzle, words, number));
        }
        if (!words.isEmpty()) {
            throw Failure.usage(PuzzlesMessages.setupOrText(Message.verbatim(words)));
        }
        String share = puzzle.id() + ":";
        String saved = begun.get().startsWith(share) ? begun.get() : share + begun.get();
        try {
            Cursor cursor = new Cursor(saved);
            Play play = Play.load(context.catalog(), cursor, Stop.never());
            PuzzleInput.warn(1, cursor.warning(), context);
            return play;
        } catch (TextError error) {
            throw Failure.line(1, error.explained());
        }
    }

    private <P, S, M> GameTree<P, S, M> generated(Puzzle<P, S, M> puzzle, String typed, long number) {
        P wanted = SetupParser.parsed(puzzle, typed);
        SeededRandom random = SeededRandom.ofItem(SetupParser.seed(typed).orElse(number), 0);
        try {
            GameTree<P, S, M> tree = GameTree.generate(
                    puzzle,
                    wanted,
                    random,
                    context.environment().interrupted(),
                    Generator.Log.NONE,
                    context.workspace());
            return SetupParser.seed(typed).isPresent() ? tree.settled() : tree;
        } catch (Generator.GaveUp gaveUp) {
            throw Failure.line(1, gaveUp.message());
        }
    }
}
