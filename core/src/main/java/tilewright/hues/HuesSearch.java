package tilewright.hues;

import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.puzzle.PuzzleSearch;
import tilewright.rng.SeededRandom;

/**
 * Completes a board, or proves that it cannot be completed. Fills the cell with the fewest colors left, and tries first
 * the color that has the least room to spare.
 *
 * <p>This file is long because the bookkeeping of the board, of the room of each color and of the way back is one inner loop.
 *
 * <p>Mutable; one thread at a time. What it does is a function of the board and of the random numbers, if any.
 */
final class HuesSearch implements PuzzleSearch<Board> {

    /*
     * One word for each color: bit p is set while a tile of that color may still go on cell p. Putting color c on cell p
     * clears bit p in all words and the peers of p in word c. Each level has its eight words (8 * level + color).
     *
     * Before a cell is chosen, what can be known is drawn from the words, until nothing changes:
     *
     *   no color     an empty cell in none of the words is a dead end
     *   one color    a cell in one word only is filled with it in effect: its peers leave that word
     *   packing      the tiles left of a color must fit on the cells open to it, no two on peers (Packing): if they do
     *                not, it is a dead end; a cell that no packing uses leaves the word; a cell that all packings use is
     *                that color's
     *
     * The packings are looked at only while a color has at most SPARE blocks of 2 x 2 cells more than tiles: with more
     * room they say nothing. exact[] holds the word as the last look left it, so that a word is looked at once.
     *
     * Cells with the same number of colors are counted in parallel: bit p of the four words ones, twos, fours and eights
     * is the number for cell p in binary. Among equals the cell with the largest weight is taken. The weight of a cell
     * grows whenever the search runs dry there, as in the weighted degrees of Boussemart, Hemery, Lecoutre and Sais [1];
     * after PATIENCE nodes the weight decides together with the number.
     *
     * [1] Boosting systematic search by weighting constraints, ECAI 2004.
     */

    private static final int LOOK = 0;
    private static final int TRY = 1;
    private static final int LEAVE = 2;
    private static final int DONE = 3;

    private static final int SPARE = 3;
    private static final int PATIENCE = 100;

    private final Board start;
    private final long[] peers = Peers.all();
    private final Packing packing = new Packing();
    private final long[] open = new long[Peers.COLORS * (Peers.CELLS + 1)];
    private final long[] exact = new long[Peers.COLORS * (Peers.CELLS + 1)];
    private final long[] empty = new long[Peers.CELLS + 1];
    private final int[] left = new int[Peers.COLORS];
    /** The choice on each level: its cell, its colors in order in groups of 4 bits, the next first, how many are left, and how many there were. */
    private final int[] chosen = new int[Peers.CELLS];

    private final int[] colors = new int[Peers.CELLS];
    private final int[] count = new int[Peers.CELLS];
    private final int[] width = new int[Peers.CELLS];
    private final int[] taken = new int[Peers.CELLS];
    private final int[] weight = new int[Peers.CELLS];
    /** The order of colors with equal room, 0 to 7 (8 * cell + color). */
    private final int[] tieBreak = new int[Peers.COLORS * Peers.CELLS];

    private int state = LOOK;
    private int depth;
    private long nodes;
    private int dryCell;
    private int dryColor;

