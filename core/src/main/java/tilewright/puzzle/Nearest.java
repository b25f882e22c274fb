package tilewright.puzzle;

import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.text.Ascii;

/** Finds the word that somebody may have meant. */
public final class Nearest {

    private Nearest() {}

    /** Returns {@code ; did you mean 'word'?} for the nearest of the words, or an empty text when none is near. */
    public static Message suggestion(String typed, List<String> words) {
        return of(typed, words).map(PuzzleMessages::didYouMean).orElse(Message.NONE);
    }

    /**
     * A name in the form in which names are compared: lower case, without blanks, signs, plurals, and the word
     * {@code type}, so that {@code Naked Pairs}, {@code naked-pair} and {@code nakedpair} are equal.
     */
    public static String key(String name) {
        StringBuilder key = new StringBuilder();
        StringBuilder word = new StringBuilder();
        for (int i = 0; i <= name.length(); i++) {
            char c = i < name.length() ? name.charAt(i) : ' ';
            if (Ascii.isLetter(c) || Ascii.isDigit(c)) {
                word.append(c);
            } else {
                key.append(plain(Ascii.lower(word.toString())));
                word.setLength(0);
            }
        }
        return key.toString();
    }

    private static String plain(String word) {
        String one = word.length() > 3 && word.endsWith("s") && !word.endsWith("ss")
                ? word.substring(0, word.length() - 1)
                : word;
        return one.equals("type") ? "" : one;
    }

    /**
     * Returns the first of the words with the fewest edits, if these are at most a third of its letters, but one at least.
     * Words of more than 64 letters are near to none.
     */
    public static Optional<String> of(String typed, List<String> words) {
        Optional<String> best = Optional.empty();
        int fewest = Integer.MAX_VALUE;
        for (String word : words) {
            int edits = edits(typed, word);
            if (edits < fewest && edits <= Math.max(1, word.length() / 3)) {
                fewest = edits;
                best = Optional.of(word);
            }
        }
        return best;
    }

    /**
     * Letters to insert, delete, replace or swap with the next (Damerau 1964, each letter touched once). Long words count
     * as far from everything.
     */
    private static int edits(String from, String to) {
        if (from.length() > 64 || to.length() > 64) {
            return Integer.MAX_VALUE;
        }
        int[][] edits = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                edits[i][j] = i == 0 || j == 0 ? i + j : fewest(edits, from, to, i, j);
            }
        }
        return edits[from.length()][to.length()];
    }

    private static int fewest(int[][] edits, String from, String to, int i, int j) {
        boolean same = from.charAt(i - 1) == to.charAt(j - 1);
        int fewest = Math.min(edits[i - 1][j - 1] + (same ? 0 : 1), Math.min(edits[i - 1][j], edits[i][j - 1]) + 1);
        boolean swapped =
                i > 1 && j > 1 && from.charAt(i - 1) == to.charAt(j - 2) && from.charAt(i - 2) == to.charAt(j - 1);
        return swapped ? Math.min(fewest, edits[i - 2][j - 2] + 1) : fewest;
    }
}
