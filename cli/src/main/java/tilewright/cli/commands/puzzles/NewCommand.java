package tilewright.cli.commands.puzzles;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tilewright.cli.batch.LineCommand;
import tilewright.cli.batch.LineJob;
import tilewright.cli.batch.LineSource;
import tilewright.cli.batch.Query;
import tilewright.cli.batch.RunConditions;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.commands.input.Completions;
import tilewright.cli.commands.input.SetupHelp;
import tilewright.cli.commands.input.SetupParser;
import tilewright.cli.commands.input.UsageFaults;
import tilewright.cli.context.Context;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.SeedVersion;
import tilewright.puzzle.Setups.Variant;

/** The command that generates positions. */
public final class NewCommand implements LineCommand {

    private final Context context;
    private final Supplier<RunOptions> options;
    private final Supplier<String> puzzle;
    private final Supplier<List<String>> setup;
    private final Supplier<Long> count;
    private final Supplier<Optional<Long>> seed;
    private final Supplier<Optional<String>> asOf;
    private final Supplier<Boolean> log;
    private final Map<String, Supplier<Boolean>> variants = new LinkedHashMap<>();

    public NewCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(HelpMessages.generate());
        builder.examples(
                "tilewright new sudoku",
                "tilewright new sudoku --count 1000 --seed 7 > puzzles.txt",
                "tilewright new trominoes 7 | tilewright show trominoes",
                "tilewright new paletto 6x6 --fair",
                "tilewright new sudoku 6x6,x,easy");
        builder.paragraph(HelpMessages.newSame());
        builder.lateFooter(() -> SetupHelp.lines(context, puzzle()));
        this.options = RunOptions.of(builder);
        this.puzzle = builder.puzzle(context.catalog());
        this.setup = builder.rest("SETUP", HelpMessages.newSetup(), Completions.setups(context));
        this.count = builder.option("--count", "N", 1L, HelpMessages.newCount());
        this.seed = builder.optional("--seed", "N", Long.class, HelpMessages.newSeed());
        this.asOf = builder.optional("--as-of", "VERSION", String.class, HelpMessages.newAsOf());
        this.log = builder.flag("--log", HelpMessages.newLog());
        for (Variant variant : context.catalog().variants()) {
            String word = variant.word();
            variants.put(word, builder.flag("--" + word, HelpMessages.newVariant(variant.about(), word)));
        }
    }

    private String puzzle() {
        return puzzle.get();
    }

    @Override
    public LineJob job() {
        long many = many();
        return job(context.puzzle(puzzle.get()), many);
    }

    private <P> LineJob job(Puzzle<P, ?, ?> chosen, long many) {
        String wanted = SetupParser.ofVariants(chosen, String.join(" ", setup.get()))
                .orElseGet(() -> chosen.texts().setups().format(setup(chosen)));
        SeedVersion version = asOf();
        long number = seed();
        Query query = new Query.Generate(wanted, number, version);
        return LineJob.of(options.get(), chosen, "new", query, new LineSource.Numbered(many))
                .with(RunConditions.seed(number));
    }

    @Override
    public int run(Context here) {
        if (!log.get()) {
            return LineCommand.super.run(here);
        }
        long many = many();
        return logged(context.puzzle(puzzle.get()), many);
    }

    private <P> int logged(Puzzle<P, ?, ?> chosen, long many) {
        P wanted = setup(chosen);
        if (options.get().csv) {
            throw UsageFaults.notBoth("--log", "--csv");
        }
        if (options.get().out().isPresent()) {
            throw UsageFaults.notBoth("--log", "--out");
        }
        return GenerationLog.run(
                context, options.get(), new GenerationLog.Wanted<>(chosen, wanted, asOf(), seed(), many));
    }

    private SeedVersion asOf() {
        return asOf.get().map(NewCommand::version).orElse(SeedVersion.NEWEST);
    }

    private static SeedVersion version(String typed) {
        SeedVersion version = SeedVersion.of(typed)
                .orElseThrow(() -> Failure.usage(PuzzlesMessages.noVersion(typed, SeedVersion.NEWEST.toString())));
        if (version.compareTo(SeedVersion.FIRST) < 0) {
            throw Failure.usage(PuzzlesMessages.seedsSince(typed, SeedVersion.FIRST.toString()));
        }
        if (version.compareTo(SeedVersion.NEWEST) > 0) {
            throw Failure.usage(PuzzlesMessages.newerVersion(typed, SeedVersion.NEWEST.toString()));
        }
        return version;
    }

    private long many() {
        long many = count.get();
        if (many < 1) {
            throw Failure.usage(PuzzlesMessages.atLeast("--count", 1, many));
        }
        return many;
    }

    private long seed() {
        Optional<Long> dated = SetupParser.seed(String.join(" ", setup.get()));
        if (dated.isPresent() && seed.get().isPresent() && !dated.equals(seed.get())) {
            throw Failure.usage(PuzzlesMessages.seedOrDate());
        }
        return dated.or(seed)
                .or(() -> options.get().seedBefore(context.environment()))
                .orElseGet(this::chance);
    }

    private <P> P setup(Puzzle<P, ?, ?> chosen) {
        String words = String.join(" ", setup.get());
        List<String> asked = new ArrayList<>();
        variants.forEach((word, typed) -> {
            if (typed.get()) {
                asked.add(word);
            }
        });
        if (asked.size() > 1) {
            throw UsageFaults.notBoth("--" + asked.getFirst(), "--" + asked.get(1));
        }
        return asked.isEmpty()
                ? chosen.setups().labeled(words, context.words()).orElseGet(() -> SetupParser.parsed(chosen, words))
                : SetupParser.parsed(chosen, words, asked.getFirst());
    }

    private long chance() {
        long chosen = context.environment().entropy().getAsLong();
        context.messages().line(PuzzlesMessages.seed(chosen));
        return chosen;
    }
}
