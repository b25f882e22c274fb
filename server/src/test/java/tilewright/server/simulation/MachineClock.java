package tilewright.server.simulation;

/** The clock of a machine, which may be set. One thread. */
final class MachineClock {

    private final Simulation simulation;
    private long aheadMillis;

    MachineClock(Simulation simulation) {
        this.simulation = simulation;
    }

    /** Returns its time in milliseconds since 1970. */
    long millis() {
        return simulation.millis() + aheadMillis;
    }

    /** Sets it forward; back if it is negative. */
    void set(long byMillis) {
        aheadMillis += byMillis;
    }
}
