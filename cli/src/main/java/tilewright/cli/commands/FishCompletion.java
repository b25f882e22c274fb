package tilewright.cli.commands;

import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Writes the completions of the shell fish. */
public final class FishCompletion {

    private FishCompletion() {}

    static String script(CommandLine root) {
        StringBuilder out = new StringBuilder();
        String name = root.getCommandName();
        root.getSubcommands().forEach((verb, command) -> {
            CommandSpec spec = command.getCommandSpec();
            if (!spec.usageMessage().hidden()) {
                out.append("complete -c ")
                        .append(name)
                        .append(" -n __fish_use_subcommand -f -a ")
                        .append(verb);
                describe(out, spec.usageMessage().description());
                options(out, name, verb, spec);
                puzzles(out, name, verb, spec);
            }
        });
        return out.toString();
    }

    private static void options(StringBuilder out, String name, String verb, CommandSpec spec) {
        for (OptionSpec option : spec.options()) {
            begin(out, name, verb)
                    .append(option.longestName().startsWith("--") ? " -l " : " -s ")
                    .append(option.longestName().replaceFirst("^-+", ""));
            if (option.arity().max() > 0) {
                out.append(" -r");
            }
            if (option.completionCandidates() != null) {
                out.append(" -f -a '")
                        .append(String.join(" ", option.completionCandidates()))
                        .append('\'');
            }
            describe(out, option.description());
        }
    }

    private static void puzzles(StringBuilder out, String name, String verb, CommandSpec spec) {
        for (ArgSpec parameter : spec.positionalParameters()) {
            if (parameter.completionCandidates() != null) {
                begin(out, name, verb)
                        .append(" -a '")
                        .append(String.join(" ", parameter.completionCandidates()))
                        .append("'\n");
            }
        }
    }

    private static StringBuilder begin(StringBuilder out, String name, String verb) {
        return out.append("complete -c ")
                .append(name)
                .append(" -n '__fish_seen_subcommand_from ")
                .append(verb)
                .append('\'');
    }

    private static void describe(StringBuilder out, String[] description) {
        String words = String.join(" ", description).replace("\\", "\\\\").replace("'", "\\'");
        out.append(" -d '").append(words).append("'\n");
    }
}
