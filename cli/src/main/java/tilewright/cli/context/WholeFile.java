package tilewright.cli.context;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.util.Optional;
import tilewright.message.Message;

/**
 * A file that appears when it is complete. Until then what is written goes to a {@link PartialFile}, which is removed
 * when the program ends by itself. Devices and pipes take what is written as it comes. One thread at a time.
 */
public final class WholeFile implements AutoCloseable {

    /** The content of a file, which writes itself. */
    @FunctionalInterface
    public interface Content {
        void write(OutputStream out) throws IOException;
    }

    private static final int BUFFER = 1 << 16;

    private final String name;
    private final Destination destination;
    private final Optional<PartialFile> partial;

    private WholeFile(String name, Destination destination, Optional<PartialFile> partial) {
        this.name = name;
        this.destination = destination;
        this.partial = partial;
    }

    /**
     * Returns a file to be written; a file that is there under its name stays until then.
     *
     * @param inputs what the command reads
     * @throws Failure when it cannot be written, or is one of the inputs
     */
    public static WholeFile open(String name, InputFiles inputs, Environment environment) {
        Destination destination = Destination.of(name, inputs, environment);
        try {
            return switch (destination) {
                case Destination.Ordinary(var file) ->
                    new WholeFile(name, destination, Optional.of(PartialFile.create(file)));
                case Destination.Direct _ -> new WholeFile(name, destination, Optional.empty());
            };
        } catch (IOException error) {
            throw Failure.writing(name, Failure.reason(error));
        }
    }

    /**
     * Writes the file and lets it appear.
     *
     * @throws Failure when that fails
     */
    public void write(Content content) {
        try {
            switch (destination) {
                case Destination.Ordinary _ -> {
                    PartialFile whole = partial.orElseThrow();
                    write(content, Channels.newOutputStream(whole.channel()));
                    whole.finish();
                }
                case Destination.Direct direct -> {
                    try (OutputStream out = direct.open()) {
                        write(content, out);
                    }
                }
            }
        } catch (IOException error) {
            throw Failure.writing(name, Failure.reason(error));
        }
    }

    private static void write(Content content, OutputStream to) throws IOException {
        OutputStream out = new BufferedOutputStream(to, BUFFER);
        content.write(out);
        out.flush();
    }

    /** Deletes the file if it is not whole. */
    @Override
    public void close() {
        try {
            if (partial.isPresent()) {
                partial.get().discard();
            }
        } catch (IOException error) {
            throw Failure.files(ContextMessages.cannotRemove(Message.verbatim(name), Failure.reason(error)));
        }
    }
}
