package tilewright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.server.rooms.Key;
import tilewright.server.rooms.Peer;
import tilewright.text.Json;

/** What {@code docs/reference/security.md} says of rooms, tried on a server with a folder. */
final class RoomSecurityTest {

    private static final List<String> LINKS = List.of("seat-zero-secret-00000", "seat-one-secret-111111");
    private static final List<String> HOLDS = List.of("anna-holds-this-444444", "ben-holds-this-5555555");
    private static final String ANY = "any-seat-secret-222222";
    private static final String WATCH = "watching-secret-333333";
    private static final String WRONG = "nothing-opens-by-this-";

    @TempDir
    Path folder;

    private final List<AutoCloseable> opened = new ArrayList<>();
    private Rig rig;

    @BeforeEach
    void open() throws IOException {
        rig = new Rig(
                bounds -> bounds,
                Set.of(),
                Optional.of(HostedRooms.of(new RoomPlace.Folder(folder), ServerLog.none())),
                StudioServer.Operation.NONE);
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
            assertThat(message.field("refused"))
                    .as("%s to %s", message, request)
                    .isEmpty();
        }
    }

    private static String text(Json.Obj message, String field) {
        return ((Json.Str) message.field(field).orElseThrow()).value();
    }

    private Json.Obj make() throws Exception {
        return ask(
                socket("127.0.0.1"),
                "{'do':'make','id':'make-make-1','puzzle':'paletto','start':{'setup':'4x4','seed':5},'way':'turns',"
                        + "'seats':[{'who':'person'},{'who':'person'}],'clock':'none','strict':true,"
                        + "'keys':{'seats':['" + String.join("','", LINKS) + "'],'any':'" + ANY + "','watch':'" + WATCH
                        + "'}}",
                "made");
    }

    private static String enter(String room, String key) {
        return "{'do':'enter','room':'" + room + "','key':'" + key + "'}";
    }

    private void sitAll(String room) throws Exception {
        for (int seat = 0; seat < 2; seat++) {
            TestSocket socket = socket("127.0.0.1");
            ask(socket, enter(room, LINKS.get(seat)), "entered");
            ask(
                    socket,
                    "{'do':'sit','id':'sit-sit-" + seat + "','seat':" + seat + ",'key':'" + HOLDS.get(seat)
                            + "','name':'Anna Bell'}",
                    "saved");
        }
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
        sitAll(room);
        List<String> secrets = new ArrayList<>(LINKS);
        secrets.addAll(HOLDS);
        secrets.addAll(List.of(ANY, WATCH));
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
        for (String request : List.of(
                enter(room, WRONG), enter(room, ""), enter("aaaaaaaaaaaa", WATCH), "{'do':'enter','code':'BBBBBB'}")) {
            TestSocket socket = socket("127.0.0.1");
            refusals.add(ask(socket, request, "refused"));
            assertThat(socket.end()).isEqualTo(Peer.GONE);
        }
        assertThat(refusals).containsOnly(refusals.getFirst());
    }

    @Test
    void an_address_that_tries_keys_is_kept_from_trying() throws Exception {
        String room = text(make(), "room");
        for (int i = 0; i < 10; i++) {
            TestSocket socket = socket("127.0.0.1");
            ask(socket, enter(room, WRONG), "refused");
            assertThat(socket.end()).isEqualTo(Peer.GONE);
        }
        Json.Obj refused = ask(socket("127.0.0.1"), enter(room, WATCH), "refused");
        assertThat(refused.field("final")).contains(new Json.Bool(false));
        ask(socket("127.0.0.2"), enter(room, WATCH), "entered");
    }

    @Test
    void a_code_ends_when_all_sit() throws Exception {
        Json.Obj made = make();
        String byCode = "{'do':'enter','code':'" + text(made, "code") + "'}";
        ask(socket("127.0.0.2"), byCode, "entered");
        sitAll(text(made, "room"));
        TestSocket late = socket("127.0.0.2");
        ask(late, byCode, "refused");
        assertThat(late.end()).isEqualTo(Peer.GONE);
    }
}
