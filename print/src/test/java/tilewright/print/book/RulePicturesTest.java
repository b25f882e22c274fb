package tilewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.print.PageStyle.Margins;
import tilewright.print.book.Book.Lesson;
import tilewright.print.book.Book.Solutions;
import tilewright.print.canvas.Paper;

/** The pictures beside rules. */
class RulePicturesTest {

    private static final Margins MARGINS = new Margins(40, 40, 50, 40);

    private static List<Lesson> rules(Book.Look look) {
        return TestBooks.book("sudoku", look, 4, Book.Cover.PLAIN).rules().stream()
                .filter(rule -> rule.figure().isPresent())
                .toList();
    }

    /** The pages, and the size of the digits of boards, the smallest letters, on the first one. */
    private record Laid(int pages, double digits) {

        static Laid of(Book.Look look, int rules) {
            PageFrame frame = PageFrame.of(look.paper(), MARGINS, Sizes.of(look), 1);
            List<Lesson> all = rules(look);
            List<PagePlan.Drawing> pages = new LessonPages(frame.body(), look)
                    .rules(
                            "Rules",
                            IntStream.range(0, rules)
                                    .mapToObj(i -> all.get(i % all.size()))
                                    .toList());
            DrawnTexts drawn = new DrawnTexts();
            pages.getFirst().draw(drawn, frame);
            double least = drawn.all().stream()
                    .filter(text -> text.words().matches("[1-9]"))
                    .mapToDouble(text -> text.box().height() / 0.9)
                    .min()
                    .orElseThrow();
            return new Laid(pages.size(), least);
        }
    }

    @Test
    void pictures_are_smaller_only_where_that_saves_a_page() {
        Book.Look look = TestBooks.look(Paper.LETTER, Solutions.NONE, false);
        Laid few = Laid.of(look, 3);
        Laid one = Laid.of(look, 4);
        Laid two = Laid.of(look, 7);
        assertThat(few.pages()).isEqualTo(1);
        assertThat(one.pages()).isEqualTo(1);
        assertThat(two.pages()).isEqualTo(2);
        assertThat(two.digits()).isEqualTo(few.digits());
        assertThat(one.digits()).isLessThanOrEqualTo(few.digits()).isGreaterThan(7);
    }

    @Test
    void they_are_larger_in_large_print() {
        Laid usual = Laid.of(TestBooks.look(Paper.LETTER, Solutions.NONE, false), 3);
        Laid large = Laid.of(TestBooks.look(Paper.LETTER, Solutions.NONE, true), 3);
        assertThat(large.digits()).isGreaterThan(1.2 * usual.digits());
    }
}
