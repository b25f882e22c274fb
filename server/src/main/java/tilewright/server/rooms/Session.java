package tilewright.server.rooms;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tilewright.message.Message;
import tilewright.text.Json;
import tilewright.text.Refusal;

/**
 * A connection of a client, which is in one room at a time.
 *
 * <p>{@link #receive} and {@link #closed} are called by one thread at a time; what is known of the room belongs to its
 * {@link RoomActor}.
 */
public final class Session {

    /** Maximum number of values in a request. */
    private static final int MOST_VALUES = 100;

    /** Maximum number of characters of a request. */
    static final int LONGEST = 32_000;

    private final RoomHost host;
    private final RoomConnection peer;
    private final String client;
    private final long longStandstills;
    private volatile List<String> keyHashes = List.of();
    private boolean byCode;
    private Optional<RoomRequest.Enter> wanted = Optional.empty();
    private volatile Optional<RoomActor> inside = Optional.empty();
    private volatile boolean open = true;
    private volatile boolean quiet;

    /** @param client its address, by which it has shares */
    Session(RoomHost host, RoomConnection peer, String client) {
        this.host = host;
        this.peer = peer;
        this.client = client;
        this.longStandstills = host.longStandstills();
    }

    /** Receives a message of the client, whatever it holds. */
    public void receive(String text) {
        if (!open) {
            return;
        }
        if (host.stoodStillSince(longStandstills)) {
            end(RoomConnection.RESTART, RoomsMessages.restarts());
            return;
        }
        String name = "";
        try {
            if (text.length() > LONGEST) {
                throw JsonFields.malformed(RoomsMessages.longRequest(LONGEST));
            }
            Json json = Json.parse(text, MOST_VALUES);
            name = RoomRequest.nameOf(json);
            carryOut(RoomRequest.parse(JsonFields.of(json)));
        } catch (RoomRefusal not) {
            send(RoomJson.refused(name, not.message(), not.last(), 0, ""));
        } catch (Refusal unreadable) {
            send(RoomJson.refused(name, unreadable.message(), true, 0, ""));
            end(RoomConnection.UNREADABLE, unreadable.message());
        }
    }

    private void carryOut(RoomRequest request) {
        switch (request) {
            case RoomRequest.Make make -> host.make(this, make);
            case RoomRequest.Lobby _ -> host.lobby().watch(this);
            case RoomRequest.Enter enter -> {
                leave();
                host.lobby().unwatch(this);
                wants(Optional.of(enter));
                host.enter(this, enter);
            }
            case RoomRequest.Glance glance -> host.glance(this, glance);
            case RoomRequest.Leave _ -> {
                wants(Optional.empty());
                leave();
            }
            case RoomRequest.Look _
            when inside.isEmpty() -> send(RoomJson.now(host.world().now()));
            default -> {
                RoomActor actor = inside.orElseThrow(() -> RoomRefusal.yet(RoomsMessages.enterFirst()));
                actor.execute(client, () -> actor.request(this, request));
            }
        }
    }

    /** Called when nothing has been heard of the client for a while, and when something is again: then it is away, and there. */
    public void quiet(boolean now) {
        quiet = now;
        inside.ifPresent(actor -> actor.execute(client, actor::gather));
    }

    boolean quiet() {
        return quiet;
    }

    /** Called when the connection is closed, by whomever. */
    public void closed() {
        open = false;
        host.lobby().unwatch(this);
        wants(Optional.empty());
        leave();
    }

    /** Leaves the room, if it is in one. */
    private synchronized void leave() {
        Optional<RoomActor> left = inside;
        inside = Optional.empty();
        left.ifPresent(actor -> actor.execute(client, () -> actor.left(this)));
    }

    String client() {
        return client;
    }

    void send(Json.Obj message) {
        sendLine(Json.text(message, peer.words()));
    }

    private void sendLine(String line) {
        if (open) {
            peer.send(line);
        }
    }

    void send(RoomActor from, Json.Obj message) {
        sendLine(from, Json.text(message, peer.words()));
    }

    /** Sends what a room has to say, unless the client is in another one by now: it would take it for that one's. */
    synchronized void sendLine(RoomActor from, String line) {
        if (inside.filter(actor -> actor == from).isPresent()) {
            sendLine(line);
        }
    }

    /** Closes the connection. */
    void end(int code, Message reason) {
        if (open) {
            open = false;
            peer.close(code, reason);
        }
    }

    private synchronized void wants(Optional<RoomRequest.Enter> enter) {
        wanted = enter;
    }

    /**
     * Records that the session is in a room; returns false if it is closed by now, or wants something else. Called by
     * the room's actor.
     */
    @SuppressWarnings("ReferenceEquality") // this request, not an equal one
    synchronized boolean entered(RoomActor actor, RoomRequest.Enter enter, boolean code) {
        if (wanted.filter(now -> now == enter).isEmpty()) {
            return false;
        }
        keyHashes = List.of(Key.hash(enter.key()));
        byCode = code;
        inside = Optional.of(actor);
        return true;
    }

    /** Adds a key that it has shown. Called by the room's actor. */
    synchronized void shows(String keyHash) {
        List<String> more = new ArrayList<>(keyHashes);
        more.add(keyHash);
        keyHashes = List.copyOf(more);
    }

    /** Returns what it may do in the room that has these keys. */
    Rights rights(List<Key> keys) {
        Stream<Key> shown = keys.stream().filter(key -> keyHashes.stream().anyMatch(key::opens));
        return new Rights((byCode ? Stream.concat(shown, Stream.of(Key.CODE)) : shown).toList());
    }
}
