package tilewright.server.simulation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tilewright.rng.SeededRandom;
import tilewright.server.simulation.SimulatedClient.Role;
import tilewright.text.Json;

/**
 * A run from one seed: servers, rooms, and those who play in them, while servers die, the power fails, disks are full, and
 * connections break. In the end all is well for a while, so that everything can come to its end.
 *
 * <p>One thread.
 */
final class Scenario {

    private static final long SECOND = 1_000_000;

    /** How long all is well in the end: longer than anybody waits for anything. */
    private static final long HEALING_MICROS = 180 * SECOND;

    /** Within which all clients have the last version. */
    private static final long SETTLING_MICROS = 10 * SECOND;

    /** More than a server looks after at once. */
    private static final int MANY_DAMAGED = 201;

    /** Longer than a room stays in memory in which nobody is. */
    private static final long LEAVING_MICROS = 130 * SECOND;

    /** The start of a large room, with three cells to fill in. */
    private static final String LARGE =
            "sudoku:53467891267219534819834256785976142342685379171392485696153728428741963534528.1..";

    private static final long HOUR_MILLIS = 3_600_000;
    private static final long YEAR_MILLIS = 365 * 24 * HOUR_MILLIS;

    /** Positions to begin with, which cost little. */
    private static final List<String> STARTS = List.of(
            "paletto:DBDC/CABA/BCAD/ADCB",
            "paletto:ABDB/BACD/DCDC/ABCA",
            "paletto:DBDC/CABA/BCAD/ADCB",
            "paletto:ABDB/BACD/DCDC/ABCA",
            "paletto:DBDC/CABA/BCAD/ADCB 3",
            "paletto:ACBED/CECBE/ABDAD/CDABC/BAEDE 4",
            "paletto:ACBED/CECBE/ABDAD/CDABC/BAEDE");

    private static final List<String> SHARED = List.of(
            "trominoes:g.../..../..../....",
            "trominoes:.g../..../..../....!",
            "sudoku:534678912672195348198342567859761423426853791713924856961537284287419635345286.79",
            "sudoku:53467891267219534819834256785976142342685379171392485696153728428741963534528.1..",
            "hues:12312312/34564563/21721721/43643648/12812857/87357436/56486578/7857486.");

