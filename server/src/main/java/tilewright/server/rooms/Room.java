package tilewright.server.rooms;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tilewright.play.Play;
import tilewright.puzzle.Agent;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Status;
import tilewright.puzzle.Workspace;

/**
 * A room as its events have made it. Immutable.
 *
 * @param version of the last event
 * @param hash of the last event
 * @param plays of a race one for each seat, else one
 * @param ballots proposals that are voted on, no two about the same
 * @param analysis whether hints and analysis are allowed before the end
 * @param next the room where the game goes on; empty for none
 * @param playVersion of the last event that has changed a play otherwise than by adding to it, or the turn
 * @param begins when the game begins, in milliseconds since 1970; 0 while seats are free
 * @param last when the last event was
 * @param shares of each seat, what it has taken of the log
 */
record Room(
        String id,
        RoomSettings settings,
        long version,
        String hash,
        List<SharedPlay> plays,
        List<Seat> seats,
        RoomClock clock,
        List<Ballot> ballots,
        boolean analysis,
        Optional<Ending> ending,
        String next,
        long playVersion,
        long begins,
        long last,
        List<LogShare> shares) {

    /** Time between the last seat taken and the start of a race, in milliseconds. */
    static final long COUNTDOWN_MILLIS = 3_000;

    enum Phase {
        WAITING,
        PLAYING,
        OVER;

        String word() {
            return switch (this) {
                case WAITING -> "waiting";
                case PLAYING -> "playing";
                case OVER -> "over";
            };
        }
    }

    Room {
        plays = List.copyOf(plays);
        seats = List.copyOf(seats);
        ballots = List.copyOf(ballots);
        shares = List.copyOf(shares);
    }

    /**
     * Reads a room from its log.
     *
     * @param log one entry or more
     */
    static Room of(String id, Catalog catalog, List<LogEntry> log) {
        Room room = made(id, catalog, log.getFirst());
        for (LogEntry entry : log.subList(1, log.size())) {
            room = room.after(entry);
        }
        return room;
    }

    /**
     * Returns a room that has just been made.
     *
     * @param entry the first of its log
     * @throws IllegalArgumentException when it is not
     */
    static Room made(String id, Catalog catalog, LogEntry entry) {
        if (entry.version() != 1 || !entry.follows("")) {
            throw new IllegalArgumentException(
                    "version (%d) of room %s is no beginning".formatted(entry.version(), id));
        }
        if (!(entry.event() instanceof RoomEvent.Made(RoomSettings settings))) {
            throw new IllegalArgumentException("a log must begin with (made), not with (%s)".formatted(entry.kind()));
        }
        SharedPlay start = SharedPlay.begin(Play.load(catalog, settings.play()));
        int count = settings.seats().size();
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Seat seat = Seat.of(settings.seats().get(i));
            seats.add(settings.taken(i) ? seat.taken(settings.names().get(i)) : seat);
        }
        Room room = new Room(
                id,
                settings,
                entry.version(),
                entry.hash(),
                IntStream.range(0, settings.way() == PlayMode.RACE ? count : 1)
                        .mapToObj(_ -> start)
                        .toList(),
                seats,
                RoomClock.of(settings.clock(), count),
                List.of(),
                false,
                Optional.empty(),
                "",
                entry.version(),
                0,
                entry.at(),
                Collections.nCopies(count, LogShare.NONE));
        return room.begun(entry.at());
    }

    Phase phase() {
        if (ending.isPresent()) {
            return Phase.OVER;
        }
        return begins == 0 ? Phase.WAITING : Phase.PLAYING;
    }

    /** Returns the seat that is to move; {@link RoomEvent#NOBODY} where all may, or none. */
    int mover() {
        return phase() == Phase.PLAYING && plays.getFirst().play().status() instanceof Status.ToMove(int player, var _)
                ? player
                : RoomEvent.NOBODY;
    }

    /** Returns the play on which a seat plays. */
    SharedPlay playOf(int seat) {
        return plays.get(settings.way() == PlayMode.RACE ? seat : 0);
    }

    /** Returns whether nobody plays on a seat but a computer, and it is to move. */
    boolean computerToMove() {
        return mover() >= 0 && !seats.get(mover()).computer().isEmpty();
    }

    /** Returns when the time of the seat to move is over; {@link RoomStore.Due#NEVER} where it is not counted. */
    long deadline() {
        int mover = mover();
        return mover < 0 || computerToMove() ? RoomStore.Due.NEVER : clock.deadline(mover);
    }

    /** Returns the persons whose agreement a proposal needs. */
    List<Integer> asked(Proposal what) {
        int left = what instanceof Proposal.Computer(int seat) ? seat : RoomEvent.NOBODY;
        return IntStream.range(0, seats.size())
                .filter(seat -> seat != left
                        && seats.get(seat).taken()
                        && (what instanceof Proposal.Rematch || seats.get(seat).played()))
                .boxed()
                .toList();
    }

    Optional<Ballot> ballot(Proposal what) {
        return ballots.stream().filter(ballot -> ballot.what().equals(what)).findFirst();
    }

    /** Returns whether all agree to another game, which is not made yet. */
    boolean rematchAgreed() {
        return next.isEmpty()
                && ballot(new Proposal.Rematch())
                        .filter(ballot -> ballot.yes().containsAll(asked(ballot.what())))
                        .isPresent();
    }

    /** Returns the level of the computer that stands in for a person: the one in the middle; empty where there is none. */
    static String standIn(Play play) {
        List<String> levels = levels(play);
        return levels.isEmpty() ? "" : levels.get(levels.size() / 2);
    }

    /** Returns the levels of computer players, weakest first. */
    static List<String> levels(Play play) {
        try (Workspace workspace = new Workspace(0)) {
            return play.puzzle().abilities(workspace).agents().stream()
                    .map(Agent::id)
                    .toList();
        }
    }

    /**
     * Returns the room after an event.
     *
     * @param entry the next one of its log
     * @throws IllegalArgumentException when it is not the next one, or cannot happen here
     */
    Room after(LogEntry entry) {
        if (entry.version() != version + 1 || !entry.follows(hash)) {
            throw new IllegalArgumentException(
                    "version (%d) of room %s does not follow (%d)".formatted(entry.version(), id, version));
        }
        RoomDraft draft = new RoomDraft(this, entry);
        draft.apply(entry.event());
        return draft.room().begun(entry.at());
    }

    /** Returns the room with its game begun, if all is ready for that. */
    private Room begun(long at) {
        boolean ready = begins == 0
                && ending.isEmpty()
                && (settings.way() == PlayMode.TOGETHER || seats.stream().noneMatch(Seat::free));
        if (!ready) {
            return this;
        }
        long start = settings.way() == PlayMode.RACE ? at + COUNTDOWN_MILLIS : at;
        RoomDraft draft = new RoomDraft(this);
        draft.begins = start;
        draft.clock = clock.begins(start);
        return draft.room();
    }
}
