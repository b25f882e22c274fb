package tilewright.sudoku.generate;

import java.util.Optional;
import java.util.function.Predicate;
import tilewright.message.Message;
import tilewright.puzzle.Generator;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.sudoku.canonical.Isomorphism;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.solve.BandSolver;
import tilewright.sudoku.step.Level;
import tilewright.sudoku.step.StepKind;

/**
 * Makes a filled grid and takes clues away, in as many ways as there are setups. What comes out has exactly one solution,
 * always.
 */
public final class SudokuGenerator implements Generator<Setup, Board> {

    /** Nodes of the solver that a search for a special puzzle may take: about ten seconds. */
    private static final long NODE_LIMIT = 30_000_000;

    /** Maximum puzzles that are searched for a position to practice. */
    private static final int PRACTICE_PUZZLES = 20;

    private static final Message NOT_FOUND = GenerateMessages.notFound();

    /** The most clues for which a puzzle is looked for near a known one with the fewest: random search seldom finds one. */
    private static final int NEAR_CLUES = 20;

    private final Optional<Grader> grader;
    private final Optional<StockedPuzzles> rare;

    /** Constructs a generator that makes no puzzles of a wanted difficulty, and none with the fewest clues. */
    public SudokuGenerator() {
        this(Optional.empty(), Optional.empty());
    }

    /** @param grader of puzzles of which a difficulty is wanted */
    public SudokuGenerator(Grader grader) {
        this(Optional.of(grader), Optional.of(new RarePuzzles()));
    }

    private SudokuGenerator(Optional<Grader> grader, Optional<StockedPuzzles> rare) {
        this.grader = grader;
        this.rare = rare;
    }

    private Grader grader() {
        return grader.orElseThrow(() -> new GaveUp(GenerateMessages.noDifficulty()));
    }

    private StockedPuzzles rare() {
        return rare.orElseThrow(() -> new GaveUp(GenerateMessages.noDifficulty()));
    }

    @Override
    public Board generate(Setup setup, SeededRandom random, Stop stop, Log log) {
        WorkLog work = new WorkLog(log);
        return switch (setup) {
            case Setup.Singles _ -> singles(random, work);
            case Setup.Minimal minimal -> minimal(minimal.symmetry(), random, work);
            case Setup.Clues clues ->
                found(
                        clues(clues.number(), random, stop, work),
                        GenerateMessages.fewClues(clues.number(), NODE_LIMIT / 1_000_000),
                        work);
            case Setup.InPattern in ->
                found(
                        new PatternPuzzles(new BandSolver(), in.pattern()).find(random, NODE_LIMIT, stop, work),
                        GenerateMessages.noneInPattern(),
                        work);
            case Setup.Graded graded -> found(graded(graded, random, stop, work), NOT_FOUND, work);
            case Setup.Practice practice -> practice(practice.target(), random, stop, work);
            case Setup.Grid _ -> {
                int[] grid = new int[Houses.CELLS];
                new UniformGrids(new BandSolver()).fill(grid, random);
                yield Board.of(grid);
            }
        };
    }

    private Optional<int[]> clues(int number, SeededRandom random, Stop stop, WorkLog work) {
        BandSolver solver = new BandSolver();
        if (number > NEAR_CLUES) {
            return new FewClues(solver).find(number, random, NODE_LIMIT, stop, work);
        }
        int[] fewest = rare().withFewestClues(random, work);
        if (number == Setup.Clues.FEWEST) {
            return Optional.of(fewest);
        }
        return new NearFewestClues(solver)
                .find(fewest, number, random, stop, work)
                .or(() -> new FewClues(solver).find(number, random, NODE_LIMIT, stop, work));
    }

    private Optional<int[]> graded(Setup.Graded setup, SeededRandom random, Stop stop, WorkLog work) {
        Grader grader = grader();
        BandSolver solver = new BandSolver();
        return switch (setup.target()) {
            case Target.OfLevel(Level level) ->
                new GradedPuzzles(solver, setup, clues -> grader.hasLevel(level, clues, stop)).find(random);
            case Target.Needs(StepKind kind) -> needing(kind, setup, random, stop, work);
            case Target.Rated rated -> new RatedPuzzles(solver, rated, setup.symmetry(), grader).find(random, stop);
        };
    }

    /** Searches at random and in the stock, and returns what is found first. */
    private Optional<int[]> needing(StepKind kind, Setup.Graded setup, SeededRandom random, Stop stop, WorkLog work) {
        Predicate<int[]> fits = clues -> grader().needs(kind, clues, stop);
        GradedPuzzles puzzles = new GradedPuzzles(new BandSolver(), setup, fits);
        if (rare().searchedFirst(kind) || setup.symmetry() != Symmetry.NONE) {
            return puzzles.find(random).or(() -> stocked(kind, setup, random, fits, stop, work));
        }
        return stocked(kind, setup, random, fits, stop, work).or(() -> puzzles.find(random));
    }

    /** Empty with a symmetry, which isomorphs do not keep. */
    private Optional<int[]> stocked(
            StepKind kind, Setup.Graded setup, SeededRandom random, Predicate<int[]> fits, Stop stop, WorkLog work) {
        return setup.symmetry() == Symmetry.NONE
                ? rare().find(kind, setup.clues(), random, fits, stop, work)
                : Optional.empty();
    }

    private Board practice(Target.Needs target, SeededRandom random, Stop stop, WorkLog work) {
        StepKind kind = target.kind();
        GradedPuzzles puzzles = new GradedPuzzles(
                new BandSolver(), new Setup.Graded(target, Symmetry.NONE), clues -> grader().needs(kind, clues, stop));
        boolean searched = rare().searchedFirst(kind);
        for (int i = 0; i < PRACTICE_PUZZLES; i++) {
            Optional<int[]> clues = searched ? puzzles.find(random) : Optional.empty();
            searched &= clues.isPresent();
            Optional<Board> position = clues.flatMap(found -> grader().before(kind, found, stop));
            if (position.isPresent()) {
                return position.get();
            }
            if (!searched) {
                break;
            }
        }
        Predicate<int[]> fits = clues -> grader().needs(kind, clues, stop)
                && grader().before(kind, clues, stop).isPresent();
        return rare().find(kind, Optional.empty(), random, fits, stop, work)
                .flatMap(clues -> grader().before(kind, clues, stop))
                .orElseThrow(() -> new GaveUp(NOT_FOUND));
    }

    /** Makes a puzzle in three parts: a filled grid in four phases, an isomorph of it, then its clues by hiding. */
    private static Board singles(SeededRandom random, WorkLog work) {
        int[] solution =
                Isomorphism.random(random.fork("isomorph")).of(new PhasedGrid(random.fork("grid"), work).fill());
        work.line(GenerateMessages.logExchangedLines());
        work.state(solution);
        return Board.of(new ShownCells(solution, work).clues(random.fork("clues")));
    }

    private static Board minimal(Symmetry symmetry, SeededRandom random, WorkLog work) {
        BandSolver solver = new BandSolver();
        int[] grid = new int[Houses.CELLS];
        new RandomGrids(solver).fill(grid, random);
        work.line(GenerateMessages.logFilled());
        work.state(grid);
        int[] clues = new MinimalPuzzles(solver, symmetry).of(grid, 0, random);
        work.line(GenerateMessages.logMinimal());
        work.state(clues, grid);
        return Board.of(clues);
    }

    private static Board found(Optional<int[]> clues, Message otherwise, WorkLog work) {
        Board board = Board.of(clues.orElseThrow(() -> new GaveUp(otherwise)));
        work.line(GenerateMessages.logFound());
        return board;
    }
}
