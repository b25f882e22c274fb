package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.message.Message;
import tilewright.play.Play;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Status;
import tilewright.text.Json;

/** The requests of people to rooms, and the answers. */
class RoomHostTest {

    private static final String ANY = TestClient.secret(1);
    private static final String WATCH = TestClient.secret(2);
    private static final String[] LINKS = {TestClient.secret(10), TestClient.secret(11), TestClient.secret(12)};
    private static final String[] HOLDS = {TestClient.secret(20), TestClient.secret(21), TestClient.secret(22)};

    private final TestWorld world = new TestWorld();
    private final MemoryStore store = new MemoryStore(() -> Instant.ofEpochMilli(world.now()));
    private RoomHost host = new RoomHost(store.as("one"), world, RoomBounds.USUAL);
    private String room = "";
    private int makers;

    private TestClient client(String name) {
        return new TestClient(host, name);
    }

    private TestClient make(String puzzle, String start, String way, String seats, String keys, String clock) {
        TestClient maker = client("maker-" + makers++);
        maker.ask("{'do':'make','puzzle':'" + puzzle + "','start':" + start + ",'way':'" + way + "','seats':[" + seats
                + "],'clock':'" + clock + "','strict':true,'keys':{'seats':[" + keys + "],'any':'" + ANY + "','watch':'"
                + WATCH + "'}}");
        world.pass(Duration.ofSeconds(1));
        room = maker.text("made", "room");
        return maker;
    }

    private TestClient makePaletto(String clock) {
        return make(
                "paletto",
                "{'setup':'4x4','seed':5}",
                "turns",
                "{'who':'person'},{'who':'person'}",
                "'" + LINKS[0] + "','" + LINKS[1] + "'",
                clock);
    }

    private TestClient enter(String name, String key) {
        TestClient client = client(name);
        client.say("{'do':'enter','room':'" + room + "','key':'" + key + "'}");
        world.pass(Duration.ofSeconds(1));
        return client;
    }

    private TestClient sit(String name, String key, int seat) {
        TestClient client = enter(name, key);
        String id = client.ask("{'do':'sit','seat':" + seat + ",'key':'" + HOLDS[seat] + "','name':'" + name + "'}");
        world.pass(Duration.ofSeconds(1));
        assertThat(client.saved(id)).as("%s", client.received).isTrue();
        return client;
    }

    private Play play() {
        return Room.of(room, Puzzles.CATALOG, store.log(room))
                .plays()
                .getFirst()
                .play();
    }

    private Room state() {
        return Room.of(room, Puzzles.CATALOG, store.log(room));
    }

    private static <P, S, M> String someMove(tilewright.play.GameTree<P, S, M> tree) {
        List<Offer<M>> offers = tree.offers();
        return tree.puzzle().texts().moves().format(offers.getLast().move());
    }

    private String act(TestClient client, String moves) {
        return client.ask("{'do':'act','base':" + state().version() + ",'moves':'" + moves + "'}");
    }

    /** Plays to the end, always what is offered last. */
    private void playToTheEnd(TestClient... seats) {
        for (int i = 0; i < 500 && play().status() instanceof Status.ToMove(int player, var _); i++) {
            String id = act(seats[player], someMove(play().tree()));
            assertThat(seats[player].saved(id))
                    .as("%s", seats[player].received.getLast())
                    .isTrue();
        }
    }

    @Test
    void two_play_to_the_end_and_all_see_the_same() {
        makePaletto("none");
        TestClient anna = sit("anna", LINKS[0], 0);
        TestClient watcher = enter("watcher", WATCH);
        TestClient ben = sit("ben", ANY, 1);
        playToTheEnd(anna, ben);
        assertThat(state().phase()).isEqualTo(Room.Phase.OVER);
        assertThat(anna.last("hash").field("hash")).isEqualTo(ben.last("hash").field("hash"));
        assertThat(watcher.last("hash").field("hash"))
                .isEqualTo(ben.last("hash").field("hash"));
        assertThat(ben.room().field("ending")).isPresent();
        assertThat(state().hash()).isEqualTo(state().hash());
    }

