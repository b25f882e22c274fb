package tilewright.server.simulation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tilewright.message.Message;
import tilewright.server.rooms.RoomSnapshot;
import tilewright.server.rooms.RoomStore;

/**
 * A {@link Database} as a server sees it: everything takes a while, and some requests are never answered.
 *
 * <p>A database of a file writes in groups, and dies with its server: of the group that is being written all may be on the disk or
 * nothing. One on the network goes on when its server dies or the connection breaks: what was under way then is written, now or
 * a little later, or not.
 *
 * <p>One thread.
 */
final class SimulatedStore implements RoomStore {

    /** Several stores on one database, which tell each other what they have written. */
    static final class Cluster {
        private final Simulation simulation;
        private final Database database;
        private final boolean network;
        private final MachineClock clock;
        private final Fault fault;
        private final Set<SimulatedStore> stores = new LinkedHashSet<>();
        private boolean full;

        /** @param network whether the database is on the network, not in a file of the server's */
        Cluster(Simulation simulation, Database database, boolean network, Fault fault) {
            this.simulation = simulation;
            this.database = database;
            this.network = network;
            this.clock = new MachineClock(simulation);
            this.fault = fault;
        }

        boolean network() {
            return network;
        }

        /** The clock of the database, where it is on the network. */
        MachineClock clock() {
            return clock;
        }

        Database database() {
            return database;
        }

        /** Begins or ends the time in which nothing can be written. */
        void full(boolean now) {
            full = now;
        }
    }

    private static final long COMMIT_MICROS = 40_000;
    private static final long READ_MICROS = 20_000;
    private static final long OUTAGE_MICROS = 200_000;
    private static final int LARGEST_GROUP = 20;

    /** Writing of which the answer is not there yet. */
    private final class Pending {
        private final Supplier<Runnable> transaction;
        private final Supplier<Runnable> refused;
        private final Runnable unknown;
        private boolean answered;
        private boolean written;

        /**
         * @param transaction writes, and returns what gives the answer
         * @param refused returns what says that the disk is full
         */
        private Pending(Supplier<Runnable> transaction, Supplier<Runnable> refused, Runnable unknown) {
            this.transaction = transaction;
            this.refused = refused;
            this.unknown = unknown;
        }

        private Runnable write() {
            written = true;
            return cluster.full ? refused.get() : transaction.get();
        }

        private void answer(Runnable said, long delay) {
            process.after(delay, () -> {
                if (!answered) {
                    answered = true;
                    waiting.remove(this);
                    said.run();
                }
            });
        }
    }

    private final Cluster cluster;
    private final Simulation simulation;
    private final ServerProcess process;
    private final MachineClock machine;
    private final List<Pending> queue = new ArrayList<>();
    private final Set<Pending> waiting = new LinkedHashSet<>();
    private List<Pending> group = List.of();
    private Consumer<String> listener = _ -> {};
    private boolean connected = true;

    SimulatedStore(Cluster cluster, ServerProcess process, MachineClock machine) {
        this.cluster = cluster;
        this.simulation = cluster.simulation;
        this.process = process;
        this.machine = cluster.network ? cluster.clock : machine;
        cluster.stores.add(this);
    }

    private Message full() {
        return Message.verbatim("the disk is full");
    }

    @Override
    public String self() {
        return process.name();
    }

    @Override
    public boolean shared() {
        return cluster.network;
    }

    @Override
    public void make(NewRoom room, Consumer<Creation> done) {
        write(new Pending(
                () -> {
                    Creation made = cluster.database.make(room, process.name());
                    simulation.note("made " + room.id() + " " + made);
                    return () -> done.accept(made);
                },
                () -> () -> done.accept(new Creation.Refused(full())),
                () -> done.accept(new Creation.Unknown())));
    }

    @Override
    public void write(Change change, Consumer<Written> done) {
        write(new Pending(
                () -> {
                    Written written = cluster.database.write(change, process.name());
                    simulation.note("%s %s %s %s".formatted(process.name(), change.room(), change.entry(), written));
                    if (written instanceof Written.Saved) {
                        tellOthers(change.room());
                    }
                    return () -> done.accept(written);
                },
                () -> () -> done.accept(new Written.Refused(full())),
                () -> done.accept(new Written.Unknown())));
    }

    private void tellOthers(String room) {
        for (SimulatedStore other : cluster.stores) {
            if (other != this && !simulation.once(5)) {
                other.process.after(simulation.someMicros(2_000_000), () -> other.listener.accept(room));
            }
        }
    }

