package tilewright.server.rooms;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The time that each seat has left. The first turn of a seat is not charged. Immutable.
 *
 * @param left milliseconds of each seat when its turn began; empty where there is no clock
 * @param begun whether a seat has had its first turn
 * @param since when the present turn began, in milliseconds since 1970
 */
record RoomClock(TimeControl control, List<Long> left, List<Boolean> begun, long since) {

    RoomClock {
        left = List.copyOf(left);
        begun = List.copyOf(begun);
    }

    static RoomClock of(TimeControl control, int seats) {
        boolean none = control instanceof TimeControl.None;
        return new RoomClock(
                control,
                none ? List.of() : Collections.nCopies(seats, control.initialMillis()),
                Collections.nCopies(seats, false),
                0);
    }

    /** Returns the clock when a turn begins without another having ended: at the beginning, or after a takeback. */
    RoomClock begins(long at) {
        return new RoomClock(control, left, begun, at);
    }

    /** Returns the clock after a turn. */
    RoomClock turned(int seat, long at) {
        List<Boolean> had = new ArrayList<>(begun);
        had.set(seat, true);
        if (left.isEmpty()) {
            return new RoomClock(control, left, had, at);
        }
        long spent = begun.get(seat) ? at - since : 0;
        List<Long> now = new ArrayList<>(left);
        now.set(seat, control.afterTurnMillis(Math.max(0, left.get(seat) - spent)));
        return new RoomClock(control, now, had, at);
    }

    /** Returns the clock after time that is charged to nobody. */
    RoomClock later(long millis) {
        return new RoomClock(control, left, begun, since + millis);
    }

    /** Returns whether the clock of a seat runs in its turn. */
    boolean runs(int seat) {
        return !left.isEmpty() && begun.get(seat);
    }

    /** Returns when the time of a seat is over if it is to move; {@link RoomStore.Due#NEVER} when its clock does not run. */
    long deadline(int seat) {
        return runs(seat) ? since + left.get(seat) : RoomStore.Due.NEVER;
    }
}
