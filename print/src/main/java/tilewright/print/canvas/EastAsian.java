package tilewright.print.canvas;

/**
 * The letters of Chinese and Japanese: their widths, and the places between them where lines may break. A part of the
 * Unicode Line Breaking Algorithm (UAX #14), with small kana as in strict Japanese typesetting.
 */
final class EastAsian {

    /** Letters that other scripts have, too; behind a wide letter, or before one, they are as wide. */
    private static final String WIDE_BEHIND = "”’…·";

    private static final String WIDE_BEFORE = "“‘";

    /** The characters that never begin a line: the ends of brackets, stops, small kana, and marks that belong to the letter before. */
    private static final String ENDS = ")]}’”»›、。，．・：；？！）〕］｝〉》」』】〙〗〟｠ヽヾゝゞ々ー〻〜～゛゜゠‐–"
            + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
            + "｡｣､･ｧｨｩｪｫｬｭｮｯｰﾞﾟ,.:;?!%‰％℃°′″…‥·\u3000\u00a0\u202f";

    /** The characters that never end a line: the beginnings of brackets, and marks that belong to the letter behind. */
    private static final String BEGINS = "([{‘“«‹（〔［｛〈《「『【〘〖〝｟｢¡¿$€£¥＄￡￥№\u00a0\u202f";

    /** Signs of which two of the same kind are not parted. */
    private static final String PAIRS = "—―…‥";

    /** Letters that turn with the line where it runs from the top down: brackets and what is drawn along the line (UAX #50). */
    private static final String TURNED = "（）〔〕［］｛｝〈〉《》「」『』【】〘〙〖〗〝〟｟｠｢｣ー〜～〰゠：；＝＜＞｜－＿";

    private EastAsian() {}

    /** Whether a letter is one of Chinese or Japanese alone, punctuation included. */
    static boolean has(int letter) {
        return letter >= 0x2e80
                && (letter <= 0xa4cf
                        || letter >= 0xf900 && letter <= 0xfaff
                        || letter >= 0xfe30 && letter <= 0xfe4f
                        || letter >= 0xff01 && letter <= 0xffee
                        || letter >= 0x20000 && letter <= 0x3ffff);
    }

    /**
     * Whether a letter is as wide as an ideograph, or half as wide by its nature.
     *
     * @param at of the letter
     * @param before whether the letter before is wide
     */
    static boolean wide(String text, int at, boolean before) {
        int letter = text.codePointAt(at);
        if (letter < 0x80) {
            return false;
        }
        int next = at + Character.charCount(letter);
        return has(letter)
                || before && WIDE_BEHIND.indexOf(letter) >= 0
                || WIDE_BEFORE.indexOf(letter) >= 0 && next < text.length() && has(text.codePointAt(next));
    }

    /** Whether a letter stands where lines run from the top down; letters that are half as wide do not. */
    static boolean stands(int letter) {
        return has(letter) && advance(letter) == 1 && TURNED.indexOf(letter) < 0;
    }

    /** The width of a wide letter in ems. */
    static double advance(int letter) {
        return letter >= 0xff61 && letter <= 0xffdc ? 0.5 : 1;
    }

    /** Whether a line may end before a place, where no blank is. */
    static boolean mayBreak(String text, int at) {
        if (at <= 0 || at >= text.length()) {
            return false;
        }
        int before = text.codePointBefore(at);
        int after = text.codePointAt(at);
        return (has(before) || has(after))
                && before != ' '
                && !Character.isLowSurrogate(text.charAt(at))
                && ENDS.indexOf(after) < 0
                && BEGINS.indexOf(before) < 0
                && !(before == after && PAIRS.indexOf(before) >= 0);
    }
}
