package tilewright.print.pictures;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import tilewright.print.canvas.Color;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Paper;

/** A drawing as a {@code tikzpicture} of LaTeX; texts are in the fonts of the document. */
final class TikzPicture {

    /** Names of colors that the picture defines begin with it. */
    private static final String COLOR = "board";

    private final Map<Color, String> colors = new LinkedHashMap<>();
    private final List<String> lines = new ArrayList<>();

    private TikzPicture() {}

    /**
     * The text of the file.
     *
     * @param title for a comment
     */
    static String of(String title, List<DrawnItem> items, Paper size) {
        TikzPicture picture = new TikzPicture();
        items.forEach(picture::add);
        StringBuilder text = new StringBuilder();
        text.append("% ")
                .append(title.replaceAll("[\\p{Cntrl}\\x{2028}\\x{2029}]", " "))
                .append('\n');
        text.append("""
                % Needs the package tikz, and fonts of any size such as those of lmodern. Alone it is a page of
                %   \\documentclass[tikz]{standalone}\\usepackage{lmodern}\\begin{document}\\input{this file}\\end{document}
                \\begin{tikzpicture}[x=1bp,y=-1bp,line cap=rect]
                """);
        picture.colors.forEach((color, name) -> text.append(definition(color, name)));
        text.append("\\useasboundingbox (0,0) rectangle (%s,%s);\n"
                .formatted(Decimals.of(size.width()), Decimals.of(size.height())));
        picture.lines.forEach(line -> text.append(line).append('\n'));
        return text.append("\\end{tikzpicture}\n").toString();
    }

    private static String definition(Color color, String name) {
        String shares = color.isGray()
                ? "{gray}{" + Decimals.of(color.level()) + "}"
                : "{cmyk}{%s,%s,%s,%s}"
                        .formatted(
                                Decimals.of(color.cyan()),
                                Decimals.of(color.magenta()),
                                Decimals.of(color.yellow()),
                                Decimals.of(color.black()));
        String spot = color.spot().isEmpty() ? "" : " % " + color.spot();
        return "\\definecolor{" + name + "}" + shares + spot + "\n";
    }

    private String name(Color color) {
        return colors.computeIfAbsent(color, _ -> COLOR + (colors.size() + 1));
    }

    private void add(DrawnItem item) {
        String color = name(item.color());
        lines.add(
                switch (item) {
                    case DrawnItem.Filled(List<Outline.Part> path, Color _) ->
                        "\\fill[" + color + ",even odd rule] " + path(path) + ";";
                    case DrawnItem.Drawn(List<Outline.Part> path, Color _, double width) ->
                        "\\draw[" + color + ",line width=" + Decimals.of(width) + "bp] " + path(path) + ";";
                    case DrawnItem.Written written -> written(written, color);
                });
    }

    /** A text around the middle of its place, as the document's font has another width. */
    private static String written(DrawnItem.Written text, String color) {
        String size = Decimals.of(text.size()) + "bp";
        return "\\node[anchor=base,inner sep=0pt,text=%s] at (%s,%s) {\\fontsize{%s}{%s}%s\\selectfont %s};"
                .formatted(
                        color,
                        Decimals.of(text.x() + text.length() / 2),
                        Decimals.of(text.baseline()),
                        size,
                        size,
                        text.face() == Face.WORDS ? "\\sffamily" : "\\rmfamily",
                        escaped(text.text()));
    }

    private static String escaped(String text) {
        StringBuilder safe = new StringBuilder();
        text.codePoints().forEach(letter -> {
            switch (letter) {
                case '\\' -> safe.append("\\textbackslash{}");
                case '~' -> safe.append("\\textasciitilde{}");
                case '^' -> safe.append("\\textasciicircum{}");
                case '{', '}', '$', '&', '#', '_', '%' -> safe.append('\\').appendCodePoint(letter);
                default -> safe.appendCodePoint(letter < ' ' ? ' ' : letter);
            }
        });
        return safe.toString();
    }

    private static String path(List<Outline.Part> parts) {
        StringJoiner path = new StringJoiner(" ");
        for (Outline.Part part : parts) {
            path.add(
                    switch (part) {
                        case Outline.Move(double x, double y) -> at(x, y);
                        case Outline.Line(double x, double y) -> "-- " + at(x, y);
                        case Outline.Curve(double x1, double y1, double x2, double y2, double x, double y) ->
                            ".. controls " + at(x1, y1) + " and " + at(x2, y2) + " .. " + at(x, y);
                        case Outline.Close() -> "-- cycle";
                        case Outline.Rectangle(double x, double y, double width, double height) ->
                            at(x, y) + " rectangle " + at(x + width, y + height);
                    });
        }
        return path.toString();
    }

    private static String at(double x, double y) {
        return "(" + Decimals.of(x) + "," + Decimals.of(y) + ")";
    }
}
