package tilewright.sudoku.rating;

import org.jspecify.annotations.Nullable;
import tilewright.search.Stop;

/**
 * Draws the consequences of an assertion, in the order of Sudoku Explainer.
 *
 * <p>An "on" turns off the other candidates of its cell and the other places of its digit. An "off" turns on the last
 * candidate of its cell and the last place of its digit in a house; in dynamic propagation it is removed from the grid
 * first, so that later conclusions depend on it. When nothing follows any more, other techniques look at what is left.
 */
final class Propagation implements TechniqueFinder.Listener {

    private final boolean cells;
    private final boolean dynamic;
    private final TechniqueFinder[] families;
    private final @Nullable NestedSearch[] searches;
    private final int level;

    private final CandidateState work = new CandidateState();
    private final StepBuffer buffer = new StepBuffer();
    private final int[] parents = new int[9 * Layout.CELLS];
    private final int[] removals = new int[9 * Layout.CELLS];

    private CandidateState source = work;
    private Branch branch = new Branch();
    private boolean any;
    private Stop stop = Stop.never();

    /**
     * @param cells whether links inside cells are used
     * @param dynamic whether what is off is removed
     * @param level how much else is asked: 0 nothing, 1 simple techniques, 2 to 5 chains as well
     */
    Propagation(boolean cells, boolean dynamic, int level) {
        this.cells = cells;
        this.dynamic = dynamic;
        families = level == 0
                ? new TechniqueFinder[0]
                : new TechniqueFinder[] {new Locking(false), new HiddenSets(2, false), new NakedSets(2), new Fish(2)};
        this.level = level;
        searches = new NestedSearch[level < 2 ? 0 : level == 3 || level == 5 ? 2 : 1];
    }

    /** The searches for chains, made when they are needed: static ones, multiple ones, or dynamic ones of two levels. */
    private NestedSearch search(int index) {
        NestedSearch search = searches[index];
        if (search == null) {
            search = level >= 4
                    ? new ForcingChains(ForcingChains.Kind.DYNAMIC, 2 * index)
                    : index == 0 ? new StaticChains() : new ForcingChains(ForcingChains.Kind.MULTIPLE, 0);
            searches[index] = search;
        }
        return search;
    }

    /**
     * Fills a branch with all that follows from an assertion, or up to the first contradiction.
     *
     * @param grid is not changed
     */
    void run(Branch result, CandidateState grid, int assertion, Stop asked) {
        stop = asked;
        stop.check();
        source = grid;
        branch = result;
        CandidateState state = grid;
        if (dynamic) {
            work.copyCandidates(grid);
            state = work;
            if (families.length > 0) {
                work.copy(grid);
            }
        }
        branch.start(assertion);
        int nextOn = 0;
        int nextOff = 0;
        while (true) {
            if (nextOn < branch.onCount) {
                if (on(state, branch.ons[nextOn++])) {
                    return;
                }
            } else if (nextOff < branch.offCount) {
                if (off(state, branch.offs[nextOff++])) {
                    return;
                }
            } else if (families.length == 0 || !advance()) {
                return;
            }
        }
    }

