package tilewright.task;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tilewright.play.GameTree;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Counter;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Solver;
import tilewright.puzzle.StepFinder;
import tilewright.puzzle.Study;
import tilewright.puzzle.TextForm;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Stop;
import tilewright.text.Json;
import tilewright.text.Reason;
import tilewright.text.Refusal;
import tilewright.text.TextError;

/**
 * What can be done with a puzzle line by line: one task for each verb. Each is empty when the puzzle cannot do it.
 *
 * <p>A line is a position's text, or a share ID of the same puzzle. This file is long because the verbs stand side by side, each
 * a few lines. Threads may share one.
 *
 * @param workspace open as long as tasks are used
 * @param <P> the setup
 * @param <S> the position
 * @param <M> the move
 */
public record Tasks<P, S, M>(Puzzle<P, S, M> puzzle, Workspace workspace) {

    /**
     * Generates: item <i>i</i> is a function of the setup, the seed and <i>i</i>. The line is not looked at.
     *
     * @param setup its text; empty for the standard one
     * @param stop asked at least every 10 ms
     * @throws TextError when it is none
     */
    public Task generate(String setup, long seed, Stop stop) {
        return generate(puzzle.setup(setup), seed, stop);
    }

    /** As {@link #generate(String, long, Stop)}, never stopped. */
    public Task generate(String setup, long seed) {
        return generate(setup, seed, Stop.never());
    }

    /** As {@link #generate(String, long, Stop)}. */
    public Task generate(P chosen, long seed, Stop stop) {
        return generate(chosen, seed, stop, Generator.Log.NONE);
    }

    /**
     * As {@link #generate(String, long, Stop)}.
     *
     * @param log of the generator, whatever item it makes
     */
    public Task generate(P chosen, long seed, Stop stop, Generator.Log log) {
        Generator<P, S> generator = puzzle.generator(workspace);
        return (item, _) -> answered(() -> {
            SeededRandom random = SeededRandom.ofItem(seed, item);
            String text = puzzle.texts().positions().format(generator.generate(chosen, random, stop, log));
            return new Answer.Done(
                    text,
                    Json.obj()
                            .with("puzzle", text)
                            .with("setup", puzzle.texts().setups().format(chosen))
                            .with("seed", seed)
                            .with("item", item));
        });
    }

    private Abilities<P, S, M> abilities() {
        return puzzle.abilities(workspace);
    }

    /** Solves: the first solution. */
    public Optional<PositionTask<S>> solve(Limits limits) {
        return abilities()
                .solver()
                .map(solver -> new PositionTask<>(puzzle, position -> solved(puzzle, solver, position, limits)));
    }

    private static <S> Answer solved(Puzzle<?, S, ?> puzzle, Solver<S> solver, S position, Limits limits) {
        Solver.Solutions<S> solutions = solver.solve(position, limits.withSolutions(1));
        if (!solutions.found().isEmpty()) {
            String text = puzzle.texts().positions().format(solutions.found().getFirst());
            return new Answer.Done(
                    text, () -> about(puzzle, position).with("solutions", 1).with("solution", text));
        }
        Json.Obj fields = about(puzzle, position);
        return switch (solutions.outcome()) {
            case Outcome.Complete _ ->
                new Answer.NoResult(Reason.UNSOLVABLE, "no solution", fields.with("solutions", 0));
            case Outcome.Limited limited -> undecided(limited, fields);
        };
    }

    private static <S> Json.Obj about(Puzzle<?, S, ?> puzzle, S position) {
        return Json.obj().with("puzzle", puzzle.texts().positions().format(position));
    }

    private static Answer undecided(Outcome.Limited limited, Json.Obj fields) {
        boolean stopped = limited.reason() == Outcome.Reason.STOPPED;
        String text = (stopped ? "stopped" : "over budget") + ": undecided after " + limited.nodes() + " nodes";
        return new Answer.NoResult(stopped ? Reason.STOPPED : Reason.OVER_BUDGET, text, fields.with("error", text));
    }

