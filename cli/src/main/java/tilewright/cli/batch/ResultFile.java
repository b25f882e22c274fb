package tilewright.cli.batch;

import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import tilewright.cli.context.Failure;
import tilewright.cli.context.Results;

/**
 * A file of results that appears when it is whole.
 *
 * <p>Until then the results go to a file beside it, {@code .partial}, and another, {@code .checkpoint}, says how far they
 * are valid; both are left when the run ends early, however it does. One thread at a time.
 */
final class ResultFile implements AutoCloseable {

    private final Path file;
    private final Path partial;
    private final FileChannel channel;
    private final Results results;

    private ResultFile(Path file, FileChannel channel) {
        this.file = file;
        this.partial = beside(file, ".partial");
        this.channel = channel;
        this.results = new Results(writing(channel));
    }

    /** Without the channel's own close, which belongs to this. */
    private static OutputStream writing(FileChannel channel) {
        return Channels.newOutputStream(channel);
    }

    private static Path beside(Path file, String end) {
        return file.resolveSibling(file.getFileName() + end);
    }

    private static Path path(String name) {
        try {
            Path path = Path.of(name).toAbsolutePath();
            if (Files.exists(path) && !Files.isRegularFile(path) || path.getFileName() == null) {
                throw Failure.files("'" + name + "' is not an ordinary file; use > instead of --out");
            }
            return Files.exists(path) ? path.toRealPath() : path;
        } catch (InvalidPathException | IOException error) {
            throw Failure.files("cannot write '" + name + "': " + error.getMessage());
        }
    }

    /** How far an earlier run has come that is to be gone on with; empty when there was none. */
    static Optional<Checkpoint> checkpoint(String name) {
        Path path = path(name);
        Path partial = beside(path, ".partial");
        Path checkpoint = beside(path, ".checkpoint");
        if (!Files.exists(partial)) {
            return Optional.empty(); // it had finished, or there was none
        }
        try {
            Checkpoint found = Checkpoint.of(Files.readString(checkpoint))
                    .filter(valid -> partial.toFile().length() >= valid.written())
                    .orElseThrow(() -> damaged(checkpoint, partial));
            return Optional.of(found);
        } catch (NoSuchFileException early) {
            return Optional.empty(); // it was killed before the first
        } catch (IOException error) {
            throw damaged(checkpoint, partial);
        }
    }

    private static Failure damaged(Path checkpoint, Path partial) {
        return Failure.files("'" + checkpoint + "' is damaged; delete it and '" + partial + "' to start over");
    }

    /**
     * The file to be written.
     *
     * @param begun where to go on; empty to start over
     * @param resuming whether what an earlier run has left may be overwritten
     */
    static ResultFile open(String name, Optional<Checkpoint> begun, boolean resuming) {
        Path file = path(name);
        Path partial = beside(file, ".partial");
        if (!resuming && Files.exists(partial)) {
            throw Failure.usage("an interrupted run has left '" + partial
                    + "'; continue it with --resume, or delete that file to start over");
        }
        try {
            FileChannel channel = FileChannel.open(partial, CREATE, WRITE);
            lock(channel, partial);
            channel.truncate(begun.map(Checkpoint::written).orElse(0L));
            channel.position(channel.size());
            return new ResultFile(file, channel);
        } catch (IOException error) {
            throw Failure.files("cannot write '" + partial + "': " + Failure.reason(error));
        }
    }

    private static void lock(FileChannel channel, Path partial) throws IOException {
        try {
            if (channel.tryLock() == null) {
                throw Failure.files("another run is writing to '" + partial + "'");
            }
        } catch (OverlappingFileLockException here) {
            throw Failure.files("another run is writing to '" + partial + "'");
        }
    }

    Results results() {
        return results;
    }

    /** Bytes that are in the file. */
    long written() {
        try {
            results.flush();
            channel.force(false);
            return channel.position();
        } catch (IOException error) {
            throw failed(error);
        }
    }

    private Failure failed(IOException error) {
        return Failure.files("cannot write '" + partial + "': " + Failure.reason(error));
    }

    /** Says how far the results are valid, which must be in the file already. */
    void keep(Checkpoint checkpoint) {
        Path fresh = beside(file, ".checkpoint.new");
        try {
            Files.writeString(fresh, checkpoint.text());
            Files.move(fresh, beside(file, ".checkpoint"), ATOMIC_MOVE, REPLACE_EXISTING);
        } catch (IOException error) {
            throw failed(error);
        }
    }

    /** Lets the file appear. */
    void finish() {
        try {
            written();
            Files.deleteIfExists(beside(file, ".checkpoint"));
            Files.deleteIfExists(beside(file, ".checkpoint.new"));
            Files.move(partial, file, ATOMIC_MOVE, REPLACE_EXISTING);
        } catch (IOException error) {
            throw failed(error);
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException error) {
            throw failed(error);
        }
    }
}
