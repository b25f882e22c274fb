package tilewright.sudoku.step;

/** Sentences about the techniques of Sudoku Explainer, one for each. */
final class TechniqueWords {

    private TechniqueWords() {}

    /** The name and the sentence of a technique of Sudoku Explainer. */
    static String about(StepKind kind) {
        return kind.title() + ": " + sentence(kind) + ".";
    }

    private static String sentence(StepKind kind) {
        return switch (kind) {
            case FULL_HOUSE -> "the last empty cell of a house takes the digit that is missing there";
            case HIDDEN_SINGLE -> "a digit has only one place left in a house";
            case NAKED_SINGLE -> "a cell has only one candidate left";
            case DIRECT_POINTING ->
                "all places of a digit in a box lie in one line, so it leaves the rest of the line,"
                        + " where only one place is left for it elsewhere";
            case DIRECT_CLAIMING ->
                "all places of a digit in a line lie in one box, so it leaves the rest of the box,"
                        + " where only one place is left for it elsewhere";
            case DIRECT_HIDDEN_PAIR, DIRECT_HIDDEN_TRIPLE ->
                "two or three digits fit only in as many cells, which leaves another digit only one place";
            case POINTING -> "all places of a digit in a box lie in one line, so it leaves the rest of the line";
            case CLAIMING -> "all places of a digit in a line lie in one box, so it leaves the rest of the box";
            case NAKED_PAIR -> "two cells of a house have the same two candidates, which leave the rest of the house";
            case NAKED_TRIPLE -> "three cells of a house share three candidates, which leave the rest of the house";
            case NAKED_QUAD -> "four cells of a house share four candidates, which leave the rest of the house";
            case HIDDEN_PAIR -> "two digits fit only into two cells of a house, so nothing else goes there";
            case HIDDEN_TRIPLE -> "three digits fit only into three cells of a house, so nothing else goes there";
            case HIDDEN_QUAD -> "four digits fit only into four cells of a house, so nothing else goes there";
            case X_WING ->
                "in two lines a digit fits only into the same two crossing lines, and leaves the rest of them";
            case SWORDFISH ->
                "in three lines a digit fits only into the same three crossing lines, and leaves the rest of them";
            case JELLYFISH ->
                "in four lines a digit fits only into the same four crossing lines, and leaves the rest of them";
            case XY_WING ->
                "a cell with two candidates sees two others, each with one of them and the same third digit,"
                        + " which is in one of the two";
            case XYZ_WING ->
                "a cell with three candidates sees two others with two of them each, and one digit of all three"
                        + " is in one of the three";
            case UNIQUE_LOOP_1, UNIQUE_LOOP_2, UNIQUE_LOOP_3, UNIQUE_LOOP_4 ->
                "cells with the same two candidates would form a loop in which these could be exchanged,"
                        + " so something else must be in it";
            case BUG_1, BUG_2, BUG_3, BUG_4 ->
                "if almost every cell has two candidates, what is more must hold, or there would be two solutions";
            case ALIGNED_PAIR_EXCLUSION, ALIGNED_TRIPLE_EXCLUSION ->
                "the combinations of digits in a few cells that leave nothing for a cell in their sight are excluded";
            case X_CYCLE -> "places of one digit form a loop of links, and one of each two neighbors holds it";
            case Y_CYCLE -> "cells with two candidates form a loop, and one of each two neighbors in it is true";
            case XY_CYCLE -> "candidates form a loop of links, and one of each two neighbors in it is true";
            case FORCING_X_CHAIN -> "assume one candidate and follow the links of its digit to a conclusion";
            case FORCING_XY_CHAIN -> "assume one candidate and follow its links to a conclusion";
            case NISHIO -> "a candidate leads along the places of its digit to a contradiction, so it is wrong";
            case CELL_FORCING_CHAINS -> "each candidate of a cell leads to the same conclusion";
            case REGION_FORCING_CHAINS -> "each place of a digit in a house leads to the same conclusion";
            case CONTRADICTION_FORCING_CHAINS -> "a candidate leads to a contradiction, so it is wrong";
            case DOUBLE_FORCING_CHAINS -> "a candidate leads to the same conclusion whether it is true or not";
            default -> throw new IllegalArgumentException("kind (%s) is not one of Sudoku Explainer".formatted(kind));
        };
    }
}
