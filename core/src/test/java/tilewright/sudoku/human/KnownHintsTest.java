package tilewright.sudoku.human;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
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
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.rating.OrderedSteps;
import tilewright.sudoku.rating.Position;
import tilewright.sudoku.rating.Raters;
import tilewright.sudoku.rating.StepOrder;

/**
 * Whole hints, kept in {@code hints.txt}: two for each technique of Sudoku Explainer and some of HoDoKu, in the usual order of
 * techniques and, where that is another one, in Sudoku Explainer's; and of some positions why a wrong candidate is wrong. What the
 * steps are and how hard is tested against Sudoku Explainer; that words and marks are good was read and seen. Where they shall be
 * others, {@link #main} prints the file.
 */
final class KnownHintsTest {

    /** In every third position, by the number of its empty cells. */
    private static final int WHY_NOT = 3;

    private static final SudokuHinter HINTER = new SudokuHinter(new Raters());
    private static final SudokuHinter EXPLAINER = new SudokuHinter(new OrderedSteps(new Raters(), StepOrder.EXPLAINER));

    /** Prints the blocks of the file. */
    static void main() throws IOException {
        for (String block : blocks()) {
            System.out.println(block(block.substring(0, block.indexOf('\n'))));
        }
    }

    private static List<String> blocks() throws IOException {
        try (InputStream in = KnownHintsTest.class.getResourceAsStream("/tilewright/sudoku/hints.txt")) {
            String kept = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            return List.of(kept.substring(kept.indexOf("\n\n") + 2).split("\n\n"));
        }
    }

    private static String block(String position) {
        Board board = Text.POSITIONS.parse(position);
        StringBuilder block = new StringBuilder(position).append('\n');
        Hint<Move> usual = HINTER.hint(board).orElseThrow();
        Hint<Move> other = EXPLAINER.hint(board).orElseThrow();
        write(usual, block);
        if (!other.technique().equals(usual.technique())) {
            write(other, block.append("Explainer\n"));
        }
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
        List<DynamicTest> tests = new ArrayList<>();
        for (String block : blocks()) {
            String[] lines = block.split("\n");
            tests.add(DynamicTest.dynamicTest(
                    lines[1].substring(0, lines[1].indexOf(" | ")),
                    () -> assertThat(block(lines[0]).strip()).isEqualTo(block.strip())));
        }
        assertThat(tests).hasSizeGreaterThan(70);
        return tests;
    }
}
