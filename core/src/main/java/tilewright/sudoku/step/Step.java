package tilewright.sudoku.step;

import java.util.List;

/**
 * What follows from a candidate grid, and why: data, from which words and marks are made.
 *
 * @param kind what the technique is called
 * @param digits the digits that the pattern is about, a set of {@link tilewright.sudoku.model.Digits}: the digit that is
 *     placed (singles), the digits that are removed (chains, almost locked sets, Sue de Coq), else those of the pattern
 * @param placements in ascending order; a step that places removes nothing else
 * @param eliminations all that it removes, in ascending order
 * @param length of a chain, as HoDoKu counts it; 0 for others
 * @param premises what the reason consists of, in the order in which it is told
 */
public record Step(
        StepKind kind,
        int digits,
        List<Candidate> placements,
        List<Candidate> eliminations,
        int length,
        List<Premise> premises) {
    public Step {
        placements = List.copyOf(placements);
        eliminations = List.copyOf(eliminations);
        premises = List.copyOf(premises);
    }
}
