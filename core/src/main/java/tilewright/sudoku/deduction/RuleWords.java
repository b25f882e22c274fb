package tilewright.sudoku.deduction;

import java.util.List;
import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.House;

/**
 * Cells, digits, houses, and constraints as sentences name them.
 *
 * @param side of the grid
 */
record RuleWords(int side) {

    Value.Cell cell(int cell) {
        return Grid.square(side).place(cell);
    }

    List<Value.Cell> cells(List<Integer> cells) {
        return cells.stream().map(this::cell).toList();
    }

    static List<Value.Digit> digits(int set) {
        return Bits.list(set).stream().map(Value.Digit::new).toList();
    }

    static Message house(House house) {
        String kind = switch (house.kind()) {
            case ROW -> "row";
            case COLUMN -> "column";
            case BOX -> "box";
            case DIAGONAL -> house.cells().getFirst() == 0 ? "diagonal-down" : "diagonal-up";
            case WINDOW -> "window";
            case GROUP -> "group";
            case EXTRA -> "extra";
        };
        return DeductionMessages.house(kind, house.number() + 1);
    }

    static List<Message> houses(List<House> houses) {
        return houses.stream().map(RuleWords::house).toList();
    }

    Message constraint(Constraint constraint) {
        List<Value.Cell> cells = cells(constraint.cells(side));
        return switch (constraint) {
            case GlobalConstraint _ -> DeductionMessages.ruleInGrid(constraint.title());
            case Constraint.Cage cage -> DeductionMessages.cageIn(cage.sum(), cells);
            case Constraint.LittleKiller killer -> DeductionMessages.littleKillerIn(killer.sum(), cells);
            case Constraint.Sandwich sandwich ->
                DeductionMessages.sandwichIn(
                        sandwich.sum(), house(new House(sandwich.house(), sandwich.number(), sandwich.cells(side))));
            case Constraint.Whispers whispers -> DeductionMessages.whispersIn(whispers.difference(), cells);
            case Constraint.Difference dot -> DeductionMessages.dotIn("difference", dot.difference(), cells);
            case Constraint.Ratio dot -> DeductionMessages.dotIn("ratio", dot.ratio(), cells);
            case Constraint.PairSum pair -> DeductionMessages.pairSumIn(pair.sum(), cells);
            case Constraint.GreaterThan _ -> DeductionMessages.greaterThanIn(cells);
            case Constraint.ExtraHouse _,
                    Constraint.Different _,
                    Constraint.Thermometer _,
                    Constraint.Arrow _,
                    Constraint.Palindrome _,
                    Constraint.Renban _,
                    Constraint.Entropic _ -> DeductionMessages.constraintIn(constraint.title(), cells);
        };
    }
}
