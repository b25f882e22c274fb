package tilewright.cli;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Study;

/** The commands there are, in the order in which the help shows them, each made only when it is needed. */
final class Commands {

    private static final String COMPLETION = "completion";

    private final Context context;
    private final Map<String, Function<Words, Callable<Integer>>> makers = new LinkedHashMap<>();

    Commands(Context context) {
        this.context = context;
        makers.put("list", words -> new ListCommand(context, words));
        makers.put("new", words -> new NewCommand(context, words));
        makers.put("show", words -> new ShowCommand(context, words));
        makers.put("play", words -> new PlayCommand(context, words));
        makers.put("solve", words -> new SolveCommand(context, words));
        makers.put("count", words -> new CountCommand(context, words));
        makers.put("hint", words -> new HintCommand(context, words));
        studies().forEach((verb, about) -> makers.put(verb, words -> new StudyCommand(context, words, verb, about)));
        makers.put("review", words -> new ReviewCommand(context, words));
        makers.put("watch", words -> new WatchCommand(context, words));
        makers.put("convert", words -> new ConvertCommand(context, words));
        makers.put("serve", words -> new ServeCommand(context, words));
        makers.put(COMPLETION, words -> new CompletionCommand(context, words));
        makers.put("print", PrintCommand::new);
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
                root.addSubcommand(verb, line(verb, maker));
            }
        });
        return root.registerConverter(Duration.class, new DurationConverter())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExpandAtFiles(false)
                .setOut(context.results().writer())
                .setErr(context.messages().writer())
                .setColorScheme(CommandLine.Help.defaultColorScheme(context.colored() ? Ansi.ON : Ansi.OFF))
                .setParameterExceptionHandler(faults)
                .setExecutionExceptionHandler(faults);
    }

    private CommandLine root() {
        CommandLine root = line("tilewright", words -> new Tilewright(context.results(), words));
        root.getCommandSpec()
                .addMixin("options", context.options().words().spec())
                .addOption(OptionSpec.builder("-V", "--version")
                        .versionHelp(true)
                        .description("Show the version.")
                        .build());
        return root;
    }

    /** A command with the option that shows its help. */
    private static CommandLine line(String name, Function<Words, Callable<Integer>> maker) {
        CommandSpec spec = new Command(maker).words.spec();
        spec.name(name)
                .addOption(OptionSpec.builder("-h", "--help")
                        .usageHelp(true)
                        .description("Show this help.")
                        .build())
                .usageMessage()
                .abbreviateSynopsis(true)
                .descriptionHeading("%n")
                .parameterListHeading("%n")
                .optionListHeading("%nOptions:%n");
        return new CommandLine(spec);
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
        for (Puzzle<?, ?, ?> puzzle : context.catalog().puzzles()) {
            for (Study<?> study : puzzle.studies()) {
                studies.putIfAbsent(study.verb(), sentence(study.about()));
            }
        }
        return studies;
    }

    private static String sentence(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
    }

    /** What picocli calls: it needs that before the words, and a command needs its words first. */
    private static final class Command implements Callable<Integer> {

        private final Words words;
        private final Callable<Integer> command;

        Command(Function<Words, Callable<Integer>> maker) {
            words = new Words(this);
            command = maker.apply(words);
        }

        @Override
        public Integer call() throws Exception {
            return command.call();
        }
    }
}
