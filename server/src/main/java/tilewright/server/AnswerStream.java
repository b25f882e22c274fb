package tilewright.server;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Blocker;

/**
 * The body of an answer, sent in pieces, each of which waits until the client takes it.
 *
 * <p>Mutable. One thread at a time.
 */
final class AnswerStream extends OutputStream {

    private static final int PIECE = 32_768;

    private final Response response;
    private final ConnectionWatch watch;
    private final byte[] piece = new byte[PIECE];
    private int length;

    AnswerStream(Response response, ConnectionWatch watch) {
        this.response = response;
        this.watch = watch;
    }

    @Override
    public void write(int one) throws IOException {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int count) throws IOException {
        int done = 0;
        while (done < count) {
            if (length == PIECE) {
                flush();
            }
            int more = Math.min(count - done, PIECE - length);
            System.arraycopy(bytes, offset + done, piece, length, more);
            length += more;
            done += more;
        }
    }

    @Override
    public void flush() throws IOException {
        if (length > 0) {
            send(false);
        }
    }

    /** Sends the rest, and that there is no more. */
    @Override
    public void close() throws IOException {
        send(true);
    }

    private void send(boolean last) throws IOException {
        write(response, watch, last, ByteBuffer.wrap(piece, 0, length));
        length = 0;
    }

    /** Writes, and waits until the client has taken it or is closed for being slow. */
    static void write(Response response, ConnectionWatch watch, boolean last, ByteBuffer bytes) throws IOException {
        watch.writing(bytes.remaining());
        try (Blocker.Callback taken = Blocker.callback()) {
            response.write(last, bytes, taken);
            taken.block();
        } finally {
            watch.written();
        }
    }
}
