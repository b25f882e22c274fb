package tilewright.cli.bulk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import tilewright.cli.batch.LineRun;
import tilewright.cli.context.Context;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;

/** A command that answers lines, behind {@code bulk}: with the options that it has alone, and those of jobs over files. */
public final class BulkVerb implements Callable<Integer> {

    private final Context context;
    private final BulkEngine bulk;
    private final List<String> words;
    private final String verb;
    private final BulkRun run;
    private final Callable<Integer> command;
    private final Supplier<BulkOptions> options;

    /**
     * @param words all that was typed
     * @param maker makes the command
     */
    public BulkVerb(
            Context context,
            BulkEngine bulk,
            List<String> words,
            String verb,
            OptionsBuilder builder,
            BiFunction<LineRun.Maker, OptionsBuilder, Callable<Integer>> maker) {
        this.context = context;
        this.bulk = bulk;
        this.words = words;
        this.verb = verb;
        this.run = new BulkRun(bulk);
        this.command = maker.apply(run, builder);
        boolean generating = verb.equals("new");
        this.options = generating ? BulkOptions.generating(builder) : BulkOptions.reading(builder);
        builder.footer(
                "",
                "Examples:",
                generating
                        ? "  tilewright bulk new sudoku minimal corpus --count 1000000 --seed 7"
                        : "  tilewright bulk " + verb + " PUZZLE positions.txt results",
                "",
                "OUT/part-* joined are the lines that 'tilewright " + verb + " --json' prints.");
    }

    @Override
    public Integer call() throws Exception {
        BulkOptions chosen = options.get();
        int exit = command.call();
        return run.held()
                .map(held -> bulk.run(new BulkJob(
                        context,
                        words(held.note().seed()),
                        verb,
                        chosen,
                        held.options(),
                        held.task(),
                        held.source(),
                        held.limits(),
                        held.note().seed())))
                .orElseThrow(() -> Failure.usage("bulk cannot do this (" + exit + ")"));
    }

    /** With the seed, wherever it comes from, so that every machine has the same. */
    private List<String> words(Optional<Long> seed) {
        if (seed.isEmpty() || words.stream().anyMatch(word -> word.startsWith("--seed"))) {
            return words;
        }
        List<String> whole = new ArrayList<>(words);
        whole.add(2, "--seed=" + seed.get());
        return whole;
    }
}
