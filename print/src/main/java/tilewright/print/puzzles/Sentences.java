package tilewright.print.puzzles;

/** Shortens texts that are too long for paper, at the end of a sentence. */
final class Sentences {

    /** Maximum number of characters. */
    private static final int LONGEST = 420;

    private Sentences() {}

    /** The whole sentences that there is room for, one at least; of one that is too long, the beginning. */
    static String shortened(String text) {
        if (text.length() <= LONGEST) {
            return text;
        }
        int end = Math.max(text.lastIndexOf(". ", LONGEST), text.lastIndexOf('。', LONGEST));
        if (end > 0) {
            return text.substring(0, end + 1) + " …";
        }
        int blank = text.lastIndexOf(' ', LONGEST);
        return text.substring(0, blank > 0 ? blank : LONGEST) + " …";
    }
}
