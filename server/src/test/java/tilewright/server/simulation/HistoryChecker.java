package tilewright.server.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tilewright.server.rooms.Key;
import tilewright.server.rooms.LogEntry;
import tilewright.server.simulation.History.Observation;
import tilewright.text.Json;
import tilewright.text.Refusal;

/**
 * Checks that the logs of rooms are what {@code docs/reference/rooms.md} promises, and that clients were told the truth about
 * them. It knows the document and plays, and nothing of the server.
 *
 * <p>One thread.
 */
final class HistoryChecker {

    /** A version of a room as it should be. */
    private record Expected(LogEntry entry, String hash, String told, List<String> plays, List<String> seen) {

        /** Returns the saved play that one on a seat should see; -1 for who watches. */
        String seenBy(long seat) {
            return seen.get((int) seat + 1);
        }
    }

    /** While a seat is free; longer in a game and after it. */
    private static final Duration LEAST_KEPT = Duration.ofDays(2);

    private static final int HASH_DIGITS = 32;

    private final History history;
    private final Map<String, List<LogEntry>> logs;
    private final Map<String, Observation.Sent> sent = new HashMap<>();
    private final Map<String, List<Expected>> rooms = new LinkedHashMap<>();
    private final List<String> faults = new ArrayList<>();

    private HistoryChecker(History history, Map<String, List<LogEntry>> logs) {
        this.history = history;
        this.logs = logs;
    }

    /**
     * Returns what is wrong; nothing when all is well.
     *
     * @param logs of all rooms, in the order in which the rooms were made
     * @param deleted those of them that were deleted because nobody had touched them
     */
    static List<String> faults(
            History history, Map<String, List<LogEntry>> logs, Map<String, Database.Deletion> deleted) {
        HistoryChecker checker = new HistoryChecker(history, logs);
        checker.checkDeleted(deleted);
        checker.check();
        return checker.faults;
    }

    private void check() {
        faults.addAll(history.troubles());
        for (Observation observation : history.observations()) {
            if (observation instanceof Observation.Sent request) {
                sent.putIfAbsent(request.id(), request);
            }
        }
        Map<String, Map<Integer, String>> holders = new HashMap<>();
        logs.forEach((room, log) -> checkLog(room, log, holders));
        Set<String> written = new HashSet<>();
        logs.values().forEach(log -> log.stream().map(LogEntry::id).forEach(written::add));
        for (Observation observation : history.observations()) {
            switch (observation) {
                case Observation.Sent _ -> {}
                case Observation.Saved(String client, String room, String id, long version) ->
                    entry(client, room, version)
                            .filter(entry -> !entry.id().equals(id))
                            .ifPresent(entry -> fault(client, room, version, "was told of %s saved".formatted(id)));
                case Observation.Refused(String client, String room, String id, boolean last) -> {
                    if (last && written.contains(id)) {
                        faults.add(
                                "%s was refused %s in %s for ever, and it was carried out".formatted(client, id, room));
                    }
                }
                case Observation.Event(String client, String room, Json.Obj event) -> event(client, room, event);
                case Observation.Entered(String client, String room, Json.Obj entered) ->
                    entered(client, room, entered);
                case Observation.Head(String client, String room, long version, String hash) ->
                    hash(client, room, version, hash);
            }
        }
    }

    private void fault(String client, String room, long version, String what) {
        faults.add("%s in version %d of %s: %s".formatted(client, version, room, what));
    }

    /** A clock that is wrong makes the days until a room is deleted half as long at most. */
    private void checkDeleted(Map<String, Database.Deletion> deleted) {
        deleted.forEach((room, deletion) -> {
            Duration untouched = Duration.ofMillis(deletion.untouchedMillis());
            if (untouched.multipliedBy(2).compareTo(LEAST_KEPT) < 0) {
                faults.add("%s was deleted after %s".formatted(room, untouched));
            }
        });
    }

