package tilewright.print.canvas;

/** A size of paper, upright. */
public enum Paper {
    A4("A4", 595.28, 841.89),
    LETTER("Letter", 612, 792);

    private final String title;
    private final double width;
    private final double height;

    Paper(String title, double width, double height) {
        this.title = title;
        this.width = width;
        this.height = height;
    }

    /** What it is called. */
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

    @Override
    public String toString() {
        return title;
    }
}
