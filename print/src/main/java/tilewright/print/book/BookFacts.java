package tilewright.print.book;

import java.util.BitSet;
import tilewright.print.book.Book.Entry;
import tilewright.search.Stop;

/** Facts about all puzzles of a book, which its plan needs at once; each is found once. */
final class BookFacts {

    private static final int STRENGTHS = 3;

    private final BitSet answered = new BitSet();
    private final double[] shapes;
    private final int strengths;

    BookFacts(Book book, Stop stop) {
        boolean hints = book.look().shown().hints();
        boolean solutions = book.look().solutions() != Book.Solutions.NONE;
        shapes = new double[book.size()];
        int most = 0;
        for (int i = 0; (hints || solutions) && i < book.size(); i++) {
            stop.check();
            Entry entry = book.entries().apply(i);
            answered.set(i, entry.answered());
            most = Math.max(most, entry.hints().size());
        }
        strengths = hints ? Math.min(STRENGTHS, most) : 0;
    }

    /** Whether a puzzle has a solution, by its number from 0. */
    boolean answered(int puzzle) {
        return answered.get(puzzle);
    }

    /** Whether one has. */
    boolean answered() {
        return !answered.isEmpty();
    }

    /** The height of what answers a puzzle, as a factor of its width; drawn once, however often pages are planned. */
    double shape(int puzzle, Entry entry) {
        if (shapes[puzzle] == 0) {
            shapes[puzzle] = PagePlan.place(SolutionPages.scene(entry), 0, 0, 1).height();
        }
        return shapes[puzzle];
    }

    /** The number of strengths of hints; 0 for a book without. */
    int strengths() {
        return strengths;
    }
}
