package tilewright.server.sockets;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.IteratingCallback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.OpCode;
import org.jspecify.annotations.Nullable;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.server.http.Problem;
import tilewright.server.operate.Bounds;
import tilewright.server.operate.Client;
import tilewright.server.rooms.RoomConnection;
import tilewright.server.rooms.TokenBucket;

/**
 * A socket of a client in the rooms. No thread waits for it: who sends too much is read more slowly, and who takes too little is
 * sent away.
 *
 * <p>Threads may share one.
 */
final class RoomSocket implements FrameHandler, RoomConnection {

    private static final int BYTES_OF_A_TOKEN = 1_000;

    /** Maximum number of bytes of a sentence in a closing frame (RFC 6455). */
    private static final int LONGEST_REASON = 123;

    private final Owner owner;
    private final Client client;
    private final Words words;
    private final Bounds.Sockets bounds;
    private final TokenBucket messages;
    private final Outgoing outgoing = new Outgoing();
    private final Deque<Frame> queue = new ArrayDeque<>();
    private int queuedBytes;
    private @Nullable CoreSession core;
    private RoomService.@Nullable Visit visit;
    private @Nullable ByteArrayOutputStream message;
    private int fragments;
    private boolean paused;
    private boolean closing;
    private long closingSince;
    private long sendingSince;
    private boolean sending;
    private long heard;
    private long nextBeat;
    private long nextPing;
    private boolean quiet;

    /** All sockets, as one of them sees them. Threads may share one. */
    interface Owner {

        /** Begins the visit of a socket that is open. */
        RoomService.Visit connect(RoomSocket socket);

        /** Runs the work of a room for a socket; a fault closes the socket. */
        void guard(RoomSocket socket, Runnable work);

        /** Counts what a client has sent, by all its sockets together. */
        void charge(Client client, int tokens);

        /** Returns whether the server should read more from a client now. */
        boolean mayRead(Client client);

        /** Reserves memory for bytes that wait to be sent; returns false when there is not enough. */
        boolean takeQueue(int bytes);

        /** Counts bytes that wait to be sent; a negative number no longer waits. */
        void queued(int bytes);

        /** Returns the message that shows that the server is alive. */
        String time();

        /** Records that the server closes a socket. */
        void closing(RoomSocket socket, int code);

        /** Called when a socket has ended. */
        void closed(RoomSocket socket);
    }

    /**
     * @param now in nanoseconds
     * @param quietNanos until the server sends something of its own accord for the first time
     */
    RoomSocket(Owner owner, Client client, Words words, Bounds.Sockets bounds, long now, long quietNanos) {
        this.owner = owner;
        this.client = client;
        this.words = words;
        this.bounds = bounds;
        this.messages = new TokenBucket(bounds.messages(), now);
        this.heard = now + quietNanos;
        this.nextBeat = now + quietNanos;
        this.nextPing = now + quietNanos;
    }

    Client client() {
        return client;
    }

    @Override
    public void onOpen(CoreSession coreSession, Callback callback) {
        synchronized (this) {
            core = coreSession;
        }
        if (closing()) {
            outgoing.iterate(); // the server was stopped, or has pushed it out, before
        } else {
            owner.guard(this, () -> begin(owner.connect(this)));
        }
        callback.succeeded();
        coreSession.demand();
    }

    private synchronized void begin(RoomService.Visit begun) {
        visit = begun;
    }

    @Override
    public void onFrame(Frame frame, Callback callback) {
        long now = System.nanoTime();
        synchronized (this) {
            heard = Math.max(heard, now);
        }
        quiet(false);
        charge(1 + frame.getPayloadLength() / BYTES_OF_A_TOKEN, now);
        switch (frame.getOpCode()) {
            case OpCode.TEXT, OpCode.CONTINUATION -> take(frame);
            case OpCode.PING -> offer(new Frame(OpCode.PONG, ByteBuffer.wrap(bytes(frame))));
            case OpCode.BINARY -> close(CloseStatus.BAD_DATA, SocketsMessages.onlyText());
            case OpCode.CLOSE -> ended(now);
            default -> {} // a pong
        }
        callback.succeeded(); // answers the end, too
        if (frame.getOpCode() != OpCode.CLOSE) {
            more(now);
        }
    }