    @Test
    void the_same_id_twice_is_carried_out_once() {
        makePaletto("none");
        TestClient anna = sit("anna", LINKS[0], 0);
        sit("ben", LINKS[1], 1);
        String line = "{'do':'act','id':'twice-twice','base':" + state().version() + ",'moves':'"
                + someMove(play().tree()) + "'}";
        anna.say(line);
        long version = state().version();
        Json.Obj first = anna.last("saved");
        anna.say(line);
        assertThat(anna.last("saved")).isEqualTo(first);
        assertThat(state().version()).isEqualTo(version);
    }

    @Test
    void whose_turn_it_is_not_is_refused_and_watchers_are_too() {
        makePaletto("none");
        sit("anna", LINKS[0], 0);
        TestClient ben = sit("ben", LINKS[1], 1);
        TestClient watcher = enter("watcher", WATCH);
        long version = state().version();
        act(ben, someMove(play().tree()));
        act(watcher, someMove(play().tree()));
        assertThat(ben.text("refused", "why")).isEqualTo("it is not your turn");
        assertThat(watcher.text("refused", "why")).isEqualTo("you are watching; take a seat to play");
        assertThat(state().version()).isEqualTo(version);
    }

    @Test
    void a_wrong_key_opens_nothing() {
        makePaletto("none");
        TestClient stranger = enter("stranger", TestClient.secret(999));
        assertThat(stranger.closedWith).isEqualTo(RoomConnection.GONE);
        TestClient other = client("other");
        other.say("{'do':'enter','room':'nosuchroom','key':'" + ANY + "'}");
        assertThat(other.closedWith).isEqualTo(RoomConnection.GONE);
        assertThat(other.last("refused")).isEqualTo(stranger.last("refused"));
    }

    @Test
    void a_code_is_read_liberally_and_ends_when_all_sit() {
        TestClient maker = makePaletto("none");
        String code =
                maker.text("made", "code").toLowerCase(java.util.Locale.ROOT).replaceAll("(...)", "$1 ");
        TestClient anna = client("anna");
        anna.say("{'do':'enter','code':'" + code + "'}");
        assertThat(anna.last("you").field("you").orElseThrow())
                .hasToString("{\"seat\":-1,\"may\":[0,1],\"holds\":false}");
        sit("anna2", LINKS[0], 0);
        sit("ben", LINKS[1], 1);
        TestClient late = client("late");
        late.say("{'do':'enter','code':'" + code + "'}");
        assertThat(late.closedWith).isEqualTo(RoomConnection.GONE);
    }

    @Test
    void undo_within_the_turn_and_takeback_by_consent() {
        makePaletto("none");
        TestClient anna = sit("anna", LINKS[0], 0);
        TestClient ben = sit("ben", LINKS[1], 1);
        String before = play().position();
        List<String> own = List.of(someMove(play().tree()));
        act(anna, own.getFirst());
        if (state().mover() == 0) {
            anna.ask("{'do':'undo','base':" + state().version() + "}");
            assertThat(play().position()).isEqualTo(before);
        }
        while (state().mover() == 0) {
            act(anna, someMove(play().tree()));
        }
        anna.ask("{'do':'vote','what':'takeback','yes':true}");
        assertThat(play().position()).isNotEqualTo(before);
        ben.ask("{'do':'vote','what':'takeback','yes':true}");
        assertThat(play().position()).isEqualTo(before);
        assertThat(state().mover()).isZero();
        assertThat(ben.text("play", "play")).endsWith(before);
    }

