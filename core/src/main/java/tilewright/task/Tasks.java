package tilewright.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tilewright.message.Message;
import tilewright.play.GameTree;
import tilewright.proof.CertificateLines;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Counter;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.PlainTexts;
import tilewright.puzzle.Prover;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Result;
import tilewright.puzzle.SeedVersion;
import tilewright.puzzle.Solver;
import tilewright.puzzle.StepFinder;
import tilewright.puzzle.Study;
import tilewright.puzzle.TextForm;
import tilewright.puzzle.WithVariants;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Stop;
import tilewright.text.AsciiBuilder;
import tilewright.text.Cursor;
import tilewright.text.FoundTexts;
import tilewright.text.Json;
import tilewright.text.Reason;
import tilewright.text.TextError;
import tilewright.text.TextLines;

/**
 * The tasks of a puzzle, which answer line by line: one for each verb. Each is empty when the puzzle cannot do it.
 *
 * <p>A line is a position's text, or a share ID of the same puzzle. Threads may share one.
 *
 * @param workspace open as long as tasks are used
 * @param order of techniques, by its name; empty for the usual one
 * @param <P> the setup
 * @param <S> the position
 * @param <M> the move
 */
public record Tasks<P, S, M>(Puzzle<P, S, M> puzzle, Workspace workspace, String order) {

    /** Constructs tasks with the usual order of techniques. */
    public Tasks(Puzzle<P, S, M> puzzle, Workspace workspace) {
        this(puzzle, workspace, "");
    }

    /** Returns these tasks with another order of techniques, which the puzzle must have. */
    public Tasks<P, S, M> inOrder(String other) {
        return new Tasks<>(puzzle, workspace, other);
    }

    /** Returns the same tasks for the puzzle's variants; empty when it has none. */
    public Optional<Tasks<?, ?, ?>> ofVariants() {
        return puzzle instanceof WithVariants with
                ? Optional.of(new Tasks<>(with.variantPuzzle(), workspace, order))
                : Optional.empty();
    }

    /** Returns why the puzzle has no order of techniques of this name; empty when it has. */
    public Optional<Message> noOrder(String wanted) {
        List<String> names = puzzle.abilities(workspace).orders().stream()
                .map(Abilities.InOrder::name)
                .toList();
        if (names.contains(wanted)) {
            return Optional.empty();
        }
        return Optional.of(
                names.isEmpty()
                        ? TaskMessages.oneOrder(puzzle.id())
                        : TaskMessages.unknownOrder(wanted, String.join(" and ", names)));
    }

    /**
     * Generates positions: item <i>i</i> is a function of the setup, the seed and <i>i</i>. The line is not looked at.
     *
     * @param setup its text, which may be one of variants; empty for the standard one
     * @param stop asked at least every 10 ms
     * @throws TextError when it is none
     */
    public Task generate(String setup, long seed, Stop stop) {
        return generate(setup, seed, SeedVersion.NEWEST, stop);
    }

    /**
     * As {@link #generate(String, long, Stop)}, with what a version made of the seed.
     *
     * @param asOf from {@link SeedVersion#FIRST} on
     */
    public Task generate(String setup, long seed, SeedVersion asOf, Stop stop) {
        return VariantTask.maker(puzzle, setup) // the same in all versions
                .map(maker -> VariantTask.generate(maker, seed, stop))
                .orElseGet(() -> generate(puzzle.setup(setup), seed, asOf, stop, Generator.Log.NONE));
    }

    /** The same as {@link #generate(String, long, Stop)}, never stopped. */
    public Task generate(String setup, long seed) {
        return generate(setup, seed, Stop.never());
    }

    /**
     * As {@link #generate(String, long, SeedVersion, Stop)}.
     *
     * @param log of the generator, whatever item it makes
     */
    public Task generate(P chosen, long seed, SeedVersion asOf, Stop stop, Generator.Log log) {
        Generator<P, S> generator = asOf.of(puzzle.generators(workspace));
        return (item, _) -> Answer.of(() -> {
            SeededRandom random = SeededRandom.ofItem(seed, item);
            String text = puzzle.texts().positions().format(generator.generate(chosen, random, stop, log));
            return new Answer.Done(text, new Generated<>(text, puzzle, chosen, seed, item));
        });
    }

