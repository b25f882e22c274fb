package tilewright.sudoku.deduction;

/** An assumption of a technique about the rules. The technique applies to all rules of which it is true. */
public enum Fact {
    /** Each digit is once in a house. */
    HOUSES,
    /** Some cells differ. */
    PEERS,
    /** Some digits of two cells exclude each other. */
    PAIRS,
    /** Some cells have a sum, or can be filled together only in certain ways. */
    GROUPS,
    /** Cages leave few cells of houses out, or stick out of them by few. */
    SUMS,
    /** The puzzle has one solution. */
    UNIQUENESS
}
