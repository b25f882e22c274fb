package tilewright.server.store;

import org.junit.jupiter.api.AfterEach;

/** Rooms in PostgreSQL. */
final class PostgresRoomStoreTest extends RoomStoreContract {

    /** One for all tests: making one takes longer than a test. */
    private static final String ADDRESS = Postgres.database();

    @Override
    String where() {
        return ADDRESS;
    }

    @AfterEach
    void empty() {
        Postgres.executeIn(ADDRESS, "truncate rooms, events, keys, servers");
    }
}
