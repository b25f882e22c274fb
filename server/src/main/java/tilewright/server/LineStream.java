package tilewright.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * An answer of several lines, each sent as soon as it is known and the one before it is sent; compressed for clients that
 * read it so. The answer begins with its first line.
 *
 * <p>Threads may share one.
 */
final class LineStream {

    /** Lines that may wait for a client that is slower than they come; what exceeds them is left out. */
    private static final int MOST_WAITING = 1_000;

    private static final int WINDOW = 8_192;

    private final Exchange exchange;
    private final ByteArrayOutputStream encoded = new ByteArrayOutputStream();
    private final List<Line> lines = new ArrayList<>();
    private @Nullable OutputStream out;
    private boolean writing;

    /** @param sent run when it is sent */
    private record Line(String text, boolean last, Runnable sent) {}

    LineStream(Exchange exchange) {
        this.exchange = exchange;
    }

    /** Sends a line that may be left out when the client is slow. */
    void offer(int status, String line) {
        boolean room;
        synchronized (this) {
            room = lines.size() < MOST_WAITING;
        }
        if (room) {
            send(status, new Line(line, false, () -> {}));
        }
    }

    /**
     * Sends a line.
     *
     * @param status of the answer, if this is its first line
     * @param sent run when it is sent
     */
    void line(int status, String line, Runnable sent) {
        send(status, new Line(line, false, sent));
    }

    /** Sends the last line. */
    void last(int status, String line) {
        send(status, new Line(line, true, exchange.callback()::succeeded));
    }

    private void send(int status, Line line) {
        synchronized (this) {
            if (out == null) {
                out = begin(status);
            }
            lines.add(line);
            if (writing) {
                return;
            }
            writing = true;
        }
        next();
    }

    private OutputStream begin(int status) {
        exchange.begin(status, Api.LINES);
        if (!exchange.compresses()) {
            return encoded;
        }
        exchange.response().getHeaders().put(HttpHeader.CONTENT_ENCODING, "gzip");
        try {
            return new GZIPOutputStream(encoded, WINDOW, true);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** Sends all lines that wait as one piece. */
    private void next() {
        List<Line> piece;
        byte[] bytes;
        synchronized (this) {
            piece = List.copyOf(lines);
            lines.clear();
            writing = !piece.isEmpty();
            if (!writing) {
                return;
            }
            bytes = encode(piece);
        }
        Runnable sent = () -> {
            piece.forEach(line -> line.sent().run());
            next();
        };
        exchange.write(
                piece.getLast().last(), ByteBuffer.wrap(bytes), Callback.from(sent, exchange.callback()::failed));
    }

    private byte[] encode(List<Line> piece) {
        OutputStream stream = out == null ? encoded : out;
        try {
            for (Line line : piece) {
                stream.write((line.text() + "\n").getBytes(StandardCharsets.UTF_8));
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
