package tilewright.sudoku.variant;

import java.util.function.IntUnaryOperator;
import tilewright.search.Search;
import tilewright.sudoku.rules.VariantPuzzle;

/** Finds all solutions of a puzzle of any rules. */
public final class VariantSearch implements Search {

    /*
     * Backtracking with propagation. Each node decides on a cell by its candidates and by how often it had a part in a contradiction,
     * weight / candidates², after the weighted degrees of Boussemart, Hemery, Lecoutre, and Sais [1]; where grids are drawn also on the places
     * of a digit in a house if these are two, and the cell has more candidates: seeds keep their grids so. A level is the mark of the trail before its first option, what it decides on, and the options that are left, as bits:
     * of digits for a cell, of indices into the cells for a house.
     *
     * [1] Boosting systematic search by weighting constraints, ECAI 2004.
     */

    /** Nodes after which a call returns in any case, so that its driver looks at the stop: some milliseconds on large grids. */
    private static final long MOST_AT_ONCE = 64;

    private final Network network;
    private final IntUnaryOperator order;
    private final boolean byPlaces;
    private final Candidates candidates;

    /** A cell, or -1 - house. */
    private final int[] subjects;

    /** The digit whose places are the options of a house, as its bit. */
    private final int[] digits;

    private final int[] options;
    private final int[] marks;
    private int depth;
    private long nodes;
    private State state = State.LOOK;
    private boolean possible;

    private enum State {
        /** The state at a node that is not looked at yet. */
        LOOK,
        /** Before the next option of a level. */
        NEXT,
        /** Before the last option is taken back. */
        BACK,
        END
    }

    VariantSearch(Network network, VariantPuzzle puzzle) {
        this(network, options -> options & -options, false);
        begin(puzzle.givens().stream().mapToInt(Integer::intValue).toArray(), -1);
    }

    /**
     * @param order one of the options, all given as bits: the one that is taken next
     * @param byPlaces whether it decides on digits with two places, too
     */
    VariantSearch(Network network, IntUnaryOperator order, boolean byPlaces) {
        this.network = network;
        this.order = order;
        this.byPlaces = byPlaces;
        int cells = network.cells();
        candidates = new Candidates(network);
        subjects = new int[cells + 1];
        digits = new int[cells + 1];
        options = new int[cells + 1];
        marks = new int[cells + 1];
    }

    /**
     * Begins anew, with what was learned of where contradictions are.
     *
     * @param givens of all cells, 0 for none
     * @param other a cell that is to have another digit than its given; -1 for none
     */
    void begin(int[] givens, int other) {
        candidates.reset();
        depth = 0;
        nodes = 0;
        state = State.LOOK;
        possible = true;
        for (int cell = 0; cell < givens.length && possible; cell++) {
            int bit = givens[cell] == 0 ? 0 : 1 << givens[cell] - 1;
            possible = bit == 0 || candidates.keep(cell, cell == other ? network.all() & ~bit : bit);
        }
    }

    /** The digits of all cells, at a solution. */
    int[] solution() {
        int[] solution = new int[network.cells()];
        for (int cell = 0; cell < solution.length; cell++) {
            solution[cell] = candidates.digit(cell);
        }
        return solution;
    }

    /** The digits of cells with one candidate, 0 for others. */
    public int[] digits() {
        int[] digits = new int[network.cells()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = Integer.bitCount(candidates.mask(cell)) == 1 ? candidates.digit(cell) : 0;
        }
        return digits;
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public int depth() {
        return depth;
    }

    @Override
    public int run(int haltAt, long grant) {
        long most = nodes + Math.min(grant, MOST_AT_ONCE);
        while (true) {
            int event = step(most);
            if (event == 0 || event == FINISHED || (event & haltAt) != 0) {
                return event;
            }
        }
    }

    /** Goes on to the next event; 0 when an option would be taken beyond the most nodes. */
    private int step(long most) {
        while (true) {
            switch (state) {
                case LOOK -> {
                    int event = look();
                    if (event != 0) {
                        return event;
                    }
                }
                case NEXT -> {
                    if (options[depth] == 0) {
                        state = State.BACK;
                    } else if (nodes == most) {
                        return 0;
                    } else {
                        take();
                        return DESCEND;
                    }
                }
                case BACK -> {
                    if (depth == 0) {
                        state = State.END;
                        return FINISHED;
                    }
                    depth--;
                    candidates.undo(marks[depth]);
                    state = State.NEXT;
                    return RETREAT;
                }
                case END -> {
                    return FINISHED;
                }
            }
        }
    }

    private int look() {
        if (!possible || !candidates.propagate()) {
            state = State.BACK;
            return DEAD_END;
        }
        if (candidates.open() == 0) {
            state = State.BACK;
            return SOLUTION;
        }
        marks[depth] = candidates.mark();
        choose();
        state = State.NEXT;
        return 0;
    }

    private void take() {
        int option = order.applyAsInt(options[depth]);
        options[depth] &= ~option;
        int subject = subjects[depth];
        possible = subject >= 0
                ? candidates.keep(subject, option)
                : candidates.keep(network.houses()[-1 - subject][Integer.numberOfTrailingZeros(option)], digits[depth]);
        depth++;
        nodes++;
        state = State.LOOK;
    }

    /** Decides on a cell with few candidates and many contradictions, or on a digit with two places if it has more. */
    private void choose() {
        long bestWeight = 0;
        long bestSquare = 1;
        int fewest = 0;
        for (int cell = 0; cell < network.cells(); cell++) {
            int mask = candidates.mask(cell);
            if ((mask & mask - 1) != 0) {
                int count = Integer.bitCount(mask);
                long weight = 1L + candidates.weight(cell);
                if (weight * bestSquare > bestWeight * count * count) {
                    bestWeight = weight;
                    bestSquare = (long) count * count;
                    fewest = count;
                    subjects[depth] = cell;
                    options[depth] = mask;
                }
            }
        }
        for (int house = 0; byPlaces && house < network.houses().length && fewest > 2; house++) {
            fewest = choosePlaces(house, fewest);
        }
    }

    /** Decides on a digit of a house if it has fewer places; returns their number, or the fewest so far. */
    private int choosePlaces(int house, int fewest) {
        int[] cells = network.houses()[house];
        int once = 0;
        int twice = 0;
        int more = 0;
        for (int cell : cells) {
            int mask = candidates.mask(cell);
            more |= twice & mask;
            twice |= once & mask;
            once |= mask;
        }
        int pairs = twice & ~more;
        if (pairs == 0) {
            return fewest;
        }
        int digit = pairs & -pairs;
        int places = 0;
        for (int i = 0; i < cells.length; i++) {
            places |= (candidates.mask(cells[i]) & digit) != 0 ? 1 << i : 0;
        }
        subjects[depth] = -1 - house;
        digits[depth] = digit;
        options[depth] = places;
        return 2;
    }
}
