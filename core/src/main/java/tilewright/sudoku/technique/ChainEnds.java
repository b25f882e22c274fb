package tilewright.sudoku.technique;

import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;

/** The candidates that are false if others are true, by chains through candidates and groups. Mutable; one thread. */
final class ChainEnds {

    private static final int CANDIDATES = LinkGraph.FALSE;
    private static final int WORDS = (CANDIDATES + 63) / 64;

    private final CandidateGrid grid;
    private final LinkGraph graph;
    private final Implications implications;
    private final Stop stop;

    /** The candidates that each one that was asked about makes false, as bits. */
    private final long[] @Nullable [] ends = new long[CANDIDATES][];

    private final long[] common = new long[WORDS];

    ChainEnds(CandidateGrid grid, Stop stop) {
        this.grid = grid;
        this.stop = stop;
        graph = LinkGraph.grouped(grid, false, stop);
        implications = new Implications(graph);
    }

    private long[] ends(int candidate) {
        long[] of = ends[candidate];
        if (of == null) {
            stop.check();
            of = new long[WORDS];
            implications.from(candidate);
            for (int i = 0; i < implications.size(); i++) {
                int node = implications.reached(i) - LinkGraph.FALSE;
                if (node >= 0 && node < CANDIDATES) {
                    of[node >> 6] |= 1L << node;
                }
            }
            ends[candidate] = of;
        }
        return of;
    }

    /** Whether a candidate is false if a digit is in any of some cells. */
    boolean lead(CellSet cells, int digit, int candidate) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell + 1)) {
            if ((ends(cell * 9 + digit - 1)[candidate >> 6] >>> candidate & 1) == 0) {
                return false;
            }
        }
        return true;
    }

    /** The candidates that are false if a digit is in any of some cells, in ascending order; these cells' own are left out. */
    int[] common(CellSet cells, int digit) {
        Arrays.fill(common, -1L);
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell + 1)) {
            long[] of = ends(cell * 9 + digit - 1);
            for (int i = 0; i < WORDS; i++) {
                common[i] &= of[i];
            }
        }
        cells.forEach(cell -> clear(cell * 9 + digit - 1));
        return BitSet.valueOf(common).stream().toArray();
    }

    private void clear(int candidate) {
        common[candidate >> 6] &= ~(1L << candidate);
    }

    /** The chain from a candidate that is true to one that is then false. */
    ChainPath path(int from, int to) {
        implications.from(from);
        return new ChainPath(grid, graph, implications.path(LinkGraph.FALSE + to));
    }
}
