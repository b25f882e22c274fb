package tilewright.sudoku.variant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import tilewright.sudoku.rules.House;
import tilewright.sudoku.rules.Variant;

/**
 * Rules made ready for a search: which cells see each other, and what removes candidates.
 *
 * <p>Immutable; threads may share one. Arrays are not to be written to.
 */
final class Network {

    /** Maximum number of places of a digit that are compared. */
    private static final int MOST_PLACES = 5;

    private final int side;
    private final int cells;
    private final int[][] houses;
    private final int[][] peers;
    private final Propagator[] propagators;
    private final long[][] watchers;

    Network(Variant rules) {
        side = rules.side();
        cells = rules.cells();
        Set<List<Integer>> full = new LinkedHashSet<>();
        rules.houses().stream().map(House::cells).forEach(full::add);
        ConstraintCompiler compiler = new ConstraintCompiler(rules);
        houses = full.stream().map(Network::array).toArray(int[][]::new);
        peers = peers(full, compiler.differing());
        List<Propagator> found = new ArrayList<>(compiler.propagators(peers));
        found.addAll(HouseRelations.of(houses, found, side, cells));
        long[][] seen = seen();
        int most = mostShared();
        for (int[] house : houses) {
            found.add(new HiddenSingles(house, all()));
            found.add(new LockedDigits(house, most, seenFrom(house, seen)));
        }
        found.sort(Comparator.comparingInt(Propagator::cost));
        propagators = found.toArray(Propagator[]::new);
        watchers = watchers();
    }

    private Network(Network all, Propagator[] some) {
        side = all.side;
        cells = all.cells;
        houses = all.houses;
        peers = all.peers;
        propagators = some;
        watchers = watchers();
    }

    /** Returns the same rules without what removes little for its time: a search has more nodes, most of which are cheap. */
    Network withoutLockedDigits() {
        return with(propagator -> propagator instanceof LockedDigits ? Stream.empty() : Stream.of(propagator));
    }

    /** Returns the same rules as the first version had them: the searches that draw grids, so that seeds keep theirs. */
    Network plain() {
        return with(propagator -> switch (propagator) {
            case HouseRelations _ -> Stream.empty();
            case GroupedSum sum -> Stream.of(sum.plain());
            default -> Stream.of(propagator);
        });
    }

    private Network with(Function<Propagator, Stream<Propagator>> some) {
        return new Network(this, Arrays.stream(propagators).flatMap(some).toArray(Propagator[]::new));
    }

    int side() {
        return side;
    }

    int cells() {
        return cells;
    }

    /** The bits of all digits. */
    int all() {
        return (1 << side) - 1;
    }

    /** The cells of each house. */
    int[][] houses() {
        return houses;
    }

    /** The cells that must differ from one. */
    int[] peers(int cell) {
        return peers[cell];
    }

    Propagator[] propagators() {
        return propagators;
    }

    /** The propagators that look at a cell, as bits. */
    long[] watchers(int cell) {
        return watchers[cell];
    }

    private static int[] array(List<Integer> cells) {
        return cells.stream().mapToInt(Integer::intValue).toArray();
    }

    private int[][] peers(Set<List<Integer>> full, List<List<Integer>> differing) {
        List<SortedSet<Integer>> sets = new ArrayList<>();
        for (int cell = 0; cell < cells; cell++) {
            sets.add(new TreeSet<>());
        }
        List<List<Integer>> all = new ArrayList<>(full);
        all.addAll(differing);
        for (List<Integer> group : all) {
            group.forEach(cell -> sets.get(cell).addAll(group));
        }
        int[][] found = new int[cells][];
        for (int cell = 0; cell < cells; cell++) {
            sets.get(cell).remove(cell);
            found[cell] = sets.get(cell).stream().mapToInt(Integer::intValue).toArray();
        }
        return found;
    }

    /** The cells that each cell sees, as bits. */
    private long[][] seen() {
        long[][] seen = new long[cells][(cells + Long.SIZE - 1) / Long.SIZE];
        for (int cell = 0; cell < cells; cell++) {
            for (int peer : peers[cell]) {
                seen[cell][peer >> 6] |= 1L << peer;
            }
        }
        return seen;
    }

    private static long[][] seenFrom(int[] house, long[][] seen) {
        long[][] from = new long[house.length][];
        for (int i = 0; i < house.length; i++) {
            from[i] = seen[house[i]];
        }
        return from;
    }

    /** The number of places up to which it is worthwhile to look for cells that see them: what two houses share. */
    private int mostShared() {
        int most = 2;
        for (int one = 0; one < houses.length; one++) {
            for (int other = one + 1; other < houses.length; other++) {
                int shared = 0;
                for (int cell : houses[one]) {
                    for (int further : houses[other]) {
                        shared += cell == further ? 1 : 0;
                    }
                }
                most = Math.max(most, shared);
            }
        }
        return Math.min(most, MOST_PLACES);
    }

    private long[][] watchers() {
        long[][] found = new long[cells][(propagators.length + Long.SIZE - 1) / Long.SIZE];
        for (int propagator = 0; propagator < propagators.length; propagator++) {
            for (int cell : propagators[propagator].cells()) {
                found[cell][propagator >> 6] |= 1L << propagator;
            }
        }
        return found;
    }
}
