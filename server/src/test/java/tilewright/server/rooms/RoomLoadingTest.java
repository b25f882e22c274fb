package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewright.text.Json;

/** Whatever is in the store, and however large it is: who enters is answered, and the memory is not used up. */
class RoomLoadingTest {

    private static final String SUDOKU =
            "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String PALETTO = "paletto:ACBED/CECBE/ABDAD/CDABC/BAEDE 4";
    private static final String WATCH = TestClient.secret(1);
    private static final List<Key> KEYS = List.of(Key.of(WATCH, Key.Grant.WATCH, RoomEvent.NOBODY));
    private static final String HOLDER = TestClient.secret(2);
    private static final int LONG = 2_000;

    private final TestWorld world = new TestWorld();
    private final MemoryStore store = new MemoryStore(() -> Instant.ofEpochMilli(world.now()));
    private int clients;

    private static RoomSettings settings(String play, PlayMode way, String... seats) {
        return new RoomSettings(play, way, List.of(seats), new TimeControl.None(), true, 1, "", "", List.of());
    }

    private static List<LogEntry> log(List<RoomEvent> events) {
        List<LogEntry> log = new ArrayList<>();
        for (RoomEvent event : events) {
            String before = log.isEmpty() ? "" : log.getLast().hash();
            int version = log.size() + 1;
            boolean own = event.seat() == RoomEvent.NOBODY || event instanceof RoomEvent.Flagged;
            log.add(LogEntry.after(before, version, 1_000 + version, own ? "" : "request-" + version, event));
        }
        return log;
    }

    /** Two logs in which all kinds of events are. */
    private static List<List<RoomEvent>> games() {
        return List.of(
                List.of(
                        new RoomEvent.Made(settings(SUDOKU, PlayMode.TOGETHER, "", "")),
                        new RoomEvent.Sat(0, "Anna"),
                        new RoomEvent.Stood(0),
                        new RoomEvent.Sat(0, "Anna"),
                        new RoomEvent.Moved(0),
                        new RoomEvent.Acted(0, "r1c3=4"),
                        new RoomEvent.Undone(0),
                        new RoomEvent.Voted(0, new Proposal.Analyze(), true),
                        new RoomEvent.Acted(0, "r1c3=4")),
                List.of(
                        new RoomEvent.Made(settings(PALETTO, PlayMode.TURNS, "", "", "", "")),
                        new RoomEvent.Sat(0, "Anna"),
                        new RoomEvent.Sat(1, "Ben"),
                        new RoomEvent.Sat(2, "Cleo"),
                        new RoomEvent.Sat(3, "Dan"),
                        new RoomEvent.Resumed(7),
                        new RoomEvent.Resigned(0),
                        new RoomEvent.Flagged(1),
                        new RoomEvent.Back(1, false),
                        new RoomEvent.Voted(2, new Proposal.Takeback(), false),
                        new RoomEvent.Next("another", settings(PALETTO, PlayMode.TURNS, "", "", "", "")),
                        new RoomEvent.Voted(2, new Proposal.Takeback(), false)));
    }

    private TestClient enter(RoomHost host, String name, String room) {
        TestClient client = new TestClient(host, name);
        client.say("{'do':'enter','room':'" + room + "','key':'" + WATCH + "'}");
        world.pass(Duration.ofSeconds(1));
        return client;
    }

