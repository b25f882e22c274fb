package tilewright.puzzle;

/** A puzzle of which there are variants. */
public interface WithVariants {

    Variants variants();

    /** Returns the puzzle, of the same id, whose positions and setups the variants are. */
    Puzzle<?, ?, ?> variantPuzzle();

    /** Returns whether the text of a position is meant as one of the variants. */
    boolean isVariant(String text);

    /** Returns whether the text of a setup is meant as one of the variants. */
    boolean isVariantSetup(String text);

    /** Returns the puzzle of which the text of a position is: this one, or that of its variants. */
    static Puzzle<?, ?, ?> ofPosition(Puzzle<?, ?, ?> puzzle, String text) {
        return puzzle instanceof WithVariants with && with.isVariant(text) ? with.variantPuzzle() : puzzle;
    }

    /** Returns the puzzle of which a line is, a position or a share ID: this one, or that of its variants. */
    static Puzzle<?, ?, ?> ofLine(Puzzle<?, ?, ?> puzzle, String line) {
        String share = puzzle.id() + ":";
        return ofPosition(puzzle, line.startsWith(share) ? line.substring(share.length()) : line);
    }

    /** Returns the puzzle of which the text of a setup is: this one, or that of its variants. */
    static Puzzle<?, ?, ?> ofSetup(Puzzle<?, ?, ?> puzzle, String text) {
        return puzzle instanceof WithVariants with && with.isVariantSetup(text) ? with.variantPuzzle() : puzzle;
    }
}
