package tilewright.cli;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Study;

/** The commands there are, in the order in which the help shows them, each made only when it is needed. */
final class Commands {

    private static final String COMPLETION = "completion";

    private final Context context;
    private final IFactory factory;
    private final Map<String, Supplier<CommandLine>> makers = new LinkedHashMap<>();

    Commands(Context context) {
        this.context = context;
        this.factory = new Factory(context.catalog());
        add("list", () -> new ListCommand(context));
        add("new", () -> new NewCommand(context));
        add("show", () -> new ShowCommand(context));
        add("play", () -> new PlayCommand(context));
        add("solve", () -> new SolveCommand(context));
        add("count", () -> new CountCommand(context));
        add("hint", () -> new HintCommand(context));
        studies().forEach((verb, about) -> makers.put(verb, () -> study(verb, about)));
        add("review", () -> new ReviewCommand(context));
        add("watch", () -> new WatchCommand(context));
        add("convert", () -> new ConvertCommand(context));
        add("serve", () -> new ServeCommand(context));
        add(COMPLETION, () -> new CompletionCommand(context));
        makers.put("print", () -> helpful(new PrintCommand()).setUnmatchedArgumentsAllowed(true));
    }

    private void add(String verb, Supplier<Object> command) {
        makers.put(verb, () -> helpful(command.get()));
    }

    /**
     * The command line for these arguments: with the command that they begin with alone, which starts faster, or with
     * all.
     */
    CommandLine line(String[] arguments, Faults faults) {
        CommandLine root = root();
        String first = arguments.length == 0 ? "" : arguments[0];
        makers.forEach((verb, maker) -> {
            boolean wanted = !makers.containsKey(first) || first.equals(verb) || first.equals(COMPLETION);
            if (wanted) {
                root.addSubcommand(verb, maker.get());
            }
        });
        return root.setCaseInsensitiveEnumValuesAllowed(true)
                .setExpandAtFiles(false)
                .setOut(context.results().writer())
                .setErr(context.messages().writer())
                .setColorScheme(CommandLine.Help.defaultColorScheme(context.colored() ? Ansi.ON : Ansi.OFF))
                .setParameterExceptionHandler(faults)
                .setExecutionExceptionHandler(faults);
    }

    private CommandLine root() {
        CommandLine root = helpful(new Tilewright(context.results()));
        CommandSpec spec = root.getCommandSpec();
        spec.addMixin("options", CommandSpec.forAnnotatedObject(context.options(), factory));
        spec.addOption(OptionSpec.builder("-V", "--version")
                .versionHelp(true)
                .description("Show the version.")
                .build());
        return root;
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

    private CommandLine study(String verb, String about) {
        CommandLine command = helpful(new StudyCommand(context, verb));
        command.getCommandSpec()
                .usageMessage()
                .description(about)
                .footer("", "Example:", "  tilewright " + verb + " PUZZLE positions.txt");
        return command;
    }

    /**
     * All verbs of studies and what they are about: those that are known even when no puzzle has them, and more in the
     * words of the first puzzle that has them.
     */
    private Map<String, String> studies() {
        Map<String, String> studies = new LinkedHashMap<>();
        studies.put("rate", "Tells how difficult each position is.");
        studies.put("analyze", "Gives the best moves of each position, and its value where it is proved.");
        studies.put("perft", "Counts the sequences of moves from each position, for tests.");
        context.catalog().puzzles().stream()
                .map(Puzzle::studies)
                .<Study<?>>flatMap(Collection::stream)
                .forEach(study -> studies.putIfAbsent(study.verb(), sentence(study.about())));
        return studies;
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