    /** The numbers of things that happened. */
    record Counts(
            long events,
            long saved,
            int crashes,
            int powerCuts,
            int cuts,
            int pauses,
            int outages,
            int jumps,
            int damages,
            int larges) {

        static final Counts NONE = new Counts(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

        String words() {
            return "%,d events, %,d saved, %,d crashes, %,d power cuts, %,d cuts of connections, %,d pauses, %,d outages of the store, %,d clocks set, %,d times damaged snapshots, %,d large rooms"
                    .formatted(events, saved, crashes, powerCuts, cuts, pauses, outages, jumps, damages, larges);
        }

        Counts plus(Counts other) {
            return new Counts(
                    events + other.events,
                    saved + other.saved,
                    crashes + other.crashes,
                    powerCuts + other.powerCuts,
                    cuts + other.cuts,
                    pauses + other.pauses,
                    outages + other.outages,
                    jumps + other.jumps,
                    damages + other.damages,
                    larges + other.larges);
        }
    }

    private final Simulation simulation;
    private final SeededRandom random;
    private final boolean large;
    private final History history = new History();
    private final Database database;
    private final SimulatedStore.Cluster cluster;
    private final List<Server> servers = new ArrayList<>();
    private final List<SimulatedClient> clients = new ArrayList<>();
    private final Map<Invitation, Json.Obj> making = new LinkedHashMap<>();
    private int crashes;
    private int powerCuts;
    private int cuts;
    private int pauses;
    private int outages;
    private int jumps;
    private int damages;
    private int larges;
    private long downSince = -1;

    /** The last version of each room that all have in the end. */
    private final Map<String, Integer> settled = new LinkedHashMap<>();

    Scenario(long seed, Fault fault, Consumer<String> printer) {
        this.random = new SeededRandom(seed);
        // Drawn apart, so that all else that happens in other seeds is as it was without large rooms.
        this.large = new SeededRandom(~seed).below(16) == 1;
        this.simulation = new Simulation(random, printer);
        this.database = new Database(simulation, fault);
        boolean network = fault == Fault.FORK || fault != Fault.EARLY_ANSWER && random.below(3) == 0;
        this.cluster = new SimulatedStore.Cluster(simulation, database, network, fault);
        int count = network && (fault == Fault.FORK || random.below(4) != 0) ? 2 : 1;
        for (int i = 0; i < count; i++) {
            servers.add(new Server(this, cluster, fault, "server" + i));
        }
    }

    Simulation simulation() {
        return simulation;
    }

    History history() {
        return history;
    }

    Database database() {
        return database;
    }

    List<SimulatedClient> clients() {
        return clients;
    }

    Counts counts() {
        long saved = history.observations().stream()
                .filter(History.Observation.Saved.class::isInstance)
                .count();
        return new Counts(
                simulation.events(), saved, crashes, powerCuts, cuts, pauses, outages, jumps, damages, larges);
    }

    /** Runs it to its end. */
    void run() {
        database.addDamaged(random.below(32) == 0 ? MANY_DAMAGED : random.below(3));
        servers.forEach(Server::start);
        int rooms = 1 + random.below(2);
        for (int i = 0; i < rooms; i++) {
            people(i);
        }
        if (large) {
            largeRoom();
        }
        long length = (30 + random.below(90)) * SECOND;
        int troubles = random.below(8);
        for (int i = 0; i < troubles; i++) {
            simulation.after(random.below(length), this::trouble);
        }
        simulation.runUntil(length);
        clients.forEach(SimulatedClient::quiet);
        cluster.full(false);
        simulation.runUntil(length + HEALING_MICROS - SETTLING_MICROS);
        database.logs().forEach((room, log) -> settled.put(room, log.size()));
        simulation.runUntil(length + HEALING_MICROS);
    }

    /** Returns what has not come to its end, although all has been well for a while. */
    List<String> unfinished() {
        List<String> unfinished = new ArrayList<>();
        for (SimulatedClient client : clients) {
            if (client.outside()) {
                continue;
            }
            if (!client.entered()) {
                unfinished.add(client.name() + " is not in the room " + client.room());
            } else if (client.version() < settled.getOrDefault(client.room(), 0)) {
                unfinished.add("%s is at version %d of %s".formatted(client.name(), client.version(), client.room()));
            }
            client.pending().forEach(request -> unfinished.add(client.name() + " has no answer to " + request));
        }
        return unfinished;
    }

    /** A room with a long log, in which people go on; at some time all leave for so long that it leaves the memory, too. */
    private void largeRoom() {
        larges++;
        Invitation invitation = new Invitation(List.of(key(), key()), key(), key());
        LargeRoom.add(simulation, database, history, LARGE, key(), invitation);
        int before = clients.size();
        add("device-large", Role.SECOND_DEVICE, invitation, 0);
        add("guest-large", Role.GUEST, invitation, 1);
        add("watcher-large", Role.WATCHER, invitation, 0);
        List<SimulatedClient> people = List.copyOf(clients.subList(before, clients.size()));
        simulation.after(random.below(60 * SECOND), () -> people.forEach(client -> client.leave(LEAVING_MICROS)));
    }

    private void people(int number) {
        boolean shared = random.below(4) == 0;
        String start = shared ? SHARED.get(random.below(SHARED.size())) : STARTS.get(random.below(STARTS.size()));
        int seats = shared ? 1 + random.below(3) : start.endsWith("3") ? 3 : start.endsWith("4") ? 4 : 2;
        List<String> links = new ArrayList<>();
        List<Json> places = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            boolean person = shared || i == 0 || random.below(8) != 0;
            links.add(person ? key() : "");
            places.add(
                    person
                            ? Json.obj().with("who", "person")
                            : Json.obj().with("who", "computer").with("level", "level1"));
        }
        Invitation invitation = new Invitation(List.copyOf(links), key(), key());
        String clock = List.of("none", "none", "move 10", "move 60", "fischer 20 5", "fischer 60 0", "days 1")
                .get(random.below(7));
        boolean made = !shared && seats == 2 && random.below(6) == 0;
        Json.Obj beginning = made
                ? Json.obj().with("setup", "4x4").with("seed", random.below(1000))
                : Json.obj().with("play", start);
        making.put(
                invitation,
                Json.obj()
                        .with("do", "make")
                        .with("puzzle", start.substring(0, start.indexOf(':')))
                        .with("start", beginning)
                        .with("way", shared ? (random.below(2) == 0 ? "together" : "race") : "turns")
                        .with("seats", new Json.Arr(places))
                        .with("clock", shared ? "none" : clock)
                        .with("strict", random.below(2) == 0)
                        .with(
                                "keys",
                                Json.obj()
                                        .with("seats", Json.strings(links))
                                        .with("any", invitation.any)
                                        .with("watch", invitation.watch)));
        add("maker" + number, Role.MAKER, invitation, 0);
        for (int i = 1; i < seats; i++) {
            if (!links.get(i).isEmpty()) {
                boolean any = random.below(3) == 0;
                add("guest" + number + i, any ? Role.ANYBODY : Role.GUEST, invitation, i);
            }
        }
        for (Role role : List.of(Role.SECOND_DEVICE, Role.OTHER_DEVICE, Role.WATCHER, Role.STRANGER)) {
            if (random.below(4) == 0) {
                add(role.toString().toLowerCase(java.util.Locale.ROOT) + number, role, invitation, 0);
            }
        }
    }

