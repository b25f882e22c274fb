package tilewright.cli.context;

import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * A file that appears when it is whole. Until then what is written goes to a file beside it, {@code .partial}, which is taken
 * away again when the program ends by itself. One thread at a time.
 */
public final class WholeFile implements AutoCloseable {

    /** Writes what the file is to hold. */
    @FunctionalInterface
    public interface Content {
        void write(OutputStream out) throws IOException;
    }

    private final String name;
    private final Path file;
    private final Path partial;
    private final FileChannel channel;

    private WholeFile(String name, Path file, Path partial, FileChannel channel) {
        this.name = name;
        this.file = file;
        this.partial = partial;
        this.channel = channel;
    }

    /**
     * A file to be written; what is there under its name stays until then.
     *
     * @throws Failure when it cannot be written
     */
    public static WholeFile open(String name) {
        try {
            Path path = Path.of(name).toAbsolutePath();
            if (Files.exists(path) && !Files.isRegularFile(path) || path.getFileName() == null) {
                throw Failure.files("'" + name + "' is not an ordinary file");
            }
            Path file = Files.exists(path) ? path.toRealPath() : path;
            if (Files.exists(file) && !Files.isWritable(file)) {
                throw Failure.files("cannot write '" + name + "': permission denied");
            }
            Path partial = file.resolveSibling(file.getFileName() + ".partial");
            FileChannel channel = FileChannel.open(partial, CREATE, WRITE);
            lock(channel, name);
            channel.truncate(0);
            return new WholeFile(name, file, partial, channel);
        } catch (InvalidPathException bad) {
            throw Failure.files("cannot write '" + name + "': " + bad.getMessage());
        } catch (IOException error) {
            throw Failure.files("cannot write '" + name + "': " + Failure.reason(error));
        }
    }

    private static void lock(FileChannel channel, String name) throws IOException {
        try {
            if (channel.tryLock() != null) {
                return;
            }
        } catch (OverlappingFileLockException here) {
            // said below
        }
        channel.close();
        throw Failure.files("another run is writing '" + name + "'");
    }

    /**
     * Writes the file and lets it appear.
     *
     * @throws Failure when that fails
     */
    public void write(Content content) {
        try {
            OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16);
            content.write(out);
            out.flush();
            channel.force(false);
            Files.move(partial, file, ATOMIC_MOVE, REPLACE_EXISTING);
        } catch (IOException error) {
            throw Failure.files("cannot write '" + name + "': " + Failure.reason(error));
        }
    }

    /** Takes away what is not whole. */
    @Override
    public void close() {
        try (channel) {
            Files.deleteIfExists(partial);
        } catch (IOException error) {
            throw Failure.files("cannot remove '" + partial + "': " + Failure.reason(error));
        }
    }
}
