package tilewright.cli.commands;

import java.util.function.Supplier;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.search.Limits;

/** How long to search for the answer to one line, and how much memory it may take. */
public final class Budget {

    private final Supplier<Long> nodes;
    private final Supplier<Integer> gigabytes;

    Budget(OptionsBuilder builder) {
        nodes = builder.option("--nodes", "N", 1_000_000_000L, "Maximum nodes per line; by default 1,000,000,000.");
        gigabytes =
                builder.option("--memory", "GB", 1, "Gigabytes for the tables of a proof, per thread; by default 1.");
    }

    Limits limits() {
        long steps = nodes.get();
        if (steps < 0) {
            throw Failure.usage("--nodes must be at least 0, not " + steps);
        }
        int memory = gigabytes.get();
        if (memory < 1) {
            throw Failure.usage("--memory must be at least 1, not " + memory);
        }
        long bytes = memory * (1L << 30);
        long heap = Runtime.getRuntime().maxMemory();
        if (memory > 1 && bytes > heap) {
            throw Failure.usage("--memory " + memory + " exceeds the Java heap of " + (heap >> 20)
                    + " MB; set TILEWRIGHT_JAVA_OPTIONS=-Xmx" + (memory + 2) + "g in the environment");
        }
        return Limits.NONE.withNodes(steps).withBytes(bytes);
    }
}
