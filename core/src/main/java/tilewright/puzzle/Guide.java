package tilewright.puzzle;

import java.util.List;

/**
 * The rules for somebody who sees the puzzle for the first time. Immutable.
 *
 * @param how how one makes a move by hand, in one or two sentences
 * @param sections the rules, one at a time; none where there is nothing to say
 */
public record Guide(String how, List<Section> sections) {

    /** Of a puzzle that explains itself. */
    public static final Guide NONE = new Guide("", List.of());

    public Guide {
        sections = List.copyOf(sections);
    }

    /**
     * A rule and a picture of it.
     *
     * @param text one to three sentences
     * @param position the text of the position in the picture
     * @param good spots in the picture where something is as it should be, or may be done, with blanks between
     * @param bad spots where it may not
     */
    public record Section(String title, String text, String position, String good, String bad) {

        public boolean good(String spot) {
            return holds(good, spot);
        }

        public boolean bad(String spot) {
            return holds(bad, spot);
        }

        private static boolean holds(String spots, String spot) {
            return (" " + spots + " ").contains(" " + spot + " ");
        }
    }
}
