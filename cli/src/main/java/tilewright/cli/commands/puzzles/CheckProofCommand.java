package tilewright.cli.commands.puzzles;

import java.util.function.Supplier;
import tilewright.cli.batch.LineCommand;
import tilewright.cli.batch.LineJob;
import tilewright.cli.batch.LineSource;
import tilewright.cli.batch.Query;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.commands.input.PuzzleInput;
import tilewright.cli.context.Context;
import tilewright.cli.context.OptionsBuilder;
import tilewright.puzzle.Puzzle;

/** The command that checks certificates. */
public final class CheckProofCommand implements LineCommand {

    private final Context context;
    private final PuzzleInput input;
    private final Supplier<RunOptions> options;

    public CheckProofCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(HelpMessages.checkProof());
        builder.examples(
                "tilewright check-proof proofs.lrat", "tilewright prove sudoku puzzles.txt | tilewright check-proof");
        this.input = PuzzleInput.alone(this::prover, builder);
        this.options = RunOptions.of(builder);
    }

    /** The puzzle that has certificates. */
    private String prover() {
        return context.catalog().puzzles().stream()
                .filter(puzzle -> puzzle.abilities(context.workspace()).prover().isPresent())
                .findFirst()
                .<String>map(Puzzle::id)
                .orElseThrow();
    }

    @Override
    public LineJob job() {
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        Query query = new Query.CheckProof();
        LineSource certificates = input.lines(context, query.grouping(puzzle));
        return LineJob.of(options.get(), puzzle, "check-proof", input.asked(query), certificates);
    }
}
