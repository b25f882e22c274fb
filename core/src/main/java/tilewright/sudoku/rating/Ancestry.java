package tilewright.sudoku.rating;

/** Walks through an assertion and all its ancestors, breadth first, each once. One thread at a time. */
final class Ancestry {

    private final int[] marks = new int[Branch.ASSERTIONS];
    private int round;

    /** The nodes that the last walk visited, in order. */
    final short[] visited = new short[Branch.ASSERTIONS];

    int count;

    private Nested[] chains = new Nested[16];
    private int chainCount;

    /** Visits an assertion and its ancestors; returns their number. */
    int walk(Branch branch, int target) {
        round++;
        int[] at = branch.parentsAt;
        short[] pool = branch.pool;
        int end = 1;
        visited[0] = (short) target;
        marks[target] = round;
        for (int i = 0; i < end; i++) {
            int first = at[visited[i]];
            for (int j = first + 1, last = first + pool[first]; j <= last; j++) {
                int parent = pool[j];
                if (marks[parent] != round) {
                    marks[parent] = round;
                    visited[end++] = (short) parent;
                }
            }
        }
        count = end;
        return end;
    }

    void forgetChains() {
        chainCount = 0;
    }

    /** The lengths of the chains among the ancestors of the last walk that were not met since the last forgetting. */
    int chains(Branch branch) {
        if (branch.nested == null) {
            return 0;
        }
        int sum = 0;
        for (int i = 0; i < count; i++) {
            Nested chain = (visited[i] & 1) != 0 ? null : branch.nested[visited[i]];
            if (chain != null && isNew(chain)) {
                sum += chain.complexity;
            }
        }
        return sum;
    }

    private boolean isNew(Nested chain) {
        for (int i = 0; i < chainCount; i++) {
            if (chains[i].same(chain)) {
                return false;
            }
        }
        if (chainCount == chains.length) {
            chains = java.util.Arrays.copyOf(chains, 2 * chainCount);
        }
        chains[chainCount++] = chain;
        return true;
    }
}
