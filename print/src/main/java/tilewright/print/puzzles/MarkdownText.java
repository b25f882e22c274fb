package tilewright.print.puzzles;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.LinkReferenceDefinition;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.node.ThematicBreak;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import tilewright.print.book.Book.Block;
import tilewright.print.book.Book.Run;
import tilewright.print.canvas.Picture;
import tilewright.text.FieldError;

/**
 * A text in Markdown, made ready for print: headings, paragraphs, lists, pictures, lines across, and words in italics or bold.
 * Anything else is refused with its line.
 *
 * @param title the first heading, where the text begins with one of level 1; else empty
 * @param blocks without that heading
 */
record MarkdownText(String title, List<Block> blocks) {

    /** Maximum depth of emphasis in emphasis. */
    private static final int DEEPEST = 20;

    MarkdownText {
        blocks = List.copyOf(blocks);
    }

    /**
     * Reads a text.
     *
     * @param pictures reads the picture of a name
     * @throws FieldError when there is anything in it that is not printed
     */
    static MarkdownText read(String text, Function<String, Picture> pictures) {
        Parser parser = Parser.builder()
                .includeSourceSpans(IncludeSourceSpans.BLOCKS)
                .maxOpenBlockParsers(DEEPEST)
                .build();
        Reader reader = new Reader(pictures);
        Node document = parser.parse(text);
        String title = "";
        Node first = document.getFirstChild();
        if (first instanceof Heading heading && heading.getLevel() == 1) {
            StringBuilder words = new StringBuilder();
            reader.runs(heading).forEach(run -> words.append(run.text().replace('\n', ' ')));
            title = words.toString();
            first = heading.getNext();
        }
        for (Node node = first; node != null; node = node.getNext()) {
            reader.block(node, Run.Style.PLAIN);
        }
        return new MarkdownText(title, reader.blocks);
    }

    private static final class Reader {

        private final Function<String, Picture> pictures;
        private final List<Block> blocks = new ArrayList<>();
        /** The line at which the block begins that is read, from 1. */
        private int line = 1;

        private Reader(Function<String, Picture> pictures) {
            this.pictures = pictures;
        }

        private FieldError refused(String what) {
            return new FieldError(PuzzlesMessages.markdown(line, what));
        }

        private void block(Node node, Run.Style style) {
            if (!node.getSourceSpans().isEmpty()) {
                line = node.getSourceSpans().getFirst().getLineIndex() + 1;
            }
            switch (node) {
                case Heading heading -> blocks.add(new Block.Heading(Math.min(3, heading.getLevel()), runs(heading)));
                case Paragraph paragraph -> paragraph(paragraph, style);
                case BulletList list -> blocks.add(new Block.Bullets(items(list)));
                case OrderedList list -> {
                    if (list.getMarkerStartNumber() != null && list.getMarkerStartNumber() != 1) {
                        throw refused("start");
                    }
                    blocks.add(new Block.Numbers(items(list)));
                }
                case ThematicBreak _ -> blocks.add(new Block.Rule());
                case BlockQuote quote -> {
                    for (Node child = quote.getFirstChild(); child != null; child = child.getNext()) {
                        block(child, Run.Style.ITALIC);
                    }
                }
                case LinkReferenceDefinition _ -> {
                    // where the links lead
                }
                case org.commonmark.node.HtmlBlock _ -> throw refused("html");
                default -> throw refused("code");
            }
        }

        private void paragraph(Paragraph paragraph, Run.Style style) {
            if (paragraph.getFirstChild() instanceof Image image && image.getNext() == null) {
                StringBuilder words = new StringBuilder();
                runs(image).forEach(run -> words.append(run.text()));
                blocks.add(new Block.Pictured(picture(image.getDestination()), words.toString()));
                return;
            }
            List<Run> runs = new ArrayList<>();
            add(paragraph, style, 0, runs);
            if (isTable(runs)) {
                throw refused("table");
            }
            blocks.add(new Block.Paragraph(joined(runs)));
        }

        private Picture picture(String name) {
            try {
                return pictures.apply(name);
            } catch (FieldError wrong) {
                throw new FieldError(PuzzlesMessages.inLine(line, wrong.message()));
            }
        }

        /** Whether the second line of a paragraph is that below the head of a table. */
        private static boolean isTable(List<Run> runs) {
            StringBuilder text = new StringBuilder();
            runs.forEach(run -> text.append(run.text()));
            String[] lines = text.toString().split("[\n\r]", 3);
            return lines.length > 1
                    && lines[0].contains("|")
                    && lines[1].contains("-")
                    && lines[1].chars().allMatch(c -> "|-: ".indexOf(c) >= 0);
        }

        /** Joins lines by blanks where their breaks mean none; they were kept to find tables. */
        private static List<Run> joined(List<Run> runs) {
            return runs.stream()
                    .map(run -> new Run(run.text().replace('\r', ' '), run.style()))
                    .toList();
        }

        private List<List<Run>> items(Node list) {
            List<List<Run>> items = new ArrayList<>();
            for (Node item = list.getFirstChild(); item != null; item = item.getNext()) {
                List<Run> runs = new ArrayList<>();
                for (Node child = item.getFirstChild(); child != null; child = child.getNext()) {
                    if (!child.getSourceSpans().isEmpty()) {
                        line = child.getSourceSpans().getFirst().getLineIndex() + 1;
                    }
                    if (!(child instanceof Paragraph)) {
                        throw refused("nested");
                    }
                    if (!runs.isEmpty()) {
                        runs.add(Run.plain("\n"));
                    }
                    add(child, Run.Style.PLAIN, 0, runs);
                }
                items.add(joined(runs));
            }
            return items;
        }

        private List<Run> runs(Node node) {
            List<Run> runs = new ArrayList<>();
            add(node, Run.Style.PLAIN, 0, runs);
            return joined(runs);
        }

        private void add(Node node, Run.Style style, int depth, List<Run> runs) {
            if (depth > DEEPEST) {
                throw refused("nested");
            }
            for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
                switch (child) {
                    case Text text -> add(text.getLiteral(), style, runs);
                    case Code code -> add(code.getLiteral(), style, runs);
                    case SoftLineBreak _ -> add("\r", style, runs);
                    case HardLineBreak _ -> add("\n", style, runs);
                    case Emphasis emphasis -> add(emphasis, Run.Style.ITALIC, depth + 1, runs);
                    case StrongEmphasis strong -> add(strong, Run.Style.BOLD, depth + 1, runs);
                    case Link link -> {
                        int before = runs.size();
                        add(link, style, depth + 1, runs);
                        boolean same = runs.size() > before
                                && runs.getLast()
                                        .text()
                                        .endsWith(link.getDestination().replace("mailto:", ""));
                        if (!same) {
                            add(" (" + link.getDestination() + ")", style, runs);
                        }
                    }
                    case Image _ -> throw refused("picture");
                    case org.commonmark.node.HtmlInline _ -> throw refused("html");
                    default -> throw refused("code");
                }
            }
        }

        /** Words of the same look are one run. */
        private static void add(String text, Run.Style style, List<Run> runs) {
            if (!runs.isEmpty() && runs.getLast().style() == style) {
                runs.add(new Run(runs.removeLast().text() + text, style));
            } else {
                runs.add(new Run(text, style));
            }
        }
    }
}