    /** Turns off all candidates that an "on" excludes. Answers whether that is a contradiction. */
    private boolean on(CandidateState state, int candidate) {
        int cell = candidate / 9;
        int digit = candidate % 9;
        int parent = 2 * candidate + 1;
        if (cells) {
            for (int rest = state.masks[cell] & ~(1 << digit); rest != 0; rest &= rest - 1) {
                if (turnOff(cell * 9 + Integer.numberOfTrailingZeros(rest), parent)) {
                    return true;
                }
            }
        }
        for (int at = cell * 3; at < cell * 3 + 3; at++) {
            int house = Layout.HOUSE[at];
            for (int rest = state.places[house * 9 + digit] & ~(1 << Layout.PLACE[at]); rest != 0; rest &= rest - 1) {
                if (turnOff(Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(rest)] * 9 + digit, parent)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean turnOff(int candidate, int parent) {
        Branch to = branch;
        int assertion = 2 * candidate;
        boolean clash = to.knows(assertion + 1);
        if (clash || !to.knows(assertion)) {
            to.open(assertion, Branch.TECHNIQUE);
            to.parent(parent);
            to.close();
            if (clash) {
                to.clash = assertion;
                return true;
            }
            to.add(assertion);
        }
        return false;
    }

    /** Turns on the candidates that are left alone by an "off". Answers whether that is a contradiction. */
    private boolean off(CandidateState state, int candidate) {
        int cell = candidate / 9;
        int digit = candidate % 9;
        if (cells) {
            int left = state.masks[cell] & ~(1 << digit);
            if (left != 0 && (left & left - 1) == 0) {
                int assertion = 2 * (cell * 9 + Integer.numberOfTrailingZeros(left)) + 1;
                if (!branch.knows(assertion)) {
                    branch.open(assertion, Branch.IN_CELL);
                    branch.parent(2 * candidate);
                    if (dynamic) {
                        for (int gone = source.masks[cell] & ~state.masks[cell]; gone != 0; gone &= gone - 1) {
                            branch.parent(2 * (cell * 9 + Integer.numberOfTrailingZeros(gone)));
                        }
                    }
                    if (turnOn(assertion)) {
                        return true;
                    }
                }
            }
        }
        for (int kind = 0; kind < 3; kind++) {
            int house = Layout.HOUSE[cell * 3 + kind] * 9;
            int left = state.places[house + digit] & ~(1 << Layout.PLACE[cell * 3 + kind]);
            if (left != 0 && (left & left - 1) == 0) {
                int assertion = 2 * (Layout.CELL[house + Integer.numberOfTrailingZeros(left)] * 9 + digit) + 1;
                if (!branch.knows(assertion)) {
                    branch.open(assertion, (byte) kind);
                    branch.parent(2 * candidate);
                    if (dynamic) {
                        int gone = source.places[house + digit] & ~state.places[house + digit];
                        for (; gone != 0; gone &= gone - 1) {
                            branch.parent(2 * (Layout.CELL[house + Integer.numberOfTrailingZeros(gone)] * 9 + digit));
                        }
                    }
                    if (turnOn(assertion)) {
                        return true;
                    }
                }
            }
        }
        if (dynamic) {
            state.remove(cell, digit);
        }
        return false;
    }

    private boolean turnOn(int assertion) {
        branch.close();
        if (branch.knows(assertion - 1)) {
            branch.clash = assertion;
            return true;
        }
        branch.add(assertion);
        return false;
    }

    /**
     * Asks other techniques about the remaining candidates, until one finds something. Answers whether anything was
     * turned off.
     */
    private boolean advance() {
        int before = branch.offCount;
        any = false;
        for (int i = 0; i < families.length && !any; i++) {
            families[i].find(work, buffer, this);
        }
        for (int i = 0; i < searches.length && !any; i++) {
            for (NestedHint hint : search(i).hints(work, source, stop)) {
                if (hint.parents().length > 0) {
                    any = true;
                    turnOff(
                            hint.removals(),
                            hint.removals().length,
                            hint.parents(),
                            hint.parents().length,
                            hint.chain());
                }
            }
        }
        return branch.offCount > before;
    }

    private void turnOff(int[] candidates, int count, int[] from, int fromCount, @Nullable Nested chain) {
        for (int i = 0; i < count; i++) {
            int assertion = 2 * candidates[i];
            if (!branch.knows(assertion)) {
                branch.open(assertion, Branch.TECHNIQUE);
                for (int j = 0; j < fromCount; j++) {
                    branch.parent(2 * from[j]);
                }
                branch.close();
                branch.chain(assertion, chain);
                branch.add(assertion);
            }
        }
    }

    /** Turns off the candidates that a simple technique removes, if it needs an earlier removal. */
    @Override
    public boolean found() {
        int fromCount = switch (buffer.kind) {
            case HIDDEN_PAIR -> hiddenParents();
            case NAKED_PAIR -> nakedParents();
            default -> coverParents();
        };
        if (fromCount == 0) {
            return false;
        }
        any = true;
        int count = 0;
        for (int i = 0; i < buffer.removals; i++) {
            for (int rest = buffer.removalMasks[i]; rest != 0; rest &= rest - 1) {
                int removal = buffer.removalCells[i] * 9 + Integer.numberOfTrailingZeros(rest);
                int at = count++;
                for (; at > 0 && removals[at - 1] > removal; at--) {
                    removals[at] = removals[at - 1];
                }
                removals[at] = removal;
            }
        }
        turnOff(removals, count, parents, fromCount, null);
        return false;
    }

    private int hiddenParents() {
        int count = 0;
        int house = buffer.base[0];
        for (int place = 0; place < 9; place++) {
            int cell = Layout.CELL[house * 9 + place];
            if (cell == buffer.patternCells[0] || cell == buffer.patternCells[1]) {
                continue;
            }
            for (int rest = source.masks[cell] & buffer.digits; rest != 0; rest &= rest - 1) {
                parents[count++] = cell * 9 + Integer.numberOfTrailingZeros(rest);
            }
        }
        return count;
    }

    private int nakedParents() {
        int count = 0;
        for (int i = 0; i < 2; i++) {
            int cell = buffer.patternCells[i];
            for (int rest = source.masks[cell] & ~buffer.digits; rest != 0; rest &= rest - 1) {
                parents[count++] = cell * 9 + Integer.numberOfTrailingZeros(rest);
            }
        }
        return count;
    }

    private int coverParents() {
        int count = 0;
        int digit = Integer.numberOfTrailingZeros(buffer.digits);
        for (int i = 0; i < buffer.bases; i++) {
            int house = buffer.base[i] * 9;
            int gone = source.places[house + digit] & ~work.places[house + digit];
            for (; gone != 0; gone &= gone - 1) {
                int cell = Layout.CELL[house + Integer.numberOfTrailingZeros(gone)];
                if (!covered(cell)) {
                    parents[count++] = cell * 9 + digit;
                }
            }
        }
        return count;
    }

    private boolean covered(int cell) {
        for (int i = 0; i < buffer.covers; i++) {
            int house = buffer.cover[i];
            if (Layout.HOUSE[cell * 3 + house / 9] == house) {
                return true;
            }
        }
        return false;
    }
}
