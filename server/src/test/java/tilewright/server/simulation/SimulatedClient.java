package tilewright.server.simulation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewright.Puzzles;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.puzzle.Offer;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.server.simulation.History.Observation;
import tilewright.text.Json;

/**
 * A page that plays: it keeps secrets and requests before it sends them, and sends them again when a connection breaks. It makes
 * legal moves mostly.
 *
 * <p>One thread. The file is longer than others: it is a whole client.
 */
final class SimulatedClient {

    /** The role of a client in a room. */
    enum Role {
        /** Makes the room, and plays. */
        MAKER,
        /** Comes by the link of a seat. */
        GUEST,
        /** Comes by the link to any free seat. */
        ANYBODY,
        /** Plays on the seat of another one from a device of its own. */
        SECOND_DEVICE,
        /** Takes the seat of another one over. */
        OTHER_DEVICE,
        WATCHER,
        /** Tries keys and codes, none of which are right. */
        STRANGER
    }

    private static final long THINKING_MICROS = 3_000_000;
    private static final long SILENCE_MICROS = 45_000_000;
    private static final long CONNECTING_MICROS = 5_000_000;
    private static final int MOST_ATTEMPTS = 8;
    private static final int GONE = 4000;

    private final Simulation simulation;
    private final Scenario scenario;
    private final History history;
    private final String name;
    private final Role role;
    private final Invitation invitation;
    private final int wanted;

    private Optional<Link> link = Optional.empty();
    private boolean open;
    private boolean entered;
    private boolean asleep;
    private boolean quiet;
    private boolean lost;
    private long heard;
    private long retryAt;
    private final List<String> slept = new ArrayList<>();

    // What the page keeps in the browser's storage.
    private String room = "";
    private String key = "";
    private String holder = "";
    private int seat = -1;
    private boolean moved;
    private final Map<String, Json.Obj> pending = new LinkedHashMap<>();
    private final Map<String, String> sentTo = new LinkedHashMap<>();
    private final Map<String, Integer> attempts = new LinkedHashMap<>();

    // What is gone when the page is loaded anew.
    private long version;
    private String hash = "";
    private Json.Obj state = Json.obj();
    private Optional<Play> play = Optional.empty();
    private List<Long> may = List.of();

    /** @param wanted the seat that it is after; -1 for none */
    SimulatedClient(Scenario scenario, String name, Role role, Invitation invitation, int wanted) {
        this.scenario = scenario;
        this.simulation = scenario.simulation();
        this.history = scenario.history();
        this.name = name;
        this.role = role;
        this.invitation = invitation;
        this.wanted = wanted;
    }

    String name() {
        return name;
    }

    String room() {
        return room;
    }

    long version() {
        return version;
    }

    boolean entered() {
        return entered;
    }

    /** Returns whether it has no way into the room any more, or never had one. */
    boolean outside() {
        return lost || role == Role.STRANGER || role != Role.MAKER && room.isEmpty();
    }

    /** Returns the requests of which the end is not known. */
    List<Json.Obj> pending() {
        return List.copyOf(pending.values());
    }

    /** Begins to act, and goes on. */
    void begin() {
        simulation.after(simulation.random().below(THINKING_MICROS), this::tick);
    }

    /** Asks for nothing new from now on. */
    void quiet() {
        quiet = true;
    }

    void sleep(long forMicros) {
        asleep = true;
        simulation.after(forMicros, () -> {
            asleep = false;
            if (open) {
                sendNow(request("look"));
            }
            List<String> lines = List.copyOf(slept);
            slept.clear();
            link.ifPresent(now -> lines.forEach(line -> received(now, line)));
        });
    }

    /** The page is loaded anew. */
    void reload() {
        disconnect();
        version = 0;
        hash = "";
        state = Json.obj();
        play = Optional.empty();
    }

    /** The page is closed, and opened again. */
    void leave(long forMicros) {
        reload();
        retryAt = simulation.micros() + forMicros;
    }

