package tilewright.server.sockets;

import java.nio.file.Path;

/** The place where rooms are kept. Immutable. */
public sealed interface RoomPlace {

    /** In a folder, which is made if it is missing. One server at a time. */
    record Folder(Path folder) implements RoomPlace {}

    /**
     * In a PostgreSQL database, which several servers may share.
     *
     * @param url may hold a password, and is shown to nobody
     */
    record Database(String url) implements RoomPlace {
        @Override
        public String toString() {
            return "Database[]";
        }
    }
}
