package tilewright.sudoku.notation;

import java.util.HashSet;
import java.util.Set;
import tilewright.text.Ascii;
import tilewright.text.Cursor;
import tilewright.text.Whitespace;

/**
 * The rules of a puzzle in words. What they say beyond the normal rules is not applied, so that readers are told of it.
 *
 * <p>A text says no more when each of its sentences has only words with which the normal rules are told in English, and it names
 * Sudoku or the boxes. Any other text, and one in another language, is told of: rather once too often.
 */
public final class RuleText {

    /** Number of characters of a text that are shown; the last word is shown whole. */
    private static final int SHOWN = 90;

    private static final int MOST_SHOWN = 120;

    /** Maximum place of the first further sentence in a text that is shown from its beginning. */
    private static final int NEAR = 40;

    private static final String ENDS = ".!?;\n";

    private static final Set<String> WORDS =
            words("1 3 3x3 3×3 9 9x9 9×9 a again all also an and any appear appears apply are at be block "
                    + "blocks bold bolded box boxes by can cannot cell cells classic classical column columns complete conditions contain "
                    + "containing contains different digit digits distinct each empty enter every exactly fill filled following for from given "
                    + "grid has have in into is it line lines marked must nine no nonet nonets normal not number numbers of on once one only or "
                    + "ordinary outlined place placed please put region regions regular repeat repeated repeating repeats row rows rule rules s "
                    + "so solve square squares standard subgrid subgrids such sudoku that the them there these thick thickly this through to "
                    + "traditional usual using vanilla way where which with within without yes");

    /** Words for the boxes, one of which must be there: else it may be a Latin square. */
    private static final Set<String> BOXES =
            words("sudoku block blocks box boxes nonet nonets region regions square squares subgrid subgrids 3x3 3×3");

    private static final Set<String> RULES = words("rule rules apply");
    private static final Set<String> NEGATIONS = words("no not without cannot");

    private RuleText() {}

    /** Leaves a remark with the cursor when a text says more than the normal rules. */
    public static void tell(String text, Cursor cursor) {
        int from = further(text);
        if (from >= 0) {
            cursor.warn(NotationMessages.rulesInWords(shown(text, from)));
        }
    }

    private static Set<String> words(String all) {
        Set<String> words = new HashSet<>();
        int from = 0;
        while (from < all.length()) {
            int blank = all.indexOf(' ', from);
            int to = blank < 0 ? all.length() : blank;
            words.add(all.substring(from, to));
            from = to + 1;
        }
        return words;
    }

    /** The place where the first sentence begins that says more than the normal rules; -1 when none does. */
    static int further(String text) {
        boolean boxes = false;
        boolean any = false;
        int from = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i < text.length() && ENDS.indexOf(text.charAt(i)) < 0) {
                continue;
            }
            Sentence sentence = new Sentence(Ascii.lower(text.substring(from, i)));
            if (!sentence.isNormal()) {
                return from;
            }
            boxes |= sentence.has(BOXES);
            any |= !sentence.words.isEmpty();
            from = i + 1;
        }
        return any && !boxes ? 0 : -1;
    }

    /** The words of a sentence. */
    private static final class Sentence {

        private final Set<String> words = new HashSet<>();

        /** @param text in lower case */
        Sentence(String text) {
            int from = 0;
            for (int i = 0; i <= text.length(); i++) {
                if (i < text.length() && isWithinWord(text.charAt(i))) {
                    continue;
                }
                if (i > from) {
                    words.add(text.substring(from, i));
                }
                from = i + 1;
            }
        }

        private static boolean isWithinWord(char c) {
            return BlankCells.isLetter(c) || Ascii.isDigit(c) || c == '×';
        }

        boolean has(Set<String> any) {
            return words.stream().anyMatch(any::contains);
        }

        boolean isNormal() {
            return WORDS.containsAll(words) && !(has(RULES) && has(NEGATIONS));
        }
    }

    /** The beginning of a text from its first further sentence, or from its first if that is near. */
    private static String shown(String text, int further) {
        boolean near = further <= NEAR;
        StringBuilder shown = new StringBuilder(near ? "" : "… ");
        boolean blank = true;
        for (int i = near ? 0 : further; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean apart = c <= ' ';
            if (apart && shown.length() >= SHOWN) {
                return shown.append(shown.charAt(shown.length() - 1) == ' ' ? "…" : " …")
                        .toString();
            }
            if (!apart || !blank) {
                shown.append(apart ? ' ' : c);
            }
            if (shown.length() >= MOST_SHOWN) {
                return shown.append('…').toString();
            }
            blank = apart;
        }
        return Whitespace.strip(shown.toString());
    }
}
