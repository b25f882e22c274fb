package tilewright.cli.commands;

import java.util.Optional;
import java.util.function.Supplier;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.search.Limits;

/** The limits of the search for the answer to one line: its nodes and its memory. */
public final class Budget {

    private static final long GIGABYTE = 1L << 30;
    private static final int MOST_GIGABYTES = 1_000;
    /** Bytes of the heap that are not for tables. */
    private static final long OTHER = 96L << 20;

    private final Supplier<Long> nodes;
    private final Supplier<Optional<Integer>> gigabytes;

    Budget(OptionsBuilder builder) {
        nodes = builder.option("--nodes", "N", 1_000_000_000L, "Maximum nodes per line; by default 1,000,000,000.");
        gigabytes = builder.optional(
                "--memory",
                "GB",
                Integer.class,
                "Gigabytes for the tables of a proof, per thread; by default 1, or less if the Java heap is small.");
    }

    Limits limits() {
        return limits(Runtime.getRuntime().maxMemory());
    }

    /** @param heap the largest size of the Java heap in bytes */
    Limits limits(long heap) {
        long steps = nodes.get();
        if (steps < 0) {
            throw Failure.usage("--nodes must be at least 0, not " + steps);
        }
        return Limits.NONE
                .withNodes(steps)
                .withBytes(gigabytes.get().map(memory -> bytes(memory, heap)).orElseGet(() -> usual(heap)));
    }

    private static long bytes(int memory, long heap) {
        if (memory < 1 || memory > MOST_GIGABYTES) {
            throw Failure.usage("--memory must be 1–" + MOST_GIGABYTES + ", not " + memory);
        }
        long bytes = memory * GIGABYTE;
        if (memory > 1 && bytes > heap) {
            throw Failure.usage("--memory " + memory + " exceeds the Java heap of " + (heap >> 20)
                    + " MB; set TILEWRIGHT_JAVA_OPTIONS=-Xmx" + (memory + 2) + "g in the environment");
        }
        return bytes;
    }

    /** Such that one table fits in the heap beside the last one, which is kept, and what making it takes. */
    private static long usual(long heap) {
        return Math.min(GIGABYTE, Math.max(0, heap - OTHER) * 2 / 5);
    }
}
