package tilewright.print;

import tilewright.print.canvas.Faces;

/**
 * The labels of a puzzle and its page: codes, share IDs, ratings, and lines to write on.
 *
 * @param studio the address that codes lead to, up to what stands before the share ID; empty for no codes
 * @param ids whether share IDs are printed
 * @param ratings what is printed of how hard a puzzle is
 * @param times whether a line to write the time on is
 * @param large whether letters are for people who see badly
 * @param names whether pages have a line for a name and a date
 * @param faces of words and titles
 */
public record Labels(
        String studio, boolean ids, Ratings ratings, boolean times, boolean large, boolean names, Faces faces) {

    /** The form in which difficulty is printed. */
    public enum Ratings {
        NONE,
        /** In a word. */
        LEVEL,
        /** On a scale. */
        NUMBER,
        /** One to five stars, by the level. */
        STARS,
        BOTH
    }

    /** The labels without a code and a share ID. */
    public static final Labels PLAIN = new Labels("", false, true, true);

    /** Constructs labels in the usual faces. */
    public Labels(String studio, boolean ids, Ratings ratings, boolean times, boolean large, boolean names) {
        this(studio, ids, ratings, times, large, names, Faces.USUAL);
    }

    /** Constructs labels in letters of the usual size, without names. */
    public Labels(String studio, boolean ids, boolean ratings, boolean times) {
        this(studio, ids, ratings ? Ratings.BOTH : Ratings.NONE, times, false, false);
    }

    /** Returns all labels. */
    public static Labels of(String studio) {
        return new Labels(studio, !studio.isEmpty(), true, true);
    }

    boolean coded() {
        return !studio.isEmpty();
    }
}
