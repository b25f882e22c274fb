package tilewright.bulk.input;

import java.io.IOException;
import java.io.InputStream;

/** The next bytes of a stream, and no more. One thread at a time. */
final class BoundedStream extends InputStream {

    private final InputStream in;
    private long left;

    /** @param length in bytes */
    BoundedStream(InputStream in, long length) {
        this.in = in;
        this.left = length;
    }

    @Override
    public int read() throws IOException {
        int read = left > 0 ? in.read() : -1;
        left -= read < 0 ? 0 : 1;
        return read;
    }

    @Override
    public int read(byte[] buffer, int from, int length) throws IOException {
        if (left == 0 && length > 0) {
            return -1;
        }
        int read = in.read(buffer, from, (int) Math.min(length, left));
        left -= Math.max(0, read);
        return read;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
