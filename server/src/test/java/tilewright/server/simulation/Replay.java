package tilewright.server.simulation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tilewright.Puzzles;
import tilewright.play.Play;
import tilewright.puzzle.Status;
import tilewright.search.Stop;
import tilewright.server.rooms.LogEntry;
import tilewright.text.Json;

/**
 * A replay of a log by {@code docs/reference/rooms.md}, written for the checker alone: nothing in it is the server's
 * but the entries of the log. An event that the document does not allow is a {@link Violation}.
 *
 * <p>One thread.
 */
final class Replay {

    private static final int NOBODY = -1;
    private static final long COUNTDOWN_MILLIS = 3_000;

    /** As much of an absence may be charged as if it were any time. */
    private static final long NOTICED_MILLIS = 2_500;

    /** An event that is against the document. */
    static final class Violation extends RuntimeException {
        private static final long serialVersionUID = 1;

        Violation(String message) {
            super(message);
        }
    }

    private record Step(int seat, String moves) {}

    private static final class Seat {
        private final String level;
        private boolean taken;
        private boolean out;
        private String name = "";
        private String standIn = "";
        private long finished = -1;

        private Seat(String level) {
            this.level = level;
        }

        private String computer() {
            return level.isEmpty() ? standIn : level;
        }

        private boolean played() {
            return taken && standIn.isEmpty() && !out;
        }
    }

    private final Map<Integer, Integer> refusals = new HashMap<>();
    private final Map<Integer, Long> asksFrom = new HashMap<>();

    private record Ballot(int by, Set<Integer> yes) {}

    private final String way;
    private final String clock;
    private final Play start;
    private final List<Seat> seats = new ArrayList<>();
    private final List<List<Step>> steps = new ArrayList<>();
    private final List<Play> plays = new ArrayList<>();
    private final List<Long> left = new ArrayList<>();
    private final List<Boolean> begun = new ArrayList<>();
    private final Map<String, Ballot> ballots = new LinkedHashMap<>();
    private final String before;
    private boolean analysis;
    private long since;
    private long turnBegan;
    private long begins;
    private String how = "";
    private int winner = NOBODY;
    private String next = "";

    /** Begins with the first entry of a log. */
    Replay(LogEntry made) {
        require(made.kind().equals("made") && made.seat() == NOBODY, "a log must begin with a room made");
        Json.Obj settings = (Json.Obj) Json.parse(made.data());
        way = Fields.text(settings, "way");
        clock = Fields.text(settings, "clock");
        before = Fields.text(settings, "before");
        start = Play.load(Puzzles.CATALOG, Fields.text(settings, "play"));
        List<String> names = Fields.texts(settings, "names");
        for (String level : Fields.texts(settings, "seats")) {
            Seat seat = new Seat(level);
            if (!names.isEmpty() && !names.get(seats.size()).equals("\n")) {
                seat.taken = true;
                seat.name = names.get(seats.size());
            }
            seats.add(seat);
        }
        int boards = way.equals("race") ? seats.size() : 1;
        for (int i = 0; i < boards; i++) {
            steps.add(new ArrayList<>());
            plays.add(start);
        }
        if (!clock.equals("none")) {
            left.addAll(Collections.nCopies(seats.size(), initialMillis()));
        }
        begun.addAll(Collections.nCopies(seats.size(), false));
        begin(made.at());
    }

    private long initialMillis() {
        String[] words = clock.split(" ");
        return Long.parseLong(words[1]) * (words[0].equals("days") ? 86_400_000L : 1_000L);
    }

    private static void require(boolean holds, String message) {
        if (!holds) {
            throw new Violation(message);
        }
    }

    String before() {
        return before;
    }

    int seatCount() {
        return seats.size();
    }

    boolean race() {
        return way.equals("race");
    }

    String phase() {
        if (!how.isEmpty()) {
            return "over";
        }
        return begins == 0 ? "waiting" : "playing";
    }

    int mover() {
        return phase().equals("playing") && plays.getFirst().status() instanceof Status.ToMove(int player, var _)
                ? player
                : NOBODY;
    }

    private boolean playing() {
        return phase().equals("playing");
    }

