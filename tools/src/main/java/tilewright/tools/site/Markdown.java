package tilewright.tools.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** Makes pages of Markdown, as GitHub shows it: with tables, and anchors at headings. */
final class Markdown {

    private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();

    /** The head of a table that has no words. */
    private static final Pattern EMPTY_HEAD =
            Pattern.compile("<thead>\\s*<tr>(\\s*<th[^>]*></th>)+\\s*</tr>\\s*</thead>\\s*");

    private static final String BOARD = "<tilewright-board ";

    private final Map<Node, Page.Heading> headings = new HashMap<>();
    private final List<Page.Heading> inOrder = new ArrayList<>();
    private final List<Page.Passage> passages = new ArrayList<>();
    private final Map<String, Integer> ids = new HashMap<>();
    private boolean boards;
    private boolean inBoard;

    private Markdown() {}

    static Node parse(String text) {
        return PARSER.parse(text);
    }

    /**
     * Returns the page of a text.
     *
     * @param path of the page
     * @param links gives the address that a link or picture has on the site
     * @param sizes attributes of a picture, by its address in the text
     */
    static Page page(String path, String text, UnaryOperator<String> links, UnaryOperator<String> sizes) {
        Markdown markdown = new Markdown();
        Node document = parse(text);
        document.accept(markdown.new Reader());
        String title = markdown.inOrder.isEmpty()
                ? path
                : markdown.inOrder.removeFirst().text();
        Map<Node, String> addresses = new HashMap<>();
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(Link link) {
                link.setDestination(links.apply(link.getDestination()));
                visitChildren(link);
            }

            @Override
            public void visit(Image image) {
                addresses.put(image, image.getDestination());
                image.setDestination(links.apply(image.getDestination()));
                visitChildren(image);
            }
        });
        HtmlRenderer renderer = HtmlRenderer.builder()
                .extensions(EXTENSIONS)
                .nodeRendererFactory(CodeRenderer::new)
                .attributeProviderFactory(context -> (node, tag, attributes) -> {
                    Page.Heading heading = markdown.headings.get(node);
                    if (heading != null && heading.level() > 1) {
                        attributes.put("id", heading.id());
                    }
                    String address = addresses.get(node);
                    if (address != null && tag.equals("img")) {
                        String[] size = sizes.apply(address).split(" ", -1);
                        attributes.putAll(Map.of("width", size[0], "height", size[1], "loading", "lazy"));
                    }
                })
                .build();
        String body = EMPTY_HEAD
                .matcher(renderer.render(document))
                .replaceAll("")
                .replace("<th></th>", "<td></td>")
                .replaceAll("<th(?=[ >])", "<th scope=\"col\"")
                .replace("<table>", "<div class=\"table\"><table>")
                .replace("</table>", "</table></div>");
        return new Page(
                path, title, body, List.copyOf(markdown.inOrder), List.copyOf(markdown.passages), markdown.boards);
    }

    /** Returns the words of a node. */
    static String words(Node node) {
        StringBuilder words = new StringBuilder();
        node.accept(new AbstractVisitor() {
            @Override
            public void visit(Text text) {
                words.append(text.getLiteral());
            }

            @Override
            public void visit(Code code) {
                words.append(code.getLiteral());
            }

            @Override
            public void visit(FencedCodeBlock code) {
                words.append(code.getLiteral());
            }

            @Override
            public void visit(IndentedCodeBlock code) {
                words.append(code.getLiteral());
            }

            @Override
            public void visit(SoftLineBreak end) {
                words.append(' ');
            }

            @Override
            public void visit(HardLineBreak end) {
                words.append(' ');
            }

            @Override
            public void visit(Paragraph paragraph) {
                visitChildren(paragraph);
                words.append(' ');
            }

            @Override
            public void visit(CustomNode custom) {
                visitChildren(custom);
                if (custom instanceof TableCell) {
                    words.append(' ');
                }
            }
        });
        return words.toString().strip();
    }

    /** Returns the anchor that GitHub gives a heading, but for a number that tells equal ones apart. */
    static String anchor(String heading) {
        StringBuilder anchor = new StringBuilder();
        heading.toLowerCase(Locale.ROOT).codePoints().forEach(c -> {
            if (Character.isLetterOrDigit(c) || c == '-' || c == '_') {
                anchor.appendCodePoint(c);
            } else if (c == ' ') {
                anchor.append('-');
            }
        });
        return anchor.toString();
    }

    private void passage(Node node) {
        String text = words(node).replaceAll("\\s+", " ");
        if (!text.isEmpty() && !inBoard) {
            passages.add(new Page.Passage(inOrder.size() - 2, text));
        }
    }

    /** Takes down headings and passages. */
    private final class Reader extends AbstractVisitor {

        @Override
        public void visit(org.commonmark.node.Heading heading) {
            String text = words(heading);
            String anchor = anchor(text);
            int before = ids.merge(anchor, 1, Integer::sum) - 1;
            Page.Heading found =
                    new Page.Heading(heading.getLevel(), before == 0 ? anchor : anchor + "-" + before, text);
            headings.put(heading, found);
            inOrder.add(found);
        }

        @Override
        public void visit(Paragraph paragraph) {
            passage(paragraph);
        }

        @Override
        public void visit(ListItem item) {
            passage(item);
        }

        @Override
        public void visit(BlockQuote quote) {
            passage(quote);
        }

        @Override
        public void visit(FencedCodeBlock code) {
            passage(code);
        }

        @Override
        public void visit(IndentedCodeBlock code) {
            passage(code);
        }

        @Override
        public void visit(HtmlBlock html) {
            inBoard = html.getLiteral().startsWith(BOARD);
            boards |= inBoard;
        }

        @Override
        public void visit(CustomNode custom) {
            if (custom instanceof TableRow) {
                passage(custom);
            } else {
                visitChildren(custom);
            }
        }
    }
}
