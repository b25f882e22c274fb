package tilewright.server;

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
import tilewright.server.rooms.Peer;
import tilewright.server.rooms.TokenBucket;

/**
 * A socket of a client in the rooms. No thread waits for it: who sends too much is read more slowly, and who takes too little is
 * sent away.
 *
 * <p>Threads may share one.
 */
final class RoomSocket implements FrameHandler, Peer {

    private static final int BYTES_OF_A_TOKEN = 1_000;

    /** Maximum number of bytes of a sentence in a closing frame (RFC 6455). */
    private static final int LONGEST_REASON = 123;

    private final RoomSockets owner;
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
    private boolean paused;
    private boolean closing;
    private long closingSince;
    private long sendingSince;
    private boolean sending;
    private long heard;
    private long nextBeat;

    /**
     * @param now in nanoseconds
     * @param quietNanos until the server sends something of its own accord for the first time
     */
    RoomSocket(RoomSockets owner, Client client, Words words, Bounds.Sockets bounds, long now, long quietNanos) {
        this.owner = owner;
        this.client = client;
        this.words = words;
        this.bounds = bounds;
        this.messages = new TokenBucket(bounds.messages(), now);
        this.heard = now + quietNanos;
        this.nextBeat = now + quietNanos;
    }

    Client client() {
        return client;
    }

    @Override
    public void onOpen(CoreSession coreSession, Callback callback) {
        synchronized (this) {
            core = coreSession;
        }
        if (owner.opened(this)) {
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
        switch (frame.getOpCode()) {
            case OpCode.TEXT, OpCode.CONTINUATION -> take(frame);
            case OpCode.PING -> {
                charge(1, now);
                offer(new Frame(OpCode.PONG, ByteBuffer.wrap(bytes(frame))));
            }
            case OpCode.BINARY -> close(CloseStatus.BAD_DATA, ServerMessages.onlyText());
            default -> {} // a pong, or the end, which Jetty answers
        }
        callback.succeeded();
        if (frame.getOpCode() != OpCode.CLOSE) {
            more(now);
        }
    }

    /** Reads on, unless too much has come. */
    private void more(long now) {
        CoreSession reading;
        synchronized (this) {
            paused = !closing && !messages.has(now);
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
        if (whole.size() > bounds.message()) {
            close(CloseStatus.MESSAGE_TOO_LARGE, ServerMessages.longMessage(bounds.message()));
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
            close(CloseStatus.BAD_PAYLOAD, ServerMessages.notUtf8());
            return;
        }
        charge(1 + bytes.length / BYTES_OF_A_TOKEN, System.nanoTime());
        RoomService.Visit begun;
        synchronized (this) {
            begun = visit;
        }
        if (begun != null) {
            owner.guard(this, () -> begun.receive(text));
        }
    }

    private synchronized void charge(int tokens, long now) {
        messages.take(tokens, now);
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
        boolean slow;
        synchronized (this) {
            int bytes = frame.getPayloadLength();
            slow = !closing
                    && !queue.isEmpty()
                    && (queue.size() >= bounds.queue()
                            || queuedBytes + bytes > bounds.queueBytes()
                            || owner.queuedBytes() + bytes > bounds.allQueueBytes());
            if (!slow && !closing) {
                add(frame);
            }
        }
        if (slow) {
            tooSlow();
        } else {
            outgoing.iterate();
        }
    }

    private synchronized void add(Frame frame) {
        queue.add(frame);
        queuedBytes += frame.getPayloadLength();
        owner.queued(frame.getPayloadLength());
    }

    private void tooSlow() {
        synchronized (this) {
            if (closing) {
                return;
            }
            drop();
        }
        close(CloseStatus.TRY_AGAIN_LATER, ServerMessages.slowSocket());
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
            add(new CloseStatus(code, shortened(words.text(reason))).toFrame());
        }
        owner.closing(this, code);
        outgoing.iterate();
    }

    /** As much of a sentence as a closing frame takes. */
    private static String shortened(String reason) {
        int end = Math.min(reason.length(), LONGEST_REASON);
        while (reason.substring(0, end).getBytes(StandardCharsets.UTF_8).length > LONGEST_REASON) {
            end = reason.offsetByCodePoints(end, -1);
        }
        return reason.substring(0, end);
    }

    /** Does what is due. Called about four times a second. */
    void sweep(long now) {
        boolean beat;
        boolean resume;
        boolean gone;
        boolean stuck;
        synchronized (this) {
            gone = closing
                    ? now - closingSince > bounds.farewell().toNanos()
                    : now - heard > bounds.silence().toNanos();
            stuck = !closing && sending && now - sendingSince > bounds.silence().toNanos();
            beat = !closing && now - nextBeat >= 0;
            if (beat) {
                nextBeat = now + bounds.beat().toNanos();
            }
            resume = paused;
        }
        if (stuck) {
            tooSlow();
        } else if (gone) {
            RoomSocket.this.abort();
        } else if (beat) {
            offer(new Frame(OpCode.PING, ByteBuffer.allocate(0)));
            send(owner.time());
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
                next = queue.poll();
                to = core;
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