    @Test
    void resigning_ends_it_and_a_rematch_turns_the_seats() {
        makePaletto("none");
        TestClient anna = sit("anna", LINKS[0], 0);
        TestClient ben = sit("ben", LINKS[1], 1);
        TestClient watcher = enter("watcher", WATCH);
        anna.ask("{'do':'resign'}");
        assertThat(state().ending()).contains(new Ending(Ending.Cause.RESIGNED, 1));
        ben.ask("{'do':'vote','what':'rematch','yes':true}");
        anna.ask("{'do':'vote','what':'rematch','yes':true}");
        world.pass(Duration.ofSeconds(1));
        room = ((Json.Str) watcher.room().field("next").orElseThrow()).value();
        assertThat(room).isNotEmpty();
        TestClient again = enter("anna", HOLDS[0]);
        assertThat(again.last("you").field("you").orElseThrow()).hasToString("{\"seat\":1,\"may\":[],\"holds\":true}");
        assertThat(enter("watcher", WATCH).find("entered")).isPresent();
        assertThat(state().mover()).isZero();
        assertThat(state().seats().getFirst().name()).isEqualTo("ben");
    }

    @Test
    void a_clock_runs_out_on_the_server() {
        makePaletto("move 10");
        TestClient anna = sit("anna", LINKS[0], 0);
        TestClient ben = sit("ben", LINKS[1], 1);
        while (state().mover() == 0) {
            act(anna, someMove(play().tree()));
        }
        world.pass(Duration.ofMinutes(5)); // the first turn is not charged
        assertThat(state().ending()).isEmpty();
        while (state().mover() == 1) {
            act(ben, someMove(play().tree()));
        }
        world.pass(Duration.ofSeconds(9));
        assertThat(state().ending()).isEmpty();
        world.pass(Duration.ofSeconds(2));
        assertThat(state().ending()).contains(new Ending(Ending.Cause.TIME, 1));
        assertThat(anna.last("room").field("kind")).contains(new Json.Str("flagged"));
    }

    @Test
    void time_in_which_no_server_was_there_is_charged_to_nobody() {
        makePaletto("move 60");
        TestClient anna = sit("anna", LINKS[0], 0);
        TestClient ben = sit("ben", LINKS[1], 1);
        for (int seat = 0; seat < 2; seat++) {
            while (state().mover() == seat) {
                act(seat == 0 ? anna : ben, someMove(play().tree()));
            }
        }
        world.pass(Duration.ofSeconds(20));
        host.close();
        assertThat(anna.closedWith).isEqualTo(RoomConnection.RESTART);
        world.pass(Duration.ofHours(5));
        host = new RoomHost(store.as("two"), world, RoomBounds.USUAL);
        TestClient again = enter("anna", HOLDS[0]);
        assertThat(again.find("entered")).isPresent();
        world.pass(Duration.ofSeconds(30));
        assertThat(state().ending()).isEmpty();
        world.pass(Duration.ofSeconds(30));
        assertThat(state().ending()).contains(new Ending(Ending.Cause.TIME, 1));
    }

    @Test
    void a_computer_plays_on_its_seat() {
        make(
                "paletto",
                "{'setup':'4x4','seed':5}",
                "turns",
                "{'who':'person'},{'who':'computer','level':'"
                        + Room.levels(Play.load(Puzzles.CATALOG, "paletto:ABC/BCA/CAB"))
                                .getFirst() + "'}",
                "'" + LINKS[0] + "',''",
                "none");
        TestClient anna = sit("anna", LINKS[0], 0);
        for (int i = 0; i < 200 && state().phase() == Room.Phase.PLAYING; i++) {
            if (state().mover() == 0) {
                act(anna, someMove(play().tree()));
            }
            world.pass(Duration.ofSeconds(1));
        }
        assertThat(state().phase()).isEqualTo(Room.Phase.OVER);
    }

