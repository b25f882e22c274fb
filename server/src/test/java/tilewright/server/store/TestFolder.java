package tilewright.server.store;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * A folder of rooms in one of a test, and the faults that the databases there have told.
 *
 * @param data the folder, which is not made yet
 */
record TestFolder(Path data, Queue<Throwable> faults) {

    /** Where the schema of a later version is. */
    static final String NEWER = "classpath:tilewright/server/store/later";

    TestFolder(Path folder) {
        this(folder.resolve("data"), new ConcurrentLinkedQueue<>());
    }

    /** The database in it. */
    Path file() {
        return data.resolve("rooms.db");
    }

    RoomDatabase open() {
        return open(data);
    }

    RoomDatabase open(Path where) {
        return RoomDatabase.open(where, "server-a", InstantSource.system(), faults::add);
    }

    /** Opens its database without a store on it. */
    SqliteEngine engine(String... migrations) {
        return SqliteEngine.open(data, 2, InstantSource.system(), migrations);
    }

    void makeOneRoom() {
        try (RoomDatabase database = open()) {
            new Waiting(database.rooms()).make(TestRooms.room("one"));
        }
    }
}
