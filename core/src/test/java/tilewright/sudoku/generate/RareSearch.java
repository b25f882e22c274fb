package tilewright.sudoku.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.sudoku.canonical.Isomorphism;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.rating.Raters;
import tilewright.sudoku.solve.BandSolver;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;
import tilewright.sudoku.technique.HodokuSolver;

/**
 * Searches for puzzles that need rare techniques, and prints them as lines for {@link RareStock}.
 *
 * <p>First random minimal puzzles; then around those whose solution has a step of a technique, but a harder one as well, some
 * clues are exchanged again and again, and what has such a step takes their place. A puzzle is taken if half of its isomorphs
 * need the technique: the order in which steps are found depends on where they are.
 *
 * <p>Arguments: a seed, the number of random puzzles, the number of exchanges for each technique, and techniques, which are
 * searched for together. With no exchanges random puzzles alone are looked at for one technique, which is faster.
 */
public final class RareSearch {

    /** Maximum puzzles of a technique; as many more may be there in which it is not the next step to practice. */
    private static final int EACH = 4;

    private static final int NEAR = 40;
    private static final int ISOMORPHS = 6;

    private final SeededRandom random;
    private final List<StepKind> wanted;
    private final BandSolver solver = new BandSolver();
    private final MinimalPuzzles puzzles = new MinimalPuzzles(solver, Symmetry.NONE);
    private final StepGrader grader = new StepGrader(new Raters());
    private final Map<StepKind, List<int[]>> found = new EnumMap<>(StepKind.class);
    private final Map<StepKind, List<int[]>> near = new EnumMap<>(StepKind.class);
    private final Map<StepKind, Integer> unpracticed = new EnumMap<>(StepKind.class);

    private RareSearch(long seed, List<StepKind> wanted) {
        random = new SeededRandom(seed);
        this.wanted = wanted;
    }

    public static void main(String[] args) {
        List<StepKind> wanted =
                Arrays.stream(args).skip(3).map(StepKind::valueOf).toList();
        new RareSearch(Long.parseLong(args[0]), wanted).run(Integer.parseInt(args[1]), Integer.parseInt(args[2]));
    }

    private void run(int randomPuzzles, int exchanges) {
        int[] grid = new int[Houses.CELLS];
        for (int i = 0; i < randomPuzzles && !wanted.stream().allMatch(this::enough); i++) {
            new RandomGrids(solver).fill(grid, random);
            int[] clues = puzzles.of(grid, 0, random);
            if (exchanges > 0) {
                look(clues);
            } else if (HodokuSolver.needs(wanted.getFirst(), clues, Stop.never())) {
                take(wanted.getFirst(), clues);
            }
        }
        for (StepKind kind : wanted) {
            System.out.println("# climbing for " + kind + " from "
                    + near.getOrDefault(kind, List.of()).size());
            climb(kind, exchanges);
        }
    }

    private boolean enough(StepKind kind) {
        return found.getOrDefault(kind, List.of()).size() >= EACH;
    }

    /**
     * Takes a puzzle for what it needs, and notes it for what is on its way.
     *
     * @return what is on its way
     */
    private Set<StepKind> look(int[] clues) {
        HodokuSolver.Rating rating = HodokuSolver.rate(clues, solution(clues), wanted.getFirst(), Stop.never());
        Set<StepKind> kinds = EnumSet.noneOf(StepKind.class);
        rating.path().stream().map(Step::kind).filter(wanted::contains).forEach(kinds::add);
        for (StepKind kind : kinds) {
            List<int[]> list = near.computeIfAbsent(kind, _ -> new ArrayList<>());
            if (HodokuSolver.needs(kind, clues, Stop.never())) {
                take(kind, clues);
            }
            if (list.size() < NEAR) {
                list.add(clues);
            }
        }
        return kinds;
    }

    private void take(StepKind kind, int[] clues) {
        int needing = 0;
        int practiced = 0;
        for (int i = 0; i < ISOMORPHS && !enough(kind); i++) {
            int[] other = Isomorphism.random(random).of(clues);
            if (HodokuSolver.needs(kind, other, Stop.never())) {
                needing++;
                practiced += grader.before(kind, other, Stop.never()).isPresent() ? 1 : 0;
            }
        }
        boolean good = 2 * practiced >= ISOMORPHS || !Target.Needs.practiced().contains(kind);
        if (2 * needing >= ISOMORPHS && (good || unpracticed.merge(kind, 1, Integer::sum) <= EACH)) {
            if (good) {
                found.computeIfAbsent(kind, _ -> new ArrayList<>()).add(clues);
            }
            System.out.println(kind.word() + " " + Board.of(clues) + " " + needing + " " + practiced);
        }
    }

    /** From each of the puzzles in turn, so that not all that is found lies around one. */
    private void climb(StepKind kind, int exchanges) {
        List<int[]> starts = near.getOrDefault(kind, List.of());
        for (int i = 0; i < exchanges && !starts.isEmpty() && !enough(kind); i++) {
            int place = i % starts.size();
            int before = found.getOrDefault(kind, List.of()).size();
            int[] other = exchanged(starts.get(place));
            if (look(other).contains(kind)) {
                starts.set(place, other);
            }
            if (found.getOrDefault(kind, List.of()).size() > before && starts.size() > 1) {
                starts.remove(place);
            }
        }
    }

    private int[] exchanged(int[] clues) {
        int[] solution = solution(clues);
        int[] other = clues.clone();
        int[] order = random.permutation(Houses.CELLS);
        int takenAway = 1 + random.below(3);
        for (int cell : order) {
            if (takenAway > 0 && other[cell] != 0) {
                other[cell] = 0;
                takenAway--;
            }
        }
        for (int i = 0; i < order.length && solver.count(other, 2) > 1; i++) {
            int cell = order[order.length - 1 - i];
            other[cell] = solution[cell];
        }
        return puzzles.reduced(other, solution, 0, random);
    }

    private int[] solution(int[] clues) {
        int[] solution = new int[Houses.CELLS];
        solver.count(clues, 1);
        solver.solution(solution);
        return solution;
    }
}
