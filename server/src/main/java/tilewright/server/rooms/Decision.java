package tilewright.server.rooms;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import tilewright.message.Message;
import tilewright.text.Refusal;

/**
 * The decision of a room about a request: an event, or a refusal. Depends on nothing but its arguments.
 *
 * @param room as it is
 * @param rights of the client
 * @param away whether nobody is there for a seat, and has not been for a while
 * @param now in milliseconds since 1970
 */
record Decision(Room room, Rights rights, IntPredicate away, long now) {

    /**
     * Returns the event of a request.
     *
     * @throws RoomRefusal when there is none
     */
    RoomEvent event(RoomRequest.Change request) {
        RoomEvent event = decided(request);
        fits(event);
        return event;
    }

    /** Checks that the log has space for an event. */
    private void fits(RoomEvent event) {
        if (!room.shares().get(event.seat()).takes(event, room.seats().size())) {
            throw RoomRefusal.ever(RoomsMessages.shareUsed());
        }
    }

    private RoomEvent decided(RoomRequest.Change request) {
        return switch (request) {
            case RoomRequest.Make _ -> throw RoomRefusal.ever(RoomsMessages.noRequest());
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
        if (wanted >= room.seats().size() || !room.seats().get(wanted).person() || !rights.takes(wanted)) {
            throw RoomRefusal.ever(RoomsMessages.notYourSeat());
        }
        if (!room.seats().get(wanted).free()) {
            throw RoomRefusal.ever(RoomsMessages.seatTaken());
        }
        if (rights.seat() != RoomEvent.NOBODY) {
            throw RoomRefusal.ever(RoomsMessages.seatHeld());
        }
        if (!open(Permission.SIT)) {
            throw over();
        }
        return new RoomEvent.Sat(wanted, sit.name());
    }

    private RoomEvent stand() {
        int held = held();
        if (!open(Permission.STAND)) {
            throw RoomRefusal.ever(RoomsMessages.hasBegun());
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
        int seat = playing(Permission.ACT);
        base(act.base());
        Room after = tried(new RoomEvent.Acted(seat, act.moves()));
        return new RoomEvent.Acted(seat, after.playOf(seat).last().moves());
    }

    private RoomEvent undo(RoomRequest.Undo undo) {
        int seat = playing(Permission.UNDO);
        base(undo.base());
        SharedPlay play = room.playOf(seat);
        OptionalInt last = play.lastOf(seat);
        boolean own =
                last.isPresent() && (room.settings().way() != PlayMode.TURNS || last.getAsInt() == play.size() - 1);
        if (!own) {
            throw RoomRefusal.ever(RoomsMessages.nothingToUndo());
        }
        RoomEvent event = new RoomEvent.Undone(seat);
        Room _ = tried(event);
        return event;
    }

    /** Returns the room after an event, to see whether it can happen. */
    private Room tried(RoomEvent event) {
        try {
            return room.after(LogEntry.after(room.hash(), room.version() + 1, now, "", event));
        } catch (RoomRefusal already) {
            throw already;
        } catch (Refusal refusal) {
            throw RoomRefusal.ever(refusal.message());
        }
    }

    private RoomEvent vote(Proposal what, boolean yes) {
        int held = held();
        Optional<Ballot> open = room.ballot(what);
        if (!room.asked(what).contains(held)) {
            throw RoomRefusal.ever(RoomsMessages.notAsked());
        }
        if (!yes && open.isEmpty()) {
            throw RoomRefusal.ever(RoomsMessages.nothingAsked());
        }
        if (yes && open.filter(ballot -> ballot.yes().contains(held)).isPresent()) {
            throw RoomRefusal.ever(RoomsMessages.agreedAlready());
        }
        refusal(what, open.map(Ballot::by).orElse(held)).ifPresent(why -> {
            throw RoomRefusal.ever(why);
        });
        long wait = room.shares().get(held).asksFrom() - now;
        if (open.isEmpty() && wait > 0) {
            throw RoomRefusal.ever(RoomsMessages.askLater(Math.ceilDiv(wait, 1_000)));
        }
        return new RoomEvent.Voted(held, what, yes);
    }

    /** Returns why a proposal cannot be made now; empty when it can. */
    private Optional<Message> refusal(Proposal what, int by) {
        boolean fits = switch (what) {
            case Proposal.Takeback _ -> room.playOf(by).lastTurnOf(by).isPresent();
            case Proposal.Rematch _ -> room.next().isEmpty();
            case Proposal.Analyze _ -> !room.analysis();
            case Proposal.Computer(int left) ->
                room.mover() == left
                        && room.seats().get(left).played()
                        && away.test(left)
                        && !Room.standIn(room.playOf(left).play()).isEmpty();
        };
        return fits && open(Permission.of(what)) ? Optional.empty() : Optional.of(RoomsMessages.notProposable());
    }

    private RoomEvent resign() {
        int held = held();
        if (room.phase() == Room.Phase.OVER) {
            throw over();
        }
        if (!open(Permission.RESIGN) || room.seats().get(held).out()) {
            throw RoomRefusal.ever(RoomsMessages.nothingToResign());
        }
        return new RoomEvent.Resigned(held);
    }

    private RoomEvent back() {
        int held = held();
        Seat place = room.seats().get(held);
        if (!open(Permission.BACK) || place.standIn().isEmpty() || place.out()) {
            throw RoomRefusal.ever(RoomsMessages.notStoodIn());
        }
        // The turn is another's already, and nobody has moved since the computer did.
        SharedPlay play = room.playOf(held);
        boolean turn = room.mover() != held && play.size() > 0 && play.last().seat() == held;
        return new RoomEvent.Back(held, turn);
    }

    /** Returns whether the phase is one for a request. */
    private boolean open(Permission asked) {
        return asked.in(room.settings().way(), room.phase());
    }

    private int held() {
        if (rights.seat() == RoomEvent.NOBODY) {
            throw RoomRefusal.ever(RoomsMessages.watching());
        }
        return rights.seat();
    }

    /** Returns the seat, which may play now. */
    private int playing(Permission asked) {
        int seat = held();
        Seat place = room.seats().get(seat);
        if (room.phase() == Room.Phase.OVER) {
            throw over();
        }
        if (!open(asked) || now < room.begins()) {
            throw RoomRefusal.yet(RoomsMessages.notBegun());
        }
        if (!place.standIn().isEmpty() || place.out()) {
            throw RoomRefusal.ever(RoomsMessages.computerPlays());
        }
        if (room.settings().way() == PlayMode.TURNS && room.mover() != seat) {
            throw RoomRefusal.ever(RoomsMessages.notYourTurn());
        }
        return seat;
    }

    private void base(long base) {
        if (base > room.version()
                || base < room.playVersion() && room.settings().way() == PlayMode.TURNS) {
            throw RoomRefusal.ever(RoomsMessages.stale());
        }
    }

    private static RoomRefusal over() {
        return RoomRefusal.ever(RoomsMessages.isOver());
    }
}
