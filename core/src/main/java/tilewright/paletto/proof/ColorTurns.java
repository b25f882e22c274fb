package tilewright.paletto.proof;

/**
 * The turns of one color in all shapes.
 *
 * @param shapes all that there are
 * @param cells of the color
 * @param upper what turns leave of upper parts
 * @param lower what they leave of lower parts
 */
record ColorTurns(Shapes shapes, long cells, PartRemainders upper, PartRemainders lower) {

    /** The turns of the color with these cells. */
    static ColorTurns of(Shapes shapes, long cells) {
        return new ColorTurns(
                shapes, cells, new PartRemainders(shapes.upper(), cells), new PartRemainders(shapes.lower(), cells));
    }

    /** Whether a turn takes all that a shape has left of the color, one piece at least. */
    boolean complete(int upperPart, int lowerPart) {
        int above = upper.cleared(upperPart);
        int below = lower.cleared(lowerPart);
        return above >= 0
                && below >= 0
                && shapes.places(shapes.border(above))[below] >= 0
                && (above != upperPart || below != lowerPart);
    }

    /** Whether a shape has all cells of the color. */
    boolean whole(int upperPart, int lowerPart) {
        return (cells & ~shapes.upper().shape(upperPart) & ~shapes.lower().shape(lowerPart)) == 0;
    }
}
