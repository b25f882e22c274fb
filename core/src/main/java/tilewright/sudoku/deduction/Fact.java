package tilewright.sudoku.deduction;

/** What a technique takes for granted; it applies wherever the rules say so. */
public enum Fact {
    /** Each digit is once in a house. */
    HOUSES,
    /** Some cells differ. */
    PEERS,
    /** Some digits of two cells exclude each other. */
    PAIRS,
    /** Some cells have a sum, or can be filled together only in certain ways. */
    GROUPS,
    /** The puzzle has one solution. */
    UNIQUENESS
}
