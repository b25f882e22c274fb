package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * Candidates of several digits that are connected by cells of two candidates and houses with two places, in two colors:
 * all of one color are right. A color is wrong if it has two candidates of a cell, a digit twice in a house, or takes
 * all candidates of a cell away; else, what meets both colors is removed.
 */
final class Medusa implements Technique {

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        boolean[] seen = new boolean[729];
        for (int start = 0; start < 729; start++) {
            stop.check();
            if (!seen[start] && grid.has(start / 9, start % 9 + 1)) {
                CellSet[][] colors = color(grid, start, seen);
                Eliminations eliminations = eliminations(grid, colors);
                if (!eliminations.isEmpty() && enough.test(step(colors, eliminations))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Colors the candidates linked to a cell; returns the cells of each color and digit. */
    private static CellSet[][] color(CandidateGrid grid, int start, boolean[] seen) {
        CellSet[][] colors = new CellSet[2][9];
        for (int digit = 0; digit < 9; digit++) {
            colors[0][digit] = CellSet.NONE;
            colors[1][digit] = CellSet.NONE;
        }
        int[] stack = new int[4 * 729];
        int size = 0;
        stack[size++] = start * 2;
        while (size > 0) {
            int top = stack[--size];
            int node = top >> 1;
            int color = top & 1;
            if (seen[node]) {
                continue;
            }
            seen[node] = true;
            int cell = node / 9;
            int digit = node % 9 + 1;
            colors[color][digit - 1] = colors[color][digit - 1].with(cell);
            int others = grid.candidates(cell) & ~Digits.bit(digit);
            if (Digits.size(others) == 1) {
                stack[size++] = (cell * 9 + Digits.first(others) - 1) * 2 + 1 - color;
            }
            for (int house : Houses.of(cell)) {
                CellSet pair = grid.places(digit, house);
                if (pair.size() == 2) {
                    stack[size++] = (pair.without(cell).first() * 9 + digit - 1) * 2 + 1 - color;
                }
            }
        }
        return colors;
    }

    private static Eliminations eliminations(CandidateGrid grid, CellSet[][] colors) {
        Eliminations eliminations = new Eliminations();
        for (int color = 0; color < 2; color++) {
            if (wrong(grid, colors[color])) {
                for (int digit = 1; digit <= 9; digit++) {
                    eliminations.add(digit, colors[color][digit - 1]);
                }
            }
        }
        if (!eliminations.isEmpty()) {
            return eliminations;
        }
        CellSet[] held = {union(colors[0]), union(colors[1])};
        for (int digit = 1; digit <= 9; digit++) {
            CellSet one = colors[0][digit - 1];
            CellSet other = colors[1][digit - 1];
            CellSet seenByOne = ColorCluster.seenBy(one);
            CellSet seenByOther = ColorCluster.seenBy(other);
            CellSet rest = grid.places(digit).minus(one).minus(other);
            CellSet both = seenByOne
                    .and(seenByOther)
                    .or(held[0].and(held[1]))
                    .or(held[0].and(seenByOther))
                    .or(held[1].and(seenByOne));
            eliminations.add(digit, rest.and(both));
        }
        return eliminations;
    }

    private static CellSet union(CellSet[] places) {
        CellSet union = CellSet.NONE;
        for (CellSet cells : places) {
            union = union.or(cells);
        }
        return union;
    }

    private static boolean wrong(CandidateGrid grid, CellSet[] color) {
        CellSet held = CellSet.NONE;
        for (CellSet cells : color) {
            if (cells.meets(held) || ColorCluster.seenBy(cells).meets(cells)) {
                return true;
            }
            held = held.or(cells);
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int left = held.has(cell) ? 0 : grid.candidates(cell);
            boolean all = left != 0;
            for (int rest = left; rest != 0; rest &= rest - 1) {
                all &= color[Digits.first(rest) - 1].meets(CellSet.peers(cell));
            }
            if (all) {
                return true;
            }
        }
        return false;
    }

    private static Step step(CellSet[][] colors, Eliminations eliminations) {
        List<Premise> premises = new ArrayList<>();
        for (int color = 0; color < 2; color++) {
            for (int digit = 1; digit <= 9; digit++) {
                if (!colors[color][digit - 1].isEmpty()) {
                    premises.add(new Premise.Color(colors[color][digit - 1], digit, color == 0));
                }
            }
        }
        return AlsSteps.step(StepKind.MEDUSA, eliminations, premises);
    }
}
