package tilewright.print.canvas;

import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;
import java.util.Map;

/**
 * The QR code of a text, with the fewest squares: capitals, digits, and signs take less room than other letters. Its level of
 * correction is the lowest, or the next one where that needs no more.
 */
public final class QrCode {

    /** White squares on each side. */
    public static final int RIM = 4;

    /** The longest text whose squares a phone's camera can still read on a page of several, in characters. */
    private static final int LONGEST = 400;

    /** The option that writes each part of a text in the form that takes least. */
    private static final Map<EncodeHintType, Object> COMPACT = Map.of(EncodeHintType.QR_COMPACT, true);

    private static final Map<EncodeHintType, Object> ANY_PATTERN =
            Map.of(EncodeHintType.QR_COMPACT, true, EncodeHintType.QR_MASK_PATTERN, 0);

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

    /** The code of a text that {@link #fits}. */
    public static QrCode of(String text) {
        try {
            boolean free = width(text, ErrorCorrectionLevel.M) == width(text, ErrorCorrectionLevel.L);
            return new QrCode(Encoder.encode(text, free ? ErrorCorrectionLevel.M : ErrorCorrectionLevel.L, COMPACT)
                    .getMatrix());
        } catch (WriterException tooLong) {
            throw new IllegalArgumentException("text (%s) does not fit a QR code".formatted(text), tooLong);
        }
    }

    /** The squares to the side; found without a search for the best pattern. */
    private static int width(String text, ErrorCorrectionLevel level) throws WriterException {
        return Encoder.encode(text, level, ANY_PATTERN).getMatrix().getWidth();
    }

    /** Squares to the side, the white rim included. */
    public int squares() {
        return squares;
    }

    /** Draws the code; its white rim is inside the given square. */
    public void draw(Canvas canvas, double x, double y, double side) {
        double unit = side / squares;
        Outline outline = new Outline();
        for (int row = 0; row < matrix.getHeight(); row++) {
            for (int column = 0; column < matrix.getWidth(); column++) {
                int from = column;
                while (column < matrix.getWidth() && matrix.get(column, row) == 1) {
                    column++;
                }
                if (column > from) {
                    outline.rectangle(x + (RIM + from) * unit, y + (RIM + row) * unit, (column - from) * unit, unit);
                }
            }
        }
        canvas.fill(outline, 0);
    }
}