    /** Tells the room that the client has grown quiet, or is heard again. */
    private void quiet(boolean now) {
        RoomService.Visit told;
        synchronized (this) {
            if (quiet == now) {
                return;
            }
            quiet = now;
            told = visit;
        }
        if (told != null) {
            owner.guard(this, () -> told.quiet(now));
        }
    }

    /**
     * Called when the client closes. From then on Jetty reads what comes until its answer is sent: who has not taken what was sent
     * before, and so keeps it waiting, is cut off.
     */
    private void ended(long now) {
        boolean waits;
        synchronized (this) {
            waits = sending;
            if (!closing) {
                closing = true;
                closingSince = now;
            }
        }
        if (waits) {
            abort();
        }
    }

    /**
     * Asks for the next message, unless too many have come: then it pauses, which frees the thread for others until the
     * next sweep.
     */
    private void more(long now) {
        boolean share = owner.mayRead(client);
        CoreSession reading;
        synchronized (this) {
            paused = !share || !messages.has(now);
            reading = paused ? null : core;
        }
        if (reading != null) {
            reading.demand();
        }
    }

    private void take(Frame frame) {
        if (closing()) {
            message = null;
            return;
        }
        byte[] piece = bytes(frame);
        ByteArrayOutputStream whole = message == null ? new ByteArrayOutputStream(piece.length) : message;
        whole.writeBytes(piece);
        message = frame.isFin() ? null : whole;
        fragments = frame.isFin() ? 0 : fragments + 1;
        if (fragments >= bounds.fragments()) {
            close(RoomConnection.UNREADABLE, SocketsMessages.manyFragments(bounds.fragments()));
        } else if (whole.size() > bounds.message()) {
            close(CloseStatus.MESSAGE_TOO_LARGE, SocketsMessages.longMessage(bounds.message()));
        } else if (frame.isFin()) {
            receive(whole.toByteArray());
        }
    }

    private static byte[] bytes(Frame frame) {
        byte[] bytes = new byte[frame.getPayloadLength()];
        if (frame.hasPayload()) {
            frame.getPayload().slice().get(bytes);
        }
        return bytes;
    }

