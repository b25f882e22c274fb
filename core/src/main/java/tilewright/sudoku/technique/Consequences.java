package tilewright.sudoku.technique;

import tilewright.search.Stop;

/**
 * The conclusions from each candidate, true and false. Candidates are nodes of a {@link LinkGraph}: cell * 9 + digit
 * - 1 is true, {@link LinkGraph#FALSE} more is false.
 */
interface Consequences {

    /** Words of a set of such nodes. */
    int WORDS = (2 * LinkGraph.FALSE + 63) / 64;

    /** The set of nodes that follow from one, as bits; not to be changed. */
    long[] of(int premise);

    /** Whether a conclusion rests on several conclusions at once, so that what leads to it is a net and no chain. */
    boolean isNet(int premise, int conclusion);

    /** Consequences by chains through candidates and groups. */
    static Consequences chains(CandidateGrid grid, Stop stop) {
        LinkGraph graph = LinkGraph.grouped(grid, false, stop);
        Implications implications = new Implications(graph);
        long[][] known = new long[LinkGraph.GROUPS][];
        return new Consequences() {

            @Override
            public long[] of(int premise) {
                if (known[premise] == null) {
                    stop.check();
                    long[] set = new long[WORDS];
                    implications.from(premise);
                    for (int i = 0; i < implications.size(); i++) {
                        int node = implications.reached(i);
                        if (LinkGraph.isCandidate(node)) {
                            set[node >> 6] |= 1L << node;
                        }
                    }
                    known[premise] = set;
                }
                return known[premise];
            }

            @Override
            public boolean isNet(int premise, int conclusion) {
                return false;
            }
        };
    }
}
