package tilewright.trominoes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tilewright.draw.Scene;
import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.prove.CompletionProver;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Card;
import tilewright.puzzle.Choice;
import tilewright.puzzle.CompletionReview;
import tilewright.puzzle.Daily;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Setups;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Texts;
import tilewright.puzzle.Workspace;
import tilewright.text.ShareIdLines;
import tilewright.text.ShareIds;

/**
 * The tromino puzzle: a board, one green tile on any cell, and all others to be covered by tiles of three.
 *
 * <p>Immutable; threads may share one.
 */
@SuppressWarnings("exports") // its types stay inside: outside it is a Puzzle<?, ?, ?>
public final class TrominoesPuzzle implements Puzzle<Setup, Board, Move> {

    private static final int[] GOAL_WIDTHS = {7, 8, 10};

    private static final int[] LARGE_WIDTHS = {14, 16, 20};

    private static final Texts<Setup, Board, Move> TEXTS =
            new Texts<>(Text.SETUPS, Text.BOARDS, Text.MOVES).withPattern("^\\s*[ghv.][ghv./]*[!~]?\\s*$");

    private final Texts<Setup, Board, Move> texts;
    private final Reasoning reasoning;

    /** The part that reasons about positions: a third of the puzzle, and seldom needed. */
    @FunctionalInterface
    private interface Reasoning {
        void addTo(Abilities.Builder<Setup, Board, Move> abilities);
    }

    public TrominoesPuzzle() {
        this(TEXTS.withGrouping(new ShareIdLines(ShareIds.of("trominoes", Text.BOARDS))), TrominoesPuzzle::reason);
    }

    private TrominoesPuzzle(Texts<Setup, Board, Move> texts, Reasoning reasoning) {
        this.texts = texts;
        this.reasoning = reasoning;
    }

    /**
     * The puzzle for an engine of the page that is soon loaded: without hints, studies, solver, counter, review, and texts of several
     * lines.
     */
    public static TrominoesPuzzle forPlay() {
        return new TrominoesPuzzle(TEXTS, _ -> {});
    }

    @Override
    public String id() {
        return "trominoes";
    }

    @Override
    public String title() {
        return "Trominoes";
    }

    @Override
    public Message name() {
        return TrominoesMessages.name();
    }

    @Override
    public Message goal() {
        return TrominoesMessages.goal();
    }

    @Override
    public Texts<Setup, Board, Move> texts() {
        return texts;
    }

    @Override
    public Setups<Setup> setups() {
        List<Setup> presets = Arrays.stream(Setup.WIDTHS).mapToObj(Setup::of).toList();
        List<Setup> empty = Arrays.stream(Setup.WIDTHS)
                .mapToObj(width -> new Setup(Grid.square(width), new Setup.Green.ByPlayer(), 0))
                .toList();
        List<Setup> sizes = new ArrayList<>(presets);
        sizes.add(new Setup(Grid.square(10), new Setup.Green.ByPlayer(), 0));
        List<Setup> goals = Goal.SPECIAL.stream()
                .flatMap(goal -> IntStream.of(GOAL_WIDTHS).mapToObj(width -> Setup.of(Grid.square(width), goal)))
                .toList();
        List<Setup> large = IntStream.of(LARGE_WIDTHS).mapToObj(Setup::of).toList();
        return new Setups<>(presets, Setup::words)
                .withSpecials(goals)
                .withStandard(Setup.of(10))
                .withChoices(List.of(
                        new Choice.Some<>(TrominoesMessages.chooseByPlayer(), empty),
                        new Choice.Range<>(TrominoesMessages.chooseSize(), "", 3, Board.LONGEST, 14),
                        new Choice.Range<>(TrominoesMessages.chooseLaid(), "10-tiles-", 1, 32, 12)))
                .withDaily(Arrays.stream(new int[] {5, 7, 8, 8, 10, 11, 13})
                        .mapToObj(width ->
                                new Daily<>(Setup.of(width), Setup.of(width).label()))
                        .toList())
                .withLabels(Setup::label)
                .withGroups(List.of(
                        new Setups.Group<>(TrominoesMessages.sizes(), sizes),
                        new Setups.Group<>(TrominoesMessages.begunBoards(), goals),
                        new Setups.Group<>(TrominoesMessages.largerBoards(), large)))
                .withSentences(Setup::sentence)
                .withLogged(setup -> setup.goal() != Goal.ANY || setup.tiles() > 0);
    }

    @Override
    public Optional<Card<Setup, Board>> card() {
        return Optional.of(new Card<>(
                TrominoesMessages.card(),
                List.of(Setup.of(7), Setup.of(8), Setup.of(10)),
                TEXTS.positions().parse("vvvhhhv/vvvhhhv/vvvhhhv/vvvghhh/vvvvhhh/vvvvhhh/hhhvhhh"),
                "5553332/5553332/5553332/3331111/3331111/3331111/1111111",
                ""));
    }

    @Override
    public Rules<Board, Move> rules() {
        return new BoardRules();
    }

    @Override
    public Scene draw(Board position) {
        return Drawing.scene(position);
    }

    /** Returns the board with its green tile fixed, unless no covering has it there. */
    @Override
    public Board opening(Board made) {
        return made.green() != Board.NONE && Coloring.allows(made) ? made.staying(Board.Stay.ALWAYS) : made;
    }

    /** Returns the board with a green tile that may be moved before tiles lie. */
    @Override
    public Board alone(Board made) {
        Board opening = opening(made);
        return opening.fixed() && opening.free() == opening.cells() - 1
                ? opening.staying(Board.Stay.WITH_TILES)
                : opening;
    }

    @Override
    public Board settled(Board position) {
        return position.stay() == Board.Stay.WITH_TILES ? opening(position.staying(Board.Stay.NEVER)) : position;
    }

    @Override
    public Generator<Setup, Board> generator(Workspace workspace) {
        return new BoardGenerator();
    }

    @Override
    public Abilities<Setup, Board, Move> abilities(Workspace workspace) {
        var abilities = new Abilities.Builder<Setup, Board, Move>().explainer(new SpotExplainer());
        reasoning.addTo(abilities);
        return abilities.build();
    }

    private static void reason(Abilities.Builder<Setup, Board, Move> abilities) {
        Solver<Board> solver = new BoardSolver();
        abilities
                .starts(new StartCounter())
                .solver(solver)
                .counter(new BoardCounter())
                .prover(new CompletionProver<>(new ProvableBoard()))
                .hinter(new BoardHinter())
                .review(new CompletionReview<>(new BoardRules(), TEXTS.moves(), solver))
                .studies(List.of(
                        new Placements(), new ForcedBars(), new Coverings(), new GreenSquares(), new ColoringProof()));
    }
}
