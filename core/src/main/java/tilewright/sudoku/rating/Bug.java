package tilewright.sudoku.rating;

import tilewright.sudoku.step.StepKind;

/**
 * Bivalue universal graves: all cells but a few have two candidates, and each digit two places in each house. Type 1 is
 * 5.6, types 2 and 4 are 5.7, type 3 is 5.8 or more.
 */
final class Bug implements Producer {

    private final Marks copy = new Marks();
    private final int[] bugCells = new int[Layout.CELLS];
    private final int[] extras = new int[Layout.CELLS];

    /** The cells that see all bug cells, in the order of the first one's peers. */
    private final int[] common = new int[20];

    private int bugs;
    private int commons;
    private int allExtras;

    @Override
    public boolean find(Marks marks, StepBuffer finding, Taker taker) {
        bugs = 0;
        commons = 0;
        allExtras = 0;
        copy.copyCandidates(marks);
        if (!collect(marks) || !grave(marks) || bugs == 0) {
            return false;
        }
        if (bugs == 1) {
            return first(marks, finding, taker);
        }
        if (Integer.bitCount(allExtras) == 1) {
            return second(marks, finding, taker) || bugs == 2 && fourth(marks, finding, taker);
        }
        return commons > 0 && (bugs == 2 && fourth(marks, finding, taker) || third(marks, finding, taker));
    }

    /** Finds the bug cells, and removes their extra digits in the copy. */
    private boolean collect(Marks marks) {
        for (int house = 0; house < 27; house++) {
            for (int digit = 0; digit < 9; digit++) {
                int places = marks.places[house * 9 + digit];
                int count = Integer.bitCount(places);
                if (count == 0 || count == 2) {
                    continue;
                }
                int found = 0;
                int bug = -1;
                for (int rest = places; rest != 0; rest &= rest - 1) {
                    int cell = Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(rest)];
                    if (Integer.bitCount(marks.masks[cell]) >= 3) {
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
    private boolean grave(Marks marks) {
        for (int cell = 0; cell < Layout.CELLS; cell++) {
            if (marks.digits[cell] == 0 && Integer.bitCount(copy.masks[cell]) != 2) {
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

    private void start(StepBuffer finding, StepKind technique, double rating) {
        finding.start(technique, rating);
        finding.digits = allExtras;
        for (int i = 0; i < bugs; i++) {
            finding.patternCell(bugCells[i]);
        }
    }

    private boolean first(Marks marks, StepBuffer finding, Taker taker) {
        start(finding, StepKind.BUG_1, 5.6);
        finding.remove(bugCells[0], marks.masks[bugCells[0]] & ~allExtras);
        return taker.take();
    }

    private boolean second(Marks marks, StepBuffer finding, Taker taker) {
        start(finding, StepKind.BUG_2, 5.7);
        for (int i = 0; i < commons; i++) {
            finding.remove(common[i], marks.masks[common[i]] & allExtras);
        }
        return finding.removals > 0 && taker.take();
    }

    private boolean fourth(Marks marks, StepBuffer finding, Taker taker) {
        int shared = marks.masks[bugCells[0]] & marks.masks[bugCells[1]] & ~allExtras;
        if (Integer.bitCount(shared) != 1) {
            return false;
        }
        for (int kind = 0; kind < 3; kind++) {
            int house = sharedHouse(kind);
            if (house >= 0) {
                start(finding, StepKind.BUG_4, 5.7);
                finding.base[finding.bases++] = house;
                for (int i = 0; i < 2; i++) {
                    int cell = bugCells[i];
                    finding.remove(cell, marks.masks[cell] & ~extras[cell] & ~shared);
                }
                if (taker.take()) {
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

    private boolean third(Marks marks, StepBuffer finding, Taker taker) {
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
                    if (naked(marks, finding, taker, house, others, count, set, size)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean naked(
            Marks marks, StepBuffer finding, Taker taker, int house, int[] others, int count, int set, int size) {
        int union = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            int mask = marks.masks[others[Integer.numberOfTrailingZeros(rest)]];
            if (Integer.bitCount(mask) < 2) {
                return false;
            }
            union |= mask;
        }
        if (Integer.bitCount(union) != size || Integer.bitCount(allExtras) < 2 || (allExtras & ~union) != 0) {
            return false;
        }
        start(finding, StepKind.BUG_3, 5.7 + (size - 1) * 0.1);
        finding.base[finding.bases++] = house;
        for (int i = 0; i < count; i++) {
            if ((set >> i & 1) == 0) {
                finding.remove(others[i], marks.masks[others[i]] & union);
            } else {
                finding.patternCell(others[i]);
            }
        }
        return finding.removals > 0 && taker.take();
    }
}
