package tilewright.cli;

import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The options that all commands have. */
final class CommonOptions {

    /** When results are colored. */
    enum Coloring {
        ALWAYS,
        NEVER,
        AUTO
    }

    @Option(
            names = "--color",
            paramLabel = "WHEN",
            scope = ScopeType.INHERIT,
            description = "Colors: always, never, or auto: on a terminal without NO_COLOR.")
    Coloring color = Coloring.AUTO;

    /** For those who mend the program. */
    @Option(names = "--debug", hidden = true, scope = ScopeType.INHERIT)
    boolean debug;
}
