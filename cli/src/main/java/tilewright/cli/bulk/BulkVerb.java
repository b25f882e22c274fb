package tilewright.cli.bulk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import tilewright.cli.batch.LineCommand;
import tilewright.cli.batch.LineJob;
import tilewright.cli.batch.Query;
import tilewright.cli.context.Context;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.message.Message;
import tilewright.puzzle.Puzzle;
import tilewright.text.TextError;

/** A command that answers lines, as a command below {@code bulk}: with its own options and those of jobs over files. */
public final class BulkVerb implements Callable<Integer> {

    private final Context context;
    private final BulkEngine bulk;
    private final List<String> words;
    private final String verb;
    private final LineCommand command;
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
            Function<OptionsBuilder, LineCommand> maker) {
        this.context = context;
        this.bulk = bulk;
        this.words = words;
        this.verb = verb;
        this.command = maker.apply(builder);
        boolean generating = verb.equals("new");
        this.options = BulkOptions.of(builder, generating);
        if (generating) {
            builder.spec().usageMessage().customSynopsis("tilewright bulk new [OPTIONS] PUZZLE [SETUP...] OUT");
        }
        if (verb.equals("count")) {
            builder.spec().usageMessage().description(builder.text(HelpMessages.count()));
        }
        builder.withoutFooter();
        builder.examples(
                generating
                        ? "tilewright bulk new sudoku minimal corpus --count 1000000 --seed 7"
                        : "tilewright bulk " + verb + " PUZZLE positions.txt results");
        builder.paragraph(HelpMessages.parts(generating ? HelpMessages.outIsLast() : HelpMessages.outIsFolder(), verb));
    }

    @Override
    public Integer call() {
        BulkOptions chosen = options.get();
        LineJob job = command.job();
        if (job.query().itself() instanceof Query.SolveAll) {
            throw Failure.usage(BulkMessages.oneAnswer());
        }
        job.task(context, job.limits()); // refuses what the puzzle cannot do
        if (job.query() instanceof Query.Generate && isSetup(job.puzzle(), chosen.out())) {
            throw Failure.usage(BulkMessages.outIsSetup(Message.verbatim(chosen.out())));
        }
        Optional<Long> seed = job.note().seed();
        return bulk.run(
                new BulkJob(context, words(seed), chosen, job.options(), chosen.spec(verb, job, context), seed));
    }

    private static boolean isSetup(Puzzle<?, ?, ?> puzzle, String word) {
        try {
            puzzle.setup(word);
            return true;
        } catch (TextError none) {
            return false;
        }
    }

    /**
     * The words of the job with the seed, wherever it comes from, so that the process that leads the job has the same.
     */
    private List<String> words(Optional<Long> seed) {
        if (seed.isEmpty() || words.stream().anyMatch(word -> word.startsWith("--seed"))) {
            return words;
        }
        List<String> whole = new ArrayList<>(words);
        whole.add(2, "--seed=" + seed.get());
        return whole;
    }
}
