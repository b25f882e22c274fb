package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * Four or more cells with the same two candidates, each in sight of the next: cells an odd number of steps apart have
 * different digits, so what sees both has neither.
 */
final class RemotePair implements Technique {

    private static final int FEWEST = 4;
    private static final int MOST = 10;

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        Map<List<Candidate>, Integer> told = new HashMap<>();
        for (int start = 0; start < Houses.CELLS; start++) {
            int pair = grid.candidates(start);
            if (Digits.size(pair) == 2) {
                List<Integer> chain = new ArrayList<>();
                chain.add(start);
                if (extend(grid, stop, pair, chain, CellSet.of(start), told, enough)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean extend(
            CandidateGrid grid,
            Stop stop,
            int pair,
            List<Integer> chain,
            CellSet used,
            Map<List<Candidate>, Integer> told,
            Predicate<Step> enough) {
        stop.check();
        CellSet next = CellSet.peers(chain.getLast())
                .and(grid.places(Digits.first(pair)))
                .and(grid.places(Digits.first(pair & pair - 1)))
                .minus(used);
        for (int cell = next.next(0); cell >= 0; cell = next.next(cell + 1)) {
            if (grid.candidates(cell) != pair) {
                continue;
            }
            chain.add(cell);
            boolean ended =
                    chain.size() >= FEWEST && chain.size() % 2 == 0 && remotePair(grid, pair, chain, told, enough)
                            || chain.size() < MOST && extend(grid, stop, pair, chain, used.with(cell), told, enough);
            chain.removeLast();
            if (ended) {
                return true;
            }
        }
        return false;
    }

    private static boolean remotePair(
            CandidateGrid grid,
            int pair,
            List<Integer> chain,
            Map<List<Candidate>, Integer> told,
            Predicate<Step> enough) {
        int low = Digits.first(pair);
        int high = Digits.first(pair & pair - 1);
        int length = 2 * chain.size() - 1;
        StepDraft draft = new StepDraft(StepKind.REMOTE_PAIR, pair).length(length);
        CellSet ends = CellSet.peers(chain.getFirst()).and(CellSet.peers(chain.getLast()));
        if (!ends.meets(grid.places(low)) && !ends.meets(grid.places(high))) {
            return false;
        }
        for (int i = 0; i < chain.size(); i++) {
            for (int j = i + 3; j < chain.size(); j += 2) {
                CellSet seen = CellSet.peers(chain.get(i)).and(CellSet.peers(chain.get(j)));
                draft.remove(grid, seen, low).remove(grid, seen, high);
            }
        }
        for (int i = 0; i + 1 < chain.size(); i++) {
            CellSet from = CellSet.of(chain.get(i));
            draft.because(new Premise.Link(from, low, from, high, true))
                    .because(new Premise.Link(from, high, CellSet.of(chain.get(i + 1)), high, false));
        }
        Step step = draft.step();
        Integer shortest = told.get(step.eliminations());
        if (shortest != null && shortest <= length) {
            return false;
        }
        told.put(step.eliminations(), length);
        return enough.test(step);
    }
}