    HuesSearch(Board start) {
        this.start = start;
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            weight[cell] = 1;
        }
        begin();
    }

    /** A search that decides by chance where nothing else decides, and prefers neither a side of the board nor a color. */
    HuesSearch(Board start, SeededRandom random) {
        this.start = start;
        int[] order = random.permutation(Peers.CELLS);
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            weight[cell] = 1 + order[cell];
            int[] orderOfColors = random.permutation(Peers.COLORS);
            System.arraycopy(orderOfColors, 0, tieBreak, Peers.COLORS * cell, Peers.COLORS);
        }
        begin();
    }

    private void begin() {
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            if (start.free(cell)) {
                empty[0] |= 1L << cell;
            }
        }
        for (int color = 0; color < Peers.COLORS; color++) {
            left[color] = start.left(color);
            open[color] = left[color] == 0 ? 0 : empty[0];
        }
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            if (!start.free(cell)) {
                open[start.color(cell)] &= ~peers[cell];
            }
        }
    }

    @Override
    public int run(int haltAt, long nodes) {
        long spent = 0;
        while (true) {
            int event;
            switch (state) {
                case LOOK -> event = look();
                case TRY -> {
                    if (count[depth] == 0) {
                        state = LEAVE;
                        continue;
                    }
                    if (spent >= nodes) {
                        return 0;
                    }
                    spent++;
                    this.nodes++;
                    descend();
                    state = LOOK;
                    event = DESCEND;
                }
                case LEAVE -> {
                    if (depth == 0) {
                        state = DONE;
                        return FINISHED;
                    }
                    depth--;
                    left[taken[depth]]++;
                    state = TRY;
                    event = RETREAT;
                }
                default -> {
                    return FINISHED;
                }
            }
            if ((event & haltAt) != 0) {
                return event;
            }
        }
    }

    private int look() {
        state = LEAVE;
        if (empty[depth] == 0) {
            return SOLUTION;
        }
        if (!settle()) {
            weight[dryCell]++;
            return DEAD_END;
        }
        int cell = fewest();
        chosen[depth] = cell;
        arrange(cell);
        state = TRY;
        return 0;
    }

    /** Draws all conclusions from the words; false at a dead end. */
    private boolean settle() {
        int from = Peers.COLORS * depth;
        long done = 0;
        boolean changed;
        do {
            changed = false;
            for (int color = 0; color < Peers.COLORS; color++) {
                long word = open[from + color];
                if (left[color] == 0 || word == exact[from + color]) {
                    continue;
                }
                int spare = Packing.bound(word) - left[color];
                if (spare > SPARE) {
                    continue;
                }
                if (spare < 0 || !packing.pack(word, left[color])) {
                    dryCell = depth == 0 ? 0 : chosen[depth - 1];
                    dryColor = color;
                    return false;
                }
                open[from + color] = packing.used();
                exact[from + color] = packing.used();
                boolean claimed = claim(from, color, packing.forced());
                changed |= claimed || word != packing.used();
            }
            long one = 0;
            long two = 0;
            for (int color = 0; color < Peers.COLORS; color++) {
                long word = open[from + color];
                two |= one & word;
                one |= word;
            }
            long none = empty[depth] & ~one;
            if (none != 0) {
                dryCell = Long.numberOfTrailingZeros(none);
                dryColor = -1;
                return false;
            }
            long single = one & ~two & ~done;
            done |= single;
            for (int color = 0; single != 0 && color < Peers.COLORS; color++) {
                for (long mine = single & open[from + color]; mine != 0; mine &= mine - 1) {
                    long loss = open[from + color] & peers[Long.numberOfTrailingZeros(mine)];
                    open[from + color] ^= loss;
                    changed |= loss != 0;
                }
            }
        } while (changed);
        return true;
    }

    /** Takes these cells away from all other colors; whether that changed anything. */
    private boolean claim(int from, int owner, long cells) {
        long lost = 0;
        for (int color = 0; color < Peers.COLORS; color++) {
            if (color != owner) {
                lost |= open[from + color] & cells;
                open[from + color] &= ~cells;
            }
        }
        return lost != 0;
    }

    /** The empty cell to fill next. */
    private int fewest() {
        long ones = 0;
        long twos = 0;
        long fours = 0;
        long eights = 0;
        for (int i = Peers.COLORS * depth; i < Peers.COLORS * (depth + 1); i++) {
            long carry = ones & open[i];
            ones ^= open[i];
            long next = twos & carry;
            twos ^= carry;
            eights |= fours & next;
            fours ^= next;
        }
        long best = without(without(without(without(empty[depth], eights), fours), twos), ones);
        if (nodes > PATIENCE && (best & ~(twos | fours | eights)) == 0) {
            return lightest(ones, twos, fours, eights);
        }
        int found = Long.numberOfTrailingZeros(best);
        for (best &= best - 1; best != 0; best &= best - 1) {
            int cell = Long.numberOfTrailingZeros(best);
            if (weight[cell] > weight[found]) {
                found = cell;
            }
        }
        return found;
    }

    /** These cells without those of the mask, unless none would be left. */
    private static long without(long cells, long mask) {
        return (cells & ~mask) == 0 ? cells : cells & ~mask;
    }

    /** The empty cell with the smallest number of colors for its weight. */
    private int lightest(long ones, long twos, long fours, long eights) {
        int found = 0;
        long foundColors = Integer.MAX_VALUE;
        for (long rest = empty[depth]; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long number = (ones >>> cell & 1)
                    + 2 * (twos >>> cell & 1)
                    + 4 * (fours >>> cell & 1)
                    + 8 * (eights >>> cell & 1);
            if (number * weight[found] < foundColors * weight[cell]) {
                found = cell;
                foundColors = number;
            }
        }
        return found;
    }

    /** Puts the colors of the chosen cell into order: the one with the least room for its tiles first. */
    private void arrange(int cell) {
        int from = Peers.COLORS * depth;
        int ordered = 0;
        int number = 0;
        for (int color = 0; color < Peers.COLORS; color++) {
            if ((open[from + color] >>> cell & 1) == 0) {
                continue;
            }
            int place = 0;
            int room = room(cell, color);
            while (place < number && room(cell, ordered >>> 4 * place & 15) <= room) {
                place++;
            }
            int low = ordered & (1 << 4 * place) - 1;
            ordered = (ordered ^ low) << 4 | color << 4 * place | low;
            number++;
        }
        colors[depth] = ordered;
        count[depth] = number;
        width[depth] = number;
    }

    private int room(int cell, int color) {
        int blocks = Packing.bound(open[Peers.COLORS * depth + color]);
        return (blocks * 1_024 / left[color] << 4) + tieBreak[Peers.COLORS * cell + color];
    }

    /** Puts the next color on the chosen cell. */
    private void descend() {
        int cell = chosen[depth];
        int color = colors[depth] & 15;
        colors[depth] >>>= 4;
        count[depth]--;
        taken[depth] = color;
        left[color]--;
        int from = Peers.COLORS * depth;
        int to = from + Peers.COLORS;
        long bit = 1L << cell;
        for (int i = 0; i < Peers.COLORS; i++) {
            open[to + i] = open[from + i] & ~bit;
            exact[to + i] = exact[from + i];
        }
        open[to + color] = left[color] == 0 ? 0 : open[to + color] & ~peers[cell];
        exact[to + color] = -1;
        empty[depth + 1] = empty[depth] & ~bit;
        depth++;
    }

    /**
     * Walks down from the root, at each level to a random child, and returns to the root.
     *
     * @return the product of the numbers of children, or 0 if it came to a dead end
     */
    double probe(SeededRandom random) {
        double product = 1;
        while (true) {
            int event = look();
            if (event != 0) {
                while (depth > 0) {
                    left[taken[--depth]]++;
                }
                state = LOOK;
                return event == SOLUTION ? product : 0;
            }
            product *= count[depth];
            colors[depth] >>>= 4 * random.below(count[depth]);
            descend();
        }
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public int depth() {
        return depth;
    }

    @Override
    public int width(int level) {
        return width[level];
    }

    @Override
    public int explored(int level) {
        return width[level] - count[level] - (level < depth ? 1 : 0);
    }

    @Override
    public Board position() {
        byte[] shown = start.colors();
        for (int level = 0; level < depth; level++) {
            shown[chosen[level]] = (byte) taken[level];
        }
        return Board.of(shown).withClues(start.clues());
    }

    @Override
    public Message caption(int event) {
        Grid grid = Peers.GRID;
        Message what = switch (event) {
            case DESCEND -> HuesMessages.searchLays(Peers.color(taken[depth - 1]), grid.place(chosen[depth - 1]));
            case DEAD_END -> dry();
            case RETREAT -> HuesMessages.searchRemoves(grid.place(chosen[depth]));
            case SOLUTION -> HuesMessages.searchSolved();
            case FINISHED -> HuesMessages.searchComplete();
            default -> Message.NONE;
        };
        return HuesMessages.searchStep(what, nodes);
    }

    private Message dry() {
        return dryColor < 0
                ? HuesMessages.noColorFits(Peers.GRID.place(dryCell))
                : HuesMessages.noRoom(left[dryColor], Peers.color(dryColor));
    }
}
