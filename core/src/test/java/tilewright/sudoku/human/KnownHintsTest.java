package tilewright.sudoku.human;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.CRC32;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tilewright.draw.Mark;
import tilewright.puzzle.Hinter.Hint;
import tilewright.puzzle.Hinter.Stage;
import tilewright.search.Stop;
import tilewright.sudoku.KnownPuzzle;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.model.Note;
import tilewright.sudoku.model.SudokuRules;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.rating.ExplainerRater;
import tilewright.sudoku.rating.Position;
import tilewright.sudoku.rating.Raters;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * Whole hints, kept in {@code hints.txt}: two for each technique, and of some positions why a wrong candidate is wrong. What the
 * steps are and how hard is tested against Sudoku Explainer; that words and marks are good was read and seen. Where they shall be
 * others, {@link #main} prints the file.
 */
final class KnownHintsTest {

    private static final int EACH = 2;

    /** In every third position, by the number of its empty cells. */
    private static final int WHY_NOT = 3;

    private static final SudokuHinter HINTER = new SudokuHinter(new Raters());

    /** Prints the blocks of the file. */
    static void main() {
        positions().forEach(position -> System.out.println(block(position)));
    }

    /** Positions of the ways to solve puzzles in which each technique is the next step. */
    private static List<String> positions() {
        List<String> positions = new ArrayList<>();
        Map<StepKind, Integer> seen = new HashMap<>();
        ExplainerRater rater = new ExplainerRater();
        int[] all = new int[Houses.CELLS];
        Arrays.fill(all, Digits.ALL);
        List<KnownPuzzle> puzzles = KnownPuzzle.read("ratings");
        for (int i = 0; i < 640; i += 3) {
            Board board = new SudokuRules().after(puzzles.get(i).board(), new Move.Automatic(true));
            for (Step step : rater.path(board.digits(), all, Stop.never())) {
                if (seen.merge(step.kind(), 1, Integer::sum) <= EACH) {
                    positions.add(Text.POSITIONS.format(board));
                }
                board = after(board, step);
            }
        }
        return positions;
    }

    private static Board after(Board before, Step step) {
        SudokuRules rules = new SudokuRules();
        Board board = before;
        for (Candidate placed : step.placements()) {
            board = rules.after(board, new Move.Place(placed.cell(), placed.digit()));
        }
        for (Candidate gone : step.eliminations()) {
            board = rules.after(board, new Move.Mark(gone.cell(), Note.REMOVED, Digits.bit(gone.digit())));
        }
        return board;
    }

    private static String block(String position) {
        Board board = Text.POSITIONS.parse(position);
        StringBuilder block = new StringBuilder(position).append('\n');
        HINTER.hint(board).ifPresent(hint -> write(hint, block));
        if (board.emptyCells() % WHY_NOT == 0) {
            whyNot(board).ifPresent(hint -> write(hint, block.append("Why not?\n")));
        }
        return block.toString();
    }

    /** Why the middle one of the wrong candidates is wrong. */
    private static Optional<Hint<Move>> whyNot(Board board) {
        List<String> candidates = new ArrayList<>();
        int[] candidatesOf = Position.of(board).candidates();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (board.digit(cell) == 0) {
                for (int digit : Digits.list(board.possible(cell) & candidatesOf[cell])) {
                    candidates.add(Houses.GRID.name(cell) + digit);
                }
            }
        }
        for (int i = candidates.size() / 2; i < candidates.size(); i++) {
            String spot = candidates.get(i).substring(0, 4);
            Optional<Hint<Move>> hint =
                    HINTER.whyNot(board, spot, candidates.get(i).substring(4), Stop.never());
            if (hint.isPresent()) {
                return hint;
            }
        }
        return Optional.empty();
    }

    private static void write(Hint<Move> hint, StringBuilder block) {
        block.append(hint.technique()).append(" | ").append(hint.text()).append('\n');
        block.append(hint.details()).append(" | ");
        hint.moves().forEach(move -> block.append(Text.MOVES.format(move)).append(' '));
        block.append("| ").append(marks(hint.marks())).append('\n');
        for (Stage stage : hint.stages()) {
            block.append(stage.title()).append(" | ").append(stage.text()).append(" | ");
            block.append(marks(stage.marks())).append('\n');
        }
    }

    /** How many of each shape, and a sum of all. */
    private static String marks(List<Mark> marks) {
        Map<String, Integer> shapes = new TreeMap<>();
        CRC32 sum = new CRC32();
        for (Mark mark : marks) {
            shapes.merge(mark.getClass().getSimpleName(), 1, Integer::sum);
            sum.update(mark.toString().getBytes(StandardCharsets.UTF_8));
        }
        return "%s %08x".formatted(shapes, sum.getValue());
    }

    @TestFactory
    List<DynamicTest> a_hint_is_as_before() throws IOException {
        try (InputStream in = KnownHintsTest.class.getResourceAsStream("/tilewright/sudoku/hints.txt")) {
            String kept = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            List<DynamicTest> tests = new ArrayList<>();
            for (String block : kept.substring(kept.indexOf("\n\n") + 2).split("\n\n")) {
                String[] lines = block.split("\n");
                tests.add(DynamicTest.dynamicTest(
                        lines[1].substring(0, lines[1].indexOf(" | ")),
                        () -> assertThat(block(lines[0]).strip()).isEqualTo(block.strip())));
            }
            assertThat(tests).hasSizeGreaterThan(70);
            return tests;
        }
    }
}
