package tilewright.server.store;

import java.time.InstantSource;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;

/** Rooms in PostgreSQL. */
final class PostgresRoomStoreTest extends RoomStoreContract {

    /** One for all tests: making one takes longer than a test. */
    private static final String ADDRESS = Postgres.database();

    @Override
    RoomDatabase newDatabase(String server, Consumer<Throwable> faults) {
        return RoomDatabase.open(ADDRESS, server, InstantSource.system(), faults);
    }

    @AfterEach
    void empty() {
        Postgres.executeIn(ADDRESS, "truncate rooms, room_snapshots, events, keys, servers");
    }
}
