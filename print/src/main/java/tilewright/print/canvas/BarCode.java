package tilewright.print.canvas;

import com.google.zxing.oned.EAN13Writer;

/**
 * The bar code of a book: EAN-13 (ISO/IEC 15420) of its number, with the number above it, the digits below it, and the white
 * that it needs around it.
 */
public final class BarCode {

    /** The width and the height in the usual size, in points; shops read 80 % to 200 % of it. */
    public static final double WIDTH = 113 * 0.33 * Lengths.MM;

    public static final double HEIGHT = 90 * 0.33 * Lengths.MM;

    // Lengths in widths of the thinnest bar.
    private static final int ACROSS = 113;
    private static final int DOWN = 90;
    private static final int LEFT_WHITE = 11;
    private static final int TOP = 10;
    private static final int BARS = 69;
    private static final int GUARDS = 74;
    private static final double TITLE_BASELINE = 7.5;
    private static final double DIGITS_BASELINE = 87;
    private static final double TITLE_SIZE = 9;
    private static final double DIGITS_SIZE = 9.5;

    /** The first bar of the three pairs of long bars, and the one behind them. */
    private static final int[][] LONG = {{0, 3}, {45, 50}, {92, 95}};

    /** The places of the two halves of the digits. */
    private static final int[] HALVES = {3, 50};

    private static final int HALF = 6;
    private static final int DIGIT = 7;

    private final Isbn isbn;
    private final boolean[] bars;

    private BarCode(Isbn isbn, boolean[] bars) {
        this.isbn = isbn;
        this.bars = bars;
    }

    public static BarCode of(Isbn isbn) {
        return new BarCode(isbn, new EAN13Writer().encode(isbn.digits()));
    }

    /** Draws the bar code on white in the middle of a place, as large as fits. */
    public void draw(Canvas canvas, Rect place) {
        double unit = Math.min(place.width() / ACROSS, place.height() / DOWN);
        double left = place.middleX() - unit * ACROSS / 2;
        double top = place.middleY() - unit * DOWN / 2;
        canvas.fill(Outline.of(new Rect(left, top, unit * ACROSS, unit * DOWN)), 1);
        canvas.fill(outline(left + unit * LEFT_WHITE, top + unit * TOP, unit), 0);
        title(canvas, left, top, unit);
        digits(canvas, left, top + unit * DIGITS_BASELINE, unit);
    }

    private Outline outline(double left, double top, double unit) {
        Outline outline = new Outline();
        int at = 0;
        while (at < bars.length) {
            int from = at;
            while (at < bars.length && bars[at] && (at == from || isLong(at) == isLong(from))) {
                at++;
            }
            if (at > from) {
                double height = unit * (isLong(from) ? GUARDS : BARS);
                outline.rectangle(left + unit * from, top, unit * (at - from), height);
            } else {
                at++;
            }
        }
        return outline;
    }

    private static boolean isLong(int bar) {
        for (int[] some : LONG) {
            if (bar >= some[0] && bar < some[1]) {
                return true;
            }
        }
        return false;
    }

    private void title(Canvas canvas, double left, double top, double unit) {
        String title = "ISBN " + isbn.text();
        double size = Face.WORDS.fitting(title, unit * TITLE_SIZE, unit * bars.length);
        double middle = left + unit * (LEFT_WHITE + bars.length / 2.0);
        canvas.textAround(middle, top + unit * TITLE_BASELINE, title, Face.WORDS, size, 0);
    }

    private void digits(Canvas canvas, double left, double baseline, double unit) {
        double size = unit * DIGITS_SIZE;
        double first = left + unit * (LEFT_WHITE - DIGIT) + unit * DIGIT / 2;
        canvas.textAround(first - unit, baseline, isbn.digits().substring(0, 1), Face.WORDS, size, 0);
        for (int half = 0; half < 2; half++) {
            for (int i = 0; i < HALF; i++) {
                int at = 1 + half * HALF + i;
                double middle = left + unit * (LEFT_WHITE + HALVES[half] + DIGIT * i + DIGIT / 2.0);
                canvas.textAround(middle, baseline, isbn.digits().substring(at, at + 1), Face.WORDS, size, 0);
            }
        }
    }
}
