package tilewright.server.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tilewright.Puzzles;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.puzzle.Offer;
import tilewright.rng.SeededRandom;
import tilewright.server.rooms.LogEntry;
import tilewright.server.rooms.RoomBounds;
import tilewright.server.rooms.RoomHost;
import tilewright.text.Json;

/**
 * Messages that a server must not carry out, in random sequences, to rooms in the middle of a game: none may change a room or make
 * one, each is answered or ends the connection, none ends the server or keeps it busy.
 *
 * <p>One thread.
 */
final class MessageSequences {

    static final int SEQUENCES_OF_A_SERVER = 50;
    private static final int LONGEST_SEQUENCE = 5;
    private static final long WAIT_MICROS = 4_000_000;

    /** Maximum number of things that are done about a message, those of all clients and of the clock together. */
    private static final long MOST_EVENTS = 200;

    private final Simulation simulation;
    private final SeededRandom random;
    private final Database database;
    private final RoomHost host;
    private final BadMessages bad;
    private final List<String> faults = new ArrayList<>();
    private int callers;
    private long messages;

    private MessageSequences(long seed) {
        this.random = new SeededRandom(seed);
        this.simulation = new Simulation(random, _ -> {});
        this.database = new Database(simulation, Fault.NONE);
        this.bad = new BadMessages(random);
        ServerProcess process = new ServerProcess(simulation, "server");
        MachineClock clock = new MachineClock(simulation);
        SimulatedStore.Cluster cluster = new SimulatedStore.Cluster(simulation, database, false, Fault.NONE);
        this.host = new RoomHost(
                new SimulatedStore(cluster, process, clock),
                new SimulatedWorld(simulation, database, process, clock),
                RoomBounds.USUAL);
    }

    /**
     * The result of some sequences.
     *
     * @param faults none if all is well
     */
    record Result(long sequences, long messages, List<String> faults) {
        Result {
            faults = List.copyOf(faults);
        }
    }

    /** Sends some sequences to a server; the same seed gives the same. */
    static Result run(long seed) {
        MessageSequences sequences = new MessageSequences(seed);
        try {
            sequences.run();
        } catch (RuntimeException thrown) {
            sequences.faults.add("thrown: " + thrown + " at " + List.of(thrown.getStackTrace()));
        }
        return new Result(SEQUENCES_OF_A_SERVER, sequences.messages, sequences.faults);
    }

    private void run() {
        BadMessages.Table table = begin("turns", "paletto:DBDC/CABA/BCAD/ADCB", "days 9");
        BadMessages.Table shared = begin("together", "trominoes:g.../..../..../....", "none");
        for (int i = 0; i < SEQUENCES_OF_A_SERVER && faults.isEmpty(); i++) {
            boolean together = random.below(3) == 0;
            BadMessages.Table attacked = together ? shared : table;
            attack(attacked, together ? table : shared);
            if (random.below(4) == 0) {
                play(attacked);
            }
        }
    }

