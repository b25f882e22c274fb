package tilewright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.Puzzles;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.puzzle.Status;
import tilewright.text.Json;

/** Rooms as people have them: over sockets, and kept in a folder. */
final class RoomsServedTest {

    private static final List<String> KEYS = List.of(
            "seat-zero-secret-00000", "seat-one-secret-111111", "any-seat-secret-222222", "watching-secret-333333");
    private static final List<String> HOLDS = List.of("anna-holds-this-444444", "ben-holds-this-5555555");
    private static final List<String> NAMES = List.of("Anna Bell", "Ben Cole");

    @TempDir
    Path folder;

    private final List<AutoCloseable> opened = new ArrayList<>();
    private Rig rig;

    @BeforeEach
    void open() throws IOException {
        RoomPlace place = new RoomPlace.Folder(folder.resolve("rooms"));
        ServerLog quiet = ServerLog.none();
        rig = new Rig(
                bounds -> bounds, Set.of(), Optional.of(HostedRooms.of(place, quiet)), StudioServer.Operation.NONE);
        opened.add(rig);
    }

    @AfterEach
    void close() throws Exception {
        for (AutoCloseable one : opened.reversed()) {
            one.close();
        }
        opened.clear();
    }

    private TestSocket socket(String from) throws Exception {
        TestSocket socket = new TestSocket(from, rig.server.port(), "/api/rooms?quiet=300000");
        opened.add(socket);
        return socket;
    }

    /** Sends a request, with apostrophes for quotes, and returns the first message that has a field. */
    private static Json.Obj ask(TestSocket socket, String request, String field) throws Exception {
        socket.send(request.replace('\'', '"'));
        while (true) {
            Json.Obj message = (Json.Obj) Json.parse(socket.next());
            if (message.field(field).isPresent()) {
                return message;
            }
            if (message.field("refused").isPresent()) {
                throw new AssertionError(message + " to " + request);
            }
        }
    }

    private static String text(Json.Obj message, String field) {
        return ((Json.Str) message.field(field).orElseThrow()).value();
    }

    private static String make(String id) {
        return "{'do':'make','id':'" + id + "','puzzle':'paletto','start':{'setup':'4x4','seed':5},'way':'turns',"
                + "'seats':[{'who':'person'},{'who':'person'}],'clock':'none','strict':true,"
                + "'keys':{'seats':['" + KEYS.get(0) + "','" + KEYS.get(1) + "'],'any':'" + KEYS.get(2) + "','watch':'"
                + KEYS.get(3) + "'}}";
    }

    private static String enter(String room, String key) {
        return "{'do':'enter','room':'" + room + "','key':'" + key + "'}";
    }

    private static <P, S, M> String someMove(GameTree<P, S, M> tree) {
        return tree.puzzle().texts().moves().format(tree.offers().getLast().move());
    }

    @Test
    void a_whole_game_is_kept_and_the_log_tells_nothing_of_it() throws Exception {
        String room = text(ask(socket("127.0.0.1"), make("make-make-1"), "made"), "room");
        List<TestSocket> seats = new ArrayList<>();
        List<String> secrets = new ArrayList<>(KEYS);
        for (int seat = 0; seat < 2; seat++) {
            TestSocket socket = socket("127.0.0.1");
            seats.add(socket);
            ask(socket, enter(room, KEYS.get(seat)), "entered");
            ask(
                    socket,
                    "{'do':'sit','id':'sit-sit-" + seat + "','seat':" + seat + ",'key':'" + HOLDS.get(seat)
                            + "','name':'" + NAMES.get(seat) + "'}",
                    "saved");
        }
        secrets.addAll(HOLDS);
        secrets.addAll(NAMES);
        Json.Obj now = ask(seats.getFirst(), enter(room, HOLDS.getFirst()), "entered");
        long version = Long.parseLong(now.field("v").orElseThrow().toString());
        Play play = Play.load(Puzzles.CATALOG, text(now, "play"));
        secrets.add(play.save().lines().findFirst().orElseThrow());
        for (int turn = 0; turn < 500 && play.status() instanceof Status.ToMove(int player, var _); turn++) {
            String move = someMove(play.tree());
            Json.Obj saved = ask(
                    seats.get(player),
                    "{'do':'act','id':'act-act-" + turn + "','base':" + version + ",'moves':'" + move + "'}",
                    "saved");
            version = Long.parseLong(saved.field("v").orElseThrow().toString());
            play = Play.load(
                    Puzzles.CATALOG, text(ask(socket("127.0.0.3"), enter(room, KEYS.get(3)), "entered"), "play"));
            opened.removeLast().close();
        }
        assertThat(play.status()).isInstanceOf(Status.Won.class);
        assertThat(socket("127.0.0.1").send(make("x").replace('\'', '"')).end()).isEqualTo(1008);
        assertThat(socket("127.0.0.1").send("{\"do\":\"" + KEYS.getFirst()).end())
                .isEqualTo(1008);
        ask(socket("127.0.0.1"), enter(room, "nothing-opens-by-this-"), "refused");
        close();
        assertThat(rig.logged)
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).doesNotContain(secrets).doesNotContain(room));
        open();
        Json.Obj again = ask(socket("127.0.0.1"), enter(room, KEYS.get(3)), "entered");
        assertThat(again.field("v").orElseThrow().toString()).isEqualTo(Long.toString(version));
        assertThat(text(again, "play")).isEqualTo(play.save());
    }

    @Test
    void an_address_makes_a_bounded_number_of_rooms() throws Exception {
        TestSocket socket = socket("127.0.0.1");
        for (int i = 0; i < 10; i++) {
            ask(socket, make("make-make-" + i), "made");
        }
        ask(socket, make("make-make-10"), "refused");
        ask(socket("127.0.0.2"), make("make-make-10"), "made");
    }

    @Test
    void rooms_cannot_be_found_by_trying() throws Exception {
        Json.Obj made = ask(socket("127.0.0.1"), make("make-make-1"), "made");
        String byCode = "{'do':'enter','code':'" + text(made, "code") + "'}";
        for (int i = 0; i < 10; i++) {
            TestSocket socket = socket("127.0.0.1");
            ask(socket, "{'do':'enter','code':'BBBBB" + i + "'}", "refused");
            assertThat(socket.end()).isEqualTo(4000);
        }
        assertThat(ask(socket("127.0.0.1"), byCode, "refused").field("final").orElseThrow())
                .isEqualTo(new Json.Bool(false));
        ask(socket("127.0.0.2"), byCode, "entered");
    }
}
