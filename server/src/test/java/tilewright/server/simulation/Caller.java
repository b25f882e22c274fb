package tilewright.server.simulation;

import java.util.ArrayList;
import java.util.List;
import tilewright.message.Message;
import tilewright.server.rooms.RoomConnection;
import tilewright.server.rooms.RoomHost;
import tilewright.server.rooms.Session;
import tilewright.text.Json;

/** A connection to a server without a network between: what is sent is there at once. One thread. */
final class Caller implements RoomConnection {

    private final Session session;
    private final List<Json.Obj> answers = new ArrayList<>();
    private int closedWith;

    /** @param address another one for each caller who is to have shares of its own */
    Caller(RoomHost host, String address) {
        session = host.connect(this, address);
    }

    void say(String line) {
        session.receive(line);
    }

    @Override
    public void send(String line) {
        answers.add((Json.Obj) Json.parse(line));
    }

    @Override
    public void close(int code, Message reason) {
        closedWith = code;
        session.closed();
    }

    /** Goes away. */
    void leave() {
        session.closed();
    }

    boolean closed() {
        return closedWith != 0;
    }

    /** Returns what has been answered so far. */
    List<Json.Obj> answers() {
        return answers;
    }

    boolean answered(String field) {
        return answers.stream().anyMatch(answer -> Fields.has(answer, field));
    }

    /** Returns the last answer with a field; an empty object if there is none. */
    Json.Obj last(String field) {
        return answers.reversed().stream()
                .filter(answer -> Fields.has(answer, field))
                .findFirst()
                .orElse(Json.obj());
    }
}
