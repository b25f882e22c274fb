package tilewright.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tilewright.server.store.TestRooms.change;
import static tilewright.server.store.TestRooms.room;
import static tilewright.server.store.TestRooms.versions;

import java.time.InstantSource;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.transaction.TransactionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tilewright.server.rooms.RoomStore.Creation;
import tilewright.server.rooms.RoomStore.Written;

/** Changes in a PostgreSQL that fails at a certain moment; triggers let it fail. */
final class PostgresFailuresTest {

    private final String address = Postgres.database();
    private final Queue<Throwable> faults = new ConcurrentLinkedQueue<>();
    private RoomDatabase database;
    private Waiting store;

    @BeforeEach
    void open() {
        database = RoomDatabase.open(address, "a", InstantSource.system(), faults::add);
        store = new Waiting(database.rooms());
        store.make(room("one"));
        Postgres.executeIn(address, "create sequence times");
    }

    @AfterEach
    void close() {
        database.close();
    }

    /** Lets each new event do something, at once or at the commit. */
    private void trigger(boolean atCommit, String does) {
        Postgres.executeIn(address, """
                create function fail() returns trigger language plpgsql as $$ begin %s return null; end $$;
                create constraint trigger fails after insert on events %s for each row execute function fail()""".formatted(does, atCommit ? "deferrable initially deferred" : ""));
    }

    private void recover() {
        Postgres.executeIn(address, "drop function fail cascade");
        assertThat(store.write(
                        change("one", 1, store.read("one").orElseThrow().log().size() + 1)))
                .isEqualTo(new Written.Saved(1));
    }

    @Test
    void nobody_knows_the_end_of_a_commit_whose_connection_broke() {
        trigger(true, "perform pg_terminate_backend(pg_backend_pid());");
        assertThat(store.write(change("one", 1, 2))).isEqualTo(new Written.Unknown());
        assertThat(store.make(room("two"))).isEqualTo(new Creation.Unknown());
        recover();
    }

    @Test
    void a_full_disk_refuses() {
        trigger(false, "raise exception 'no space left on device' using errcode = '53100';");
        assertThat(store.write(change("one", 1, 2))).isEqualTo(new Written.Refused(StoreMessages.full()));
        assertThat(store.make(room("two"))).isEqualTo(new Creation.Refused(StoreMessages.full()));
        recover();
    }

    @Test
    void a_disk_that_is_full_at_the_commit_refuses() {
        trigger(true, "raise exception 'no space left on device' using errcode = '53100';");
        assertThat(store.write(change("one", 1, 2))).isEqualTo(new Written.Refused(StoreMessages.full()));
        recover();
    }

    @Test
    void a_deadlock_is_tried_again() {
        trigger(false, "if nextval('times') < 3 then raise exception 'deadlock' using errcode = '40P01'; end if;");
        assertThat(store.write(change("one", 1, 2))).isEqualTo(new Written.Saved(1));
        assertThat(versions(store.read("one").orElseThrow())).containsExactly(1L, 2L);
    }

    @Test
    void what_is_wrong_each_time_is_refused_in_the_end() {
        trigger(false, "perform pg_terminate_backend(pg_backend_pid());");
        assertThat(store.write(change("one", 1, 2))).isEqualTo(new Written.Refused(StoreMessages.away()));
        recover();
    }

    @Test
    void a_server_that_stands_still_in_a_transaction_holds_nobody_up_for_long() {
        try (PostgresEngine other = new PostgresEngine(
                        PostgresAddress.of(address), "b", 1, InstantSource.system(), Migration.LOCATION);
                Handle still = other.openWriter()) {
            still.begin();
            still.execute("select id from rooms where id = 'one' for update");
            assertThat(store.write(change("one", 1, 2))).isEqualTo(new Written.Saved(1));
            assertThatThrownBy(still::commit).isInstanceOf(TransactionException.class);
        }
    }

    @Test
    void a_fault_of_one_change_is_its_own() {
        trigger(false, "if new.room = 'one' then raise exception 'on purpose'; end if;");
        store.make(room("two"));
        Queue<Written> answers = new ConcurrentLinkedQueue<>();
        store.store().write(change("two", 1, 2), answers::add);
        store.store().write(change("one", 1, 2), answers::add);
        store.store().write(change("two", 1, 3), answers::add);
        store.make(room("three"));
        assertThat(answers)
                .containsExactlyInAnyOrder(
                        new Written.Saved(1), new Written.Refused(StoreMessages.failed()), new Written.Saved(1));
        assertThat(faults).hasSize(1);
        recover();
    }
}
