package tilewright.sudoku.notation;

import java.util.Arrays;
import java.util.Optional;

/** Decompresses text in the form DEFLATE (RFC 1951), in letters of Base64. */
final class Inflate {

    /*
     * Codes of each length are numbered in order, those of a length behind those of the next shorter one (3.2.2). So it is enough
     * to know how many codes there are of each length, and their symbols in order: a code is found bit by bit.
     */

    /** Maximum number of bytes of a text. */
    static final int LONGEST = 200_000;

    private static final int LONGEST_CODE = 15;
    private static final int END = 256;
    private static final int SYMBOLS = 288;
    private static final int LENGTH_CODES = 29;
    private static final int DISTANCES = 30;

    /** The order in which lengths of the codes for lengths stand (3.2.7). */
    private static final int[] ORDER = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    private final byte[] in;
    private byte[] out = new byte[4096];
    private int length;
    private int at;
    private boolean damaged;

    private Inflate(byte[] in) {
        this.in = in;
    }

    /** The text; empty when the letters are damaged, or the text is too long. */
    static Optional<String> text(String letters) {
        Optional<byte[]> bytes = bytes(letters);
        return bytes.flatMap(found -> new Inflate(found).text());
    }

    private static Optional<byte[]> bytes(String letters) {
        byte[] bytes = new byte[letters.length() * 3 / 4 + 1];
        int count = 0;
        int bits = 0;
        int held = 0;
        for (int i = 0; i < letters.length() && letters.charAt(i) != '='; i++) {
            int value = LETTERS.indexOf(letters.charAt(i));
            if (value < 0) {
                return Optional.empty();
            }
            held = (held << 6 | value) & 0xffff;
            bits += 6;
            if (bits >= 8) {
                bits -= 8;
                bytes[count++] = (byte) (held >> bits);
            }
        }
        return Optional.of(Arrays.copyOf(bytes, count));
    }

    private Optional<String> text() {
        boolean last = false;
        while (!last && !damaged) {
            last = bits(1) == 1;
            switch (bits(2)) {
                case 0 -> stored();
                case 1 -> compressed(fixedSymbols(), fixedDistances());
                case 2 -> described();
                default -> damaged = true;
            }
        }
        return damaged ? Optional.empty() : Optional.of(utf8(out, length));
    }

    /** Text of UTF-8; a byte that is none there is a character by itself. */
    private static String utf8(byte[] bytes, int length) {
        StringBuilder text = new StringBuilder(length);
        int at = 0;
        while (at < length) {
            int first = bytes[at] & 0xff;
            int more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc0 ? 1 : 0;
            int code = more == 0 ? first : first & 0x3f >> more;
            boolean whole = at + more < length && first < 0xf8;
            for (int i = 1; i <= more && whole; i++) {
                whole = (bytes[at + i] & 0xc0) == 0x80;
                code = code << 6 | bytes[at + i] & 0x3f;
            }
            text.appendCodePoint(whole && code <= Character.MAX_CODE_POINT ? code : first);
            at += whole ? more + 1 : 1;
        }
        return text.toString();
    }

    private int bits(int count) {
        int value = 0;
        for (int i = 0; i < count; i++) {
            if (at >>> 3 >= in.length) {
                damaged = true;
                return 0;
            }
            value |= (in[at >>> 3] >> (at & 7) & 1) << i;
            at++;
        }
        return value;
    }

    private void add(int value) {
        if (length == LONGEST) {
            damaged = true;
            return;
        }
        if (length == out.length) {
            out = Arrays.copyOf(out, 2 * length);
        }
        out[length++] = (byte) value;
    }

    private void stored() {
        at = at + 7 & ~7;
        int count = bits(16);
        damaged |= bits(16) != (~count & 0xffff);
        for (int i = 0; i < count && !damaged; i++) {
            add(bits(8));
        }
    }

