package tilewright.sudoku.rating;

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
}
