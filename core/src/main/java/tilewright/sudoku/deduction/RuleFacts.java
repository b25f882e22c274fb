package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.House;
import tilewright.sudoku.rules.Variant;

/**
 * The rules of a puzzle, prepared for reasoning: houses, cells that see each other, candidates that exclude each other, and cells that
 * can only be filled together.
 *
 * <p>A candidate is a number: side * cell + digit - 1. Immutable; threads may share one, and must not write into its arrays.
 */
public final class RuleFacts {

    private final Variant rules;
    private final List<House> houses;
    private final int[][] houseCells;
    private final int[][] housesOf;
    private final BitSet[] peers;

    /** The cells with rules of pairs, by which unequal digits exclude each other, too. */
    private final BitSet paired = new BitSet();

    private final int[][] conflicts;
    private final Map<Long, Set<Constraint>> between = new HashMap<>();
    private final List<CellGroup> groups;
    private final int[][] groupsOf;
    private final List<HouseSum> houseSums;
    private final List<Leftovers> leftovers;
    private final Set<Fact> facts = EnumSet.of(Fact.HOUSES, Fact.PEERS, Fact.UNIQUENESS);

    public RuleFacts(Variant rules) {
        this.rules = rules;
        houses = rules.houses();
        houseCells = houses.stream()
                .map(house -> house.cells().stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
        housesOf = containing(houseCells);
        List<PairRule> pairs = PairRule.of(rules);
        peers = peers(pairs);
        conflicts = conflicts(pairs);
        groups = CellGroup.of(rules);
        groupsOf = containing(groups.stream().map(CellGroup::cells).toArray(int[][]::new));
        houseSums = HouseSum.of(rules);
        leftovers = Leftovers.of(rules);
        if (!groups.isEmpty()) {
            facts.add(Fact.GROUPS);
        }
        if (!houseSums.isEmpty()) {
            facts.add(Fact.SUMS);
        }
    }

    /** For each cell the numbers of the lists that it is in. */
    private int[][] containing(int[][] cellLists) {
        List<List<Integer>> lists = new ArrayList<>();
        for (int cell = 0; cell < cells(); cell++) {
            lists.add(new ArrayList<>());
        }
        for (int number = 0; number < cellLists.length; number++) {
            for (int cell : cellLists[number]) {
                lists.get(cell).add(number);
            }
        }
        return lists.stream()
                .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    private BitSet[] peers(List<PairRule> pairs) {
        BitSet[] seen = new BitSet[cells()];
        for (int cell = 0; cell < seen.length; cell++) {
            seen[cell] = new BitSet(seen.length);
            for (int house : housesOf[cell]) {
                for (int other : houseCells[house]) {
                    seen[cell].set(other, other != cell);
                }
            }
        }
        for (PairRule pair : pairs) {
            boolean differ = true;
            for (int digit = 1; digit <= side(); digit++) {
                differ &= !pair.allowed().test(digit, digit);
            }
            if (differ) {
                seen[pair.first()].set(pair.second());
                seen[pair.second()].set(pair.first());
            }
        }
        for (int cell = 0; cell < seen.length; cell++) {
            seen[cell].clear(cell);
        }
        return seen;
    }

    private int[][] conflicts(List<PairRule> pairs) {
        BitSet[] excluded = new BitSet[cells() * side()];
        for (int candidate = 0; candidate < excluded.length; candidate++) {
            int digit = candidate % side();
            BitSet set = new BitSet();
            peers[candidate / side()].stream().forEach(peer -> set.set(peer * side() + digit));
            set.set(candidate - digit, candidate - digit + side());
            set.clear(candidate);
            excluded[candidate] = set;
        }
        for (PairRule pair : pairs) {
            paired.set(pair.first());
            paired.set(pair.second());
            for (int one = 1; one <= side(); one++) {
                for (int other = 1; other <= side(); other++) {
                    if (!pair.allowed().test(one, other)) {
                        int first = candidate(pair.first(), one);
                        int second = candidate(pair.second(), other);
                        excluded[first].set(second);
                        excluded[second].set(first);
                        if (one != other) {
                            facts.add(Fact.PAIRS);
                            between.computeIfAbsent(key(pair.first(), pair.second()), _ -> new LinkedHashSet<>())
                                    .add(pair.constraint());
                        }
                    }
                }
            }
        }
        int[][] lists = new int[excluded.length][];
        for (int candidate = 0; candidate < lists.length; candidate++) {
            lists[candidate] = excluded[candidate].stream().toArray();
        }
        return lists;
    }

    private long key(int one, int another) {
        return (long) Math.min(one, another) * cells() + Math.max(one, another);
    }

    public Variant rules() {
        return rules;
    }

    public int side() {
        return rules.side();
    }

    int cells() {
        return rules.cells();
    }

    /** All digits, as {@link Bits}. */
    int allDigits() {
        return Bits.upTo(side());
    }

    List<House> houses() {
        return houses;
    }

    int[] cellsOf(int house) {
        return houseCells[house];
    }

    int[] housesOf(int cell) {
        return housesOf[cell];
    }

    boolean inHouse(int house, int cell) {
        for (int other : housesOf[cell]) {
            if (other == house) {
                return true;
            }
        }
        return false;
    }

    /** The cells that differ from a cell, for whatever reason. */
    BitSet peers(int cell) {
        return peers[cell];
    }

    boolean sees(int cell, int other) {
        return peers[cell].get(other);
    }

    int candidate(int cell, int digit) {
        return cell * side() + digit - 1;
    }

    CellDigit cellDigit(int candidate) {
        return new CellDigit(candidate / side(), candidate % side() + 1);
    }

    /** The candidates that a candidate excludes, in its cell and in others, in ascending order. */
    int[] conflicts(int candidate) {
        return conflicts[candidate];
    }

    boolean excludes(int candidate, int other) {
        return Arrays.binarySearch(conflicts[candidate], other) >= 0;
    }

    /** The same of digits in two cells. */
    boolean excludes(int cell, int digit, int other, int otherDigit) {
        return digit == otherDigit && sees(cell, other)
                || paired.get(cell) && excludes(candidate(cell, digit), candidate(other, otherDigit));
    }

    /** The constraints by which unequal digits of two cells exclude each other. */
    Set<Constraint> between(int one, int another) {
        return between.getOrDefault(key(one, another), Collections.emptySet());
    }

    /** The cells that constraints allow to be filled together in certain ways only. */
    List<CellGroup> groups() {
        return groups;
    }

    /** The numbers of the groups of a cell. */
    int[] groupsOf(int cell) {
        return groupsOf[cell];
    }

    /** Sums that follow from houses and cages. */
    List<HouseSum> houseSums() {
        return houseSums;
    }

    List<Leftovers> leftovers() {
        return leftovers;
    }

    /** Whether all facts of some hold in these rules. */
    boolean hold(Set<Fact> wanted) {
        return facts.containsAll(wanted);
    }
}
