package tilewright.sudoku.rating;

import tilewright.sudoku.step.StepKind;

/**
 * Loops of cells that would hold two digits in two ways: 4.5 for a rectangle, 4.6 for 6 cells, 4.7 for 8, 5.0 for more,
 * and 0.1 for each further cell of the set of type 3. The easiest of all is the step.
 *
 * <p>Loops are looked for as in version 1.2.1, where the extra digits of a cell's neighbors count for those that follow.
 */
final class UniqueLoops implements Producer {

    private final int[] loop = new int[Layout.CELLS];
    private int length;
    private int pair;

    /** The best step so far is kept here while others are looked at. */
    private final StepBuffer best = new StepBuffer();

    private boolean found;

    @Override
    public boolean find(Marks marks, StepBuffer finding, Taker taker) {
        found = false;
        for (int cell = 0; cell < Layout.CELLS; cell++) {
            if (Integer.bitCount(marks.masks[cell]) == 2) {
                pair = marks.masks[cell];
                length = 0;
                search(marks, finding, cell, 2, 0, -1);
            }
        }
        if (!found) {
            return false;
        }
        finding.start(best.kind, best.rating);
        for (int i = 0; i < best.removals; i++) {
            finding.remove(best.removalCells[i], best.removalMasks[i]);
        }
        for (int i = 0; i < best.cells; i++) {
            finding.patternCell(best.patternCells[i]);
        }
        finding.digits = best.digits;
        return taker.take();
    }

