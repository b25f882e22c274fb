package tilewright.sudoku.rules;

import java.util.List;
import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.message.Value;

/** Checks constraints against the grid that they are for. */
final class ConstraintCheck {

    private final int side;
    private final Boxes boxes;

    ConstraintCheck(int side, Boxes boxes) {
        this.side = side;
        this.boxes = boxes;
    }

    /** @throws VariantError when the grid cannot have the constraint */
    void check(Constraint constraint) {
        switch (constraint) {
            case GlobalConstraint global -> checkGlobal(global);
            case Constraint.Sandwich sandwich -> {
                if (sandwich.number() < 0 || sandwich.number() >= side) {
                    throw new VariantError(RulesMessages.noLine(sandwich.title(), sandwich.number() + 1, side));
                }
            }
            case Constraint.LittleKiller killer -> {
                checkInside(killer.title(), List.of(killer.start()));
                checkBorder(killer);
            }
            case Constraint.Listed listed -> checkListed(listed);
        }
    }

    private void checkGlobal(GlobalConstraint global) {
        if (global == GlobalConstraint.WINDOKU && GlobalConstraint.windows(side).isEmpty()) {
            throw new VariantError(RulesMessages.windokuSide(side));
        }
        if (global == GlobalConstraint.DISJOINT_GROUPS && !(boxes instanceof Boxes.Rectangles)) {
            throw new VariantError(RulesMessages.groupsNeedBoxes());
        }
    }

    private void checkListed(Constraint.Listed listed) {
        Message title = listed.title();
        List<Integer> cells = listed.cells();
        checkInside(title, cells);
        switch (listed) {
            case Constraint.ExtraHouse _ -> {
                if (cells.size() != side) {
                    throw new VariantError(RulesMessages.houseSize(title, side, cells.size()));
                }
            }
            case Constraint.Different _, Constraint.Cage _, Constraint.Thermometer _, Constraint.Renban _ -> {
                if (cells.size() > side) {
                    throw new VariantError(RulesMessages.manyCells(title, cells.size(), side));
                }
            }
            case Constraint.Pair _ -> {
                if (!isNeighbor(cells.getFirst(), cells.getLast())) {
                    throw new VariantError(
                            RulesMessages.notNeighbors(title, place(cells.getFirst()), place(cells.getLast())));
                }
            }
            case Constraint.Arrow _, Constraint.Palindrome _, Constraint.Whispers _, Constraint.Entropic _ -> {}
        }
    }

    private void checkInside(Message title, List<Integer> cells) {
        for (int cell : cells) {
            if (cell < 0 || cell >= side * side) {
                throw new VariantError(RulesMessages.outside(title, cell, side * side - 1));
            }
        }
    }

    private void checkBorder(Constraint.LittleKiller killer) {
        int row = killer.start() / side;
        int column = killer.start() % side;
        if (row > 0 && row < side - 1 && column > 0 && column < side - 1) {
            throw new VariantError(RulesMessages.notAtBorder(killer.title(), place(killer.start())));
        }
    }

    private boolean isNeighbor(int cell, int other) {
        for (int neighbor : Grid.square(side).neighbors(cell)) {
            if (neighbor == other) {
                return true;
            }
        }
        return false;
    }

    private Value.Cell place(int cell) {
        return Grid.square(side).place(cell);
    }
}
