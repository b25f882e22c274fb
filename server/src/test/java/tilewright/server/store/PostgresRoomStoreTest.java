package tilewright.server.store;

/** Rooms in PostgreSQL. */
final class PostgresRoomStoreTest extends RoomStoreContract {

    private final String address = Postgres.database();

    @Override
    String where() {
        return address;
    }
}
