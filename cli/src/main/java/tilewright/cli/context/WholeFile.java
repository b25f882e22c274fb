package tilewright.cli.context;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.util.Optional;
import tilewright.message.Message;

/**
 * A file that appears when it is whole. Until then what is written goes to a {@link PartialFile}, which is removed when the
 * program ends by itself. Devices and pipes take what is written as it comes. One thread at a time.
 */
public final class WholeFile implements AutoCloseable {

    /** Writes what the file is to hold. */
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
     * Returns a file to be written; what is there under its name stays until then.
     *
     * @throws Failure when it cannot be written
     */
    public static WholeFile open(String name, Environment environment) {
        Destination destination = Destination.of(name, environment);
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

    /** Takes away what is not whole. */
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
