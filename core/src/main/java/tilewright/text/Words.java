package tilewright.text;

import java.util.List;

/** Lists of words in English sentences. */
public final class Words {

    private Words() {}

    /**
     * Returns words with a conjunction before the last: {@code a}, {@code a and b}, {@code a, b, and c}.
     *
     * @param words at least one
     */
    public static String list(List<String> words, String conjunction) {
        String last = " " + conjunction + " ";
        return list(words, ", ", words.size() > 2 ? "," + last : last);
    }

    /**
     * Returns words with something between them, and something else before the last.
     *
     * @param words at least one
     */
    public static String list(List<String> words, String between, String beforeLast) {
        int last = words.size() - 1;
        return last == 0
                ? words.getFirst()
                : String.join(between, words.subList(0, last)) + beforeLast + words.get(last);
    }
}
