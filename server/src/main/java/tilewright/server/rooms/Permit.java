package tilewright.server.rooms;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A permit for an act of which a limited number is allowed: it is taken before the act, and given back when the act is
 * over, or was not done after all.
 *
 * <p>Threads may share one.
 */
public final class Permit {

    private final Runnable back;
    private final AtomicBoolean given = new AtomicBoolean();

    /** @param back called when it is given back, once at most */
    public Permit(Runnable back) {
        this.back = back;
    }

    /** Gives the permit back, unless that was done before. */
    public void giveBack() {
        if (given.compareAndSet(false, true)) {
            back.run();
        }
    }
}