    /** Checks a log alone, and who may have written its entries. */
    private void checkLog(String room, List<LogEntry> log, Map<String, Map<Integer, String>> holders) {
        Set<String> ids = new HashSet<>();
        List<Expected> versions = new ArrayList<>();
        rooms.put(room, versions);
        String hash = "";
        String toldHash = "";
        long version = 0;
        Map<Integer, String> held = new HashMap<>();
        Optional<Replay> replay = Optional.empty();
        for (LogEntry entry : log) {
            try {
                if (entry.version() != ++version || !entry.follows(hash)) {
                    throw new Replay.Violation("it does not follow the version before");
                }
                hash = entry.hash();
                if (!entry.id().isEmpty() && !ids.add(entry.id())) {
                    throw new Replay.Violation("the same id is carried out twice");
                }
                if (replay.isEmpty()) {
                    Replay begun = new Replay(entry);
                    replay = Optional.of(begun);
                    held.putAll(turned(holders.getOrDefault(begun.before(), Map.of()), begun.seatCount()));
                } else {
                    replay.get().after(entry, history.downtimes());
                }
                checkRequest(room, entry, held);
                if (entry.kind().equals("next")) {
                    holders.put(room, Map.copyOf(held));
                }
            } catch (Replay.Violation | Refusal wrong) {
                faults.add("version %d of %s: %s: %s".formatted(entry.version(), room, wrong.getMessage(), entry));
                return;
            }
            toldHash = replay.get().race() ? hashWithoutMoves(toldHash, entry) : entry.hash();
            versions.add(expected(replay.get(), entry, toldHash));
        }
    }

    /** Returns the hash of an entry of a race as clients are told it. */
    private static String hashWithoutMoves(String before, LogEntry entry) {
        return hash(before, entry, entry.kind().equals("acted") ? "" : entry.data());
    }

    /** Returns the hash of an entry with other data. */
    static String hash(String before, LogEntry entry, String data) {
        String text = before + "\n" + entry.version() + "\n" + entry.at() + "\n" + entry.id() + "\n" + entry.kind()
                + "\n" + entry.seat() + "\n" + data;
        return Key.hash(text).substring(0, HASH_DIGITS);
    }

    private static Expected expected(Replay replay, LogEntry entry, String hash) {
        List<String> seen = new ArrayList<>();
        for (int seat = -1; seat < replay.seatCount(); seat++) {
            seen.add(replay.saved(seat));
        }
        return new Expected(entry, hash, replay.told(), replay.saved(), seen);
    }

    /** Returns the holders of the seats of another game. */
    private static Map<Integer, String> turned(Map<Integer, String> held, int seats) {
        Map<Integer, String> turned = new HashMap<>();
        held.forEach((seat, key) -> turned.put((seat + seats - 1) % seats, key));
        return turned;
    }

    /** Checks that an entry is what somebody has asked for who may. */
    private void checkRequest(String room, LogEntry entry, Map<Integer, String> held) {
        boolean server = entry.id().isEmpty() || entry.id().startsWith("next:");
        boolean byServer = switch (entry.kind()) {
            case "flagged", "resumed", "next" -> true;
            case "acted", "made" -> server;
            default -> false;
        };
        if (byServer) {
            require(server, "only a server does that");
            return;
        }
        Observation.Sent request = Optional.ofNullable(sent.get(entry.id()))
                .orElseThrow(() -> new Replay.Violation("nobody has asked for that"));
        require(request.mayChange(), request.client() + " has asked for it, who may not");
        require(request.room().equals(room) || entry.kind().equals("made"), "it was asked of another room");
        Json.Obj asked = request.request();
        String kind = switch (Fields.text(asked, "do")) {
            case "make" -> "made";
            case "sit" -> "sat";
            case "stand" -> "stood";
            case "move" -> "moved";
            case "act" -> "acted";
            case "undo" -> "undone";
            case "vote" -> "voted";
            case "resign" -> "resigned";
            default -> Fields.text(asked, "do");
        };
        require(kind.equals(entry.kind()), "something else was asked for");
        switch (kind) {
            case "made" -> {}
            case "sat" -> {
                require(Fields.number(asked, "seat") == entry.seat(), "another seat was asked for");
                require(Fields.text(asked, "name").equals(entry.data()), "the name is another one");
                held.put(entry.seat(), Fields.text(asked, "key"));
            }
            default -> {
                require(
                        request.key().equals(held.get(entry.seat())),
                        request.client() + " does not hold the seat (%s)".formatted(held));
                String data = switch (kind) {
                    case "acted" -> Fields.text(asked, "moves");
                    case "voted" -> (Fields.flag(asked, "yes") ? "yes " : "no ") + Fields.text(asked, "what");
                    default -> "";
                };
                require(data.equals(entry.data()), "it is not as it was asked for");
                if (kind.equals("moved")) {
                    held.put(entry.seat(), Fields.text(asked, "key"));
                } else if (kind.equals("stood")) {
                    held.remove(entry.seat());
                }
            }
        }
    }

