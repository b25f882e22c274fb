package tilewright.cli.context;

import java.util.function.Supplier;
import picocli.CommandLine.ScopeType;

/** The options that all commands have. */
public final class CommonOptions {

    /** The choice when results are colored. */
    enum Coloring {
        ALWAYS,
        NEVER,
        AUTO
    }

    private final OptionsBuilder builder = new OptionsBuilder(this, ScopeType.INHERIT);
    private final Supplier<Coloring> color = builder.option(
            "--color",
            "WHEN",
            Coloring.AUTO,
            "Color output: always, never, or auto (on a terminal, unless NO_COLOR is set).");
    private final Supplier<Boolean> debug = builder.hiddenFlag("--debug");

    public OptionsBuilder builder() {
        return builder;
    }

    Coloring color() {
        return color.get();
    }

    /** Whether somebody mends the program and wants to see where it failed. */
    boolean debug() {
        return debug.get();
    }
}
