package tilewright.server.rooms;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tilewright.puzzle.Status;

/** A room that an event is changing. One thread at a time. */
final class RoomDraft {

    private final Room before;
    private final long version;
    private final String hash;
    private final long at;
    private final List<SharedPlay> plays;
    private final List<Seat> seats;
    private final List<Ballot> ballots;
    private final List<LogShare> shares;
    private boolean analysis;
    private Optional<Ending> ending;
    private String next;
    private long playVersion;
    RoomClock clock;
    long begins;

    RoomDraft(Room before) {
        this(before, before.version(), before.hash(), before.last());
    }

    RoomDraft(Room before, LogEntry entry) {
        this(before, entry.version(), entry.hash(), entry.at());
        if (!entry.id().isEmpty()) {
            shares.set(entry.seat(), shares.get(entry.seat()).more(entry.data().length()));
        }
    }

    private RoomDraft(Room before, long version, String hash, long at) {
        this.before = before;
        this.version = version;
        this.hash = hash;
        this.at = at;
        this.plays = new ArrayList<>(before.plays());
        this.seats = new ArrayList<>(before.seats());
        this.ballots = new ArrayList<>(before.ballots());
        this.shares = new ArrayList<>(before.shares());
        this.analysis = before.analysis();
        this.ending = before.ending();
        this.next = before.next();
        this.playVersion = before.playVersion();
        this.clock = before.clock();
        this.begins = before.begins();
    }

    Room room() {
        return new Room(
                before.id(),
                before.settings(),
                version,
                hash,
                plays,
                seats,
                clock,
                ballots,
                analysis,
                ending,
                next,
                playVersion,
                begins,
                at,
                shares);
    }

    void apply(RoomEvent event) {
        switch (event) {
            case RoomEvent.Made _ -> throw new IllegalArgumentException("a room is made once");
            case RoomEvent.Sat(int seat, String name) ->
                seats.set(seat, seats.get(seat).taken(name));
            case RoomEvent.Stood(int seat) -> seats.set(seat, seats.get(seat).freed());
            case RoomEvent.Moved _ -> {}
            case RoomEvent.Acted(int seat, String moves) -> act(seat, moves);
            case RoomEvent.Undone(int seat) -> undo(seat);
            case RoomEvent.Voted(int seat, Proposal what, boolean yes) -> vote(seat, what, yes);
            case RoomEvent.Resigned(int seat) -> lose(seat, Ending.Cause.RESIGNED);
            case RoomEvent.Flagged(int seat) -> lose(seat, Ending.Cause.TIME);
            case RoomEvent.Back(int seat, boolean turn) -> back(seat, turn);
            case RoomEvent.Resumed(long lost) -> clock = clock.later(lost);
            case RoomEvent.Next(String room, RoomSettings _) -> {
                next = room;
                ballots.removeIf(ballot -> ballot.what() instanceof Proposal.Rematch);
            }
        }
    }

    private int index(int seat) {
        return before.settings().way() == PlayMode.RACE ? seat : 0;
    }

    private void act(int seat, String moves) {
        SharedPlay after = plays.get(index(seat)).acted(seat, moves);
        plays.set(index(seat), after);
        Status status = after.play().status();
        switch (before.settings().way()) {
            case TURNS -> {
                if (!(status instanceof Status.ToMove(int player, var _) && player == seat)) {
                    clock = clock.turned(seat, at);
                    changed();
                }
                if (status instanceof Status.Won(int player, var _, var _)) {
                    end(Ending.Cause.PLAYED, player);
                }
            }
            case TOGETHER -> {
                if (status.over()) {
                    end(Ending.Cause.PLAYED, RoomEvent.NOBODY);
                }
            }
            case RACE -> {
                if (status.over()) {
                    seats.set(seat, seats.get(seat).finished(Math.max(0, at - begins)));
                    endRace();
                }
            }
        }
    }

    private void undo(int seat) {
        int last = plays.get(index(seat)).lastOf(seat).orElseThrow();
        plays.set(index(seat), plays.get(index(seat)).without(last));
        changed();
    }

    private void back(int seat, boolean turn) {
        seats.set(seat, seats.get(seat).stoodInBy(""));
        if (turn) {
            takeBack(seat);
        }
    }

    /** The last turn of a seat is taken back, and it is to move again. */
    private void takeBack(int seat) {
        OptionalInt first = plays.getFirst().lastTurnOf(seat);
        plays.set(0, plays.getFirst().upTo(first.orElseThrow()));
        clock = clock.begins(at);
        changed();
    }

    private void vote(int seat, Proposal what, boolean yes) {
        Optional<Ballot> open =
                ballots.stream().filter(ballot -> ballot.what().equals(what)).findFirst();
        open.ifPresent(ballots::remove);
        if (!yes) {
            open.ifPresent(
                    asked -> shares.set(asked.by(), shares.get(asked.by()).refused(at)));
            return;
        }
        Ballot ballot = open.map(asked -> asked.with(seat)).orElseGet(() -> Ballot.asked(what, seat));
        if (!ballot.yes().containsAll(before.asked(what)) || what instanceof Proposal.Rematch) {
            ballots.add(ballot); // a rematch is made by an event of its own
            return;
        }
        switch (what) {
            case Proposal.Takeback _ -> takeBack(ballot.by());
            case Proposal.Analyze _ -> analysis = true;
            case Proposal.Computer(int away) ->
                seats.set(
                        away,
                        seats.get(away)
                                .stoodInBy(Room.standIn(before.playOf(away).play())));
            case Proposal.Rematch _ -> {}
        }
    }

    /** A seat gives up or has no time left: of two the other has won; of more a computer plays on. */
    private void lose(int seat, Ending.Cause cause) {
        if (before.settings().way() == PlayMode.RACE) {
            seats.set(seat, seats.get(seat).leftTo(""));
            endRace();
        } else if (seats.size() == 2) {
            end(cause, 1 - seat);
        } else {
            seats.set(
                    seat,
                    seats.get(seat).leftTo(Room.standIn(before.playOf(seat).play())));
            ballots.clear();
            if (seats.stream().noneMatch(Seat::played)) {
                end(cause, RoomEvent.NOBODY);
            }
        }
    }

    /** A race is over when all have finished or given up; the fastest has won. */
    private void endRace() {
        if (seats.stream().allMatch(seat -> seat.out() || seat.finishedMillis() != Seat.UNFINISHED)) {
            int winner = IntStream.range(0, seats.size())
                    .filter(seat -> seats.get(seat).finishedMillis() != Seat.UNFINISHED)
                    .boxed()
                    .min((one, other) -> Long.compare(
                            seats.get(one).finishedMillis(), seats.get(other).finishedMillis()))
                    .orElse(RoomEvent.NOBODY);
            end(winner < 0 ? Ending.Cause.RESIGNED : Ending.Cause.PLAYED, winner);
        }
    }

    private void end(Ending.Cause cause, int winner) {
        ending = Optional.of(new Ending(cause, winner));
        ballots.clear();
    }

    /** The turn is another, or what was played is no longer there: what was asked about it has no answer now. */
    private void changed() {
        playVersion = version;
        ballots.removeIf(
                ballot -> ballot.what() instanceof Proposal.Takeback || ballot.what() instanceof Proposal.Computer);
    }
}