    private Seat seat(LogEntry entry) {
        require(entry.seat() >= 0 && entry.seat() < seats.size(), "there is no such seat");
        return seats.get(entry.seat());
    }

    private int board(int seat) {
        return way.equals("race") ? seat : 0;
    }

    /** Takes the next entry. */
    void after(LogEntry entry, List<History.Downtime> downtimes) {
        switch (entry.kind()) {
            case "sat" -> {
                Seat seat = seat(entry);
                require(seat.level.isEmpty() && !seat.taken, "somebody sits on a seat that is not free");
                require(!phase().equals("over"), "somebody sits down when all is over");
                seat.taken = true;
                seat.name = entry.data();
            }
            case "stood" -> {
                Seat seat = seat(entry);
                require(seat.taken, "somebody stands up from a free seat");
                require(way.equals("together") || phase().equals("waiting"), "somebody stands up in a game");
                seat.taken = false;
                seat.name = "";
            }
            case "moved" -> require(seat(entry).taken, "a free seat goes to another device");
            case "acted" -> act(entry, downtimes);
            case "undone" -> undo(entry);
            case "voted" -> vote(entry);
            case "resigned" -> {
                require(
                        playing() && !way.equals("together") && seat(entry).taken && !seat(entry).out,
                        "somebody resigns who cannot");
                lose(entry.seat(), "resigned");
            }
            case "flagged" -> {
                require(playing() && mover() == entry.seat() && seat(entry).played(), "another one's time is over");
                require(runs(entry.seat()), "the time of a seat is over whose clock does not run");
                require(entry.at() >= since + left.get(entry.seat()), "the time of a seat is not over yet");
                charge(entry, entry.at() - since, downtimes);
                lose(entry.seat(), "time");
            }
            case "back" -> {
                Seat seat = seat(entry);
                require(!seat.standIn.isEmpty() && !seat.out && playing(), "a seat is taken back from nobody");
                boolean made = mover() != entry.seat()
                        && !steps.getFirst().isEmpty()
                        && steps.getFirst().getLast().seat() == entry.seat();
                require(
                        entry.data().equals(made ? "turn" : ""),
                        "a turn of a computer stays, or another one is taken back");
                seat.standIn = "";
                if (made) {
                    takeBack(entry.seat());
                    since = entry.at();
                    turnBegan = entry.at();
                    changed();
                }
            }
            case "resumed" -> since += Long.parseLong(entry.data());
            case "next" -> {
                require(phase().equals("over") && next.isEmpty(), "another game is made before the end, or twice");
                require(
                        ballots.containsKey("rematch")
                                && ballots.get("rematch").yes().containsAll(asked("rematch")),
                        "another game is made that not all want");
                next = entry.data().split(" ", 2)[0];
                ballots.remove("rematch");
            }
            default -> throw new Violation("there is no such event: " + entry.kind());
        }
        begin(entry.at());
    }

    /** Begins the game when all are there. */
    private void begin(long at) {
        boolean ready = way.equals("together") || seats.stream().allMatch(seat -> seat.taken || !seat.level.isEmpty());
        if (begins == 0 && how.isEmpty() && ready) {
            begins = way.equals("race") ? at + COUNTDOWN_MILLIS : at;
            since = begins;
            turnBegan = begins;
        }
    }

    private boolean runs(int seat) {
        return !left.isEmpty() && begun.get(seat);
    }

    private void act(LogEntry entry, List<History.Downtime> downtimes) {
        Seat seat = seat(entry);
        int board = board(entry.seat());
        require(playing() && entry.at() >= begins, "somebody plays while there is no game");
        require(entry.id().isEmpty() ? !seat.computer().isEmpty() : seat.played(), "another one plays than should");
        require(!way.equals("turns") || mover() == entry.seat(), "somebody plays who is not to move");
        plays.set(board, plays.get(board).moved(entry.data(), Stop.never()));
        steps.get(board).add(new Step(entry.seat(), entry.data()));
        Status status = plays.get(board).status();
        if (way.equals("turns")) {
            boolean goesOn = status instanceof Status.ToMove(int player, var _) && player == entry.seat();
            if (!goesOn) {
                turn(entry, downtimes);
            }
            if (status instanceof Status.Won(int player, var _, var _)) {
                end("played", player);
            }
        } else if (status.over() && way.equals("together")) {
            end("played", NOBODY);
        } else if (status.over()) {
            seat.finished = Math.max(0, entry.at() - begins);
            endRace();
        }
    }

