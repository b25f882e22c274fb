package tilewright.print;

import java.util.List;
import tilewright.print.canvas.Document;

/** Pages with puzzles, laid out, and with their solutions. One thread at a time. */
public interface SheetPages {

    /** Returns the number of pages, without solutions that are in a file of their own. */
    int pages();

    /** Returns the number of pages with solutions alone. */
    int solutionPages();

    /** Indices of the puzzles, from 0, that were printed without a code, though codes are wanted: it had no room, or no code holds their link. */
    List<Integer> uncoded();

    /** Whether a first page has no room for a code that is wanted at its head. */
    boolean lacksHomeworkCode();

    /** Adds the pages. */
    void print(Document document);

    /** Adds the pages with solutions alone, which are numbered from 1. */
    void printSolutions(Document document);
}
