package tilewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.Rect;
import tilewright.search.Stop;

class SolutionPagesTest {

    private static final int PUZZLES = 48;

    private static int pages(Book.Look look, Rect body) {
        Book book = TestBooks.many(look, PUZZLES, 1);
        BookFacts facts = new BookFacts(book, Stop.never());
        SolutionPages pages = SolutionPages.last(body, look, "Solutions", book.entries(), facts);
        for (int i = 0; i < PUZZLES; i++) {
            pages.add(i, book.entries().apply(i));
        }
        return pages.pages().size();
    }

    private static Book.Look look(Paper paper, int perPage, boolean large) {
        Book.Look look = TestBooks.look(paper, Book.Solutions.LAST, large);
        return new Book.Look(
                look.page(),
                look.boards(),
                look.labels(),
                look.gutter(),
                look.shown(),
                look.solutions(),
                perPage,
                look.running(),
                look.largePrint(),
                look.first());
    }

    @Test
    void a_page_has_as_many_as_are_asked_for() {
        for (Paper paper : List.of(Paper.A4, Paper.A5)) {
            Rect body = new Rect(40, 50, paper.width() - 80, paper.height() - 100);
            for (boolean large : List.of(false, true)) {
                for (int perPage : List.of(1, 2, 3, 4, 6, 8, 12, 16, 24)) {
                    assertThat(pages(look(paper, perPage, large), body))
                            .as("%s, %d a page, large %s", paper, perPage, large)
                            .isEqualTo((PUZZLES + perPage - 1) / perPage);
                }
            }
        }
    }

    @Test
    void large_print_has_several_on_a_small_page() {
        Rect body = new Rect(40, 50, 350, 560);
        assertThat(pages(look(Paper.A5, 0, true), body)).isLessThanOrEqualTo(PUZZLES / 4);
    }
}
