package tilewright.bulk.input;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Counts the lines of a stream while it is read. One thread at a time. */
final class CountedStream extends FilterInputStream {

    private long breaks;
    private int last = '\n';

    CountedStream(InputStream in) {
        super(in);
    }

    @Override
    public int read() throws IOException {
        int read = super.read();
        if (read >= 0) {
            last = read;
            breaks += read == '\n' ? 1 : 0;
        }
        return read;
    }

    @Override
    public int read(byte[] buffer, int from, int length) throws IOException {
        int read = super.read(buffer, from, length);
        for (int i = from; i < from + read; i++) {
            breaks += buffer[i] == '\n' ? 1 : 0;
        }
        last = read > 0 ? buffer[from + read - 1] : last;
        return read;
    }

    /** The lines so far; the last need not have a line break. */
    long lines() {
        return breaks + (last == '\n' ? 0 : 1);
    }
}
