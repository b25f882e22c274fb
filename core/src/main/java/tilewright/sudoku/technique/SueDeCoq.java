package tilewright.sudoku.technique;

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
 * Two or three cells of a line and a box with at least two candidates too many, and cells in the rest of the line and of the
 * box that take these: all candidates of all the cells are then used up by them.
 *
 * <p>The cells of the line and of the box may have further candidates, of which each needs a cell more; they may share these.
 */
final class SueDeCoq implements Technique {

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        CellSet empty = CellSet.NONE;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            empty = grid.candidates(cell) == 0 ? empty : empty.with(cell);
        }
        Search search = new Search(grid, enough);
        for (int line = 0; line < 18; line++) {
            for (int box = 18; box < 27; box++) {
                stop.check();
                CellSet lineCells = CellSet.house(line).and(empty);
                CellSet boxCells = CellSet.house(box).and(empty);
                CellSet crossing = lineCells.and(boxCells);
                if (crossing.size() >= 2 && search.in(lineCells, boxCells, crossing.cells())) {
                    return true;
                }
            }
        }
        return false;
    }

    private static final class Search {

        private final CandidateGrid grid;
        private final Predicate<Step> enough;
        private final Eliminations eliminations = new Eliminations();
        private CellSet lineCells = CellSet.NONE;
        private CellSet boxCells = CellSet.NONE;
        private CellSet middle = CellSet.NONE;
        private int middleDigits;
        private CellSet fromLine = CellSet.NONE;
        private int lineDigits;

        Search(CandidateGrid grid, Predicate<Step> enough) {
            this.grid = grid;
            this.enough = enough;
        }

        /** Chooses two or three of the cells in which a line and a box cross. */
        boolean in(CellSet line, CellSet box, int[] crossing) {
            lineCells = line;
            boxCells = box;
            for (int i = 0; i < crossing.length - 1; i++) {
                for (int k = i + 1; k < crossing.length; k++) {
                    if (around(CellSet.of(crossing[i], crossing[k]))) {
                        return true;
                    }
                    if (k + 1 < crossing.length && around(CellSet.of(crossing))) {
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean around(CellSet cells) {
            middle = cells;
            middleDigits = union(cells);
            int surplus = Digits.size(middleDigits) - cells.size();
            return surplus >= 2 && fromLine(lineCells.minus(cells).cells(), 0, CellSet.NONE, 0, 0, surplus);
        }

        private int union(CellSet cells) {
            int union = 0;
            for (int cell = cells.first(); cell >= 0; cell = cells.next(cell + 1)) {
                union |= grid.candidates(cell);
            }
            return union;
        }

        private boolean fromLine(int[] source, int from, CellSet chosen, int union, int count, int surplus) {
            for (int i = from; i < source.length; i++) {
                CellSet cells = chosen.with(source[i]);
                int digits = union | grid.candidates(source[i]);
                int taken = count + 1 - Digits.size(digits & ~middleDigits);
                if ((digits & middleDigits) != 0 && taken > 0 && taken < surplus) {
                    fromLine = cells;
                    lineDigits = digits;
                    CellSet rest = boxCells.minus(middle).minus(cells);
                    if (fromBox(rest.cells(), 0, CellSet.NONE, 0, 0, surplus - taken)) {
                        return true;
                    }
                }
                if (fromLine(source, i + 1, cells, digits, count + 1, surplus)) {
                    return true;
                }
            }
            return false;
        }

        private boolean fromBox(int[] source, int from, CellSet chosen, int union, int count, int surplus) {
            int forbidden = lineDigits & middleDigits;
            for (int i = from; i < source.length; i++) {
                CellSet cells = chosen.with(source[i]);
                int digits = union | grid.candidates(source[i]);
                if ((digits & forbidden) != 0) {
                    continue;
                }
                int taken = count + 1 - Digits.size(digits & ~middleDigits);
                if ((digits & middleDigits) != 0 && taken == surplus && gives(cells, digits)) {
                    return true;
                }
                if (fromBox(source, i + 1, cells, digits, count + 1, surplus)) {
                    return true;
                }
            }
            return false;
        }

        private boolean gives(CellSet fromBox, int boxDigits) {
            eliminations.clear();
            int shared = boxDigits & lineDigits;
            CellSet restOfBox = boxCells.minus(fromBox).minus(middle);
            CellSet restOfLine = lineCells.minus(fromLine).minus(middle);
            int gone = (middleDigits | boxDigits) & ~lineDigits | shared;
            for (int cell = restOfBox.first(); cell >= 0; cell = restOfBox.next(cell + 1)) {
                eliminations.addDigits(grid, cell, gone);
            }
            gone = (middleDigits | lineDigits) & ~boxDigits | shared;
            for (int cell = restOfLine.first(); cell >= 0; cell = restOfLine.next(cell + 1)) {
                eliminations.addDigits(grid, cell, gone);
            }
            return !eliminations.isEmpty()
                    && enough.test(AlsSteps.step(
                            StepKind.SUE_DE_COQ,
                            eliminations,
                            List.of(
                                    new Premise.Cells(middle, middleDigits),
                                    new Premise.Cells(fromLine, lineDigits),
                                    new Premise.Cells(fromBox, boxDigits))));
        }
    }
}
