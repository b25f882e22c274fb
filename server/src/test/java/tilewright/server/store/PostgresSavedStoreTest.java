package tilewright.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterEach;
import tilewright.server.saved.SavedStore;
import tilewright.server.saved.SavedStoreContract;

/** The store of saved items in PostgreSQL. */
final class PostgresSavedStoreTest extends SavedStoreContract {

    private final Queue<Throwable> faults = new ConcurrentLinkedQueue<>();
    private final RoomDatabase database =
            RoomDatabase.open(Postgres.database(), "server-a", InstantSource.system(), faults::add);

    @AfterEach
    void close() {
        database.close();
        assertThat(faults).isEmpty();
    }

    @Override
    protected SavedStore store() {
        return database.saved();
    }

    @Override
    protected void pass(Duration time) {
        TestRooms.pass(database, time);
    }
}
