package tilewright.paletto.proof;

import tilewright.search.Limits;

/**
 * The winner of every position of two players that can come from one, for all ways in which the living colors may be owned.
 * A color lives while somebody can win it.
 *
 * <p>Immutable once built; threads may share one.
 */
final class StrongSolution {

    /*
     * Retrograde analysis with one bit vector per shape (Shapes), over all ways to own the colors (OwnershipBits). While none
     * of a color's pieces is taken, its digit does not matter, and the three bits are equal. Colors that are dead from the
     * beginning stand behind the living ones and have no digit.
     *
     * won[s] holds "the player who just moved to shape s wins", seen from that player. For the player to move at s,
     *
     *   wins(s) = OR over colors c of turned(c, OR over turns of c of won[what is left],
     *                                         with all set where c is mine if a turn takes all that is left of c)
     *   won[s]  = NOT wins(s) with the digits 1 and 2 swapped in all colors,
     *
     * where turned(c, v) reads v at the digit that c has after the turn: untouched -> mine, mine -> mine, theirs -> dead,
     * dead -> dead. The empty shape is won by the player who emptied it.
     *
     * Upper parts with equally many pieces do not depend on each other. For each, the lower parts that fit are done in
     * blocks with equally many pieces (ShapeBlock), the emptiest first.
     *
     * With six living colors a shape takes 14 longs: 6x6 takes 839,604 * 112 bytes = 94 MB, and little else.
     */

    /** Between two questions whether to stop. */
    private static final int MOST_AT_ONCE = 1 << 16;

    private final Shapes shapes;
    private final OwnershipBits bits;
    private final ShapeRows won;

    private StrongSolution(Shapes shapes, OwnershipBits bits, ShapeRows won) {
        this.shapes = shapes;
        this.bits = bits;
        this.won = won;
    }

    /**
     * Solves all shapes.
     *
     * @param colors the cells of each color, the living colors first
     * @param living how many colors live
     * @param untouched the cells of the living colors of which nobody owns a piece yet
     * @param limits whom to ask whether to stop, and who works
     * @throws ShapeGraph.TooLarge when asked to stop
     */
    static StrongSolution of(Shapes shapes, long[] colors, int living, long untouched, Limits limits) {
        OwnershipBits bits = new OwnershipBits(living);
        ShapeRows won = new ShapeRows(shapes, bits.longs());
        ColorTurns[] turns = new ColorTurns[colors.length];
        BlockRemainders[] below = new BlockRemainders[colors.length];
        for (int color = 0; color < turns.length; color++) {
            turns[color] = ColorTurns.of(shapes, colors[color]);
            below[color] = new BlockRemainders(shapes, turns[color].lower());
        }
        ShapeBlock[] members = new ShapeBlock[limits.workers().size()];
        for (int i = 0; i < members.length; i++) {
            members[i] = new ShapeBlock(turns, below, untouched, bits, won);
        }
        ShapeGraph parts = shapes.upper();
        int end = parts.size();
        while (end > 0) {
            int begin = end - 1;
            int layer = parts.layer(begin);
            while (begin > layer && shapes.first(end) - shapes.first(begin - 1) <= MOST_AT_ONCE) {
                begin--;
            }
            int first = begin;
            limits.workers().each(end - begin, (member, part) -> {
                if (limits.stop().asked()) {
                    throw new ShapeGraph.TooLarge("stopped with " + shapes.first(first + part + 1) + " shapes to go");
                }
                members[member].solve(first + part);
            });
            end = begin;
        }
        return new StrongSolution(shapes, bits, won);
    }

    Shapes shapes() {
        return shapes;
    }

    /**
     * Whether the one who just moved to a shape wins.
     *
     * @param digits of each living color, 0 to 2, as the one who just moved sees them
     */
    boolean won(long occupied, int[] digits) {
        int part = shapes.upperPart(occupied);
        return bits.get(won.array(part), won.at(part, shapes.place(part, occupied)), digits);
    }
}
