package tilewright.print.canvas;

import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.decoder.Version;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;
import com.google.zxing.qrcode.encoder.QRCode;
import java.util.ArrayList;
import java.util.List;
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

    /** Each part of a text is written in the form that takes least; the mask is chosen afterwards. */
    private static final Map<EncodeHintType, Object> COMPACT =
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
            QRCode code = written(text);
            QrMasks.choose(code);
            return new QrCode(code.getMatrix());
        } catch (WriterException tooLong) {
            throw new IllegalArgumentException("text (%s) does not fit a QR code".formatted(text), tooLong);
        }
    }

    private static QRCode written(String text) throws WriterException {
        QRCode lowest = Encoder.encode(text, ErrorCorrectionLevel.L, COMPACT);
        if (!mayFit(lowest.getVersion())) {
            return lowest;
        }
        QRCode next = Encoder.encode(text, ErrorCorrectionLevel.M, COMPACT);
        return next.getMatrix().getWidth() == lowest.getMatrix().getWidth() ? next : lowest;
    }

    /** Whether a text that fits a version, and none before it, at the lowest level may fit it at the next one. */
    private static boolean mayFit(Version version) {
        int number = version.getVersionNumber();
        return number == 1
                || room(version, ErrorCorrectionLevel.M)
                        > room(Version.getVersionForNumber(number - 1), ErrorCorrectionLevel.L);
    }

    /** The bytes of a version at a level that carry a text. */
    private static int room(Version version, ErrorCorrectionLevel level) {
        return version.getTotalCodewords() - version.getECBlocksForLevel(level).getTotalECCodewords();
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
