package tilewright.server.operate;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.function.UnaryOperator;

/** A proxy that changes the heads of requests, and may cut connections that have become WebSockets. */
final class TestProxy implements AutoCloseable {

    private static final int END_BYTES = 4;

    private final ServerSocket listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final int server;
    private final UnaryOperator<String> change;
    private final boolean cutting;

    TestProxy(int server, UnaryOperator<String> change) throws IOException {
        this(server, change, false);
    }

    /** @param change takes the head of a request, with the empty line behind it */
    TestProxy(int server, UnaryOperator<String> change, boolean cutting) throws IOException {
        this.server = server;
        this.change = change;
        this.cutting = cutting;
        Thread.ofVirtual().start(this::accept);
    }

    String address() {
        return "http://localhost:" + listening.getLocalPort() + "/";
    }

    private void accept() {
        try {
            while (true) {
                Socket client = listening.accept();
                Thread.ofVirtual().start(() -> serve(client));
            }
        } catch (IOException _) {
            return; // closed
        }
    }

    private void serve(Socket client) {
        try (client;
                Socket upstream = new Socket(InetAddress.getLoopbackAddress(), server)) {
            for (String head = head(client.getInputStream()); !head.isEmpty(); head = head(client.getInputStream())) {
                boolean upgrade = head.contains("Sec-WebSocket-Key");
                upstream.getOutputStream().write(change.apply(head).getBytes(StandardCharsets.ISO_8859_1));
                if (upgrade) {
                    tunnel(client, upstream);
                    return;
                }
                answer(upstream.getInputStream(), client);
            }
        } catch (IOException _) {
            return; // an end is gone
        }
    }

    private void tunnel(Socket client, Socket upstream) throws IOException {
        String head = head(upstream.getInputStream());
        client.getOutputStream().write(head.getBytes(StandardCharsets.ISO_8859_1));
        if (cutting && head.contains(" 101 ")) {
            return;
        }
        Thread.ofVirtual().start(() -> {
            try {
                client.getInputStream().transferTo(upstream.getOutputStream());
                upstream.close();
            } catch (IOException _) {
                return; // an end is gone
            }
        });
        upstream.getInputStream().transferTo(client.getOutputStream());
    }

    private static void answer(InputStream from, Socket client) throws IOException {
        String head = head(from);
        client.getOutputStream().write(head.getBytes(StandardCharsets.ISO_8859_1));
        for (String line : head.lines().toList()) {
            if (line.startsWith("Content-Length: ")) {
                client.getOutputStream().write(from.readNBytes(Integer.parseInt(line.substring(16))));
            }
        }
    }

    /** Reads to the empty line. */
    private static String head(InputStream from) throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.length() < END_BYTES || head.indexOf("\r\n\r\n", head.length() - END_BYTES) < 0) {
            int next = from.read();
            if (next < 0) {
                return "";
            }
            head.append((char) next);
        }
        return head.toString();
    }

    @Override
    public void close() throws IOException {
        listening.close();
    }
}
