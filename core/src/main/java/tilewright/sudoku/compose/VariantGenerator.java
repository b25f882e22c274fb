package tilewright.sudoku.compose;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tilewright.puzzle.Generator;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.search.Stopped;
import tilewright.sudoku.deduction.DeductionPath;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.step.Level;
import tilewright.sudoku.variant.VariantSampler;
import tilewright.sudoku.variant.VariantSolver;
import tilewright.sudoku.variant.Work;

/**
 * Makes puzzles of a setup: a random grid of the rules, and its givens by taking away. The same random numbers give the same puzzle.
 *
 * <p>Immutable; threads may share one.
 */
public final class VariantGenerator {

    /** Grids that are tried before the search gives up. */
    private static final int MOST = 2_000;

    /** Nodes of a search for a grid, for each of its cells: one that takes more has gone astray, and begins anew. */
    private static final int GRID_NODES = 20;

    /** Solutions that cages are made to exclude, one after the other. */
    private static final int CAGE_MOVES = 100;

    /** Nodes of a search for a solution of cages. */
    private static final long CAGE_NODES = 5_000;

    /** Nodes of a search for another solution. */
    private static final long OTHER_NODES = 100_000;

    /** The same where givens that are not decided on stay. */
    private static final long LARGE_NODES = 30;

    /** The largest side of minimal puzzles. */
    private static final int LARGEST_MINIMAL = 16;

    /** The largest side of which minimal puzzles of each level are found. */
    private static final int LARGEST_FOUND = 9;

    /** Work for one puzzle at most: some tens of seconds. */
    private static final long MOST_WORK = 300_000_000;

    private final VariantSetup setup;
    private final List<int[]> orbits;

    /** The rules of all puzzles, unless each has boxes of its own. */
    private final VariantSolver solver;

    public VariantGenerator(VariantSetup setup) {
        this.setup = setup;
        orbits = setup.symmetry().orbits(setup.side());
        solver = new VariantSolver(setup.variant());
    }

    /**
     * A puzzle that was made.
     *
     * @param solution the only one; empty when there may be several
     */
    public record Made(VariantPuzzle puzzle, Optional<List<Integer>> solution) {}

    /**
     * Makes a puzzle.
     *
     * @param stop asked at least every 10 ms
     * @throws Generator.GaveUp when there is none, or none was found within a limit, which is counted: the same on every machine
     * @throws tilewright.search.Stopped when it was stopped
     */
    public VariantPuzzle generate(SeededRandom random, Stop stop) {
        return made(random, stop).puzzle();
    }

    /** The same with its solution. */
    public Made made(SeededRandom random, Stop stop) {
        return made(random, new Work(stop, MOST_WORK));
    }

    Made made(SeededRandom random, Work work) {
        try {
            for (int i = 0; i < MOST; i++) {
                work.check();
                Optional<Made> made = attempt(random, work);
                if (made.isPresent()) {
                    return made.get();
                }
            }
        } catch (Stopped stopped) {
            if (!work.isSpent()) {
                throw stopped;
            }
        }
        throw new Generator.GaveUp(ComposeMessages.notFound());
    }

    private Optional<Made> attempt(SeededRandom random, Work work) {
        boolean jigsaw = setup.rules().contains(RuleKind.JIGSAW);
        Variant rules = jigsaw ? setup.variant().with(JigsawBoxes.of(setup.side(), random)) : setup.variant();
        if (setup.empty() && !setup.isDrawn()) {
            return Optional.of(new Made(VariantPuzzle.empty(rules), Optional.empty()));
        }
        VariantSolver plain = jigsaw ? new VariantSolver(rules) : solver;
        return switch (plain.sampler(random).grid((long) GRID_NODES * rules.cells(), work)) {
            case VariantSampler.Found.Spent _ -> Optional.empty();
            case VariantSampler.Found.None _ -> {
                if (!jigsaw) {
                    throw new Generator.GaveUp(ComposeMessages.noGrid());
                }
                yield Optional.empty();
            }
            case VariantSampler.Found.Grid(int[] found) -> {
                int[] grid = GridIsomorph.of(found, rules, random);
                yield drawn(rules, grid, random)
                        .flatMap(more ->
                                ofGrid(more, more.equals(rules) ? plain : new VariantSolver(more), grid, random, work))
                        .filter(puzzle -> isWanted(puzzle, work))
                        .map(puzzle -> new Made(puzzle, isUnique() ? Optional.of(digits(grid)) : Optional.empty()));
            }
        };
    }