    void cut() {
        link.ifPresent(Link::cut);
    }

    private void disconnect() {
        link.ifPresent(Link::close);
        link = Optional.empty();
        open = false;
        entered = false;
        slept.clear();
    }

    private void tick() {
        simulation.after(simulation.random().below(THINKING_MICROS), this::tick);
        if (asleep || lost) {
            return;
        }
        long silent = simulation.micros() - heard;
        if (link.isEmpty()) {
            connect();
        } else if (silent > (entered ? SILENCE_MICROS : CONNECTING_MICROS)) {
            disconnect();
        } else if (open && entered) {
            act();
        }
    }

    private void connect() {
        boolean knows = role == Role.MAKER || !invitation.room.isEmpty();
        if (!knows || simulation.micros() < retryAt) {
            return;
        }
        if (room.isEmpty() && role != Role.MAKER) {
            room = invitation.room;
            key = firstKey();
            if (key.isEmpty()) {
                room = "";
                return;
            }
        }
        if (room.isEmpty() && pending.isEmpty()) {
            keep(scenario.makeRoom(invitation, newId()), true);
        }
        heard = simulation.micros();
        link = Optional.of(scenario.connect(this));
    }

    private String firstKey() {
        return switch (role) {
            case MAKER, GUEST -> invitation.seats.get(wanted);
            case ANYBODY -> invitation.any;
            case SECOND_DEVICE, OTHER_DEVICE -> {
                holder = invitation.holders.get(wanted);
                seat = holder.isEmpty() ? -1 : wanted;
                yield holder;
            }
            case WATCHER -> invitation.watch;
            case STRANGER -> newKey();
        };
    }

    void opened(Link which) {
        if (isMine(which)) {
            open = true;
            heard = simulation.micros();
            if (room.isEmpty()) {
                pending.values().forEach(this::sendNow);
            } else {
                enter();
            }
        }
    }

    private void enter() {
        Json.Obj known = version == 0
                ? request("enter")
                : request("enter").with("from", version).with("hash", hash);
        boolean code = role == Role.ANYBODY && holder.isEmpty() && !invitation.code.isEmpty();
        if (role == Role.STRANGER && simulation.once(2)) {
            sendNow(known.with("code", scenario.wrongCode()));
        } else if (code && simulation.once(2)) {
            sendNow(known.with("code", invitation.code));
        } else {
            sendNow(known.with("room", room).with("key", key));
        }
    }

    void closed(Link which, int code) {
        if (!isMine(which)) {
            return;
        }
        link = Optional.empty();
        open = false;
        entered = false;
        retryAt = simulation.micros() + simulation.someMicros(2_000_000);
        if (code == GONE) {
            gone();
        } else if (code == 1008 && role != Role.STRANGER) {
            history.trouble(name + " was closed with 1008");
        }
    }

    /** The key opens nothing. */
    private void gone() {
        boolean ended = invitation.ended.contains(key);
        boolean codeEnded = role == Role.ANYBODY && holder.isEmpty();
        if (ended) {
            key = invitation.watch;
            holder = "";
            seat = -1;
            pending.clear();
        } else if (role == Role.STRANGER) {
            key = newKey();
            retryAt = simulation.micros() + 5_000_000;
        } else if (!codeEnded) {
            history.trouble("%s was told that its key opens nothing in %s".formatted(name, room));
            lost = true;
        }
    }

    private boolean isMine(Link which) {
        return link.filter(now -> now == which).isPresent();
    }

