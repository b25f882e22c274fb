package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.Variant;

/** Cells that can be filled together only in certain ways. Immutable; threads may share one. */
sealed interface CellGroup permits FillableGroup, SandwichGroup {

    /** The constraint that bounds the cells. */
    Constraint constraint();

    /** The cells of the group, each once; not to be written to. */
    int[] cells();

    /**
     * Returns the digits that each of its cells has in some way to fill them all, or more where finding out would take long. A digit that
     * is not returned is certain to be wrong.
     */
    int[] supported(CandidateGrid grid);

    /** Returns digits that each way to fill the cells has, as {@link Bits}: perhaps not all of them where finding out would take long. */
    int needed(CandidateGrid grid);

    /** The groups of constraints. */
    static List<CellGroup> of(Variant rules) {
        List<CellGroup> groups = new ArrayList<>();
        for (Constraint constraint : rules.constraints()) {
            int[] cells = constraint.cells(rules.side()).stream()
                    .mapToInt(Integer::intValue)
                    .toArray();
            switch (constraint) {
                case GlobalConstraint _, Constraint.ExtraHouse _ -> {}
                case Constraint.Different _,
                        Constraint.Difference _,
                        Constraint.Ratio _,
                        Constraint.GreaterThan _,
                        Constraint.PairSum _ -> {} // pairs say it all
                case Constraint.Thermometer _,
                        Constraint.Palindrome _,
                        Constraint.Whispers _,
                        Constraint.Renban _,
                        Constraint.Entropic _ ->
                    groups.add(new FillableGroup(constraint, new Fillings(cells, new int[0], 0)));
                case Constraint.Cage(int sum, List<Integer> _) ->
                    groups.add(new FillableGroup(constraint, new Fillings(cells, ones(cells.length), sum)));
                case Constraint.LittleKiller killer ->
                    groups.add(new FillableGroup(constraint, new Fillings(cells, ones(cells.length), killer.sum())));
                case Constraint.Arrow _ -> {
                    int[] signs = ones(cells.length);
                    signs[0] = -1;
                    groups.add(new FillableGroup(constraint, new Fillings(cells, signs, 0)));
                }
                case Constraint.Sandwich sandwich -> groups.add(new SandwichGroup(sandwich, cells));
            }
        }
        return groups;
    }

    private static int[] ones(int count) {
        int[] signs = new int[count];
        Arrays.fill(signs, 1);
        return signs;
    }
}
