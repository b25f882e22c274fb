package tilewright.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tilewright.server.store.TestRooms.change;
import static tilewright.server.store.TestRooms.due;
import static tilewright.server.store.TestRooms.entry;
import static tilewright.server.store.TestRooms.room;
import static tilewright.server.store.TestRooms.versions;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.server.rooms.LogEntry;
import tilewright.server.rooms.RoomEvent;
import tilewright.server.rooms.RoomStore.Due;
import tilewright.server.rooms.RoomStore.Stored;
import tilewright.server.rooms.RoomStore.Written;

/** Two servers with one PostgreSQL. */
final class SharedRoomsTest {

    private final String address = Postgres.database();
    private final Queue<Throwable> faults = new ConcurrentLinkedQueue<>();
    private RoomDatabase databaseA;
    private RoomDatabase databaseB;
    private Waiting a;
    private Waiting b;

    @BeforeEach
    void open() {
        databaseA = open("a");
        databaseB = open("b");
        a = new Waiting(databaseA.rooms());
        b = new Waiting(databaseB.rooms());
    }

    @AfterEach
    void close() {
        databaseA.close();
        databaseB.close();
    }

    private RoomDatabase open(String server) {
        return RoomDatabase.open(address, server, InstantSource.system(), faults::add);
    }

    @Test
    void who_writes_owns_and_the_epoch_counts_the_owners() {
        a.make(room("one"));
        assertThat(b.write(change("one", 1, 2))).isEqualTo(new Written.Saved(2));
        assertThat(b.write(change("one", 2, 3))).isEqualTo(new Written.Saved(2));
        // The old owner, which has slept, knows neither.
        assertThat(a.write(change("one", 1, 2))).isEqualTo(new Written.Conflict());
        assertThat(a.write(change("one", 1, 4))).isEqualTo(new Written.Conflict());
        assertThat(a.write(change("one", 2, 4))).isEqualTo(new Written.Saved(3));
        Stored stored = b.read("one").orElseThrow();
        assertThat(stored.owner()).isEqualTo("a");
        assertThat(stored.epoch()).isEqualTo(3);
        assertThat(versions(stored)).containsExactly(1L, 2L, 3L, 4L);
    }

    @Test
    void others_act_for_an_owner_only_when_it_is_dead() {
        a.store().alive(1_000);
        a.make(room("one", "code", "request", new Due(100, TestRooms.LONG)));
        assertThat(a.due(200, 1_000, 9)).containsExactly("one");
        assertThat(b.due(200, 1_000, 9)).isEmpty();
        assertThat(b.due(200, 1_001, 9)).containsExactly("one");
        assertThat(b.write(due(change("one", 1, 2), new Due(100, TestRooms.LONG))))
                .isEqualTo(new Written.Saved(2));
        assertThat(a.due(200, 0, 9)).isEmpty();
    }

    @Test
    void others_hear_of_what_is_written() throws InterruptedException {
        BlockingQueue<String> heardByA = new LinkedBlockingQueue<>();
        BlockingQueue<String> heardByB = new LinkedBlockingQueue<>();
        a.store().onChange(heardByA::add);
        b.store().onChange(heardByB::add);
        a.make(room("one"));
        a.write(change("one", 1, 2));
        assertThat(heardByB.poll(20, TimeUnit.SECONDS)).isEqualTo("one");
        assertThat(heardByA).isEmpty();
    }

    @Test
    void what_was_missed_is_heard_when_the_connection_is_back() throws InterruptedException {
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        b.store().onChange(heard::add);
        a.make(room("one"));
        long now = InstantSource.system().millis();
        LogEntry late = new LogEntry(2, now, "request-2", new RoomEvent.Acted(0, ""), "0".repeat(32));
        Postgres.execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = '"
                + Postgres.name(address) + "' and query in ('listen tilewright_rooms', 'select 1')");
        assertThat(a.write(change("one", 1, late))).isEqualTo(new Written.Saved(1));
        assertThat(heard.poll(20, TimeUnit.SECONDS)).isEqualTo("one");
    }

    @Test
    void a_connection_that_broke_is_opened_anew() {
        a.make(room("one"));
        for (long version = 2; version <= 4; version++) {
            Postgres.execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = '"
                    + Postgres.name(address) + "'");
            assertThat(a.write(change("one", 1, version))).isEqualTo(new Written.Saved(1));
        }
    }

    @Test
    void a_database_that_takes_nothing_refuses_until_it_does() {
        a.make(room("one"));
        Postgres.execute("alter database " + Postgres.name(address) + " set default_transaction_read_only = on");
        Postgres.execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = '"
                + Postgres.name(address) + "'");
        assertThat(a.write(change("one", 1, 2))).isEqualTo(new Written.Refused(StoreMessages.readOnly()));
        Postgres.execute("alter database " + Postgres.name(address) + " reset default_transaction_read_only");
        assertThat(a.write(change("one", 1, 2))).isEqualTo(new Written.Saved(1));
    }

    @Test
    void a_commit_that_is_not_durable_is_refused() {
        Postgres.execute("alter database " + Postgres.name(address) + " set synchronous_commit = off");
        assertThatThrownBy(() -> open("c"))
                .isInstanceOf(DatabaseRefusal.class)
                .hasMessage("the database does not keep the setting synchronous_commit: expected on, got off");
    }

    /** Writes rooms until all have a number of versions; each server reads a room anew after a conflict. */
    private static List<LogEntry> race(Waiting store, String server, int rooms, int most, long seed) {
        List<LogEntry> saved = new ArrayList<>();
        int number = 0;
        for (int open = rooms; open > 0; ) {
            open = 0;
            for (int i = 0; i < rooms; i++) {
                Stored room = store.read("room-" + seed + "-" + i).orElseThrow();
                long version = room.log().size() + 1L;
                if (version > most) {
                    continue;
                }
                open++;
                LogEntry entry = entry(version, server + number++, server);
                if (store.write(change(room.id(), room.epoch(), entry)) instanceof Written.Saved) {
                    saved.add(entry);
                }
            }
        }
        return saved;
    }

    @Test
    void a_log_does_not_fork() {
        int rooms = 5;
        int most = 12;
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            Seeds.each(3, random -> {
                long seed = random.below(1_000_000);
                for (int i = 0; i < rooms; i++) {
                    String id = "room-" + seed + "-" + i;
                    a.make(room(id, id, id, TestRooms.QUIET));
                }
                Future<List<LogEntry>> byA = threads.submit(() -> race(a, "a", rooms, most, seed));
                Future<List<LogEntry>> byB = threads.submit(() -> race(b, "b", rooms, most, seed));
                List<LogEntry> saved = new ArrayList<>(got(byA));
                saved.addAll(got(byB));
                List<LogEntry> stored = new ArrayList<>();
                for (int i = 0; i < rooms; i++) {
                    Stored room = a.read("room-" + seed + "-" + i).orElseThrow();
                    assertThat(versions(room))
                            .isEqualTo(LongStream.rangeClosed(1, most).boxed().toList());
                    stored.addAll(room.log().subList(1, most));
                }
                // Each acknowledged entry is there once, and nothing else.
                assertThat(stored).containsExactlyInAnyOrderElementsOf(saved);
            });
        }
        assertThat(faults).isEmpty();
    }

    private static List<LogEntry> got(Future<List<LogEntry>> future) {
        try {
            return future.get(120, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException failure) {
            throw new IllegalStateException(failure);
        }
    }
}
