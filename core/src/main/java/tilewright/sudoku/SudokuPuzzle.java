package tilewright.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.prove.CompletionProver;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Card;
import tilewright.puzzle.Choice;
import tilewright.puzzle.CompletionReview;
import tilewright.puzzle.Daily;
import tilewright.puzzle.Figure;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Setups;
import tilewright.puzzle.Texts;
import tilewright.puzzle.Variants;
import tilewright.puzzle.WithVariants;
import tilewright.puzzle.Workspace;
import tilewright.sudoku.canonical.Canonical;
import tilewright.sudoku.canonical.SmallestIsomorph;
import tilewright.sudoku.generate.PhasedMaker;
import tilewright.sudoku.generate.Setup;
import tilewright.sudoku.generate.SetupChoices;
import tilewright.sudoku.generate.SetupText;
import tilewright.sudoku.generate.StepGrader;
import tilewright.sudoku.generate.SudokuGenerator;
import tilewright.sudoku.generate.Symmetry;
import tilewright.sudoku.human.AllSteps;
import tilewright.sudoku.human.CellExplainer;
import tilewright.sudoku.human.ClassicSolutions;
import tilewright.sudoku.human.PathSolver;
import tilewright.sudoku.human.PossibleDigits;
import tilewright.sudoku.human.ShownPath;
import tilewright.sudoku.human.SudokuHinter;
import tilewright.sudoku.human.WrongDigits;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Drawing;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.model.NoteCommands;
import tilewright.sudoku.model.PlainGrids;
import tilewright.sudoku.model.SudokuRules;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.notation.GridLines;
import tilewright.sudoku.notation.Notations;
import tilewright.sudoku.notation.Positions;
import tilewright.sudoku.rating.Difficulty;
import tilewright.sudoku.rating.OrderedSteps;
import tilewright.sudoku.rating.Raters;
import tilewright.sudoku.rating.SolutionPath;
import tilewright.sudoku.rating.StepOrder;
import tilewright.sudoku.solve.Completions;
import tilewright.sudoku.solve.SudokuSolver;
import tilewright.sudoku.solve.UniqueSolution;
import tilewright.sudoku.step.Level;
import tilewright.text.Format;

/** Sudoku, 9 by 9. Immutable; threads may share one. */
@SuppressWarnings("exports") // its types stay inside: outside it is a Puzzle<?, ?, ?>
public final class SudokuPuzzle implements Puzzle<Setup, Board, Move>, WithVariants {

    private static final Rules<Board, Move> RULES = new SudokuRules<>();

    private final Texts<Setup, Board, Move> texts;
    private final Supplier<List<Choice<Setup>>> choices;
    private final Reasoning reasoning;
    private final Generator<Setup, Board> generator;
    private final WithVariants family;

    /** The part that reasons about positions: larger than all the rest together, and seldom needed. */
    @FunctionalInterface
    private interface Reasoning {
        void addTo(Abilities.Builder<Setup, Board, Move> abilities);
    }

    /** Constructs the puzzle with all its variants. */
    public SudokuPuzzle() {
        this(positions -> new SudokuFamily(new GridLines(), positions));
    }

    private SudokuPuzzle(Function<Format<Board>, WithVariants> family) {
        this(
                new Notations(
                        new UniqueSolution()::of,
                        position -> Canonical.of(position).board()),
                new Raters(),
                family);
    }

    private SudokuPuzzle(Notations notations, Raters raters, Function<Format<Board>, WithVariants> family) {
        this(notations, new Positions(notations), raters, family);
    }

    private SudokuPuzzle(
            Notations notations, Format<Board> positions, Raters raters, Function<Format<Board>, WithVariants> family) {
        this(
                texts(SetupText.format(), positions)
                        .withGrouping(new GridLines())
                        .withForms(notations.forms())
                        .withPlain(new PlainGrids()),
                SetupChoices::all,
                reasoning(raters),
                new SudokuGenerator(new StepGrader(raters)),
                family.apply(positions));
    }

    private SudokuPuzzle(
            Texts<Setup, Board, Move> texts,
            Supplier<List<Choice<Setup>>> choices,
            Reasoning reasoning,
            Generator<Setup, Board> generator,
            WithVariants family) {
        this.texts = texts;
        this.choices = choices;
        this.reasoning = reasoning;
        this.generator = generator;
        this.family = family;
    }

    /**
     * The puzzle for an engine of the page that is soon loaded: without hints, studies, solver, review, generator, texts of other
     * programs, choices of setups, and techniques.
     */
    public static SudokuPuzzle forPlay() {
        return new SudokuPuzzle(
                texts(SetupText.withoutTechniques(), Text.POSITIONS),
                List::of,
                _ -> {},
                (_, _, _, _) -> {
                    throw new Generator.GaveUp(SudokuMessages.notMadeHere());
                },
                new ClassicAlone());
    }

    /** Returns the puzzle with everything about classic Sudokus and without other rules, for the engine of the page. */
    public static SudokuPuzzle classic() {
        return new SudokuPuzzle(_ -> new ClassicAlone());
    }

    /** Returns the puzzle for the engine of the page that knows other sizes and rules alone. */
    public static Puzzle<?, ?, ?> forVariants() {
        return new VariantSudokuPuzzle();
    }

