package tilewright.cli.context;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.function.LongSupplier;
import tilewright.search.Stop;

/**
 * All that the program has from outside, so that tests can give it something else.
 *
 * @param variables those of the process
 * @param nanoClock a clock that never goes back, in nanoseconds
 * @param entropy a seed for those who name none; different each time
 * @param interrupted whether the person pressed Ctrl-C
 * @param server starts the studio's server
 */
public record Environment(
        InputStream in,
        OutputStream out,
        OutputStream err,
        Terminals terminals,
        Map<String, String> variables,
        LongSupplier nanoClock,
        LongSupplier entropy,
        Stop interrupted,
        ServerStarter server) {

    /** Returns the value of a variable; empty when there is none. */
    public String variable(String name) {
        return variables.getOrDefault(name, "");
    }
}
