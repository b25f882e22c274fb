package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.List;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Premise;

/**
 * Places of a digit that are connected by houses in which it has just two, in two colors: all of one color hold the
 * digit, and none of the other.
 *
 * @param first the color of the first cell
 */
record ColorCluster(CellSet first, CellSet second) {

    /** The clusters of a digit, ordered by their first cells. */
    static List<ColorCluster> of(CandidateGrid grid, int digit) {
        List<ColorCluster> clusters = new ArrayList<>();
        CellSet places = grid.places(digit);
        CellSet seen = CellSet.NONE;
        for (int cell = places.first(); cell >= 0; cell = places.next(cell + 1)) {
            if (!seen.has(cell)) {
                ColorCluster cluster = around(grid, digit, cell);
                if (!cluster.second.isEmpty()) {
                    clusters.add(cluster);
                    seen = seen.or(cluster.first).or(cluster.second);
                }
            }
        }
        return clusters;
    }

    private static ColorCluster around(CandidateGrid grid, int digit, int start) {
        CellSet[] colors = {CellSet.NONE, CellSet.NONE};
        int[] stack = new int[3 * Houses.CELLS];
        int size = 0;
        stack[size++] = start * 2;
        while (size > 0) {
            int top = stack[--size];
            int cell = top >> 1;
            int color = top & 1;
            if (colors[0].has(cell) || colors[1].has(cell)) {
                continue;
            }
            colors[color] = colors[color].with(cell);
            for (int i = 2; i >= 0; i--) {
                CellSet pair = grid.places(digit, Houses.of(cell)[i]);
                if (pair.size() == 2) {
                    stack[size++] = pair.without(cell).first() * 2 + 1 - color;
                }
            }
        }
        return new ColorCluster(colors[0], colors[1]);
    }

    /** The cells that see some cell of a set. */
    static CellSet seenBy(CellSet cells) {
        CellSet seen = CellSet.NONE;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell + 1)) {
            seen = seen.or(CellSet.peers(cell));
        }
        return seen;
    }

    List<Premise> premises(int digit) {
        return List.of(new Premise.Color(first, digit, true), new Premise.Color(second, digit, false));
    }
}
