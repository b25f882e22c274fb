package tilewright.server.operate;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import tilewright.message.Message;

/**
 * A program that asks the server on this machine whether it is alive, for those who watch over containers: exit 0, or 1 and a
 * sentence. Without the library for requests of HTTP, which would take most of its time.
 */
final class HealthProbe {

    private static final String PORT = "8080";
    private static final int PATIENCE_MILLIS = 8_000;
    private static final String REQUEST = "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    private static final String ALIVE = "HTTP/1.1 200";

    private HealthProbe() {}

    /** Runs the program, which asks at the port in the variable {@code TILEWRIGHT_PORT}. */
    public static void main(String[] arguments) {
        String answer = ask(System.getenv().getOrDefault("TILEWRIGHT_PORT", PORT));
        System.out.print(answer);
        System.exit(answer.isEmpty() ? 0 : 1);
    }

    /** Returns what is wrong; empty if nothing is. */
    static String ask(String port) {
        Message where = Message.oneLine("http://localhost:" + port + "/");
        try (Socket socket = new Socket()) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.connect(
                    new InetSocketAddress(InetAddress.getLoopbackAddress(), Integer.parseInt(port)), PATIENCE_MILLIS);
            socket.getOutputStream().write(REQUEST.getBytes(StandardCharsets.US_ASCII));
            String status = new String(socket.getInputStream().readNBytes(ALIVE.length()), StandardCharsets.ISO_8859_1);
            return status.equals(ALIVE)
                    ? ""
                    : OperateMessages.checkOther(where, Message.oneLine(status)).text() + "\n";
        } catch (IOException | IllegalArgumentException failure) {
            return OperateMessages.checkNotReached(where, Message.oneLine(String.valueOf(failure.getMessage())))
                            .text()
                    + "\n";
        }
    }
}
