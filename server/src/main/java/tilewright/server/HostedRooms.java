package tilewright.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tilewright.message.Message;
import tilewright.server.rooms.Peer;
import tilewright.server.rooms.RoomBounds;
import tilewright.server.rooms.RoomHost;
import tilewright.server.rooms.RoomStore;
import tilewright.server.rooms.Session;

/**
 * The rooms of a server: their host, its threads, and their store.
 *
 * <p>Threads may share one.
 */
final class HostedRooms implements RoomService {

    private final MeasuredStore store;
    private final Supplier<List<Metric>> storeMetrics;
    private final LiveRoomWorld world;
    private final RoomHost host;

    /**
     * @param store closed with the rooms
     * @param storeMetrics what the store itself measures
     */
    HostedRooms(
            RoomStore store, Supplier<List<Metric>> storeMetrics, FairQueue heavy, Bounds bounds, ServerLog log) {
        this.store = new MeasuredStore(store);
        this.storeMetrics = storeMetrics;
        this.world = new LiveRoomWorld(Runtime.getRuntime().availableProcessors(), heavy, bounds.work(), log);
        this.host = new RoomHost(this.store, world, RoomBounds.USUAL);
    }

    /**
     * Opens the store of a place. Here the store and the rooms are joined.
     *
     * @throws IOException with a sentence for the user
     */
    static Starter of(RoomPlace place) throws IOException {
        throw new IOException("rooms cannot be kept yet: " + place);
    }

    @Override
    public Visit connect(Peer peer, String client) {
        Session session = host.connect(peer, client);
        return new Visit() {
            @Override
            public void receive(String text) {
                session.receive(text);
            }

            @Override
            public void closed() {
                session.closed();
            }
        };
    }

    @Override
    public Optional<Message> trouble() {
        return store.trouble();
    }

    @Override
    public List<Metric> metrics() {
        List<Metric> all = new ArrayList<>();
        all.add(Metric.gauge("rooms_loaded", "Rooms in memory.", host.rooms()));
        all.addAll(store.metrics());
        all.addAll(storeMetrics.get());
        return all;
    }

    @Override
    public void close() {
        host.close();
        world.close();
        store.close();
    }
}
