package tilewright.server.rooms;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilewright.play.Play;
import tilewright.puzzle.Catalog;
import tilewright.text.Json;

/**
 * The state of a room in memory, but its last entries, as a text. Immutable; threads may share one.
 *
 * @param room as it is
 * @param requests that it has carried out
 * @param told of a race the hash of each version as clients are told it; else none
 */
record SnapshotText(Room room, List<Map.Entry<String, RoomLog.Done>> requests, List<String> told) {

    /*
     * Lines: the room without its plays, in JSON; for each version the seat and the id of its request, with blanks between them;
     * the hashes that were told, one behind the other; and of each play its steps, with the seat before the moves and blanks
     * between them, and its positions, with the number of steps before each and tabs between them.
     */

    private static final int LINES_BEFORE_PLAYS = 3;
    private static final int LINES_OF_PLAY = 2;
    private static final int HASH_LENGTH = 32;

    /** The sign for the seat {@link RoomEvent#NOBODY}. */
    private static final char NOBODY = '-';

    RoomSnapshot snapshot() {
        List<String> lines = new ArrayList<>(List.of(state().toString(), requestsLine(), String.join("", told)));
        for (SharedPlay play : room.plays()) {
            lines.add(play.steps().stream()
                    .map(step -> step.seat() + step.moves())
                    .collect(Collectors.joining(" ")));
            lines.add(play.positions().entrySet().stream()
                    .map(kept -> kept.getKey() + " " + kept.getValue())
                    .collect(Collectors.joining("\t")));
        }
        return RoomSnapshot.of(room.version(), room.hash(), String.join("\n", lines));
    }

    private String requestsLine() {
        String[] ofVersions = new String[(int) room.version()];
        Arrays.fill(ofVersions, "");
        for (Map.Entry<String, RoomLog.Done> request : requests) {
            int seat = request.getValue().seat();
            ofVersions[(int) request.getValue().version() - 1] =
                    (seat == RoomEvent.NOBODY ? NOBODY : (char) ('0' + seat)) + request.getKey();
        }
        return String.join(" ", ofVersions);
    }

    private Json.Obj state() {
        RoomClock clock = room.clock();
        Json.Obj state = Json.obj()
                .with("settings", room.settings().toJson())
                .withEach("seats", room.seats(), SnapshotText::seat)
                .with("left", numbers(clock.left()))
                .withEach("begun", clock.begun(), Json.Bool::new)
                .with("since", clock.since())
                .withEach("ballots", room.ballots(), SnapshotText::ballot)
                .with("analysis", room.analysis())
                .with("next", room.next())
                .with("playVersion", room.playVersion())
                .with("begins", room.begins())
                .with("last", room.last())
                .withEach("shares", room.shares(), SnapshotText::share);
        return room.ending()
                .map(ending -> state.with("how", ending.cause().word()).with("winner", ending.winner()))
                .orElse(state);
    }

    private static Json.Arr numbers(List<Long> numbers) {
        return Json.numbers(numbers.stream().mapToLong(Long::longValue).toArray());
    }

    private static Json.Obj seat(Seat seat) {
        return Json.obj()
                .with("level", seat.level())
                .with("taken", seat.taken())
                .with("name", seat.name())
                .with("standIn", seat.standIn())
                .with("out", seat.out())
                .with("finished", seat.finishedMillis());
    }

    private static Json.Obj ballot(Ballot ballot) {
        return Json.obj()
                .with("what", ballot.what().text())
                .with("by", ballot.by())
                .with(
                        "yes",
                        Json.numbers(ballot.yes().stream()
                                .mapToInt(Integer::intValue)
                                .toArray()));
    }

    private static Json.Obj share(LogShare share) {
        return Json.obj()
                .with("events", share.events())
                .with("characters", share.characters())
                .with("refusals", share.refusals())
                .with("asksFrom", share.asksFrom());
    }

