package tilewright.server.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.server.rooms.RoomBounds;
import tilewright.server.rooms.RoomHost;

/** A server that dies, is started again, and stands still at times. One thread. */
final class Server {

    private static final long STOPPING_MICROS = 2_000_000;
    private static final RoomBounds BOUNDS = RoomBounds.USUAL.withSnapshots(5);

    private final Scenario scenario;
    private final Simulation simulation;
    private final SimulatedStore.Cluster cluster;
    private final Fault fault;
    private final String name;
    private final MachineClock clock;
    private final List<Link> links = new ArrayList<>();
    private ServerProcess process;
    private Optional<SimulatedStore> store = Optional.empty();
    private Optional<RoomHost> host = Optional.empty();
    private int starts;

    Server(Scenario scenario, SimulatedStore.Cluster cluster, Fault fault, String name) {
        this.scenario = scenario;
        this.simulation = scenario.simulation();
        this.cluster = cluster;
        this.fault = fault;
        this.name = name;
        this.clock = new MachineClock(simulation);
        clock.set(cluster.network() ? simulation.random().below(200) - 100 : 0);
        this.process = new ServerProcess(simulation, name);
        process.die();
    }

    MachineClock clock() {
        return clock;
    }

    String name() {
        return name;
    }

    boolean serves() {
        return process.alive() && !process.paused() && host.isPresent();
    }

    void start() {
        if (process.alive()) {
            return;
        }
        starts++;
        process = new ServerProcess(simulation, name + "." + starts);
        SimulatedStore opened = new SimulatedStore(cluster, process, clock);
        store = Optional.of(opened);
        host = Optional.of(
                new RoomHost(opened, new SimulatedWorld(simulation, cluster.database(), process, clock), BOUNDS));
        simulation.note(process.name() + " starts");
        scenario.serving();
    }

    /** Dies at once, and is started again after a while. */
    void crash(long afterMicros) {
        die();
        simulation.after(afterMicros, this::start);
    }

    private void die() {
        if (process.alive()) {
            simulation.note(process.name() + " dies");
            process.die();
            store.ifPresent(SimulatedStore::die);
            store = Optional.empty();
            host = Optional.empty();
            cutAll();
            scenario.serving();
        }
    }

    private void cutAll() {
        links.forEach(Link::cut);
        links.clear();
    }

    /** Stops as it does when it is asked to, and is started again after a while. */
    void stop(long afterMicros) {
        ServerProcess stopping = process;
        host.ifPresent(open -> stopping.after(0, open::close));
        host = Optional.empty();
        scenario.serving();
        simulation.after(STOPPING_MICROS, () -> {
            if (stopping.alive()) {
                stopping.after(0, () -> {
                    store.ifPresent(SimulatedStore::close);
                    die();
                    simulation.after(afterMicros, this::start);
                });
            }
        });
    }

    void pause(long forMicros) {
        if (process.alive() && !process.paused()) {
            simulation.note(process.name() + " stands still");
            ServerProcess paused = process;
            paused.pause();
            scenario.serving();
            simulation.after(forMicros, () -> {
                paused.resume();
                scenario.serving();
            });
        }
    }

    void disconnectStore(long forMicros) {
        if (cluster.network()) {
            store.ifPresent(open -> open.disconnect(forMicros));
        }
    }

    Link connect(SimulatedClient client) {
        Link link = new Link(simulation, process, client);
        host.ifPresentOrElse(
                now -> {
                    link.open((peer, address) -> FaultySession.of(fault, now, scenario, peer, address));
                    links.add(link);
                },
                link::refuse);
        return link;
    }
}