    /** Whether all puzzles that are drawn have one solution. */
    private boolean isUnique() {
        return !setup.empty() || setup.rules().contains(RuleKind.KILLER);
    }

    private static List<Integer> digits(int[] grid) {
        return Arrays.stream(grid).boxed().toList();
    }

    /** Returns the rules with what is drawn into a grid but cages; empty when the grid has no place for a rule. */
    private Optional<Variant> drawn(Variant rules, int[] grid, SeededRandom random) {
        DrawnConstraints drawn = new DrawnConstraints(setup.side(), grid, random);
        List<Constraint> all = new ArrayList<>();
        for (RuleKind rule : setup.rules()) {
            List<Constraint> some = drawn.of(rule);
            if (some.isEmpty() && rule.isDrawn() && rule != RuleKind.KILLER) {
                return Optional.empty();
            }
            all.addAll(some);
        }
        return Optional.of(rules.with(all.toArray(Constraint[]::new)));
    }

    private Optional<VariantPuzzle> ofGrid(
            Variant rules, VariantSolver rulesSolver, int[] grid, SeededRandom random, Work work) {
        if (setup.rules().contains(RuleKind.KILLER)) {
            return Cages.of(setup.side(), grid, random).flatMap(cages -> killer(rules, cages, grid, random, work));
        }
        return setup.empty()
                ? Optional.of(VariantPuzzle.empty(rules))
                : new ClueRemoval(rulesSolver.sampler(random), orbits, isLarge() ? LARGE_NODES : OTHER_NODES, isLarge())
                        .of(grid, random, work)
                        .map(givens -> puzzle(rules, isEased() ? eased(rules, givens, grid, random, work) : givens));
    }

    /** Whether givens are added until a level is reached: minimal puzzles of these sides are nearly always hard. */
    private boolean isEased() {
        return setup.level().isPresent() && setup.side() > LARGEST_FOUND;
    }

    /** Returns the givens with as few more as make the puzzle no harder than wanted. */
    private int[] eased(Variant rules, int[] givens, int[] grid, SeededRandom random, Work work) {
        Level wanted = setup.level().orElseThrow();
        List<int[]> more = new ArrayList<>();
        for (int i : random.permutation(orbits.size())) {
            if (givens[orbits.get(i)[0]] == 0) {
                more.add(orbits.get(i));
            }
        }
        int low = 0;
        int high = more.size();
        while (low < high) {
            int middle = (low + high) / 2;
            VariantPuzzle puzzle = puzzle(rules, with(givens, more.subList(0, middle), grid));
            if (DeductionPath.isAtMost(wanted, puzzle, work)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return with(givens, more.subList(0, high), grid);
    }

    private static int[] with(int[] givens, List<int[]> more, int[] grid) {
        int[] all = givens.clone();
        for (int[] orbit : more) {
            for (int cell : orbit) {
                all[cell] = grid[cell];
            }
        }
        return all;
    }

    /** Moves cells between cages until these alone have one solution; empty when that takes too long. */
    private Optional<VariantPuzzle> killer(Variant rules, Cages cages, int[] grid, SeededRandom random, Work work) {
        for (int i = 0; i < CAGE_MOVES; i++) {
            Variant caged = rules.with(cages.constraints().toArray(Constraint[]::new));
            VariantSampler sampler = new VariantSolver(caged).sampler(random);
            switch (sampler.drawnOther(grid, CAGE_NODES, work)) {
                case VariantSampler.Found.None _ -> {
                    return Optional.of(VariantPuzzle.empty(caged));
                }
                case VariantSampler.Found.Grid(int[] other) -> {
                    if (!cages.exclude(other)) {
                        return Optional.empty();
                    }
                }
                case VariantSampler.Found.Spent _ -> {
                    return Optional.empty();
                }
            }
        }
        return Optional.empty();
    }

    private static VariantPuzzle puzzle(Variant rules, int[] givens) {
        return new VariantPuzzle(rules, digits(givens));
    }

    /** Whether it takes hours to decide on each given. */
    private boolean isLarge() {
        return setup.side() > LARGEST_MINIMAL;
    }

    private boolean isWanted(VariantPuzzle puzzle, Work work) {
        return setup.level().isEmpty() || DeductionPath.isOf(setup.level().get(), puzzle, work);
    }
}
