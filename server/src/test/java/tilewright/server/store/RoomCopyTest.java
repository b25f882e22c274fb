package tilewright.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.server.rooms.RoomStore;

/** Copies of rooms between folders and PostgreSQL, with a kill at each step. */
final class RoomCopyTest {

    private static final int ROOMS = 6;

    @TempDir
    Path folder;

    /** A process that is killed. */
    private static final class Killed extends Error {
        private static final long serialVersionUID = 1;
    }

    private String folder(String name) {
        return folder.resolve(name).toString();
    }

    private static RoomDatabase open(String place) {
        return place.startsWith("postgresql:")
                ? RoomDatabase.open(place, "server-a", InstantSource.system(), RoomCopyTest::fail)
                : RoomDatabase.open(Path.of(place), "server-a", InstantSource.system(), RoomCopyTest::fail);
    }

    private static Engine engine(String place) {
        InstantSource clock = InstantSource.system();
        return place.startsWith("postgresql:")
                ? new PostgresEngine(PostgresAddress.of(place), "copy", 1, clock, Migration.LOCATION)
                : SqliteEngine.open(Path.of(place), 1, clock, Migration.LOCATION);
    }

    private static void fail(Throwable fault) {
        throw new AssertionError(fault);
    }

    /** Rooms of all kinds: with and without a code, a long log, letters of all scripts; and saved games. */
    private static void fill(String place) {
        try (RoomDatabase database = open(place)) {
            Waiting rooms = new Waiting(database.rooms());
            for (int i = 0; i < ROOMS; i++) {
                String id = "room-" + i;
                RoomStore.NewRoom room = TestRooms.room(id, i % 2 == 0 ? "code-" + i : "", "made" + i, TestRooms.QUIET);
                assertThat(rooms.make(room)).isInstanceOf(RoomStore.Creation.Saved.class);
                for (int version = 2; version < 2 + i * i; version++) {
                    RoomStore.Change change = TestRooms.change(
                            id, 1, TestRooms.entry(version, "q" + version, "{\"ä😀\":\"" + version + "\\n\"}"));
                    assertThat(rooms.write(change)).isInstanceOf(RoomStore.Written.Saved.class);
                }
            }
            try (Handle handle = database.engine().openWriter()) {
                for (int i = 0; i < ROOMS; i++) {
                    String owner = "%064x".formatted(i);
                    handle.execute("insert into saved_keys (hash, used) values (?, ?)", owner, i);
                    for (int item = 0; item < i; item++) {
                        handle.execute(
                                "insert into saved (owner_hash, id, kind, title, changed, size, text) values (?, ?, ?, ?, ?, ?, ?)",
                                owner,
                                "item-" + item,
                                item == 0 ? "gone" : "game",
                                "名前",
                                5_000_000_000L + item,
                                3,
                                "x|\ty");
                    }
                }
            }
            assertThat(rooms.look()).isZero();
        }
    }

    private static RoomCopy.Copied copy(String from, String to) {
        return RoomCopy.run(from, to, InstantSource.system());
    }

    private Stream<List<String>> ways() {
        return Stream.of(
                List.of(folder("a"), folder("b")),
                List.of(folder("c"), Postgres.database()),
                List.of(Postgres.database(), folder("d")));
    }

    @Test
    void all_is_copied_either_way_and_a_second_time_nothing() {
        ways().forEach(way -> {
            fill(way.getFirst());
            RoomCopy.Copied copied = copy(way.getFirst(), way.getLast());
            assertThat(copied.rooms()).isEqualTo(ROOMS);
            assertThat(copied.keys()).isEqualTo(ROOMS);
            assertThat(copied.hash()).hasSize(64);
            assertThat(copy(way.getFirst(), way.getLast())).isEqualTo(copied);
            assertThat(copy(way.getLast(), way.getFirst())).isEqualTo(copied);
            try (RoomDatabase copy = open(way.getLast())) {
                Waiting rooms = new Waiting(copy.rooms());
                assertThat(rooms.find("code-2")).contains("room-2");
                assertThat(rooms.write(TestRooms.change("room-3", 1, 11))).isInstanceOf(RoomStore.Written.Saved.class);
            }
        });
    }

    /** Each start of the copy is killed one step later than the one before; none loses or doubles anything. */
    @Test
    void kills_at_each_step_lose_nothing() {
        ways().forEach(way -> {
            fill(way.getFirst());
            int kills = 0;
            Optional<RoomCopy.Copied> copied = Optional.empty();
            while (copied.isEmpty()) {
                int last = kills % 5; // enough steps to get on
                try (Engine from = engine(way.getFirst());
                        Engine to = engine(way.getLast())) {
                    copied = Optional.of(RoomCopy.run(from, to, killing(last)));
                } catch (Killed _) {
                    kills++;
                }
            }
            assertThat(kills).isGreaterThan(2 * ROOMS);
            assertThat(copied).contains(copy(way.getFirst(), way.getLast()));
        });
    }

    /** Kills at a step, the first being 0. */
    private static Consumer<RoomCopy.Step> killing(int last) {
        int[] left = {last};
        return _ -> {
            if (left[0]-- == 0) {
                throw new Killed();
            }
        };
    }

    @Test
    void a_target_with_anything_else_is_refused_and_stays() {
        fill(folder("a"));
        try (RoomDatabase other = open(folder("b"))) {
            assertThat(new Waiting(other.rooms()).make(TestRooms.room("mine")))
                    .isInstanceOf(RoomStore.Creation.Saved.class);
        }
        assertThatThrownBy(() -> copy(folder("a"), folder("b"))).hasMessageContaining("something else");
        try (RoomDatabase other = open(folder("b"))) {
            assertThat(new Waiting(other.rooms()).read("mine")).isPresent();
            assertThat(new Waiting(other.rooms()).read("room-1")).isEmpty();
        }
    }

    @Test
    void a_copy_in_which_a_game_went_on_is_not_written_over() {
        fill(folder("a"));
        copy(folder("a"), folder("b"));
        try (RoomDatabase copy = open(folder("b"))) {
            assertThat(new Waiting(copy.rooms()).write(TestRooms.change("room-0", 1, 2)))
                    .isInstanceOf(RoomStore.Written.Saved.class);
        }
        assertThatThrownBy(() -> copy(folder("a"), folder("b"))).hasMessageContaining("something else");
    }

    @Test
    void databases_in_use_are_refused() {
        fill(folder("a"));
        try (RoomDatabase _ = open(folder("a"))) {
            assertThatThrownBy(() -> copy(folder("a"), folder("b"))).hasMessageContaining("in use");
        }
        String used = Postgres.database();
        try (RoomDatabase database = open(used)) {
            database.rooms().alive(System.currentTimeMillis() + 60_000);
            assertThat(new Waiting(database.rooms()).make(TestRooms.room("one")))
                    .isInstanceOf(RoomStore.Creation.Saved.class);
            assertThatThrownBy(() -> copy(folder("a"), used)).hasMessageContaining("a server uses the database");
        }
        assertThatThrownBy(() -> copy(folder("nothing"), folder("b"))).hasMessageContaining("there are no rooms");
    }
}
