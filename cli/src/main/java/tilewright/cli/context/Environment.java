package tilewright.cli.context;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import tilewright.search.Stop;

/**
 * The environment of the program: all that it has from outside, so that tests can give it something else.
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

    /**
     * Returns the locale of a category, such as {@code LC_MESSAGES}, by the rules of POSIX.
     *
     * @return {@code C} when there is none
     */
    String locale(String category) {
        return Stream.of("LC_ALL", category, "LANG")
                .map(this::variable)
                .filter(value -> !value.isEmpty())
                .findFirst()
                .orElse("C");
    }

    /** Whether the locale's characters are those of Unicode; so it is for a locale that names no characters at all. */
    boolean unicode() {
        String locale = locale("LC_CTYPE").toLowerCase(Locale.ROOT);
        return locale.contains("utf-8") || locale.contains("utf8") || locale.indexOf('.') < 0;
    }
}
