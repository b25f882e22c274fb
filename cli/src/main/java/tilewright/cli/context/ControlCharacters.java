package tilewright.cli.context;

/** Control characters, which a terminal would obey. */
public final class ControlCharacters {

    private static final char PICTURES = '\u2400';
    private static final char DELETE = '\u2421';
    private static final char OTHER = '\ufffd';

    private ControlCharacters() {}

    /** The text with a picture, one column wide, for each control character other than line breaks and tabs. */
    public static String shown(String text) {
        int plain = 0;
        while (plain < text.length() && shown(text.charAt(plain)) == text.charAt(plain)) {
            plain++;
        }
        if (plain == text.length()) {
            return text;
        }
        StringBuilder built = new StringBuilder(text.length()).append(text, 0, plain);
        for (int i = plain; i < text.length(); i++) {
            built.append(shown(text.charAt(i)));
        }
        return built.toString();
    }

    private static char shown(char letter) {
        if (letter < ' ') {
            return letter == '\n' || letter == '\t' ? letter : (char) (PICTURES + letter);
        }
        if (letter == 0x7f) {
            return DELETE;
        }
        boolean control = letter >= 0x80 && letter < 0xa0;
        boolean direction = letter >= '\u202a' && letter <= '\u202e' || letter >= '\u2066' && letter <= '\u2069';
        return control || direction ? OTHER : letter;
    }
}
