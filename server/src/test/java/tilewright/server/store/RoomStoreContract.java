package tilewright.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static tilewright.server.store.TestRooms.LONG;
import static tilewright.server.store.TestRooms.QUIET;
import static tilewright.server.store.TestRooms.change;
import static tilewright.server.store.TestRooms.closing;
import static tilewright.server.store.TestRooms.due;
import static tilewright.server.store.TestRooms.entry;
import static tilewright.server.store.TestRooms.head;
import static tilewright.server.store.TestRooms.key;
import static tilewright.server.store.TestRooms.keys;
import static tilewright.server.store.TestRooms.room;
import static tilewright.server.store.TestRooms.versions;
import static tilewright.server.store.TestRooms.with;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;
import tilewright.server.rooms.Key;
import tilewright.server.rooms.LogEntry;
import tilewright.server.rooms.RoomSnapshot;
import tilewright.server.rooms.RoomStore.Change;
import tilewright.server.rooms.RoomStore.Creation;
import tilewright.server.rooms.RoomStore.Due;
import tilewright.server.rooms.RoomStore.DueRoom;
import tilewright.server.rooms.RoomStore.NewRoom;
import tilewright.server.rooms.RoomStore.Stored;
import tilewright.server.rooms.RoomStore.Written;

/** The contract of every store of rooms. */
abstract class RoomStoreContract {

    /** The server of {@link #store}. */
    static final String ME = "server-a";

    final Queue<Throwable> faults = new ConcurrentLinkedQueue<>();
    private final List<AutoCloseable> opened = new ArrayList<>();
    RoomDatabase database;
    Waiting store;

    /** Opens the database of a test. */
    abstract RoomDatabase newDatabase(String server, Consumer<Throwable> faultTaker);

    @BeforeEach
    final void open() {
        database = open(ME);
        store = new Waiting(database.rooms());
    }

    @AfterEach
    final void close() throws Exception {
        for (AutoCloseable one : opened.reversed()) {
            one.close();
        }
        assertThat(faults).isEmpty();
    }

    final RoomDatabase open(String server) {
        RoomDatabase open = newDatabase(server, faults::add);
        opened.add(open);
        return open;
    }

    final Stored read(String id) {
        return store.read(id).orElseThrow();
    }

    @Test
    void a_room_is_read_as_it_was_made() {
        assertThat(store.make(room("one"))).isEqualTo(new Creation.Saved("one", "code-one"));
        assertThat(store.read("one"))
                .contains(new Stored(
                        "one",
                        "code-one",
                        1,
                        ME,
                        0,
                        head(room("one").first()),
                        room("one").keys(),
                        List.of(room("one").first()),
                        ""));
        assertThat(store.read("other")).isEmpty();
    }

    @Test
    void the_same_request_makes_no_second_room() {
        store.make(room("one"));
        assertThat(store.make(room("two", "code-two", "request-one", QUIET)))
                .isEqualTo(new Creation.Saved("one", "code-one"));
        assertThat(store.read("two")).isEmpty();
        assertThat(store.make(room("one"))).isEqualTo(new Creation.Saved("one", "code-one"));
    }

    @Test
    void a_name_or_code_of_another_room_is_taken() {
        store.make(room("one"));
        assertThat(store.make(room("one", "code-two", "request-two", QUIET))).isEqualTo(new Creation.Taken());
        assertThat(store.make(room("two", "code-one", "request-two", QUIET))).isEqualTo(new Creation.Taken());
        assertThat(store.make(room("two", "code-two", "request-two", QUIET))).isInstanceOf(Creation.Saved.class);
    }

    @Test
    void requests_of_the_server_have_no_name_and_may_be_many() {
        assertThat(store.make(room("one", "code-one", "", QUIET))).isInstanceOf(Creation.Saved.class);
        assertThat(store.make(room("two", "code-two", "", QUIET))).isInstanceOf(Creation.Saved.class);
        assertThat(store.write(change("one", 1, entry(2, "", "")))).isEqualTo(new Written.Saved(1));
        assertThat(store.write(change("one", 1, entry(3, "", "")))).isEqualTo(new Written.Saved(1));
        assertThat(read("one").log().getLast()).isEqualTo(entry(3, "", ""));
    }

