package tilewright.bulk;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FSInputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.util.Progressable;

/**
 * The files of this machine as {@code failing:/…}: there is only so much room, and what is named {@code damaged} cannot be read
 * to its end. The sentences are those of the operating system.
 */
public final class FailingDisk extends RawLocalFileSystem {

    static final String SETTING = "spark.hadoop.fs.failing.impl";

    /** Bytes that can still be written. */
    static final AtomicLong ROOM = new AtomicLong();

    /** Is told the name of each file before it is made, on the thread that makes it. */
    static volatile Consumer<String> before = _ -> {};

    private static final int READABLE = 100;

    @Override
    public URI getUri() {
        return URI.create("failing:///");
    }

    @Override
    public String getScheme() {
        return "failing";
    }

    @Override
    public FSDataOutputStream create(
            Path path, boolean overwrite, int buffer, short copies, long block, Progressable progress)
            throws IOException {
        before.accept(path.getName());
        return new FSDataOutputStream(bounded(super.create(path, overwrite, buffer, copies, block, progress)), null);
    }

    @Override
    public FSDataOutputStream create(
            Path path,
            FsPermission permission,
            boolean overwrite,
            int buffer,
            short copies,
            long block,
            Progressable progress)
            throws IOException {
        return create(path, overwrite, buffer, copies, block, progress);
    }

    private static OutputStream bounded(OutputStream out) {
        return new FilterOutputStream(out) {
            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                take(length);
                out.write(bytes, from, length);
            }

            @Override
            public void write(int one) throws IOException {
                take(1);
                out.write(one);
            }
        };
    }

    private static void take(int bytes) throws IOException {
        if (ROOM.addAndGet(-bytes) < 0) {
            throw new IOException("No space left on device");
        }
    }

    @Override
    public FSDataInputStream open(Path path, int buffer) throws IOException {
        FSDataInputStream in = super.open(path, buffer);
        return path.getName().contains("damaged") ? new FSDataInputStream(new Damaged(in)) : in;
    }

    /** Can be read so far and no further. One thread. */
    private static final class Damaged extends FSInputStream {

        private final FSDataInputStream in;

        Damaged(FSDataInputStream in) {
            this.in = in;
        }

        @Override
        public void seek(long place) throws IOException {
            in.seek(place);
        }

        @Override
        public long getPos() throws IOException {
            return in.getPos();
        }

        @Override
        public boolean seekToNewSource(long place) {
            return false;
        }

        @Override
        public int read() throws IOException {
            if (in.getPos() >= READABLE) {
                throw new IOException("Input/output error");
            }
            return in.read();
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            int first = read();
            if (first >= 0) {
                bytes[from] = (byte) first;
            }
            return first < 0 ? -1 : 1;
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}
