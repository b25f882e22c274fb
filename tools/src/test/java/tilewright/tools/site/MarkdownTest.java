package tilewright.tools.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

final class MarkdownTest {

    @Test
    void headings_have_the_anchors_that_they_have_on_github() {
        Page page = page("# A\n\n## Who is `W`, and why?\n\n## Limits\n\n### Limits\n\n## R1–R9: Über_alles");
        assertThat(page.title()).isEqualTo("A");
        assertThat(page.headings())
                .extracting(Page.Heading::id)
                .containsExactly("who-is-w-and-why", "limits", "limits-1", "r1r9-über_alles");
        assertThat(page.body())
                .startsWith("<h1>A</h1>\n<h2 id=\"who-is-w-and-why\">Who is <code>W</code>, and why?</h2>\n");
    }

    @Test
    void each_paragraph_item_row_and_block_is_a_passage_under_its_heading() {
        Page page =
                page("# A\n\nfirst\nline\n\n## B\n\n* one `x`\n* two\n\n| a | b |\n|---|---|\n| c | d |\n\n    code\n");
        assertThat(page.passages())
                .containsExactly(
                        new Page.Passage(-1, "first line"),
                        new Page.Passage(0, "one x"),
                        new Page.Passage(0, "two"),
                        new Page.Passage(0, "a b"),
                        new Page.Passage(0, "c d"),
                        new Page.Passage(0, "code"));
    }

    @Test
    void tables_scroll_within_themselves_and_have_no_empty_heads() {
        assertThat(page("| | |\n|---|---|\n| a | b |").body())
                .isEqualTo(
                        "<div class=\"table\"><table>\n<tbody>\n<tr>\n<td>a</td>\n<td>b</td>\n</tr>\n</tbody>\n</table></div>\n");
        assertThat(page("| | x |\n|---|--:|\n| a | b |").body())
                .contains("<td></td>\n<th scope=\"col\" align=\"right\">x</th>");
    }

    @Test
    void commands_of_a_transcript_are_told_from_what_they_print() {
        assertThat(page("```console\n$ a <b\nc\n```").body())
                .isEqualTo("<pre><code><b>$ a &lt;b</b>\nc\n</code></pre>\n");
        assertThat(page("```sh\n$ a\n```").body()).isEqualTo("<pre><code>$ a\n</code></pre>\n");
    }

    @Test
    void options_are_never_broken_at_their_hyphens() {
        assertThat(page("`new [--seed N]`").body()).isEqualTo("<p><code>new <span>[--seed</span> N]</code></p>\n");
    }

    @Test
    void what_stands_in_place_of_a_board_is_not_searched() {
        Page page = page("a\n\n<tilewright-board puzzle=\"x\" position=\"y\">\n\nb\n\n</tilewright-board>\n\nc");
        assertThat(page.boards()).isTrue();
        assertThat(page.passages()).extracting(Page.Passage::text).containsExactly("a", "c");
        assertThat(page("`<tilewright-board>`").boards()).isFalse();
    }

    private static Page page(String text) {
        return Markdown.page("a.html", text, UnaryOperator.identity(), UnaryOperator.identity());
    }
}
