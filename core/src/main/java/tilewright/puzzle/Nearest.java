package tilewright.puzzle;

import java.util.List;
import java.util.Optional;

/** Finds the word that somebody may have meant. */
public final class Nearest {

    private Nearest() {}

    /** The first of the words with the fewest edits, if these are at most a third of its letters, but one at least. */
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

    /** Letters to insert, delete or replace (Levenshtein 1966). Long words count as far from everything. */
    private static int edits(String from, String to) {
        if (from.length() > 64 || to.length() > 64) {
            return Integer.MAX_VALUE;
        }
        int[] above = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            above[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int[] row = new int[to.length() + 1];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int replace = above[j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replace, Math.min(above[j], row[j - 1]) + 1);
            }
            above = row;
        }
        return above[to.length()];
    }
}