    private static Map<String, List<LogEntry>> damaged(List<RoomEvent> events) {
        Map<String, List<LogEntry>> damages = new LinkedHashMap<>();
        List<LogEntry> good = log(events);
        for (int i = 0; i < good.size(); i++) {
            LogEntry old = good.get(i);
            String kind = old.kind() + "-" + i;
            if (i < good.size() - 1) {
                damages.put(kind + "-deleted", without(good, i));
            }
            damages.put(kind + "-event", with(good, i, entry(old, new RoomEvent.Acted(0, "r1c3=5"), old.hash())));
            damages.put(kind + "-id", with(good, i, new LogEntry(i + 1, old.at(), "x", old.event(), old.hash())));
            damages.put(kind + "-at", with(good, i, new LogEntry(i + 1, 7, old.id(), old.event(), old.hash())));
            damages.put(kind + "-hash", with(good, i, entry(old, old.event(), "0".repeat(32))));
            damages.put(kind + "-twice", with(good, Math.max(0, i - 1), old));
            if (old.event() instanceof RoomEvent.Acted) {
                damages.put(kind + "-unreadable", rehashed(good, i, new RoomEvent.Acted(0, "what is this")));
            }
            if (List.of("sat", "stood", "resigned", "flagged", "back").contains(old.kind())) {
                damages.put(kind + "-seat-7", rehashed(good, i, RoomEvent.parse(old.kind(), 7, old.data())));
            }
        }
        damages.remove("made-0-twice");
        for (String play : List.of("dominoes:1", "sudoku:x", "")) {
            damages.put(
                    "made-" + play,
                    rehashed(good, 0, new RoomEvent.Made(settings(play, PlayMode.TOGETHER, "", "", "", ""))));
        }
        damages.put("empty", List.of());
        return damages;
    }

    private static LogEntry entry(LogEntry old, RoomEvent event, String hash) {
        return new LogEntry(old.version(), old.at(), old.id(), event, hash);
    }

    private static List<LogEntry> without(List<LogEntry> log, int index) {
        List<LogEntry> copy = new ArrayList<>(log);
        copy.remove(index);
        return copy;
    }

    private static List<LogEntry> with(List<LogEntry> log, int index, LogEntry entry) {
        List<LogEntry> copy = new ArrayList<>(log);
        copy.set(index, entry);
        return copy;
    }

    /** Returns a log that another program has written: all hashes are right. */
    private static List<LogEntry> rehashed(List<LogEntry> log, int index, RoomEvent event) {
        List<LogEntry> copy = new ArrayList<>();
        for (int i = 0; i < log.size(); i++) {
            LogEntry old = i == index ? entry(log.get(i), event, "") : log.get(i);
            copy.add(old.hashedAfter(copy.isEmpty() ? "" : copy.getLast().hash()));
        }
        return copy;
    }

    @Test
    void good_logs_of_all_kinds_of_events_are_entered() {
        RoomHost host = new RoomHost(store.as("one"), world, RoomBounds.USUAL);
        games().forEach(events -> {
            String room = "good-" + events.size();
            store.put(room, KEYS, log(events));
            assertThat(enter(host, "anna", room).find("entered")).isPresent();
        });
        assertThat(world.damages).isEmpty();
    }

    @Test
    void a_damaged_room_is_called_so_at_once_and_each_time() {
        RoomHost host = new RoomHost(store.as("one"), world, RoomBounds.USUAL);
        games().forEach(events -> damaged(events).forEach((what, log) -> {
            String room = what + "-" + events.size();
            store.put(room, KEYS, log);
            refusedTwice(host, room);
        }));
        assertThat(host.rooms()).isZero();
    }

    @Test
    void a_room_with_a_key_for_a_seat_that_there_is_not_is_damaged() {
        RoomHost host = new RoomHost(store.as("one"), world, RoomBounds.USUAL);
        for (Key.Grant grant : List.of(Key.Grant.HOLD, Key.Grant.INVITE)) {
            for (int seat : new int[] {-1, 2, 7}) {
                String room = "key-" + grant + seat;
                store.put(room, List.of(KEYS.getFirst(), Key.of("x", grant, seat)), log(games().getFirst()));
                refusedTwice(host, room);
            }
        }
    }

    @Test
    void a_room_without_its_last_events_is_damaged() {
        RoomHost host = new RoomHost(store.as("one"), world, RoomBounds.USUAL);
        games().forEach(events -> {
            for (int lost = 1; lost <= events.size(); lost++) {
                String room = "short-" + events.size() + "-" + lost;
                store.put(room, KEYS, log(events));
                for (int i = 0; i < lost; i++) {
                    store.deleteLast(room);
                }
                refusedTwice(host, room);
            }
        });
    }