    void received(Link which, String line) {
        if (!isMine(which)) {
            return;
        }
        if (asleep) {
            slept.add(line);
            return;
        }
        simulation.note(name + " < " + line);
        heard = simulation.micros();
        if (!(Json.parse(line) instanceof Json.Obj message)) {
            history.trouble("no object was sent: " + line);
            return;
        }
        if (Fields.has(message, "made")) {
            made(message);
        } else if (Fields.has(message, "entered")) {
            entered(message);
        } else if (Fields.has(message, "saved")) {
            saved(message);
        } else if (Fields.has(message, "refused")) {
            refused(message);
        } else if (!entered) {
            return; // it is about another room, in which the socket was before
        } else if (Fields.has(message, "log")) {
            Fields.objects(message, "log").forEach(event -> history.add(new Observation.Event(name, room, event)));
        } else if (Fields.has(message, "kind")) {
            event(message);
        } else if (Fields.has(message, "you")) {
            may = Fields.numbers(Fields.object(message, "you"), "may");
        } else if (Fields.has(message, "v")) {
            head(message);
        }
    }

    private void made(Json.Obj message) {
        String id = Fields.text(message, "made");
        if (pending.remove(id) != null) {
            room = Fields.text(message, "room");
            history.add(new Observation.Saved(name, room, id, 1));
            invitation.room = room;
            invitation.code = Fields.text(message, "code");
            key = firstKey();
            enter();
        }
    }

    private void entered(Json.Obj message) {
        if (role == Role.STRANGER) {
            history.trouble(name + " entered " + Fields.text(message, "entered"));
        }
        if (!Fields.text(message, "entered").equals(room)) {
            return; // an answer to what was asked before a rematch
        }
        history.add(new Observation.Entered(name, room, message));
        Fields.objects(message, "events").forEach(event -> history.add(new Observation.Event(name, room, event)));
        long reached = Fields.number(message, "v");
        if (reached < version) {
            history.trouble("%s knew version %d of %s and was led back to %d".formatted(name, version, room, reached));
        }
        boolean first = !entered;
        entered = true;
        version = reached;
        hash = Fields.text(message, "hash");
        state = Fields.object(message, "room");
        play = Optional.of(Play.load(Puzzles.CATALOG, Fields.text(message, "play")));
        Json.Obj you = Fields.object(message, "you");
        may = Fields.numbers(you, "may");
        if (key.equals(holder) && Fields.number(you, "seat") != seat) {
            history.trouble("%s holds seat %d of %s, and entered as %s".formatted(name, seat, room, you));
        }
        if (first) {
            pending.values().forEach(this::sendNow);
        }
    }

    private void saved(Json.Obj message) {
        String id = Fields.text(message, "saved");
        history.add(new Observation.Saved(name, sentTo.getOrDefault(id, room), id, Fields.number(message, "v")));
        Json.Obj request = pending.remove(id);
        if (request == null) {
            return;
        }
        switch (Fields.text(request, "do")) {
            case "sit", "move" -> {
                holder = Fields.text(request, "key");
                seat = Fields.has(request, "seat") ? (int) Fields.number(request, "seat") : seat;
                key = holder;
                tellHolder(holder);
                if (simulation.once(2)) {
                    enter();
                }
            }
            case "stand" -> {
                tellHolder("");
                seat = -1;
                holder = "";
                key = role == Role.ANYBODY ? invitation.any : invitation.seats.get(wanted);
                enter();
            }
            default -> {}
        }
    }

    /** Other devices of this person may come by this key. */
    private void tellHolder(String told) {
        if (room.equals(invitation.room)) {
            invitation.holders.set(seat, told);
        }
    }

    private void refused(Json.Obj message) {
        String id = Fields.text(message, "refused");
        boolean last = Fields.flag(message, "final");
        history.add(new Observation.Refused(name, sentTo.getOrDefault(id, room), id, last));
        if (Fields.number(message, "v") > 0 && entered) {
            history.add(new Observation.Head(name, room, Fields.number(message, "v"), Fields.text(message, "hash")));
        }
        if (last || attempts.merge(id, 1, Integer::sum) >= MOST_ATTEMPTS && !aboutRights(id)) {
            pending.remove(id);
        } else if (pending.containsKey(id)) {
            simulation.after(simulation.someMicros(4_000_000), () -> {
                if (open && pending.containsKey(id)) {
                    sendNow(pending.get(id));
                }
            });
        }
    }

