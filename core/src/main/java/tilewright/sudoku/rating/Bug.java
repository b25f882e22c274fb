package tilewright.sudoku.rating;

import tilewright.sudoku.step.StepKind;

/**
 * Bivalue universal graves: all cells but a few have two candidates, and each digit two places in each house. Type 1 is
 * 5.6, types 2 and 4 are 5.7, type 3 is 5.8 or more.
 */
final class Bug implements TechniqueFinder {

    private final CandidateState copy = new CandidateState();
    private final int[] bugCells = new int[Layout.CELLS];
    private final int[] extras = new int[Layout.CELLS];

    /** The cells that see all bug cells, in the order of the first one's peers. */
    private final int[] common = new int[20];

    private int bugs;
    private int commons;
    private int allExtras;

    @Override
    public boolean find(CandidateState state, StepBuffer buffer, Listener listener) {
        bugs = 0;
        commons = 0;
        allExtras = 0;
        copy.copyCandidates(state);
        if (!collect(state) || !grave(state) || bugs == 0) {
            return false;
        }
        if (bugs == 1) {
            return first(state, buffer, listener);
        }
        if (Integer.bitCount(allExtras) == 1) {
            return second(state, buffer, listener) || bugs == 2 && fourth(state, buffer, listener);
        }
        return commons > 0 && (bugs == 2 && fourth(state, buffer, listener) || third(state, buffer, listener));
    }

    /** Finds the bug cells, and removes their extra digits in the copy. */
    private boolean collect(CandidateState state) {
        for (int house = 0; house < 27; house++) {
            for (int digit = 0; digit < 9; digit++) {
                int places = state.places[house * 9 + digit];
                int count = Integer.bitCount(places);
                if (count == 0 || count == 2) {
                    continue;
                }
                int found = 0;
                int bug = -1;
                for (int rest = places; rest != 0; rest &= rest - 1) {
                    int cell = Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(rest)];
                    if (Integer.bitCount(state.masks[cell]) >= 3) {
                        found++;
                        bug = cell;
                    }
                }
                if (found == 0 || found == 1 && !add(bug, digit)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean add(int cell, int digit) {
        if (!isBug(cell)) {
            extras[cell] = 0;
            bugCells[bugs++] = cell;
            if (bugs == 1) {
                System.arraycopy(Layout.PEERS, cell * 20, common, 0, 20);
                commons = 20;
            }
        }
        extras[cell] |= 1 << digit;
        allExtras |= 1 << digit;
        if (copy.has(cell, digit)) {
            copy.remove(cell, digit);
        }
        int kept = 0;
        for (int i = 0; i < commons; i++) {
            if (Layout.sees(common[i], cell) && !isBug(common[i])) {
                common[kept++] = common[i];
            }
        }
        commons = kept;
        return bugs == 1 || (allExtras & allExtras - 1) == 0 || commons > 0;
    }

    private boolean isBug(int cell) {
        for (int i = 0; i < bugs; i++) {
            if (bugCells[i] == cell) {
                return true;
            }
        }
        return false;
    }

    /** Whether the copy has two candidates in each empty cell, and two places or none for each digit in each house. */
    private boolean grave(CandidateState state) {
        for (int cell = 0; cell < Layout.CELLS; cell++) {
            if (state.digits[cell] == 0 && Integer.bitCount(copy.masks[cell]) != 2) {
                return false;
            }
        }
        for (int places : copy.places) {
            if (places != 0 && Integer.bitCount(places) != 2) {
                return false;
            }
        }
        return true;
    }

    private void start(StepBuffer buffer, StepKind technique, double rating) {
        buffer.start(technique, rating);
        buffer.digits = allExtras;
        for (int i = 0; i < bugs; i++) {
            buffer.patternCell(bugCells[i]);
        }
    }

    private boolean first(CandidateState state, StepBuffer buffer, Listener listener) {
        start(buffer, StepKind.BUG_PLUS_1, 5.6);
        buffer.remove(bugCells[0], state.masks[bugCells[0]] & ~allExtras);
        return listener.found();
    }

    private boolean second(CandidateState state, StepBuffer buffer, Listener listener) {
        start(buffer, StepKind.BUG_2, 5.7);
        for (int i = 0; i < commons; i++) {
            buffer.remove(common[i], state.masks[common[i]] & allExtras);
        }
        return buffer.removals > 0 && listener.found();
    }

    private boolean fourth(CandidateState state, StepBuffer buffer, Listener listener) {
        int shared = state.masks[bugCells[0]] & state.masks[bugCells[1]] & ~allExtras;
        if (Integer.bitCount(shared) != 1) {
            return false;
        }
        for (int kind = 0; kind < 3; kind++) {
            int house = sharedHouse(kind);
            if (house >= 0) {
                start(buffer, StepKind.BUG_4, 5.7);
                buffer.base[buffer.bases++] = house;
                for (int i = 0; i < 2; i++) {
                    int cell = bugCells[i];
                    buffer.remove(cell, state.masks[cell] & ~extras[cell] & ~shared);
                }
                if (listener.found()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The house of a kind in which all bug cells lie; -1 when there is none. */
    private int sharedHouse(int kind) {
        int house = Layout.HOUSE[bugCells[0] * 3 + kind];
        for (int i = 1; i < bugs; i++) {
            if (Layout.HOUSE[bugCells[i] * 3 + kind] != house) {
                return -1;
            }
        }
        return house;
    }

    private boolean third(CandidateState state, StepBuffer buffer, Listener listener) {
        int[] others = new int[9];
        for (int kind = 0; kind < 3; kind++) {
            int house = sharedHouse(kind);
            int count = 0;
            for (int i = 0; house >= 0 && i < commons; i++) {
                if (Layout.HOUSE[common[i] * 3 + kind] == house) {
                    others[count++] = common[i];
                }
            }
            for (int size = 2; size <= 6 && size <= count; size++) {
                for (int set : Layout.sets(size - 1, count)) {
                    if (naked(state, buffer, listener, house, others, count, set, size)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean naked(
            CandidateState state,
            StepBuffer buffer,
            Listener listener,
            int house,
            int[] others,
            int count,
            int set,
            int size) {
        int union = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            int mask = state.masks[others[Integer.numberOfTrailingZeros(rest)]];
            if (Integer.bitCount(mask) < 2) {
                return false;
            }
            union |= mask;
        }
        if (Integer.bitCount(union) != size || Integer.bitCount(allExtras) < 2 || (allExtras & ~union) != 0) {
            return false;
        }
        start(buffer, StepKind.BUG_3, 5.7 + (size - 1) * 0.1);
        buffer.base[buffer.bases++] = house;
        for (int i = 0; i < count; i++) {
            if ((set >> i & 1) == 0) {
                buffer.remove(others[i], state.masks[others[i]] & union);
            } else {
                buffer.patternCell(others[i]);
            }
        }
        return buffer.removals > 0 && listener.found();
    }
}