    @Test
    void who_is_away_is_stood_in_for_by_vote_and_may_come_back() {
        makePaletto("none");
        TestClient anna = sit("anna", LINKS[0], 0);
        TestClient ben = sit("ben", LINKS[1], 1);
        while (state().mover() == 0) {
            act(anna, someMove(play().tree()));
        }
        anna.ask("{'do':'vote','what':'computer 1','yes':true}");
        assertThat(anna.text("refused", "why")).isEqualTo("this cannot be asked now");
        ben.session.closed();
        world.pass(Duration.ofSeconds(30));
        String left = play().position();
        String saved = state().plays().getFirst().save();
        anna.ask("{'do':'vote','what':'computer 1','yes':true}");
        world.pass(Duration.ofSeconds(1));
        assertThat(state().mover()).isZero();
        TestClient back = enter("back", HOLDS[1]);
        back.ask("{'do':'back'}");
        assertThat(state().seats().get(1).played()).as("%s", back.received).isTrue();
        // The computer's turn, to which nobody has answered, is one's own again.
        assertThat(state().mover()).isEqualTo(1);
        assertThat(play().position()).isEqualTo(left);
        assertThat(anna.last("room").toString()).contains("\"kind\":\"back\"", "\"data\":\"turn\"");
        assertThat(anna.text("play", "play")).isEqualTo(saved);
    }

    @Test
    void a_turn_of_the_computer_that_was_answered_stays() {
        makePaletto("none");
        TestClient anna = sit("anna", LINKS[0], 0);
        TestClient ben = sit("ben", LINKS[1], 1);
        while (state().mover() == 0) {
            act(anna, someMove(play().tree()));
        }
        ben.session.closed();
        world.pass(Duration.ofSeconds(30));
        anna.ask("{'do':'vote','what':'computer 1','yes':true}");
        world.pass(Duration.ofSeconds(1));
        act(anna, someMove(play().tree()));
        String answered = play().position();
        TestClient back = enter("back", HOLDS[1]);
        back.ask("{'do':'back'}");
        assertThat(state().seats().get(1).played()).as("%s", back.received).isTrue();
        assertThat(play().position()).isEqualTo(answered);
        assertThat(anna.last("room").toString()).contains("\"kind\":\"back\"", "\"data\":\"\"");
    }

    @Test
    void who_glances_at_a_room_is_not_seen_there() {
        makePaletto("none");
        TestClient anna = sit("anna", LINKS[0], 0);
        TestClient ben = sit("ben", LINKS[1], 1);
        int before = anna.received.size();
        ben.session.closed();
        world.pass(Duration.ofSeconds(1));
        TestClient glancing = client("glancing");
        glancing.say("{'do':'glance','room':'" + room + "','key':'" + HOLDS[1] + "'}");
        world.pass(Duration.ofSeconds(1));
        assertThat(glancing.last("glanced").field("you").orElseThrow())
                .hasToString("{\"seat\":1,\"may\":[],\"holds\":true}");
        assertThat(glancing.last("glanced").field("room").orElseThrow().toString())
                .contains("\"mover\":0");
        assertThat(anna.received.subList(before, anna.received.size()).toString())
                .contains("\"here\":[1,0]")
                .doesNotContain("\"here\":[1,1]");
        glancing.say("{'do':'glance','room':'" + room + "','key':'" + TestClient.secret(999) + "'}");
        world.pass(Duration.ofSeconds(1));
        assertThat(glancing.text("refused", "why")).isEqualTo("this link opens no room; the room may be gone");
    }

    @Test
    void who_is_quiet_counts_as_away_until_something_is_heard_again() {
        makePaletto("none");
        TestClient anna = sit("anna", LINKS[0], 0);
        TestClient ben = sit("ben", LINKS[1], 1);
        ben.session.quiet(true);
        world.pass(Duration.ofSeconds(1));
        assertThat(anna.last("people").toString()).contains("\"here\":[1,0]");
        ben.session.quiet(false);
        world.pass(Duration.ofSeconds(1));
        assertThat(anna.last("people").toString()).contains("\"here\":[1,1]");
    }

    @Test
    void absence_counts_from_the_beginning_of_the_turn() {
        makePaletto("none");
        TestClient anna = sit("anna", LINKS[0], 0);
        TestClient ben = sit("ben", LINKS[1], 1);
        ben.session.closed();
        world.pass(Duration.ofSeconds(30));
        while (state().mover() == 0) {
            act(anna, someMove(play().tree()));
        }
        anna.ask("{'do':'vote','what':'computer 1','yes':true}");
        assertThat(anna.text("refused", "why")).isEqualTo("this cannot be asked now");
        world.pass(Duration.ofSeconds(16));
        anna.ask("{'do':'vote','what':'computer 1','yes':true}");
        world.pass(Duration.ofSeconds(1));
        assertThat(state().mover()).isZero();
    }

