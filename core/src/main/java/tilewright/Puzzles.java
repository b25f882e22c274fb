package tilewright;

import java.util.List;
import tilewright.puzzle.Catalog;

/** The one list of all puzzles. */
public final class Puzzles {

    /** In the order in which they are shown. */
    public static final Catalog CATALOG = new Catalog(List.of());

    private Puzzles() {}
}
