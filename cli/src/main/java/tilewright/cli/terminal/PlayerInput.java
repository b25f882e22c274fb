package tilewright.cli.terminal;

import java.io.Closeable;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The source of a player's lines. */
public interface PlayerInput extends Closeable {

    /** The next line; empty when there will be none. */
    Optional<String> line(String prompt);

    /** Whether the person pressed Ctrl-C instead of typing a line. */
    default boolean interrupted() {
        return false;
    }

    /** The number of columns of the window in which the game is shown; very large without a window. */
    default int columns() {
        return Integer.MAX_VALUE;
    }

    @Override
    default void close() {}

    /** The words that may be typed now, with which a terminal completes a line. */
    @FunctionalInterface
    interface Completions extends Supplier<List<String>> {}
}
