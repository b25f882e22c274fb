package tilewright.search;

import java.util.Arrays;

/** The options of a cover problem as bits in words, for {@link LiveOptions}. Immutable; threads may share one. */
final class OptionBits {

    /** Number of words of 64 options. */
    final int count;

    /**
     * The option of each bit. Options with the same last item stand together; as options that share an item often share
     * others, an item needs fewer words so.
     */
    final int[] option;

    /** The words in which item i has options are word[from[i]] to word[from[i + 1] - 1]; mask has a bit for each option. */
    final int[] from;

    final int[] word;
    final long[] mask;

    /** The place in {@link #list} where the items of each bit's option begin. */
    final int[] first;

    /** The items of an option; the number of all items behind them if that makes their number even; and -1. */
    final int[] list;

    OptionBits(CoverProblem problem) {
        int options = problem.options();
        count = (options + 63) / 64;
        option = byLastItem(problem);
        first = new int[options];
        list = new int[problem.item.length + 2 * options];
        int[] size = new int[problem.items()];
        int end = 0;
        for (int bit = 0; bit < options; bit++) {
            first[bit] = end;
            for (int i : problem.itemsOf(option[bit])) {
                list[end++] = i;
                size[i]++;
            }
            if ((end - first[bit]) % 2 == 1) {
                list[end++] = problem.items();
            }
            list[end++] = -1;
        }
        int[][] bitsOf = new int[problem.items()][];
        Arrays.setAll(bitsOf, i -> new int[size[i]]);
        Arrays.fill(size, 0);
        for (int bit = 0; bit < options; bit++) {
            for (int i : problem.itemsOf(option[bit])) {
                bitsOf[i][size[i]++] = bit;
            }
        }
        from = new int[problem.items() + 1];
        int[] words = new int[problem.item.length];
        long[] masks = new long[problem.item.length];
        int at = 0;
        for (int i = 0; i < problem.items(); i++) {
            for (int bit : bitsOf[i]) {
                if (at == from[i] || words[at - 1] != bit >> 6) {
                    words[at++] = bit >> 6;
                }
                masks[at - 1] |= 1L << bit;
            }
            from[i + 1] = at;
        }
        word = Arrays.copyOf(words, at);
        mask = Arrays.copyOf(masks, at);
    }

    private static int[] byLastItem(CoverProblem problem) {
        long[] keys = new long[problem.options()];
        for (int o = 0; o < keys.length; o++) {
            keys[o] = (long) problem.item[problem.start[o + 1] - 1] << 32 | o;
        }
        Arrays.sort(keys);
        int[] sorted = new int[keys.length];
        Arrays.setAll(sorted, bit -> (int) keys[bit]);
        return sorted;
    }
}