    /** Returns whether a request changes what one may do, so that one must know its end. */
    private boolean aboutRights(String id) {
        return pending.containsKey(id)
                && List.of("make", "sit", "stand", "move").contains(Fields.text(pending.get(id), "do"));
    }

    private void event(Json.Obj message) {
        history.add(new Observation.Event(name, room, message));
        long reached = Fields.number(message, "v");
        if (!entered || reached <= version) {
            return;
        }
        if (reached != version + 1) {
            history.trouble("%s was told of version %d of %s after %d".formatted(name, reached, room, version));
        }
        version = reached;
        hash = Fields.text(message, "hash");
        state = Fields.object(message, "room");
        if (Fields.has(message, "play")) {
            play = Optional.of(Play.load(Puzzles.CATALOG, Fields.text(message, "play")));
        } else if (Fields.text(message, "kind").equals("acted")
                && !Fields.text(message, "data").isEmpty()) {
            play = play.map(now -> now.moved(Fields.text(message, "data"), Stop.never()));
        }
    }

    private void head(Json.Obj message) {
        long reached = Fields.number(message, "v");
        history.add(new Observation.Head(name, room, reached, Fields.text(message, "hash")));
        if (reached > version) {
            history.trouble(
                    "%s knew version %d of %s, and not the %d that there were".formatted(name, version, room, reached));
        }
    }

    /** Does something, now that it is in the room. */
    private void act() {
        SeededRandom random = simulation.random();
        if (quiet) {
            if (simulation.once(5)) {
                sendNow(request("look"));
            }
            return;
        }
        switch (random.below(24)) {
            case 0 -> sendNow(request("look"));
            case 1 -> sendNow(request("say").with("phrase", 1 + random.below(8)));
            case 2 -> sendNow(request("point").with("spot", random.below(2) == 0 ? "" : "r1c1"));
            case 3 -> sendNow(request("log").with("from", random.below(version + 2)));
            default -> {
                boolean rights = pending.values().stream()
                        .anyMatch(request -> List.of("sit", "stand", "move").contains(Fields.text(request, "do")));
                if (pending.isEmpty() || pending.size() < 2 && !rights && simulation.once(4)) {
                    next(random);
                }
            }
        }
    }

    private void next(SeededRandom random) {
        if (role == Role.OTHER_DEVICE && !moved && seat >= 0) {
            moved = true;
            invitation.ended.add(holder);
            ask(request("move").with("id", newId()).with("key", newKey()));
        } else if (seat < 0) {
            stand(random);
        } else {
            switch (Fields.text(state, "phase")) {
                case "waiting" -> {
                    if (simulation.once(20)) {
                        invitation.ended.add(holder);
                        ask(request("stand").with("id", newId()));
                    }
                }
                case "playing" -> play(random);
                default -> over(random);
            }
        }
    }

    /** One who has no seat takes one, or tries what is not allowed. */
    private void stand(SeededRandom random) {
        boolean comes = role == Role.MAKER || role == Role.GUEST || role == Role.ANYBODY;
        List<Json.Obj> seats = Fields.objects(state, "seats");
        List<Long> free = may.stream()
                .filter(chosen -> !Fields.flag(seats.get(chosen.intValue()), "taken"))
                .toList();
        if (comes && !free.isEmpty()) {
            ask(request("sit")
                    .with("id", newId())
                    .with("seat", free.get(random.below(free.size())))
                    .with("key", newKey())
                    .with("name", name));
        } else if (simulation.once(10) && role == Role.WATCHER) {
            wrong(request("sit").with("seat", random.below(seats.size())).with("key", newKey()));
        } else if (simulation.once(10)) {
            move(random)
                    .ifPresent(
                            moves -> wrong(request("act").with("base", version).with("moves", moves)));
        }
    }

