package tilewright.cli.commands.puzzles;

import java.util.Optional;
import java.util.function.Supplier;
import tilewright.cli.batch.Budget;
import tilewright.cli.batch.LineCommand;
import tilewright.cli.batch.LineJob;
import tilewright.cli.batch.Query;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.commands.input.PuzzleInput;
import tilewright.cli.context.Context;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.puzzle.Puzzle;

/** The command that proves what is said about positions. */
public final class ProveCommand implements LineCommand {

    private final Context context;
    private final PuzzleInput input;
    private final Supplier<RunOptions> options;
    private final Budget budget;
    private final Supplier<Optional<String>> claim;
    private final Supplier<Boolean> formula;
    private final Supplier<Boolean> digest;

    public ProveCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(HelpMessages.prove());
        builder.examples(
                "tilewright prove sudoku puzzles.txt --out proofs.lrat",
                "tilewright prove sudoku --what r1c3=4 puzzles.txt | tilewright check-proof",
                "tilewright prove hues --what none boards.txt",
                "tilewright prove paletto board.txt > strategy.txt",
                "tilewright prove sudoku --cnf puzzle.txt > puzzle.cnf");
        builder.paragraph(HelpMessages.proveClaims());
        this.input = new PuzzleInput(context.catalog(), builder);
        this.options = RunOptions.of(builder);
        this.budget = new Budget(builder);
        this.claim = builder.optional("--what", "CLAIM", String.class, HelpMessages.proveWhat());
        this.formula = builder.flag("--cnf", HelpMessages.proveCnf());
        this.digest = builder.flag("--digest", HelpMessages.proveDigest());
    }

    @Override
    public LineJob job() {
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        String wanted = claim.get().orElseGet(() -> context.tasks(puzzle).usualClaim());
        context.tasks(puzzle).noClaim(wanted).ifPresent(reason -> {
            throw Failure.usage(PuzzlesMessages.wrongClaim(reason));
        });
        Query query = new Query.Prove(wanted, formula.get(), digest.get());
        return budget.job(options.get(), puzzle, "prove", input.asked(query), Long.MAX_VALUE, input.lines(context));
    }
}