    private void refusedTwice(RoomHost host, String room) {
        for (int times = 0; times < 2; times++) {
            world.damages.clear();
            TestClient client = enter(host, "client-" + clients++, room);
            assertThat(client.find("refused").flatMap(answer -> answer.field("why")))
                    .as("%s: %s", room, client.received)
                    .contains(new Json.Str("this room is damaged, so nobody can enter it"));
            assertThat(client.last("refused").field("final")).contains(Json.TRUE);
            assertThat(client.closedWith).isEqualTo(RoomConnection.GONE);
            assertThat(world.damages).singleElement().asString().startsWith(room + ": ");
        }
    }

    private void putLong(String room) {
        List<RoomEvent> events = new ArrayList<>(
                List.of(new RoomEvent.Made(settings(SUDOKU, PlayMode.TOGETHER, "", "")), new RoomEvent.Sat(0, "Anna")));
        for (int i = 0; i < LONG; i++) {
            events.add(new RoomEvent.Acted(0, "r1c3?1"));
        }
        store.put(room, List.of(KEYS.getFirst(), Key.of(HOLDER, Key.Grant.HOLD, 0)), log(events));
    }

    @Test
    void each_server_reads_an_entry_once_and_never_its_own() {
        RoomHost one = new RoomHost(store.as("one"), world, RoomBounds.USUAL.withSnapshots(Integer.MAX_VALUE));
        RoomHost two = new RoomHost(store.as("two"), world, RoomBounds.USUAL.withSnapshots(Integer.MAX_VALUE));
        putLong("long");
        List<TestClient> players = List.of(player(one, "anna"), player(two, "ben"));
        int acted = 0;
        for (TestClient player : List.of(players.get(0), players.get(0), players.get(1), players.get(0))) {
            String id = "request-act-" + acted++;
            player.say("{'do':'act','id':'" + id + "','base':" + LONG + ",'moves':'r1c3?2'}");
            world.pass(Duration.ofSeconds(1));
            assertThat(player.last("saved").field("saved")).contains(new Json.Str(id));
        }
        for (TestClient player : players) {
            player.say("{'do':'log','from':" + LONG + "}");
            assertThat(player.find("log")).isPresent();
            assertThat(player.texts("kind")).hasSize(acted);
        }
        assertThat(store.read).isEqualTo(2L * (LONG + 2) + acted);
    }

    @Test
    void damaged_rooms_that_are_due_are_passed_over() {
        for (int i = 0; i < 450; i++) {
            store.put("damaged-" + i, KEYS, List.of());
            store.wake("damaged-" + i, i);
        }
        store.put("good", KEYS, log(games().getFirst()));
        store.wake("good", 1_000);
        RoomHost host = new RoomHost(store.as("one"), world, RoomBounds.USUAL);
        world.pass(Duration.ofSeconds(16));
        assertThat(host.rooms()).isEqualTo(1);
        assertThat(world.damages).hasSizeBetween(450, 900);
    }

    @Test
    void with_a_snapshot_only_the_last_entries_are_read() {
        putLong("long");
        RoomHost first = new RoomHost(store.as("one"), world, RoomBounds.USUAL);
        TestClient before = enter(first, "anna", "long");
        first.close();
        store.read = 0;
        TestClient after = enter(new RoomHost(store.as("one"), world, RoomBounds.USUAL), "anna", "long");
        assertThat(after.last("entered").field("play"))
                .isEqualTo(before.last("entered").field("play"));
        assertThat(store.read).isEqualTo(RoomLog.KEPT);
    }

    private TestClient player(RoomHost host, String name) {
        TestClient client = new TestClient(host, name);
        client.say("{'do':'enter','room':'long','key':'" + HOLDER + "'}");
        world.pass(Duration.ofSeconds(1));
        return client;
    }

