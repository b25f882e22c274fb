package tilewright.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Puzzles;
import tilewright.cli.commands.print.BookReader;
import tilewright.cli.context.Failure;
import tilewright.print.book.BookPages;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.StoppableDocument;
import tilewright.print.puzzles.BookContent;
import tilewright.print.puzzles.BookPlan;
import tilewright.print.puzzles.BookPuzzle;
import tilewright.print.puzzles.BookTask;
import tilewright.print.puzzles.SheetRequest;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stopped;
import tilewright.text.FieldError;
import tilewright.text.TextError;

/**
 * Requests to print, and descriptions of books: each is refused by a sentence, or printed, or given up soon when that is
 * asked for; and whatever it holds, it takes no more work than its length allows.
 */
final class PrintFuzzTest {

    /** In turns some requests end early, some late, so that all that they do is cut off somewhere. */
    private static final int[] LOOKS = {30, 300, 3_000};

    /** Not of a search, but of what ends with it. */
    private static final int MOST_AFTER = 100;

    private static final long NODES = 300;
    private static final long BYTES = 1 << 18;

    /** One input of this number is a whole file, which takes a hundred times as long as its pages. */
    private static final int FILES = 512;

    private static final long USUAL_BYTES = 64_000_000;
    private static final long BYTES_A_LETTER = 20_000;

    private static final int MOST_PUZZLES = 3;

    private static final Workspace WORKSPACE = new Workspace();

    private static int looks(byte[] data) {
        return LOOKS[Math.floorMod(Arrays.hashCode(data), LOOKS.length)];
    }

    private static Limits limits(CountedStop stop) {
        return Limits.NONE.withNodes(NODES).withBytes(BYTES).withStop(stop);
    }

    @MethodSource("tilewright.fuzz.Examples#sheets")
    @FuzzTest
    void sheets(byte[] data) {
        AllocatedBytes allocated = new AllocatedBytes();
        CountedStop stop = new CountedStop(looks(data));
        try {
            SheetRequest request = SheetRequest.read(Puzzles.CATALOG, TextsFuzzTest.text(data));
            if (Math.floorMod(Arrays.hashCode(data), FILES) == 0) {
                assertThat(request.pdf(WORKSPACE, limits(stop))).startsWith('%', 'P', 'D', 'F');
            } else {
                CountedPages pages = new CountedPages();
                print(pages, stop, request.sheets(WORKSPACE, limits(stop))::print);
                assertThat(pages.pages()).isPositive();
            }
        } catch (FieldError | TextError refused) {
            assertThat(refused.getMessage()).isNotEmpty().doesNotContain("\n");
        } catch (Stopped _) {
            assertThat(stop.after()).isPositive();
        }
        assertThat(stop.after()).isLessThan(MOST_AFTER);
        allocated.assertAtMost(USUAL_BYTES + BYTES_A_LETTER * data.length);
    }

    @MethodSource("tilewright.fuzz.Examples#books")
    @FuzzTest
    void books(byte[] data) {
        AllocatedBytes allocated = new AllocatedBytes();
        CountedStop stop = new CountedStop(looks(data));
        try {
            BookPlan plan = BookReader.read(Puzzles.CATALOG, TextsFuzzTest.text(data));
            assertThat(plan.size()).isBetween(1, BookPlan.MOST);
            BookContent content = new BookContent(plan, puzzles(plan, stop), WORKSPACE, stop);
            if (!content.puzzles().isEmpty()) {
                CountedPages pages = new CountedPages();
                print(pages, stop, new BookPages(content.book(), stop)::print);
                assertThat(pages.pages()).isGreaterThan(2);
            }
        } catch (Failure refused) {
            assertThat(refused.getMessage()).startsWith("'book.yaml'").doesNotContain("Exception");
        } catch (Stopped _) {
            assertThat(stop.after()).isPositive();
        }
        assertThat(stop.after()).isLessThan(MOST_AFTER);
        allocated.assertAtMost(USUAL_BYTES + BYTES_A_LETTER * data.length);
    }

    /** Those of the first puzzles, as far as they can be printed. */
    private static List<BookPuzzle> puzzles(BookPlan plan, CountedStop stop) {
        BookTask task = new BookTask(plan, WORKSPACE, limits(stop));
        List<BookPuzzle> puzzles = new ArrayList<>();
        for (int i = 0; i < Math.min(MOST_PUZZLES, plan.size()); i++) {
            if (task.answer(i, "").result() instanceof BookPuzzle puzzle) {
                puzzles.add(puzzle);
            }
        }
        return puzzles;
    }

    /** Draws pages. */
    @FunctionalInterface
    private interface Printing {
        void print(Document document);
    }

    private static void print(CountedPages pages, CountedStop stop, Printing printing) {
        try (Document document = new StoppableDocument(pages, stop)) {
            printing.print(document);
        }
    }
}
