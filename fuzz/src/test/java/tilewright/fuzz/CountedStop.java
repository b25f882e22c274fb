package tilewright.fuzz;

import java.util.concurrent.atomic.AtomicInteger;
import tilewright.search.Stop;

/** A stop that is asked after a number of looks, and counts those after it. Threads may share one. */
final class CountedStop implements Stop {

    private final int looks;
    private final AtomicInteger looked = new AtomicInteger();

    CountedStop(int looks) {
        this.looks = looks;
    }

    @Override
    public boolean asked() {
        return looked.incrementAndGet() > looks;
    }

    /** Returns the number of looks. */
    int looked() {
        return looked.get();
    }

    /** Returns the number of looks after it was asked. */
    int after() {
        return Math.max(0, looked.get() - looks);
    }
}