    private void add(String name, Role role, Invitation invitation, int wanted) {
        SimulatedClient client = new SimulatedClient(this, name, role, invitation, wanted);
        clients.add(client);
        client.begin();
    }

    private String key() {
        return "%016x%06x".formatted(random.bits(), random.below(1 << 24));
    }

    /** Returns the request that makes a room. */
    Json.Obj makeRoom(Invitation invitation, String id) {
        return making.getOrDefault(invitation, Json.obj()).with("id", id);
    }

    String wrongCode() {
        return "BCDFG" + random.below(2) + 7;
    }

    /** Opens a socket from a client to some server. */
    Link connect(SimulatedClient client) {
        return servers.get(random.below(servers.size())).connect(client);
    }

    /** Something goes wrong. */
    private void trouble() {
        Server server = servers.get(random.below(servers.size()));
        SimulatedClient client = clients.get(random.below(clients.size()));
        long moment = random.below(3) == 0 ? random.below(20 * SECOND) : random.below(2 * SECOND);
        int what = random.below(13);
        simulation.note("trouble " + what + " " + server.name() + " " + client.name() + " " + moment);
        switch (what) {
            case 0, 1 -> {
                crashes++;
                server.crash(moment);
            }
            case 2 -> {
                powerCuts++;
                servers.forEach(each -> each.crash(moment));
                database.cutPower();
            }
            case 3 -> {
                pauses++;
                server.pause(random.below(2) == 0 ? 30 * SECOND : moment);
            }
            case 4 -> server.stop(moment);
            case 5 -> {
                outages++;
                cluster.full(true);
                simulation.after(moment, () -> cluster.full(false));
            }
            case 6 -> {
                outages++;
                server.disconnectStore(moment);
            }
            case 7 -> {
                cuts += clients.size();
                clients.forEach(SimulatedClient::cut);
            }
            case 8 -> client.sleep(60 * SECOND);
            case 9, 10 -> setClock(server, moment);
            case 11 -> {
                damages++;
                database.damageSnapshots();
                server.crash(moment);
            }
            default -> client.reload();
        }
        cuts++;
        clients.get(random.below(clients.size())).cut();
    }

    /** Sets the clock of a server or of the database, by hours or years, forward or back; half the time for a while only. */
    private void setClock(Server server, long moment) {
        jumps++;
        history.clockSet();
        long unit = random.below(2) == 0 ? HOUR_MILLIS : YEAR_MILLIS;
        long by = unit * (1 + random.below(5)) * (random.below(2) == 0 ? 1 : -1);
        MachineClock clock = cluster.network() && random.below(2) == 0 ? cluster.clock() : server.clock();
        clock.set(by);
        if (random.below(2) == 0) {
            simulation.after(moment, () -> clock.set(-by));
        }
    }

    /** Called when a server has begun or ceased to be there. */
    void serving() {
        boolean any = servers.stream().anyMatch(Server::serves);
        if (!any && downSince < 0) {
            downSince = simulation.millis();
        } else if (any && downSince >= 0) {
            history.add(new History.Downtime(downSince, simulation.millis()));
            downSince = -1;
        }
    }

    /** Returns the key to watch of a room; another key if the room is not known. */
    String watchKey(String room, String otherwise) {
        return making.keySet().stream()
                .filter(invitation -> invitation.room.equals(room))
                .map(invitation -> invitation.watch)
                .findFirst()
                .orElse(otherwise);
    }
}
