package tilewright.print.canvas;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import tilewright.message.Words;

/** Pages as SVG 1.1: one file with a page below the other, or an HTML file that prints each page on a sheet of its own. */
public final class SvgDocument implements Document {

    private final Paper paper;
    private final String title;
    private final Words words;
    private final boolean html;
    private final Predicate<Face> outlines;
    private final List<String> pages = new ArrayList<>();

    private SvgDocument(Paper paper, String title, Words words, boolean html, Predicate<Face> outlines) {
        this.paper = paper;
        this.title = title;
        this.words = words;
        this.html = html;
        this.outlines = outlines;
    }

    /**
     * An SVG file.
     *
     * @param words of the language that it is in
     */
    public static SvgDocument svg(Paper paper, String title, Words words) {
        return new SvgDocument(paper, title, words, false, _ -> false);
    }

    /**
     * An HTML file.
     *
     * @param words of the language that it is in
     */
    public static SvgDocument html(Paper paper, String title, Words words) {
        return new SvgDocument(paper, title, words, true, _ -> false);
    }

    /** An empty file of the same kind with texts drawn as the outlines of their letters: it looks the same everywhere. */
    public SvgDocument outlined() {
        return outlined(_ -> true);
    }

    /** An empty file of the same kind with texts of some faces drawn as outlines. */
    public SvgDocument outlined(Predicate<Face> faces) {
        return new SvgDocument(paper, title, words, html, faces);
    }

    @Override
    public void page(Consumer<Canvas> drawing) {
        SvgCanvas canvas = new SvgCanvas(words, outlines);
        drawing.accept(canvas);
        pages.add(canvas.text());
    }

    @Override
    public void bookmark(String words, int page) {}

    @Override
    public void write(OutputStream out) throws IOException {
        String width = SvgCanvas.number(paper.width());
        String height = SvgCanvas.number(paper.height());
        print(out, html ? head(width, height) : root(width, SvgCanvas.number(paper.height() * pages.size())));
        for (int i = 0; i < pages.size(); i++) {
            print(
                    out,
                    html
                            ? "<svg xmlns=\"http://www.w3.org/2000/svg\""
                            : "<svg y=\"" + SvgCanvas.number(i * paper.height()) + "\"");
            print(out, " width=\"" + width + (html ? "pt" : "") + "\" height=\"" + height + (html ? "pt" : ""));
            print(out, "\" viewBox=\"0 0 " + width + " " + height + "\">\n");
            print(out, pages.get(i));
            print(out, "</svg>\n");
        }
        print(out, html ? "</body>\n</html>\n" : "</svg>\n");
    }

    private String root(String width, String height) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" xml:lang=\"" + words.language()
                + "\" width=\"" + width
                + "pt\" height=\""
                + height + "pt\" viewBox=\"0 0 " + width + " " + height + "\">\n<title>" + Xml.escaped(title)
                + "</title>\n<rect width=\"" + width + "\" height=\"" + height + "\" fill=\"#ffffff\"/>\n";
    }

    private String head(String width, String height) {
        return """
                <!DOCTYPE html>
                <html lang="%s">
                <head>
                <meta charset="utf-8">
                <title>%s</title>
                <style>
                @page { size: %spt %spt; margin: 0; }
                body { margin: 0; background: #fff; }
                svg { display: block; break-inside: avoid; }
                svg + svg { break-before: page; }
                @media screen { body { background: #888; } svg { margin: 12pt auto; background: #fff; } }
                </style>
                </head>
                <body>
                """.formatted(words.language(), Xml.escaped(title), width, height);
    }

    private static void print(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void close() {}
}
