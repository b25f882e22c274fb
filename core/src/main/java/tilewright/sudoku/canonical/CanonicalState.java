package tilewright.sudoku.canonical;

import java.util.Arrays;
import java.util.function.Consumer;

/**
 * A state of a {@link CanonicalSearch}: the upper rows of the new grid, and the choices that they leave open.
 *
 * @param transposed 0 or 1: whether the old grid is taken transposed
 * @param rows of each new row so far the old one
 * @param columns of each new column the old one; some in any order, see {@code empties}
 * @param names of each old digit the new one, 0 when it did not occur yet; ten
 * @param named number of digits with new names
 * @param emptyStacks number of stacks, which stand first, that were empty in all rows so far; their order is open
 * @param empties for each new stack the number of columns, which stand first in it, that were empty so far; their order is open
 * @param weight number of ways that are like this one, by exchanging empty rows
 */
record CanonicalState(
        int transposed,
        int[] rows,
        int[] columns,
        int[] names,
        int named,
        int emptyStacks,
        int[] empties,
        long weight) {

    /** The value of a digit without a name; more than any name. */
    private static final int NEW = 15;

    private static final int[][][] ORDERS = {
        {{}}, {{0}}, {{0, 1}, {1, 0}}, {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}
    };

    /** The state without any row. */
    static CanonicalState beginning(int transposed) {
        int[] columns = {0, 1, 2, 3, 4, 5, 6, 7, 8};
        return new CanonicalState(transposed, new int[0], columns, new int[10], 0, 3, new int[] {3, 3, 3}, 1);
    }

    /** The old rows so far, as bits. */
    int taken() {
        int taken = 0;
        for (int row : rows) {
            taken |= 1 << row;
        }
        return taken;
    }

    /** The smallest next row that these old cells can give, as a number. */
    long number(int[] cells) {
        int[] stacks = {stack(cells, 0), stack(cells, 1), stack(cells, 2)};
        for (int i = 1; i < emptyStacks; i++) {
            for (int j = i; j > 0 && stacks[j - 1] > stacks[j]; j--) {
                int more = stacks[j - 1];
                stacks[j - 1] = stacks[j];
                stacks[j] = more;
            }
        }
        long number = (long) stacks[0] << 24 | (long) stacks[1] << 12 | stacks[2];
        return named == 9 ? number : renamed(number);
    }

    /** New digits get their names in the order in which they come. */
    private long renamed(long number) {
        long result = number;
        int next = named;
        for (int shift = 32; shift >= 0; shift -= 4) {
            if ((number >>> shift & 15) == NEW) {
                next++;
                result -= (long) (NEW - next) << shift;
            }
        }
        return result;
    }

    /** The cells of a stack in their smallest order, all new digits alike: three hexadecimal digits. */
    private int stack(int[] cells, int slot) {
        int a = value(cells, 3 * slot);
        int b = value(cells, 3 * slot + 1);
        int c = value(cells, 3 * slot + 2);
        return switch (empties[slot]) {
            case 3 -> {
                int low = Math.min(a, Math.min(b, c));
                int high = Math.max(a, Math.max(b, c));
                yield low << 8 | (a + b + c - low - high) << 4 | high;
            }
            case 2 -> Math.min(a, b) << 8 | Math.max(a, b) << 4 | c;
            default -> a << 8 | b << 4 | c;
        };
    }

    private int value(int[] cells, int position) {
        int digit = cells[columns[position]];
        return digit == 0 ? 0 : names[digit] == 0 ? NEW : names[digit];
    }

    /** Hands on all states with one more row, in its smallest form. */
    void expand(int row, int[] cells, long times, Consumer<CanonicalState> found) {
        int[] more = Arrays.copyOf(rows, rows.length + 1);
        more[rows.length] = row;
        if (named == 9 && empties[0] + empties[1] + empties[2] == 0) {
            found.accept(new CanonicalState(transposed, more, columns, names, 9, 0, empties, weight * times));
        } else {
            new Expansion(this, more, cells, times, found).slot(0);
        }
    }

    /** Puts the columns of a state in the orders that a row asks for. */
    private static final class Expansion {

        private final CanonicalState from;
        private final int[] rows;
        private final int[] cells;
        private final long times;
        private final Consumer<CanonicalState> found;
        private final int[] columns = new int[9];
        private final int[] empties = new int[3];
        private final int[] names;
        private int named;
        private int placed;

        Expansion(CanonicalState from, int[] rows, int[] cells, long times, Consumer<CanonicalState> found) {
            this.from = from;
            this.rows = rows;
            this.cells = cells;
            this.times = times;
            this.found = found;
            this.names = from.names.clone();
            this.named = from.named;
        }

        /** Continues from a stack of the new grid: 0 to 3. */
        void slot(int slot) {
            if (slot == 3) {
                add();
            } else if (slot >= from.emptyStacks) {
                arrange(slot, slot);
            } else {
                int least = Integer.MAX_VALUE;
                for (int stack = 0; stack < from.emptyStacks; stack++) {
                    least = isPlaced(stack) ? least : Math.min(least, from.stack(cells, stack));
                }
                for (int stack = 0; stack < from.emptyStacks; stack++) {
                    if (!isPlaced(stack) && from.stack(cells, stack) == least) {
                        placed |= 1 << stack;
                        arrange(slot, stack);
                        placed &= ~(1 << stack);
                        if (least == 0) {
                            return; // two empty ones are alike
                        }
                    }
                }
            }
        }

        private boolean isPlaced(int stack) {
            return (placed >> stack & 1) != 0;
        }

        /** Puts the columns of an old stack in order: empty ones, old digits, new ones, and then those with a place. */
        private void arrange(int slot, int stack) {
            int open = from.empties[stack];
            int[] order = new int[3];
            int[] news = new int[3];
            int empty = 0;
            int count = 0;
            for (int i = 0; i < open; i++) {
                empty += cells[from.columns[3 * stack + i]] == 0 ? 1 : 0;
            }
            int blanks = 0;
            int olds = 0;
            for (int i = 0; i < open; i++) {
                int column = from.columns[3 * stack + i];
                int name = from.names[cells[column]];
                if (cells[column] == 0) {
                    order[blanks++] = column;
                } else if (name == 0) {
                    news[count++] = column;
                } else {
                    int at = empty + olds++;
                    for (; at > empty && from.names[cells[order[at - 1]]] > name; at--) {
                        order[at] = order[at - 1];
                    }
                    order[at] = column;
                }
            }
            System.arraycopy(order, 0, columns, 3 * slot, empty + olds);
            System.arraycopy(from.columns, 3 * stack + open, columns, 3 * slot + open, 3 - open);
            empties[slot] = empty;
            for (int[] permutation : ORDERS[count]) {
                for (int i = 0; i < count; i++) {
                    columns[3 * slot + empty + olds + i] = news[permutation[i]];
                }
                int before = named;
                name(slot);
                slot(slot + 1);
                unname(slot, before);
            }
        }

        /** Gives names to the new digits of a stack. */
        private void name(int slot) {
            for (int position = 3 * slot; position < 3 * slot + 3; position++) {
                int digit = cells[columns[position]];
                if (digit > 0 && names[digit] == 0) {
                    names[digit] = ++named;
                }
            }
        }

        private void unname(int slot, int before) {
            for (int position = 3 * slot; position < 3 * slot + 3; position++) {
                int digit = cells[columns[position]];
                names[digit] = names[digit] > before ? 0 : names[digit];
            }
            named = before;
        }

        private void add() {
            int emptyStacks = 0;
            while (emptyStacks < 3 && empties[emptyStacks] == 3) {
                emptyStacks++;
            }
            found.accept(new CanonicalState(
                    from.transposed,
                    rows,
                    columns.clone(),
                    names.clone(),
                    named,
                    emptyStacks,
                    empties.clone(),
                    from.weight * times));
        }
    }
}
