package tilewright.print.pictures;

import java.util.Arrays;
import java.util.Optional;

/** The kinds of files that a board can be. */
public enum PictureKind {
    PDF("pdf", "pdf", false),
    SVG("svg", "svg", false),
    PNG("png", "png", false),
    /** Commands for LaTeX. */
    TIKZ("tikz", "tex", false),
    /** Places and colors of all that is drawn, for other programs. */
    JSON("json", "json", false),
    /** The way to the solution, as an SVG file that moves. */
    STEPS_SVG("steps-svg", "steps.svg", true),
    /** The way to the solution, as a PNG file that moves. */
    APNG("apng", "apng", true);

    private final String title;
    private final String ending;
    private final boolean moving;

    PictureKind(String title, String ending, boolean moving) {
        this.title = title;
        this.ending = ending;
        this.moving = moving;
    }

    /** The kind of a name; empty for none. */
    public static Optional<PictureKind> of(String typed) {
        return Arrays.stream(values())
                .filter(kind -> kind.title.equalsIgnoreCase(typed))
                .findFirst();
    }

    /** The name that people type. */
    public String title() {
        return title;
    }

    /** The ending of the names of its files, behind the full stop. */
    public String ending() {
        return ending;
    }

    /** Whether the picture shows the way to the solution, and so needs one. */
    public boolean moving() {
        return moving;
    }
}
