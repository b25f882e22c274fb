package tilewright.play;

import tilewright.text.Ascii;
import tilewright.text.Cursor;

/**
 * A player's name of a node of the history: a short text of one line. In a saved play a blank is written as {@code _}, and
 * {@code _}, {@code %} and {@code |} as {@code %} and two hexadecimal digits.
 */
final class NodeName {

    private NodeName() {}

    /**
     * The name as it is kept.
     *
     * @throws Play.Refused when it is longer than {@link Play#LONGEST_NAME}
     */
    static String of(String typed) {
        StringBuilder name = new StringBuilder();
        boolean blank = false;
        for (int i = 0; i < typed.length(); i++) {
            char c = typed.charAt(i);
            if (isBlank(c)) {
                blank = !name.isEmpty();
                continue;
            }
            name.append(blank ? " " : "").append(c);
            blank = false;
        }
        if (name.length() > Play.LONGEST_NAME) {
            throw new Play.Refused(PlayMessages.longName(Play.LONGEST_NAME, name.length()));
        }
        return name.toString();
    }

    private static boolean isBlank(char c) {
        return c <= ' ' || c >= 0x7f && c <= 0xa0 || c == 0x2028 || c == 0x2029;
    }

    static String written(String name) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            switch (c) {
                case ' ' -> out.append('_');
                case '_', '%', '|' ->
                    out.append('%').append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
                default -> out.append(c);
            }
        }
        return out.toString();
    }

    /** Reads a name up to the next blank or to the end. */
    static String read(Cursor cursor) {
        int at = cursor.offset();
        String text = cursor.until(' ');
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '%') {
                int high = digit(text, i + 1);
                int low = digit(text, i + 2);
                if (high < 2 || low < 0) {
                    throw cursor.error(at + i, PlayMessages.expectedHex());
                }
                name.append((char) (16 * high + low));
                i += 2;
            } else {
                name.append(c == '_' ? ' ' : c);
            }
        }
        try {
            return of(name.toString());
        } catch (Play.Refused tooLong) {
            throw cursor.error(at, tooLong.message());
        }
    }

    private static int digit(String text, int at) {
        return at < text.length() ? Ascii.digit(text.charAt(at), 16) : -1;
    }
}
