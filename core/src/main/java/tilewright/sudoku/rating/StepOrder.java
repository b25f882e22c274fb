package tilewright.sudoku.rating;

import java.util.Optional;

/** An order in which techniques are tried, the easiest first. */
public enum StepOrder {

    /** HoDoKu's: that of levels, and of the techniques that a puzzle can be made for. The usual one. */
    HODOKU("hodoku"),

    /** Sudoku Explainer's: that of its ratings. */
    EXPLAINER("explainer");

    private final String word;

    StepOrder(String word) {
        this.word = word;
    }

    /** The name in commands. */
    public String word() {
        return word;
    }

    /** The order of a word; empty when there is none. */
    public static Optional<StepOrder> of(String word) {
        for (StepOrder order : values()) {
            if (order.word.equals(word)) {
                return Optional.of(order);
            }
        }
        return Optional.empty();
    }
}