    private static void require(boolean holds, String message) {
        if (!holds) {
            throw new Replay.Violation(message);
        }
    }

    private Optional<LogEntry> entry(String client, String room, long version) {
        List<LogEntry> log = logs.getOrDefault(room, List.of());
        if (version < 1 || version > log.size()) {
            fault(client, room, version, "there is no such version");
            return Optional.empty();
        }
        return Optional.of(log.get((int) version - 1));
    }

    private Optional<Expected> expected(String room, long version) {
        List<Expected> versions = rooms.getOrDefault(room, List.of());
        return version >= 1 && version <= versions.size()
                ? Optional.of(versions.get((int) version - 1))
                : Optional.empty();
    }

    private void hash(String client, String room, long version, String hash) {
        entry(client, room, version);
        expected(room, version)
                .filter(expected -> !expected.hash().equals(hash))
                .ifPresent(_ -> fault(client, room, version, "was told of another history"));
    }

    private void event(String client, String room, Json.Obj event) {
        long version = Fields.number(event, "v");
        hash(client, room, version, Fields.text(event, "hash"));
        entry(client, room, version).ifPresent(entry -> {
            boolean same = Fields.number(event, "at") == entry.at()
                    && Fields.text(event, "id").equals(entry.id())
                    && Fields.text(event, "kind").equals(entry.kind())
                    && Fields.number(event, "seat") == entry.seat();
            String data = Fields.text(event, "data");
            boolean cut = entry.kind().equals("made") || entry.kind().equals("next") || data.isEmpty();
            if (!same || !cut && !data.equals(entry.data())) {
                fault(client, room, version, "was told of %s, and it is %s".formatted(event, entry));
            }
        });
        if (Fields.has(event, "room")) {
            state(client, room, version, Fields.object(event, "room"));
        }
        if (Fields.has(event, "play")) {
            expected(room, version)
                    .filter(expected -> !expected.plays().contains(Fields.text(event, "play"))
                            && !expected.seenBy(-1).equals(Fields.text(event, "play")))
                    .ifPresent(expected -> fault(
                            client,
                            room,
                            version,
                            "was told of the play %s, and it is %s"
                                    .formatted(Fields.text(event, "play"), expected.plays())));
        }
    }

    private void entered(String client, String room, Json.Obj entered) {
        long version = Fields.number(entered, "v");
        hash(client, room, version, Fields.text(entered, "hash"));
        state(client, room, version, Fields.object(entered, "room"));
        long seat = Fields.number(Fields.object(entered, "you"), "seat");
        expected(room, version)
                .filter(expected -> !expected.seenBy(seat).equals(Fields.text(entered, "play")))
                .ifPresent(expected -> fault(
                        client,
                        room,
                        version,
                        "saw the play %s, and it is %s"
                                .formatted(Fields.text(entered, "play"), expected.seenBy(seat))));
    }

    private void state(String client, String room, long version, Json.Obj state) {
        String told = Replay.told(state);
        expected(room, version)
                .filter(expected -> !expected.told().equals(told))
                .ifPresent(expected -> fault(
                        client, room, version, "was told\n  %s, and it is\n  %s".formatted(told, expected.told())));
    }
}
