package tilewright.server.store;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A folder with rooms in SQLite, and the files in it. Immutable.
 *
 * @param path the folder
 */
record RoomFolder(Path path) {

    private static final String DATABASE = "rooms.db";
    private static final String LOCK = "rooms.lock";

    /** The beginning of the names of files that a restored backup has replaced. */
    private static final String REPLACED = "replaced-";

    private static final String SCHEMA = "rooms-schema-";

    Path database() {
        return path.resolve(DATABASE);
    }

    /** The database and the files that are part of it while it is used. */
    List<Path> databaseFiles() {
        return List.of(database(), path.resolve(DATABASE + "-wal"), path.resolve(DATABASE + "-shm"));
    }

    Path lock() {
        return path.resolve(LOCK);
    }

    /** The file in which a database is made before it gets its name. */
    Path part() {
        return path.resolve(DATABASE + ".part");
    }

    /** The copy of the database before an upgrade from a schema. */
    Path schemaCopy(String version) {
        return path.resolve(SCHEMA + version + ".db");
    }

    /** A folder that is not there yet, for what a backup replaces. */
    Path nextReplaced() {
        int number = 1;
        while (Files.exists(path.resolve(REPLACED + number))) {
            number++;
        }
        return path.resolve(REPLACED + number);
    }

    /**
     * Returns whether the database is there; if it is not, there has never been one.
     *
     * @return whether it is there
     * @throws DatabaseRefusal when it is empty, a link, or missing where rooms were
     */
    boolean hasDatabase() {
        Path file = database();
        try {
            if (Files.isSymbolicLink(file)) {
                throw new DatabaseRefusal(StoreMessages.link(
                        file.toString(), Files.readSymbolicLink(file).toString()));
            }
            if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
                if (Files.size(file) == 0) {
                    throw new DatabaseRefusal(StoreMessages.empty(file.toString()));
                }
                return true;
            }
            Optional<Path> trace = trace();
            if (trace.isPresent()) {
                throw new DatabaseRefusal(
                        StoreMessages.missing(file.toString(), trace.get().toString()));
            }
            return false;
        } catch (IOException | DirectoryIteratorException failure) {
            throw new DatabaseRefusal(StoreMessages.damaged(file.toString(), DatabaseRefusal.reason(failure)));
        }
    }

    /** Returns something that shows that there were rooms. */
    private Optional<Path> trace() throws IOException {
        for (Path file : list()) {
            String name = file.getFileName().toString();
            boolean log = name.equals(DATABASE + "-wal") && Files.size(file) > 0;
            if (log || name.startsWith(REPLACED) || name.startsWith(SCHEMA)) {
                return Optional.of(file);
            }
        }
        return Optional.empty();
    }

    /** Restricts the files that earlier versions have made to their owner; the folder itself stays as it is. */
    void restrict() {
        try {
            for (Path file : list()) {
                String name = file.getFileName().toString();
                if (name.startsWith(DATABASE)
                        || name.equals(LOCK)
                        || name.startsWith(REPLACED)
                        || name.startsWith(SCHEMA)) {
                    PrivateFiles.restrict(file);
                }
            }
        } catch (IOException | DirectoryIteratorException _) {
            // it cannot be read, as whoever opens it is about to find
        }
    }

    private List<Path> list() throws IOException {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> found = Files.newDirectoryStream(path)) {
            found.forEach(files::add);
        }
        files.sort(null);
        return files;
    }
}
