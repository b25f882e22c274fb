package tilewright.message;

import java.util.HashMap;
import java.util.Map;
import tilewright.message.Value.Amount;

/**
 * The messages of one language. Immutable.
 *
 * <p>The build compiles the catalogs of the folder {@code words}. A message is found by its English pattern; what has no
 * translation is written in English.
 */
public final class Words {

    /** The words of the program itself. */
    public static final Words ENGLISH = new Words("en", "", ",", Map.of());

    /** The number from which on the last two digits tell the plural form. */
    private static final int LARGE = 200;

    private static final int HUNDRED = 100;
    private static final String MILLIONS = "000000";

    /** Digits of a group of a large number. */
    private static final int GROUP = 3;

    private final String language;
    private final String plurals;
    private final String separator;
    private final Map<Integer, String> patterns;

    private Words(String language, String plurals, String separator, Map<Integer, String> patterns) {
        this.language = language;
        this.plurals = plurals;
        this.separator = separator;
        this.patterns = patterns;
    }

    /**
     * Returns the words of compiled catalogs of one language, one behind the other.
     *
     * <p>A line has, with a tab between, the hash code of an English pattern in base 36 and the pattern in the language; or, behind
     * {@code =}, the tag of the language and its plural forms: the first letter of the form, or {@code -} for the form
     * {@code other}, of each number up to 199, and of a million; the last character separates groups of digits. A line behind {@code #} is a heading.
     */
    public static Words parse(String catalogs) {
        String language = "";
        String plurals = "";
        String separator = "";
        Map<Integer, String> patterns = new HashMap<>();
        int end;
        for (int from = 0; from < catalogs.length(); from = end + 1) {
            end = catalogs.indexOf('\n', from);
            char kind = catalogs.charAt(from);
            int tab = catalogs.indexOf('\t', from);
            if (kind == '=') {
                language = catalogs.substring(from + 1, tab);
                plurals = catalogs.substring(tab + 1, end - 1);
                separator = catalogs.substring(end - 1, end);
            } else if (kind != '#') {
                int number = Integer.parseInt(catalogs.substring(from, tab), Character.MAX_RADIX);
                patterns.put(number, unescaped(catalogs.substring(tab + 1, end)));
            }
        }
        return new Words(language, plurals, separator, patterns);
    }

    private static String unescaped(String pattern) {
        return pattern.indexOf('\\') < 0
                ? pattern
                : pattern.replace("\\n", "\n").replace("\\\\", "\\");
    }

    /** The tag of the language, such as {@code pt-BR}. */
    public String language() {
        return language;
    }

    /** A sentence with the places of its values. */
    public Sentence sentence(Message message) {
        return MessageWriter.write(message, this);
    }

    /** The text of a sentence. */
    public String text(Message message) {
        return message.english().isEmpty()
                ? (String) message.values().getFirst()
                : sentence(message).text();
    }

    String pattern(String english) {
        return patterns.isEmpty() ? english : patterns.getOrDefault(english.hashCode(), english);
    }

    /** An amount with a separator between groups of three digits. */
    public String grouped(Amount amount) {
        StringBuilder digits = new StringBuilder(amount.digits());
        for (int at = digits.length() - GROUP; at > 0; at -= GROUP) {
            digits.insert(at, separator);
        }
        return digits.toString();
    }

    /** Whether a number has this plural form; {@code other} is not asked for. */
    boolean isForm(String form, Amount amount) {
        String digits = amount.digits();
        if (plurals.isEmpty()) {
            return form.equals("one") && digits.equals("1");
        }
        return form.charAt(0) == plurals.charAt(plural(digits));
    }

    /** The place of a number in {@link #plurals}. */
    private static int plural(String digits) {
        int length = digits.length();
        if (length > MILLIONS.length() && digits.endsWith(MILLIONS)) {
            return LARGE;
        }
        int number = Integer.parseInt(digits.substring(Math.max(0, length - GROUP)));
        return length > GROUP || number >= LARGE ? HUNDRED + number % HUNDRED : number;
    }
}
