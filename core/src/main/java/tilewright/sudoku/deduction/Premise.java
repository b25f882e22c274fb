package tilewright.sudoku.deduction;

import java.util.List;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.House;

/** A part of the reason of a step: what a hint draws and tells. */
public sealed interface Premise {

    /** A house in which something is looked for. */
    record Base(House house) implements Premise {}

    /** A house from which something is removed. */
    record Cover(House house) implements Premise {}

    /**
     * Cells of the pattern.
     *
     * @param digits that they hold, as bits: bit 0 for 1
     */
    record Cells(List<Integer> cells, int digits) implements Premise {
        public Cells {
            cells = List.copyOf(cells);
        }
    }

    /** A constraint that the step uses. */
    record Rule(Constraint constraint) implements Premise {}

    /** What houses and the cages in them say together. */
    record Sum(HouseSum sum) implements Premise {}

    /** Lines and boxes that hold the same digits. */
    record Same(Leftovers leftovers) implements Premise {}

    /** A candidate that is supposed to be wrong: what would follow comes next, in order. */
    record Denial(CellDigit start) implements Premise {}

    /** A candidate that is refuted: what would follow from it comes next, in order, and then the contradiction. */
    record Supposition(CellDigit start) implements Premise {}

    /** A digit that follows from the supposition. */
    record Consequence(CellDigit placed, Why why) implements Premise {}

    /** The contradiction, in a cell without candidates. */
    record NoDigit(int cell) implements Premise {}

    /** The contradiction, in a house without a place for a digit. */
    record NoPlace(House house, int digit) implements Premise {}

    /** The contradiction, in cells that cannot be filled as a constraint wants. */
    record NoFilling(Constraint constraint) implements Premise {}

    /** The contradiction: each candidate of a cell leads to one. */
    record EachDigit(int cell) implements Premise {}

    /** The contradiction: each place of a digit in a house leads to one. */
    record EachPlace(House house, int digit) implements Premise {}

    /** The reason why a digit follows. */
    sealed interface Why {

        /** No other is left in the cell. */
        record OnlyDigit() implements Why {}

        /** No other cell is left in a house. */
        record OnlyPlace(House house) implements Why {}
    }
}
