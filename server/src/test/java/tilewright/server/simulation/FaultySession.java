package tilewright.server.simulation;

import java.util.HashMap;
import java.util.Map;
import tilewright.message.Message;
import tilewright.server.rooms.RoomConnection;
import tilewright.server.rooms.RoomHost;
import tilewright.server.rooms.Session;
import tilewright.text.Json;

/** A session of a server of which something is wrong on purpose. One thread. */
final class FaultySession implements Link.Receiver {

    private final Fault fault;
    private final Session session;
    private final Map<String, String> ids = new HashMap<>();
    private final Scenario scenario;

    private FaultySession(Fault fault, RoomHost host, Scenario scenario, RoomConnection peer, String address) {
        this.fault = fault;
        this.scenario = scenario;
        this.session = host.connect(
                new RoomConnection() {
                    @Override
                    public void send(String line) {
                        peer.send(changed(line));
                    }

                    @Override
                    public void close(int code, Message reason) {
                        peer.close(code, reason);
                    }
                },
                address);
    }

    static Link.Receiver of(Fault fault, RoomHost host, Scenario scenario, RoomConnection peer, String address) {
        if (fault != Fault.NONE) {
            return new FaultySession(fault, host, scenario, peer, address);
        }
        Session session = host.connect(peer, address);
        return new Link.Receiver() {
            @Override
            public void receive(String text) {
                session.receive(text);
            }

            @Override
            public void closed() {
                session.closed();
            }
        };
    }

    private String changed(String line) {
        String changed = line;
        for (Map.Entry<String, String> id : ids.entrySet()) {
            changed = changed.replace(id.getKey(), id.getValue());
        }
        return fault == Fault.WRONG_HASH && line.startsWith("{\"v\":")
                ? changed.replace("\"hash\":\"0", "\"hash\":\"1")
                : changed;
    }

    @Override
    public void receive(String text) {
        Json.Obj request = (Json.Obj) Json.parse(text);
        String id = Fields.text(request, "id");
        if (fault == Fault.FORGOTTEN_ID && !id.isEmpty()) {
            String other = "%016x".formatted(scenario.simulation().random().bits());
            ids.put(other, id);
            session.receive(request.with("id", other).toString());
        } else if (fault == Fault.OPEN_DOOR && Fields.has(request, "room")) {
            String key = scenario.watchKey(Fields.text(request, "room"), Fields.text(request, "key"));
            session.receive(request.with("key", key).toString());
        } else {
            session.receive(text);
        }
    }

    @Override
    public void closed() {
        session.closed();
    }
}
