package tilewright.server.rooms;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.text.Json;

/** A client as a program would be one: it remembers what has come. */
final class TestClient implements RoomConnection {

    final List<Json.Obj> received = new ArrayList<>();

    /** All that has come, byte for byte. */
    final List<String> lines = new ArrayList<>();

    final Session session;
    int closedWith;
    private int ids;
    private final String name;

    TestClient(RoomHost host, String name) {
        this.name = name;
        this.session = host.connect(this, name);
    }

    @Override
    public void send(String line) {
        lines.add(line);
        received.add((Json.Obj) Json.parse(line));
    }

    @Override
    public void close(int code, Message reason) {
        closedWith = code;
        session.closed();
    }

    /** Returns a new secret. */
    static String secret(int number) {
        String digits = "A".repeat(22) + number;
        return digits.substring(digits.length() - 22);
    }

    void say(String line) {
        session.receive(line.replace('\'', '"'));
    }

    /** Sends a request with a new id, which it returns. */
    String ask(String line) {
        String id = name + "-request-" + ids++;
        say(line.replaceFirst("\\{", "{'id':'" + id + "',"));
        return id;
    }

    /** Returns the last message that has a field. */
    Json.Obj last(String field) {
        return find(field).orElseThrow(() -> new AssertionError("no " + field + " in " + received));
    }

    Optional<Json.Obj> find(String field) {
        for (int i = received.size() - 1; i >= 0; i--) {
            if (received.get(i).field(field).isPresent()) {
                return Optional.of(received.get(i));
            }
        }
        return Optional.empty();
    }

    String text(String message, String field) {
        return ((Json.Str) last(message).field(field).orElseThrow()).value();
    }

    /** Returns the texts of a field in all messages that have it, in order. */
    List<String> texts(String field) {
        return received.stream()
                .flatMap(message -> message.field(field).stream())
                .map(text -> ((Json.Str) text).value())
                .toList();
    }

    /** Returns the room as it was sent last. */
    Json.Obj room() {
        return (Json.Obj) last("room").field("room").orElseThrow();
    }

    boolean saved(String id) {
        return received.stream()
                .anyMatch(message ->
                        message.field("saved").filter(new Json.Str(id)::equals).isPresent());
    }
}