    @Test
    void of_a_long_log_any_part_is_sent() {
        RoomHost host = new RoomHost(store.as("one"), world, RoomBounds.USUAL);
        putLong("long");
        TestClient client = enter(host, "anna", "long");
        for (int from : new int[] {1, 2, 200, 201, 1_000, LONG - 199, LONG - 1, LONG + 2, LONG + 3}) {
            client.say("{'do':'log','from':" + from + "}");
            Json.Obj answer = client.last("log");
            Json.Arr part = (Json.Arr) answer.field("log").orElseThrow();
            List<Json> versions = part.items().stream()
                    .map(event -> ((Json.Obj) event).field("v").orElseThrow())
                    .toList();
            int last = Math.min(LONG + 2, from + 199);
            List<String> expected = new ArrayList<>();
            for (int version = from; version <= last; version++) {
                expected.add(Integer.toString(version));
            }
            assertThat(versions).extracting(Json::toString).isEqualTo(expected);
            assertThat(answer.field("more").map(Json::toString)).contains(Boolean.toString(last < LONG + 2));
        }
    }

    @Test
    void rooms_that_nobody_needs_make_space_for_others_which_are_else_refused_for_now() {
        RoomHost host = new RoomHost(store.as("one"), world, RoomBounds.USUAL.withMemory(2_000_000));
        List<TestClient> entered = new ArrayList<>();
        TestClient refused = enter(host, "first", "none");
        for (int i = 0; refused.find("entered").isPresent() || i == 0; i++) {
            assertThat(i).isLessThan(20);
            putLong("room-" + i);
            refused = enter(host, "client-" + i, "room-" + i);
            if (refused.find("entered").isPresent()) {
                entered.add(refused);
            }
        }
        assertThat(entered).hasSizeGreaterThan(1);
        assertThat(refused.text("refused", "why")).isEqualTo("too many large rooms are open; try again soon");
        assertThat(refused.last("refused").field("final")).contains(Json.FALSE);
        assertThat(refused.closedWith).isEqualTo(RoomConnection.BUSY);
        assertThat(host.bytes()).isLessThan(3_000_000);
        entered.getFirst().session.closed();
        assertThat(enter(host, "later", "room-" + entered.size()).find("entered"))
                .isPresent();
        assertThat(host.rooms()).isEqualTo(entered.size());
    }

    @Test
    void one_client_leaves_half_of_the_memory_to_others() {
        RoomHost host = new RoomHost(store.as("one"), world, RoomBounds.USUAL.withMemory(4_000_000));
        TestClient client = enter(host, "anna", "none");
        int rooms = 0;
        for (boolean in = true; in; rooms++) {
            assertThat(rooms).isLessThan(20);
            putLong("room-" + rooms);
            client = enter(host, "anna", "room-" + rooms);
            in = client.find("entered").isPresent();
        }
        assertThat(client.closedWith).isEqualTo(RoomConnection.BUSY);
        assertThat(host.bytes()).isLessThan(3_000_000);
        assertThat(enter(host, "ben", "room-" + (rooms - 1)).find("entered")).isPresent();
    }

    @Test
    void a_room_weighs_what_its_plays_and_its_log_do_and_nothing_when_it_has_left() {
        RoomHost host = new RoomHost(store.as("one"), world, RoomBounds.USUAL);
        putLong("long");
        TestClient client = enter(host, "anna", "long");
        assertThat(host.bytes()).isBetween(100L * LONG, 1_000L * LONG);
        client.session.closed();
        world.pass(Duration.ofMinutes(2));
        assertThat(host.rooms()).isZero();
        assertThat(host.bytes()).isZero();
    }

    @Test
    void making_a_room_is_charged_to_who_asks_and_lack_of_time_is_no_lack_of_positions() {
        RoomHost host = new RoomHost(store.as("one"), world, RoomBounds.USUAL);
        world.crowded = true;
        TestClient client = new TestClient(host, "anna");
        client.ask("{'do':'make','puzzle':'paletto','start':{'setup':'4x4','seed':5},'way':'turns',"
                + "'seats':[{'who':'person'},{'who':'person'}],'clock':'none','strict':true,'keys':{'seats':['"
                + TestClient.secret(2) + "','" + TestClient.secret(3) + "'],'any':'" + TestClient.secret(4)
                + "','watch':'" + WATCH + "'}}");
        world.pass(Duration.ofSeconds(1));
        assertThat(world.workers).isEqualTo(Collections.singletonList("anna"));
        assertThat(client.text("refused", "why")).isEqualTo("there was no time to find a position; try again soon");
        assertThat(client.last("refused").field("final")).contains(Json.FALSE);
    }
}