    @Test
    void a_log_grows_by_what_follows_and_nothing_else() {
        store.make(room("one"));
        assertThat(store.write(change("one", 1, 2))).isEqualTo(new Written.Saved(1));
        assertThat(store.write(change("one", 1, 2))).isEqualTo(new Written.Conflict());
        assertThat(store.write(change("one", 1, 4))).isEqualTo(new Written.Conflict());
        assertThat(store.write(change("one", 2, 3))).isEqualTo(new Written.Conflict());
        assertThat(store.write(change("none", 1, 2))).isEqualTo(new Written.Conflict());
        assertThat(store.write(change("one", 1, entry(3, "request-2", "again"))))
                .isEqualTo(new Written.Conflict());
        assertThat(store.write(change("one", 1, 3))).isEqualTo(new Written.Saved(1));
        assertThat(read("one").log())
                .containsExactly(room("one").first(), entry(2, "request-2", "move 2"), entry(3, "request-3", "move 3"));
    }

    @Test
    void texts_come_back_as_they_were() {
        String data = "Ünï 数独 \u202e 🙂 '\"\\ \n\t; drop table rooms";
        store.make(room("one"));
        store.write(change("one", 1, entry(2, "request-2", data)));
        assertThat(read("one").log().getLast()).isEqualTo(entry(2, "request-2", data));
        String long_ = "r1c1,".repeat(40_000);
        store.write(change("one", 1, entry(3, "request-3", long_)));
        assertThat(read("one").log().getLast().data()).isEqualTo(long_);
    }

    @Test
    void a_part_ends_before_what_is_no_event() {
        store.make(room("one"));
        store.write(change("one", 1, 2));
        store.write(change("one", 1, 3));
        Stored good = read("one");
        assertThat(good.damage()).isEmpty();
        for (String[] row : new String[][] {
            {"later", "0", "", "event (2) cannot be read: TextError"},
            {"made", "-1", "what is this", "event (2) cannot be read: TextError"},
            {"made", "-1", "{}", "event (2) cannot be read: FieldError"},
            {"voted", "0", "yes what is this", "event (2) cannot be read: TextError"},
            {"voted", "0", "maybe takeback", "event (2) is not as it was written"},
            {"resumed", "-1", "seven", "event (2) cannot be read: NumberFormatException"},
            {"resumed", "-1", "007", "event (2) is not as it was written"},
            {"resumed", "3", "7", "event (2) is not as it was written"},
            {"next", "-1", "room", "event (2) cannot be read: TextError"},
            {"stood", "0", "up", "event (2) is not as it was written"},
        }) {
            try (Handle handle = database.engine().openWriter()) {
                handle.execute(
                        "update events set kind = ?, seat = ?, data = ? where room = 'one' and version = 2",
                        row[0],
                        Integer.parseInt(row[1]),
                        row[2]);
            }
            Stored damaged = read("one");
            assertThat(damaged.damage()).isEqualTo(row[3]);
            assertThat(versions(damaged)).containsExactly(1L);
            assertThat(damaged.head()).isEqualTo(good.head());
        }
    }

    @Test
    void the_last_snapshot_of_a_room_is_kept_until_the_room_goes() {
        RoomSnapshot first = new RoomSnapshot(7, "a".repeat(32), 1, 5, "Ünï 数独\n\t🙂");
        RoomSnapshot second =
                new RoomSnapshot(8, "b".repeat(32), Long.MAX_VALUE, 4_294_967_295L, "x".repeat(2_000_000));
        store.make(room("one", "one", "one", new Due(Due.NEVER, Duration.ofHours(1))));
        assertThat(store.snapshot("one")).isEmpty();
        keep("one", first);
        assertThat(store.snapshot("one")).contains(first);
        keep("one", second);
        assertThat(store.snapshot("one")).contains(second);
        store.store().keep("two", () -> first); // there is no such room
        keep("one", first);
        assertThat(store.snapshot("two")).isEmpty();
        pass(Duration.ofHours(1));
        assertThat(store.expire(9)).isEqualTo(1);
        assertThat(store.snapshot("one")).isEmpty();
        assertThat(numberOf("room_snapshots")).isZero();
    }