    Abilities<P, S, M> abilities() {
        Abilities<P, S, M> usual = puzzle.abilities(workspace);
        return usual.inOrder(order).orElse(usual);
    }

    /** Finds the first solution. */
    public Optional<PositionTask<S>> solve(Limits limits) {
        return abilities()
                .solver()
                .map(solver -> new PositionTask<>(puzzle, position -> solved(puzzle, solver, position, limits)));
    }

    private static <S> Answer solved(Puzzle<?, S, ?> puzzle, Solver<S> solver, S position, Limits limits) {
        Solver.Solutions<S> solutions = solver.solve(position, limits.withSolutions(1));
        if (!solutions.found().isEmpty()) {
            String text = puzzle.texts().positions().format(solutions.found().getFirst());
            return new Answer.Done(text, new Solved<>(puzzle, position, Optional.of(text)));
        }
        Solved<S> without = new Solved<>(puzzle, position, Optional.empty());
        return switch (solutions.outcome()) {
            case Outcome.Complete _ ->
                new Answer.NoResult(Reason.UNSOLVABLE, noSolution(solver.obstacle(position)), without);
            case Outcome.Limited limited -> undecided(limited, without.about());
        };
    }

    /**
     * Finds all solutions, up to a limit.
     *
     * @param most solutions of a line; all of them are kept
     */
    public Optional<PositionTask<S>> solveAll(int most, Limits limits) {
        return abilities()
                .solver()
                .map(solver -> new PositionTask<>(puzzle, position -> allSolved(solver, position, most, limits)));
    }

    private Answer allSolved(Solver<S> solver, S position, int most, Limits limits) {
        Solver.Solutions<S> solutions = solver.solve(position, limits.withSolutions(most + 1L)); // to know of one more
        List<String> texts = new ArrayList<>();
        for (S solution :
                solutions.found().subList(0, Math.min(most, solutions.found().size()))) {
            texts.add(puzzle.texts().positions().format(solution));
        }
        boolean more = solutions.found().size() > most;
        String text = puzzle.texts().positions().format(position);
        Message obstacle = texts.isEmpty() ? solver.obstacle(position) : Message.NONE;
        return allSolved(text, texts, more, solutions.outcome(), obstacle);
    }

    /**
     * The answer with solutions that were found.
     *
     * @param text the position
     * @param more whether there are more
     * @param obstacle why there is no solution; empty where nothing is known of it
     */
    static Answer allSolved(String text, List<String> texts, boolean more, Outcome outcome, Message obstacle) {
        Message joined = Message.verbatim(String.join("\n", texts));
        return switch (outcome) {
            case Outcome.Limited limited
            when !more -> {
                boolean stopped = limited.reason() == Outcome.Reason.STOPPED;
                Message why = TaskMessages.searchEnded(texts.size(), limited.nodes());
                Result known = new AllSolutions(text, texts, false, Optional.of(why));
                yield new Answer.NoResult(stopped ? Reason.STOPPED : Reason.OVER_BUDGET, why, known);
            }
            case Outcome.Limited _ -> new Answer.Done(joined, new AllSolutions(text, texts, false, Optional.empty()));
            case Outcome.Complete _ -> {
                Result all = new AllSolutions(text, texts, !more, Optional.empty());
                yield texts.isEmpty()
                        ? new Answer.NoResult(Reason.UNSOLVABLE, noSolution(obstacle), all)
                        : new Answer.Done(joined, all);
            }
        };
    }

    private static Message noSolution(Message why) {
        return why.isEmpty() ? TaskMessages.noSolution() : TaskMessages.noSolutionBecause(why);
    }

