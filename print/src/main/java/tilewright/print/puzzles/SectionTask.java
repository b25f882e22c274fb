package tilewright.print.puzzles;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.message.Value.Amount;
import tilewright.message.Words;
import tilewright.print.Labels.Ratings;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Counter;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Hinter.Hint;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Rated;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Status;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.task.Answer;
import tilewright.task.PositionTask;
import tilewright.task.Tasks;
import tilewright.text.Reason;
import tilewright.text.Refusal;

/**
 * A task that makes the puzzles of one section, and the text about each at the back of the book.
 *
 * <p>Threads may share one.
 */
final class SectionTask<P, S, M> {

    /** The verb of the study that says how hard a position is, where the puzzle names no other. */
    private static final String RATE = "rate";

    /** Nodes for that. */
    private static final long FEW = 1_000_000;

    /** Seeds that are tried for a puzzle whose generator may give up. */
    private static final int ATTEMPTS = 5;

    /** Puzzles in a row that are excluded. */
    private static final int MOST_EXCLUDED = 1_000;

    /** Solutions are counted up to here. */
    private static final long COUNTED = 1_000;

    private final Puzzle<P, S, M> puzzle;
    private final BookPlan.Section section;
    private final BookPlan.Look look;
    private final Words words;
    private final Limits limits;
    private final P setup;
    private final Generator<P, S> generator;
    private final Abilities<P, S, M> abilities;
    private final Optional<PositionTask<S>> rater;
    private final Optional<HardestStep.Technique> technique;
    private final Levels<P> levels;
    private final Optional<PositionTask<S>> canonical;
    private final Set<String> excluded;
    private final boolean proving;
    /** Whether the setup names the step that is to be found. */
    private final boolean practice;

    private SectionTask(
            Puzzle<P, S, M> puzzle, BookPlan.Section section, BookPlan plan, Workspace workspace, Limits limits) {
        this.puzzle = puzzle;
        this.section = section;
        look = plan.look();
        words = plan.words();
        this.limits = limits;
        setup = puzzle.setup(section.setup());
        generator = puzzle.generator(workspace);
        abilities = puzzle.abilities(workspace);
        rater = abilities.rating().isEmpty()
                ? new Tasks<>(puzzle, workspace).study(RATE, 0, limits.withNodes(Math.min(FEW, limits.nodes())))
                : new Tasks<>(puzzle, workspace).study(abilities.rating(), 0, limits);
        canonical = new Tasks<>(puzzle, workspace).convert("canonical");
        excluded = section.excluded().stream()
                .map(text -> canonical(Tasks.position(puzzle, text)))
                .collect(Collectors.toUnmodifiableSet());
        Handbook handbook = Handbook.of(puzzle);
        Handbook translated = Handbook.of(puzzle, words.language());
        levels = new Levels<>(puzzle, plan.matter().levels());
        proving = plan.matter().proofs();
        String made = puzzle.texts().setups().format(setup);
        practice = section.count() > 0
                && handbook.articles().stream()
                        .anyMatch(article -> article.practice().equals(made));
        technique = handbook.ids().stream()
                .filter(section.lessons()::contains)
                .flatMap(id -> handbook.article(id).stream())
                .filter(article -> abilities
                        .steps()
                        .map(finder -> finder.refusal(article.title()).isEmpty())
                        .orElse(false))
                .findFirst()
                .map(article -> new HardestStep.Technique(
                        article.title(),
                        translated.article(article.id()).orElse(article).title()));
    }

    static SectionTask<?, ?, ?> of(BookPlan.Section section, BookPlan plan, Workspace workspace, Limits limits) {
        return of(section.puzzle(), section, plan, workspace, limits);
    }

    private static <P, S, M> SectionTask<P, S, M> of(
            Puzzle<P, S, M> puzzle, BookPlan.Section section, BookPlan plan, Workspace workspace, Limits limits) {
        return new SectionTask<>(puzzle, section, plan, workspace, limits);
    }

    /** A position, the words that say where it is from, and its intended difficulty. */
    private record Source<S>(S position, String title, String id, Optional<Message> words, Optional<Message> rating) {}

