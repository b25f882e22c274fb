package tilewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.OutputStream;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tilewright.print.book.Book.Cover;
import tilewright.print.book.Book.Solutions;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Lengths;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.Rect;

class CoverWrapTest {

    private static CoverWrap wrap(Paper paper, int pages) {
        return new CoverWrap(book(paper), pages);
    }

    private static Book book(Paper paper) {
        Book.Look look = TestBooks.look(paper, Solutions.NONE, false);
        return TestBooks.book("sudoku", look, 2, TestBooks.WRAP);
    }

    private static List<DrawnTexts.Text> texts(CoverWrap wrap) {
        DrawnTexts drawn = new DrawnTexts();
        wrap.print(new Document() {
            @Override
            public void page(Consumer<Canvas> drawing) {
                drawing.accept(drawn);
            }

            @Override
            public void bookmark(String title, int page) {}

            @Override
            public void write(OutputStream out) {}

            @Override
            public void close() {}
        });
        return drawn.all();
    }

    @Test
    void the_spine_is_as_wide_as_the_pages_are_thick() {
        CoverWrap wrap = wrap(Paper.of("6x9").orElseThrow(), 200);
        assertThat(wrap.spine() / Lengths.INCH).isEqualTo(0.4504, within(1e-9)); // 200 pages of white paper
        assertThat(wrap.paper().width() / Lengths.INCH).isEqualTo(12.4504, within(1e-9));
        assertThat(wrap.paper().height() / Lengths.INCH).isEqualTo(9, within(1e-9));
        assertThat(wrap.bleed() / Lengths.INCH).isEqualTo(0.125, within(1e-9));
        assertThat(wrap(Paper.of("6x9").orElseThrow(), 199).spine()).isEqualTo(wrap.spine());
        assertThat(200 * Cover.CREAM / Lengths.INCH).isEqualTo(0.5, within(1e-9));
    }

    @Test
    void odd_papers_and_many_pages_have_a_cover_too() {
        for (String paper : List.of("100x100pt", "100x4000pt", "4000x100pt", "4000x4000pt")) {
            CoverWrap wrap = wrap(Paper.of(paper).orElseThrow(), 90_000);
            assertThat(texts(wrap)).as(paper).isNotEmpty();
            assertThat(wrap.paper().width()).as(paper).isLessThanOrEqualTo(14_000);
        }
    }

    @Test
    void each_text_is_on_its_side() {
        for (Paper paper : Paper.named()) {
            for (int pages : new int[] {24, 78, 79, 120, 800}) {
                CoverWrap wrap = wrap(paper, pages);
                double width = paper.width();
                Rect back = new Rect(0, 0, width, paper.height()).inset(9);
                Rect front = new Rect(width + wrap.spine(), 0, width, paper.height()).inset(9);
                Rect spine = new Rect(width, 0, wrap.spine(), paper.height());
                int onSpine = 0;
                for (DrawnTexts.Text text : texts(wrap)) {
                    boolean turned = text.box().height() > text.box().width()
                            && text.words().length() > 3;
                    onSpine += turned ? 1 : 0;
                    assertThat(turned ? spine.holds(text.box()) : back.holds(text.box()) || front.holds(text.box()))
                            .as("%s, %d pages: %s", paper, pages, text)
                            .isTrue();
                    assertThat(text.box().meets(wrap.code())).as(text.words()).isFalse();
                }
                assertThat(onSpine).as("%s, %d pages", paper, pages).isEqualTo(pages < 79 ? 0 : 2);
            }
        }
    }

    @Test
    void letters_of_japanese_stand_on_the_spine_one_below_the_other() {
        Book book = book(Paper.of("6x9").orElseThrow());
        Book titled = new Book(
                book.words(),
                new Book.Title("数独ゲーム 9", "", "Ada"),
                book.look(),
                book.cover(),
                book.imprint(),
                book.ownPages(),
                book.names(),
                book.rules(),
                book.chapters(),
                book.size(),
                book.entries());
        CoverWrap wrap = new CoverWrap(titled, 200);
        Rect spine = new Rect(6 * Lengths.INCH, 0, wrap.spine(), 9 * Lengths.INCH);
        List<DrawnTexts.Text> texts =
                texts(wrap).stream().filter(text -> spine.holds(text.box())).toList();
        assertThat(texts).extracting(DrawnTexts.Text::words).containsExactly("数", "独", "ゲ", "ー", "ム", " 9", "Ada");
        for (int i = 1; i < texts.size(); i++) {
            assertThat(texts.get(i).box().y())
                    .as(texts.get(i).words())
                    .isGreaterThan(texts.get(i - 1).box().y());
        }
        assertThat(texts.getFirst().box().middleX())
                .isCloseTo(spine.middleX(), within(0.01)); // in the middle of the spine
        Rect turned = texts.get(3).box();
        assertThat(turned.height()).isGreaterThan(turned.width());
    }
}
