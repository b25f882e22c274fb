package tilewright.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tilewright.server.store.TestRooms.change;
import static tilewright.server.store.TestRooms.room;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tilewright.server.rooms.LogEntry;
import tilewright.server.rooms.RoomEvent;
import tilewright.server.rooms.RoomStore.Written;

/** Notices between servers that share a real PostgreSQL. */
final class PostgresNoticesTest {

    private final String database = Postgres.database();
    private final PostgresAddress address = PostgresAddress.of(database);
    private final Jdbi writers = Jdbi.create(address.source());
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final PostgresNotices here = new PostgresNotices(address, "here", InstantSource.system());
    private final PostgresNotices there = new PostgresNotices(address, "there", InstantSource.system());

    @BeforeEach
    void listen() {
        here.onChange(heard::add);
    }

    @AfterEach
    void close() {
        here.close();
        there.close();
    }

    private String next() throws InterruptedException {
        String room = heard.poll(60, TimeUnit.SECONDS);
        assertThat(room).as("a notice within a minute").isNotNull();
        return room;
    }

    private void send(PostgresNotices from, Set<String> rooms) {
        writers.useTransaction(writer -> from.send(writer, rooms));
    }

    @Test
    void a_server_hears_of_rooms_of_others_and_not_of_its_own() throws InterruptedException {
        here.start(writers);
        send(here, Set.of("mine"));
        send(there, new LinkedHashSet<>(List.of("one", "two")));
        assertThat(List.of(next(), next())).containsExactly("one", "two");
        assertThat(heard).isEmpty();
    }

    @Test
    void a_notice_is_sent_when_its_transaction_ends_well() throws InterruptedException {
        here.start(writers);
        writers.useHandle(writer -> {
            writer.begin();
            there.send(writer, Set.of("lost"));
            writer.rollback();
        });
        send(there, Set.of("kept"));
        assertThat(next()).isEqualTo("kept");
    }

    /** PostgreSQL takes 8,000 bytes in a notice. */
    @Test
    void more_rooms_than_a_notice_holds_go_in_several() throws InterruptedException {
        here.start(writers);
        Set<String> rooms = new LinkedHashSet<>();
        for (int i = 0; i < 3_000; i++) {
            rooms.add("room-%06d".formatted(i));
        }
        send(there, rooms);
        List<String> all = new ArrayList<>();
        for (int i = 0; i < rooms.size(); i++) {
            all.add(next());
        }
        assertThat(all).containsExactlyElementsOf(rooms);
    }

    @Test
    void rooms_that_were_written_while_a_connection_was_broken_are_told() throws InterruptedException {
        try (RoomDatabase other = RoomDatabase.open(database, "there", InstantSource.system(), _ -> {})) {
            Waiting rooms = new Waiting(other.rooms());
            rooms.make(room("one"));
            LogEntry now = new LogEntry(
                    2, InstantSource.system().millis(), "request-2", new RoomEvent.Acted(0, ""), "0".repeat(32));
            assertThat(rooms.write(change("one", 1, now))).isEqualTo(new Written.Saved(1));
        }
        here.start(writers);
        assertThat(heard).isEmpty();
        Postgres.execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = '"
                + Postgres.name(database) + "'");
        assertThat(next()).isEqualTo("one");
        send(there, Set.of("two"));
        String last = next();
        for (int again = 0; last.equals("one") && again < 2; again++) {
            last = next(); // each connection that breaks tells it once more
        }
        assertThat(last).isEqualTo("two");
    }

    /** Databases hear nothing of each other, as behind a proxy that shares connections. */
    @Test
    void a_database_where_notices_do_not_arrive_is_refused() {
        Jdbi elsewhere = Jdbi.create(PostgresAddress.of(Postgres.database()).source());
        assertThatThrownBy(() -> here.start(elsewhere))
                .isInstanceOf(DatabaseRefusal.class)
                .hasMessageContaining(Postgres.name(database));
    }
}
