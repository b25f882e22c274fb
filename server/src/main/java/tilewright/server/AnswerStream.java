package tilewright.server;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.concurrent.ExecutionException;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Invocable;

/**
 * The body of an answer, sent in pieces, each of which waits until the client takes it. What is large is not gathered
 * first: who waits for a client holds no more than that.
 *
 * <p>Mutable. One thread at a time.
 */
final class AnswerStream extends OutputStream {

    private static final int LEAST_ROOM = 1_024;
    private static final int LARGE = 32_768;

    /** Of what is sent at once: a client is allowed so much time for each megabyte. */
    private static final int MOST = 500_000;

    private final Response response;
    private final ConnectionWatch watch;
    private byte[] gathered = new byte[0];
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
        if (count >= LARGE) {
            flush();
            write(response, watch, false, ByteBuffer.wrap(bytes, offset, count));
            return;
        }
        if (length + count > LARGE) {
            flush();
        }
        if (length + count > gathered.length) {
            gathered = Arrays.copyOf(gathered, Math.clamp(2L * (length + count), LEAST_ROOM, LARGE));
        }
        System.arraycopy(bytes, offset, gathered, length, count);
        length += count;
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
        write(response, watch, last, ByteBuffer.wrap(gathered, 0, length));
        length = 0;
    }

    /**
     * Writes, and waits until the client has taken it or is closed for being slow; meanwhile the request's permit, if it
     * has one, is given back.
     */
    static void write(Response response, ConnectionWatch watch, boolean last, ByteBuffer bytes) throws IOException {
        int end = bytes.limit();
        while (end - bytes.position() > MOST) {
            int next = bytes.position() + MOST;
            writePiece(response, watch, false, bytes.limit(next));
            bytes.limit(end).position(next);
        }
        writePiece(response, watch, last, bytes);
    }

    private static void writePiece(Response response, ConnectionWatch watch, boolean last, ByteBuffer bytes)
            throws IOException {
        watch.writing(bytes.remaining());
        Callback.Completable taken = new Callback.Completable(Invocable.InvocationType.NON_BLOCKING);
        try {
            response.write(last, bytes, taken);
            if (!taken.isDone()) {
                Permits.Permit.of(response.getRequest()).ifPresent(Permits.Permit::release);
            }
            taken.get();
        } catch (ExecutionException gone) {
            throw new IOException("the client has gone", gone.getCause());
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("the server is being closed");
        } finally {
            watch.written();
        }
    }
}
