package tilewright.server.store;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.PreparedBatch;

/**
 * A copy of all that a database keeps in another one, of whatever engine: rooms, their logs, keys and snapshots, and saved games.
 * Each room is whole in the copy, or not in it at all. A copy that broke off is taken up again by starting it again.
 *
 * <p>One thread at a time.
 */
public final class RoomCopy {

    /** The time after which a server that did not say that it lives counts as ended. */
    private static final Duration ENDED = Duration.ofSeconds(20);

    private static final int PAGE = 500;
    private static final int READERS = 1;
    private static final Set<String> SCHEMES = Set.of("postgresql", "postgres", "jdbc");

    private static final Group ROOMS = new Group(List.of(
            new Table(
                    "rooms",
                    "id",
                    List.of("id", "request", "code", "epoch", "head", "hash", "owner", "changed", "wake", "expires")),
            new Table("events", "room", List.of("room", "version", "at", "request", "kind", "seat", "data", "hash")),
            new Table("keys", "room", List.of("room", "hash", "allows", "seat")),
            new Table("room_snapshots", "room", List.of("room", "version", "hash", "format", "checksum", "state"))));

    private static final Group SAVED = new Group(List.of(
            new Table("saved_keys", "hash", List.of("hash", "used")),
            new Table("saved", "owner_hash", List.of("owner_hash", "id", "kind", "title", "changed", "size", "text"))));

    private static final Table RETENTION = new Table("retention", "id", List.of("id", "time", "seen"));

    private final Engine from;
    private final Engine to;
    private final Consumer<Step> steps;
    private final MessageDigest digest;

    /** The steps at which a copy may break off. */
    enum Step {
        /** Something is written and not yet committed. */
        WRITTEN,
        /** Something is committed. */
        COMMITTED,
        /** All is copied, and about to be compared. */
        COPIED
    }

    /**
     * The contents of both databases, in numbers.
     *
     * @param keys of saved games
     * @param hash SHA-256 of all of it, in 64 hexadecimal digits
     */
    public record Copied(long rooms, long keys, String hash) {}

    /** A table whose columns are whole numbers and texts. */
    private record Table(String name, String key, List<String> columns) {

        List<Row> rows(Handle handle, String id) {
            String sql = "select %s from %s where %s = ?".formatted(String.join(", ", columns), name, key);
            return handle.select(sql, id).map((row, _) -> Row.of(row, columns.size())).stream()
                    .sorted(Comparator.comparing(Row::toString))
                    .toList();
        }

        void insert(Handle handle, List<Row> rows) {
            if (rows.isEmpty()) {
                return;
            }
            String values = "?, ".repeat(columns.size() - 1) + "?";
            String sql = "insert into %s (%s) values (%s)".formatted(name, String.join(", ", columns), values);
            try (PreparedBatch batch = handle.prepareBatch(sql)) {
                for (Row row : rows) {
                    for (int i = 0; i < columns.size(); i++) {
                        Optional<Object> value = row.values().get(i);
                        if (value.isPresent()) {
                            batch.bind(i, value.get());
                        } else {
                            batch.bindNull(i, Types.VARCHAR);
                        }
                    }
                    batch.add();
                }
                int[] _ = batch.execute();
            }
        }

        long count(Handle handle) {
            return handle.select("select count(*) from " + name)
                    .mapTo(Long.class)
                    .one();
        }
    }

    /** The values of a row; nulls are empty. */
    private record Row(List<Optional<Object>> values) {

        static Row of(ResultSet row, int columns) throws SQLException {
            List<Optional<Object>> values = new ArrayList<>();
            for (int i = 1; i <= columns; i++) {
                Object value = row.getObject(i);
                values.add(Optional.ofNullable(value instanceof Number number ? (Object) number.longValue() : value));
            }
            return new Row(List.copyOf(values));
        }
    }

    /** Tables of which the first has a row for each thing that is kept, and the others what belongs to it. */
    private record Group(List<Table> tables) {

        Table first() {
            return tables.getFirst();
        }

        List<List<Row>> rows(Handle handle, String id) {
            return tables.stream().map(table -> table.rows(handle, id)).toList();
        }

        void insert(Handle handle, List<List<Row>> rows) {
            for (int i = 0; i < tables.size(); i++) {
                tables.get(i).insert(handle, rows.get(i));
            }
        }

        /** The next things in the order of the database. */
        List<String> page(Handle handle, String after) {
            String key = first().key();
            return handle.select(
                            "select %s from %s where %s > ? order by %s limit ?"
                                    .formatted(key, first().name(), key, key),
                            after,
                            PAGE)
                    .mapTo(String.class)
                    .list();
        }
    }

    private RoomCopy(Engine from, Engine to, Consumer<Step> steps) {
        this.from = from;
        this.to = to;
        this.steps = steps;
        try {
            this.digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has it", impossible);
        }
    }

    /**
     * Copies a database, and compares both.
     *
     * @param from a folder, or the address of a PostgreSQL
     * @param to another one, which has nothing but a part of this copy
     * @param clock the machine's
     * @throws DatabaseRefusal with a sentence for the user
     */
    public static Copied run(String from, String to, InstantSource clock) {
        if (isFolder(from) && !hasRooms(from)) {
            throw new DatabaseRefusal(StoreMessages.nothingThere(from));
        }
        try (Engine source = open(from, clock);
                Engine target = open(to, clock)) {
            return run(source, target, _ -> {});
        }
    }

