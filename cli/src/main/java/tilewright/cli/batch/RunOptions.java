package tilewright.cli.batch;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import tilewright.cli.context.BuildId;
import tilewright.cli.context.Context;
import tilewright.cli.context.Destination;
import tilewright.cli.context.Environment;
import tilewright.cli.context.Failure;
import tilewright.cli.context.InputFiles;
import tilewright.cli.context.OptionsBuilder;
import tilewright.message.Message;
import tilewright.search.Stop;
import tilewright.text.Json;

/** Options for the work over many lines and its output. */
public final class RunOptions {

    private static final int MOST_THREADS = 256;
    /** Options that do not change the results. */
    private static final Set<String> OTHERS =
            Set.of("--threads", "--time", "--out", "--resume", "--color", "--debug", "INPUT", "--text");

    public final boolean json;
    /** Whether the answers are rows of a table. */
    public final boolean csv;

    private final int threads;
    private final Optional<Duration> time;
    private final Optional<String> out;
    private final boolean resume;
    private final boolean provenance;
    private final CommandSpec spec;

    private RunOptions(
            boolean json,
            boolean csv,
            int threads,
            Optional<Duration> time,
            Optional<String> out,
            boolean resume,
            boolean provenance,
            CommandSpec spec) {
        this.json = json;
        this.csv = csv;
        this.threads = threads;
        this.time = time;
        this.out = out;
        this.resume = resume;
        this.provenance = provenance;
        this.spec = spec;
    }

    /** Adds these options to those of a command; the supplier gives what was typed. */
    public static Supplier<RunOptions> of(OptionsBuilder builder) {
        Supplier<Boolean> json = builder.flag("--json", HelpMessages.json());
        Supplier<Boolean> csv = builder.flag("--csv", HelpMessages.csv());
        Supplier<Integer> threads = threads(builder);
        Supplier<Optional<Duration>> time = time(builder);
        Supplier<Optional<String>> out = builder.optional("--out", "FILE", String.class, HelpMessages.out());
        Supplier<Boolean> resume = builder.flag("--resume", HelpMessages.resume());
        Supplier<Boolean> provenance = builder.flag("--provenance", HelpMessages.provenance());
        return () -> {
            if (json.get() && csv.get()) {
                throw Failure.usage(BatchMessages.jsonOrCsv());
            }
            if (provenance.get() && !json.get() && !csv.get()) {
                throw Failure.usage(BatchMessages.provenanceNeeds());
            }
            return new RunOptions(
                    json.get(),
                    csv.get(),
                    threads.get(),
                    time.get(),
                    out.get(),
                    resume.get(),
                    provenance.get(),
                    builder.spec());
        };
    }

    /**
     * Adds the options of a command that makes one result from all lines; {@link LocalRun#collect} collects the answers
     * for it.
     */
    public static Supplier<RunOptions> collecting(OptionsBuilder builder) {
        Supplier<Integer> threads = threads(builder);
        Supplier<Optional<Duration>> time = time(builder);
        return () ->
                new RunOptions(true, false, threads.get(), time.get(), Optional.empty(), false, false, builder.spec());
    }

    private static Supplier<Integer> threads(OptionsBuilder builder) {
        return builder.option(
                "--threads",
                "N",
                Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors()),
                HelpMessages.threads());
    }

    private static Supplier<Optional<Duration>> time(OptionsBuilder builder) {
        return builder.optional("--time", "DURATION", Duration.class, HelpMessages.time());
    }

    /** Returns the name of the file for results, unless they go to the standard output. */
    public Optional<String> out() {
        if (resume && out.isEmpty()) {
            throw Failure.usage(BatchMessages.resumeNeedsOut());
        }
        return out;
    }

    public boolean resume() {
        return resume;
    }

    /**
     * Returns the destination of results, unless they go to the standard output.
     *
     * @param inputs what the command reads
     * @throws Failure when nothing can be written there, an input would be lost, or a run cannot be continued that wrote there
     */
    Optional<Destination> destination(InputFiles inputs, Environment environment) {
        return out().map(name -> {
            Destination destination = Destination.of(name, inputs, environment);
            switch (destination) {
                case Destination.Ordinary(Path file) -> inputs.refuse(name, ResultFile.checkpointOf(file));
                case Destination.Direct _ -> {
                    if (resume) {
                        throw Failure.usage(BatchMessages.resumeNeedsOrdinary(Message.verbatim(name)));
                    }
                }
            }
            return destination;
        });
    }

    /** The {@link RunConditions#seed} of the run that is to be continued. */
    public Optional<Long> seedBefore(Environment environment) {
        return destination(InputFiles.NONE, environment)
                .filter(_ -> resume)
                .flatMap(destination -> switch (destination) {
                    case Destination.Ordinary(Path file) ->
                        ResultFile.checkpoint(file).map(Checkpoint::note).flatMap(RunConditions::seed);
                    case Destination.Direct _ -> Optional.empty();
                });
    }

    /** The command and its arguments, as far as they decide the results; the input is compared itself. */
    String deciding() {
        return Stream.concat(
                        Stream.of(spec.name()),
                        spec.args().stream()
                                .filter(arg -> !OTHERS.contains(name(arg)) && arg.getValue() != null)
                                .map(arg -> name(arg) + "=" + arg.getValue())
                                .sorted())
                .collect(Collectors.joining(" "));
    }

    private static String name(ArgSpec arg) {
        return arg.isOption() ? ((OptionSpec) arg).longestName() : arg.paramLabel();
    }

    /** Returns the line that says what made the results, with a line break; empty where none is wanted. */
    String provenance(RunConditions note) {
        if (!provenance) {
            return "";
        }
        Optional<BuildId> build = BuildId.running();
        List<String> typed = new ArrayList<>(List.of("tilewright"));
        typed.addAll(spec.commandLine().getParseResult().originalArgs());
        Json.Obj fields = Json.obj()
                .with("version", build.map(BuildId::version).orElse(""))
                .with("commit", build.map(BuildId::commit).orElse(""))
                .with("date", build.map(BuildId::date).orElse(""))
                .with("command", Json.strings(typed));
        Json.Obj whole =
                note.seed().isPresent() ? fields.with("seed", note.seed().get()) : fields;
        return json ? Json.obj().with("provenance", whole) + "\n" : "# " + whole + "\n";
    }

    /** Returns the number of threads that answer lines. */
    public int threads() {
        if (threads < 1 || threads > MOST_THREADS) {
            throw Failure.usage(BatchMessages.threads(MOST_THREADS, threads));
        }
        return threads;
    }

    /** Asks to stop when the time is over; the time runs from now on. */
    public Stop timeLimit(Context context) {
        return time.map(duration -> Stop.after(duration, context.environment().nanoClock()))
                .orElse(Stop.never());
    }
}
