package tilewright.sudoku.variant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Cells whose digits sum to a number, in groups of up to three that differ from each other: those of a diagonal that share a box.
 *
 * @param cells all, group by group
 * @param groups the cells of each group
 * @param total as digits, or what they lack to {@code side + 1} if flipped
 * @param flip whether each digit counts as what it lacks to {@code side + 1}: large sums become small ones, as bits of a long
 */
record GroupedSum(int[] cells, int[][] groups, int total, int side, boolean flip) implements Propagator {

    /** Sums that fit into the bits of a long. */
    private static final int MOST_TOTAL = 62;

    private static final int MOST_IN_GROUP = 3;

    /**
     * Returns a sum with groups; the same where no two cells need differ, the sum is too large, or it is a cell.
     *
     * @param peers the cells from which each cell differs
     */
    static Propagator of(Sum sum, int[][] peers) {
        int[] cells = sum.cells();
        int total = sum.total();
        int side = sum.side();
        int flipped = cells.length * (side + 1) - total;
        List<List<Integer>> groups = groups(cells, peers);
        if (total == Sum.LAST_CELL
                || Math.min(total, flipped) > MOST_TOTAL
                || flipped < 0
                || groups.size() == cells.length) {
            return sum;
        }
        return new GroupedSum(
                groups.stream()
                        .flatMap(List::stream)
                        .mapToInt(Integer::intValue)
                        .toArray(),
                groups.stream()
                        .map(group -> group.stream().mapToInt(Integer::intValue).toArray())
                        .toArray(int[][]::new),
                Math.min(total, flipped),
                side,
                flipped < total);
    }

    private static List<List<Integer>> groups(int[] cells, int[][] peers) {
        List<List<Integer>> groups = new ArrayList<>();
        for (int cell : cells) {
            groups.stream()
                    .filter(group -> group.size() < MOST_IN_GROUP
                            && group.stream().allMatch(other -> Arrays.binarySearch(peers[cell], other) >= 0))
                    .findFirst()
                    .orElseGet(() -> {
                        groups.add(new ArrayList<>());
                        return groups.getLast();
                    })
                    .add(cell);
        }
        return groups;
    }

    @Override
    public int cost() {
        return 2;
    }

    /** Returns the same sum of single cells. */
    Sum plain() {
        return new Sum(cells, flip ? cells.length * (side + 1) - total : total, side);
    }

    @Override
    public boolean propagate(Candidates candidates) {
        long bound = (1L << total + 1) - 1;
        long[] before = candidates.sums;
        long[] own = candidates.groupSums;
        before[0] = 1;
        for (int i = 0; i < groups.length; i++) {
            own[i] = sums(candidates, groups[i]);
            before[i + 1] = added(before[i], own[i]) & bound;
        }
        long after = before[groups.length] & 1L << total;
        for (int i = groups.length - 1; i >= 0 && after != 0; i--) {
            long allowed = 0;
            long reached = 0;
            for (long rest = own[i]; rest != 0; rest &= rest - 1) {
                int sum = Long.numberOfTrailingZeros(rest);
                long from = sum > total ? 0 : after >>> sum & before[i];
                if (from != 0) {
                    allowed |= 1L << sum;
                    reached |= from;
                }
            }
            if (!keep(candidates, groups[i], allowed)) {
                return false;
            }
            after = reached;
        }
        return after != 0;
    }

    private static long added(long sums, long more) {
        long all = 0;
        for (long rest = more; rest != 0; rest &= rest - 1) {
            all |= sums << Long.numberOfTrailingZeros(rest);
        }
        return all;
    }

    /** The sums that the cells of a group can have, as bits. */
    private long sums(Candidates candidates, int[] group) {
        int last = mask(candidates, group[group.length - 1]);
        if (group.length == 1) {
            return (long) last << 1;
        }
        long sums = 0;
        for (int first = mask(candidates, group[0]); first != 0; first &= first - 1) {
            int one = first & -first;
            int digit = Integer.numberOfTrailingZeros(one) + 1;
            if (group.length == 2) {
                sums |= (long) (last & ~one) << 1 + digit;
            } else {
                for (int second = mask(candidates, group[1]) & ~one; second != 0; second &= second - 1) {
                    int two = second & -second;
                    sums |= (long) (last & ~one & ~two) << 2 + digit + Integer.numberOfTrailingZeros(two);
                }
            }
        }
        return sums;
    }

    /** Keeps the digits with which a group has one of the allowed sums. */
    private boolean keep(Candidates candidates, int[] group, long allowed) {
        int last = mask(candidates, group[group.length - 1]);
        if (group.length == 1) {
            return keep(candidates, group[0], last, (int) (allowed >>> 1));
        }
        int keptFirst = 0;
        int keptSecond = 0;
        int keptLast = 0;
        int ofFirst = mask(candidates, group[0]);
        for (int first = ofFirst; first != 0; first &= first - 1) {
            int one = first & -first;
            int digit = Integer.numberOfTrailingZeros(one) + 1;
            if (group.length == 2) {
                int third = (int) (allowed >>> 1 + digit) & last & ~one;
                keptFirst |= third == 0 ? 0 : one;
                keptLast |= third;
            } else {
                for (int second = mask(candidates, group[1]) & ~one; second != 0; second &= second - 1) {
                    int two = second & -second;
                    int third = (int) (allowed >>> 2 + digit + Integer.numberOfTrailingZeros(two)) & last & ~one & ~two;
                    keptFirst |= third == 0 ? 0 : one;
                    keptSecond |= third == 0 ? 0 : two;
                    keptLast |= third;
                }
            }
        }
        return keep(candidates, group[0], ofFirst, keptFirst)
                && (group.length == 2 || keep(candidates, group[1], mask(candidates, group[1]), keptSecond))
                && keep(candidates, group[group.length - 1], last, keptLast);
    }

    private boolean keep(Candidates candidates, int cell, int mask, int kept) {
        return kept == mask || candidates.keep(cell, flip ? flipped(kept) : kept);
    }

    private int mask(Candidates candidates, int cell) {
        int mask = candidates.mask(cell);
        return flip ? flipped(mask) : mask;
    }

    private int flipped(int mask) {
        return Integer.reverse(mask) >>> Integer.SIZE - side;
    }
}
