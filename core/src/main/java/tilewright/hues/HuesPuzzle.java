package tilewright.hues;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
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
import tilewright.puzzle.KeyMode;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Setups;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Texts;
import tilewright.puzzle.Workspace;
import tilewright.text.ShareIdLines;
import tilewright.text.ShareIds;

/**
 * The color puzzle: 64 tiles on a board of 8 by 8 cells, eight in each of eight colors, no two of a color too near.
 *
 * <p>Immutable; threads may share one.
 */
@SuppressWarnings("exports") // its types stay inside: outside it is a Puzzle<?, ?, ?>
public final class HuesPuzzle implements Puzzle<Setup, Board, Move> {

    private static final Texts<Setup, Board, Move> TEXTS = new Texts<>(Text.SETUPS, Text.BOARDS, Text.MOVES)
            .withPattern("^\\s*[1-8.]{8}/[1-8./\\s]+(?:![0-9a-f]*(?:[/\\s][1-8/\\s]*)?)?$");

    private final Texts<Setup, Board, Move> texts;
    private final Consumer<Abilities.Builder<Setup, Board, Move>> reasoning;

    public HuesPuzzle() {
        this(
                TEXTS.withGrouping(new ShareIdLines(ShareIds.of("hues", Text.BOARDS))),
                abilities -> addReasoning(abilities, new BoardSolver()));
    }

    private HuesPuzzle(Texts<Setup, Board, Move> texts, Consumer<Abilities.Builder<Setup, Board, Move>> reasoning) {
        this.texts = texts;
        this.reasoning = reasoning;
    }

    /**
     * The puzzle without hints, studies, solver, counts, review, and texts of several lines, for an engine of the page that is
     * soon loaded.
     */
    public static HuesPuzzle forPlay() {
        return new HuesPuzzle(TEXTS, _ -> {});
    }

    private static void addReasoning(Abilities.Builder<Setup, Board, Move> abilities, Solver<Board> solver) {
        abilities
                .solver(solver)
                .counter(new BoardCounter())
                .prover(new CompletionProver<>(new ProvableBoard()))
                .hinter(new BoardHinter())
                .review(new CompletionReview<>(new BoardRules(), TEXTS.moves(), solver))
                .studies(List.of(new CompletabilityStudy(), new PossibleColors(), new Grading()));
    }

    @Override
    public String id() {
        return "hues";
    }

    @Override
    public String title() {
        return "Hues";
    }

    @Override
    public Message name() {
        return HuesMessages.name();
    }

    @Override
    public Message goal() {
        return HuesMessages.goal();
    }

    @Override
    public Texts<Setup, Board, Move> texts() {
        return texts;
    }

    @Override
    public Setups<Setup> setups() {
        List<Setup> presets = List.of(
                new Setup.Unique(Grade.EASY),
                new Setup.Unique(Grade.MEDIUM),
                new Setup.Unique(Grade.HARD),
                new Setup.Tiles(48),
                new Setup.Tiles(40),
                new Setup.Tiles(32),
                new Setup.Tiles(24),
                new Setup.Tiles(0));
        return new Setups<>(presets, Setup::words)
                .withStandard(new Setup.Unique(Grade.MEDIUM))
                .withChoices(List.of(new Choice.Range<>(HuesMessages.chooseTiles(), "tiles-", 1, Setup.Tiles.MOST, 40)))
                .withDaily(List.of(
                        daily(Grade.EASY),
                        daily(Grade.EASY),
                        daily(Grade.MEDIUM),
                        daily(Grade.MEDIUM),
                        daily(Grade.HARD),
                        daily(Grade.HARD),
                        daily(Grade.HARD)))
                .withLabels(Setup::label)
                .withGroups(List.of(
                        new Setups.Group<>(HuesMessages.levels(), presets.subList(0, 3)),
                        new Setups.Group<>(HuesMessages.freeBoards(), presets.subList(3, presets.size()))))
                .withSentences(Setup::sentence);
    }

    private static Daily<Setup> daily(Grade grade) {
        return new Daily<>(new Setup.Unique(grade), HuesMessages.gradeTitle(grade.word()));
    }

    @Override
    public Optional<Card<Setup, Board>> card() {
        return Optional.of(new Card<>(
                HuesMessages.card(),
                List.of(new Setup.Unique(Grade.EASY), new Setup.Unique(Grade.MEDIUM), new Setup.Unique(Grade.HARD)),
                TEXTS.positions().parse("65234168/87417247/16523852/38145638/45268716/76371452/82153671/34782534"),
                "53322/24213/32412/22121/31211",
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

    /** Returns the number of tiles, which are the clues. */
    @Override
    public List<Figure<Board>> figures() {
        return List.of(new Figure<>("tiles", Board::tiles));
    }

    @Override
    public Board opening(Board made) {
        return made.withClues(-1L);
    }

    @Override
    public Generator<Setup, Board> generator(Workspace workspace) {
        return new BoardGenerator();
    }

    @Override
    public Abilities<Setup, Board, Move> abilities(Workspace workspace) {
        Abilities.Builder<Setup, Board, Move> abilities = new Abilities.Builder<Setup, Board, Move>()
                .explainer(new SpotExplainer())
                .modes(List.of(
                        new KeyMode(
                                "", HuesMessages.keyTile(), HuesMessages.keyTileAbout(), HuesMessages.keyTileWritten()),
                        new KeyMode(
                                "Shift+",
                                HuesMessages.keyNote(),
                                HuesMessages.keyNoteAbout(),
                                HuesMessages.keyNoteWritten())))
                .commands(NoteCommands.all());
        reasoning.accept(abilities);
        return abilities.build();
    }
}
