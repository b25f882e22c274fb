package tilewright.print.pictures;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import tilewright.print.canvas.Color;
import tilewright.print.canvas.Outline;

/** Numbers, colors, and paths as texts. */
final class Decimals {

    private Decimals() {}

    /** A number with three decimals, without zeros at the end. */
    static String of(double number) {
        BigDecimal rounded = BigDecimal.valueOf(number).setScale(3, RoundingMode.HALF_UP);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    /** A color as {@code #rrggbb}. */
    static String color(Color color) {
        int rgb = color.isGray() ? (int) Math.round(color.level() * 255) * 0x10101 : color.rgb();
        return "#" + Integer.toHexString(0x1000000 | rgb).substring(1);
    }

    /** A path as SVG has it. */
    static String path(List<Outline.Part> parts) {
        StringBuilder path = new StringBuilder();
        for (Outline.Part part : parts) {
            switch (part) {
                case Outline.Move(double x, double y) -> add(path, 'M', x, y);
                case Outline.Line(double x, double y) -> add(path, 'L', x, y);
                case Outline.Curve(double x1, double y1, double x2, double y2, double x, double y) ->
                    add(path, 'C', x1, y1, x2, y2, x, y);
                case Outline.Close() -> path.append('Z');
                case Outline.Rectangle(double x, double y, double width, double height) -> {
                    add(path, 'M', x, y);
                    add(path, 'h', width);
                    add(path, 'v', height);
                    add(path, 'h', -width);
                    path.append('Z');
                }
            }
        }
        return path.toString();
    }

    private static void add(StringBuilder path, char command, double... numbers) {
        for (int i = 0; i < numbers.length; i++) {
            path.append(i == 0 ? command : ' ').append(of(numbers[i]));
        }
    }
}
