package tilewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import tilewright.message.Words;
import tilewright.print.PageStyle;
import tilewright.print.PageStyle.Margins;
import tilewright.print.book.Book.Solutions;
import tilewright.print.canvas.Lengths;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.Rect;
import tilewright.search.Stop;

class BindingTest {

    private static final Paper NOVEL = Paper.of("6x9").orElseThrow();

    private static Book.Look look(Optional<Margins> margins, OptionalDouble gutter) {
        Book.Look look = TestBooks.look(NOVEL, Solutions.NONE, false);
        return new Book.Look(
                new PageStyle(NOVEL, margins, 0, false),
                look.boards(),
                look.labels(),
                gutter,
                look.shown(),
                look.solutions(),
                look.solutionsPerPage(),
                look.running(),
                false,
                1);
    }

    @Test
    void the_least_inner_margin_is_that_of_printing_houses() {
        int[] pages = {24, 150, 151, 300, 301, 500, 501, 700, 701, 828, 10_000};
        double[] inches = {0.375, 0.375, 0.5, 0.5, 0.625, 0.625, 0.75, 0.75, 0.875, 0.875, 0.875};
        for (int i = 0; i < pages.length; i++) {
            assertThat(Binding.least(pages[i])).as("%d pages", pages[i]).isEqualTo(inches[i] * Lengths.INCH);
        }
    }

    @Test
    void thicker_books_have_wider_inner_margins() {
        Book.Look usual = look(Optional.empty(), OptionalDouble.empty());
        for (int pages : new int[] {100, 300, 600, 828}) {
            Margins margins = Binding.margins(usual, pages);
            assertThat(margins.inner()).as("half a frame included").isGreaterThanOrEqualTo(Binding.least(pages) + 0.9);
            assertThat(margins.outer()).isGreaterThanOrEqualTo(0.375 * Lengths.INCH); // as with bleed
        }
    }

    @Test
    void margins_and_gutter_are_as_they_are_given() {
        Margins own = new Margins(30, 40, 50, 25);
        assertThat(Binding.margins(look(Optional.of(own), OptionalDouble.empty()), 800))
                .isEqualTo(own);
        assertThat(Binding.margins(look(Optional.of(own), OptionalDouble.of(70)), 800))
                .isEqualTo(new Margins(30, 40, 70, 25));
        assertThat(Binding.margins(look(Optional.empty(), OptionalDouble.of(70)), 100)
                        .inner())
                .isEqualTo(70);
    }

    @Test
    void a_book_whose_pages_need_a_wider_margin_is_planned_again() {
        for (int count : new int[] {50, 290, 310, 520, 690}) {
            Book book = TestBooks.many(look(Optional.empty(), OptionalDouble.empty()), count, 1);
            BookPages pages = new BookPages(book, Stop.never());
            double needed = Binding.least(pages.count());
            assertThat(pages.margins().inner()).as("%d puzzles", count).isGreaterThanOrEqualTo(needed);
            assertThat(pages.plan().frame(1).body().x())
                    .isEqualTo(pages.margins().inner());
            assertThat(pages.plan().frame(2).body().right())
                    .isEqualTo(NOVEL.width() - pages.margins().inner());
        }
    }

    @Test
    void all_words_are_inside_the_margins() {
        Margins own = new Margins(45, 50, 72, 36);
        Book.Look look = look(Optional.of(own), OptionalDouble.empty());
        Book book = TestBooks.book("sudoku", look, 2, Book.Cover.PLAIN);
        CheckedPages checked = new CheckedPages("own margins", Words.ENGLISH, page -> {
            double left = page % 2 == 1 ? own.inner() : own.outer();
            return new Rect(left, own.top(), NOVEL.width() - 108, NOVEL.height() - 95);
        });
        new BookPages(book, Stop.never()).print(checked);
        assertThat(checked.count()).isGreaterThan(12);
    }
}