    /** Makes a room for two, who take their seats. */
    private BadMessages.Table begin(String way, String start, String clock) {
        List<String> keys = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            keys.add(bad.key());
        }
        Caller maker = caller();
        say(maker, bad.make(way, start, clock, keys));
        Json.Obj made = maker.last("made");
        String room = Fields.text(made, "room");
        List<String> taken = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            Caller guest = enter(room, keys.get(seat));
            String sit = bad.request("sit")
                    .with("seat", seat)
                    .with("key", keys.get(4 + seat))
                    .with("name", "guest")
                    .toString();
            say(guest, sit);
            taken.add(sit);
            guest.leave();
        }
        maker.leave();
        return new BadMessages.Table(room, way.equals("turns"), keys, taken);
    }

    private Caller caller() {
        return new Caller(host, "caller" + callers++);
    }

    private Caller enter(String room, String key) {
        Caller caller = caller();
        say(
                caller,
                Json.obj()
                        .with("do", "enter")
                        .with("room", room)
                        .with("key", key)
                        .toString());
        return caller;
    }

    private void say(Caller caller, String line) {
        long before = simulation.events();
        caller.say(line);
        simulation.runUntil(simulation.micros() + WAIT_MICROS);
        if (simulation.events() - before > MOST_EVENTS) {
            fault("%d things were done about".formatted(simulation.events() - before), line);
        }
    }

    private void fault(String what, String line) {
        faults.add("%s: %s".formatted(what, line.length() > 500 ? line.substring(0, 500) + "…" : line));
    }

    /** A move of whose turn it is, which is to be saved. */
    private void play(BadMessages.Table table) {
        Caller watcher = enter(table.room(), table.watch());
        int mover = (int) Math.max(0, Fields.number(Fields.object(watcher.last("entered"), "room"), "mover"));
        Optional<String> move = move(Play.load(Puzzles.CATALOG, Fields.text(watcher.last("entered"), "play")));
        watcher.leave();
        if (move.isPresent()) {
            Caller player = enter(table.room(), table.holder(mover));
            String line = bad.request("act")
                    .with("base", Fields.number(player.last("entered"), "v"))
                    .with("moves", move.get())
                    .toString();
            say(player, line);
            if (player.answered("saved")) {
                table.sent().add(line);
            } else {
                fault("a good move was not saved: " + player.answers(), line);
            }
            player.leave();
        }
    }

    private Optional<String> move(Play play) {
        return play.status().over() ? Optional.empty() : move(play.tree());
    }

    private <P, S, M> Optional<String> move(GameTree<P, S, M> tree) {
        List<Offer<M>> offers = tree.offers();
        return offers.isEmpty()
                ? Optional.empty()
                : Optional.of(tree.puzzle()
                        .texts()
                        .moves()
                        .format(offers.get(random.below(offers.size())).move()));
    }

    private Caller attacker(BadMessages.Role role, BadMessages.Table table, int seat) {
        return switch (role) {
            case OUTSIDE -> caller();
            case WATCHER -> enter(table.room(), table.watch());
            case HOLDER -> enter(table.room(), table.holder(seat));
        };
    }

    /** Some bad messages of one client. */
    private void attack(BadMessages.Table table, BadMessages.Table other) {
        BadMessages.Role role = bad.role();
        int seat = random.below(2);
        Caller attacker = attacker(role, table, seat);
        int length = 1 + random.below(LONGEST_SEQUENCE);
        for (int i = 0; i < length; i++) {
            if (attacker.closed()) {
                attacker = attacker(role, table, seat);
            }
            Json.Obj entered = attacker.last("entered");
            Json.Obj state = Fields.object(entered, "room");
            boolean moves = Fields.number(state, "mover") == Fields.number(Fields.object(entered, "you"), "seat")
                    || Fields.text(state, "way").equals("together");
            if (Fields.text(state, "phase").equals("over")) {
                break; // what is bad in a game may be right behind its end
            }
            BadMessages.Message message = bad.message(
                    role,
                    table,
                    other,
                    Math.max(0, Fields.number(entered, "v")),
                    moves && role == BadMessages.Role.HOLDER);
            Map<String, String> before = heads();
            int answers = attacker.answers().size();
            messages++;
            say(attacker, message.line());
            if (!heads().equals(before)) {
                fault("this was carried out (%s, %s)".formatted(role, message.kind()), message.line());
            }
            boolean answered = attacker.answers().size() > answers || attacker.closed();
            if (message.answered() && !answered) {
                fault("this was not answered (%s, %s)".formatted(role, message.kind()), message.line());
            }
            for (Json.Obj answer :
                    attacker.answers().subList(answers, attacker.answers().size())) {
                boolean good =
                        Fields.has(answer, "saved") || Fields.has(answer, "made") || Fields.has(answer, "entered");
                if (good && !message.mayBeSaved()) {
                    fault("this was answered by %s (%s, %s)".formatted(answer, role, message.kind()), message.line());
                }
            }
        }
        attacker.leave();
    }

    /** Returns the hash of each room's last event, and who may open it. */
    private Map<String, String> heads() {
        return database.logs().entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, room -> head(room.getKey(), room.getValue())));
    }

    private String head(String room, List<LogEntry> log) {
        return log.getLast().hash()
                + database.read(room, 0, Integer.MAX_VALUE)
                        .map(stored -> stored.code() + stored.keys())
                        .orElse("");
    }
}
