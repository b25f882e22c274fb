package tilewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.print.PageStyle.Margins;
import tilewright.print.book.Book.Solutions;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.Rect;
import tilewright.search.Stop;

class SolutionPagesTest {

    private static final double GAP = 12;

    @Test
    void columns_that_are_narrower_than_the_page_are_in_its_middle() {
        Paper paper = Paper.of("6x9").orElseThrow();
        Book.Look usual = TestBooks.look(paper, Solutions.LAST, false);
        for (int each : new int[] {1, 4, 12, 15}) {
            Book.Look look = new Book.Look(
                    usual.page(),
                    usual.boards(),
                    usual.labels(),
                    usual.gutter(),
                    usual.shown(),
                    usual.solutions(),
                    each,
                    usual.running(),
                    false,
                    1);
            Book book = TestBooks.many(look, 30, 4);
            PageFrame frame = PageFrame.of(paper, new Margins(36, 36, 45, 36), Sizes.of(look), 2);
            Rect body = frame.body();
            SolutionPages pages = SolutionPages.last(body, look, "", book.entries(), new BookFacts(book, Stop.never()));
            for (int i = 0; i < 30; i++) {
                pages.add(i, book.entries().apply(i));
            }
            DrawnTexts drawn = new DrawnTexts();
            pages.pages().getFirst().draw(drawn, frame);
            List<Double> numbers = drawn.all().stream()
                    .filter(text ->
                            text.box().y() < body.y() + 9 && text.words().matches("\\d+"))
                    .map(text -> text.box().x())
                    .toList();
            double left = numbers.getFirst() - body.x();
            double right = body.right() - numbers.getLast();
            double column = numbers.size() > 1 ? numbers.get(1) - numbers.get(0) - GAP : body.width() - 2 * left;
            assertThat(right - column).as("%d on a page", each).isCloseTo(left, within(0.01));
        }
    }
}