    static Answer undecided(Outcome.Limited limited, Json.Obj fields) {
        boolean stopped = limited.reason() == Outcome.Reason.STOPPED;
        Message why =
                stopped ? TaskMessages.stoppedAfter(limited.nodes()) : TaskMessages.undecidedAfter(limited.nodes());
        return new Answer.NoResult(stopped ? Reason.STOPPED : Reason.OVER_BUDGET, why, fields.with("error", why));
    }

    /** Counts solutions, up to the limit's number of them. */
    public Optional<PositionTask<S>> count(Limits limits) {
        return abilities().counter().map(counter -> new PositionTask<>(puzzle, new Counting<>(counter, limits)));
    }

    /** Counts the solutions of one position after the other. */
    private record Counting<S>(Counter<S> counter, Limits limits) implements PositionTask.Work<S> {
        @Override
        public Answer answer(S position) {
            return counted(counter.count(position, limits), limits, counter.about(position));
        }
    }

    static Answer counted(Counter.Count count, Limits limits, Json.Obj about) {
        boolean small = count.number().bitLength() <= 62;
        String number = small
                ? Long.toString(count.number().longValue())
                : count.number().toString();
        Counted counted = new Counted(count, number, about);
        if (count.exact() || !small || count.number().longValue() >= limits.solutions()) {
            return new Answer.Done(number, counted);
        }
        Message known = count.estimate()
                .map(found -> TaskMessages.atLeastAbout(
                        number,
                        Counter.Estimate.words(found.mean()),
                        Counter.Estimate.words(found.low()),
                        Counter.Estimate.words(found.high())))
                .orElseGet(() -> TaskMessages.atLeast(number));
        return new Answer.NoResult(Reason.OVER_BUDGET, known, counted);
    }

