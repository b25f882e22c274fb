package tilewright.server.sockets;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.OutgoingEntry;
import org.eclipse.jetty.websocket.core.WebSocketComponents;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilewright.message.Words;
import tilewright.server.Rig;
import tilewright.server.TestRooms;
import tilewright.server.http.AccessRules;
import tilewright.server.operate.Bounds;
import tilewright.server.operate.Client;
import tilewright.server.operate.ServerLog;
import tilewright.server.rooms.TokenBucket;

/** The reading of a socket from a client that sends as fast as it can, while no time passes. */
final class RoomSocketTest {

    private static final int BURST = 40;
    private static final int BURST_OF_ONE = 100;
    private static final int FRAGMENTS = 30;
    private static final Duration NEVER = Duration.ofDays(1);

    private static final Bounds.Sockets BOUNDS = new Bounds.Sockets(
            1_000,
            1_000,
            32_000,
            256,
            1_000_000,
            1_000_000,
            NEVER,
            NEVER,
            NEVER,
            NEVER,
            new TokenBucket.Rate(BURST, NEVER),
            new TokenBucket.Rate(BURST_OF_ONE, NEVER),
            FRAGMENTS);

    private final RoomSockets sockets = new RoomSockets(
            BOUNDS,
            new TestRooms(),
            new AccessRules("localhost", Set.of()),
            ServerLog.none(),
            InstantSource.system(),
            () -> {},
            new WebSocketComponents());

    /** A connection whose client sends whatever is read. */
    private static final class Sender extends CoreSession.Empty {

        private final RoomSocket socket;
        private final IntFunction<Frame> frames;
        private final boolean takes;
        private int demanded;
        private int read;
        private boolean aborted;

        /** @param takes whether the client takes what it is sent */
        Sender(RoomSocket socket, IntFunction<Frame> frames, boolean takes) {
            this.socket = socket;
            this.frames = frames;
            this.takes = takes;
        }

        @Override
        public void demand() {
            demanded++;
        }

        @Override
        public void sendFrame(OutgoingEntry entry) {
            if (takes) {
                entry.getCallback().succeeded();
            }
        }

        @Override
        public void abort() {
            aborted = true;
        }

        /** Sends until nothing more is read; returns the number of frames. */
        int flood() {
            socket.onOpen(this, Callback.NOOP);
            while (demanded > read && read < 100_000) {
                socket.onFrame(frames.apply(read++), Callback.NOOP);
            }
            return read;
        }
    }

    private Sender sender(String client, IntFunction<Frame> frames, boolean takes) {
        RoomSocket socket =
                new RoomSocket(sockets, new Client(client), Words.ENGLISH, BOUNDS, System.nanoTime(), NEVER.toNanos());
        return new Sender(socket, frames, takes);
    }

    private static Frame frame(byte opCode, boolean fin, int bytes) {
        return new Frame(opCode, fin, ByteBuffer.allocate(bytes));
    }

    /** A kind of message that a client may send without end. */
    enum Kind {
        PINGS(_ -> frame(OpCode.PING, true, 0), BURST),
        PONGS(_ -> frame(OpCode.PONG, true, 0), BURST),
        LONG_PONGS(_ -> frame(OpCode.PONG, true, 125), BURST),
        MESSAGES(_ -> frame(OpCode.TEXT, true, 3), BURST),
        EMPTY_MESSAGES(_ -> frame(OpCode.TEXT, true, 0), BURST),
        LONG_MESSAGES(_ -> frame(OpCode.TEXT, true, 9_000), BURST / 10),
        EMPTY_FRAGMENTS(i -> frame(i == 0 ? OpCode.TEXT : OpCode.CONTINUATION, false, 0), BURST),
        FRAGMENTS_OF_ONE_BYTE(i -> frame(i == 0 ? OpCode.TEXT : OpCode.CONTINUATION, false, 1), BURST),
        MESSAGES_IN_TWO(i -> frame(i % 2 == 0 ? OpCode.TEXT : OpCode.CONTINUATION, i % 2 == 1, 1), BURST),
        BINARY(_ -> frame(OpCode.BINARY, true, 0), BURST);

        private final IntFunction<Frame> frames;
        private final int read;

        Kind(IntFunction<Frame> frames, int read) {
            this.frames = frames;
            this.read = read;
        }
    }

    @ParameterizedTest
    @EnumSource
    void of_whatever_is_sent_without_end_a_burst_is_read(Kind kind) {
        assertThat(sender("192.0.2.1", kind.frames, true).flood()).isEqualTo(kind.read);
    }

    @ParameterizedTest
    @EnumSource
    void all_sockets_of_an_address_together_have_a_burst(Kind kind) {
        int read = 0;
        for (int i = 0; i < 200; i++) {
            read += sender("192.0.2.1", kind.frames, true).flood();
        }
        // each socket reads one frame before it is known whose it is
        assertThat(read).isLessThanOrEqualTo(BURST_OF_ONE + 200);
        assertThat(sender("192.0.2.2", kind.frames, true).flood()).isEqualTo(kind.read);
    }

    @Test
    void a_message_in_very_many_parts_ends_the_socket() {
        Sender sender = sender(
                "192.0.2.1",
                i -> i < FRAGMENTS ? Kind.EMPTY_FRAGMENTS.frames.apply(i) : frame(OpCode.PONG, true, 0),
                true);
        assertThat(sender.flood()).isEqualTo(BURST);
        assertThat(sockets.metrics().toString()).contains("1008");
    }

    @Test
    void what_waits_for_all_clients_is_bounded() {
        int count = 40;
        int large = 100_000;
        for (int i = 0; i < count; i++) {
            Sender sender = sender("192.0.2." + i, _ -> frame(OpCode.PONG, true, 0), false);
            sender.socket.onOpen(sender, Callback.NOOP);
            sender.socket.send("-"); // is being sent
            sender.socket.send("-"); // waits
            sender.socket.send("y".repeat(large));
        }
        long fit = BOUNDS.allQueueBytes() / large - 1; // beside the small ones
        assertThat(sockets.queuedBytes()).isBetween(fit * large, BOUNDS.allQueueBytes() + count * 125L);
        assertThat(sockets.metrics().toString()).contains("1013");
    }

    /** Many take the last byte and give it back, so that who looks first and takes then is seen to take one too many. */
    @Test
    void the_last_byte_for_all_clients_is_taken_once() throws InterruptedException {
        long bound = BOUNDS.allQueueBytes();
        sockets.queued((int) bound - 1);
        AtomicLong beyond = new AtomicLong();
        Rig.together(4, () -> {
            for (int i = 0; i < 25_000_000; i++) {
                if (sockets.takeQueue(1)) {
                    if (sockets.queuedBytes() > bound) {
                        beyond.incrementAndGet();
                    }
                    sockets.queued(-1);
                }
            }
        });
        assertThat(beyond.get()).isZero();
    }

    @Test
    void who_says_farewell_and_takes_nothing_is_cut_off() {
        Sender deaf = sender("192.0.2.1", i -> frame(i == 0 ? OpCode.PING : OpCode.CLOSE, true, 0), false);
        assertThat(deaf.flood()).isEqualTo(2);
        assertThat(deaf.aborted).isTrue();
        Sender polite = sender("192.0.2.1", i -> frame(i == 0 ? OpCode.PING : OpCode.CLOSE, true, 0), true);
        assertThat(polite.flood()).isEqualTo(2);
        assertThat(polite.aborted).isFalse();
    }
}
