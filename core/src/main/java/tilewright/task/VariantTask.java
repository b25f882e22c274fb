package tilewright.task;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tilewright.message.Message;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Variants;
import tilewright.puzzle.WithVariants;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Stop;
import tilewright.text.Json;
import tilewright.text.LineGrouping;
import tilewright.text.Reason;

/**
 * A task for the positions of a puzzle and for its variants. Threads may share one.
 *
 * @param own answers positions, and what is neither
 * @param work answers variants
 */
public record VariantTask(Variants variants, Task own, Function<Variants.Question, Answer> work) implements Task {

    /** Returns the same task, or one that answers variants as well when the puzzle has them. */
    public static Task of(Puzzle<?, ?, ?> puzzle, Task own, Function<Variants.Question, Answer> work) {
        return puzzle instanceof WithVariants with ? new VariantTask(with.variants(), own, work) : own;
    }

    /** Returns which lines make up the text of a position, or of a variant. */
    public static LineGrouping grouping(Puzzle<?, ?, ?> puzzle) {
        return puzzle instanceof WithVariants with
                ? with.variants().grouping()
                : puzzle.texts().grouping();
    }

    /**
     * Returns a maker of the puzzle's variants; empty when the puzzle has none of this setup.
     *
     * @throws tilewright.text.TextError when the setup is meant as one of theirs, and cannot be read
     */
    public static Optional<Variants.Maker> maker(Puzzle<?, ?, ?> puzzle, String setup) {
        return puzzle instanceof WithVariants with ? with.variants().maker(setup) : Optional.empty();
    }

    @Override
    public Answer answer(long item, String line) {
        return Answer.of(() -> variants.read(line)
                .map(question -> question.position()
                        .map(position -> own.answer(item, position))
                        .orElseGet(() -> work.apply(question))
                        .warned(question.warning()))
                .orElseGet(() -> own.answer(item, line)));
    }

    /** Refuses a question that is answered for positions alone. */
    public static Answer refuse(Variants.Question question) {
        return new Answer.NoResult(
                Reason.REFUSED, TaskMessages.noVariants(), about(question).with("error", TaskMessages.noVariants()));
    }

    /** Writes a puzzle in another form; refuses one that is for the usual rules alone. */
    public static Answer convert(Variants.Question question, String form) {
        return question.written(form)
                .<Answer>map(text -> new Answer.Done(text, Json.obj().with(form.replace("-", ""), text)))
                .orElseGet(() -> refuse(question));
    }

    /** Generates puzzles of a setup: item <i>i</i> is a function of the setup, the seed, and <i>i</i>. */
    static Task generate(Variants.Maker maker, long seed, Stop stop) {
        return (item, _) -> Answer.of(() -> {
            String text = maker.generate(SeededRandom.ofItem(seed, item), stop);
            Json.Obj fields = Json.obj()
                    .with("puzzle", text)
                    .with("setup", maker.setup())
                    .with("seed", seed)
                    .with("item", item + 1);
            return new Answer.Done(text, fields);
        });
    }

    /** Answers a question about the steps of a puzzle; empty for one that is about a position. */
    public static Optional<Answer> study(Variants.Question question, String verb, Limits limits) {
        return question.study(verb, limits).map(Tasks::reported);
    }

    /** Counts the solutions. */
    public static Answer count(Variants.Question question, Limits limits) {
        return Tasks.counted(question.count(limits), limits, Json.obj());
    }

    /** Finds the first solution. */
    public static Answer solve(Variants.Question question, Limits limits) {
        Solver.Solutions<String> solutions = question.solve(limits.withSolutions(1));
        Json.Obj about = about(question);
        if (!solutions.found().isEmpty()) {
            String text = solutions.found().getFirst();
            return new Answer.Done(text, about.with("solutions", 1).with("solution", text));
        }
        return switch (solutions.outcome()) {
            case Outcome.Complete _ ->
                new Answer.NoResult(Reason.UNSOLVABLE, TaskMessages.noSolution(), about.with("solutions", 0));
            case Outcome.Limited limited -> Tasks.undecided(limited, about);
        };
    }

    /**
     * Finds all solutions, up to a limit.
     *
     * @param most solutions, all of which are kept
     */
    public static Answer solveAll(Variants.Question question, int most, Limits limits) {
        Solver.Solutions<String> solutions = question.solve(limits.withSolutions(most + 1L)); // to know of one more
        boolean more = solutions.found().size() > most;
        List<String> texts =
                solutions.found().subList(0, Math.min(most, solutions.found().size()));
        return Tasks.allSolved(question.text(), texts, more, solutions.outcome(), Message.NONE);
    }

    private static Json.Obj about(Variants.Question question) {
        return Json.obj().with("puzzle", question.text());
    }
}