    private void turn(LogEntry entry, List<History.Downtime> downtimes) {
        int seat = entry.seat();
        if (!left.isEmpty()) {
            long spent = begun.get(seat) ? entry.at() - since : 0;
            if (!entry.id().isEmpty()) {
                charge(entry, spent, downtimes);
            }
            long rest = Math.max(0, left.get(seat) - spent);
            left.set(
                    seat,
                    clock.startsWith("fischer") ? rest + Long.parseLong(clock.split(" ")[2]) * 1_000 : initialMillis());
        }
        begun.set(seat, true);
        since = entry.at();
        turnBegan = entry.at();
        changed();
    }

    /** Time in which no server was there is charged to nobody. */
    private void charge(LogEntry entry, long spent, List<History.Downtime> downtimes) {
        long down = downtimes.stream()
                .mapToLong(time -> Math.min(time.to(), entry.at()) - Math.max(time.from(), turnBegan))
                .map(time -> Math.max(0, time - NOTICED_MILLIS))
                .sum();
        require(
                spent <= entry.at() - turnBegan - down,
                "%d ms are charged of %d, in %d of which there was no server"
                        .formatted(spent, entry.at() - turnBegan, down));
    }

    private void changed() {
        ballots.keySet().removeIf(what -> what.equals("takeback") || what.startsWith("computer"));
    }

    private void undo(LogEntry entry) {
        int board = board(entry.seat());
        require(playing() && seat(entry).played(), "something is taken back by another one than may");
        List<Step> made = steps.get(board);
        int last = lastOf(made, entry.seat());
        require(last >= 0, "a step is taken back that nobody has made");
        require(!way.equals("turns") || last == made.size() - 1, "a step of another turn is taken back");
        made.remove(last);
        again(board);
        changed();
    }

    private static int lastOf(List<Step> made, int seat) {
        int last = made.size() - 1;
        while (last >= 0 && made.get(last).seat() != seat) {
            last--;
        }
        return last;
    }

    /** Plays all steps once more. */
    private void again(int board) {
        Play play = start;
        for (Step step : steps.get(board)) {
            play = play.moved(step.moves(), Stop.never());
        }
        plays.set(board, play);
    }

