package tilewright.sudoku.step;

/** The difficulty of a puzzle or a step, on the scale of HoDoKu. */
public enum Level {
    EASY("Easy", 800),
    MEDIUM("Medium", 1000),
    HARD("Hard", 1600),
    UNFAIR("Unfair", 1800),
    EXTREME("Extreme", Integer.MAX_VALUE);

    private final String title;
    private final int highestScore;

    Level(String title, int highestScore) {
        this.title = title;
        this.highestScore = highestScore;
    }

    public String title() {
        return title;
    }

    /** The highest score of a puzzle of this level. */
    public int highestScore() {
        return highestScore;
    }
}