    /** @param steps called at each step; what it throws breaks the copy off */
    static Copied run(Engine from, Engine to, Consumer<Step> steps) {
        try {
            return new RoomCopy(from, to, steps).run();
        } catch (JdbiException failure) {
            throw new DatabaseRefusal(StoreMessages.notCopied(DatabaseRefusal.reason(failure)));
        }
    }

    private static boolean isFolder(String place) {
        return !SCHEMES.contains(place.split(":", 2)[0]) || !place.contains(":");
    }

    private static boolean hasRooms(String place) {
        try {
            Path folder = Path.of(place);
            return Files.isDirectory(folder) && new RoomFolder(folder).hasDatabase();
        } catch (InvalidPathException _) {
            return false;
        }
    }

    private static Engine open(String place, InstantSource clock) {
        if (!isFolder(place)) {
            String server = "copy-" + UUID.randomUUID();
            return new PostgresEngine(PostgresAddress.of(place), server, READERS, clock, Migration.LOCATION);
        }
        try {
            return SqliteEngine.open(Path.of(place), READERS, clock, Migration.LOCATION);
        } catch (InvalidPathException _) {
            throw new DatabaseRefusal(StoreMessages.noFolder(place));
        }
    }

    private Copied run() {
        checkIdle();
        checkPart(ROOMS);
        checkPart(SAVED);
        try (Handle writer = to.openWriter()) {
            copyClock(writer);
            copy(ROOMS, writer);
            copy(SAVED, writer);
        }
        steps.accept(Step.COPIED);
        checkIdle();
        long rooms = compare(ROOMS);
        long keys = compare(SAVED);
        return new Copied(rooms, keys, HexFormat.of().formatHex(digest.digest()));
    }

    /** Refuses databases that a server uses; one of SQLite is locked by whoever uses it. */
    private void checkIdle() {
        for (Engine engine : List.of(from, to)) {
            boolean used = engine.shared()
                    && engine.readers()
                            .withHandle(handle -> handle.select("select coalesce(max(alive), 0) from servers")
                                            .mapTo(Long.class)
                                            .one()
                                    > engine.now(handle) - ENDED.toMillis());
            if (used) {
                throw new DatabaseRefusal(StoreMessages.serverUses(ENDED.toSeconds()));
            }
        }
    }

    /** Refuses a target in which there is anything else than in the source. */
    private void checkPart(Group group) {
        each(to, group, id -> {
            if (!rows(to, group, id).equals(rows(from, group, id))) {
                throw new DatabaseRefusal(StoreMessages.otherContent());
            }
        });
    }

    /** An empty database takes over the clock by which things expire. */
    private void copyClock(Handle writer) {
        if (ROOMS.first().count(writer) + SAVED.first().count(writer) > 0) {
            return;
        }
        List<Row> clock = from.readers()
                .withHandle(handle -> handle.select("select id, time, seen from retention")
                        .map((row, _) -> Row.of(row, RETENTION.columns().size()))
                        .list());
        if (!clock.isEmpty()) {
            writer.useTransaction(transaction -> {
                int _ = transaction.execute("delete from retention");
                RETENTION.insert(transaction, clock);
                steps.accept(Step.WRITTEN);
            });
            steps.accept(Step.COMMITTED);
        }
    }

    private void copy(Group group, Handle writer) {
        each(from, group, id -> {
            List<List<Row>> rows = rows(from, group, id);
            if (group.first().rows(writer, id).isEmpty()) {
                writer.useTransaction(transaction -> {
                    group.insert(transaction, rows);
                    steps.accept(Step.WRITTEN);
                });
                to.tidy(writer, rows.stream().mapToInt(List::size).sum());
                steps.accept(Step.COMMITTED);
            }
        });
    }

    /** Compares all rows, and returns the number of things. */
    private long compare(Group group) {
        each(from, group, id -> {
            List<List<Row>> rows = rows(from, group, id);
            if (!rows.equals(rows(to, group, id))) {
                throw new DatabaseRefusal(StoreMessages.notTheSame());
            }
            digest.update(rows.toString().getBytes(StandardCharsets.UTF_8));
        });
        for (Table table : group.tables()) {
            if (count(from, table) != count(to, table)) {
                throw new DatabaseRefusal(StoreMessages.notTheSame());
            }
        }
        return count(from, group.first());
    }

    private static long count(Engine engine, Table table) {
        return engine.readers().withHandle(table::count);
    }

    private static List<List<Row>> rows(Engine engine, Group group, String id) {
        return engine.readers().withHandle(handle -> group.rows(handle, id));
    }

    private static void each(Engine engine, Group group, Consumer<String> use) {
        String after = "";
        List<String> page;
        do {
            String last = after;
            page = engine.readers().withHandle(handle -> group.page(handle, last));
            page.forEach(use);
            after = page.isEmpty() ? after : page.getLast();
        } while (!page.isEmpty());
    }
}
