package tilewright.server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tilewright.text.Json;

/** A server with rooms in a folder, and its sockets, for tests. Requests are written with apostrophes for quotes. */
final class ServedRooms {

    static final List<String> LINKS = List.of("seat-zero-secret-00000", "seat-one-secret-111111");
    static final List<String> HOLDS = List.of("anna-holds-this-444444", "ben-holds-this-5555555");
    static final List<String> NAMES = List.of("Anna Bell", "Ben Cole");
    static final String ANY = "any-seat-secret-222222";
    static final String WATCH = "watching-secret-333333";
    static final String WRONG = "nothing-opens-by-this-";

    final Rig rig;
    private final List<TestSocket> sockets = new ArrayList<>();

    ServedRooms(Path folder) throws IOException {
        rig = new Rig(
                bounds -> bounds,
                Set.of(),
                Optional.of(HostedRooms.of(new RoomPlace.Folder(folder), ServerLog.none())),
                StudioServer.Operation.NONE);
    }

    /** Opens a socket from the usual address. */
    TestSocket socket() throws Exception {
        return socket("127.0.0.1");
    }

    /** @param from an address of this machine */
    TestSocket socket(String from) throws Exception {
        TestSocket socket = new TestSocket(from, rig.server.port(), "/api/rooms?quiet=300000");
        sockets.add(socket);
        return socket;
    }

    /** Sends a request, and returns the first message that has a field; a refusal is a fault, unless it is asked for. */
    static Json.Obj ask(TestSocket socket, String request, String field) throws Exception {
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

    static String text(Json.Obj message, String field) {
        return ((Json.Str) message.field(field).orElseThrow()).value();
    }

    /** Returns the request for a room of two. */
    static String make(String id) {
        return "{'do':'make','id':'" + id + "','puzzle':'paletto','start':{'setup':'4x4','seed':5},'way':'turns',"
                + "'seats':[{'who':'person'},{'who':'person'}],'clock':'none','strict':true,"
                + "'keys':{'seats':['" + String.join("','", LINKS) + "'],'any':'" + ANY + "','watch':'" + WATCH
                + "'}}";
    }

    static String enter(String room, String key) {
        return "{'do':'enter','room':'" + room + "','key':'" + key + "'}";
    }

    /** Takes both seats, each by a socket of its own. */
    List<TestSocket> sit(String room) throws Exception {
        List<TestSocket> seats = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            TestSocket socket = socket();
            seats.add(socket);
            ask(socket, enter(room, LINKS.get(seat)), "entered");
            ask(
                    socket,
                    "{'do':'sit','id':'sit-sit-" + seat + "','seat':" + seat + ",'key':'" + HOLDS.get(seat)
                            + "','name':'" + NAMES.get(seat) + "'}",
                    "saved");
        }
        return seats;
    }

    /** Returns all secrets. */
    static List<String> secrets() {
        List<String> secrets = new ArrayList<>(LINKS);
        secrets.addAll(HOLDS);
        secrets.addAll(List.of(ANY, WATCH));
        return secrets;
    }

    void close() throws Exception {
        for (TestSocket socket : sockets) {
            socket.close();
        }
        rig.close();
    }
}