    /** Keeps a snapshot, and waits for it. */
    private void keep(String room, RoomSnapshot snapshot) {
        store.store().keep(room, () -> snapshot);
        while (!store.snapshot(room).equals(Optional.of(snapshot))) {
            store.look(); // waits for the writer
        }
    }

    private int numberOf(String what) {
        return database.engine()
                .readers()
                .withHandle(handle -> handle.createQuery("select count(*) from " + what)
                        .mapTo(Integer.class)
                        .one());
    }

    @Test
    void keys_come_and_go() {
        Key watch = key("watch-one", Key.Grant.WATCH, -1);
        Key invite = key("invite", Key.Grant.INVITE, 2);
        Key hold = key("hold", Key.Grant.HOLD, 2);
        store.make(room("one"));
        store.write(keys(change("one", 1, 2), List.of(), List.of(invite)));
        assertThat(read("one").keys()).containsExactlyInAnyOrder(watch, invite);
        store.write(keys(change("one", 1, 3), List.of(invite), List.of(hold)));
        assertThat(read("one").keys()).containsExactlyInAnyOrder(watch, hold);
        store.write(keys(change("one", 9, 4), List.of(hold), List.of()));
        assertThat(read("one").keys()).containsExactlyInAnyOrder(watch, hold);
    }

    @Test
    void a_code_finds_the_room_until_it_ends() {
        store.make(room("one"));
        assertThat(store.find("code-one")).contains("one");
        assertThat(store.find("code-two")).isEmpty();
        store.write(closing(change("one", 1, 2)));
        assertThat(store.find("code-one")).isEmpty();
        assertThat(read("one").code()).isEmpty();
        assertThat(store.make(room("one"))).isEqualTo(new Creation.Saved("one", ""));
        assertThat(store.make(room("two", "code-one", "request-two", QUIET))).isInstanceOf(Creation.Saved.class);
        assertThat(store.find("code-one")).contains("two");
    }

    @Test
    void a_room_is_due_for_its_owner_and_for_all_when_that_is_dead() {
        store.make(room("later", "later", "later", new Due(300, LONG)));
        store.make(room("soon", "soon", "soon", new Due(100, LONG)));
        store.make(room("never"));
        assertThat(store.due(99, 0, 9)).isEmpty();
        assertThat(store.due(100, 0, 9)).containsExactly("soon");
        assertThat(store.due(300, 0, 9)).containsExactly("soon", "later");
        assertThat(store.due(300, 0, 1)).containsExactly("soon");
        store.write(due(change("soon", 1, 2), new Due(400, LONG)));
        assertThat(store.due(399, 0, 9)).containsExactly("later");
        store.write(due(change("later", 1, 2), QUIET));
        assertThat(store.due(Long.MAX_VALUE - 1, 0, 9)).containsExactly("soon");
    }

