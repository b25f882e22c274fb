package tilewright.cli.commands.puzzles;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tilewright.cli.batch.LocalRun;
import tilewright.cli.batch.Printed;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.commands.input.PuzzleInput;
import tilewright.cli.context.Context;
import tilewright.cli.context.OptionsBuilder;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Result;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.task.Tasks;
import tilewright.text.Json;

/** The command that keeps the first of equivalent positions. Their canonical forms are kept in memory. */
public final class DistinctCommand implements Callable<Integer> {

    private static final String CANONICAL = "canonical";
    private static final String ID = "id";
    private static final String LINE = "line";

    private final Context context;
    private final PuzzleInput input;
    private final Supplier<RunOptions> options;
    private final Supplier<Boolean> json;
    private final Set<String> seen = new HashSet<>();

    public DistinctCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(HelpMessages.distinct());
        builder.examples("tilewright distinct sudoku puzzles.txt", "tilewright distinct sudoku --json puzzles.txt");
        this.input = new PuzzleInput(context.catalog(), builder);
        this.options = RunOptions.collecting(builder);
        this.json = builder.flag("--json", HelpMessages.distinctJson());
    }

    @Override
    public Integer call() {
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        Tasks<?, ?, ?> tasks = context.tasks(puzzle);
        Task canonical = tasks.convert(CANONICAL).orElseThrow(() -> context.cannot(puzzle, "distinct"));
        Task own = tasks.convert(ID).orElseThrow();
        Task both = (item, text) -> {
            Answer position = own.answer(item, text);
            return position instanceof Answer.Done done
                    ? classed(done, canonical.answer(item, done.line().text()))
                    : position;
        };
        return new LocalRun(context, options.get()).each(input.lines(context), input.asked(both), LINE, this::print);
    }

    /** A position, and what is the same for all that are equivalent to it. */
    private record Classed(String position, String form) implements Result {
        @Override
        public Json.Obj toJson() {
            return Json.obj().with(ID, position);
        }
    }

    /** A position with its form; one that has none stands for itself. */
    private static Answer classed(Answer.Done position, Answer form) {
        String text = position.line().text();
        String canonical = form instanceof Answer.Done done ? done.line().text() : text;
        return new Answer.Done(position.line(), new Classed(text, canonical), true, position.warning());
    }

    private void print(Printed answer) {
        boolean stays = !(answer.answer().result() instanceof Classed(String _, String form)) || seen.add(form);
        if (json.get() && stays) {
            context.results().line(answer.fields().toString());
        } else if (stays && answer.answer() instanceof Answer.Done done) {
            context.results().line(done.line().text());
        }
    }
}
