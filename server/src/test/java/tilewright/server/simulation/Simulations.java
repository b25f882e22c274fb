package tilewright.server.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Runs simulations and checks their histories. */
final class Simulations {

    private Simulations() {}

    /**
     * The result of a simulation with a seed.
     *
     * @param trace the hash of all that happened
     * @param faults none if all is well
     */
    record Result(String trace, List<String> faults, Scenario.Counts counts) {
        Result {
            faults = List.copyOf(faults);
        }
    }

    static Result run(long seed) {
        return run(seed, Fault.NONE, _ -> {});
    }

    /** @param printer takes each line of the trace */
    static Result run(long seed, Fault fault, Consumer<String> printer) {
        Scenario scenario = new Scenario(seed, fault, printer);
        List<String> faults = new ArrayList<>();
        try {
            scenario.run();
        } catch (RuntimeException thrown) {
            faults.add("thrown: " + thrown + " at " + List.of(thrown.getStackTrace()));
        }
        faults.addAll(HistoryChecker.faults(
                scenario.history(),
                scenario.database().logs(),
                scenario.database().deleted()));
        if (faults.isEmpty()) {
            faults.addAll(scenario.unfinished());
        }
        return new Result(scenario.simulation().traceHash(), faults, scenario.counts());
    }
}
