package tilewright.server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tilewright.server.operate.ServerLog;
import tilewright.server.sockets.HostedRooms;
import tilewright.server.sockets.RoomPlace;
import tilewright.text.Json;

/** A server with rooms in a folder, and its sockets, for tests. Requests are written with apostrophes for quotes. */
public final class ServedRooms {

    public static final List<String> LINKS = List.of("seat-zero-secret-00000", "seat-one-secret-111111");
    public static final List<String> HOLDS = List.of("anna-holds-this-444444", "ben-holds-this-5555555");
    public static final List<String> NAMES = List.of("Anna Bell", "Ben Cole");
    public static final String ANY = "any-seat-secret-222222";
    public static final String WATCH = "watching-secret-333333";
    public static final String WRONG = "nothing-opens-by-this-";

    public final Rig rig;
    private final List<TestSocket> sockets = new ArrayList<>();

    public ServedRooms(Path folder) throws IOException {
        rig = new Rig(
                bounds -> bounds,
                Set.of(),
                Optional.of(HostedRooms.of(new RoomPlace.Folder(folder), false, ServerLog.none())),
                StudioServer.Operation.NONE);
    }

    /** Opens a socket from the usual address. */
    public TestSocket socket() throws Exception {
        return socket("127.0.0.1");
    }

    /** Returns a socket from an address of this machine. */
    public TestSocket socket(String from) throws Exception {
        TestSocket socket = new TestSocket(from, rig.server.port(), "/api/rooms?quiet=300000");
        sockets.add(socket);
        return socket;
    }

    /** Sends a request, and returns the first message that has a field; a refusal is a fault, unless it is asked for. */
    public static Json.Obj ask(TestSocket socket, String request, String field) throws Exception {
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

    public static String text(Json.Obj message, String field) {
        return ((Json.Str) message.field(field).orElseThrow()).value();
    }

    /** Returns the request for a room of two. */
    public static String make(String id) {
        return "{'do':'make','id':'" + id + "','puzzle':'paletto','start':{'setup':'4x4','seed':5},'way':'turns',"
                + "'seats':[{'who':'person'},{'who':'person'}],'clock':'none','strict':true,"
                + "'keys':{'seats':['" + String.join("','", LINKS) + "'],'any':'" + ANY + "','watch':'" + WATCH
                + "'}}";
    }

    public static String enter(String room, String key) {
        return "{'do':'enter','room':'" + room + "','key':'" + key + "'}";
    }

    /** Takes both seats, each by a socket of its own. */
    public List<TestSocket> sit(String room) throws Exception {
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
    public static List<String> secrets() {
        List<String> secrets = new ArrayList<>(LINKS);
        secrets.addAll(HOLDS);
        secrets.addAll(List.of(ANY, WATCH));
        return secrets;
    }

    public void close() throws Exception {
        for (TestSocket socket : sockets) {
            socket.close();
        }
        rig.close();
    }
}