    /** Counts solutions, up to the limit's number of them. */
    public Optional<PositionTask<S>> count(Limits limits) {
        return abilities().counter().map(counter -> new PositionTask<>(puzzle, new Counting<>(counter, limits)));
    }

    /** Counts the solutions of one position after the other. */
    private record Counting<S>(Counter<S> counter, Limits limits) implements PositionTask.Work<S> {
        @Override
        public Answer answer(S position) {
            return counted(counter.count(position, limits), limits, Json.obj());
        }
    }

    private static Answer counted(Counter.Count count, Limits limits, Json.Obj about) {
        boolean small = count.number().bitLength() <= 62;
        String number = small
                ? Long.toString(count.number().longValue())
                : count.number().toString();
        if (count.exact() || !small || count.number().longValue() >= limits.solutions()) {
            return new Answer.Done(number, new CountFields(count, number, about));
        }
        String estimate = count.estimate().map(found -> "; " + found).orElse("");
        return new Answer.NoResult(
                Reason.OVER_BUDGET, "over budget: at least " + number + estimate, fields(count, number, about));
    }

    /** Made only where they are printed; no lambda, for many lines are counted. */
    private record CountFields(Counter.Count count, String number, Json.Obj about) implements Supplier<Json.Obj> {
        @Override
        public Json.Obj get() {
            return Tasks.fields(count, number, about);
        }
    }

    private static Json.Obj fields(Counter.Count count, String number, Json.Obj about) {
        Json.Obj fields = about.with("count", number).with("exact", count.exact());
        return count.estimate()
                .map(found -> fields.with("estimate", Counter.Estimate.words(found.mean()))
                        .with("low", Counter.Estimate.words(found.low()))
                        .with("high", Counter.Estimate.words(found.high())))
                .orElse(fields);
    }

    /** Counts the different positions that a setup can begin with; a line is a setup's text. */
    public Optional<Task> starts(Limits limits) {
        return abilities()
                .starts()
                .map(counter -> (_, line) -> answered(() -> {
                    P setup = puzzle.texts().setups().parse(line);
                    Json.Obj about =
                            Json.obj().with("setup", puzzle.texts().setups().format(setup));
                    return counted(counter.count(setup, limits), limits, about);
                }));
    }

    /** Gives the next step and its reason; never stopped. */
    public Optional<PositionTask<S>> hint() {
        return hint(Stop.never());
    }

    /**
     * Gives the next step and its reason.
     *
     * @param stop asked at least every 10 ms
     */
    public Optional<PositionTask<S>> hint(Stop stop) {
        return abilities()
                .hinter()
                .map(hinter -> new PositionTask<>(
                        puzzle,
                        position -> hinter.hint(position, stop)
                                .<Answer>map(hint -> new Answer.Done(hint.text().text(), fields(hint)))
                                .orElseGet(() -> new Answer.NoResult(
                                        Reason.REFUSED,
                                        "no hint available",
                                        Json.obj().with("technique", "none")))));
    }

    private static Json.Obj fields(Hinter.Hint<?> hint) {
        return Json.obj()
                .with("technique", hint.technique())
                .withAll(hint.details())
                .with("text", hint.text().text());
    }

    /**
     * Gives all next steps.
     *
     * @param technique the one to look for, by name or code; empty for all
     * @param stop asked at least every 10 ms
     */
    public Optional<PositionTask<S>> steps(Optional<String> technique, Stop stop) {
        return abilities()
                .steps()
                .map(finder ->
                        new PositionTask<>(puzzle, position -> stepped(finder.steps(position, technique, stop))));
    }

    private static Answer stepped(List<StepFinder.Found> found) {
        String line = found.stream().map(StepFinder.Found::line).collect(Collectors.joining("; "));
        Json.Obj fields = Json.obj()
                .with(
                        "steps",
                        new Json.Arr(found.stream()
                                .<Json>map(StepFinder.Found::fields)
                                .toList()));
        return new Answer.Done(found.isEmpty() ? "no step" : line, fields);
    }

    /** Why a puzzle that gives all next steps knows no technique of this name; empty when it does. */
    public Optional<String> refusal(String technique) {
        return abilities().steps().flatMap(finder -> finder.refusal(technique));
    }

