package tilewright.cli;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Study;

/** The program, for any puzzles and in any surroundings. */
final class Cli {

    /** Verbs that are known even when no puzzle has them, and what they are about. */
    private static final Map<String, String> STUDIES = studies();

    private final Catalog catalog;
    private final Context context;
    private final IFactory factory;

    Cli(Catalog catalog, Surroundings around) {
        this.catalog = catalog;
        this.context = new Context(
                catalog, around, new Results(around.out()), new Messages(around.err()), new CommonOptions());
        this.factory = new Factory(catalog);
    }

    private static Map<String, String> studies() {
        Map<String, String> studies = new LinkedHashMap<>();
        studies.put("rate", "Tells how difficult each position is.");
        studies.put("analyze", "Gives the best moves of each position, and its value where it is proved.");
        studies.put("perft", "Counts the sequences of moves from each position, for tests.");
        return studies;
    }

    /** Runs a command. The results are flushed; nothing is thrown. */
    int run(String... arguments) {
        Faults faults = new Faults(context);
        try {
            int exit = commands(faults).execute(withColor(arguments));
            context.results().flush();
            return exit;
        } catch (RuntimeException | Error fault) {
            return faults.end(fault);
        }
    }

    /** The option alone means always; its value must be joined to it, so that it takes no other argument for its own. */
    private static String[] withColor(String[] arguments) {
        String[] clear = arguments.clone();
        for (int i = 0; i < clear.length && !clear[i].equals("--"); i++) {
            clear[i] = clear[i].equals("--color") ? "--color=always" : clear[i];
        }
        return clear;
    }

    private CommandLine commands(Faults faults) {
        CommandLine root = helpful(new Tilewright(context.results()));
        CommandSpec spec = root.getCommandSpec();
        spec.addMixin("options", CommandSpec.forAnnotatedObject(context.options(), factory));
        spec.addOption(OptionSpec.builder("-V", "--version")
                .versionHelp(true)
                .description("Show the version.")
                .build());
        add(root, "list", ListCommand::new);
        add(root, "new", NewCommand::new);
        add(root, "show", ShowCommand::new);
        add(root, "play", PlayCommand::new);
        add(root, "solve", SolveCommand::new);
        add(root, "count", CountCommand::new);
        add(root, "hint", HintCommand::new);
        verbs().forEach((verb, about) -> study(root, verb, about));
        add(root, "watch", WatchCommand::new);
        add(root, "convert", ConvertCommand::new);
        add(root, "serve", ServeCommand::new);
        add(root, "completion", CompletionCommand::new);
        root.addSubcommand("print", helpful(new PrintCommand()).setUnmatchedArgumentsAllowed(true));
        return root.setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(context.results().writer())
                .setErr(context.messages().writer())
                .setColorScheme(CommandLine.Help.defaultColorScheme(context.colored() ? Ansi.ON : Ansi.OFF))
                .setParameterExceptionHandler(faults)
                .setExecutionExceptionHandler(faults);
    }

    private void add(CommandLine root, String verb, Function<Context, Object> command) {
        root.addSubcommand(verb, helpful(command.apply(context)));
    }

    /** A command with the option that shows its help. */
    private CommandLine helpful(Object command) {
        CommandLine line = new CommandLine(command, factory);
        CommandSpec spec = line.getCommandSpec();
        spec.usageMessage()
                .abbreviateSynopsis(true)
                .descriptionHeading("%n")
                .parameterListHeading("%n")
                .optionListHeading("%nOptions:%n");
        spec.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("Show this help.")
                .build());
        return line;
    }

    private void study(CommandLine root, String verb, String about) {
        CommandLine command = helpful(new StudyCommand(context, verb));
        command.getCommandSpec()
                .usageMessage()
                .description(about)
                .footer("", "Example:", "  tilewright " + verb + " PUZZLE positions.txt");
        root.addSubcommand(verb, command);
    }

    /** All verbs of studies and what they are about, in the words of the first puzzle that has them. */
    private Map<String, String> verbs() {
        Map<String, String> verbs = new LinkedHashMap<>(STUDIES);
        catalog.puzzles().stream()
                .map(Puzzle::studies)
                .<Study<?>>flatMap(Collection::stream)
                .forEach(study -> verbs.putIfAbsent(study.verb(), sentence(study.about())));
        return verbs;
    }

    private static String sentence(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
    }

    /** Makes the classes that the commands name. */
    private record Factory(Catalog catalog) implements IFactory {
        @Override
        public <K> K create(Class<K> type) throws Exception {
            return type == PuzzleNames.class
                    ? type.cast(new PuzzleNames(catalog))
                    : CommandLine.defaultFactory().create(type);
        }
    }
}
