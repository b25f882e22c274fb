package tilewright.server.sockets;

import static org.assertj.core.api.Assertions.assertThat;
import static tilewright.server.ServedRooms.ask;
import static tilewright.server.ServedRooms.enter;
import static tilewright.server.ServedRooms.text;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.server.ServedRooms;
import tilewright.server.TestSocket;
import tilewright.server.rooms.Key;
import tilewright.server.rooms.RoomBounds;
import tilewright.server.rooms.RoomConnection;
import tilewright.text.Json;

/** The statements of {@code docs/reference/security.md} about rooms, tried on a server with a folder. */
final class RoomSecurityTest {

    @TempDir
    Path folder;

    private ServedRooms rooms;

    @BeforeEach
    void open() throws IOException {
        rooms = new ServedRooms(folder);
    }

    @AfterEach
    void close() throws Exception {
        rooms.close();
    }

    private Json.Obj make() throws Exception {
        return ask(rooms.socket(), ServedRooms.make("make-make-1"), "made");
    }

    private String files() throws IOException {
        StringBuilder all = new StringBuilder();
        try (var files = Files.list(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                all.append(Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        return all.toString();
    }

    @Test
    void of_the_keys_of_a_room_the_files_have_hashes_alone() throws Exception {
        String room = text(make(), "room");
        var _ = rooms.sit(room);
        List<String> secrets = ServedRooms.secrets();
        String running = files();
        assertThat(running).contains(room, "Anna Bell", "sit-sit-1");
        assertThat(secrets).noneMatch(running::contains);
        assertThat(secrets.stream().map(Key::hash)).allMatch(running::contains);
        close();
        String closed = files();
        assertThat(closed).contains(room);
        assertThat(secrets).noneMatch(closed::contains);
    }

    @Test
    void a_wrong_key_is_told_the_same_as_a_room_that_is_not_there() throws Exception {
        String room = text(make(), "room");
        List<Json.Obj> refusals = new ArrayList<>();
        for (String request :
                List.of(enter(room, ServedRooms.WRONG), enter(room, ""), enter("aaaaaaaaaaaa", ServedRooms.WATCH))) {
            TestSocket socket = rooms.socket();
            refusals.add(ask(socket, request, "refused"));
            assertThat(socket.end()).isEqualTo(RoomConnection.GONE);
        }
        assertThat(refusals).containsOnly(refusals.getFirst());
    }

    @Test
    void an_address_that_tries_keys_is_kept_from_trying() throws Exception {
        String room = text(make(), "room");
        for (int i = 0; i < RoomBounds.USUAL.tries().burst(); i++) {
            TestSocket socket = rooms.socket();
            ask(socket, enter(room, ServedRooms.WRONG), "refused");
            assertThat(socket.end()).isEqualTo(RoomConnection.GONE);
        }
        Json.Obj refused = ask(rooms.socket(), enter(room, ServedRooms.WATCH), "refused");
        assertThat(refused.field("final")).contains(new Json.Bool(false));
        ask(rooms.socket("127.0.0.2"), enter(room, ServedRooms.WATCH), "entered");
    }

    @Test
    void a_code_ends_when_all_sit() throws Exception {
        Json.Obj made = make();
        String byCode = "{'do':'enter','code':'" + text(made, "code") + "'}";
        ask(rooms.socket("127.0.0.2"), byCode, "entered");
        var _ = rooms.sit(text(made, "room"));
        TestSocket late = rooms.socket("127.0.0.2");
        Json.Obj used = ask(late, byCode, "refused");
        assertThat(late.end()).isEqualTo(RoomConnection.GONE);
        Json.Obj unknown = ask(rooms.socket(), "{'do':'enter','code':'BBBBBB'}", "refused");
        assertThat(unknown).as("a code of no room").isEqualTo(used);
    }
}