    private static Texts<Setup, Board, Move> texts(Format<Setup> setups, Format<Board> positions) {
        return new Texts<>(setups, positions, Text.MOVES)
                .withPattern(
                        "^(?:[Hh][Tt]{2}[Pp][Ss]?:|www\\.|[0-9]{1,2}[jx][0-9a-z]*:|\\.[A-Za-z.]*~|(?![ghv.]+/[ghv./]*$)(?:(?:\\s*\\S){60}|(?:[^1-9]*[1-9]){17}))");
    }

    private static Reasoning reasoning(Raters raters) {
        return abilities -> {
            List<Abilities.InOrder<Setup, Board, Move>> orders = new ArrayList<>();
            for (StepOrder order : StepOrder.values()) {
                Abilities.Builder<Setup, Board, Move> ordered = new Abilities.Builder<>();
                addTo(ordered, raters, new OrderedSteps(raters, order));
                orders.add(new Abilities.InOrder<>(order.word(), ordered.build()));
            }
            addTo(abilities, raters, new OrderedSteps(raters));
            abilities
                    .rating("rate")
                    .review(new CompletionReview<>(RULES, Text.MOVES, new SudokuSolver()))
                    .prover(new CompletionProver<>(new ProvableBoard()))
                    .orders(orders);
        };
    }

    private static void addTo(Abilities.Builder<Setup, Board, Move> abilities, Raters raters, OrderedSteps steps) {
        abilities
                .solver(new PathSolver(new SudokuSolver(), steps))
                .maker(new PhasedMaker())
                .hinter(new SudokuHinter(steps))
                .steps(new AllSteps(steps))
                .studies(List.of(
                        new PossibleDigits<>(),
                        new WrongDigits<>(new ClassicSolutions()),
                        new SmallestIsomorph(),
                        new Difficulty(raters),
                        new ShownPath(new SolutionPath(steps))));
    }

    @Override
    public String id() {
        return "sudoku";
    }

    @Override
    public String title() {
        return "Sudoku";
    }

    @Override
    public Message name() {
        return SudokuMessages.name();
    }

    @Override
    public Message goal() {
        return SudokuMessages.goal();
    }

    @Override
    public Texts<Setup, Board, Move> texts() {
        return texts;
    }

    @Override
    public Setups<Setup> setups() {
        List<Setup> presets =
                List.of(new Setup.Singles(), new Setup.Minimal(Symmetry.HALF_TURN), new Setup.Minimal(Symmetry.NONE));
        return new Setups<>(presets, Setup::words)
                .withChoices(choices.get())
                .withDaily(List.of(
                        daily(Level.EASY),
                        daily(Level.MEDIUM),
                        daily(Level.MEDIUM),
                        daily(Level.HARD),
                        daily(Level.HARD),
                        daily(Level.UNFAIR),
                        daily(Level.EXTREME)))
                .withLabels(Setup::label)
                .withTitles(Setup::title)
                .withGroups(List.of(
                        new Setups.Group<>(
                                SudokuMessages.levels(),
                                Stream.of(Level.values())
                                        .<Setup>map(Setup.Graded::new)
                                        .toList()),
                        new Setups.Group<>(SudokuMessages.kindsOfGrids(), presets)))
                .withSentences(Setup::sentence)
                .withLogged(setup -> !(setup instanceof Setup.Graded));
    }

    private static Daily<Setup> daily(Level level) {
        Setup setup = new Setup.Graded(level);
        return new Daily<>(setup, SudokuMessages.level(setup.label()));
    }

    @Override
    public Optional<Card<Setup, Board>> card() {
        return Optional.of(new Card<>(
                SudokuMessages.card(),
                List.of(new Setup.Graded(Level.EASY), new Setup.Graded(Level.MEDIUM), new Setup.Graded(Level.HARD)),
                texts.positions().parse("974......853......621......" + ".".repeat(54)),
                "974/853/621",
                "r2c2"));
    }

    @Override
    public Rules<Board, Move> rules() {
        return RULES;
    }

    @Override
    public Scene draw(Board position) {
        return Drawing.of(
                position, SudokuMessages.picture(RULES.status(position).words()));
    }

    /** Returns the board with all its digits as clues. */
    @Override
    public Board opening(Board made) {
        return IntStream.range(0, Houses.CELLS).allMatch(cell -> made.clue(cell) == made.digit(cell))
                ? made
                : Board.of(made.digits()).withCandidates(made);
    }

    @Override
    public List<Figure<Board>> figures() {
        return List.of(new Figure<>("clues", Board::countClues));
    }

    @Override
    public Generator<Setup, Board> generator(Workspace workspace) {
        return generator;
    }

    @Override
    public Abilities<Setup, Board, Move> abilities(Workspace workspace) {
        Abilities.Builder<Setup, Board, Move> abilities = new Abilities.Builder<Setup, Board, Move>()
                .modes(SudokuKeys.MODES)
                .commands(NoteCommands.all())
                .counter(new Completions.Count())
                .explainer(new CellExplainer<>());
        reasoning.addTo(abilities);
        return abilities.build();
    }

    @Override
    public Variants variants() {
        return family.variants();
    }

    @Override
    public Puzzle<?, ?, ?> variantPuzzle() {
        return family.variantPuzzle();
    }

    @Override
    public boolean isVariant(String text) {
        return family.isVariant(text);
    }

    @Override
    public boolean isVariantSetup(String text) {
        return family.isVariantSetup(text);
    }
}
