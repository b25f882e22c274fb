package tilewright.server.http;

import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.Attributes;
import tilewright.message.Message;
import tilewright.server.operate.Bounds;
import tilewright.server.operate.Client;

/**
 * The state of a connection and the time of its last change. The sweep of {@link Connections} closes a connection that
 * has been too long in its state.
 *
 * <p>Threads may share one.
 */
public final class ConnectionWatch {

    private static final long MEGABYTE = 1_000_000;
    private static final String NAME = ConnectionWatch.class.getName();

    private final Connection connection;
    private final Client client;
    private final Bounds.Deadlines deadlines;
    private State state = State.HEADERS;
    private long since = System.nanoTime();
    private long began = since;
    private long read;
    private long blocked;
    private long written;

    private enum State {
        /** Headers are on their way. */
        HEADERS,
        /** A request is being read or answered; others keep the time. */
        WORK,
        /** A part of the answer is being sent. */
        WRITING,
        /** Between requests. */
        IDLE
    }

    /** @param client the other end, which may be a proxy */
    ConnectionWatch(Connection connection, Client client, Bounds.Deadlines deadlines) {
        this.connection = connection;
        this.client = client;
        this.deadlines = deadlines;
    }

    /** Returns the watch of the connection of a request. */
    public static ConnectionWatch of(Request request) {
        if (request.getConnectionMetaData().getAttribute(NAME) instanceof ConnectionWatch watch) {
            return watch;
        }
        throw new IllegalStateException("a connection that nobody watches");
    }

    /** Stores this watch where {@link #of} finds it. */
    void join(Attributes attributes) {
        attributes.setAttribute(NAME, this);
    }

    Client client() {
        return client;
    }

    /** Returns whether no request is being read or answered. */
    synchronized boolean quiet() {
        return state == State.IDLE || state == State.HEADERS;
    }

    /** Called when the headers have come. */
    public synchronized void begin() {
        began = state == State.HEADERS ? since : System.nanoTime();
        change(State.WORK);
        blocked = 0;
        written = 0;
    }

    /** Returns the time at which the headers began to come, or the client connected, in nanoseconds. */
    synchronized long began() {
        return began;
    }

    /** Called when the request is answered. */
    public synchronized void end() {
        read = connection.getBytesIn();
        change(State.IDLE);
    }

    /** Called before bytes are sent. */
    synchronized void writing(int bytes) {
        written += bytes;
        if (written > MEGABYTE) {
            written = bytes;
            blocked = 0;
        }
        change(State.WRITING);
    }

    /** Called when they are sent. */
    synchronized void written() {
        blocked += System.nanoTime() - since;
        change(State.WORK);
    }

    private void change(State next) {
        state = next;
        since = System.nanoTime();
    }

    /** Closes the connection if it is late. Returns the reason, unless it was only idle between requests. */
    Optional<Message> check(long now) {
        State before = lateIn(now).orElse(State.WORK);
        if (before != State.WORK) {
            close();
        }
        return switch (before) {
            case WORK, IDLE -> Optional.empty();
            case HEADERS -> Optional.of(HttpMessages.lateHeaders());
            case WRITING -> Optional.of(HttpMessages.answerNotTaken());
        };
    }

    /** Closes the connection. */
    void close() {
        connection.getEndPoint().close(new TimeoutException("too slow"));
    }

    private synchronized Optional<State> lateIn(long now) {
        if (state == State.IDLE && connection.getBytesIn() != read) {
            change(State.HEADERS);
        }
        long passed = now - since;
        boolean late = switch (state) {
            case HEADERS -> passed > deadlines.headers().toNanos();
            case WORK -> false;
            case WRITING -> blocked + passed > deadlines.piece().toNanos();
            case IDLE -> passed > deadlines.idle().toNanos();
        };
        return late ? Optional.of(state) : Optional.empty();
    }
}
