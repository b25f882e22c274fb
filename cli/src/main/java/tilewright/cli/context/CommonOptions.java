package tilewright.cli.context;

import java.util.function.Supplier;
import picocli.CommandLine.ScopeType;
import tilewright.message.Words;

/** The options that all commands have. */
public final class CommonOptions {

    /** The choice of when results are colored. */
    enum Coloring {
        ALWAYS,
        NEVER,
        AUTO
    }

    private final OptionsBuilder builder;
    private final Supplier<Coloring> color;
    private final Supplier<Boolean> debug;

    /** @param words the language of their help */
    public CommonOptions(Words words) {
        builder = new OptionsBuilder(this, ScopeType.INHERIT, words);
        color = builder.option("--color", "WHEN", Coloring.AUTO, HelpMessages.color());
        builder.optional(RunLanguage.OPTION, "TAG", String.class, HelpMessages.lang()); // taken before: RunLanguage
        debug = builder.hiddenFlag("--debug");
    }

    public OptionsBuilder builder() {
        return builder;
    }

    Coloring color() {
        return color.get();
    }

    /** Whether a defect is to show where the program failed. */
    boolean debug() {
        return debug.get();
    }
}
