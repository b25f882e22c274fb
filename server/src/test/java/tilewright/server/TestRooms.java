package tilewright.server;

import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import tilewright.message.Message;
import tilewright.server.operate.Metric;
import tilewright.server.rooms.RoomConnection;
import tilewright.server.saved.MemorySavedStore;
import tilewright.server.saved.SavedStore;
import tilewright.server.sockets.RoomService;
import tilewright.text.Json;

/**
 * Rooms for tests of sockets: a message is answered by {@code {"got":LENGTH}}; {@code {"do":"flood"}} by messages without end,
 * {@code {"do":"key"}} by closing for a wrong key, and {@code {"do":"fault"}} by an exception that has the message.
 */
public final class TestRooms implements RoomService {

    public final Queue<String> clients = new ConcurrentLinkedQueue<>();
    public final Queue<RoomConnection> peers = new ConcurrentLinkedQueue<>();
    public final Queue<String> received = new ConcurrentLinkedQueue<>();
    public final Queue<Boolean> quiet = new ConcurrentLinkedQueue<>();
    public final AtomicInteger closed = new AtomicInteger();
    public volatile Optional<Message> trouble = Optional.empty();
    public volatile boolean ended;
    public final MemorySavedStore saved = new MemorySavedStore();

    @Override
    public Visit connect(RoomConnection peer, String client) {
        clients.add(client);
        peers.add(peer);
        return new Visit() {
            @Override
            public void receive(String text) {
                received.add(text);
                switch (text) {
                    case "{\"do\":\"flood\"}" -> {
                        for (int i = 0; i < 300; i++) {
                            peer.send("x".repeat(100_000));
                        }
                    }
                    case "{\"do\":\"key\"}" -> peer.close(4_000, Message.verbatim("no such key"));
                    case "{\"do\":\"fault\"}" -> throw new IllegalStateException(text);
                    default -> peer.send(Json.obj().with("got", text.length()).toString());
                }
            }

            @Override
            public void quiet(boolean now) {
                quiet.add(now);
            }

            @Override
            public void closed() {
                closed.incrementAndGet();
            }
        };
    }

    @Override
    public Optional<SavedStore> saved() {
        return Optional.of(saved);
    }

    @Override
    public Optional<Message> trouble() {
        return trouble;
    }

    @Override
    public List<Metric> metrics() {
        return List.of(Metric.gauge("rooms_loaded", "Rooms in memory.", 7));
    }

    @Override
    public void close() {
        ended = true;
    }
}
