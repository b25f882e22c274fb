package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * Four or more almost locked sets, each linked to the next by restricted common digits that were not used just before. The
 * first or the last one is locked, so of each further digit that they share one is in one of them.
 */
final class AlsChain implements Technique {

    /*
     * From each first set and digit, sets are reached breadth first. A state is a set and the one or two digits by which it was
     * entered; it is visited once with one link, once with two and once with more, because chains of fewer than three links go
     * by other names.
     */
    private static final int ENTRIES = 46;

    /** The number of each set of digits: less than 45 for one or two digits. */
    private static final int[] ENTRY = entries();

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

    private static int[] entries() {
        int[] entry = new int[512];
        int count = 0;
        for (int digits = 1; digits < 512; digits++) {
            entry[digits] = Digits.size(digits) <= 2 ? count++ : ENTRIES - 1;
        }
        return entry;
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
        List<Found> all = new Search(sets, grid.restrictedCommons(overlap, stop)).all(stop);
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

        /** The pairs by which a chain goes on from each set. */
        private final int[][] exits;

        private final Map<Eliminations, Found> found = new HashMap<>();
        private final List<Eliminations> order = new ArrayList<>();

        /** The last search that visited each depth, set, and number of entering digits. */
        private final int[][] visited;

        private int searches;

        /** The digits that each set and the first one remove together. */
        private final int[] removable;

        /** The first set for which each set and set of removed digits was looked at, and the links then. */
        private final int[] checked;

        private final int[] checkedLinks;

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
            exits = bothWays ? pairs.ofSets() : pairs.ofFirstSets();
            visited = new int[3][sets.size() * ENTRIES];
            removable = new int[sets.size()];
            checked = new int[sets.size() * 512];
            checkedLinks = new int[sets.size() * 512];
        }

        List<Found> all(Stop stop) {
            for (int start = 0; start < sets.size(); start++) {
                stop.check();
                int first = 0;
                for (int pair : exits[start]) {
                    first |= pairs.digits(pair);
                }
                if (first != 0 && findRemovable(start)) {
                    for (int rest = first; rest != 0; rest &= rest - 1) {
                        from(start, rest & -rest);
                    }
                }
            }
            List<Found> all = new ArrayList<>();
            order.forEach(key -> all.add(Objects.requireNonNull(found.get(key))));
            return all;
        }

        private boolean findRemovable(int start) {
            int any = 0;
            for (int end = 0; end < sets.size(); end++) {
                int digits = 0;
                for (int rest = sets.digits(start) & sets.digits(end); rest != 0; rest &= rest - 1) {
                    int digit = Digits.first(rest);
                    digits |= sets.seen(start, digit).meets(sets.seen(end, digit)) ? rest & -rest : 0;
                }
                removable[end] = digits;
                any |= digits;
            }
            return any != 0;
        }

        private void from(int start, int firstDigit) {
            searches++;
            size = 0;
            for (int pair : exits[start]) {
                if ((pairs.digits(pair) & firstDigit) != 0) {
                    reach(other(pair, start), firstDigit, -1, 1, start);
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
                    for (int pair : exits[set[state]]) {
                        int digits = pairs.digits(pair) & ~used;
                        if (digits != 0) {
                            reach(other(pair, set[state]), digits, state, links[state] + 1, start);
                        }
                    }
                }
            }
        }

        private int other(int pair, int one) {
            return pairs.first(pair) + pairs.second(pair) - one;
        }

        private boolean inChain(int next, int start, int state) {
            for (int at = state; at >= 0; at = before[at]) {
                if (set[at] == next) {
                    return true;
                }
            }
            return next == start;
        }

        private void reach(int next, int digits, int from, int count, int start) {
            int[] marks = visited[Math.min(count, 3) - 1];
            int mark = next * ENTRIES + ENTRY[digits];
            if (marks[mark] == searches || bothWays && inChain(next, start, from)) {
                return;
            }
            marks[mark] = searches;
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
            int digits = removable[set[state]] & ~(firstDigit | entering[state]);
            int at = set[state] * 512 + digits;
            if (digits == 0 || checked[at] == start + 1 && checkedLinks[at] < links[state]) {
                return;
            }
            checked[at] = start + 1;
            checkedLinks[at] = links[state];
            eliminations.clear();
            AlsSteps.removeCommon(sets, start, set[state], ~digits, eliminations);
            Found known = found.get(eliminations);
            if (known == null) {
                Found chain = chain(start, state);
                found.put(chain.eliminations, chain);
                order.add(chain.eliminations);
            } else if (links[state] + 1 <= known.sets.size()) {
                Found chain = chain(start, state);
                if (chain.sets.size() < known.sets.size() || chain.cells < known.cells) {
                    found.put(chain.eliminations, chain);
                }
            }
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