    @Test
    void rooms_that_are_due_are_found_in_parts() {
        List<DueRoom> all = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            DueRoom room = new DueRoom(100 + i % 3, "room-" + (char) ('a' + 7 * i % 20));
            store.make(room(room.id(), room.id(), room.id(), new Due(room.wake(), LONG)));
            all.add(room);
        }
        all.sort(Comparator.comparingLong(DueRoom::wake).thenComparing(DueRoom::id));
        for (int i = 0; i < all.size(); i++) {
            assertThat(store.dueAfter(200, 0, all.get(i), 3))
                    .isEqualTo(all.subList(i + 1, Math.min(i + 4, all.size())));
        }
    }

    /** Lets the clock go on by which things expire. */
    private void pass(Duration time) {
        TestRooms.pass(database, time);
    }

    @Test
    void rooms_expire() {
        store.make(room("one", "one", "one", new Due(50, Duration.ofHours(1))));
        store.make(room("two", "two", "two", new Due(Due.NEVER, Duration.ofHours(2))));
        store.make(room("three", "three", "three", new Due(Due.NEVER, Duration.ofHours(3))));
        assertThat(store.look()).isZero();
        assertThat(store.expire(9)).isZero();
        pass(Duration.ofHours(2));
        assertThat(store.look()).isEqualTo(2);
        assertThat(store.expire(1)).isEqualTo(1);
        assertThat(store.read("one")).isEmpty();
        assertThat(store.find("one")).isEmpty();
        assertThat(store.due(99, 0, 9)).isEmpty();
        assertThat(store.expire(9)).isEqualTo(1);
        assertThat(store.write(change("two", 1, 2))).isEqualTo(new Written.Conflict());
        store.write(due(change("three", 1, 2), new Due(Due.NEVER, Duration.ofHours(3))));
        pass(Duration.ofHours(2));
        assertThat(store.look()).isZero();
        assertThat(store.expire(9)).isZero();
        assertThat(store.make(room("one", "one", "one", QUIET))).isInstanceOf(Creation.Saved.class);
    }

    @Test
    void the_next_room_is_made_with_the_change_or_not_at_all() {
        store.make(room("one"));
        assertThat(store.write(with(change("one", 9, 2), room("two")))).isEqualTo(new Written.Conflict());
        assertThat(store.read("two")).isEmpty();
        assertThat(store.write(with(change("one", 1, 2), room("one")))).isEqualTo(new Written.Conflict());
        assertThat(versions(read("one"))).containsExactly(1L);
        assertThat(store.write(with(change("one", 1, 2), room("two")))).isEqualTo(new Written.Saved(1));
        assertThat(read("two").log()).containsExactly(room("two").first());
        assertThat(versions(read("one"))).containsExactly(1L, 2L);
    }

    @Test
    void a_server_lives_as_long_as_it_says() {
        store.make(room("one"));
        store.store().alive(500);
        store.make(room("two")); // behind it
        assertThat(read("one").ownerAlive()).isEqualTo(500);
        store.store().alive(700);
        store.make(room("three"));
        assertThat(read("one").ownerAlive()).isEqualTo(700);
    }

    @Test
    void nothing_is_written_behind_the_end() {
        store.make(room("one"));
        database.close();
        assertThat(store.write(change("one", 1, 2))).isInstanceOf(Written.Refused.class);
        assertThat(store.make(room("two"))).isInstanceOf(Creation.Refused.class);
        store = new Waiting(open(ME).rooms());
        assertThat(versions(read("one"))).containsExactly(1L);
    }

    @Test
    void what_waits_at_the_end_is_written() {
        store.make(room("one"));
        Queue<Written> answers = new ConcurrentLinkedQueue<>();
        for (long version = 2; version <= 300; version++) {
            store.store().write(change("one", 1, version), answers::add);
        }
        database.close();
        assertThat(answers).hasSize(299).containsOnly(new Written.Saved(1));
        store = new Waiting(open(ME).rooms());
        assertThat(versions(read("one"))).hasSize(300);
    }

    @Test
    void a_conflict_does_not_spoil_its_group() {
        int rooms = 40;
        for (int i = 0; i < rooms; i++) {
            store.make(room("room-" + i));
        }
        Queue<Integer> saved = new ConcurrentLinkedQueue<>();
        Queue<Integer> conflicts = new ConcurrentLinkedQueue<>();
        for (int i = 0; i < rooms; i++) {
            int number = i;
            store.store().write(change("room-" + i, 1, i % 3 == 0 ? 7 : 2), written -> {
                (written instanceof Written.Saved ? saved : conflicts).add(number);
            });
        }
        store.make(room("last"));
        for (int i = 0; i < rooms; i++) {
            assertThat(versions(read("room-" + i))).hasSize(i % 3 == 0 ? 1 : 2);
            assertThat(i % 3 == 0 ? conflicts : saved).contains(i);
        }
    }

    @Test
    void many_changes_share_a_commit() {
        store.make(room("one"));
        long before = database.counts().commits();
        Queue<Written> answers = new ConcurrentLinkedQueue<>();
        for (long version = 2; version <= 1_001; version++) {
            store.store().write(change("one", 1, version), answers::add);
        }
        store.make(room("last"));
        long commits = database.counts().commits() - before;
        assertThat(answers).hasSize(1_000).containsOnly(new Written.Saved(1));
        assertThat(commits).isBetween(4L, 500L);
        assertThat(database.counts().changes()).isEqualTo(1_002);
    }

    @Test
    void a_callback_that_fails_spoils_nothing() {
        store.store().make(room("one"), _ -> {
            throw new IllegalStateException("on purpose");
        });
        assertThat(store.make(room("two"))).isInstanceOf(Creation.Saved.class);
        assertThat(faults.poll()).hasMessage("on purpose");
        assertThat(store.read("one")).isPresent();
    }

    @Test
    void what_a_database_cannot_take_is_refused_alone() {
        store.make(room("one"));
        Queue<Written> answers = new ConcurrentLinkedQueue<>();
        store.store().write(change("one", 1, 2), answers::add);
        store.store().write(change("one", 1, entry(3, "x".repeat(100), "")), answers::add);
        store.make(room("two"));
        assertThat(answers).hasSize(2).first().isEqualTo(new Written.Saved(1));
        assertThat(answers).last().isInstanceOf(Written.Refused.class);
        assertThat(faults.poll()).isNotNull();
        assertThat(versions(read("one"))).containsExactly(1L, 2L);
    }

    @Test
    void the_last_versions_of_rooms() {
        store.make(room("one"));
        store.make(room("two"));
        store.write(change("one", 1, 2));
        assertThat(store.heads(List.of("one", "two", "three")))
                .containsOnly(Map.entry("one", 2L), Map.entry("two", 1L));
        assertThat(store.heads(List.of())).isEmpty();
        List<String> many = new ArrayList<>(Collections.nCopies(2_000, "none"));
        many.set(1_700, "two");
        assertThat(store.heads(many)).containsOnly(Map.entry("two", 1L));
        assertThat(store.store().self()).isEqualTo(ME);
    }

    /** A model of a store of one server, in the plainest way. */
    private static final class Model {

        private record Room(
                String request, String code, List<LogEntry> log, Map<String, Key> keys, Due due, Duration expires) {}

        private Duration time = Duration.ZERO;

        private final Map<String, Room> rooms = new TreeMap<>();

        Creation make(NewRoom room) {
            for (Map.Entry<String, Room> known : rooms.entrySet()) {
                if (known.getValue().request().equals(room.first().id())) {
                    return new Creation.Saved(known.getKey(), known.getValue().code());
                }
            }
            if (taken(room)) {
                return new Creation.Taken();
            }
            put(room);
            return new Creation.Saved(room.id(), room.code());
        }

        private boolean taken(NewRoom room) {
            return rooms.containsKey(room.id())
                    || rooms.values().stream()
                            .anyMatch(other -> other.code().equals(room.code())
                                    || other.request().equals(room.first().id()));
        }

        private void put(NewRoom room) {
            Map<String, Key> keys = new TreeMap<>();
            room.keys().forEach(key -> keys.put(key.hash(), key));
            rooms.put(
                    room.id(),
                    new Room(
                            room.first().id(),
                            room.code(),
                            new ArrayList<>(List.of(room.first())),
                            keys,
                            room.due(),
                            time.plus(room.due().kept())));
        }

        Written write(Change change) {
            Room room = rooms.get(change.room());
            if (room == null
                    || change.epoch() != 1
                    || change.entry().version() != room.log().size() + 1
                    || room.log().stream()
                            .anyMatch(entry -> entry.id().equals(change.entry().id()))
                    || change.next().filter(this::taken).isPresent()) {
                return new Written.Conflict();
            }
            room.log().add(change.entry());
            change.removed().forEach(key -> room.keys().remove(key.hash()));
            change.added().forEach(key -> room.keys().put(key.hash(), key));
            rooms.put(
                    change.room(),
                    new Room(
                            room.request(),
                            change.closesCode() ? "" : room.code(),
                            room.log(),
                            room.keys(),
                            change.due(),
                            time.plus(change.due().kept())));
            change.next().ifPresent(this::put);
            return new Written.Saved(1);
        }

        Optional<Stored> read(String id) {
            return Optional.ofNullable(rooms.get(id))
                    .map(room -> new Stored(
                            id,
                            room.code(),
                            1,
                            ME,
                            0,
                            head(room.log().getLast()),
                            List.copyOf(room.keys().values()),
                            room.log(),
                            ""));
        }

        Set<String> due(long now) {
            return ids(room -> room.due().wake() <= now);
        }

        int expire() {
            Set<String> ids = ids(room -> room.expires().compareTo(time) <= 0);
            rooms.keySet().removeAll(ids);
            return ids.size();
        }

        private Set<String> ids(Predicate<Room> wanted) {
            Set<String> ids = new TreeSet<>();
            rooms.forEach((id, room) -> {
                if (wanted.test(room)) {
                    ids.add(id);
                }
            });
            return ids;
        }
    }

    @Test
    void random_histories_are_those_of_a_plain_model() {
        int[] number = {0};
        Seeds.each(12, random -> {
            pass(LONG);
            store.expire(1_000_000);
            Model model = new Model();
            number[0]++;
            for (int step = 0; step < 120; step++) {
                step(random, model, "seed" + number[0] + "-");
            }
        });
    }

    private void step(SeededRandom random, Model model, String seed) {
        String id = seed + random.below(5);
        switch (random.below(9)) {
            case 0, 1 -> {
                NewRoom room = randomRoom(random, seed);
                assertThat(store.make(room)).isEqualTo(model.make(room));
            }
            case 2 -> assertThat(Set.copyOf(store.due(500, 0, 100))).isEqualTo(model.due(500));
            case 3 -> {
                Duration time = Duration.ofHours(random.below(60));
                pass(time);
                model.time = model.time.plus(time);
                int expired = model.expire();
                assertThat(store.look()).isEqualTo(expired);
                assertThat(store.expire(100)).isEqualTo(expired);
            }
            default -> {
                Change change = randomChange(random, model, id, seed);
                assertThat(store.write(change)).isEqualTo(model.write(change));
            }
        }
        assertThat(store.read(id).map(RoomStoreContract::sorted))
                .isEqualTo(model.read(id).map(RoomStoreContract::sorted));
    }

    private static NewRoom randomRoom(SeededRandom random, String seed) {
        return room(
                seed + random.below(5),
                "code" + random.below(6),
                seed + "request" + random.below(12),
                randomDue(random));
    }

    private static Due randomDue(SeededRandom random) {
        return new Due(
                random.below(1_000), Duration.ofHours(30 + random.below(1_000)).plusMinutes(30));
    }

    private static Change randomChange(SeededRandom random, Model model, String id, String seed) {
        long version = model.read(id).map(known -> known.log().size()).orElse(0) + (random.below(6) == 0 ? 2L : 1L);
        Change change = change(id, random.below(8) == 0 ? 2 : 1, entry(version, "id" + random.below(40), "data"));
        Change due = due(change, randomDue(random));
        Change keys = keys(due, randomKeys(random), randomKeys(random));
        Change code = random.below(8) == 0 ? closing(keys) : keys;
        return random.below(8) == 0 ? with(code, randomRoom(random, seed)) : code;
    }

    private static List<Key> randomKeys(SeededRandom random) {
        return random.below(3) > 0
                ? List.of()
                : List.of(key("key" + random.below(3), Key.Grant.values()[random.below(4)], random.below(4)));
    }

    private static Stored sorted(Stored room) {
        return new Stored(
                room.id(),
                room.code(),
                room.epoch(),
                room.owner(),
                room.ownerAlive(),
                room.head(),
                room.keys().stream().sorted(Comparator.comparing(Key::hash)).toList(),
                room.log(),
                room.damage());
    }
}
