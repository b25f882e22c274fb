package tilewright.sudoku.rating;

import tilewright.sudoku.step.StepKind;

/**
 * Loops of cells that would hold two digits in two ways: 4.5 for a rectangle, 4.6 for 6 cells, 4.7 for 8, 5.0 for more,
 * and 0.1 for each further cell of the set of type 3. The easiest of all is the step.
 *
 * <p>Loops are looked for as in version 1.2.1, where the extra digits of a cell's neighbors count for those that follow.
 */
final class UniqueLoops implements TechniqueFinder {

    private final int[] loop = new int[Layout.CELLS];
    private int length;
    private int pair;

    /** The best step so far is kept here while others are looked at. */
    private final StepBuffer best = new StepBuffer();

    private boolean found;

    @Override
    public boolean find(CandidateState state, StepBuffer buffer, Listener listener) {
        found = false;
        for (int cell = 0; cell < Layout.CELLS; cell++) {
            if (Integer.bitCount(state.masks[cell]) == 2) {
                pair = state.masks[cell];
                length = 0;
                search(state, buffer, cell, 2, 0, -1);
            }
        }
        if (!found) {
            return false;
        }
        buffer.start(best.cells == 4 ? rectangle(best.kind) : best.kind, best.rating);
        for (int i = 0; i < best.removals; i++) {
            buffer.remove(best.removalCells[i], best.removalMasks[i]);
        }
        for (int i = 0; i < best.cells; i++) {
            buffer.patternCell(best.patternCells[i]);
        }
        buffer.digits = best.digits;
        return listener.found();
    }

    /** A loop of four cells is a rectangle, and is called so. */
    private static StepKind rectangle(StepKind loop) {
        return switch (loop) {
            case UNIQUE_LOOP_1 -> StepKind.UNIQUENESS_1;
            case UNIQUE_LOOP_2 -> StepKind.UNIQUENESS_2;
            case UNIQUE_LOOP_3 -> StepKind.UNIQUENESS_3;
            default -> StepKind.UNIQUENESS_4;
        };
    }

    private void search(CandidateState state, StepBuffer buffer, int cell, int allowance, int known, int lastKind) {
        loop[length++] = cell;
        int extras = known;
        for (int kind = 0; kind < 3; kind++) {
            if (kind == lastKind) {
                continue;
            }
            int house = Layout.HOUSE[cell * 3 + kind];
            for (int place = 0; place < 9; place++) {
                int next = Layout.CELL[house * 9 + place];
                if (next == loop[0] && length >= 4) {
                    look(state, buffer);
                } else if ((state.masks[next] & pair) == pair && !inLoop(next)) {
                    extras |= state.masks[next] & ~pair;
                    boolean plain = state.masks[next] == pair;
                    if (plain || Integer.bitCount(extras) == 1 || allowance > 0) {
                        search(state, buffer, next, plain ? allowance : allowance - 1, extras, kind);
                    }
                }
            }
        }
        length--;
    }

    private boolean inLoop(int cell) {
        for (int i = 0; i < length; i++) {
            if (loop[i] == cell) {
                return true;
            }
        }
        return false;
    }

    /** Whether both halves of the loop, taken alternately, visit the same houses, each once. */
    private boolean valid() {
        int even = 0;
        int odd = 0;
        for (int i = 0; i < length; i++) {
            int houses = 0;
            for (int kind = 0; kind < 3; kind++) {
                houses |= 1 << Layout.HOUSE[loop[i] * 3 + kind];
            }
            if (((i & 1) == 0 ? even & houses : odd & houses) != 0) {
                return false;
            }
            if ((i & 1) == 0) {
                even |= houses;
            } else {
                odd |= houses;
            }
        }
        return even == odd;
    }

    private double rating() {
        if (length >= 10) {
            return 4.5 + 0.3 + 0.2;
        }
        return length >= 8 ? 4.5 + 0.2 : length >= 6 ? 4.5 + 0.1 : 4.5;
    }

    private void look(CandidateState state, StepBuffer buffer) {
        if (!valid()) {
            return;
        }
        int extraCells = 0;
        int first = -1;
        int second = -1;
        for (int i = 0; i < length; i++) {
            if (Integer.bitCount(state.masks[loop[i]]) > 2) {
                extraCells++;
                if (first < 0) {
                    first = loop[i];
                } else if (second < 0) {
                    second = loop[i];
                }
            }
        }
        if (extraCells == 1) {
            start(buffer, StepKind.UNIQUE_LOOP_1, 0);
            buffer.remove(first, pair);
            keep(buffer);
        } else if (extraCells == 2) {
            int extras = (state.masks[first] | state.masks[second]) & ~pair;
            if (Integer.bitCount(extras) == 1) {
                second(state, buffer, first);
            } else {
                third(state, buffer, first, second, extras);
            }
            fourth(state, buffer, first, second);
        } else if (extraCells > 2) {
            second(state, buffer, first);
        }
    }

    private void start(StepBuffer buffer, StepKind technique, int further) {
        buffer.start(technique, further == 0 ? rating() : rating() + further * 0.1);
        buffer.digits = pair;
        for (int i = 0; i < length; i++) {
            buffer.patternCell(loop[i]);
        }
    }

