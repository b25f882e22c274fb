package tilewright.print.pictures;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.print.canvas.LetterOutlines;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.Xml;

/**
 * Drawings, one after the other, as an SVG file that shows them once and stays at the last one (SMIL, no script). What does not
 * change is in it once. Viewers that show no motion show the first drawing.
 */
final class AnimatedSvg {

    /**
     * A part, and the drawings during which it is shown.
     *
     * @param from the first drawing
     * @param to behind the last one
     */
    private record Timed(DrawnItem item, int from, int to) {}

    private static final int STAYS = Integer.MAX_VALUE;

    private final List<Timed> timed = new ArrayList<>();
    private final Markup markup;

    private AnimatedSvg(Markup markup) {
        this.markup = markup;
    }

    /**
     * The text of the file.
     *
     * @param drawings one or more
     * @param hundredths of a second that each is shown
     */
    static String of(
            String title, List<List<DrawnItem>> drawings, List<Integer> hundredths, Paper size, PictureStyle style) {
        String language = style.words().language();
        AnimatedSvg svg = new AnimatedSvg(new Markup(language, style.outlines()));
        for (int i = 0; i < drawings.size(); i++) {
            svg.add(drawings.get(i), i);
        }
        int[] begins = new int[drawings.size()];
        for (int i = 1; i < begins.length; i++) {
            begins[i] = begins[i - 1] + hundredths.get(i - 1);
        }
        String width = Decimals.of(size.width());
        String height = Decimals.of(size.height());
        StringBuilder text = new StringBuilder();
        text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" xml:lang=\"")
                .append(language);
        text.append("\" width=\"")
                .append(width)
                .append("pt\" height=\"")
                .append(height)
                .append("pt\" viewBox=\"0 0 ");
        text.append(width).append(' ').append(height).append("\">\n<title>").append(Xml.escaped(title));
        text.append("</title>\n<rect width=\"")
                .append(width)
                .append("\" height=\"")
                .append(height);
        text.append("\" fill=\"#ffffff\"/>\n");
        svg.timed.forEach(part -> svg.write(text, part, begins));
        return text.append("</svg>\n").toString();
    }

    private void write(StringBuilder text, Timed part, int[] begins) {
        text.append(markup.open(part.item));
        if (part.from == 0 && part.to == STAYS) {
            text.append(markup.close(part.item));
            return;
        }
        text.append(part.from > 0 ? " visibility=\"hidden\">" : ">").append(markup.content(part.item));
        if (part.from > 0) {
            set(text, "visible", begins[part.from]);
        }
        if (part.to != STAYS) {
            set(text, "hidden", begins[part.to]);
        }
        text.append(markup.end(part.item));
    }

    private static void set(StringBuilder text, String visibility, int hundredths) {
        text.append("<set attributeName=\"visibility\" to=\"").append(visibility);
        text.append("\" begin=\"").append(Decimals.of(hundredths / 100.0)).append("s\"/>");
    }

    /**
     * Adds a drawing: what it shares with the one before goes on, in the same order (the longest common subsequence); the rest of
     * that one ends, and what is new lies between its neighbors.
     */
    private void add(List<DrawnItem> drawing, int number) {
        List<Timed> all = new ArrayList<>();
        List<Integer> open = new ArrayList<>(); // places of what the drawing before has
        for (int i = 0; i < timed.size(); i++) {
            if (timed.get(i).to == STAYS) {
                open.add(i);
            }
        }
        boolean[] kept = new boolean[timed.size()];
        int[] partner = common(open, drawing);
        for (int place : partner) {
            if (place >= 0) {
                kept[place] = true;
            }
        }
        int at = 0;
        for (int i = 0; i < drawing.size(); i++) {
            if (partner[i] >= 0) {
                at = pass(all, kept, at, partner[i] + 1, number);
            } else {
                all.add(new Timed(drawing.get(i), number, STAYS));
            }
        }
        pass(all, kept, at, timed.size(), number);
        timed.clear();
        timed.addAll(all);
    }

    /** Takes over what was there; what is not kept ends. */
    private int pass(List<Timed> all, boolean[] kept, int from, int to, int number) {
        for (int i = from; i < to; i++) {
            Timed old = timed.get(i);
            all.add(old.to == STAYS && !kept[i] ? new Timed(old.item, old.from, number) : old);
        }
        return to;
    }

    /** The place of each item in the drawing before; -1 for what is new. */
    private int[] common(List<Integer> open, List<DrawnItem> drawing) {
        int old = open.size();
        int now = drawing.size();
        int[] partner = new int[now];
        Arrays.fill(partner, -1);
        int head = 0;
        while (head < old && head < now && same(open, head, drawing, head)) {
            partner[head] = open.get(head);
            head++;
        }
        int tail = 0;
        while (tail < old - head && tail < now - head && same(open, old - 1 - tail, drawing, now - 1 - tail)) {
            partner[now - 1 - tail] = open.get(old - 1 - tail);
            tail++;
        }
        int rows = old - head - tail;
        int columns = now - head - tail;
        int[][] longest = new int[rows + 1][columns + 1];
        for (int i = rows - 1; i >= 0; i--) {
            for (int j = columns - 1; j >= 0; j--) {
                longest[i][j] = same(open, head + i, drawing, head + j)
                        ? longest[i + 1][j + 1] + 1
                        : Math.max(longest[i + 1][j], longest[i][j + 1]);
            }
        }
        for (int i = 0, j = 0; i < rows && j < columns; ) {
            if (same(open, head + i, drawing, head + j)) {
                partner[head + j] = open.get(head + i);
                i++;
                j++;
            } else if (longest[i + 1][j] >= longest[i][j + 1]) {
                i++;
            } else {
                j++;
            }
        }
        return partner;
    }

    private boolean same(List<Integer> open, int before, List<DrawnItem> drawing, int now) {
        return timed.get(open.get(before)).item.equals(drawing.get(now));
    }

    /**
     * Items as elements.
     *
     * @param outlines whether texts are the outlines of their letters
     */
    private record Markup(String language, boolean outlines) {

        /** The beginning of an element, without its closing bracket. */
        String open(DrawnItem item) {
            String color = Decimals.color(item.color());
            return switch (item) {
                case DrawnItem.Filled filled ->
                    "<path fill-rule=\"evenodd\" fill=\"" + color + "\" d=\"" + Decimals.path(filled.path()) + "\"";
                case DrawnItem.Drawn drawn ->
                    "<path fill=\"none\" stroke=\"" + color + "\" stroke-width=\"" + Decimals.of(drawn.width())
                            + "\" stroke-linecap=\"square\" d=\"" + Decimals.path(drawn.path()) + "\"";
                case DrawnItem.Written text -> outlined(text) ? outline(text, color) : text(text, color);
            };
        }

        private boolean outlined(DrawnItem.Written text) {
            return outlines && LetterOutlines.known(text.text());
        }

        private String outline(DrawnItem.Written text, String color) {
            Outline outline =
                    LetterOutlines.of(text.x(), text.baseline(), text.text(), text.face(), text.size(), language);
            return "<path aria-label=\"" + Xml.escaped(text.text()) + "\" fill=\"" + color + "\" d=\""
                    + Decimals.path(outline.parts()) + "\"";
        }

        private String text(DrawnItem.Written text, String color) {
            return "<text x=\"" + Decimals.of(text.x()) + "\" y=\"" + Decimals.of(text.baseline())
                    + "\" font-family=\"" + text.face().family(language)
                    + "\" font-size=\"" + Decimals.of(text.size())
                    + "\" textLength=\"" + Decimals.of(text.length())
                    + "\" fill=\"" + color + "\"";
        }

        private boolean letters(DrawnItem item) {
            return item instanceof DrawnItem.Written text && !outlined(text);
        }

        String content(DrawnItem item) {
            return item instanceof DrawnItem.Written text && letters(item) ? Xml.escaped(text.text()) : "";
        }

        String end(DrawnItem item) {
            return letters(item) ? "</text>\n" : "</path>\n";
        }

        String close(DrawnItem item) {
            return letters(item) ? ">" + content(item) + end(item) : "/>\n";
        }
    }
}
