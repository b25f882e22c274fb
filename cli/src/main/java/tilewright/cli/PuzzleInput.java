package tilewright.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tilewright.puzzle.Puzzle;
import tilewright.task.Tasks;
import tilewright.text.Framing;
import tilewright.text.TextError;

/** Which puzzle, and which positions of it. */
final class PuzzleInput {

    @Parameters(
            index = "0",
            paramLabel = "PUZZLE",
            completionCandidates = PuzzleNames.class,
            description = "A puzzle's name; (tilewright list) shows them.")
    private String puzzle = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "INPUT",
            description = "A file with one position a line, or in other forms of the puzzle, over several lines."
                    + " Without it, or with -, the standard input is read.")
    private Optional<String> input = Optional.empty();

    @Option(
            names = "--text",
            paramLabel = "TEXT",
            description = "A position itself, instead of a file; may be repeated.")
    private List<String> texts = List.of();

    Puzzle<?, ?, ?> puzzle(Context context) {
        return context.puzzle(puzzle);
    }

    /** Whether nothing says where to read. */
    boolean isEmpty() {
        return texts.isEmpty() && input.isEmpty();
    }

    /**
     * The positions.
     *
     * @throws Failure when the file cannot be read, or when there are both a file and texts
     */
    Lines lines(Context context) {
        return lines(context, puzzle(context).framing());
    }

    /**
     * Other texts than positions.
     *
     * @throws Failure when the file cannot be read, or when there are both a file and texts
     */
    Lines lines(Context context, Framing framing) {
        if (!texts.isEmpty()) {
            if (input.isPresent()) {
                throw Failure.usage("either a file (" + input.get() + ") or --text, not both");
            }
            return Lines.of(texts);
        }
        String name = input.orElse("-");
        if (!name.equals("-")) {
            return new FramedLines(file(context, name), framing);
        }
        if (context.around().terminals().in()) {
            context.messages().say("type positions, one a line; Ctrl-D ends");
        }
        return new FramedLines(new StreamLines(context.around().in(), 0), framing);
    }

    private Lines file(Context context, String name) {
        try {
            Path path = Path.of(name);
            if (Files.isDirectory(path)) {
                throw Failure.files("(" + name + ") is a folder, not a file");
            }
            return new StreamLines(Files.newInputStream(path), Files.isRegularFile(path) ? Files.size(path) : 0);
        } catch (NoSuchFileException | InvalidPathException missing) {
            throw Failure.files("there is no file (" + name + ")" + advice(context, name));
        } catch (IOException error) {
            throw Failure.files("(" + name + ") cannot be read: " + Objects.requireNonNullElse(error.getMessage(), ""));
        }
    }

    private String advice(Context context, String name) {
        try {
            Tasks.position(puzzle(context), name);
            return ", but it reads as a position; did you mean (--text " + name + ")?";
        } catch (TextError noPosition) {
            return "";
        }
    }
}
