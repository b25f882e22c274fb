package tilewright.print.book;

import java.util.List;
import tilewright.print.BoardStyle;
import tilewright.print.book.Book.Block;
import tilewright.print.book.Book.Run;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Picture;
import tilewright.print.canvas.Rect;

/** The pages of a text of the publisher's, as many as it needs. Mutable; one thread. */
final class BlockPages {

    private static final double LEADING = 1.42;
    private static final double INDENT = 18;

    /** The largest share of a page's height that a picture has. */
    private static final double PICTURE = 0.6;

    private final Flow flow;
    private final double width;
    private final double height;
    private final Sizes sizes;
    private final double text;
    private final double ink;

    /**
     * @param top where the first page begins
     * @param text the size of paragraphs in points
     * @param ink the gray of letters
     */
    private BlockPages(double top, double width, double height, Sizes sizes, double text, double ink) {
        flow = new Flow(top, height);
        this.width = width;
        this.height = height;
        this.sizes = sizes;
        this.text = text;
        this.ink = ink;
    }

    /**
     * The pages of blocks in a body.
     *
     * @param top where the first page begins
     */
    static Flow of(List<Block> blocks, double top, Rect body, Sizes sizes) {
        return of(blocks, top, body, sizes, sizes.words(body.width() > 420 ? 11 : 10), 0);
    }

    /**
     * @param text the size of paragraphs in points
     * @param ink the gray of letters
     */
    static Flow of(List<Block> blocks, double top, Rect body, Sizes sizes, double text, double ink) {
        BlockPages pages = new BlockPages(top, body.width(), body.height(), sizes, text, ink);
        blocks.forEach(pages::add);
        return pages.flow;
    }

    private void add(Block block) {
        switch (block) {
            case Block.Heading(int level, List<Run> runs) -> heading(level, runs);
            case Block.Paragraph(List<Run> runs) -> lines(runs, text, 0, "", text * 0.7);
            case Block.Bullets(List<List<Run>> items) -> items(items, false);
            case Block.Numbers(List<List<Run>> items) -> items(items, true);
            case Block.Pictured(Picture image, String words) -> picture(image, words);
            case Block.Rule() -> rule();
        }
    }

    private void heading(int level, List<Run> runs) {
        int part = flow.nextPart();
        double size = Math.max(text + 1, sizes.titles(level == 1 ? 19 : level == 2 ? 15 : 12.5));
        List<StyledLines.Line> lines = StyledLines.of(runs, sizes.faces().titles(), size, width);
        for (int i = 0; i < lines.size(); i++) {
            StyledLines.Line line = lines.get(i);
            double before = i == 0 ? size * 0.5 : 0;
            flow.add(new Flow.Item(
                    before + size * 1.2,
                    i + 1 == lines.size() ? size * 0.35 : 0,
                    true,
                    part,
                    level == 1 ? Role.HEADING : Role.SUBHEADING,
                    "",
                    (canvas, x, y) -> line.draw(canvas, x, y + before + size, ink)));
        }
    }

    private void items(List<List<Run>> items, boolean numbered) {
        double widest = numbered ? sizes.faces().words().width(items.size() + ".", text) + text * 0.5 : 0;
        double indent = Math.max(INDENT, widest);
        for (int i = 0; i < items.size(); i++) {
            boolean last = i + 1 == items.size();
            lines(items.get(i), text, indent, numbered ? (i + 1) + "." : "•", text * (last ? 0.7 : 0.3));
        }
    }

    /** @param label before the first line, in the indent */
    private void lines(List<Run> runs, double size, double indent, String label, double after) {
        int part = flow.nextPart();
        double leading = size * LEADING;
        double room = Math.max(size, width - indent);
        List<StyledLines.Line> lines = StyledLines.of(runs, sizes.faces().words(), size, room);
        for (int i = 0; i < lines.size(); i++) {
            StyledLines.Line line = lines.get(i);
            boolean first = i == 0;
            boolean last = i + 1 == lines.size();
            flow.add(new Flow.Item(
                    leading,
                    last ? after : 0,
                    Flow.together(i, lines.size()),
                    part,
                    label.isEmpty() ? Role.PARAGRAPH : Role.ITEM,
                    "",
                    (canvas, x, y) -> {
                        if (first) {
                            canvas.text(x, y + size, label, sizes.faces().words(), size, ink);
                        }
                        line.draw(canvas, x + indent, y + size, ink);
                    }));
        }
    }

    private void picture(Picture image, String words) {
        int part = flow.nextPart();
        double high = Math.min(height * PICTURE, width / image.shape());
        double wide = high * image.shape();
        flow.add(new Flow.Item(
                high,
                text,
                false,
                part,
                Role.FIGURE,
                words,
                (canvas, x, y) -> canvas.picture(image, new Rect(x + (width - wide) / 2, y, wide, high))));
    }

    private void rule() {
        int part = flow.nextPart();
        double third = width / 3;
        flow.add(new Flow.Item(
                text,
                text * 0.7,
                false,
                part,
                Role.ORNAMENT,
                "",
                (canvas, x, y) -> canvas.stroke(
                        Outline.segment(x + third, y + text / 2, x + 2 * third, y + text / 2),
                        0.3,
                        BoardStyle.THINNEST)));
    }
}