    @Test
    void who_has_days_for_a_turn_is_not_stood_in_for() {
        makePaletto("days 3");
        TestClient anna = sit("anna", LINKS[0], 0);
        TestClient ben = sit("ben", LINKS[1], 1);
        while (state().mover() == 0) {
            act(anna, someMove(play().tree()));
        }
        ben.session.closed();
        world.pass(Duration.ofMinutes(10));
        anna.ask("{'do':'vote','what':'computer 1','yes':true}");
        assertThat(anna.text("refused", "why")).isEqualTo("this cannot be asked now");
        assertThat(state().seats().get(1).played()).isTrue();
    }

    @Test
    void a_seat_moves_to_another_device() {
        makePaletto("none");
        TestClient anna = sit("anna", LINKS[0], 0);
        TestClient tablet = enter("tablet", HOLDS[0]);
        TestClient phone = enter("phone", HOLDS[0]);
        String id = tablet.ask("{'do':'move','key':'" + HOLDS[2] + "'}");
        assertThat(tablet.saved(id)).isTrue();
        assertThat(anna.last("you").field("you").orElseThrow())
                .as("%s", anna.received)
                .hasToString("{\"seat\":-1,\"may\":[],\"holds\":false}");
        assertThat(tablet.last("you").field("you").orElseThrow()).hasToString("{\"seat\":0,\"may\":[],\"holds\":true}");
        assertThat(phone.closedWith).isEqualTo(RoomConnection.GONE);
        assertThat(enter("old", HOLDS[0]).closedWith).isEqualTo(RoomConnection.GONE);
    }

    @Test
    void the_green_tile_of_a_room_stays() {
        make(
                "trominoes",
                "{'setup':'4','seed':5}",
                "together",
                "{'who':'person'},{'who':'person'}",
                "'" + LINKS[0] + "','" + LINKS[1] + "'",
                "none");
        TestClient anna = sit("anna", LINKS[0], 0);
        assertThat(play().save()).endsWith("!");
        anna.saved(act(anna, "g=r2c2"));
        assertThat(play().size()).isZero();
    }

    @Test
    void together_each_takes_back_what_is_his() {
        make(
                "sudoku",
                "{'play':'sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'}",
                "together",
                "{'who':'person'},{'who':'person'}",
                "'" + LINKS[0] + "','" + LINKS[1] + "'",
                "none");
        TestClient anna = sit("anna", LINKS[0], 0);
        TestClient ben = sit("ben", LINKS[1], 1);
        String start = play().position();
        act(anna, "r1c3=4");
        String one = play().position();
        assertThat(one).as("%s", anna.received.getLast()).isNotEqualTo(start);
        act(ben, "r1c4=6");
        ben.ask("{'do':'undo','base':1}");
        assertThat(play().position()).isEqualTo(one);
        act(ben, "r1c4=6");
        anna.ask("{'do':'undo','base':1}");
        assertThat(state().plays().getFirst().size()).isEqualTo(1);
    }

    @Test
    void in_a_race_nobody_sees_the_others_moves() {
        make(
                "sudoku",
                "{'play':'sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'}",
                "race",
                "{'who':'person'},{'who':'person'}",
                "'" + LINKS[0] + "','" + LINKS[1] + "'",
                "none");
        TestClient anna = sit("anna", LINKS[0], 0);
        TestClient ben = sit("ben", LINKS[1], 1);
        world.pass(Duration.ofSeconds(5));
        act(anna, "r1c3=4");
        assertThat(ben.last("data").field("data")).contains(new Json.Str(""));
        assertThat(anna.last("data").field("data").orElseThrow()).isNotEqualTo(new Json.Str(""));
        assertThat(ben.room().field("progress").orElseThrow())
                .hasToString("[{\"done\":19,\"finished\":-1},{\"done\":0,\"finished\":-1}]");
        assertThat(enter("ben", HOLDS[1]).text("play", "play")).doesNotContain("|");
    }

