package tilewright.paletto.model;

import java.util.List;

/** A condition on a generated position. */
public enum Kind {

    /** Nothing: any valid start board, all equally likely. */
    ANY(""),

    /** A start board that the first player wins, but by at most half of her turns. */
    FAIR("fair"),

    /** A start board that the first player wins by exactly one of her turns. */
    PATH("path"),

    /** A start board that the first player wins, but not by the turn that looks best, as a plain search finds it. */
    TRAP("trap"),

    /** A position in the middle of a game with exactly one winning turn. */
    EXERCISE("exercise"),

    /** An exercise with fewer pieces left. */
    EASY("exercise-easy");

    /** The kinds with a condition, a word before the words that it begins. */
    static final List<Kind> SPECIAL = List.of(FAIR, PATH, TRAP, EASY, EXERCISE);

    /** The name of the kind in a setup's text; empty for {@link #ANY}. */
    public final String word;

    Kind(String word) {
        this.word = word;
    }

    /** Whether boards of this size are neither too small to be special nor too large to be proved one after the other. */
    static boolean provable(int size) {
        return size >= 4 && size <= 6;
    }
}
