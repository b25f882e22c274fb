package tilewright.server.simulation;

import java.util.Optional;
import tilewright.message.Message;
import tilewright.server.rooms.RoomConnection;

/**
 * A socket between a client and a server. What is sent arrives in order, after a while, and now and then twice. When it is cut,
 * what is under way is lost, and each side notices at a time of its own.
 *
 * <p>One thread.
 */
final class Link {

    /** The door of a server, which accepts a socket. */
    interface Door {
        Receiver connect(RoomConnection peer, String address);
    }

    /** A receiver of the messages of a client. */
    interface Receiver {
        void receive(String text);

        void closed();
    }

    private static final long BEAT_MICROS = 20_000_000;
    private static final long SLOWEST_MICROS = 400_000;
    private static final long SLOWEST_NOTICE_MICROS = 60_000_000;

    private final Simulation simulation;
    private final ServerProcess process;
    private final SimulatedClient client;
    private Optional<Receiver> session = Optional.empty();
    private boolean carries = true;
    private boolean clientOpen = true;
    private long lastUp;
    private long lastDown;

    Link(Simulation simulation, ServerProcess process, SimulatedClient client) {
        this.simulation = simulation;
        this.process = process;
        this.client = client;
    }

    /** Opens the socket; the client learns whether it is open. */
    void open(Door door) {
        RoomConnection peer = new RoomConnection() {
            @Override
            public void send(String line) {
                down(() -> client.received(Link.this, line));
            }

            @Override
            public void close(int code, Message reason) {
                closedByServer(code);
            }
        };
        up(() -> {
            session = Optional.of(door.connect(peer, client.name()));
            down(() -> client.opened(this));
            beat();
        });
    }

    /** There is no server that takes it. */
    void refuse() {
        simulation.after(simulation.someMicros(SLOWEST_MICROS), this::lost);
    }

    /** The server sends its time, so that the client knows that it is there. */
    private void beat() {
        process.after(BEAT_MICROS, () -> {
            if (session.isPresent()) {
                down(() -> client.received(this, "{\"now\":" + simulation.millis() + "}"));
                beat();
            }
        });
    }

    private void closedByServer(int code) {
        if (session.isPresent()) {
            down(() -> {
                clientOpen = false;
                client.closed(this, code);
            });
            process.after(simulation.someMicros(SLOWEST_MICROS), this::closeAtServer);
        }
    }

    /** The client sends a line. */
    void send(String line) {
        up(() -> session.ifPresent(open -> open.receive(line)));
        boolean ends = line.contains("\"code\""); // a code that has ended meanwhile would close the connection
        if (simulation.once(30) && !ends) {
            up(() -> session.ifPresent(open -> open.receive(line)));
        }
    }

    private void up(Runnable arrives) {
        lastUp = Math.max(lastUp, simulation.micros() + simulation.someMicros(SLOWEST_MICROS));
        simulation.after(lastUp - simulation.micros(), () -> {
            if (carries) {
                process.inside(arrives).run();
            }
        });
    }

    private void down(Runnable arrives) {
        lastDown = Math.max(lastDown, simulation.micros() + simulation.someMicros(SLOWEST_MICROS));
        simulation.after(lastDown - simulation.micros(), () -> {
            if (carries && clientOpen) {
                arrives.run();
            }
        });
    }

    /** Nothing goes through any more. */
    void cut() {
        if (carries) {
            carries = false;
            simulation.after(simulation.someMicros(SLOWEST_NOTICE_MICROS), this::lost);
            process.after(simulation.someMicros(SLOWEST_NOTICE_MICROS), this::closeAtServer);
        }
    }

    /** The client closes it, or goes away without a word. */
    void close() {
        clientOpen = false;
        if (simulation.once(4)) {
            cut();
        } else {
            up(this::closeAtServer);
        }
    }

    private void lost() {
        carries = false;
        if (clientOpen) {
            clientOpen = false;
            client.closed(this, 1006);
        }
    }

    private void closeAtServer() {
        Optional<Receiver> open = session;
        session = Optional.empty();
        open.ifPresent(Receiver::closed);
    }
}
