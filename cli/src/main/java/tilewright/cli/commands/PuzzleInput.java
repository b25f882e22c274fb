package tilewright.cli.commands;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tilewright.cli.batch.LineSource;
import tilewright.cli.batch.Lines;
import tilewright.cli.batch.StreamLines;
import tilewright.cli.context.Context;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.message.Message;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Puzzle;
import tilewright.task.Tasks;
import tilewright.text.LineGrouping;
import tilewright.text.TextError;

/** The puzzle and its positions. */
public final class PuzzleInput {

    private final Supplier<String> puzzle;
    private final Supplier<Optional<String>> input;
    private final Supplier<List<String>> texts;
    private final Supplier<Optional<String>> column;

    PuzzleInput(Catalog catalog, OptionsBuilder builder) {
        this(builder.puzzle(catalog), builder);
    }

    /** @param puzzle gives its id */
    PuzzleInput(Supplier<String> puzzle, OptionsBuilder builder) {
        this.puzzle = puzzle;
        input = builder.second("INPUT", HelpMessages.input());
        texts = builder.repeated("--text", "TEXT", HelpMessages.text());
        column = builder.optional("--column", "NAME", String.class, HelpMessages.column());
    }

    Puzzle<?, ?, ?> puzzle(Context context) {
        return context.puzzle(puzzle.get());
    }

    /** Whether no source is given. */
    boolean isEmpty() {
        return texts.get().isEmpty() && input.get().isEmpty() && column.get().isEmpty();
    }

    /**
     * The positions. A file that cannot be read is reported when it is opened.
     *
     * @throws Failure when there are both a file and texts
     */
    LineSource lines(Context context) {
        return lines(context, puzzle(context).texts().grouping());
    }

    /**
     * Other texts than positions. A file that cannot be read is reported when it is opened.
     *
     * @throws Failure when there are both a file and texts
     */
    LineSource lines(Context context, LineGrouping grouping) {
        Optional<String> file = input.get();
        if (texts.get().isEmpty()) {
            Supplier<Lines> lines = () -> open(context, file.orElse("-"));
            return column.get()
                    .<LineSource>map(name -> new LineSource.Table(lines, name))
                    .orElseGet(() -> new LineSource.Read(lines, grouping));
        }
        if (column.get().isPresent()) {
            throw Failure.usage(CommandsMessages.notBoth("--column", "--text"));
        }
        if (file.isPresent()) {
            throw Failure.usage(CommandsMessages.fileOrText(Message.verbatim(file.get())));
        }
        return new LineSource.Typed(texts.get());
    }

    private Lines open(Context context, String name) {
        if (!name.equals("-")) {
            return file(context, name);
        }
        if (context.environment().terminals().in()) {
            context.messages().say(CommandsMessages.typePositions());
        }
        return new StreamLines(context.environment().in(), 0);
    }

    private Lines file(Context context, String name) {
        try {
            Path path = Path.of(name);
            if (Files.isDirectory(path)) {
                throw Failure.files(CommandsMessages.isFolder(Message.verbatim(name)));
            }
            return new StreamLines(Files.newInputStream(path), Files.isRegularFile(path) ? Files.size(path) : 0);
        } catch (NoSuchFileException | InvalidPathException missing) {
            throw Failure.files(CommandsMessages.noFile(Message.verbatim(name), advice(context, name)));
        } catch (IOException error) {
            throw Failure.reading(name, Failure.reason(error));
        }
    }

    private Message advice(Context context, String name) {
        try {
            Tasks.position(puzzle(context), name);
            return CommandsMessages.textAdvice(Message.verbatim(name.indexOf(' ') < 0 ? name : '"' + name + '"'));
        } catch (TextError noPosition) {
            return Message.verbatim("");
        }
    }
}
