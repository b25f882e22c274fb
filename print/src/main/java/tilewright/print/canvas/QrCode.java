package tilewright.print.canvas;

import com.google.zxing.common.BitArray;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.decoder.Version;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import java.util.ArrayList;
import java.util.List;

/**
 * The QR code of a text, with the fewest squares: capitals, digits, and signs take less room than other letters. Its level of
 * correction is the lowest, or the next one where that needs no more.
 */
public final class QrCode {

    /** White squares on each side. */
    public static final int RIM = 4;

    /** The longest text whose squares a phone's camera can still read on a page of several, in characters. */
    private static final int LONGEST = 400;

    /** The last versions of those that count letters in as many bits. */
    private static final List<Integer> LAST = List.of(9, 26, 40);

    private static final int ASCII = 128;

    private final ByteMatrix matrix;
    private final int squares;

    private QrCode(ByteMatrix matrix) {
        this.matrix = matrix;
        this.squares = matrix.getWidth() + 2 * RIM;
    }

    /** Whether a text is short enough. */
    public static boolean fits(String text) {
        return text.length() <= LONGEST;
    }

    /** The code of a text of ASCII that {@link #fits}. */
    public static QrCode of(String text) {
        if (text.chars().anyMatch(letter -> letter >= ASCII)) {
            throw new IllegalArgumentException("text (%s) must be ASCII".formatted(text));
        }
        int first = 1;
        for (int last : LAST) {
            BitArray bits = QrText.bits(text, Version.getVersionForNumber(last));
            for (int number = first; number <= last; number++) {
                Version version = Version.getVersionForNumber(number);
                if (holds(version, ErrorCorrectionLevel.L, bits)) {
                    ErrorCorrectionLevel level = holds(version, ErrorCorrectionLevel.M, bits)
                            ? ErrorCorrectionLevel.M
                            : ErrorCorrectionLevel.L;
                    byte[] words = QrCodewords.of(bits, version.getECBlocksForLevel(level));
                    return new QrCode(QrMasks.best(version, level, words));
                }
            }
            first = last + 1;
        }
        throw new IllegalArgumentException("text (%s) does not fit a QR code".formatted(text));
    }

    private static boolean holds(Version version, ErrorCorrectionLevel level, BitArray bits) {
        return bits.getSize() <= 8 * QrCodewords.room(version.getECBlocksForLevel(level));
    }

    /** The squares without the rim. */
    ByteMatrix matrix() {
        return matrix;
    }

    /** Squares to the side, the white rim included. */
    public int squares() {
        return squares;
    }

    /** Draws the code; its white rim is inside the given square. */
    public void draw(Canvas canvas, double x, double y, double side) {
        List<Rect> dark = new ArrayList<>();
        for (int row = 0; row < matrix.getHeight(); row++) {
            for (int column = 0; column < matrix.getWidth(); column++) {
                int from = column;
                while (column < matrix.getWidth() && matrix.get(column, row) == 1) {
                    column++;
                }
                if (column > from) {
                    dark.add(new Rect(RIM + from, RIM + row, column - from, 1));
                }
            }
        }
        canvas.grid(x, y, side / squares, dark);
    }
}