    private void receive(byte[] bytes) {
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException _) {
            close(CloseStatus.BAD_PAYLOAD, Problem.notUtf8());
            return;
        }
        RoomService.Visit begun;
        synchronized (this) {
            begun = visit;
        }
        if (begun != null) {
            owner.guard(this, () -> begun.receive(text));
        }
    }

    private void charge(int tokens, long now) {
        synchronized (this) {
            messages.take(tokens, now);
        }
        owner.charge(client, tokens);
    }

    private synchronized boolean closing() {
        return closing;
    }

    @Override
    public Words words() {
        return words;
    }

    @Override
    public void send(String line) {
        offer(new Frame(OpCode.TEXT, ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8))));
    }

    private void offer(Frame frame) {
        if (enqueue(frame)) {
            outgoing.iterate();
        } else {
            tooSlow();
        }
    }

    /** Returns false when there is no room for a frame. There always is for the only one. */
    private synchronized boolean enqueue(Frame frame) {
        int bytes = frame.getPayloadLength();
        if (closing) {
            return true;
        }
        if (queue.isEmpty()) {
            owner.queued(bytes);
        } else if (queue.size() >= bounds.queue()
                || queuedBytes + bytes > bounds.queueBytes()
                || !owner.takeQueue(bytes)) {
            return false;
        }
        queue.add(frame);
        queuedBytes += bytes;
        return true;
    }

    private void tooSlow() {
        synchronized (this) {
            if (closing) {
                return;
            }
            drop();
        }
        close(CloseStatus.TRY_AGAIN_LATER, SocketsMessages.slowSocket());
    }

    private synchronized void drop() {
        owner.queued(-queuedBytes);
        queuedBytes = 0;
        queue.clear();
    }

    @Override
    public void close(int code, Message reason) {
        synchronized (this) {
            if (closing) {
                return;
            }
            closing = true;
            closingSince = System.nanoTime();
            Frame last = new CloseStatus(code, shortened(words.text(reason))).toFrame();
            queue.add(last);
            queuedBytes += last.getPayloadLength();
            owner.queued(last.getPayloadLength());
        }
        owner.closing(this, code);
        outgoing.iterate();
    }

    /** Closes without waiting for the client's farewell, as another one takes the place. */
    void pushOut() {
        synchronized (this) {
            if (!closing) {
                drop();
            }
        }
        close(CloseStatus.TRY_AGAIN_LATER, SocketsMessages.manySockets());
        abort();
    }

    /** The beginning of a sentence that a closing frame has room for. */
    private static String shortened(String reason) {
        int end = Math.min(reason.length(), LONGEST_REASON);
        while (reason.substring(0, end).getBytes(StandardCharsets.UTF_8).length > LONGEST_REASON) {
            end = reason.offsetByCodePoints(end, -1);
        }
        return reason.substring(0, end);
    }

    /** Does all regular work that is due. Called about four times a second. */
    void sweep(long now) {
        boolean beat;
        boolean resume;
        boolean ping;
        boolean away;
        boolean gone;
        boolean stuck;
        synchronized (this) {
            if (core == null) {
                return; // not yet open
            }
            gone = closing
                    ? now - closingSince > bounds.farewell().toNanos()
                    : now - heard > bounds.silence().toNanos();
            stuck = !closing && sending && now - sendingSince > bounds.silence().toNanos();
            beat = !closing && now - nextBeat >= 0;
            if (beat) {
                nextBeat = now + bounds.beat().toNanos();
            }
            long presence = bounds.presence().toNanos();
            ping = !closing && now - nextPing >= 0;
            if (ping) {
                nextPing = now + presence / 2;
            }
            away = !closing && now - heard > presence;
            resume = paused;
        }
        if (stuck) {
            tooSlow();
        } else if (gone) {
            RoomSocket.this.abort();
        } else {
            if (beat || ping) {
                offer(new Frame(OpCode.PING, ByteBuffer.allocate(0)));
            }
            if (beat) {
                send(owner.time());
            }
            if (away) {
                quiet(true);
            }
        }
        if (resume) {
            more(now);
        }
    }

    private void abort() {
        CoreSession open;
        synchronized (this) {
            open = core;
        }
        if (open != null) {
            open.abort();
        }
    }

    @Override
    public void onError(Throwable cause, Callback callback) {
        callback.succeeded(); // the end follows
    }

    @Override
    public void onClosed(CloseStatus closeStatus, Callback callback) {
        RoomService.Visit ended;
        synchronized (this) {
            closing = true;
            drop();
            ended = visit;
            visit = null;
        }
        owner.closed(this);
        if (ended != null) {
            owner.guard(this, ended::closed);
        }
        callback.succeeded();
    }

    /** Sends one frame after the other. */
    private final class Outgoing extends IteratingCallback {

        @Override
        protected Action process() {
            Frame next;
            CoreSession to;
            synchronized (RoomSocket.this) {
                to = core;
                next = to == null ? null : queue.poll();
                sending = next != null;
                if (next == null || to == null) {
                    return Action.IDLE;
                }
                sendingSince = System.nanoTime();
                queuedBytes -= next.getPayloadLength();
                owner.queued(-next.getPayloadLength());
            }
            to.sendFrame(next, this, false);
            return Action.SCHEDULED;
        }

        @Override
        protected void onCompleteFailure(Throwable cause) {
            RoomSocket.this.abort();
        }
    }
}
