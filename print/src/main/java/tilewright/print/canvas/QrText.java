package tilewright.print.canvas;

import com.google.zxing.common.BitArray;
import com.google.zxing.qrcode.decoder.Mode;
import com.google.zxing.qrcode.decoder.Version;
import java.util.Arrays;

/** A text of ASCII as bits of a QR code: in parts of digits, of capitals and signs, and of bytes, so that it takes the fewest. */
final class QrText {

    /*
     * The shortest path over vertices, each a place in the text and the form of the letters before it; an edge is as many letters as its
     * form writes together. Of paths as short the one is taken whose last edge begins earlier, then that whose forms come first: so
     * the bits are those of ZXing. Forms are those of ISO/IEC 18004:2015, 7.4.
     */

    private static final int HEAD_BITS = 4;
    private static final int UNKNOWN = Integer.MAX_VALUE;

    /** A form of letters; those that are written together are the digits of a number. */
    private enum Form {
        CAPITALS(Mode.ALPHANUMERIC, 2, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"),
        DIGITS(Mode.NUMERIC, 3, "0123456789"),
        BYTES(Mode.BYTE, 1, "");

        private final Mode mode;
        private final int most;
        private final String letters;

        Form(Mode mode, int most, String letters) {
            this.mode = mode;
            this.most = most;
            this.letters = letters;
        }

        private int base() {
            return letters.isEmpty() ? 256 : letters.length();
        }

        /** The value of a letter; below 0 where the form lacks it. */
        private int value(char letter) {
            return letters.isEmpty() ? letter : letters.indexOf(letter);
        }

        /** The bits of some letters together. */
        private int bits(int count) {
            int greatest = 1;
            for (int i = 0; i < count; i++) {
                greatest *= base();
            }
            return Integer.SIZE - Integer.numberOfLeadingZeros(greatest - 1);
        }

        private int headBits(Version version) {
            return HEAD_BITS + mode.getCharacterCountBits(version);
        }
    }

    private static final Form[] FORMS = Form.values();

    private final String text;
    private final Version version;
    private final int[] costs;
    private final int[] before;

    private QrText(String text, Version version) {
        this.text = text;
        this.version = version;
        costs = new int[FORMS.length * (text.length() + 1)];
        before = new int[costs.length];
        Arrays.fill(costs, UNKNOWN);
    }

    /** The bits of a text in a version, and in all others that count letters in as many bits. */
    static BitArray bits(String text, Version version) {
        QrText path = new QrText(text, version);
        path.search();
        return path.written();
    }

    private void search() {
        go(-1, 0, 0);
        for (int vertex = FORMS.length; vertex < costs.length - FORMS.length; vertex++) {
            if (costs[vertex] < UNKNOWN) {
                go(vertex, vertex / FORMS.length, costs[vertex]);
            }
        }
    }

    /** Takes all edges from a vertex; one below 0 is before the text. */
    private void go(int vertex, int at, int cost) {
        for (Form form : FORMS) {
            int count = together(form, at, text.length());
            if (count > 0) {
                boolean begins = vertex < 0 || vertex % FORMS.length != form.ordinal();
                int sum = cost + form.bits(count) + (begins ? form.headBits(version) : 0);
                int next = (at + count) * FORMS.length + form.ordinal();
                if (sum < costs[next]) {
                    costs[next] = sum;
                    before[next] = vertex;
                }
            }
        }
    }

    /** The number of letters that a form writes together, from a place on; 0 where it lacks the first. */
    private int together(Form form, int at, int end) {
        int count = 0;
        while (count < form.most && at + count < end && form.value(text.charAt(at + count)) >= 0) {
            count++;
        }
        return count;
    }

    private BitArray written() {
        Form[] forms = forms();
        BitArray bits = new BitArray();
        int end = 0;
        for (int from = 0; from < forms.length; from = end) {
            Form form = forms[from];
            while (end < forms.length && forms[end] == form) {
                end++;
            }
            bits.appendBits(form.mode.getBits(), HEAD_BITS);
            bits.appendBits(end - from, form.mode.getCharacterCountBits(version));
            for (int at = from; at < end; ) {
                int count = together(form, at, end);
                int number = 0;
                for (int i = 0; i < count; i++) {
                    number = number * form.base() + form.value(text.charAt(at + i));
                }
                bits.appendBits(number, form.bits(count));
                at += count;
            }
        }
        return bits;
    }

    /** The form of each letter. */
    private Form[] forms() {
        int vertex = costs.length - FORMS.length;
        for (int other = vertex + 1; other < costs.length; other++) {
            vertex = costs[other] < costs[vertex] ? other : vertex;
        }
        Form[] forms = new Form[text.length()];
        for (int end = text.length(); end > 0; vertex = before[vertex]) {
            int from = Math.max(0, before[vertex] / FORMS.length);
            Arrays.fill(forms, from, end, FORMS[vertex % FORMS.length]);
            end = from;
        }
        return forms;
    }
}
