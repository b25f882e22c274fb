package tilewright.cli.commands;

import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import tilewright.cli.batch.LineCommand;
import tilewright.cli.bulk.BulkEngine;
import tilewright.cli.bulk.BulkVerb;
import tilewright.cli.bulk.JoinCommand;
import tilewright.cli.bulk.TallyCommand;
import tilewright.cli.commands.print.FeedCommand;
import tilewright.cli.commands.print.PrintCommand;
import tilewright.cli.commands.puzzles.CheckProofCommand;
import tilewright.cli.commands.puzzles.ConvertCommand;
import tilewright.cli.commands.puzzles.CountCommand;
import tilewright.cli.commands.puzzles.DistinctCommand;
import tilewright.cli.commands.puzzles.HintCommand;
import tilewright.cli.commands.puzzles.ListCommand;
import tilewright.cli.commands.puzzles.NewCommand;
import tilewright.cli.commands.puzzles.PlayCommand;
import tilewright.cli.commands.puzzles.ProveCommand;
import tilewright.cli.commands.puzzles.ReviewCommand;
import tilewright.cli.commands.puzzles.ShowCommand;
import tilewright.cli.commands.puzzles.SolveCommand;
import tilewright.cli.commands.puzzles.StudyCommand;
import tilewright.cli.commands.puzzles.WatchCommand;
import tilewright.cli.commands.serve.McpCommand;
import tilewright.cli.commands.serve.RoomsCommand;
import tilewright.cli.commands.serve.RoomsCopyCommand;
import tilewright.cli.commands.serve.ServeCommand;
import tilewright.cli.context.Context;
import tilewright.cli.context.Faults;
import tilewright.cli.context.OptionsBuilder;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.puzzle.Catalog;

/**
 * All commands, in the order in which the help shows them, each made only when it is needed. The puzzles are asked for
 * their studies, which are commands as well, when the first word is no other command.
 */
public final class Commands {

    private static final String BULK = "bulk";
    private static final String ROOMS = "rooms";
    private static final String COMPLETION = "completion";
    private static final List<String> VERSION = List.of("-V", "--version");

    private final Context context;
    private final BulkEngine bulk;
    private final Table plain;
    private Optional<Table> all = Optional.empty();

    /**
     * Commands by their names, in order.
     *
     * @param verbs those that answer lines
     */
    private record Table(
            Map<String, Function<OptionsBuilder, Callable<Integer>>> makers,
            Map<String, Function<OptionsBuilder, LineCommand>> verbs) {}

    /** @param bulk runs the jobs of the command {@code bulk} */
    public Commands(Context context, BulkEngine bulk) {
        this.context = context;
        this.bulk = bulk;
        this.plain = table(List.of());
    }

    private Table table(List<Catalog.Verb> studies) {
        Table table = new Table(new LinkedHashMap<>(), new LinkedHashMap<>());
        Map<String, Function<OptionsBuilder, Callable<Integer>>> makers = table.makers;
        makers.put("list", builder -> new ListCommand(context, builder));
        lines(table, "new", builder -> new NewCommand(context, builder));
        lines(table, "show", builder -> new ShowCommand(context, builder));
        makers.put("play", builder -> new PlayCommand(context, builder));
        lines(table, "solve", builder -> new SolveCommand(context, builder));
        lines(table, "count", builder -> new CountCommand(context, builder));
        lines(table, "hint", builder -> new HintCommand(context, builder));
        for (Catalog.Verb study : studies) {
            lines(table, study.name(), builder -> new StudyCommand(context, builder, study));
        }
        lines(table, "review", builder -> new ReviewCommand(context, builder));
        lines(table, "prove", builder -> new ProveCommand(context, builder));
        makers.put("check-proof", builder -> {
            LineCommand command = new CheckProofCommand(context, builder); // names no puzzle, as jobs do
            return () -> command.run(context);
        });
        makers.put("watch", builder -> new WatchCommand(context, builder));
        makers.put("print", builder -> new PrintCommand(context, builder));
        makers.put("feed", builder -> new FeedCommand(context, builder));
        lines(table, "convert", builder -> new ConvertCommand(context, builder));
        makers.put("distinct", builder -> new DistinctCommand(context, builder));
        makers.put("tally", builder -> new TallyCommand(context, builder));
        makers.put(BULK, builder -> new BulkCommand(context.results(), builder));
        makers.put("serve", builder -> new ServeCommand(context, builder));
        makers.put(ROOMS, builder -> new RoomsCommand(context, builder));
        makers.put("mcp", builder -> new McpCommand(context, builder, InstantSource.system()));
        makers.put(COMPLETION, builder -> new CompletionCommand(context, builder, this::english));
        return table;
    }

    private void lines(Table table, String verb, Function<OptionsBuilder, LineCommand> maker) {
        table.verbs.put(verb, maker);
        table.makers.put(verb, builder -> {
            LineCommand command = maker.apply(builder);
            return () -> command.run(context);
        });
    }

    /** All commands with their help in English, which scripts have. */
    private CommandLine english() {
        Context plain = context.in(Words.ENGLISH);
        return new Commands(plain, bulk).line(new String[] {COMPLETION}, new Faults(plain));
    }

