package tilewright.server.work;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.util.IteratingCallback;
import org.jspecify.annotations.Nullable;
import tilewright.server.http.Exchange;
import tilewright.server.http.Response;

/**
 * An answer that is sent line by line. Each is sent as soon as it is known and the one before it is sent, compressed
 * for clients that accept it. The answer begins with its first line.
 *
 * <p>Threads may share one.
 */
public final class LineStream {

    /** Maximum number of lines that wait for a slow client; further lines of a log are left out. */
    private static final int MOST_WAITING = 1_000;

    private static final int WINDOW = 8_192;

    private final Exchange exchange;
    private final ByteArrayOutputStream encoded = new ByteArrayOutputStream();
    private final List<Line> lines = new ArrayList<>();
    private @Nullable OutputStream out;
    private final Writer writer = new Writer();

    /** @param sent called when the line is sent */
    private record Line(byte[] text, boolean last, Runnable sent) {}

    public LineStream(Exchange exchange) {
        this.exchange = exchange;
    }

    /** Sends a line, or leaves it out if the client is slow. The status, if this is the first line, is 200. */
    public void offer(byte[] line) {
        boolean room;
        synchronized (this) {
            room = lines.size() < MOST_WAITING;
        }
        if (room) {
            line(line, () -> {});
        }
    }

    /**
     * Sends a line that is not the last. The status, if this is the first line, is 200.
     *
     * @param sent called when the line is sent
     */
    void line(byte[] line, Runnable sent) {
        send(HttpStatus.OK_200, new Line(line, false, sent));
    }

    /**
     * Sends the last line.
     *
     * @param status status code of HTTP, if this is the first line as well
     */
    public void last(int status, byte[] line) {
        send(status, new Line(line, true, exchange.callback()::succeeded));
    }

    private void send(int status, Line line) {
        synchronized (this) {
            if (out == null) {
                out = begin(status);
            }
            lines.add(line);
        }
        writer.iterate();
    }

    private OutputStream begin(int status) {
        exchange.begin(status, Response.JSON_LINES);
        if (!exchange.acceptsGzip()) {
            return encoded;
        }
        exchange.response().getHeaders().put(HttpHeader.CONTENT_ENCODING, "gzip");
        try {
            return new GZIPOutputStream(encoded, WINDOW, true);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /**
     * Sends all waiting lines as one piece, then those that have come meanwhile, and so on. What is sent at once does not make the
     * stack any deeper, however many lines there are.
     */
    private final class Writer extends IteratingCallback {

        private List<Line> piece = List.of();

        @Override
        protected Action process() {
            byte[] bytes;
            synchronized (LineStream.this) {
                piece = List.copyOf(lines);
                lines.clear();
                if (piece.isEmpty()) {
                    return Action.IDLE;
                }
                bytes = encode(piece);
            }
            exchange.write(piece.getLast().last(), ByteBuffer.wrap(bytes), this);
            return Action.SCHEDULED;
        }

        @Override
        protected void onSuccess() {
            piece.forEach(line -> line.sent().run());
        }

        @Override
        protected void onCompleteFailure(Throwable cause) {
            exchange.callback().failed(cause);
        }
    }

    private byte[] encode(List<Line> piece) {
        OutputStream stream = out == null ? encoded : out;
        try {
            for (Line line : piece) {
                stream.write(line.text());
                stream.write('\n');
            }
            if (piece.getLast().last()) {
                stream.close();
            } else {
                stream.flush();
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        byte[] bytes = encoded.toByteArray();
        encoded.reset();
        return bytes;
    }
}