    /** Counts the different positions that a setup can begin with; a line is a setup's text. */
    public Optional<Task> starts(Limits limits) {
        return abilities()
                .starts()
                .map(counter -> (_, line) -> Answer.of(() -> {
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
                                .map(Tasks::hinted)
                                .orElseGet(() -> new Answer.NoResult(
                                        Reason.REFUSED,
                                        TaskMessages.noHint(),
                                        Json.obj().with("technique", "none")))));
    }

    /** A hint without a move says why there is no next step: the position cannot be completed, or in several ways. */
    private static Answer hinted(Hinter.Hint<?> hint) {
        return hint.moves().isEmpty()
                ? new Answer.NoResult(Reason.REFUSED, hint.text(), hint)
                : new Answer.Done(hint.text(), hint);
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
        List<Message> lines = found.stream().map(StepFinder.Found::line).toList();
        return new Answer.Done(
                found.isEmpty() ? TaskMessages.noStep() : TaskMessages.steps(lines),
                () -> Json.obj().withEach("steps", found, StepFinder.Found::fields));
    }

    /** Returns why a puzzle that gives all next steps knows no technique of this name; empty when it does. */
    public Optional<Message> refusal(String technique) {
        return abilities().steps().flatMap(finder -> finder.refusal(technique));
    }

    /** Answers a puzzle's own question. */
    public Optional<PositionTask<S>> study(String verb, int depth, Limits limits) {
        return study(verb)
                .map(study -> new PositionTask<>(puzzle, position -> reported(study.study(position, depth, limits))));
    }

    /** Returns the task of a study whose answers may lack fields, for readers who need the line only. */
    public Optional<PositionTask<S>> brief(String verb, int depth, Limits limits) {
        return study(verb)
                .map(study -> new PositionTask<>(puzzle, position -> reported(study.brief(position, depth, limits))));
    }

    private Optional<Study<S>> study(String verb) {
        return abilities().studies().stream()
                .filter(study -> study.verb().equals(verb))
                .findFirst();
    }

    /** Returns the report of a study or a review as an answer. */
    public static Answer reported(Study.Report report) {
        return report.complete()
                ? new Answer.Done(report.line(), report.result(), report.settled())
                : new Answer.NoResult(Reason.OVER_BUDGET, TaskMessages.overBudget(report.line()), report.result());
    }

    /** Finds where a play went wrong; a line is a saved play, with or without the puzzle's name. */
    public Optional<Task> review(Limits limits) {
        return abilities()
                .review()
                .map(review -> (_, line) -> Answer.of(() -> {
                    String name = puzzle.id() + ":";
                    Cursor cursor = new Cursor(line.startsWith(name) ? line : name + line);
                    GameTree<P, S, M> tree = tree(line, cursor);
                    return reported(review.review(tree.beginning(), tree.moves(), limits))
                            .warned(cursor.warning());
                }));
    }

    /** The claim that is meant when none is named; empty when the puzzle proves none. */
    public String usualClaim() {
        return abilities().prover().map(Prover::usual).orElse("");
    }

    /** Returns why a puzzle that proves claims has no such claim; empty when it has. */
    public Optional<Message> noClaim(String claim) {
        return abilities().prover().flatMap(prover -> prover.refusal(claim));
    }

    /**
     * Makes the certificate of a claim, which must be one.
     *
     * @param formula whether to give the formula that the proof refutes instead
     */
    public Optional<PositionTask<S>> prove(String claim, boolean formula, Limits limits) {
        return abilities()
                .prover()
                .map(prover -> new PositionTask<>(
                        puzzle,
                        position -> reported(
                                formula
                                        ? prover.formula(position, claim, limits)
                                        : prover.prove(position, claim, limits))));
    }

    /**
     * Checks certificates of any puzzle; a line is a whole one.
     *
     * @param catalog the puzzles
     */
    public Task checkProof(Catalog catalog) {
        return (_, text) -> Answer.of(() -> reported(CertificateLines.puzzle(text)
                .flatMap(catalog::find)
                .<Prover<?>>flatMap(named -> named.abilities(workspace).prover())
                .orElseThrow(() -> new Cursor(text).error(TaskMessages.noCertificate()))
                .check(text)));
    }

    /**
     * Reads a saved play.
     *
     * @param named the line with the puzzle's name
     */
    private GameTree<P, S, M> tree(String line, Cursor named) {
        int added = named.rest().length() - line.length();
        try {
            return GameTree.read(puzzle, named, Stop.never());
        } catch (TextError error) {
            if (added == 0) {
                throw error;
            }
            refuseOther(puzzle, line);
            throw new TextError(line, error.offset() - added, error.problem());
        }
    }

    /**
     * Writes a position in another form; {@code id} is the position's own text, {@code share} with the puzzle's name. Without the
     * {@link TextForm#head}.
     */
    public Optional<PositionTask<S>> convert(String form) {
        return form(puzzle, form)
                .map(chosen -> new PositionTask<>(puzzle, position -> {
                    String text = chosen.writer().apply(position);
                    return new Answer.Done(line(text), () -> Json.obj().with(chosen.id(), text));
                }));
    }

    /** The printed form of a text: several lines get a blank line behind them, to tell them from the next text. */
    private static String line(String text) {
        return text.indexOf('\n') < 0 ? text : text + "\n";
    }

    /** Counts as {@link #count} does, in plain texts. */
    public Optional<PlainTask> plainCount(Limits limits) {
        return plain(abilities().counter().flatMap(counter -> counter.plain(limits)));
    }

    /** Solves plain texts, as {@link #solve} does. */
    public Optional<PlainTask> plainSolve(Limits limits) {
        return plain(abilities().solver().flatMap(solver -> solver.plain(limits)));
    }

    /** Writes plain texts in another form, one of ASCII, as {@link #convert} does. */
    public Optional<PlainTask> plainConvert(String form) {
        return plain(puzzle.texts()
                .plain()
                .flatMap(plain -> form(puzzle, form).map(chosen -> new Rewriting<>(plain, chosen))));
    }

    private Optional<PlainTask> plain(Optional<? extends PlainTexts.Answers> answers) {
        return puzzle.texts().plain().flatMap(texts -> answers.map(found -> new PlainTask(texts, found)));
    }

    /** Writes one plain text after the other in another form. */
    private record Rewriting<S>(PlainTexts<S> texts, TextForm<S> form) implements PlainTexts.Answers {
        @Override
        public boolean answer(byte[] bytes, int from, AsciiBuilder out) {
            out.append(line(form.writer().apply(texts.read(bytes, from))));
            return true;
        }
    }

    /** The form of this name; hyphens in it are ignored. */
    public static <S> Optional<TextForm<S>> form(Puzzle<?, S, ?> puzzle, String name) {
        String id = name.replace("-", "");
        return forms(puzzle).stream().filter(form -> form.id().equals(id)).findFirst();
    }

    /** All forms that a puzzle's positions can be written in. */
    public static <S> List<TextForm<S>> forms(Puzzle<?, S, ?> puzzle) {
        List<TextForm<S>> common = List.of(
                new TextForm<>("id", TaskMessages.formId(), puzzle.texts().positions()::format),
                new TextForm<>(
                        "share",
                        TaskMessages.formShare(),
                        s -> puzzle.id() + ":" + puzzle.texts().positions().format(s)));
        return Stream.concat(common.stream(), puzzle.texts().forms().stream()).toList();
    }

    /**
     * Reads a position's text or a share ID of this puzzle.
     *
     * @throws TextError when it is neither
     */
    public static <S> S position(Puzzle<?, S, ?> puzzle, String line) {
        return position(puzzle, new Cursor(line));
    }

    /**
     * Reads a position's text or a share ID of this puzzle, and gives the cursor a warning about what was left out.
     *
     * @param cursor at the beginning of its text
     * @throws TextError when it is neither
     */
    public static <S> S position(Puzzle<?, S, ?> puzzle, Cursor cursor) {
        String id = puzzle.id();
        int name = id.length();
        String line = whole(puzzle, cursor.rest());
        if (line.length() <= name || line.charAt(name) != ':' || !line.startsWith(id)) {
            refuseOther(puzzle, line);
            refuseVariant(puzzle, cursor);
            return puzzle.texts().positions().parse(cursor);
        }
        Cursor inside = new Cursor(line.substring(name + 1));
        try {
            refuseVariant(puzzle, inside);
            S position = puzzle.texts().positions().parse(inside);
            cursor.warn(inside.warning());
            return position;
        } catch (TextError error) {
            throw new TextError(line, name + 1 + error.offset(), error.problem());
        }
    }

    /** Says of a variant that it is one, where only the puzzle itself is asked about: its texts would be read as damaged ones. */
    private static void refuseVariant(Puzzle<?, ?, ?> puzzle, Cursor text) {
        if (puzzle instanceof WithVariants with && with.isVariant(text.rest())) {
            throw text.error(TaskMessages.noVariants());
        }
    }

    /** A share ID without line breaks, if it is broken over lines. */
    private static String whole(Puzzle<?, ?, ?> puzzle, String text) {
        if (text.indexOf('\n') < 0 || !text.startsWith(puzzle.id() + ":")) {
            return text;
        }
        FoundTexts texts = new FoundTexts(puzzle.texts().grouping(), TextLines.of(TextLines.withoutReturns(text)));
        FoundTexts.Found first = texts.next();
        return texts.hasNext() || first.fault().isPresent() ? text : first.text();
    }

    /** Refuses a share ID of another puzzle as such: a word, a colon, and directly behind that no other colon up to a blank. */
    private static void refuseOther(Puzzle<?, ?, ?> puzzle, String line) {
        int letters = 0;
        while (letters < line.length() && line.charAt(letters) >= 'a' && line.charAt(letters) <= 'z') {
            letters++;
        }
        int end = letters + 1;
        while (end < line.length() && line.charAt(end) > ' ' && line.charAt(end) != ':') {
            end++;
        }
        if (letters > 0
                && end > letters + 1
                && line.charAt(letters) == ':'
                && !line.startsWith("//", letters + 1)
                && (end == line.length() || line.charAt(end) <= ' ')) {
            throw new TextError(line, 0, TaskMessages.otherPuzzle(line.substring(0, letters), puzzle.id()));
        }
    }
}
