package tilewright.sudoku.notation;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Texts as the JavaScript library lz-string compresses them to Base64: LZW with codes that grow from 2 bits on.
 *
 * <p>Codes are packed with their lowest bit first, six bits a letter, the first as the highest. Code 0 precedes a new character of
 * 8 bits, 1 one of 16 bits, 2 is the end; further codes are strings: each code but the first adds the string before it with
 * one more character, the first one of its own. As that string stands at the same place of the text, a string is a place
 * and a length.
 */
public final class LzString {

    /** Maximum number of characters of a text: a few letters of Base64 could stand for millions. */
    static final int LONGEST = 200_000;

    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    private static final int NARROW = 0;
    private static final int WIDE = 1;
    private static final int END = 2;
    private static final int STRINGS = 3;

    private LzString() {}

    /** The text; empty when the letters are no such text, or one that is longer than {@link #LONGEST}. */
    public static Optional<String> decompress(String letters) {
        return new Reader(letters).read();
    }

    /** The value of a letter, also of those for links; -1 for another character. */
    private static int value(char c) {
        return switch (c) {
            case ' ', '+' -> 62;
            case '-', '/' -> 63;
            default -> LETTERS.indexOf(c);
        };
    }

    private static final class Reader {

        private final String letters;
        private final int bits;
        private int at;

        private char[] text = new char[1_024];
        private int length;

        private int[] places = new int[256];
        private int[] lengths = new int[256];
        private int codes = STRINGS;

        /** Number of bits of the next code, and number of strings until it grows. */
        private int width = 2;

        private int left = 1;

        Reader(String letters) {
            int end = letters.length();
            while (end > 0 && (letters.charAt(end - 1) == '=' || letters.charAt(end - 1) == '$')) {
                end--;
            }
            this.letters = letters;
            this.bits = end > Integer.MAX_VALUE / 6 ? 0 : 6 * end;
        }

        Optional<String> read() {
            int previous = -1;
            while (true) {
                int code = take(width);
                if (code == END) {
                    return Optional.of(new String(text, 0, length));
                }
                if (code == NARROW || code == WIDE) {
                    int c = take(code == NARROW ? 8 : 16);
                    ensure(1);
                    text[length] = (char) c;
                    code = c < 0 ? c : add(length, 1);
                }
                if (previous >= 0) {
                    // the next character is the first of this string, which is written behind the one before
                    add(length - lengths[previous], lengths[previous] + 1);
                }
                if (code < 0 || code >= codes || length + lengths[code] > LONGEST) {
                    return Optional.empty();
                }
                ensure(lengths[code]);
                for (int from = places[code], to = from + lengths[code]; from < to; from++) {
                    text[length++] = text[from];
                }
                previous = code;
            }
        }

        /** Takes a number; -1 when there are not as many bits left, or another character. */
        private int take(int width) {
            if (at + width > bits) {
                return -1;
            }
            int number = 0;
            for (int i = 0; i < width; i++, at++) {
                int value = value(letters.charAt(at / 6));
                if (value < 0) {
                    return -1;
                }
                number |= (value >> 5 - at % 6 & 1) << i;
            }
            return number;
        }

        /** Adds a string, and returns its code. Codes have as many bits as the last but one of them needs. */
        private int add(int place, int size) {
            if (codes == places.length) {
                places = Arrays.copyOf(places, 2 * codes);
                lengths = Arrays.copyOf(lengths, 2 * codes);
            }
            places[codes] = place;
            lengths[codes] = size;
            left--;
            if (left == 0) {
                left = 1 << width;
                width++;
            }
            return codes++;
        }

        private void ensure(int more) {
            if (length + more > text.length) {
                text = Arrays.copyOf(text, 2 * (length + more));
            }
        }
    }

    /** The letters of a text, filled up with {@code =} to a multiple of four. */
    public static String compress(String text) {
        return new Writer().write(text);
    }

    private static final class Writer {

        private final StringBuilder letters = new StringBuilder();
        private int letter;
        private int filled;

        /**
         * The codes of strings, by the code of the string before the last character, -1 for none, and by that
         * character.
         */
        private final Map<Long, Integer> strings = new HashMap<>();

        /** Characters that have a code, but were not written yet. */
        private final Set<Character> fresh = new HashSet<>();

        private int codes = STRINGS;
        private int width = 2;
        private int left = 2;

        String write(String text) {
            if (!text.isEmpty()) {
                know(text.charAt(0));
            }
            int from = 0;
            while (from < text.length()) {
                from = string(text, from);
            }
            put(END, width);
            do {
                put(0, 1);
            } while (filled > 0);
            while (letters.length() % 4 > 0) {
                letters.append('=');
            }
            return letters.toString();
        }

        private void know(char c) {
            if (strings.putIfAbsent(key(-1, c), codes) == null) {
                fresh.add(c);
                codes++;
            }
        }

        /** Writes the longest known string that begins at a place, and returns the place behind it. */
        private int string(String text, int from) {
            char first = text.charAt(from);
            int code = -1;
            int to = from;
            while (to < text.length()) {
                Integer longer = strings.get(key(code, text.charAt(to)));
                if (longer == null) {
                    break;
                }
                code = longer;
                to++;
            }
            if (fresh.remove(first)) {
                put(first < 256 ? NARROW : WIDE, width);
                put(first, first < 256 ? 8 : 16);
                written();
            } else {
                put(code, width);
            }
            written();
            if (to < text.length()) {
                char next = text.charAt(to);
                know(next);
                strings.put(key(code, next), codes++);
            }
            return to;
        }

        private static long key(int code, char last) {
            return (long) code << 16 | last;
        }

        private void written() {
            left--;
            if (left == 0) {
                left = 1 << width;
                width++;
            }
        }

        private void put(int number, int bits) {
            for (int i = 0; i < bits; i++) {
                letter = letter << 1 | number >> i & 1;
                filled++;
                if (filled == 6) {
                    letters.append(LETTERS.charAt(letter));
                    letter = 0;
                    filled = 0;
                }
            }
        }
    }
}