    /**
     * The answer for a puzzle.
     *
     * @param place of the section in the book
     * @param index of the puzzle in the section, from 0: first those that are made
     * @param line number of the puzzle in the book, from 1
     */
    Answer answer(int place, int index, long line) {
        try {
            Source<S> source = index < section.count() ? made(index) : given(index - section.count());
            return answered(place, source, line);
        } catch (Refusal refusal) {
            return Answer.NoResult.of(refusal);
        }
    }

    private Source<S> given(int index) {
        BookPlan.Given given = section.given().get(index);
        return new Source<>(
                Tasks.position(puzzle, given.position()),
                given.title(),
                given.id(),
                Optional.empty(),
                Optional.empty());
    }

    /** The form that all share which are the same but for digits, order, or turns; the same text where there is none. */
    private String canonical(S position) {
        return canonical
                .map(task -> task.answer(position))
                .filter(Answer.Done.class::isInstance)
                .map(answer -> ((Answer.Done) answer).line().text())
                .orElseGet(() -> puzzle.texts().positions().format(position));
    }

    private boolean isExcluded(S position) {
        return !excluded.isEmpty() && excluded.contains(canonical(position));
    }

    /** Item {@code index} of the seed; the next ones of the same remainder where it is excluded, or the generator gives up. */
    private Source<S> made(int index) {
        int failures = 0;
        for (int attempt = 0; attempt < MOST_EXCLUDED; attempt++) {
            long item = index + (long) attempt * section.count();
            try {
                S position = generator.generate(
                        setup, SeededRandom.ofItem(section.seed(), item), limits.stop(), Generator.Log.NONE);
                if (!isExcluded(position)) {
                    return source(position, item);
                }
            } catch (Generator.GaveUp gaveUp) {
                failures++;
                if (failures == ATTEMPTS) {
                    throw gaveUp;
                }
            }
        }
        throw new Generator.GaveUp(PuzzlesMessages.allExcluded(MOST_EXCLUDED));
    }

    private Source<S> source(S position, long item) {
        String text = puzzle.texts().setups().format(setup);
        Optional<Message> words =
                practice ? Optional.empty() : Optional.of(PuzzlesMessages.madeFrom(text, section.seed(), item + 1));
        Message label = levels.own(puzzle.setups().label(setup));
        return new Source<>(position, "", "", words, Optional.of(PuzzlesMessages.rating(label)));
    }

