package tilewright.puzzle;

/** A puzzle of which there are variants. */
public interface WithVariants {

    Variants variants();

    /** Returns the puzzle of the variants, which has the same id. */
    Puzzle<?, ?, ?> variantPuzzle();

    /** Returns whether the text of a position is meant as one of the variants. */
    boolean isVariant(String text);

    /** Returns whether the text of a setup is meant as one of the variants. */
    boolean isVariantSetup(String text);

    /** Returns the puzzle to which the text of a position belongs: the given one, or that of its variants. */
    static Puzzle<?, ?, ?> ofPosition(Puzzle<?, ?, ?> puzzle, String text) {
        return puzzle instanceof WithVariants with && with.isVariant(text) ? with.variantPuzzle() : puzzle;
    }

    /**
     * Returns the puzzle to which a line, a position or a share ID, belongs: the given one, or that of its variants.
     */
    static Puzzle<?, ?, ?> ofLine(Puzzle<?, ?, ?> puzzle, String line) {
        String share = puzzle.id() + ":";
        return ofPosition(puzzle, line.startsWith(share) ? line.substring(share.length()) : line);
    }

    /** Returns the puzzle to which the text of a setup belongs: the given one, or that of its variants. */
    static Puzzle<?, ?, ?> ofSetup(Puzzle<?, ?, ?> puzzle, String text) {
        return puzzle instanceof WithVariants with && with.isVariantSetup(text) ? with.variantPuzzle() : puzzle;
    }
}
