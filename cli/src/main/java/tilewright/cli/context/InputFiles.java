package tilewright.cli.context;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tilewright.message.Message;

/**
 * The files that a command reads, none of which it may write. Immutable.
 *
 * @param names as they were typed
 */
public record InputFiles(List<String> names) {

    /** The inputs of a command that reads no files. */
    public static final InputFiles NONE = new InputFiles(List.of());

    private static final Path STANDARD_INPUT = Path.of("/dev/stdin");

    public InputFiles {
        names = List.copyOf(names);
    }

    /** The input of a name; a hyphen alone is the standard input. */
    public static InputFiles of(String name) {
        return new InputFiles(List.of(name));
    }

    /** Returns these inputs followed by others. */
    public InputFiles and(InputFiles others) {
        return new InputFiles(
                Stream.concat(names.stream(), others.names.stream()).toList());
    }

    /**
     * Checks that a file is not one of these inputs under another name.
     *
     * @param out as it was typed
     * @param file what is written, replaced, or removed for it
     * @throws Failure when it is one
     */
    public void refuse(String out, Path file) {
        for (String name : names) {
            if (isSame(name, file)) {
                throw Failure.usage(ContextMessages.outputIsInput(Message.verbatim(out), Message.verbatim(name)));
            }
        }
    }

    private static boolean isSame(String name, Path file) {
        try {
            return Files.isSameFile(name.equals("-") ? STANDARD_INPUT : Path.of(name), file);
        } catch (IOException | InvalidPathException missing) {
            return false; // a file that is not there is nobody's input
        }
    }
}
