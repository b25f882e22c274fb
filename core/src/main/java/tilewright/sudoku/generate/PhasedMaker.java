package tilewright.sudoku.generate;

import java.util.List;
import tilewright.puzzle.Maker;
import tilewright.puzzle.PuzzleSearch;
import tilewright.puzzle.Solver;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.model.Board;

/** Shows how the grids of {@link Setup.Singles} are filled. Threads may share one. */
public final class PhasedMaker implements Maker<Board> {

    private static final String PHASES = "phases";

    @Override
    public List<Way> ways() {
        int rows = PhasedMaking.BOXES;
        Solver.Method method =
                new Solver.Method(PHASES, GenerateMessages.makesName(), GenerateMessages.makesAbout(), true);
        return List.of(new Way(
                method,
                List.of(
                        new Chapter(GenerateMessages.chapterBoxes(), 0),
                        new Chapter(GenerateMessages.chapterRows(1, 3), rows),
                        new Chapter(GenerateMessages.chapterRows(4, 6), rows + 3),
                        new Chapter(GenerateMessages.chapterRows(7, 9), rows + 6))));
    }

    @Override
    public PuzzleSearch<Board> making(String method, SeededRandom random) {
        if (!method.equals(PHASES)) {
            throw new IllegalArgumentException("unknown method (%s); expected phases".formatted(method));
        }
        return new PhasedMaking(random.fork("grid"));
    }
}