    private void write(Pending pending) {
        waiting.add(pending);
        if (cluster.fault == Fault.EARLY_ANSWER) {
            pending.answer(pending.write(), 100); // and it is on the disk a good while later
            simulation.after(200_000, cluster.database::sync);
        } else if (!cluster.network) {
            queue.add(pending);
            writeGroup();
        } else if (!connected) {
            pending.answer(pending.unknown, simulation.someMicros(OUTAGE_MICROS));
        } else {
            simulation.after(simulation.someMicros(COMMIT_MICROS), () -> {
                if (!pending.written && !pending.answered) {
                    Runnable said = pending.write();
                    cluster.database.sync();
                    pending.answer(said, simulation.someMicros(COMMIT_MICROS));
                }
            });
        }
    }

    private void writeGroup() {
        if (!group.isEmpty() || queue.isEmpty()) {
            return;
        }
        List<Pending> first = queue.subList(0, Math.min(LARGEST_GROUP, queue.size()));
        group = List.copyOf(first);
        first.clear();
        process.after(simulation.someMicros(COMMIT_MICROS), () -> {
            commitGroup();
            writeGroup();
        });
    }

    private void commitGroup() {
        List<Pending> now = group;
        group = List.of();
        List<Runnable> said = now.stream().map(Pending::write).toList();
        cluster.database.sync();
        for (int i = 0; i < now.size(); i++) {
            now.get(i).answer(said.get(i), simulation.someMicros(1_000));
        }
    }

    /** The server dies: what was being written may be on the disk, or not. */
    void die() {
        cluster.stores.remove(this);
        if (simulation.once(2)) {
            commitGroup();
        }
        queue.clear();
        for (Pending pending : waiting) {
            pending.written |= simulation.once(2); // has not left the server, and so never will be
        }
    }

    /** The connection to a database on the network breaks, for a while. */
    void disconnect(long forMicros) {
        connected = false;
        simulation.after(forMicros, () -> connected = true);
        for (Pending pending : List.copyOf(waiting)) {
            if (!pending.written && simulation.once(2)) {
                boolean lateCommit = simulation.once(2);
                pending.written = true; // by what follows, if at all
                if (lateCommit) {
                    simulation.after(simulation.someMicros(3_000_000), () -> {
                        pending.write();
                        cluster.database.sync();
                    });
                }
            } else if (!pending.written) {
                pending.write();
                cluster.database.sync();
            }
            pending.answer(pending.unknown, simulation.someMicros(OUTAGE_MICROS));
        }
    }

    private <T> void read(Supplier<T> what, Consumer<T> done, Runnable failed) {
        if (!connected) {
            process.after(simulation.someMicros(OUTAGE_MICROS), failed);
            return;
        }
        simulation.after(simulation.someMicros(READ_MICROS), () -> {
            T read = what.get();
            boolean broken = !connected;
            process.after(simulation.someMicros(READ_MICROS), broken ? failed : () -> done.accept(read));
        });
    }

    @Override
    public void read(String room, long after, int most, Consumer<Optional<Stored>> done, Runnable failed) {
        read(() -> cluster.database.read(room, after, most), done, failed);
    }

    @Override
    public void snapshot(String room, Consumer<Optional<RoomSnapshot>> done, Runnable failed) {
        read(() -> cluster.database.snapshot(room), done, failed);
    }

    @Override
    public void keep(String room, Supplier<RoomSnapshot> snapshot) {
        RoomSnapshot made = snapshot.get();
        write(new Pending(
                () -> {
                    cluster.database.keep(room, made);
                    return () -> {};
                },
                () -> () -> {},
                () -> {}));
    }

    @Override
    public void find(String code, Consumer<Optional<String>> done, Runnable failed) {
        read(() -> cluster.database.find(code), done, failed);
    }

    @Override
    public void due(long now, long dead, DueRoom after, int most, Consumer<List<DueRoom>> done, Runnable failed) {
        read(() -> cluster.database.due(now, dead, after, most, process.name()), done, failed);
    }

    @Override
    public void heads(List<String> rooms, Consumer<Map<String, Long>> done, Runnable failed) {
        read(() -> cluster.database.heads(rooms), done, failed);
    }

    @Override
    public void look(Consumer<Long> done, Runnable failed) {
        read(() -> cluster.database.look(machine.millis()), done, failed);
    }

    @Override
    public void expire(int most, Consumer<Integer> done, Runnable failed) {
        read(
                () -> {
                    List<String> deleted = cluster.database.expire(most);
                    deleted.forEach(room -> simulation.note("deleted " + room));
                    return deleted.size();
                },
                done,
                failed);
    }

    @Override
    public void alive(long now) {
        if (connected) {
            simulation.after(simulation.someMicros(COMMIT_MICROS), () -> {
                if (!cluster.full) {
                    cluster.database.alive(process.name(), now);
                }
            });
        }
    }

    @Override
    public void onChange(Consumer<String> called) {
        listener = called;
    }

    @Override
    public void close() {
        cluster.stores.remove(this);
        while (!group.isEmpty() || !queue.isEmpty()) {
            List<Pending> rest = new ArrayList<>(group);
            rest.addAll(queue);
            queue.clear();
            group = rest;
            commitGroup();
        }
    }
}