    private List<Integer> asked(String what) {
        List<Integer> asked = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            boolean person =
                    what.equals("rematch") ? seats.get(i).taken : seats.get(i).played();
            if (person && !what.equals("computer " + i)) {
                asked.add(i);
            }
        }
        return asked;
    }

    private void vote(LogEntry entry) {
        String[] words = entry.data().split(" ", 2);
        String what = words[1];
        require(asked(what).contains(entry.seat()), "somebody votes who is not asked");
        Ballot open = ballots.remove(what);
        if (words[0].equals("no")) {
            if (open == null) {
                throw new Violation("somebody says no to what nobody has asked");
            }
            int refused = refusals.merge(open.by(), 1, Integer::sum);
            long pause = Math.min(600, 10L << Math.min(refused - 1, 10));
            asksFrom.put(open.by(), entry.at() + pause * 1_000);
            return;
        }
        require(open != null || entry.at() >= asksFrom.getOrDefault(entry.seat(), 0L), "somebody asks again too soon");
        Ballot ballot = open == null ? new Ballot(entry.seat(), new TreeSet<>()) : open;
        require(ballot.yes().add(entry.seat()), "somebody says yes twice");
        require(what.equals("rematch") == phase().equals("over"), "a vote is at the wrong time");
        if (!ballot.yes().containsAll(asked(what)) || what.equals("rematch")) {
            ballots.put(what, ballot);
            return;
        }
        if (what.equals("takeback")) {
            takeBack(ballot.by());
            since = entry.at();
            turnBegan = entry.at();
            changed();
        } else if (what.equals("analyze")) {
            analysis = true;
        } else {
            int seat = Integer.parseInt(what.split(" ")[1]);
            require(mover() == seat, "a computer stands in for who is not to move");
            seats.get(seat).standIn = "?";
        }
    }

    private void takeBack(int seat) {
        require(way.equals("turns"), "a turn is taken back where there are none");
        List<Step> made = steps.getFirst();
        int first = lastOf(made, seat);
        require(first >= 0, "a turn is taken back that nobody has made");
        while (first > 0 && made.get(first - 1).seat() == seat) {
            first--;
        }
        made.subList(first, made.size()).clear();
        again(0);
    }

    private void lose(int seat, String why) {
        Seat loser = seats.get(seat);
        if (way.equals("race")) {
            loser.out = true;
            endRace();
        } else if (seats.size() == 2) {
            end(why, 1 - seat);
        } else {
            loser.out = true;
            loser.standIn = "?";
            ballots.clear();
            if (seats.stream().noneMatch(Seat::played)) {
                end(why, NOBODY);
            }
        }
    }

    private void endRace() {
        if (seats.stream().allMatch(seat -> seat.out || seat.finished >= 0)) {
            int best = NOBODY;
            for (int i = 0; i < seats.size(); i++) {
                long time = seats.get(i).finished;
                if (time >= 0 && (best < 0 || time < seats.get(best).finished)) {
                    best = i;
                }
            }
            end(best < 0 ? "resigned" : "played", best);
        }
    }

    private void end(String why, int who) {
        how = why;
        winner = who;
        ballots.clear();
    }

    /** Returns the saved plays: of a race one for each seat, else one. */
    List<String> saved() {
        return plays.stream().map(Play::save).toList();
    }

    /** Returns the saved play that a seat sees; -1 for who watches. */
    String saved(int seat) {
        if (!way.equals("race")) {
            return plays.getFirst().save();
        }
        if (seat >= 0) {
            return plays.get(seat).save();
        }
        return winner >= 0 ? plays.get(winner).save() : start.save();
    }

    /** Returns the state that clients should be told, as far as it follows from the document. */
    String told() {
        StringBuilder told = new StringBuilder(way).append(' ').append(phase());
        told.append(" mover ").append(mover());
        for (Seat seat : seats) {
            told.append(seat.taken ? " taken " + seat.name : " free")
                    .append(seat.computer().isEmpty() ? "" : " computer");
        }
        told.append(" left ").append(left).append(" since ").append(counted() ? since : 0);
        ballots.forEach((what, ballot) -> told.append(" vote ").append(what).append(ballot.yes()));
        told.append(" ")
                .append(how)
                .append(" winner ")
                .append(winner)
                .append(" next ")
                .append(next);
        return told.append(" begins ").append(begins).toString();
    }

    /** Returns whether the clock of the one to move runs. */
    private boolean counted() {
        int mover = mover();
        return mover >= 0 && seats.get(mover).computer().isEmpty() && runs(mover);
    }

    /** Returns what a client was told, written like {@link #told}. */
    static String told(Json.Obj state) {
        StringBuilder told =
                new StringBuilder(Fields.text(state, "way")).append(' ').append(Fields.text(state, "phase"));
        told.append(" mover ").append(Fields.number(state, "mover"));
        for (Json.Obj seat : Fields.objects(state, "seats")) {
            told.append(Fields.flag(seat, "taken") ? " taken " + Fields.text(seat, "name") : " free")
                    .append(Fields.text(seat, "level").isEmpty() ? "" : " computer");
        }
        Json.Obj clock = Fields.object(state, "clock");
        told.append(" left ").append(Fields.numbers(clock, "left"));
        told.append(" since ").append(Fields.number(clock, "since"));
        for (Json.Obj vote : Fields.objects(state, "votes")) {
            told.append(" vote ").append(Fields.text(vote, "what")).append(Fields.numbers(vote, "yes"));
        }
        Json.Obj ending = Fields.object(state, "ending");
        told.append(" ").append(Fields.text(ending, "how")).append(" winner ").append(Fields.number(ending, "winner"));
        told.append(" next ").append(Fields.text(state, "next"));
        return told.append(" begins ").append(Fields.number(state, "begins")).toString();
    }

    boolean analysis() {
        return analysis;
    }
}
