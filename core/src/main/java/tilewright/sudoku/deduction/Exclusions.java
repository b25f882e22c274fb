package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.List;

/** Candidates that each of some others excludes, one of which is true. One thread. */
final class Exclusions {

    private final CandidateGrid grid;
    private final int[] hits;
    private final int[] round;
    private int rounds;

    Exclusions(CandidateGrid grid) {
        this.grid = grid;
        hits = new int[grid.facts().cells() * grid.facts().side()];
        round = new int[hits.length];
    }

    /** The candidates of the grid that all of these exclude, in ascending order. */
    List<CellDigit> of(List<Integer> candidates) {
        rounds++;
        RuleFacts facts = grid.facts();
        int last = candidates.getLast();
        for (int candidate : candidates) {
            for (int other : facts.conflicts(candidate)) {
                hits[other] = round[other] == rounds ? hits[other] + 1 : 1;
                round[other] = rounds;
            }
        }
        List<CellDigit> all = new ArrayList<>();
        for (int other : facts.conflicts(last)) {
            if (hits[other] == candidates.size() && grid.has(other)) {
                all.add(facts.cellDigit(other));
            }
        }
        return all;
    }
}
