package tilewright.sudoku.rating;

import tilewright.sudoku.step.StepKind;

/**
 * Cells whose candidates, taken together, are tried out against cells that all of them see: aligned pair exclusion (6.2)
 * and aligned triple exclusion (7.5).
 */
final class AlignedExclusion implements TechniqueFinder {

    private final int size;

    /** Cells that can be part of a base, in order, and of each cell its excluders in the order of its peers. */
    private final int[] bases = new int[Layout.CELLS];

    private final boolean[] isBase = new boolean[Layout.CELLS];
    private final int[] excluders = new int[Layout.CELLS * 20];
    private final int[] counts = new int[Layout.CELLS];

    /** The excluders as bits of two longs. */
    private final long[] low = new long[Layout.CELLS];

    private final long[] high = new long[Layout.CELLS];

    /** The candidates of the excluders that all cells of the base see. */
    private final int[] common = new int[20];

    private int commons;
    private final int[] tails = new int[40];

    /** @param size 2 or 3 */
    AlignedExclusion(int size) {
        this.size = size;
    }

    @Override
    public boolean find(CandidateState state, StepBuffer buffer, Listener listener) {
        int count = collect(state);
        if (count < size) {
            return false;
        }
        for (int j = 1; j < count; j++) {
            for (int i = 0; i < j; i++) {
                int first = bases[i];
                int second = bases[j];
                if (Long.bitCount(low[first] & low[second]) + Long.bitCount(high[first] & high[second]) < 2) {
                    continue;
                }
                if (size == 2
                        ? pair(state, buffer, listener, first, second)
                        : triple(state, buffer, listener, first, second)) {
                    return true;
                }
            }
        }
        return false;
    }

    private int collect(CandidateState state) {
        int count = 0;
        for (int cell = 0; cell < Layout.CELLS; cell++) {
            isBase[cell] = false;
            if (Integer.bitCount(state.masks[cell]) < 2) {
                continue;
            }
            boolean single = false;
            counts[cell] = 0;
            low[cell] = 0;
            high[cell] = 0;
            for (int i = 0; i < 20; i++) {
                int peer = Layout.PEERS[cell * 20 + i];
                int candidates = Integer.bitCount(state.masks[peer]);
                single |= candidates == 1;
                if (candidates >= 2 && candidates <= size) {
                    excluders[cell * 20 + counts[cell]++] = peer;
                    if (peer < 54) {
                        low[cell] |= 1L << peer;
                    } else {
                        high[cell] |= 1L << peer - 54;
                    }
                }
            }
            if (!single && counts[cell] > 0) {
                isBase[cell] = true;
                bases[count++] = cell;
            }
        }
        return count;
    }

    private void common(CandidateState state, long lows, long highs) {
        commons = 0;
        for (long rest = lows; rest != 0; rest &= rest - 1) {
            common[commons++] = state.masks[Long.numberOfTrailingZeros(rest)];
        }
        for (long rest = highs; rest != 0; rest &= rest - 1) {
            common[commons++] = state.masks[54 + Long.numberOfTrailingZeros(rest)];
        }
    }

    /** Whether no common excluder has all its candidates among some digits. */
    private boolean allowed(int digits) {
        for (int i = 0; i < commons; i++) {
            if ((common[i] & ~digits) == 0) {
                return false;
            }
        }
        return true;
    }

    private boolean pair(CandidateState state, StepBuffer buffer, Listener listener, int first, int second) {
        common(state, low[first] & low[second], high[first] & high[second]);
        boolean see = Layout.sees(first, second);
        int leftFirst = 0;
        int leftSecond = 0;
        for (int one = state.masks[first]; one != 0; one &= one - 1) {
            int a = one & -one;
            for (int two = state.masks[second]; two != 0; two &= two - 1) {
                int b = two & -two;
                if (!(see && a == b) && allowed(a | b)) {
                    leftFirst |= a;
                    leftSecond |= b;
                }
            }
        }
        if (leftFirst == state.masks[first] && leftSecond == state.masks[second]) {
            return false;
        }
        buffer.start(StepKind.ALIGNED_PAIR_EXCLUSION, 6.2);
        buffer.remove(first, state.masks[first] & ~leftFirst);
        buffer.remove(second, state.masks[second] & ~leftSecond);
        buffer.patternCell(first);
        buffer.patternCell(second);
        return listener.found();
    }

    private boolean triple(CandidateState state, StepBuffer buffer, Listener listener, int first, int second) {
        int count = 0;
        for (int i = 0; i < counts[first]; i++) {
            int cell = excluders[first * 20 + i];
            if (isBase[cell] && cell != second) {
                tails[count++] = cell;
            }
        }
        for (int i = 0; i < counts[second]; i++) {
            int cell = excluders[second * 20 + i];
            boolean known = cell < 54 ? (low[first] >> cell & 1) != 0 : (high[first] >> cell - 54 & 1) != 0;
            if (isBase[cell] && cell != first && !known) {
                tails[count++] = cell;
            }
        }
        for (int i = 0; i < count; i++) {
            int third = tails[i];
            long lows = low[first] & low[second] & low[third];
            long highs = high[first] & high[second] & high[third];
            if (Long.bitCount(lows) + Long.bitCount(highs) >= 2) {
                common(state, lows, highs);
                if (triple(state, buffer, listener, first, second, third)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean triple(
            CandidateState state, StepBuffer buffer, Listener listener, int first, int second, int third) {
        boolean see12 = Layout.sees(first, second);
        boolean see13 = Layout.sees(first, third);
        boolean see23 = Layout.sees(second, third);
        int left1 = 0;
        int left2 = 0;
        int left3 = 0;
        for (int one = state.masks[first]; one != 0; one &= one - 1) {
            int a = one & -one;
            for (int two = state.masks[second]; two != 0; two &= two - 1) {
                int b = two & -two;
                if (see12 && a == b) {
                    continue;
                }
                for (int three = state.masks[third]; three != 0; three &= three - 1) {
                    int c = three & -three;
                    boolean known = (left1 & a) != 0 && (left2 & b) != 0 && (left3 & c) != 0;
                    if (!known && !(see13 && a == c) && !(see23 && b == c) && allowed(a | b | c)) {
                        left1 |= a;
                        left2 |= b;
                        left3 |= c;
                    }
                }
            }
        }
        if (left1 == state.masks[first] && left2 == state.masks[second] && left3 == state.masks[third]) {
            return false;
        }
        buffer.start(StepKind.ALIGNED_TRIPLE_EXCLUSION, 7.5);
        buffer.remove(first, state.masks[first] & ~left1);
        buffer.remove(second, state.masks[second] & ~left2);
        buffer.remove(third, state.masks[third] & ~left3);
        buffer.patternCell(first);
        buffer.patternCell(second);
        buffer.patternCell(third);
        return listener.found();
    }
}
