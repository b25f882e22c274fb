package tilewright.cli.commands.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tilewright.cli.batch.Line;
import tilewright.cli.batch.LineSource;
import tilewright.cli.batch.Lines;
import tilewright.cli.batch.Query;
import tilewright.cli.batch.StreamLines;
import tilewright.cli.context.Context;
import tilewright.cli.context.Failure;
import tilewright.cli.context.InputFiles;
import tilewright.cli.context.OptionsBuilder;
import tilewright.message.Message;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Puzzle;
import tilewright.task.StrictTask;
import tilewright.task.Task;
import tilewright.task.Tasks;
import tilewright.task.VariantTask;
import tilewright.text.LineGrouping;
import tilewright.text.TextError;

/** The puzzle and its positions. */
public final class PuzzleInput {

    private final Supplier<String> puzzle;
    private final Supplier<Optional<String>> input;
    private final Supplier<List<String>> texts;
    private final Supplier<Optional<String>> column;
    private final Supplier<Boolean> strict;

    public PuzzleInput(Catalog catalog, OptionsBuilder builder) {
        this(builder.puzzle(catalog), builder);
    }

    /** @param puzzle gives its id */
    public PuzzleInput(Supplier<String> puzzle, OptionsBuilder builder) {
        this(puzzle, 1, builder);
    }

    private PuzzleInput(Supplier<String> puzzle, int place, OptionsBuilder builder) {
        this.puzzle = puzzle;
        input = builder.optionalAt(place, "INPUT", HelpMessages.input());
        texts = builder.repeated("--text", "TEXT", HelpMessages.text());
        column = builder.optional("--column", "NAME", String.class, HelpMessages.column());
        strict = builder.flag("--strict", HelpMessages.strict());
    }

    /**
     * Returns an input that is the first parameter.
     *
     * @param puzzle gives the id of a puzzle that is not typed
     */
    public static PuzzleInput alone(Supplier<String> puzzle, OptionsBuilder builder) {
        return new PuzzleInput(puzzle, 0, builder);
    }

    /** Returns the puzzle that is typed. */
    public Puzzle<?, ?, ?> puzzle(Context context) {
        return context.puzzle(puzzle.get());
    }

    /** The question, or its strict form, which refuses texts of which something would be left out. */
    public Query asked(Query query) {
        return strict.get() ? new Query.Strict(query) : query;
    }

    /** The task, or its strict form, which refuses such texts. */
    public Task asked(Task task) {
        return strict.get() ? new StrictTask(task) : task;
    }

    /** Warns of parts of a text that were left out, or refuses the text. */
    public void tell(Line line, Message warning, Context context) {
        if (strict.get() && !warning.isEmpty()) {
            throw Failure.line(line.number(), warning);
        }
        warn(line.number(), warning, context);
    }

    /** Warns of parts of the text of a line that were left out, if there are any. */
    public static void warn(long line, Message warning, Context context) {
        if (!warning.isEmpty()) {
            context.messages().line(InputMessages.warning(line, warning));
        }
    }

    /** Whether no source is given. */
    public boolean isEmpty() {
        return texts.get().isEmpty() && input.get().isEmpty() && column.get().isEmpty();
    }

    /**
     * The positions. A file that cannot be read is reported when it is opened.
     *
     * @throws Failure when there are both a file and texts
     */
    public LineSource lines(Context context) {
        return lines(context, VariantTask.grouping(puzzle(context)));
    }

    /**
     * Returns the lines of other texts than positions. A file that cannot be read is reported when it is opened.
     *
     * @throws Failure when there are both a file and texts
     */
    public LineSource lines(Context context, LineGrouping grouping) {
        Optional<String> file = input.get();
        if (texts.get().isEmpty()) {
            String named = file.orElse("-");
            InputFiles files = InputFiles.of(named);
            Supplier<Lines> lines = () -> open(context, named);
            return column.get()
                    .<LineSource>map(name -> new LineSource.Table(files, lines, name))
                    .orElseGet(() -> new LineSource.Read(files, lines, grouping));
        }
        if (column.get().isPresent()) {
            throw UsageFaults.notBoth("--column", "--text");
        }
        if (file.isPresent()) {
            throw Failure.usage(InputMessages.fileOrText(Message.verbatim(file.get())));
        }
        return new LineSource.Typed(texts.get());
    }

    private Lines open(Context context, String name) {
        if (!name.equals("-")) {
            return file(context, name);
        }
        if (context.environment().terminals().in()) {
            context.messages().say(InputMessages.typePositions());
        }
        return new StreamLines(context.environment().in(), 0);
    }

    private Lines file(Context context, String name) {
        try {
            Path path = Path.of(name);
            if (Files.isDirectory(path)) {
                throw Failure.files(InputMessages.isFolder(Message.verbatim(name)));
            }
            return new StreamLines(Files.newInputStream(path), Files.isRegularFile(path) ? Files.size(path) : 0);
        } catch (NoSuchFileException | InvalidPathException missing) {
            throw UsageFaults.noFile(name, advice(context, name));
        } catch (IOException error) {
            throw Failure.reading(name, Failure.reason(error));
        }
    }

    private Message advice(Context context, String name) {
        try {
            Tasks.position(puzzle(context), name);
            return InputMessages.textAdvice(Message.verbatim(name.indexOf(' ') < 0 ? name : '"' + name + '"'));
        } catch (TextError noPosition) {
            return Message.verbatim("");
        }
    }
}
