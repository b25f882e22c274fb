package tilewright.server.store;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Rooms in SQLite. */
final class SqliteRoomStoreTest extends RoomStoreContract {

    @TempDir
    private Path folder;

    @Override
    String where() {
        return folder.resolve("data").toString();
    }
}
