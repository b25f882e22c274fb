package tilewright.sudoku;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Scene;
import tilewright.puzzle.Choice;
import tilewright.puzzle.Command;
import tilewright.puzzle.CompletionReview;
import tilewright.puzzle.Counter;
import tilewright.puzzle.Explainer;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Guide;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.KeyMode;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Review;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Study;
import tilewright.puzzle.TextForm;
import tilewright.sudoku.canonical.Canonical;
import tilewright.sudoku.canonical.SmallestIsomorph;
import tilewright.sudoku.generate.SudokuGenerator;
import tilewright.sudoku.human.CellExplainer;
import tilewright.sudoku.human.PossibleDigits;
import tilewright.sudoku.human.SudokuHinter;
import tilewright.sudoku.human.WrongDigits;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Drawing;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.model.NoteCommands;
import tilewright.sudoku.model.Pattern;
import tilewright.sudoku.model.Rulebook;
import tilewright.sudoku.model.Setup;
import tilewright.sudoku.model.SudokuRules;
import tilewright.sudoku.model.Symmetry;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.notation.GridLines;
import tilewright.sudoku.notation.Notations;
import tilewright.sudoku.notation.Positions;
import tilewright.sudoku.solve.Completions;
import tilewright.sudoku.solve.SudokuSolver;
import tilewright.sudoku.solve.UniqueSolution;
import tilewright.text.Format;
import tilewright.text.LineGrouping;

/** Sudoku, 9 by 9. Immutable; threads may share one. */
@SuppressWarnings("exports") // its types stay inside: outside it is a Puzzle<?, ?, ?>
public final class SudokuPuzzle implements Puzzle<Setup, Board, Move> {

    private static final Rules<Board, Move> RULES = new SudokuRules();
    private static final List<Command<Board, Move>> COMMANDS = NoteCommands.all();
    private static final LineGrouping GROUPING = new GridLines();
    private static final Notations NOTATIONS =
            new Notations(UniqueSolution::of, position -> Canonical.of(position).board());
    private static final Format<Board> POSITIONS = new Positions(NOTATIONS);

    @Override
    public String id() {
        return "sudoku";
    }

    @Override
    public String title() {
        return "Sudoku";
    }

    @Override
    public String goal() {
        return "Fill the grid so that every row, every column and every box holds each of the digits 1 to 9 once.";
    }

    @Override
    public Guide guide() {
        return Rulebook.GUIDE;
    }

    @Override
    public Format<Setup> setups() {
        return Text.SETUPS;
    }

    @Override
    public Format<Board> positions() {
        return POSITIONS;
    }

    @Override
    public LineGrouping grouping() {
        return GROUPING;
    }

    @Override
    public Format<Move> moves() {
        return Text.MOVES;
    }

    @Override
    public List<Setup> presets() {
        return List.of(new Setup.Singles(), new Setup.Minimal(Symmetry.HALF_TURN), new Setup.Minimal(Symmetry.NONE));
    }

    @Override
    public List<Choice<Setup>> choices() {
        List<Setup> symmetric = Arrays.stream(Symmetry.values())
                .skip(1)
                .<Setup>map(Setup.Minimal::new)
                .toList();
        return List.of(
                new Choice.Some<>("Clues in a symmetric pattern", symmetric),
                new Choice.Range<>("Number of clues", "clues-", Setup.Clues.FEWEST, Setup.Clues.MOST, 24),
                new Choice.Cells<>("Clues in the cells that you choose", "pattern-", 9, 9, Pattern.CLUE, Pattern.NONE),
                new Choice.Some<>("Nothing to do", List.of(new Setup.Grid())));
    }

    @Override
    public String words(Setup setup) {
        return setup.words();
    }

    @Override
    public String likeness() {
        return "^(?![ghv.]+/[ghv./]*$)(?:\\s*\\S){60}";
    }

    @Override
    public String label(Setup setup) {
        return setup.label();
    }

    @Override
    public Rules<Board, Move> rules() {
        return RULES;
    }

    @Override
    public Scene draw(Board position) {
        return Drawing.of(position, "Sudoku. " + RULES.status(position).words());
    }

    @Override
    public List<TextForm<Board>> forms() {
        return NOTATIONS.forms();
    }

    @Override
    public Generator<Setup, Board> generator() {
        return new SudokuGenerator();
    }

    @Override
    public Optional<Solver<Board>> solver() {
        return Optional.of(new SudokuSolver());
    }

    @Override
    public Optional<Counter<Board>> counter() {
        return Optional.of(new Completions.Count());
    }

    @Override
    public List<KeyMode> modes() {
        return List.of(
                new KeyMode("", "Digit", "Write a digit", "digits"),
                new KeyMode("Shift+", "Corner", "Write a note", "notes"),
                new KeyMode("Ctrl+", "Center", "Write a note in the center", "center notes"));
    }

    @Override
    public List<Command<Board, Move>> commands() {
        return COMMANDS;
    }

    @Override
    public Optional<Explainer<Board>> explainer() {
        return Optional.of(new CellExplainer());
    }

    @Override
    public Optional<Review<Board, Move>> review() {
        return Optional.of(new CompletionReview<>(rules(), moves(), solver().orElseThrow()));
    }

    @Override
    public Optional<Hinter<Board, Move>> hinter() {
        return Optional.of(new SudokuHinter());
    }

    @Override
    public List<Study<Board>> studies() {
        return List.of(new PossibleDigits(), new WrongDigits(), new SmallestIsomorph());
    }
}
