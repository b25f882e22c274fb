package tilewright.cli;

import java.util.Optional;
import java.util.function.Function;
import tilewright.cli.bulk.BulkEngine;
import tilewright.cli.bulk.SparkProcess;
import tilewright.cli.commands.Commands;
import tilewright.cli.context.CommonOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.Environment;
import tilewright.cli.context.Faults;
import tilewright.cli.context.Messages;
import tilewright.cli.context.Results;
import tilewright.cli.context.RunLanguage;
import tilewright.message.Words;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Workspace;

/** The program, for any puzzles and in any environment. */
final class Cli {

    private final Catalog catalog;
    private final Environment environment;
    private final Function<Context, BulkEngine> bulk;

    Cli(Catalog catalog, Environment environment) {
        this(catalog, environment, SparkProcess::new);
    }

    /** @param bulk does jobs over files */
    Cli(Catalog catalog, Environment environment, Function<Context, BulkEngine> bulk) {
        this.catalog = catalog;
        this.environment = environment;
        this.bulk = bulk;
    }

    /** Runs a command. The results are flushed; nothing is thrown. */
    int run(String... arguments) {
        try (Workspace workspace = new Workspace(Runtime.getRuntime().maxMemory() / 2)) {
            RunLanguage language;
            try {
                language = RunLanguage.of(arguments, environment);
            } catch (RuntimeException | Error fault) {
                return new Faults(context(workspace, Words.ENGLISH)).end(fault);
            }
            return run(
                    context(workspace, language.words()), language.arguments().toArray(String[]::new));
        }
    }

    private Context context(Workspace workspace, Words words) {
        return new Context(
                catalog,
                environment,
                new Results(environment.out(), words),
                new Messages(environment.err(), words),
                new CommonOptions(words),
                workspace,
                words);
    }

    private int run(Context context, String... arguments) {
        Faults faults = new Faults(context);
        try {
            Commands commands = new Commands(context, bulk.apply(context));
            String[] clear = withColor(withHelp(arguments));
            Optional<String> unknown = commands.unknown(clear);
            if (unknown.isPresent()) {
                return faults.unknownCommand(unknown.get(), commands.names());
            }
            int exit = commands.line(clear, faults).execute(clear);
            context.results().flush();
            return exit;
        } catch (RuntimeException | Error fault) {
            return faults.end(fault);
        }
    }

    /** The word {@code help} before a command is the option behind it. */
    private static String[] withHelp(String[] arguments) {
        if (arguments.length == 0 || !arguments[0].equals("help")) {
            return arguments;
        }
        return arguments.length == 1 ? new String[] {"--help"} : new String[] {arguments[1], "--help"};
    }

    /** The option alone means always; its value must be joined to it, so that it takes no other argument for its own. */
    private static String[] withColor(String[] arguments) {
        String[] clear = arguments.clone();
        for (int i = 0; i < clear.length && !clear[i].equals("--"); i++) {
            clear[i] = clear[i].equals("--color") ? "--color=always" : clear[i];
        }
        return clear;
    }
}
