package tilewright.server.rooms;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import tilewright.message.Message;
import tilewright.text.Refusal;

/**
 * What a room makes of a request: an event, or a refusal. Depends on nothing but its arguments.
 *
 * @param room as it is
 * @param seat that the client holds; {@link RoomEvent#NOBODY} for none
 * @param may whether the client may take a seat
 * @param away whether nobody is there for a seat, and has not been for a while
 * @param now in milliseconds since 1970
 */
record Decision(Room room, int seat, IntPredicate may, IntPredicate away, long now) {

    /**
     * Returns the event of a request.
     *
     * @throws NotNow when there is none
     */
    RoomEvent event(RoomRequest.Change request) {
        if (room.version() >= Room.MOST_EVENTS) {
            throw NotNow.ever(RoomsMessages.roomFull(Room.MOST_EVENTS));
        }
        return switch (request) {
            case RoomRequest.Make _ -> throw NotNow.ever(RoomsMessages.noRequest());
            case RoomRequest.Sit sit -> sit(sit);
            case RoomRequest.Stand _ -> stand();
            case RoomRequest.Move _ -> move();
            case RoomRequest.Act act -> act(act);
            case RoomRequest.Undo undo -> undo(undo);
            case RoomRequest.Vote(String _, Proposal what, boolean yes) -> vote(what, yes);
            case RoomRequest.Resign _ -> resign();
            case RoomRequest.Back _ -> back();
        };
    }

    private RoomEvent sit(RoomRequest.Sit sit) {
        int wanted = sit.seat();
        if (wanted >= room.seats().size() || !room.seats().get(wanted).person() || !may.test(wanted)) {
            throw NotNow.ever(RoomsMessages.notYourSeat());
        }
        if (!room.seats().get(wanted).free()) {
            throw NotNow.ever(RoomsMessages.seatTaken());
        }
        if (seat != RoomEvent.NOBODY) {
            throw NotNow.ever(RoomsMessages.seatHeld());
        }
        if (room.phase() == Room.Phase.OVER) {
            throw over();
        }
        return new RoomEvent.Sat(wanted, sit.name());
    }

    private RoomEvent stand() {
        int held = held();
        if (room.phase() != Room.Phase.WAITING && room.settings().way() != Way.TOGETHER) {
            throw NotNow.ever(RoomsMessages.hasBegun());
        }
        return new RoomEvent.Stood(held);
    }

    private RoomEvent move() {
        int held = held();
        if (!room.next().isEmpty()) {
            throw over(); // the seat is in the other room now
        }
        return new RoomEvent.Moved(held);
    }

    private RoomEvent act(RoomRequest.Act act) {
        playing();
        base(act.base());
        Room after = tried(new RoomEvent.Acted(seat, act.moves()));
        return new RoomEvent.Acted(seat, after.playOf(seat).steps().getLast().moves());
    }

    private RoomEvent undo(RoomRequest.Undo undo) {
        playing();
        base(undo.base());
        SharedPlay play = room.playOf(seat);
        OptionalInt last = play.lastOf(seat);
        boolean own = last.isPresent()
                && (room.settings().way() != Way.TURNS
                        || last.getAsInt() == play.steps().size() - 1);
        if (!own) {
            throw NotNow.ever(RoomsMessages.nothingToUndo());
        }
        RoomEvent event = new RoomEvent.Undone(seat);
        Room _ = tried(event);
        return event;
    }

    /** Returns the room after an event, to see whether it can happen. */
    private Room tried(RoomEvent event) {
        try {
            return room.after(LogEntry.after(room.hash(), room.version() + 1, now, "", event));
        } catch (NotNow already) {
            throw already;
        } catch (Refusal refusal) {
            throw NotNow.ever(refusal.message());
        }
    }

    private RoomEvent vote(Proposal what, boolean yes) {
        int held = held();
        Optional<Ballot> open = room.ballot(what);
        if (!room.asked(what).contains(held)) {
            throw NotNow.ever(RoomsMessages.notAsked());
        }
        if (!yes && open.isEmpty()) {
            throw NotNow.ever(RoomsMessages.nothingAsked());
        }
        if (yes && open.filter(ballot -> ballot.yes().contains(held)).isPresent()) {
            throw NotNow.ever(RoomsMessages.agreedAlready());
        }
        refusal(what, open.map(Ballot::by).orElse(held)).ifPresent(why -> {
            throw NotNow.ever(why);
        });
        return new RoomEvent.Voted(held, what, yes);
    }

    /** Returns why a proposal cannot be made now; empty when it can. */
    private Optional<Message> refusal(Proposal what, int by) {
        boolean playing = room.phase() == Room.Phase.PLAYING;
        boolean fits = switch (what) {
            case Proposal.Takeback _ ->
                playing
                        && room.settings().way() == Way.TURNS
                        && room.playOf(by).lastTurnOf(by).isPresent();
            case Proposal.Rematch _ ->
                room.phase() == Room.Phase.OVER && room.next().isEmpty();
            case Proposal.Analyze _ -> playing && !room.analysis();
            case Proposal.Computer(int left) ->
                playing
                        && room.mover() == left
                        && room.seats().get(left).played()
                        && away.test(left)
                        && !Room.standIn(room.playOf(left).play()).isEmpty();
        };
        return fits ? Optional.empty() : Optional.of(RoomsMessages.notProposable());
    }

    private RoomEvent resign() {
        int held = held();
        if (room.phase() == Room.Phase.OVER) {
            throw over();
        }
        if (room.phase() != Room.Phase.PLAYING
                || room.settings().way() == Way.TOGETHER
                || room.seats().get(held).out()) {
            throw NotNow.ever(RoomsMessages.nothingToResign());
        }
        return new RoomEvent.Resigned(held);
    }

    private RoomEvent back() {
        int held = held();
        Seat place = room.seats().get(held);
        if (place.standIn().isEmpty() || place.out() || room.phase() == Room.Phase.OVER) {
            throw NotNow.ever(RoomsMessages.notStoodIn());
        }
        return new RoomEvent.Back(held);
    }

    private int held() {
        if (seat == RoomEvent.NOBODY) {
            throw NotNow.ever(RoomsMessages.watching());
        }
        return seat;
    }

    /** Checks that the seat may play now. */
    private void playing() {
        Seat place = room.seats().get(held());
        switch (room.phase()) {
            case WAITING -> throw NotNow.yet(RoomsMessages.notBegun());
            case OVER -> throw over();
            case PLAYING -> {}
        }
        if (now < room.begins()) {
            throw NotNow.yet(RoomsMessages.notBegun());
        }
        if (!place.standIn().isEmpty() || place.out()) {
            throw NotNow.ever(RoomsMessages.computerPlays());
        }
        if (room.settings().way() == Way.TURNS && room.mover() != seat) {
            throw NotNow.ever(RoomsMessages.notYourTurn());
        }
    }

    private void base(long base) {
        if (base > room.version()
                || base < room.playVersion() && room.settings().way() == Way.TURNS) {
            throw NotNow.ever(RoomsMessages.stale());
        }
    }

    private static NotNow over() {
        return NotNow.ever(RoomsMessages.isOver());
    }
}
