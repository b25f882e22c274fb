package tilewright.print.canvas;

/** A size of paper. */
public enum Paper {
    A4("A4", 595.28, 841.89),
    LETTER("Letter", 612, 792),
    /** Half of A4. */
    A5("A5", 419.53, 595.28),
    /** Half of Letter. */
    HALF_LETTER("Half Letter", 396, 612),
    A4_ACROSS("A4 across", 841.89, 595.28),
    LETTER_ACROSS("Letter across", 792, 612);

    private final String title;
    private final double width;
    private final double height;

    Paper(String title, double width, double height) {
        this.title = title;
        this.width = width;
        this.height = height;
    }

    /** Returns the name. */
    public String title() {
        return title;
    }

    /** In points, 72 to an inch. */
    public double width() {
        return width;
    }

    /** In points, 72 to an inch. */
    public double height() {
        return height;
    }

    /** One of the two leaves that a sheet has when it is folded; half a sheet stays as it is. */
    public Paper folded() {
        return switch (this) {
            case A4, A4_ACROSS, A5 -> A5;
            case LETTER, LETTER_ACROSS, HALF_LETTER -> HALF_LETTER;
        };
    }

    /** The sheet with two of {@link #folded} side by side. */
    public Paper unfolded() {
        return folded() == A5 ? A4_ACROSS : LETTER_ACROSS;
    }

    @Override
    public String toString() {
        return title;
    }
}