    private Answer answered(int place, Source<S> source, long line) {
        S position = source.position();
        Optional<Answer> rated = rater.map(task -> task.answer(position));
        Optional<Message> known = rated.map(
                        answer -> levels.words(answer, look.pages().labels().ratings()))
                .filter(message -> !message.isEmpty())
                .or(source::rating);
        Optional<Message> hard = known.filter(_ -> look.pages().labels().ratings() != Ratings.NONE);
        Message rating = (abilities.solver().isPresent() ? hard.map(PuzzlesMessages::rating) : toMove(position, hard))
                .orElse(Message.verbatim(""));
        Optional<Counter.Count> count =
                abilities.counter().map(counter -> counter.count(position, limits.withSolutions(COUNTED)));
        Optional<PuzzleProof> proof = abilities
                .prover()
                .filter(_ -> proving)
                .flatMap(prover -> PuzzleProof.of(prover, position, count, limits));
        Message certificate = PuzzlesMessages.certificate(Stream.of(
                        count.map(this::counted),
                        hard.map(it -> proven(rated) ? PuzzlesMessages.ratedProved(it) : PuzzlesMessages.rated(it)),
                        source.words(),
                        proof.map(it -> PuzzlesMessages.proof(it.printed())))
                .flatMap(Optional::stream)
                .toList());
        boolean several = !abilities.rating().isEmpty()
                && count.filter(it -> it.number().compareTo(BigInteger.ONE) > 0).isPresent();
        Optional<BookPuzzle.Turn> turn = Optional.empty();
        List<Message> hints = List.of();
        String needed = "";
        if (!several) { // reasons for steps hold where there is one solution
            HardestStep<S, M> hardest = new HardestStep<>(puzzle, abilities, limits.stop());
            if (abilities.solver().isEmpty()) {
                turn = hardest.of(position, rated).map(SectionTask::turn);
                hints = turn.map(this::hints).orElse(hints);
            } else {
                List<Message> taught = technique
                        .filter(_ -> look.hints())
                        .flatMap(it -> hardest.taught(position, it))
                        .orElse(List.of());
                Optional<Hint<M>> step = look.index() || look.hints() && taught.isEmpty()
                        ? hardest.of(position, rated)
                        : Optional.empty();
                needed = step.map(Hint::technique).orElse("");
                hints = look.hints() && taught.isEmpty()
                        ? step.map(this::stages).orElse(taught)
                        : taught;
            }
        }
        Optional<Solver.Solutions<S>> solved = abilities
                .solver()
                .filter(_ -> look.solutions())
                .map(solver -> solver.solve(position, limits.withSolutions(1)));
        Optional<S> solution = solved.flatMap(it -> it.found().stream().findFirst());
        BookPuzzle.About about = new BookPuzzle.About(
                source.title(),
                source.id(),
                rated.map(levels::level).orElse(Message.NONE),
                rated.map(HardestStep::tenths).orElse(0),
                needed);
        BookPuzzle made = new BookPuzzle(
                place,
                new SheetPuzzle<>(line, puzzle, position, rating, solution),
                about,
                certificate,
                hints,
                turn,
                proof.map(PuzzleProof::certificate).orElse(""));
        if (solved.isPresent() && solution.isEmpty()) {
            return SheetTask.unsolved(solved.get().outcome(), made);
        }
        Message printed = look.solutions() ? PuzzlesMessages.severalOnePrinted() : PuzzlesMessages.several();
        if (several) {
            return new Answer.NoResult(Reason.NOT_UNIQUE, printed, made);
        }
        return proving && proof.isEmpty()
                ? new Answer.NoResult(Reason.OVER_BUDGET, PuzzlesMessages.notProved(), made)
                : new Answer.Done("", made);
    }

    /** The player to move, of a game. */
    private Optional<Message> toMove(S position, Optional<Message> hard) {
        if (!(puzzle.rules().status(position) instanceof Status.ToMove moving)) {
            return hard;
        }
        int player = moving.player() + 1;
        return hard.map(rating -> PuzzlesMessages.toMoveRated(player, rating))
                .or(() -> Optional.of(PuzzlesMessages.toMove(player)));
    }

    private static boolean proven(Optional<Answer> rated) {
        return rated.filter(answer -> answer.result() instanceof Rated study && study.proven())
                .isPresent();
    }

    private Message counted(Counter.Count count) {
        String digits = words.grouped(Amount.of(count.number()));
        return count.exact()
                ? PuzzlesMessages.solutionsCounted(count.number(), digits)
                : PuzzlesMessages.solutionsAtLeast(digits);
    }

    /** The stages of a hint but the last, which gives the step away. */
    private List<Message> stages(Hint<?> hint) {
        return hint.stages().stream()
                .limit(Math.max(1, hint.stages().size() - 1))
                .map(stage -> Message.verbatim(Sentences.shortened(words.text(stage.text()))))
                .toList();
    }

    private static BookPuzzle.Turn turn(Hint<?> hint) {
        return new BookPuzzle.Turn(
                hint.text(),
                hint.marks().stream()
                        .filter(Mark.Ring.class::isInstance)
                        .map(mark -> ((Mark.Ring) mark).box())
                        .toList());
    }

    /** A hint where there is no solver, so that a turn is the answer: how many pieces, and in which row, are hints. */
    private List<Message> hints(BookPuzzle.Turn turn) {
        if (!look.hints() || turn.boxes().isEmpty()) {
            return List.of();
        }
        int row = turn.boxes().getFirst().y() / Scene.CELL + 1;
        int pieces = turn.boxes().size();
        return List.of(PuzzlesMessages.turnTakes(pieces), PuzzlesMessages.turnRow(pieces, row));
    }
}
