package tilewright.cli.batch;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tilewright.cli.batch.Checkpoint.Mark;
import tilewright.cli.context.Failure;
import tilewright.cli.context.PartialFile;
import tilewright.cli.context.Results;
import tilewright.message.Message;

/**
 * A file of results that appears when it is whole.
 *
 * <p>Until then the results go to a {@link PartialFile}, and a file beside it, {@code .checkpoint}, records how far they
 * are valid, with their sums; both are left when the run ends early, however it does. One thread at a time.
 */
final class ResultFile implements AutoCloseable {

    /** Maximum number of bytes of a checkpoint. */
    private static final int MOST_BYTES = 1 << 20;

    private static final int BUFFER = 1 << 16;

    private final Path file;
    private final PartialFile partial;
    private final Optional<Checkpoint> begun;
    private RunningSum sum = RunningSum.empty();
    private final Results results;

    private ResultFile(Path file, PartialFile partial, Optional<Checkpoint> begun) {
        this.file = file;
        this.partial = partial;
        this.begun = begun;
        this.results = new Results(writing());
    }

    private OutputStream writing() {
        return new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                write(new byte[] {(byte) one}, 0, 1);
            }

            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                ByteBuffer left = ByteBuffer.wrap(bytes, from, length);
                while (left.hasRemaining()) {
                    partial.channel().write(left);
                }
                sum.add(bytes, from, length);
            }
        };
    }

    /** Returns where the record of a file's progress lies. */
    static Path checkpointOf(Path file) {
        return file.resolveSibling(file.getFileName() + ".checkpoint");
    }

    /**
     * Returns the progress of an earlier run that is to be continued; empty when there was none.
     *
     * @throws Failure when the checkpoint is damaged
     */
    static Optional<Checkpoint> checkpoint(Path file) {
        Path checkpoint = checkpointOf(file);
        if (!PartialFile.lies(file) || !Files.exists(checkpoint, NOFOLLOW_LINKS)) {
            return Optional.empty(); // it had finished, or was killed before the first, or there was none
        }
        return Optional.of(read(checkpoint)
                .orElseThrow(() -> Failure.files(BatchMessages.damagedCheckpoint(
                        Message.verbatim(checkpoint.toString()),
                        Message.verbatim(PartialFile.of(file).toString())))));
    }

    private static Optional<Checkpoint> read(Path checkpoint) {
        if (!Files.isRegularFile(checkpoint, NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(checkpoint, NOFOLLOW_LINKS)) {
            return Checkpoint.of(new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /**
     * Returns the file to be written, with {@link #begun what an earlier run has left}.
     *
     * @param resuming whether what an earlier run has left may be used and overwritten
     * @throws Failure when it may not and there is something, or when another run is writing the file
     */
    static ResultFile open(Path file, boolean resuming) {
        if (!resuming && PartialFile.lies(file)) {
            throw Failure.usage(
                    BatchMessages.left(Message.verbatim(PartialFile.of(file).toString())));
        }
        try {
            Optional<PartialFile> left = PartialFile.left(file);
            return left.isPresent() ? left(file, left.get()) : fresh(file);
        } catch (IOException error) {
            throw failed(file, error);
        }
    }

    private static ResultFile left(Path file, PartialFile left) throws IOException {
        Optional<Checkpoint> begun;
        try {
            begun = checkpoint(file);
        } catch (Failure damaged) {
            left.close();
            throw damaged;
        }
        if (begun.isEmpty()) {
            left.close();
            return fresh(file);
        }
        return new ResultFile(file, left, begun);
    }

    private static ResultFile fresh(Path file) throws IOException {
        PartialFile fresh = PartialFile.create(file);
        Files.deleteIfExists(checkpointOf(file));
        return new ResultFile(file, fresh, Optional.empty());
    }

    /** Returns the progress of the run that is to be continued. */
    Optional<Checkpoint> begun() {
        return begun;
    }

    Results results() {
        return results;
    }

    /** Returns the last mark up to which the results are those that were written. */
    Mark sound(Checkpoint checkpoint) {
        try {
            InputStream in = Channels.newInputStream(partial.channel().position(0));
            RunningSum passed = RunningSum.empty();
            Mark sound = Mark.START;
            for (Mark mark : checkpoint.marks()) {
                boolean whole = pass(in, mark.written() - sound.written(), passed);
                if (!whole || !passed.soFar().equals(mark.sum())) {
                    break;
                }
                sound = mark;
                sum = passed.copy();
            }
            return sound;
        } catch (IOException error) {
            throw Failure.reading(PartialFile.of(file).toString(), Failure.reason(error));
        }
    }

    /** Adds a number of bytes to the sum; false when there are fewer. */
    private static boolean pass(InputStream in, long count, RunningSum sum) throws IOException {
        byte[] buffer = new byte[BUFFER];
        long left = count;
        while (left > 0) {
            int read = in.read(buffer, 0, (int) Math.min(left, BUFFER));
            if (read < 0) {
                return false;
            }
            sum.add(buffer, 0, read);
            left -= read;
        }
        return true;
    }

    /** Gives up what is behind a mark that is {@link #sound}: the next results follow it. */
    void goOn(Mark sound) {
        try {
            partial.channel().truncate(sound.written()).position(sound.written());
        } catch (IOException error) {
            throw failed(file, error);
        }
    }

    /** Bytes that are in the file, and on the disk. */
    long written() {
        try {
            results.flush();
            partial.channel().force(false);
            return partial.channel().position();
        } catch (IOException error) {
            throw failed(file, error);
        }
    }

    /** {@link RunningSum} of what is {@link #written}. */
    String sum() {
        return sum.soFar();
    }

    private static Failure failed(Path file, IOException error) {
        return Failure.writing(file.toString(), Failure.reason(error));
    }

    /** Records how far the results are valid, which must be in the file already. */
    void keep(Checkpoint checkpoint) {
        byte[] text = checkpoint.text().getBytes(StandardCharsets.UTF_8);
        try (PartialFile fresh = PartialFile.create(checkpointOf(file))) {
            fresh.channel().write(ByteBuffer.wrap(text));
            fresh.finish();
        } catch (IOException error) {
            throw failed(file, error);
        }
    }

    /** Publishes the file under its name. */
    void finish() {
        try {
            results.flush();
            Files.deleteIfExists(checkpointOf(file));
            Files.deleteIfExists(PartialFile.of(checkpointOf(file)));
            partial.finish();
        } catch (IOException error) {
            throw failed(file, error);
        }
    }

    @Override
    public void close() {
        try {
            partial.close();
        } catch (IOException error) {
            throw failed(file, error);
        }
    }
}
