package tilewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.message.Words;
import tilewright.print.book.Book.Block;
import tilewright.print.book.Book.Lesson;
import tilewright.print.book.Book.Run;
import tilewright.print.canvas.Faces;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.Rect;

class FlowTest {

    private static final Sizes SIZES = new Sizes(1, false, Faces.USUAL);

    @Test
    void no_page_ends_with_a_heading() {
        for (int lines = 1; lines < 60; lines++) {
            Rect body = new Rect(20, 20, 300, 400);
            List<Block> blocks = List.of(
                    new Block.Paragraph(List.of(Run.plain("word\n".repeat(lines)))),
                    new Block.Heading(2, List.of(Run.plain("Heading"))),
                    new Block.Paragraph(List.of(Run.plain("last"))));
            Flow flow = BlockPages.of(blocks, 0, body, SIZES);
            DrawnTexts drawn = new DrawnTexts();
            flow.draw(drawn, flow.count() - 1, 20, 20);
            assertThat(drawn.texts()).as("%d lines", lines).contains("Heading", "last");
        }
    }

    @Test
    void paragraphs_have_two_lines_at_least_on_a_page() {
        for (int before = 1; before < 40; before++) {
            List<Block> blocks = List.of(
                    new Block.Paragraph(List.of(Run.plain("a\n".repeat(before)))),
                    new Block.Paragraph(List.of(Run.plain("x\nx\nx\nx\nx"))));
            Flow flow = BlockPages.of(blocks, 0, new Rect(20, 20, 300, 300), SIZES);
            for (int page = 0; page < flow.count(); page++) {
                DrawnTexts drawn = new DrawnTexts();
                flow.draw(drawn, page, 20, 20);
                assertThat(drawn.texts().stream().filter("x"::equals).count())
                        .as("%d lines, page %d", before, page)
                        .isNotEqualTo(1);
            }
        }
    }

    @Test
    void no_page_of_rules_ends_with_the_name_of_a_puzzle() {
        Book book = SampleBooks.book("sudoku", Paper.A5, 1, true);
        Lesson title = new Lesson("A puzzle", "", List.of("Its goal."), Optional.empty(), List.of());
        for (int before = 1; before < 12; before++) {
            List<Lesson> rules = new ArrayList<>();
            for (int i = 0; i < before; i++) {
                rules.add(book.rules().getFirst());
            }
            rules.add(title);
            rules.add(book.rules().getFirst());
            Rect body = PageFrame.of(Paper.A5, Binding.margins(book.look(), 0), SIZES, 1)
                    .body();
            for (PagePlan.Drawing page : new LessonPages(body, book.look()).rules("How to play", rules)) {
                DrawnTexts drawn = new DrawnTexts();
                page.draw(drawn, PageFrame.of(Paper.A5, Binding.margins(book.look(), 0), SIZES, 1));
                int at = drawn.texts().indexOf("A puzzle");
                assertThat(at >= 0
                                && !drawn.texts()
                                        .subList(at, drawn.texts().size())
                                        .contains("Rule"))
                        .as("%d rules before", before)
                        .isFalse();
            }
        }
    }

    @Test
    void nothing_leaves_its_page() {
        Rect body = new Rect(40, 40, 300, 400);
        List<Block> blocks = IntStream.range(0, 40)
                .mapToObj(i -> TestBooks.OWN.get(1).blocks().get(i % 5))
                .toList();
        Flow flow = BlockPages.of(blocks, 50, body, SIZES);
        CheckedPages checked = new CheckedPages("blocks", Words.ENGLISH, _ -> body.inset(-4));
        for (int i = 0; i < flow.count(); i++) {
            int page = i;
            checked.page(canvas -> flow.draw(canvas, page, 40, 40));
        }
        assertThat(checked.count()).isGreaterThan(4);
        assertThat(Paper.A5.width()).isGreaterThan(body.right());
    }
}
