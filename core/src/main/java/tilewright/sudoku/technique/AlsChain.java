package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import tilewright.search.Stop;

/**
 * Four or more almost locked sets, each linked to the next by restricted common digits that were not used just before. The
 * first or the last one is locked, so of each further digit that they share one is in one of them.
 */
final class AlsChain implements Technique {

    /*
     * From each first set and digit, sets are reached breadth first. A state is a set and the one or two digits by which it was
     * entered; it is visited once with one link, once with two and once with more, because chains of fewer than three links go by other names.
     */
    private final boolean overlap;
    private final boolean bothWays;
    private final int longest;

    /**
     * The technique.
     *
     * @param overlap whether neighboring sets may have cells in common
     * @param bothWays whether a set may come before its predecessor in the order of {@link AlmostLockedSets}; HoDoKu does not
     *     allow it
     * @param longest how many links a chain has at most
     */
    AlsChain(boolean overlap, boolean bothWays, int longest) {
        this.overlap = overlap;
        this.bothWays = bothWays;
        this.longest = longest;
    }

    private record Found(Eliminations eliminations, List<Integer> sets, List<Integer> digits, int cells) {

        /** HoDoKu's order: what removes most first, then by the places, then fewer sets. */
        static final Comparator<Found> ORDER = Comparator.<Found>comparingInt(found -> -found.eliminations.size())
                .thenComparingInt(found -> found.eliminations.indexSum())
                .thenComparingInt(found -> found.sets.size())
                .thenComparingInt(Found::cells);
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        AlmostLockedSets sets = grid.almostLockedSets();
        RestrictedCommons pairs =
                bothWays ? new RestrictedCommons(sets, overlap, true, stop) : grid.restrictedCommons(overlap, stop);
        List<Found> all = new Search(sets, pairs).all(stop);
        all.sort(Found.ORDER);
        for (Found found : all) {
            if (enough.test(step(sets, found))) {
                return true;
            }
        }
        return false;
    }

    private static Step step(AlmostLockedSets sets, Found found) {
        List<Premise> premises = new ArrayList<>();
        for (int i = 0; i < found.sets.size(); i++) {
            premises.add(sets.premise(found.sets.get(i)));
            if (i + 1 < found.sets.size()) {
                premises.addAll(AlsSteps.links(sets, found.sets.get(i), found.sets.get(i + 1), found.digits.get(i)));
            }
        }
        return AlsSteps.step(StepKind.ALS_CHAIN, found.eliminations, premises);
    }

    private final class Search {

        private final AlmostLockedSets sets;
        private final RestrictedCommons pairs;
        private final Map<Eliminations, Found> found = new HashMap<>();
        private final List<Eliminations> order = new ArrayList<>();

        /** Of each depth, set and digits, the last search that visited it. */
        private final int[][] visited;

        private int searches;

        /** The states in the order in which they are reached: set, entering digits, the state before, the links so far. */
        private int[] set = new int[1024];

        private int[] entering = new int[1024];
        private int[] before = new int[1024];
        private int[] links = new int[1024];
        private int size;

        private final Eliminations eliminations = new Eliminations();

        Search(AlmostLockedSets sets, RestrictedCommons pairs) {
            this.sets = sets;
            this.pairs = pairs;
            visited = new int[3][sets.size() * 512];
        }

        List<Found> all(Stop stop) {
            for (int start = 0; start < sets.size(); start++) {
                stop.check();
                int first = 0;
                for (int pair = pairs.start(start); pair < pairs.end(start); pair++) {
                    first |= pairs.digits(pair);
                }
                for (int rest = first; rest != 0; rest &= rest - 1) {
                    from(start, rest & -rest);
                }
            }
            List<Found> all = new ArrayList<>();
            order.forEach(key -> all.add(found.get(key)));
            return all;
        }

        private void from(int start, int firstDigit) {
            searches++;
            size = 0;
            for (int pair = pairs.start(start); pair < pairs.end(start); pair++) {
                if ((pairs.digits(pair) & firstDigit) != 0) {
                    reach(pairs.second(pair), firstDigit, -1, 1);
                }
            }
            for (int state = 0; state < size; state++) {
                if (links[state] >= 3) {
                    check(start, firstDigit, state);
                }
                if (links[state] < longest) {
                    // Of two entering digits HoDoKu looks at the smaller one only; the set is then without the other as
                    // well.
                    int used = entering[state] & -entering[state];
                    for (int pair = pairs.start(set[state]); pair < pairs.end(set[state]); pair++) {
                        int digits = pairs.digits(pair) & ~used;
                        int next = pairs.second(pair);
                        if (digits != 0 && !(bothWays && inChain(next, start, state))) {
                            reach(next, digits, state, links[state] + 1);
                        }
                    }
                }
            }
        }

        private boolean inChain(int next, int start, int state) {
            for (int at = state; at >= 0; at = before[at]) {
                if (set[at] == next) {
                    return true;
                }
            }
            return next == start;
        }

        private void reach(int next, int digits, int from, int count) {
            int[] marks = visited[Math.min(count, 3) - 1];
            if (marks[next * 512 + digits] == searches) {
                return;
            }
            marks[next * 512 + digits] = searches;
            if (size == set.length) {
                set = Arrays.copyOf(set, 2 * size);
                entering = Arrays.copyOf(entering, 2 * size);
                before = Arrays.copyOf(before, 2 * size);
                links = Arrays.copyOf(links, 2 * size);
            }
            set[size] = next;
            entering[size] = digits;
            before[size] = from;
            links[size++] = count;
        }

        private void check(int start, int firstDigit, int state) {
            int except = firstDigit | entering[state];
            if ((sets.digits(start) & sets.digits(set[state]) & ~except) == 0) {
                return;
            }
            AlsSteps.removeCommon(sets, start, set[state], except, eliminations);
            if (eliminations.isEmpty()) {
                return;
            }
            Found known = found.get(eliminations);
            if (known == null || links[state] + 1 <= known.sets.size()) {
                Found chain = chain(start, state);
                if (known == null || chain.sets.size() < known.sets.size() || chain.cells < known.cells) {
                    found.put(chain.eliminations, chain);
                    if (known == null) {
                        order.add(chain.eliminations);
                    }
                }
            }
            eliminations.clear();
        }

        private Found chain(int start, int end) {
            List<Integer> chain = new ArrayList<>();
            List<Integer> digits = new ArrayList<>();
            int cells = sets.cells(start).size();
            for (int at = end; at >= 0; at = before[at]) {
                chain.addFirst(set[at]);
                digits.addFirst(entering[at]);
                cells += sets.cells(set[at]).size();
            }
            chain.addFirst(start);
            return new Found(eliminations.copy(), chain, digits, cells);
        }
    }
}
