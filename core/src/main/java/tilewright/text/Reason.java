package tilewright.text;

/** The kinds of reasons why there is no result. */
public enum Reason {
    /** There is no solution. */
    UNSOLVABLE,
    /** There are several solutions where one is wanted. */
    NOT_UNIQUE,
    /** A limit came first. */
    OVER_BUDGET,
    /** The work was asked to stop. */
    STOPPED,
    /** The question has no answer for this position or setup. */
    REFUSED,
    /** The text cannot be read. */
    UNREADABLE,
    /** The program failed. */
    DEFECT
}
