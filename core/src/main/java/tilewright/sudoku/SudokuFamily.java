package tilewright.sudoku;

import java.util.Optional;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Variants;
import tilewright.puzzle.WithVariants;
import tilewright.sudoku.compose.VariantSetupText;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.rules.VariantError;
import tilewright.sudoku.rules.VariantText;
import tilewright.text.Format;
import tilewright.text.LineGrouping;
import tilewright.text.Refusal;

/**
 * All variants of Sudoku, and the puzzle that plays them.
 *
 * @param grouping groups lines into positions
 * @param positions the classic ones
 */
record SudokuFamily(LineGrouping grouping, Format<Board> positions) implements WithVariants {

    /** Characters of a row of a classic grid: a text that begins with as many cells is no variant. */
    private static final int ROW = 9;

    @Override
    public Variants variants() {
        return new SudokuVariants(grouping, this::isPosition);
    }

    @Override
    public Puzzle<?, ?, ?> variantPuzzle() {
        return new VariantSudokuPuzzle();
    }

    @Override
    public boolean isVariant(String text) {
        return VariantText.isMeant(text) || !isClassic(text) && isOfOtherPrograms(text);
    }

    private static boolean isClassic(String text) {
        int cells = 0;
        while (cells < text.length() && cells < ROW && Text.isCell(text.charAt(cells))) {
            cells++;
        }
        return cells == ROW;
    }

    private boolean isOfOtherPrograms(String text) {
        try {
            Optional<Variants.Question> question = variants().read(text);
            return question.filter(found -> found.position().isEmpty()).isPresent();
        } catch (VariantError _) {
            return true;
        } catch (Refusal _) {
            return false;
        }
    }

    private boolean isPosition(String text) {
        try {
            positions.parse(text);
            return true;
        } catch (Refusal _) {
            return false;
        }
    }

    @Override
    public boolean isVariantSetup(String text) {
        return VariantSetupText.isMeant(text);
    }
}
