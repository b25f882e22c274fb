package tilewright.server.sockets;

import static org.assertj.core.api.Assertions.assertThat;
import static tilewright.server.ServedRooms.ask;
import static tilewright.server.ServedRooms.enter;
import static tilewright.server.ServedRooms.make;
import static tilewright.server.ServedRooms.text;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.Puzzles;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.puzzle.Status;
import tilewright.server.ServedRooms;
import tilewright.server.TestSocket;
import tilewright.server.rooms.RoomBounds;
import tilewright.text.Json;

/** Rooms as people have them: over sockets, and kept in a folder. */
final class RoomsServedTest {

    @TempDir
    Path folder;

    private ServedRooms rooms;

    @BeforeEach
    void open() throws IOException {
        rooms = new ServedRooms(folder.resolve("rooms"));
    }

    @AfterEach
    void close() throws Exception {
        rooms.close();
    }

    private static <P, S, M> String someMove(GameTree<P, S, M> tree) {
        return tree.puzzle().texts().moves().format(tree.offers().getLast().move());
    }

    @Test
    void a_whole_game_is_kept_and_the_log_tells_nothing_of_it() throws Exception {
        String room = text(ask(rooms.socket(), make("make-make-1"), "made"), "room");
        List<TestSocket> seats = rooms.sit(room);
        List<String> secrets = ServedRooms.secrets();
        secrets.addAll(ServedRooms.NAMES);
        Json.Obj now = ask(seats.getFirst(), enter(room, ServedRooms.HOLDS.getFirst()), "entered");
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
            try (TestSocket watcher = rooms.socket("127.0.0.3")) {
                play = Play.load(
                        Puzzles.CATALOG, text(ask(watcher, enter(room, ServedRooms.WATCH), "entered"), "play"));
            }
        }
        assertThat(play.status()).isInstanceOf(Status.Won.class);
        assertThat(rooms.socket().send(make("x").replace('\'', '"')).end()).isEqualTo(1008);
        assertThat(rooms.socket()
                        .send("{\"do\":\"" + ServedRooms.LINKS.getFirst())
                        .end())
                .isEqualTo(1008);
        ask(rooms.socket(), enter(room, ServedRooms.WRONG), "refused");
        close();
        assertThat(rooms.rig.logged)
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).doesNotContain(secrets).doesNotContain(room));
        open();
        Json.Obj again = ask(rooms.socket(), enter(room, ServedRooms.WATCH), "entered");
        assertThat(again.field("v").orElseThrow().toString()).isEqualTo(Long.toString(version));
        assertThat(text(again, "play")).isEqualTo(play.save());
    }

    @Test
    void an_address_makes_a_bounded_number_of_rooms() throws Exception {
        TestSocket socket = rooms.socket();
        for (int i = 0; i < 10; i++) {
            ask(socket, make("make-make-" + i), "made");
        }
        ask(socket, make("make-make-10"), "refused");
        ask(rooms.socket("127.0.0.2"), make("make-make-10"), "made");
    }

    @Test
    void rooms_cannot_be_found_by_trying() throws Exception {
        Json.Obj made = ask(rooms.socket(), make("make-make-1"), "made");
        String byCode = "{'do':'enter','code':'" + text(made, "code") + "'}";
        for (int i = 0; i < RoomBounds.USUAL.tries().burst(); i++) {
            TestSocket socket = rooms.socket();
            ask(socket, "{'do':'enter','code':'BBBB" + i + "'}", "refused");
            assertThat(socket.end()).isEqualTo(4000);
        }
        assertThat(ask(rooms.socket(), byCode, "refused").field("final").orElseThrow())
                .isEqualTo(new Json.Bool(false));
        ask(rooms.socket("127.0.0.2"), byCode, "entered");
    }
}
