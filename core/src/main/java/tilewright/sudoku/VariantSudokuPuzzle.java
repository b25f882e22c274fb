package tilewright.sudoku;

import java.util.List;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.prove.CompletionProver;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.CompletionReview;
import tilewright.puzzle.Figure;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Setups;
import tilewright.puzzle.Texts;
import tilewright.puzzle.Workspace;
import tilewright.sudoku.compose.VariantGenerator;
import tilewright.sudoku.compose.VariantSetup;
import tilewright.sudoku.compose.VariantSetupText;
import tilewright.sudoku.game.KnownSolutions;
import tilewright.sudoku.game.VariantBoard;
import tilewright.sudoku.game.VariantBoardText;
import tilewright.sudoku.game.VariantCompletions;
import tilewright.sudoku.game.VariantDrawing;
import tilewright.sudoku.game.VariantHinter;
import tilewright.sudoku.game.VariantStudies;
import tilewright.sudoku.human.CellExplainer;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.model.NoteCommands;
import tilewright.sudoku.model.SudokuRules;

/** Sudokus of other sizes and rules, as a puzzle with the id of the classic one: its positions and setups have other texts. */
record VariantSudokuPuzzle() implements Puzzle<VariantSetup, VariantBoard, Move> {

    private static final SudokuRules<VariantBoard> RULES = new SudokuRules<>();

    /** A size, or several digits of a side, at the beginning. */
    private static final String PATTERN = "^(?:[0-9]{1,2}x[0-9]{1,2}(?: |$))";

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
        return SudokuMessages.variantGoal();
    }

    @Override
    public boolean rulesDiffer() {
        return true;
    }

    @Override
    public List<Message> explained(VariantBoard position) {
        return position.rules().explained();
    }

    @Override
    public Texts<VariantSetup, VariantBoard, Move> texts() {
        return new Texts<>(VariantSetupText.FORMAT, VariantBoardText.POSITIONS, VariantBoardText.MOVES)
                .withPattern(PATTERN);
    }

    @Override
    public Setups<VariantSetup> setups() {
        return new Setups<>(setups("6x6,easy", "6x6,medium", "4x4"), VariantSetup::words)
                .withGroups(List.of(
                        new Setups.Group<>(
                                SudokuMessages.sizes(),
                                setups("4x4", "6x6,easy", "6x6,medium", "8x8", "10x10", "12x12", "16x16")),
                        new Setups.Group<>(
                                SudokuMessages.furtherRules(),
                                setups(
                                        "x,easy",
                                        "x,medium",
                                        "jigsaw,easy",
                                        "jigsaw,medium",
                                        "killer",
                                        "6x6,killer",
                                        "windoku",
                                        "disjoint",
                                        "anti-knight",
                                        "anti-king",
                                        "non-consecutive",
                                        "thermo",
                                        "arrow",
                                        "kropki",
                                        "xv",
                                        "sandwich",
                                        "little-killer",
                                        "palindrome",
                                        "whispers",
                                        "renban",
                                        "entropic"))))
                .withSentences(VariantSetup::sentence);
    }

    private static List<VariantSetup> setups(String... texts) {
        return List.of(texts).stream().map(VariantSetupText.FORMAT::parse).toList();
    }

    @Override
    public Rules<VariantBoard, Move> rules() {
        return RULES;
    }

    @Override
    public Scene draw(VariantBoard position) {
        Message rules = position.rules().words();
        return VariantDrawing.of(
                position,
                rules.isEmpty()
                        ? SudokuMessages.picture(RULES.status(position).words())
                        : SudokuMessages.variantPicture(
                                rules, RULES.status(position).words()));
    }

    @Override
    public VariantBoard opening(VariantBoard made) {
        return made.fixed();
    }

    @Override
    public List<Figure<VariantBoard>> figures() {
        return List.of(new Figure<>("clues", position -> position.puzzle().countGivens()));
    }

    @Override
    public Generator<VariantSetup, VariantBoard> generator(Workspace workspace) {
        return (setup, random, stop, _) -> {
            VariantGenerator.Made made = new VariantGenerator(setup).made(random, stop);
            made.solution().ifPresent(solution -> KnownSolutions.in(workspace).add(made.puzzle(), solution));
            return VariantBoard.of(made.puzzle());
        };
    }

    @Override
    public Abilities<VariantSetup, VariantBoard, Move> abilities(Workspace workspace) {
        VariantCompletions completions = new VariantCompletions();
        return new Abilities.Builder<VariantSetup, VariantBoard, Move>()
                .modes(SudokuKeys.MODES)
                .commands(NoteCommands.all())
                .solver(completions)
                .counter(new VariantCompletions.Count())
                .hinter(new VariantHinter(workspace))
                .explainer(new CellExplainer<>())
                .studies(VariantStudies.all())
                .rating("rate")
                .prover(new CompletionProver<>(new ProvableVariant()))
                .review(new CompletionReview<>(RULES, VariantBoardText.MOVES, completions))
                .build();
    }
}
