package tilewright.print.canvas;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.function.Predicate;
import tilewright.message.Words;

/** Draws a page as a part of an SVG file. */
final class SvgCanvas implements Canvas {

    private final Words words;
    private final Predicate<Face> outlines;
    private final StringBuilder out = new StringBuilder();

    /**
     * @param words of the file's language
     * @param outlines the faces whose texts are drawn as the outlines of their letters
     */
    SvgCanvas(Words words, Predicate<Face> outlines) {
        this.words = words;
        this.outlines = outlines;
    }

    String text() {
        return out.toString();
    }

    @Override
    public Words words() {
        return words;
    }

    @Override
    public void part(Role role, String words, Runnable drawing) {
        out.append(
                role == Role.FIGURE
                        ? "<g role=\"img\">\n"
                        : role == Role.ORNAMENT ? "<g aria-hidden=\"true\">\n" : "<g>\n");
        if (!words.isEmpty()) {
            out.append("<title>").append(Xml.escaped(words)).append("</title>\n");
        }
        drawing.run();
        out.append("</g>\n");
    }

    @Override
    public void fill(Outline outline, Color color) {
        out.append("<path fill-rule=\"evenodd\" fill=\"").append(color(color)).append("\" d=\"");
        path(outline);
        out.append("\"/>\n");
    }

    @Override
    public void stroke(Outline outline, Color color, double width) {
        out.append("<path fill=\"none\" stroke=\"").append(color(color));
        out.append("\" stroke-width=\"").append(number(width)).append("\" stroke-linecap=\"square\" d=\"");
        path(outline);
        out.append("\"/>\n");
    }

    @Override
    public void text(double x, double baseline, String text, Face face, double size, Color color) {
        if (text.isEmpty()) {
            return;
        }
        boolean known = Face.missing(text).isEmpty(); // else only the reader's font knows the letters
        if (known && outlines.test(face)) {
            letters(x, baseline, text, face, size, color);
            return;
        }
        out.append("<text x=\"").append(number(x)).append("\" y=\"").append(number(baseline));
        out.append("\" font-family=\"")
                .append(face.family(words.language()))
                .append('"')
                .append(face.attributes())
                .append(" font-size=\"")
                .append(number(size));
        if (known) {
            out.append("\" textLength=\"").append(number(face.width(text, size)));
        }
        out.append("\" fill=\"").append(color(color)).append("\">");
        out.append(Xml.escaped(text)).append("</text>\n");
    }

    private void letters(double x, double baseline, String text, Face face, double size, Color color) {
        out.append("<path aria-label=\"").append(Xml.escaped(text));
        out.append("\" fill=\"").append(color(color)).append("\" d=\"");
        path(LetterOutlines.of(x, baseline, text, face, size, words.language()));
        out.append("\"/>\n");
    }

    @Override
    public void picture(Picture picture, Rect place) {
        out.append("<image xmlns:xlink=\"http://www.w3.org/1999/xlink\" x=\"").append(number(place.x()));
        out.append("\" y=\"").append(number(place.y()));
        out.append("\" width=\"").append(number(place.width()));
        out.append("\" height=\"").append(number(place.height()));
        out.append("\" preserveAspectRatio=\"none\" xlink:href=\"").append(picture.address());
        out.append("\"/>\n");
    }

    @Override
    public void turned(double x, double y, Runnable drawing) {
        rotated(180, x, y, drawing);
    }

    @Override
    public void quarter(double x, double y, Runnable drawing) {
        rotated(90, x, y, drawing);
    }

    private void rotated(int degrees, double x, double y, Runnable drawing) {
        out.append("<g transform=\"rotate(")
                .append(degrees)
                .append(' ')
                .append(number(x))
                .append(' ')
                .append(number(y))
                .append(")\">\n");
        drawing.run();
        out.append("</g>\n");
    }

    @Override
    public void moved(double x, double y, Runnable drawing) {
        out.append("<g transform=\"translate(")
                .append(number(x))
                .append(' ')
                .append(number(y))
                .append(")\">\n");
        drawing.run();
        out.append("</g>\n");
    }

    private void path(Outline outline) {
        for (Outline.Part part : outline.parts()) {
            switch (part) {
                case Outline.Move(double x, double y) -> numbers('M', x, y);
                case Outline.Line(double x, double y) -> numbers('L', x, y);
                case Outline.Curve(double x1, double y1, double x2, double y2, double x, double y) ->
                    numbers('C', x1, y1, x2, y2, x, y);
                case Outline.Close() -> out.append('Z');
                case Outline.Rectangle(double x, double y, double width, double height) -> {
                    numbers('M', x, y);
                    numbers('h', width);
                    numbers('v', height);
                    numbers('h', -width);
                    out.append('Z');
                }
            }
        }
    }

    private void numbers(char command, double... numbers) {
        for (int i = 0; i < numbers.length; i++) {
            out.append(i == 0 ? command : ' ').append(number(numbers[i]));
        }
    }

    private static String color(Color color) {
        return "#" + Integer.toHexString(0x1000000 | color.rgb()).substring(1);
    }

    /** A number with two decimals, without zeros at the end. */
    static String number(double number) {
        BigDecimal rounded = BigDecimal.valueOf(number).setScale(2, RoundingMode.HALF_UP);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }
}