    /** Answers a puzzle's own question. */
    public Optional<PositionTask<S>> study(String verb, int depth, Limits limits) {
        return abilities().studies().stream()
                .filter(study -> study.verb().equals(verb))
                .findFirst()
                .map(study -> new PositionTask<>(puzzle, position -> studied(study, position, depth, limits)));
    }

    private static <S> Answer studied(Study<S> study, S position, int depth, Limits limits) {
        return reported(study.study(position, depth, limits));
    }

    /** What a study or a review says, as an answer. */
    public static Answer reported(Study.Report report) {
        return report.complete()
                ? new Answer.Done(report.line().text(), report::fields, report.settled())
                : new Answer.NoResult(Reason.OVER_BUDGET, "over budget: " + report.line(), report.fields());
    }

    /** Says where a play went wrong; a line is a saved play, with or without the puzzle's name. */
    public Optional<Task> review(Limits limits) {
        return abilities()
                .review()
                .map(review -> (_, line) -> answered(() -> {
                    GameTree<P, S, M> tree = tree(line);
                    return reported(review.review(tree.beginning(), tree.moves(), limits));
                }));
    }

    private GameTree<P, S, M> tree(String line) {
        String name = puzzle.id() + ":";
        if (line.startsWith(name)) {
            return GameTree.read(puzzle, line);
        }
        refuseOther(puzzle, line);
        try {
            return GameTree.read(puzzle, name + line);
        } catch (TextError error) {
            throw new TextError(line, error.offset() - name.length(), error.problem());
        }
    }

    /** Writes a position in another form; {@code id} is the position's own text, {@code share} with the puzzle's name. */
    public Optional<PositionTask<S>> convert(String form) {
        return forms(puzzle).stream()
                .filter(candidate -> candidate.id().equals(form))
                .findFirst()
                .map(chosen -> new PositionTask<>(puzzle, position -> {
                    String text = chosen.writer().apply(position);
                    String line = text.indexOf('\n') < 0 ? text : text + "\n"; // a blank line to tell it from the next
                    return new Answer.Done(line, () -> Json.obj().with(form, text));
                }));
    }

    /** All forms that a puzzle's positions can be written in. */
    public static <S> List<TextForm<S>> forms(Puzzle<?, S, ?> puzzle) {
        List<TextForm<S>> common = List.of(
                new TextForm<>("id", "the position's text", puzzle.texts().positions()::format),
                new TextForm<>(
                        "share",
                        "with the puzzle's name",
                        s -> puzzle.id() + ":" + puzzle.texts().positions().format(s)));
        return Stream.concat(common.stream(), puzzle.texts().forms().stream()).toList();
    }

    /** The answer, whatever becomes of the question. */
    private static Answer answered(Supplier<Answer> work) {
        try {
            return work.get();
        } catch (Refusal refusal) {
            return Answer.of(refusal);
        }
    }

    /**
     * Reads a position's text or a share ID of this puzzle.
     *
     * @throws TextError when it is neither
     */
    public static <S> S position(Puzzle<?, S, ?> puzzle, String line) {
        String id = puzzle.id();
        int name = id.length();
        if (line.length() <= name || line.charAt(name) != ':' || !line.startsWith(id)) {
            refuseOther(puzzle, line);
            return puzzle.texts().positions().parse(line);
        }
        try {
            return puzzle.texts().positions().parse(line.substring(name + 1));
        } catch (TextError error) {
            throw new TextError(line, name + 1 + error.offset(), error.problem());
        }
    }

    /** A share ID of another puzzle is refused as such: no position has a colon behind a word. */
    private static void refuseOther(Puzzle<?, ?, ?> puzzle, String line) {
        int letters = 0;
        while (letters < line.length() && line.charAt(letters) >= 'a' && line.charAt(letters) <= 'z') {
            letters++;
        }
        if (letters > 0 && letters < line.length() && line.charAt(letters) == ':') {
            String other = line.substring(0, letters);
            throw new TextError(line, 0, "this is a share ID of (" + other + "), not of (" + puzzle.id() + ")");
        }
    }
}