    /** Takes a step if it is easier than all before, by rating and then by type. */
    private void keep(StepBuffer buffer) {
        if (buffer.removals > 0
                && (!found
                        || buffer.rating < best.rating
                        || buffer.rating == best.rating && buffer.kind.compareTo(best.kind) < 0)) {
            found = true;
            best.start(buffer.kind, buffer.rating);
            best.removals = buffer.removals;
            System.arraycopy(buffer.removalCells, 0, best.removalCells, 0, buffer.removals);
            System.arraycopy(buffer.removalMasks, 0, best.removalMasks, 0, buffer.removals);
            best.cells = buffer.cells;
            System.arraycopy(buffer.patternCells, 0, best.patternCells, 0, buffer.cells);
            best.digits = buffer.digits;
        }
    }

    private void second(CandidateState state, StepBuffer buffer, int first) {
        start(buffer, StepKind.UNIQUE_LOOP_2, 0);
        int extra = state.masks[first] & ~pair;
        extra &= -extra;
        for (int i = 0; i < 20; i++) {
            int cell = Layout.PEERS[first * 20 + i];
            if ((state.masks[cell] & extra) != 0 && seesAllExtraCells(state, cell)) {
                buffer.remove(cell, extra);
            }
        }
        keep(buffer);
    }

    private boolean seesAllExtraCells(CandidateState state, int cell) {
        for (int i = 0; i < length; i++) {
            if (Integer.bitCount(state.masks[loop[i]]) > 2 && !Layout.sees(loop[i], cell)) {
                return false;
            }
        }
        return true;
    }

    private void third(CandidateState state, StepBuffer buffer, int first, int second, int extras) {
        for (int size = Integer.bitCount(extras); size <= 7; size++) {
            for (int kind = 0; kind < 3; kind++) {
                int house = Layout.HOUSE[first * 3 + kind];
                if (Layout.HOUSE[second * 3 + kind] == house) {
                    int one = 1 << Layout.PLACE[first * 3 + kind];
                    int two = 1 << Layout.PLACE[second * 3 + kind];
                    if (size * 2 <= state.empty[house]) {
                        naked(state, buffer, house, size, one, two, extras, first, second);
                    }
                    if (size * 2 < state.empty[house]) {
                        hidden(state, buffer, house, size, one, two, extras);
                    }
                }
            }
        }
    }

    private void naked(
            CandidateState state,
            StepBuffer buffer,
            int house,
            int size,
            int one,
            int two,
            int extras,
            int first,
            int second) {
        for (int set : Layout.SETS[size]) {
            if ((set & one) == 0 || (set & two) != 0) {
                continue;
            }
            int others = 0;
            boolean usable = true;
            for (int rest = set & ~one; rest != 0; rest &= rest - 1) {
                int mask = state.masks[Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(rest)]];
                usable &= Integer.bitCount(mask) >= 2;
                others |= mask;
            }
            int shared = others | extras & state.masks[first] & state.masks[second];
            int union = others | extras;
            if (!usable || Integer.bitCount(shared) != size || Integer.bitCount(union) != size) {
                continue;
            }
            start(buffer, StepKind.UNIQUE_LOOP_3, size - 1);
            for (int place = 0; place < 9; place++) {
                if (((set | two) >> place & 1) == 0) {
                    int cell = Layout.CELL[house * 9 + place];
                    buffer.remove(cell, state.masks[cell] & union);
                }
            }
            keep(buffer);
        }
    }

    private void hidden(CandidateState state, StepBuffer buffer, int house, int size, int one, int two, int extras) {
        int rest = 0x1ff & ~pair & ~extras;
        for (int set : Layout.SETS[size - 2]) {
            if ((set & ~rest) != 0) {
                continue;
            }
            int digits = set | pair;
            int union = 0;
            boolean usable = true;
            for (int left = digits; left != 0; left &= left - 1) {
                int places = state.places[house * 9 + Integer.numberOfTrailingZeros(left)] & ~two;
                usable &= places != 0;
                union |= places;
            }
            if (!usable || Integer.bitCount(union) != size) {
                continue;
            }
            union &= ~one;
            start(buffer, StepKind.UNIQUE_LOOP_3, Integer.bitCount(union) - 1);
            for (int left = union; left != 0; left &= left - 1) {
                int cell = Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(left)];
                buffer.remove(cell, state.masks[cell] & ~digits);
            }
            keep(buffer);
        }
    }

    private void fourth(CandidateState state, StepBuffer buffer, int first, int second) {
        int smaller = pair & -pair;
        boolean lockedSmaller = false;
        boolean lockedGreater = false;
        for (int kind = 0; kind < 3; kind++) {
            int house = Layout.HOUSE[first * 3 + kind];
            if (Layout.HOUSE[second * 3 + kind] == house) {
                int both = 1 << Layout.PLACE[first * 3 + kind] | 1 << Layout.PLACE[second * 3 + kind];
                lockedSmaller |= (state.places[house * 9 + Integer.numberOfTrailingZeros(smaller)] & ~both) == 0;
                lockedGreater |=
                        (state.places[house * 9 + Integer.numberOfTrailingZeros(pair & ~smaller)] & ~both) == 0;
            }
        }
        if (lockedSmaller || lockedGreater) {
            start(buffer, StepKind.UNIQUE_LOOP_4, 0);
            int removed = lockedSmaller ? pair & ~smaller : smaller;
            buffer.remove(first, removed);
            buffer.remove(second, removed);
            keep(buffer);
        }
    }
}