    private void play(SeededRandom random) {
        boolean turns = Fields.text(state, "way").equals("turns");
        boolean mine = !turns || Fields.number(state, "mover") == seat;
        Json.Obj place = Fields.objects(state, "seats").get(seat);
        if (!Fields.text(place, "level").isEmpty()) {
            ask(request("back").with("id", newId()));
        } else if (!mine || simulation.once(12)) {
            beside(random);
        } else if (simulation.once(12)) {
            ask(request("undo").with("id", newId()).with("base", version));
        } else {
            move(random)
                    .ifPresent(moves -> ask(request("act")
                            .with("id", newId())
                            .with("base", version)
                            .with("moves", moves)));
        }
    }

    /** What one does in the turn of others. */
    private void beside(SeededRandom random) {
        List<Json.Obj> votes = Fields.objects(state, "votes");
        for (Json.Obj vote : votes) {
            long me = seat;
            if (Fields.numbers(vote, "asked").contains(me)
                    && !Fields.numbers(vote, "yes").contains(me)
                    && simulation.once(2)) {
                vote(Fields.text(vote, "what"), !simulation.once(3));
                return;
            }
        }
        switch (random.below(30)) {
            case 0 -> vote("takeback", true);
            case 1 -> vote("analyze", true);
            case 2 -> vote("computer " + Math.max(0, Fields.number(state, "mover")), true);
            case 3 -> vote("rematch", true);
            case 4 -> {
                if (simulation.once(3)) {
                    ask(request("resign").with("id", newId()));
                }
            }
            case 5 -> wrong(request("act").with("base", version).with("moves", "r9c9,end"));
            case 6 -> wrong(request("act").with("base", version + 1_000).with("moves", "r1c1"));
            case 7 -> wrong(request("undo").with("base", version + 1_000));
            case 8 ->
                move(random)
                        .ifPresent(moves -> ask(request("act")
                                .with("id", newId())
                                .with("base", version)
                                .with("moves", moves)));
            default -> {}
        }
    }

    private void over(SeededRandom random) {
        String next = Fields.text(state, "next");
        if (!next.isEmpty() && pending.isEmpty()) {
            follow(next);
        } else if (random.below(3) == 0) {
            vote("rematch", true);
        }
    }

    private void follow(String next) {
        int seats = invitation.seats.size();
        room = next;
        entered = false;
        version = 0;
        hash = "";
        state = Json.obj();
        play = Optional.empty();
        if (seat >= 0) {
            seat = (seat + seats - 1) % seats;
        }
        enter();
    }

    private void vote(String what, boolean yes) {
        ask(request("vote").with("id", newId()).with("what", what).with("yes", yes));
    }

    private Optional<String> move(SeededRandom random) {
        return play.filter(now -> !now.status().over()).flatMap(now -> move(now.tree(), random));
    }

    private static <P, S, M> Optional<String> move(GameTree<P, S, M> tree, SeededRandom random) {
        List<Offer<M>> offers = tree.offers();
        return offers.isEmpty()
                ? Optional.empty()
                : Optional.of(tree.puzzle()
                        .texts()
                        .moves()
                        .format(offers.get(random.below(offers.size())).move()));
    }

    private static Json.Obj request(String what) {
        return Json.obj().with("do", what);
    }

    /** Keeps a request until it is answered, and sends it. */
    private void ask(Json.Obj request) {
        keep(request, true);
        sendNow(request);
    }

    /** Asks for what must not be carried out. */
    private void wrong(Json.Obj request) {
        Json.Obj named = request.with("id", newId());
        keep(named, false);
        sendNow(named);
    }

    private void keep(Json.Obj request, boolean mayChange) {
        String id = Fields.text(request, "id");
        pending.put(id, request);
        sentTo.put(id, room);
        history.add(new Observation.Sent(name, room, holder.isEmpty() ? key : holder, id, request, mayChange));
    }

    private void sendNow(Json.Obj request) {
        String line = request.toString();
        simulation.note(name + " > " + line);
        link.ifPresent(now -> now.send(line));
    }

    private String newId() {
        return "%016x".formatted(simulation.random().bits());
    }

    private String newKey() {
        return "%016x%06x"
                .formatted(simulation.random().bits(), simulation.random().below(1 << 24));
    }
}
