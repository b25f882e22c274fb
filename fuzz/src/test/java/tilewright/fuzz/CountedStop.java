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

    /** How often it was looked at. */
    int looked() {
        return looked.get();
    }

    /** How often it was looked at when it had asked already. */
    int after() {
        return Math.max(0, looked.get() - looks);
    }
}