    /** The commands among which the first word is looked for. */
    private Table table(String first) {
        boolean alone = plain.makers.containsKey(first) && !first.equals(BULK) && !first.equals(COMPLETION);
        return alone ? plain : all();
    }

    private Table all() {
        if (all.isEmpty()) {
            all = Optional.of(table(context.catalog().verbs(context.workspace())));
        }
        return all.get();
    }

    /**
     * The command line for these arguments: it has only the command with which they begin, because that starts faster,
     * else all commands, or none when only the version is wanted.
     */
    public CommandLine line(String[] arguments, Faults faults) {
        CommandLine root = root();
        String first = arguments.length == 0 ? "" : arguments[0];
        if (arguments.length != 1 || !VERSION.contains(first)) {
            addCommands(root, first, arguments);
        }
        return root.registerConverter(Duration.class, new DurationConverter(context.words()))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExpandAtFiles(false)
                .setOut(context.results().writer())
                .setErr(context.messages().writer())
                .setColorScheme(CommandLine.Help.defaultColorScheme(context.colored() ? Ansi.ON : Ansi.OFF))
                .setParameterExceptionHandler(faults)
                .setExecutionExceptionHandler(faults);
    }

    private void addCommands(CommandLine root, String first, String[] arguments) {
        Table table = table(first);
        boolean one = table.makers.containsKey(first) && !first.equals(COMPLETION);
        table.makers.forEach((verb, maker) -> {
            if (!one || first.equals(verb)) {
                CommandLine command = line(verb, maker);
                if (verb.equals(BULK) && table.makers.containsKey(first)) {
                    table.verbs.forEach(
                            (name, made) -> command.addSubcommand(name, bulk(name, made, List.of(arguments))));
                    command.addSubcommand("join", line("join", builder -> new JoinCommand(context, builder)));
                }
                if (verb.equals(ROOMS)) {
                    InstantSource clock = InstantSource.system();
                    command.addSubcommand(
                            "copy", line("copy", builder -> new RoomsCopyCommand(context, builder, clock)));
                }
                root.addSubcommand(verb, command);
            }
        });
    }

    private CommandLine bulk(String verb, Function<OptionsBuilder, LineCommand> maker, List<String> arguments) {
        return line(verb, builder -> new BulkVerb(context, bulk, arguments, verb, builder, maker));
    }

    /** Returns the first argument if it is neither a command nor an option. */
    public Optional<String> unknown(String[] arguments) {
        return Stream.of(arguments)
                .limit(1)
                .filter(word -> !word.startsWith("-") && !table(word).makers.containsKey(word))
                .findFirst();
    }

    /** The names of the commands that the help shows. */
    public List<String> names() {
        return List.copyOf(all().makers.keySet());
    }

    private CommandLine root() {
        CommandLine root = line("tilewright", builder -> new Tilewright(context.results(), builder));
        OptionsBuilder common = context.options().builder();
        root.getCommandSpec()
                .addMixin("options", common.spec())
                .addOption(OptionSpec.builder(VERSION.toArray(String[]::new))
                        .versionHelp(true)
                        .description(common.text(HelpMessages.showVersion()))
                        .build());
        return root;
    }

    /** A command with the option that shows its help. */
    private CommandLine line(String name, Function<OptionsBuilder, Callable<Integer>> maker) {
        OptionsBuilder builder = new Command(maker, context.words()).builder;
        CommandSpec spec = builder.spec();
        spec.name(name)
                .addOption(OptionSpec.builder("-h", "--help")
                        .usageHelp(true)
                        .description(builder.text(HelpMessages.showHelp()))
                        .build())
                .usageMessage()
                .abbreviateSynopsis(true)
                .synopsisHeading(builder.text(HelpMessages.usage()))
                .descriptionHeading("%n")
                .parameterListHeading("%n")
                .optionListHeading(heading(builder, HelpMessages.options()));
        CommandLine line = new CommandLine(spec, OptionsBuilder.FACTORY).setHelpFactory(UnbrokenHelp::new);
        line.getHelpSectionMap()
                .computeIfPresent(
                        UsageMessageSpec.SECTION_KEY_FOOTER,
                        (_, footer) -> help -> footer.render(help) + later(builder));
        return line;
    }

    /** A line above a list, below a blank one. */
    static String heading(OptionsBuilder builder, Message words) {
        return "%n" + builder.text(words) + "%n";
    }

    /** Lines that are made only when the help is shown. */
    private static String later(OptionsBuilder builder) {
        return builder.laterLines().stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    /**
     * The object that picocli calls: picocli needs it before the options are there, and a command needs its builder
     * first.
     */
    private static final class Command implements Callable<Integer> {

        private final OptionsBuilder builder;
        private final Callable<Integer> command;

        Command(Function<OptionsBuilder, Callable<Integer>> maker, Words words) {
            builder = new OptionsBuilder(this, words);
            command = maker.apply(builder);
        }

        @Override
        public Integer call() throws Exception {
            return command.call();
        }
    }
}
