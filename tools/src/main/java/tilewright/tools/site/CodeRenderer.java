package tilewright.tools.site;

import java.util.Set;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlWriter;

/**
 * Renders code: in blocks, with the commands of a transcript set apart from their output; within lines, with words
 * whose hyphens do not break.
 */
final class CodeRenderer implements NodeRenderer {

    /** Number of characters of the longest word that is never broken at a hyphen. */
    private static final int LONGEST_WHOLE = 28;

    private final HtmlWriter html;

    CodeRenderer(HtmlNodeRendererContext context) {
        html = context.getWriter();
    }

    @Override
    public Set<Class<? extends Node>> getNodeTypes() {
        return Set.of(Code.class, FencedCodeBlock.class, IndentedCodeBlock.class);
    }

    @Override
    public void render(Node node) {
        if (node instanceof Code code) {
            inline(code.getLiteral());
            return;
        }
        html.line();
        html.tag("pre");
        html.tag("code");
        if (node instanceof FencedCodeBlock code) {
            boolean console = code.getInfo().equals("console");
            for (String line : code.getLiteral().lines().toList()) {
                if (console && line.startsWith("$ ")) {
                    html.tag("b");
                    html.text(line);
                    html.tag("/b");
                } else {
                    html.text(line);
                }
                html.raw("\n");
            }
        } else if (node instanceof IndentedCodeBlock code) {
            html.text(code.getLiteral());
        }
        html.tag("/code");
        html.tag("/pre");
        html.line();
    }

    private void inline(String code) {
        html.tag("code");
        String[] words = code.split(" ", -1);
        for (int i = 0; i < words.length; i++) {
            boolean whole = words[i].contains("-") && words[i].length() <= LONGEST_WHOLE;
            html.raw(i == 0 ? "" : " ");
            html.raw(whole ? "<span>" : "");
            html.text(words[i]);
            html.raw(whole ? "</span>" : "");
        }
        html.tag("/code");
    }
}
