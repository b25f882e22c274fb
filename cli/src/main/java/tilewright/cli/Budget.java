package tilewright.cli;

import picocli.CommandLine.Option;
import tilewright.search.Limits;

/** How long to search for the answer to one line, and how much memory it may take. */
final class Budget {

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Give a line up after so many steps of the search; by default 1,000,000,000.")
    private long nodes = 1_000_000_000;

    @Option(
            names = "--memory",
            paramLabel = "GB",
            description = "Gigabytes that the tables of a proof may take on each thread; by default 1.")
    private int gigabytes = 1;

    Limits limits() {
        if (nodes < 0) {
            throw Failure.usage("--nodes goes from 0 upward, not (" + nodes + ")");
        }
        if (gigabytes < 1) {
            throw Failure.usage("--memory goes from 1 upward, not (" + gigabytes + ")");
        }
        long bytes = gigabytes * (1L << 30);
        long heap = Runtime.getRuntime().maxMemory();
        if (gigabytes > 1 && bytes > heap) {
            throw Failure.usage("--memory " + gigabytes + " is more than Java may use here, " + (heap >> 20)
                    + " MB; set TILEWRIGHT_JAVA_OPTIONS=-Xmx" + (gigabytes + 2) + "g in the environment");
        }
        return Limits.NONE.withNodes(nodes).withBytes(bytes);
    }
}