    @Test
    void what_cannot_be_written_is_refused_and_can_be_asked_again() {
        makePaletto("none");
        TestClient anna = sit("anna", LINKS[0], 0);
        sit("ben", LINKS[1], 1);
        long version = state().version();
        String line =
                "{'do':'act','id':'again-again','base':" + version + ",'moves':'" + someMove(play().tree()) + "'}";
        store.trouble = Optional.of(MemoryStore.refused());
        anna.say(line);
        assertThat(anna.last("refused").field("final")).contains(Json.FALSE);
        assertThat(state().version()).isEqualTo(version);
        store.trouble = Optional.empty();
        anna.say(line);
        assertThat(anna.saved("again-again")).isTrue();
    }

    @Test
    void all_in_a_room_hear_that_nothing_can_be_written_and_that_it_can_be_again() {
        makePaletto("none");
        TestClient anna = sit("anna", LINKS[0], 0);
        TestClient ben = sit("ben", LINKS[1], 1);
        String line =
                "{'do':'act','id':'%s','base':" + state().version() + ",'moves':'" + someMove(play().tree()) + "'}";
        store.trouble = Optional.of(MemoryStore.refused());
        anna.say(line.formatted("first-try"));
        anna.say(line.formatted("other-try"));
        assertThat(ben.texts("unsaved")).containsExactly("the disk is full");
        assertThat(anna.texts("unsaved")).containsExactly("the disk is full");
        assertThat(enter("watcher", WATCH).texts("unsaved")).containsExactly("the disk is full");
        store.trouble = Optional.empty();
        anna.say(line.formatted("first-try"));
        assertThat(ben.texts("unsaved")).containsExactly("the disk is full", "");
        assertThat(enter("later", WATCH).texts("unsaved")).isEmpty();
    }

    @Test
    void after_a_while_in_which_nobody_tries_nobody_knows_that_nothing_can_be_written() {
        makePaletto("none");
        TestClient anna = sit("anna", LINKS[0], 0);
        TestClient ben = sit("ben", LINKS[1], 1);
        String line = "{'do':'act','id':'again-again','base':" + state().version() + ",'moves':'"
                + someMove(play().tree()) + "'}";
        store.trouble = Optional.of(MemoryStore.refused());
        anna.say(line);
        world.pass(Duration.ofSeconds(20));
        anna.say(line);
        world.pass(Duration.ofSeconds(20));
        assertThat(ben.texts("unsaved")).containsExactly("the disk is full");
        world.pass(Duration.ofSeconds(11));
        assertThat(ben.texts("unsaved")).containsExactly("the disk is full", "");
    }

    @Test
    void when_nobody_knows_whether_it_was_written_the_client_comes_again() {
        makePaletto("none");
        TestClient anna = sit("anna", LINKS[0], 0);
        sit("ben", LINKS[1], 1);
        store.trouble = Optional.of(new RoomStore.Written.Unknown());
        act(anna, someMove(play().tree()));
        assertThat(anna.closedWith).isEqualTo(RoomConnection.RESTART);
        store.trouble = Optional.empty();
        assertThat(enter("anna", HOLDS[0]).find("entered")).isPresent();
    }

    @Test
    void two_servers_share_a_room() {
        makePaletto("none");
        RoomHost other = new RoomHost(store.as("other"), world, RoomBounds.USUAL);
        TestClient anna = sit("anna", LINKS[0], 0);
        host = other;
        TestClient ben = sit("ben", LINKS[1], 1);
        playToTheEnd(anna, ben);
        assertThat(state().phase()).isEqualTo(Room.Phase.OVER);
        assertThat(anna.last("hash").field("hash")).isEqualTo(ben.last("hash").field("hash"));
    }

