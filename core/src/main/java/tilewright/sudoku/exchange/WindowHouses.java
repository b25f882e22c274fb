package tilewright.sudoku.exchange;

import java.util.List;
import tilewright.sudoku.rules.Boxes;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.House;
import tilewright.sudoku.rules.Variant;

/** The windows of a windoku as houses of their own, for programs that know no other way to say it. */
final class WindowHouses {

    private WindowHouses() {}

    /** Returns the windows of a side; none where it has none. */
    static List<Constraint> of(int side) {
        int width = (int) Math.sqrt(side);
        if (width < 2 || width * width != side) {
            return List.of();
        }
        return new Variant(side, new Boxes.None(), List.of(GlobalConstraint.WINDOKU))
                .houses().stream()
                        .filter(house -> house.kind() == House.Kind.WINDOW)
                        .<Constraint>map(house -> new Constraint.ExtraHouse(house.cells()))
                        .toList();
    }
}