    /**
     * Reads a room.
     *
     * @throws RuntimeException when it is none
     */
    static SnapshotText read(String id, Catalog catalog, RoomSnapshot snapshot) {
        String[] lines = snapshot.text().split("\n", -1);
        JsonFields state = JsonFields.of(Json.parse(lines[0]));
        RoomSettings settings = RoomSettings.of(state.fields("settings"));
        Play start = Play.load(catalog, settings.play());
        List<SharedPlay> plays = new ArrayList<>();
        for (int line = LINES_BEFORE_PLAYS; line < lines.length; line += LINES_OF_PLAY) {
            plays.add(SharedPlay.restored(start, steps(lines[line]), positions(lines[line + 1])));
        }
        Room room = new Room(
                id,
                settings,
                snapshot.version(),
                snapshot.hash(),
                plays,
                objects(state, "seats").map(SnapshotText::seat).toList(),
                clock(settings.clock(), state),
                objects(state, "ballots").map(SnapshotText::ballot).toList(),
                state.flag("analysis"),
                ending(state),
                state.text("next"),
                state.number("playVersion"),
                state.number("begins"),
                state.number("last"),
                objects(state, "shares").map(SnapshotText::share).toList());
        return new SnapshotText(room, requests(lines[1]), told(lines[2]));
    }

    private static List<SharedPlay.Step> steps(String line) {
        return line.isEmpty()
                ? List.of()
                : Arrays.stream(line.split(" "))
                        .map(step -> new SharedPlay.Step(step.charAt(0) - '0', step.substring(1)))
                        .toList();
    }

    private static NavigableMap<Integer, String> positions(String line) {
        NavigableMap<Integer, String> positions = new TreeMap<>();
        for (String kept : line.isEmpty() ? new String[0] : line.split("\t")) {
            int blank = kept.indexOf(' ');
            positions.put(Integer.parseInt(kept.substring(0, blank)), kept.substring(blank + 1));
        }
        return Collections.unmodifiableNavigableMap(positions);
    }

    private static List<Map.Entry<String, RoomLog.Done>> requests(String line) {
        String[] ofVersions = line.split(" ", -1);
        return IntStream.range(0, ofVersions.length)
                .filter(index -> !ofVersions[index].isEmpty())
                .mapToObj(index -> Map.entry(
                        ofVersions[index].substring(1), new RoomLog.Done(index + 1, seat(ofVersions[index].charAt(0)))))
                .toList();
    }

    private static int seat(char written) {
        return written == NOBODY ? RoomEvent.NOBODY : written - '0';
    }

    private static List<String> told(String line) {
        return IntStream.range(0, line.length() / HASH_LENGTH)
                .mapToObj(index -> line.substring(index * HASH_LENGTH, (index + 1) * HASH_LENGTH))
                .toList();
    }

    private static Stream<JsonFields> objects(JsonFields state, String name) {
        return state.items(name).stream().map(JsonFields::of);
    }

    private static RoomClock clock(TimeControl control, JsonFields state) {
        List<Boolean> begun =
                state.items("begun").stream().map(Json.TRUE::equals).toList();
        return new RoomClock(control, state.numbers("left"), begun, state.number("since"));
    }

    private static Seat seat(JsonFields seat) {
        return new Seat(
                seat.text("level"),
                seat.flag("taken"),
                seat.text("name"),
                seat.text("standIn"),
                seat.flag("out"),
                seat.number("finished"));
    }

    private static Ballot ballot(JsonFields ballot) {
        return new Ballot(
                Proposal.parse(ballot.text("what")),
                (int) ballot.number("by"),
                new TreeSet<>(
                        ballot.numbers("yes").stream().map(Math::toIntExact).toList()));
    }

    private static LogShare share(JsonFields share) {
        return new LogShare(
                (int) share.number("events"),
                share.number("characters"),
                (int) share.number("refusals"),
                share.number("asksFrom"));
    }

    private static Optional<Ending> ending(JsonFields state) {
        return state.has("how")
                ? Optional.of(new Ending(Ending.Cause.of(state.text("how")), (int) state.number("winner")))
                : Optional.empty();
    }
}