    private void compressed(Codes symbols, Codes distances) {
        while (!damaged) {
            int symbol = next(symbols);
            if (symbol < END) {
                add(symbol);
            } else if (symbol == END) {
                return;
            } else if (symbol - END > LENGTH_CODES) {
                damaged = true;
            } else {
                copy(copied(symbol - END - 1), distance(next(distances)));
            }
        }
    }

    /** Number of bytes to copy: codes 257 to 285. */
    private int copied(int code) {
        if (code < 8) {
            return code + 3;
        }
        int more = code / 4 - 1;
        return code == LENGTH_CODES - 1 ? 258 : (4 + code % 4 << more) + 3 + bits(more);
    }

    private int distance(int code) {
        if (code >= DISTANCES) {
            damaged = true;
            return 0;
        }
        int more = Math.max(0, code / 2 - 1);
        return code < 2 ? code + 1 : (2 + code % 2 << more) + 1 + bits(more);
    }

    private void copy(int count, int distance) {
        damaged |= distance > length;
        for (int i = 0; i < count && !damaged; i++) {
            add(out[length - distance]);
        }
    }

    private void described() {
        int symbols = bits(5) + 257;
        int distances = bits(5) + 1;
        int count = bits(4) + 4;
        int[] lengths = new int[ORDER.length];
        for (int i = 0; i < count; i++) {
            lengths[ORDER[i]] = bits(3);
        }
        Codes codes = new Codes(lengths);
        int[] all = new int[symbols + distances];
        int done = 0;
        while (done < all.length && !damaged) {
            int symbol = next(codes);
            if (symbol < 16) {
                all[done++] = symbol;
                continue;
            }
            int value = symbol == 16 && done > 0 ? all[done - 1] : 0;
            int times = symbol == 16 ? 3 + bits(2) : symbol == 17 ? 3 + bits(3) : 11 + bits(7);
            damaged |= symbol == 16 && done == 0 || done + times > all.length;
            for (int i = 0; i < times && !damaged; i++) {
                all[done++] = value;
            }
        }
        if (!damaged) {
            compressed(new Codes(Arrays.copyOf(all, symbols)), new Codes(Arrays.copyOfRange(all, symbols, all.length)));
        }
    }

    /** The next symbol; {@link #END} when there is none. */
    private int next(Codes codes) {
        int code = 0;
        int first = 0;
        int index = 0;
        for (int bits = 1; bits <= LONGEST_CODE && !damaged; bits++) {
            code |= bits(1);
            int count = codes.counts[bits];
            if (code - first < count) {
                return codes.symbols[index + code - first];
            }
            index += count;
            first = first + count << 1;
            code <<= 1;
        }
        damaged = true;
        return END;
    }

    private static Codes fixedSymbols() {
        int[] lengths = new int[SYMBOLS];
        Arrays.fill(lengths, 0, 144, 8);
        Arrays.fill(lengths, 144, 256, 9);
        Arrays.fill(lengths, 256, 280, 7);
        Arrays.fill(lengths, 280, SYMBOLS, 8);
        return new Codes(lengths);
    }

    private static Codes fixedDistances() {
        int[] lengths = new int[DISTANCES];
        Arrays.fill(lengths, 5);
        return new Codes(lengths);
    }

    /** Codes of symbols. */
    private static final class Codes {

        /** Number of codes of each length. */
        private final int[] counts = new int[LONGEST_CODE + 1];

        /** Symbols in the order of their codes. */
        private final int[] symbols;

        /** @param lengths in bits, of each symbol; 0 for no code */
        Codes(int[] lengths) {
            symbols = new int[lengths.length];
            int index = 0;
            for (int bits = 1; bits <= LONGEST_CODE; bits++) {
                for (int symbol = 0; symbol < lengths.length; symbol++) {
                    if (lengths[symbol] == bits) {
                        counts[bits]++;
                        symbols[index++] = symbol;
                    }
                }
            }
        }
    }
}