    @Test
    void rooms_expire() {
        makePaletto("none");
        world.pass(Duration.ofDays(3));
        assertThat(enter("late", ANY).closedWith).isEqualTo(RoomConnection.GONE);
    }

    private RoomHost hostOfRooms(int most) {
        RoomBounds usual = RoomBounds.USUAL;
        return new RoomHost(
                store.as("one"),
                world,
                new RoomBounds(
                        usual.waiting(),
                        usual.makes(),
                        usual.tries(),
                        usual.watchers(),
                        usual.watchersOfClient(),
                        most,
                        usual.memory(),
                        usual.snapshots(),
                        usual.unloads(),
                        usual.awayBefore(),
                        usual.dead(),
                        usual.lobby(),
                        usual.expiry()));
    }

    @Test
    void no_more_rooms_are_in_memory_than_may_be() {
        host = hostOfRooms(2);
        makePaletto("none");
        String first = room;
        TestClient one = enter("one", WATCH);
        makePaletto("none");
        enter("two", WATCH);
        makePaletto("none");
        TestClient three = enter("three", WATCH);
        assertThat(three.closedWith).isEqualTo(RoomConnection.BUSY);
        assertThat(three.last("refused").field("final")).contains(Json.FALSE);
        assertThat(host.rooms()).isEqualTo(2);
        one.close(0, Message.NONE);
        world.pass(RoomBounds.USUAL.unloads().plusSeconds(10));
        assertThat(enter("four", WATCH).find("entered")).isPresent();
        room = first;
        assertThat(enter("five", WATCH).closedWith).isEqualTo(RoomConnection.BUSY);
    }

    @Test
    void rooms_that_are_being_read_count_as_in_memory() {
        host = hostOfRooms(2);
        List<String> rooms = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            makePaletto("none");
            rooms.add(room);
        }
        List<TestClient> clients = new ArrayList<>();
        store.fallSilent();
        for (String each : List.of(rooms.get(0), rooms.get(1), rooms.get(1), rooms.get(2))) {
            room = each;
            clients.add(enter("client", WATCH));
        }
        store.speak();
        world.pass(Duration.ofSeconds(1));
        assertThat(clients.stream().map(client -> client.find("entered").isPresent()))
                .containsExactly(true, true, true, false);
        assertThat(clients.getLast().closedWith).isEqualTo(RoomConnection.BUSY);
        assertThat(host.rooms()).isEqualTo(2);
    }

    @Test
    void no_more_requests_wait_for_one_that_is_being_written_than_may_be() {
        makePaletto("none");
        TestClient anna = sit("anna", LINKS[0], 0);
        sit("ben", LINKS[1], 1);
        long version = state().version();
        store.fallSilent();
        String moves = someMove(play().tree());
        String written = act(anna, moves);
        for (int i = 0; i < RoomBounds.USUAL.waiting(); i++) {
            act(anna, moves);
        }
        assertThat(anna.find("refused")).isEmpty();
        String refused = act(anna, moves);
        assertThat(anna.text("refused", "refused")).isEqualTo(refused);
        assertThat(anna.text("refused", "why")).isEqualTo("too many requests are on their way");
        assertThat(anna.last("refused").field("final")).contains(Json.FALSE);
        store.speak();
        assertThat(anna.saved(written)).isTrue();
        assertThat(state().version()).isEqualTo(version + 1);
        assertThat(anna.received.stream()
                        .filter(message -> message.field("refused").isPresent()))
                .hasSize(1 + RoomBounds.USUAL.waiting());
    }

    @Test
    void all_rooms_that_have_expired_are_deleted_at_once() {
        for (int i = 0; i < 401; i++) {
            makePaletto("none");
        }
        host.close();
        world.pass(Duration.ofDays(3));
        assertThat(store.rooms()).isEqualTo(401);
        host = new RoomHost(store.as("one"), world, RoomBounds.USUAL);
        world.pass(Duration.ofDays(2));
        assertThat(store.rooms()).isZero();
    }
}
