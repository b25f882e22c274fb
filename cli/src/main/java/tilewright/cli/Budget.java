package tilewright.cli;

import picocli.CommandLine.Option;
import tilewright.search.Limits;

/** How long to search for the answer to one line. */
final class Budget {

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Give a line up after so many steps of the search; by default 1,000,000,000.")
    private long nodes = 1_000_000_000;

    Limits limits() {
        if (nodes < 0) {
            throw Failure.usage("--nodes goes from 0 upward, not (" + nodes + ")");
        }
        return Limits.NONE.withNodes(nodes);
    }
}
