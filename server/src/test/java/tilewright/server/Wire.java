package tilewright.server;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** A connection on which a test writes arbitrary bytes. */
public final class Wire implements AutoCloseable {

    private static final int PATIENCE_MILLIS = 60_000;
    private static final Pattern STATUS = Pattern.compile("(?m)^HTTP/1\\.1 ([0-9]{3}) ");

    private final Socket socket = new Socket();
    private final InputStream in;

    public Wire(int port) throws IOException {
        this(port, 0);
    }

    /** @param buffer bytes of the receive buffer; 0 for the usual */
    public Wire(int port, int buffer) throws IOException {
        this("127.0.0.1", port, buffer);
    }

    /** @param from address of this machine */
    public Wire(String from, int port, int buffer) throws IOException {
        if (buffer > 0) {
            socket.setReceiveBufferSize(buffer);
        }
        socket.bind(new InetSocketAddress(from, 0));
        socket.setSoTimeout(PATIENCE_MILLIS);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        in = new BufferedInputStream(socket.getInputStream());
    }

    /** Returns the head and the body of a request to the protocol. */
    public static String post(String body) {
        return head(body.getBytes(StandardCharsets.UTF_8).length) + body;
    }

    /**
     * Returns the head of a request to the protocol.
     *
     * @param length bytes of the body
     */
    public static String head(int length) {
        return "POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: " + length
                + "\r\n\r\n";
    }

    public Wire write(String text) throws IOException {
        return write(text.getBytes(StandardCharsets.UTF_8));
    }

    public Wire write(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
        socket.getOutputStream().flush();
        return this;
    }

    /** Closes the sending direction. */
    public Wire end() throws IOException {
        socket.shutdownOutput();
        return this;
    }

    public InputStream in() {
        return in;
    }

    /** Reads until a text has come, or the server closes. */
    public String until(String text) throws IOException {
        StringBuilder all = new StringBuilder();
        while (all.indexOf(text) < 0) {
            int next = in().read();
            if (next < 0) {
                break;
            }
            all.append((char) next);
        }
        return all.toString();
    }

    /** Reads until the server closes or resets the connection. */
    public String all() {
        StringBuilder all = new StringBuilder();
        try {
            for (int next = in().read(); next >= 0; next = in().read()) {
                all.append((char) next);
            }
        } catch (SocketTimeoutException open) {
            throw new AssertionError("the server neither answers nor closes; so far: " + all, open);
        } catch (IOException _) {
            return all.toString();
        }
        return all.toString();
    }

    /** Returns the statuses of the answers in a text. */
    public static List<Integer> statuses(String text) {
        return STATUS.matcher(text)
                .results()
                .map(found -> Integer.parseInt(found.group(1)))
                .toList();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
