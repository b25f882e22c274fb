import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The plural forms of a language by the rules of <a href="https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules">CLDR</a>
 * for whole numbers, such as {@code one: n = 1; few: n % 10 = 2..4 and n % 100 != 12..14}. Operands other than {@code n} and
 * {@code i} are those of a whole number, 0.
 */
record PluralRules(List<Rule> rules) {

    private static final int HUNDRED = 100;

    private record Rule(String form, String condition) {}

    static PluralRules of(String rules) {
        List<Rule> read = new ArrayList<>();
        for (String rule : rules.isBlank() ? new String[0] : rules.split(";")) {
            int colon = rule.indexOf(':');
            read.add(new Rule(rule.substring(0, colon).strip(), rule.substring(colon + 1).strip()));
        }
        return new PluralRules(List.copyOf(read));
    }

    /** All forms of the language. */
    Set<String> forms() {
        Set<String> forms = new TreeSet<>(Set.of("other"));
        rules.forEach(rule -> forms.add(rule.form));
        return forms;
    }

    /**
     * The first letters of the forms that numbers have, where {@code -} is the form {@code other}: a letter for each number from 0
     * to 199, then one for multiples of a million. A number from 200 has the form of its last two digits and 100.
     */
    String table() {
        StringBuilder table = new StringBuilder();
        for (int n = 0; n < 2 * HUNDRED; n++) {
            table.append(letter(n));
        }
        for (int n = 2 * HUNDRED; n < 20 * HUNDRED; n++) {
            if (letter(n) != table.charAt(HUNDRED + n % HUNDRED)) {
                throw new IllegalArgumentException("a plural form depends on more than two digits: that of " + n);
            }
        }
        return table.append(letter(1_000_000)).toString();
    }

    private char letter(int number) {
        for (Rule rule : rules) {
            if (any(rule.condition, number)) {
                return rule.form.charAt(0);
            }
        }
        return '-';
    }

    private static boolean any(String condition, int number) {
        for (String all : condition.split(" or ")) {
            boolean holds = true;
            for (String relation : all.split(" and ")) {
                holds &= holds(relation.strip(), number);
            }
            if (holds) {
                return true;
            }
        }
        return false;
    }

    /** Whether a relation holds, such as {@code n % 10 != 2..4,7}. */
    private static boolean holds(String relation, int number) {
        boolean not = relation.contains("!=");
        String[] sides = relation.split("!?=");
        String[] operand = sides[0].strip().split("\\s*%\\s*");
        int value = operand[0].equals("n") || operand[0].equals("i") ? number : 0;
        value = operand.length > 1 ? value % Integer.parseInt(operand[1]) : value;
        boolean within = false;
        for (String range : sides[1].strip().split(",")) {
            String[] ends = range.split("\\.\\.");
            within |= Integer.parseInt(ends[0]) <= value && value <= Integer.parseInt(ends[ends.length - 1]);
        }
        return within != not;
    }
}