    private void search(Marks marks, StepBuffer finding, int cell, int allowance, int known, int lastKind) {
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
                    look(marks, finding);
                } else if ((marks.masks[next] & pair) == pair && !inLoop(next)) {
                    extras |= marks.masks[next] & ~pair;
                    boolean plain = marks.masks[next] == pair;
                    if (plain || Integer.bitCount(extras) == 1 || allowance > 0) {
                        search(marks, finding, next, plain ? allowance : allowance - 1, extras, kind);
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

    private void look(Marks marks, StepBuffer finding) {
        if (!valid()) {
            return;
        }
        int extraCells = 0;
        int first = -1;
        int second = -1;
        for (int i = 0; i < length; i++) {
            if (Integer.bitCount(marks.masks[loop[i]]) > 2) {
                extraCells++;
                if (first < 0) {
                    first = loop[i];
                } else if (second < 0) {
                    second = loop[i];
                }
            }
        }
        if (extraCells == 1) {
            start(finding, StepKind.UNIQUE_LOOP_1, 0);
            finding.remove(first, pair);
            keep(finding);
        } else if (extraCells == 2) {
            int extras = (marks.masks[first] | marks.masks[second]) & ~pair;
            if (Integer.bitCount(extras) == 1) {
                second(marks, finding, first);
            } else {
                third(marks, finding, first, second, extras);
            }
            fourth(marks, finding, first, second);
        } else if (extraCells > 2) {
            second(marks, finding, first);
        }
    }

    private void start(StepBuffer finding, StepKind technique, int further) {
        finding.start(technique, further == 0 ? rating() : rating() + further * 0.1);
        finding.digits = pair;
        for (int i = 0; i < length; i++) {
            finding.patternCell(loop[i]);
        }
    }

    /** Takes a step if it is easier than all before, by rating and then by type. */
    private void keep(StepBuffer finding) {
        if (finding.removals > 0
                && (!found
                        || finding.rating < best.rating
                        || finding.rating == best.rating && finding.kind.compareTo(best.kind) < 0)) {
            found = true;
            best.start(finding.kind, finding.rating);
            best.removals = finding.removals;
            System.arraycopy(finding.removalCells, 0, best.removalCells, 0, finding.removals);
            System.arraycopy(finding.removalMasks, 0, best.removalMasks, 0, finding.removals);
            best.cells = finding.cells;
            System.arraycopy(finding.patternCells, 0, best.patternCells, 0, finding.cells);
            best.digits = finding.digits;
        }
    }

    private void second(Marks marks, StepBuffer finding, int first) {
        start(finding, StepKind.UNIQUE_LOOP_2, 0);
        int extra = marks.masks[first] & ~pair;
        extra &= -extra;
        for (int i = 0; i < 20; i++) {
            int cell = Layout.PEERS[first * 20 + i];
            if ((marks.masks[cell] & extra) != 0 && seesAllExtraCells(marks, cell)) {
                finding.remove(cell, extra);
            }
        }
        keep(finding);
    }

    private boolean seesAllExtraCells(Marks marks, int cell) {
        for (int i = 0; i < length; i++) {
            if (Integer.bitCount(marks.masks[loop[i]]) > 2 && !Layout.sees(loop[i], cell)) {
                return false;
            }
        }
        return true;
    }

    private void third(Marks marks, StepBuffer finding, int first, int second, int extras) {
        for (int size = Integer.bitCount(extras); size <= 7; size++) {
            for (int kind = 0; kind < 3; kind++) {
                int house = Layout.HOUSE[first * 3 + kind];
                if (Layout.HOUSE[second * 3 + kind] == house) {
                    int one = 1 << Layout.PLACE[first * 3 + kind];
                    int two = 1 << Layout.PLACE[second * 3 + kind];
                    if (size * 2 <= marks.empty[house]) {
                        naked(marks, finding, house, size, one, two, extras, first, second);
                    }
                    if (size * 2 < marks.empty[house]) {
                        hidden(marks, finding, house, size, one, two, extras);
                    }
                }
            }
        }
    }

    private void naked(
            Marks marks, StepBuffer finding, int house, int size, int one, int two, int extras, int first, int second) {
        for (int set : Layout.SETS[size]) {
            if ((set & one) == 0 || (set & two) != 0) {
                continue;
            }
            int others = 0;
            boolean usable = true;
            for (int rest = set & ~one; rest != 0; rest &= rest - 1) {
                int mask = marks.masks[Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(rest)]];
                usable &= Integer.bitCount(mask) >= 2;
                others |= mask;
            }
            int shared = others | extras & marks.masks[first] & marks.masks[second];
            int union = others | extras;
            if (!usable || Integer.bitCount(shared) != size || Integer.bitCount(union) != size) {
                continue;
            }
            start(finding, StepKind.UNIQUE_LOOP_3, size - 1);
            for (int place = 0; place < 9; place++) {
                if (((set | two) >> place & 1) == 0) {
                    int cell = Layout.CELL[house * 9 + place];
                    finding.remove(cell, marks.masks[cell] & union);
                }
            }
            keep(finding);
        }
    }

    private void hidden(Marks marks, StepBuffer finding, int house, int size, int one, int two, int extras) {
        int rest = 0x1ff & ~pair & ~extras;
        for (int set : Layout.SETS[size - 2]) {
            if ((set & ~rest) != 0) {
                continue;
            }
            int digits = set | pair;
            int union = 0;
            boolean usable = true;
            for (int left = digits; left != 0; left &= left - 1) {
                int places = marks.places[house * 9 + Integer.numberOfTrailingZeros(left)] & ~two;
                usable &= places != 0;
                union |= places;
            }
            if (!usable || Integer.bitCount(union) != size) {
                continue;
            }
            union &= ~one;
            start(finding, StepKind.UNIQUE_LOOP_3, Integer.bitCount(union) - 1);
            for (int left = union; left != 0; left &= left - 1) {
                int cell = Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(left)];
                finding.remove(cell, marks.masks[cell] & ~digits);
            }
            keep(finding);
        }
    }

    private void fourth(Marks marks, StepBuffer finding, int first, int second) {
        int smaller = pair & -pair;
        boolean lockedSmaller = false;
        boolean lockedGreater = false;
        for (int kind = 0; kind < 3; kind++) {
            int house = Layout.HOUSE[first * 3 + kind];
            if (Layout.HOUSE[second * 3 + kind] == house) {
                int both = 1 << Layout.PLACE[first * 3 + kind] | 1 << Layout.PLACE[second * 3 + kind];
                lockedSmaller |= (marks.places[house * 9 + Integer.numberOfTrailingZeros(smaller)] & ~both) == 0;
                lockedGreater |=
                        (marks.places[house * 9 + Integer.numberOfTrailingZeros(pair & ~smaller)] & ~both) == 0;
            }
        }
        if (lockedSmaller || lockedGreater) {
            start(finding, StepKind.UNIQUE_LOOP_4, 0);
            int removed = lockedSmaller ? pair & ~smaller : smaller;
            finding.remove(first, removed);
            finding.remove(second, removed);
            keep(finding);
        }
    }
}
