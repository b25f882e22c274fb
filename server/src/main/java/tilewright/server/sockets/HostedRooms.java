package tilewright.server.sockets;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tilewright.message.Message;
import tilewright.server.operate.Bounds;
import tilewright.server.operate.Client;
import tilewright.server.operate.Metric;
import tilewright.server.operate.OutOfMemoryExit;
import tilewright.server.operate.ServerLog;
import tilewright.server.rooms.RoomBounds;
import tilewright.server.rooms.RoomConnection;
import tilewright.server.rooms.RoomHost;
import tilewright.server.rooms.Session;
import tilewright.server.saved.SavedStore;
import tilewright.server.store.DatabaseRefusal;
import tilewright.server.store.RoomDatabase;
import tilewright.server.work.FairQueue;

/**
 * The rooms of a server: their host, its threads, and their store.
 *
 * <p>Threads may share one.
 */
public final class HostedRooms implements RoomService {

    private static final Client DATABASE = new Client("database");

    /** The part of the heap that rooms may take: one in so many. */
    private static final int PART_OF_HEAP = 4;

    /** Maximum number of rooms in the lobby. */
    private static final int OPEN = 50;

    private final MeasuredStore store;
    private final RoomDatabase database;
    private final LiveRoomWorld world;
    private final RoomHost host;

    /** @param database closed with the rooms */
    private HostedRooms(RoomDatabase database, boolean lobby, FairQueue heavy, Bounds bounds, ServerLog log) {
        this.database = database;
        this.store = new MeasuredStore(database.rooms(), log);
        this.world = new LiveRoomWorld(
                Runtime.getRuntime().availableProcessors(), heavy, bounds.work(), log, new OutOfMemoryExit());
        this.host = new RoomHost(this.store, world, lobby ? bounds().withLobby(OPEN) : bounds());
    }

    /** The usual ones; the property {@code tilewright.rooms.expiry} has all rooms expire after another time, for soak tests. */
    private static RoomBounds bounds() {
        RoomBounds usual = RoomBounds.USUAL.withMemory(Runtime.getRuntime().maxMemory() / PART_OF_HEAP);
        return Optional.ofNullable(System.getProperty("tilewright.rooms.expiry"))
                .map(time -> usual.withExpiry(Duration.parse(time)))
                .orElse(usual);
    }

    /**
     * Opens the database of a place.
     *
     * @param lobby whether rooms may be open for anyone
     * @throws IOException with a sentence for the user
     */
    public static Starter of(RoomPlace place, boolean lobby, ServerLog log) throws IOException {
        String server = "server-" + Long.toHexString(new SecureRandom().nextLong());
        try {
            Consumer<Throwable> faults = fault -> log.fault(fault, DATABASE);
            RoomDatabase database = switch (place) {
                case RoomPlace.Folder(Path folder) ->
                    RoomDatabase.open(folder.toAbsolutePath(), server, InstantSource.system(), faults);
                case RoomPlace.Database(String url) -> RoomDatabase.open(url, server, InstantSource.system(), faults);
            };
            return (heavy, bounds, _) -> new HostedRooms(database, lobby, heavy, bounds, log);
        } catch (DatabaseRefusal refusal) {
            throw new IOException(refusal.sentence(), refusal);
        }
    }

    @Override
    public Visit connect(RoomConnection peer, String client) {
        Session session = host.connect(peer, client);
        return new Visit() {
            @Override
            public void receive(String text) {
                session.receive(text);
            }

            @Override
            public void quiet(boolean now) {
                session.quiet(now);
            }

            @Override
            public void closed() {
                session.closed();
            }
        };
    }

    @Override
    public Optional<SavedStore> saved() {
        return Optional.of(database.saved());
    }

    @Override
    public Optional<Message> trouble() {
        return store.trouble();
    }

    @Override
    public List<Metric> metrics() {
        List<Metric> all = new ArrayList<>();
        all.add(Metric.gauge("rooms_loaded", "Rooms in memory.", host.rooms()));
        all.add(Metric.gauge("rooms_bytes", "Bytes that rooms in memory take, roughly.", host.bytes()));
        all.addAll(store.metrics());
        RoomDatabase.Counts counts = database.counts();
        all.add(Metric.gauge("saves_waiting", "Changes that wait to be saved.", counts.waiting()));
        all.add(Metric.summary("save_group", "Changes for each commit.", (double) counts.changes(), counts.commits()));
        all.add(Metric.gauge("wal_bytes", "Bytes of the log of SQLite.", counts.logBytes()));
        return all;
    }

    @Override
    public void close() {
        host.close();
        world.close();
        database.close();
    }
}
