package tilewright.cli.commands.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Names of files that are made from others. */
final class OwnFiles {

    /** Maximum number of characters of a word in a name. */
    private static final int LONGEST = 80;

    private OwnFiles() {}

    /**
     * The name of a file with a word behind it, before its ending.
     *
     * @param ending with its full stop; a name need not have it
     * @param word empty for the name itself
     */
    static String with(String name, String ending, String word) {
        if (word.isEmpty()) {
            return name;
        }
        int end = end(name, ending);
        return name.substring(0, end) + "-" + word + name.substring(end);
    }

    /**
     * The name of a file with another ending.
     *
     * @param ending with its full stop; a name need not have it
     */
    static String as(String name, String ending, String other) {
        return name.substring(0, end(name, ending)) + other;
    }

    private static int end(String name, String ending) {
        return name.toLowerCase(Locale.ROOT).endsWith(ending) ? name.length() - ending.length() : name.length();
    }

    /** People as words of names, no two of them alike: without what no name of a file may have. */
    static List<String> words(List<String> people) {
        List<String> words = new ArrayList<>();
        for (String person : people) {
            String word = word(person);
            String own = word;
            for (int i = 2; contains(words, own); i++) {
                own = word + "-" + i;
            }
            words.add(own);
        }
        return words;
    }

    private static boolean contains(List<String> words, String word) {
        return words.stream().anyMatch(word::equalsIgnoreCase);
    }

    /** A text as a part of the name of a file, on all systems. */
    static String word(String text) {
        StringBuilder word = new StringBuilder();
        text.strip().codePoints().limit(LONGEST).forEach(c -> {
            boolean plain = Character.isLetterOrDigit(c) || Character.getType(c) == Character.NON_SPACING_MARK;
            word.appendCodePoint(plain || c == '-' || c == '_' || c == '.' && !word.isEmpty() ? c : '-');
        });
        int end = word.length();
        while (end > 1 && (word.charAt(end - 1) == '-' || word.charAt(end - 1) == '.')) {
            end--;
        }
        return end == 0 ? "-" : word.substring(0, end);
    }
}
