package tilewright.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * An exact cover problem with colors: choose options so that each primary item is in exactly one of them. A secondary
 * item may be in none, in one, or in several that all give it the same color; options that give it no color share it
 * with none.
 *
 * <p>Items and options are numbered from 0 in the order in which they were added. Immutable; threads may share one, and
 * a {@link CoverSearch} of it begins with a copy of a few arrays.
 */
public final class CoverProblem {

    /*
     * An "entry" is an item in an option. The entries of option o are start[o] to start[o + 1] - 1, and item and color
     * describe each.
     */
    final int[] start;
    final int[] item;
    final int[] color;
    final boolean[] primary;
    final OptionBits bits;
    private final int[] sizes;
    private final String[] names;

    private CoverProblem(Builder builder) {
        names = builder.names.toArray(new String[0]);
        primary = Arrays.copyOf(builder.primary, names.length);
        item = Arrays.copyOf(builder.items, builder.entries);
        color = Arrays.copyOf(builder.colors, builder.entries);
        start = new int[builder.options + 1];
        System.arraycopy(builder.ends, 0, start, 1, builder.options);
        sizes = new int[names.length];
        for (int each : item) {
            sizes[each]++;
        }
        bits = new OptionBits(this);
    }

    /** Returns the number of items, primary and secondary. */
    public int items() {
        return names.length;
    }

    /** Returns the number of options. */
    public int options() {
        return start.length - 1;
    }

    /**
     * The name of an item.
     *
     * @param item 0 to {@link #items} - 1
     */
    public String name(int item) {
        return names[item];
    }

    /**
     * The items of an option, in the order in which they were given.
     *
     * @param option 0 to {@link #options} - 1
     */
    public int[] itemsOf(int option) {
        return Arrays.copyOfRange(item, start[option], start[option + 1]);
    }

    /** Returns the number of options of an item. */
    int size(int item) {
        return sizes[item];
    }

    /**
     * The problem as a slow, simple tree for {@link Backtrack}, which takes the first item that is not covered and
     * tries its options in order.
     *
     * @param taken options taken beforehand; if they conflict, the tree is a single node without options
     */
    public Tree asTree(int... taken) {
        return new CoverTree(this, taken);
    }

    /** A problem in the making. Mutable; one thread at a time. */
    public static final class Builder {

        private final List<String> names = new ArrayList<>();
        private boolean[] primary = new boolean[16];
        private int[] items = new int[64];
        private int[] colors = new int[64];
        private int[] ends = new int[16];
        private int entries;
        private int options;

        /** Adds an item that must be covered. */
        public int primary(String name) {
            return item(name, true);
        }

        /** Adds an item that may be covered. */
        public int secondary(String name) {
            return item(name, false);
        }

        private int item(String name, boolean must) {
            int item = names.size();
            if (item == primary.length) {
                primary = Arrays.copyOf(primary, 2 * item);
            }
            names.add(name);
            primary[item] = must;
            return item;
        }

        /** Adds an option without colors. */
        public int option(int... items) {
            return option(items, new int[items.length]);
        }

        /**
         * Adds an option.
         *
         * @param items each once, at least one of them primary
         * @param colors of these items; 0 for none, and for all primary items
         */
        public int option(int[] items, int[] colors) {
            check(items, colors);
            int end = entries + items.length;
            if (end > this.items.length) {
                this.items = Arrays.copyOf(this.items, 2 * end);
                this.colors = Arrays.copyOf(this.colors, 2 * end);
            }
            System.arraycopy(items, 0, this.items, entries, items.length);
            System.arraycopy(colors, 0, this.colors, entries, items.length);
            if (options == ends.length) {
                ends = Arrays.copyOf(ends, 2 * options);
            }
            entries = end;
            ends[options] = end;
            return options++;
        }

        private void check(int[] given, int[] shades) {
            if (given.length != shades.length) {
                throw refused("has %d items but %d colors".formatted(given.length, shades.length));
            }
            boolean anyPrimary = false;
            for (int i = 0; i < given.length; i++) {
                int item = given[i];
                if (item < 0 || item >= names.size()) {
                    throw refused("names item (%d); items go from 0 to %d".formatted(item, names.size() - 1));
                }
                for (int j = 0; j < i; j++) {
                    if (given[j] == item) {
                        throw refused("has item %d (%s) twice".formatted(item, names.get(item)));
                    }
                }
                if (shades[i] < 0 || primary[item] && shades[i] != 0) {
                    throw refused("gives item %d (%s) the color (%d); a primary item has color 0, another 0 or more"
                            .formatted(item, names.get(item), shades[i]));
                }
                anyPrimary |= primary[item];
            }
            if (!anyPrimary) {
                throw refused("has no primary item");
            }
        }

        private IllegalArgumentException refused(String reason) {
            return new IllegalArgumentException("option %d %s".formatted(options, reason));
        }

        public CoverProblem build() {
            return new CoverProblem(this);
        }
    }
}
