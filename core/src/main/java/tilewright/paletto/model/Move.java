package tilewright.paletto.model;

import tilewright.grid.Grid;

/** A part of a turn. */
public sealed interface Move {

    /** Names cells of boards of any size. */
    Grid GRID = Grid.square(Board.LARGEST);

    /**
     * Takes a piece.
     *
     * @param cell 8 * row + column
     */
    record Take(int cell) implements Move {
        public Take {
            if (cell < 0 || cell >= GRID.cells()) {
                throw new IllegalArgumentException("cell (%d) must be 0 to 63".formatted(cell));
            }
        }

        @Override
        public String toString() {
            return GRID.name(cell);
        }
    }

    /** Leaves the rest to the next player. */
    record EndTurn() implements Move {
        @Override
        public String toString() {
            return "end";
        }
    }

    Move END = new EndTurn();
}
