package tilewright.bulk.output;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import tilewright.bulk.input.Files;

/**
 * A file of a job that was written to its end.
 *
 * @param name its address; empty for no file
 * @param length in bytes
 * @param sum CRC-32C of its bytes
 */
public record SummedFile(String name, long length, long sum) implements Serializable {

    /** No file. */
    public static final SummedFile NONE = new SummedFile("", 0, 0);

    private static final String DAMAGED = "it was damaged after it had been written; start the job again";
    private static final int BUFFER = 1 << 16;

    /** Whether there is no file. */
    public boolean isEmpty() {
        return name.isEmpty();
    }

    /** Opens the file; at its end, an exception tells the reader that the file is not what was written. */
    public InputStream open(Configuration hadoop) throws IOException {
        Path path = new Path(name);
        return new Checked(Files.system(path, hadoop).open(path, BUFFER));
    }

    /** Returns whether the file, if it is one, has the bytes that were written. */
    boolean sound(Configuration hadoop) throws IOException {
        if (isEmpty()) {
            return true;
        }
        Path path = new Path(name);
        FileSystem system = Files.system(path, hadoop);
        if (!system.exists(path) || system.getFileStatus(path).getLen() != length) {
            return false;
        }
        CRC32C found = new CRC32C();
        byte[] buffer = new byte[BUFFER];
        try (InputStream in = system.open(path, BUFFER)) {
            for (int read = in.read(buffer); read > 0; read = in.read(buffer)) {
                found.update(buffer, 0, read);
            }
        }
        return found.getValue() == sum;
    }

    /** Compares the bytes that are read with those that were written. One thread. */
    private final class Checked extends CheckedInputStream {

        private long read;

        Checked(InputStream in) {
            super(in, new CRC32C());
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] buffer, int from, int count) throws IOException {
            int more = super.read(buffer, from, count);
            if (more < 0 && (read != length || getChecksum().getValue() != sum)) {
                throw new IOException(DAMAGED);
            }
            read += Math.max(0, more);
            return more;
        }

        @Override
        public boolean markSupported() {
            return false;
        }
    }
}
