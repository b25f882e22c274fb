package tilewright.sudoku.generate;

import java.util.Optional;
import tilewright.message.Message;
import tilewright.puzzle.Generator;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
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

    private final Optional<Grader> grader;

    /** One that makes no puzzles of a wanted difficulty. */
    public SudokuGenerator() {
        this(Optional.empty());
    }

    /** @param grader of puzzles of which a difficulty is wanted */
    public SudokuGenerator(Grader grader) {
        this(Optional.of(grader));
    }

    private SudokuGenerator(Optional<Grader> grader) {
        this.grader = grader;
    }

    private Grader grader() {
        return grader.orElseThrow(() -> new GaveUp(GenerateMessages.noDifficulty()));
    }

    @Override
    public Board generate(Setup setup, SeededRandom random, Stop stop, Log log) {
        WorkLog work = new WorkLog(log);
        return switch (setup) {
            case Setup.Singles _ -> singles(random, work);
            case Setup.Minimal minimal -> minimal(minimal.symmetry(), random, work);
            case Setup.Clues clues ->
                found(
                        new FewClues(new BandSolver()).find(clues.number(), random, NODE_LIMIT, stop, work),
                        GenerateMessages.fewClues(clues.number(), NODE_LIMIT / 1_000_000),
                        work);
            case Setup.InPattern in ->
                found(
                        new PatternPuzzles(new BandSolver(), in.pattern()).find(random, NODE_LIMIT, stop, work),
                        GenerateMessages.noneInPattern(),
                        work);
            case Setup.Graded graded -> found(graded(graded, random, stop), NOT_FOUND, work);
            case Setup.Practice practice -> practice(practice.target(), random, stop);
            case Setup.Grid _ -> {
                int[] grid = new int[Houses.CELLS];
                new UniformGrids(new BandSolver()).fill(grid, random);
                yield Board.of(grid);
            }
        };
    }

    private Optional<int[]> graded(Setup.Graded setup, SeededRandom random, Stop stop) {
        Grader grader = grader();
        BandSolver solver = new BandSolver();
        return switch (setup.target()) {
            case Target.OfLevel(Level level) ->
                new GradedPuzzles(solver, setup, clues -> grader.hasLevel(level, clues, stop)).find(random);
            case Target.Needs(StepKind kind) ->
                new GradedPuzzles(solver, setup, clues -> grader.needs(kind, clues, stop)).find(random);
            case Target.Rated rated -> new RatedPuzzles(solver, rated, setup.symmetry(), grader).find(random, stop);
        };
    }

    private Board practice(Target.Needs target, SeededRandom random, Stop stop) {
        Setup.Graded needing = new Setup.Graded(target, Symmetry.NONE);
        for (int i = 0; i < PRACTICE_PUZZLES; i++) {
            Optional<Board> position =
                    graded(needing, random, stop).flatMap(clues -> grader().before(target.kind(), clues, stop));
            if (position.isPresent()) {
                return position.get();
            }
        }
        throw new GaveUp(NOT_FOUND);
    }

    /** In two parts: a filled grid in four phases, then its clues by hiding. */
    private static Board singles(SeededRandom random, WorkLog work) {
        int[] solution = new PhasedGrid(random.fork("grid"), work).fill();
        return Board.of(new Hiding(solution, work).clues(random.fork("clues")));
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
