package tilewright.attacks;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** A WebSocket to the rooms of a server on this machine. One thread reads, one writes. */
final class RoomWire implements AutoCloseable {

    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int PING = 9;
    private static final int PONG = 10;

    private final Socket socket = new Socket();
    private final DataInputStream in;

    /**
     * Connects, and waits at most so long for this and for each message.
     *
     * @param from an address of this machine
     */
    RoomWire(int port, String from, int millis) throws IOException {
        try {
            socket.setTcpNoDelay(true);
            socket.setSoTimeout(millis);
            socket.bind(new InetSocketAddress(InetAddress.getByName(from), 0));
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), millis);
            socket.getOutputStream().write("""
                            GET /api/rooms HTTP/1.1\r
                            Host: localhost:%d\r
                            Upgrade: websocket\r
                            Connection: Upgrade\r
                            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
                            Sec-WebSocket-Version: 13\r
                            \r
                            """.formatted(port).getBytes(StandardCharsets.ISO_8859_1));
            in = new DataInputStream(new BufferedInputStream(socket.getInputStream(), 4_096));
            String status = line();
            if (!status.startsWith("HTTP/1.1 101")) {
                throw new IOException(status);
            }
            while (!line().isEmpty()) {}
        } catch (IOException failure) {
            socket.close();
            throw failure;
        }
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException();
            }
            line.append((char) next);
        }
        return line.toString().strip();
    }

    void send(String text) throws IOException {
        send(TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Sends frames without content. */
    synchronized void frames(int head, int count) throws IOException {
        ByteBuffer frames = ByteBuffer.allocate(6 * count);
        for (int i = 0; i < count; i++) {
            frames.put((byte) head).put((byte) 0x80).putInt(0);
        }
        socket.getOutputStream().write(frames.array());
    }

    private synchronized void send(int kind, byte[] bytes) throws IOException {
        ByteBuffer frame = ByteBuffer.allocate(bytes.length + 8);
        frame.put((byte) (0x80 | kind));
        if (bytes.length < 126) {
            frame.put((byte) (0x80 | bytes.length));
        } else {
            frame.put((byte) (0x80 | 126)).putShort((short) bytes.length);
        }
        frame.putInt(0).put(bytes); // masked with zeros
        socket.getOutputStream().write(frame.array(), 0, frame.position());
    }

    /** Returns the next message; an {@link IOException} is the end, with the code if the server gave one. */
    String read() throws IOException {
        StringBuilder text = new StringBuilder();
        while (true) {
            int head = in.readUnsignedByte();
            long length = in.readUnsignedByte();
            length = length == 126 ? in.readUnsignedShort() : length == 127 ? in.readLong() : length;
            byte[] bytes = in.readNBytes((int) length);
            if (bytes.length < length) {
                throw new EOFException();
            }
            switch (head & 15) {
                case PING -> send(PONG, bytes);
                case PONG -> {}
                case CLOSE ->
                    throw new IOException("closed with "
                            + (bytes.length < 2
                                    ? ""
                                    : ByteBuffer.wrap(bytes).getShort()
                                            + new String(bytes, 2, bytes.length - 2, StandardCharsets.UTF_8)));
                default -> {
                    text.append(new String(bytes, StandardCharsets.UTF_8));
                    if ((head & 0x80) != 0) {
                        return text.toString();
                    }
                }
            }
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException gone) {
            // as well
        }
    }

    /** Returns a field's text where its name comes first, as it stands there; empty if there is none. */
    static String text(String json, String name) {
        String start = "\"" + name + "\":\"";
        int from = json.indexOf(start);
        return from < 0 ? "" : json.substring(from + start.length(), json.indexOf('"', from + start.length()));
    }

    /** Returns a field's number where its name comes first, or -1. */
    static long number(String json, String name) {
        String start = "\"" + name + "\":";
        int from = json.indexOf(start);
        if (from < 0) {
            return -1;
        }
        int to = from + start.length();
        while (to < json.length() && Character.isDigit(json.charAt(to))) {
            to++;
        }
        return to == from + start.length() ? -1 : Long.parseLong(json.substring(from + start.length(), to));
    }
}
