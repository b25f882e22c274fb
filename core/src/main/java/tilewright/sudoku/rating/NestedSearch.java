package tilewright.sudoku.rating;

import tilewright.search.Stop;

/** A search for chains that can be asked inside a branch of another one. */
interface NestedSearch {

    /**
     * The chains of a grid in the order of hints, of each set of removals the first.
     *
     * @param state what is left in the branch; not changed
     * @param source what was there before the branch
     */
    NestedHint[] hints(CandidateState state, CandidateState source, Stop stop);
}
