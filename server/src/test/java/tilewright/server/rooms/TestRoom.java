package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tilewright.Puzzles;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;

/** A room of a server with a store in memory, and those who come to it. */
final class TestRoom {

    static final String SUDOKU =
            "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /** The same with all but the first cell. */
    static final String NEARLY_DONE =
            "sudoku:.34678912672195348198342567859761423426853791713924856961537284287419635345286179";

    static final String PALETTO = paletto();
    static final String ANY = TestClient.secret(1);
    static final String WATCH = TestClient.secret(2);

    final TestWorld world = new TestWorld();
    final MemoryStore store = new MemoryStore(() -> Instant.ofEpochMilli(world.now()));
    private final RoomBounds bounds;
    RoomHost host;
    final String name;
    final String code;

    TestRoom(PlayMode way, String start, int seats) {
        this(way, start, seats, RoomBounds.USUAL);
    }

    TestRoom(PlayMode way, String start, int seats, RoomBounds bounds) {
        this.bounds = bounds;
        host = new RoomHost(store.as("one"), world, bounds);
        TestClient maker = client("maker");
        String links = IntStream.range(0, seats)
                .mapToObj(seat -> "'" + link(seat) + "'")
                .collect(Collectors.joining(","));
        String persons = String.join(",", Collections.nCopies(seats, "{'who':'person'}"));
        maker.ask("{'do':'make','puzzle':'" + start.split(":")[0] + "','start':{'play':'" + start + "'},'way':'"
                + way.word() + "','seats':[" + persons + "],'clock':'none','strict':true,'keys':{'seats':[" + links
                + "],'any':'" + ANY + "','watch':'" + WATCH + "'}}");
        world.pass(Duration.ofSeconds(1));
        name = maker.text("made", "room");
        code = maker.text("made", "code");
    }

    private static String paletto() {
        try (Workspace workspace = new Workspace()) {
            var puzzle = Puzzles.CATALOG.find("paletto").orElseThrow();
            return Play.generate(puzzle, "4x4", 5, 0, Stop.never(), Generator.Log.NONE, workspace)
                    .id();
        }
    }

    /** Returns the key of a seat's link. */
    static String link(int seat) {
        return TestClient.secret(10 + seat);
    }

    /** Returns the key of a seat's holder. */
    static String hold(int seat) {
        return TestClient.secret(20 + seat);
    }

    /** The server stops, and starts again. */
    void restart() {
        host.close();
        host = new RoomHost(store.as("one"), world, bounds);
    }

    TestClient client(String who) {
        return new TestClient(host, who);
    }

    TestClient enter(String who, String key) {
        TestClient client = client(who);
        client.say("{'do':'enter','room':'" + name + "','key':'" + key + "'}");
        return client;
    }

    TestClient enterByCode(String who) {
        TestClient client = client(who);
        client.say("{'do':'enter','code':'" + code + "'}");
        return client;
    }

    /** Somebody takes a seat by its link. */
    TestClient sit(int seat) {
        TestClient client = enter("seat-" + seat, link(seat));
        String id =
                client.ask("{'do':'sit','seat':" + seat + ",'key':'" + hold(seat) + "','name':'Seat " + seat + "'}");
        assertThat(client.saved(id)).as("%s", client.lines).isTrue();
        return client;
    }

    Room state() {
        return Room.of(name, Puzzles.CATALOG, store.log(name));
    }

    long version() {
        return store.log(name).size();
    }

    /** Returns a request to make a move that is legal for a seat, if there is one. */
    String act(int seat) {
        Play play = state().playOf(seat).play();
        return act(play.status().over() ? "r1c1" : move(play.tree()));
    }

    String act(String moves) {
        return "{'do':'act','base':" + version() + ",'moves':'" + moves + "'}";
    }

    private static <P, S, M> String move(GameTree<P, S, M> tree) {
        return tree.puzzle().texts().moves().format(tree.offers().getLast().move());
    }
}
