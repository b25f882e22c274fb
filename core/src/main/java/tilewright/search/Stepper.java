package tilewright.search;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Walks through a search step by step, forward and back. A step is an event that one can watch; step 0 is the
 * beginning. Where step <i>n</i> stands is a function of the problem and of <i>n</i>, so going back is starting again.
 *
 * <p>Mutable; one thread at a time.
 *
 * @param <T> the search
 */
public final class Stepper<T extends Search> {

    private final Supplier<T> beginning;
    private T search;
    private long step;
    private long solutions;
    private long deadEnds;
    private int event;

    /** @param beginning gives the search at its beginning, the same each time */
    public Stepper(Supplier<T> beginning) {
        this.beginning = beginning;
        this.search = beginning.get();
    }

    /** The search as it stands at this step. */
    public T search() {
        return search;
    }

    public long step() {
        return step;
    }

    /** Solutions up to this step, this one included. */
    public long solutions() {
        return solutions;
    }

    /** Dead ends up to this step, this one included. */
    public long deadEnds() {
        return deadEnds;
    }

    /** The event of this step; 0 at the beginning; {@link Search#FINISHED} behind the last step. */
    public int event() {
        return event;
    }

    /** Goes to a step, or to the end if that comes earlier, unless it is stopped on the way. */
    public void goTo(long wanted, Stop stop) {
        if (wanted < step) {
            search = beginning.get();
            step = 0;
            solutions = 0;
            deadEnds = 0;
            event = 0;
        }
        while (step < wanted && event != Search.FINISHED && !((step & 0xfff) == 0xfff && stop.asked())) {
            advance();
        }
    }

    /** Goes forward to the next of these events, or to the end, unless it is stopped on the way. */
    public void goToEvent(int events, Stop stop) {
        goOn(() -> (event & events) != 0, stop);
    }

    /** Goes forward, at least one step, until a condition holds, or to the end, unless it is stopped on the way. */
    public void goOn(BooleanSupplier holds, Stop stop) {
        do {
            advance();
        } while (event != Search.FINISHED && !holds.getAsBoolean() && !((step & 0xfff) == 0xfff && stop.asked()));
    }

    private void advance() {
        if (event == Search.FINISHED) {
            return;
        }
        event = search.run(Search.STEPS, Long.MAX_VALUE);
        step++;
        if (event == Search.SOLUTION) {
            solutions++;
        } else if (event == Search.DEAD_END) {
            deadEnds++;
        }
    }
}
