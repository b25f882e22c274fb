package tilewright.cli.context;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The target of a name to which results are written.
 *
 * <p>Symbolic links are followed, to a file that exists or to one that does not: the results take the place of that file, and
 * the link stays.
 */
public sealed interface Destination {

    /** An ordinary file, or none yet; not a link. */
    record Ordinary(Path file) implements Destination {}

    /** A device, a pipe, or a stream of this process, which takes what is written as it comes. */
    record Direct(Opening opening) implements Destination {

        /** Returns a stream that writes to this destination. */
        public OutputStream open() throws IOException {
            return opening.open();
        }
    }

    /** Opens a stream. */
    @FunctionalInterface
    interface Opening {
        OutputStream open() throws IOException;
    }

    /**
     * Returns the destination of a name; a hyphen alone is the standard output.
     *
     * @param inputs what the command reads
     * @throws Failure when nothing can be written there, or an input would be lost
     */
    static Destination of(String name, InputFiles inputs, Environment environment) {
        if (name.equals("-")) {
            return new Direct(() -> Names.shared(environment.out()));
        }
        try {
            Destination destination = Names.followed(Path.of(name).toAbsolutePath(), environment);
            if (destination instanceof Ordinary(Path file)) {
                inputs.refuse(name, file);
                inputs.refuse(name, PartialFile.of(file));
            }
            return destination;
        } catch (InvalidPathException bad) {
            throw Failure.writing(name, Failure.told(bad));
        } catch (IOException error) {
            throw Failure.writing(name, Failure.reason(error));
        }
    }

    /** Finds the destination that a name stands for. */
    final class Names {

        private static final int MOST_LINKS = 40;

        /** The streams of a process, as names that the system keeps for them; the first group is the process, if it is named. */
        private static final Pattern STREAM = Pattern.compile("(?:/dev|/proc/(\\d+)(?:/task/\\d+)?)/fd/(\\d+)");

        private Names() {}

        private static Destination followed(Path name, Environment environment) throws IOException {
            Path next = name;
            for (int links = 0; links < MOST_LINKS; links++) {
                Path parent = next.getParent();
                Path last = next.getFileName();
                if (parent == null || last == null) {
                    throw new Failure.Reason(ContextMessages.isFolder());
                }
                Path folder = parent.toRealPath();
                Path at = folder.resolve(last);
                Matcher stream = STREAM.matcher(at.toString());
                if (stream.matches() && Files.exists(at)) {
                    return stream(at, stream, environment);
                }
                if (!Files.isSymbolicLink(at)) {
                    return plain(at);
                }
                next = folder.resolve(Files.readSymbolicLink(at));
            }
            throw new Failure.Reason(ContextMessages.manyLinks());
        }

        /** A stream is not opened anew where that can be avoided: writing would begin at the start of its file. */
        private static Destination stream(Path at, Matcher stream, Environment environment) {
            boolean own = Optional.ofNullable(stream.group(1))
                    .map(process ->
                            process.equals(Long.toString(ProcessHandle.current().pid())))
                    .orElse(true);
            String number = own ? stream.group(2) : "";
            return switch (number) {
                case "1" -> new Direct(() -> shared(environment.out()));
                case "2" -> new Direct(() -> shared(environment.err()));
                default -> new Direct(() -> Files.newOutputStream(at, WRITE, APPEND));
            };
        }

        /** Returns a view of a stream that leaves the stream open when it is closed. */
        private static OutputStream shared(OutputStream stream) {
            return new FilterOutputStream(stream) {
                @Override
                public void write(byte[] bytes, int from, int length) throws IOException {
                    out.write(bytes, from, length);
                }

                @Override
                public void close() throws IOException {
                    out.flush();
                }
            };
        }

        private static Destination plain(Path at) throws IOException {
            if (Files.isDirectory(at)) {
                throw new Failure.Reason(ContextMessages.isFolder());
            }
            if (Files.exists(at) && !Files.isWritable(at)) {
                throw new Failure.Reason(ContextMessages.permissionDenied());
            }
            return Files.exists(at) && !Files.isRegularFile(at)
                    ? new Direct(() -> Files.newOutputStream(at, WRITE))
                    : new Ordinary(at);
        }
    }
}
