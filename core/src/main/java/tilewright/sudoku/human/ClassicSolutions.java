package tilewright.sudoku.human;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Stop;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.solve.Completions;
import tilewright.sudoku.solve.GivenCandidates;
import tilewright.sudoku.step.Candidate;
import tilewright.text.Json;

/** The solutions of classic puzzles, those with candidates as clues among them. */
public final class ClassicSolutions implements ClueSolutions<Board> {

    private final Completions completions = new Completions();

    @Override
    public Optional<List<int[]>> of(Board position, Limits limits) {
        List<int[]> solutions = new ArrayList<>();
        Outcome outcome = completions.each(position.fresh(), limits.withSolutions(2), solutions::add);
        boolean decided = solutions.size() > 1 || outcome instanceof Outcome.Complete;
        return decided ? Optional.of(solutions) : Optional.empty();
    }

    @Override
    public boolean none(Board position, Stop stop) {
        return completions.none(position, stop);
    }

    @Override
    public List<Integer> excluded(Board position) {
        return ExcludedDigits.of(position).stream().map(Candidate::cell).toList();
    }

    @Override
    public Json.Obj about(Board position) {
        return GivenCandidates.about(position);
    }
}
