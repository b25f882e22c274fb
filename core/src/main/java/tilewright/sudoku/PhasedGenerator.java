package tilewright.sudoku;

import tilewright.puzzle.Generator;
import tilewright.rng.SeededRandom;

/** Makes a puzzle in two parts: a filled grid in four phases, then its clues by hiding. */
final class PhasedGenerator implements Generator<Setup, Board> {

    @Override
    public Board generate(Setup setup, SeededRandom random, Log log) {
        WorkLog work = new WorkLog(log);
        int[] solution = new PhasedGrid(random.fork("grid"), work).fill();
        return switch (setup.level()) {
            case SINGLES -> Board.of(new Hiding(solution, work).clues(random.fork("clues")));
        };
    }
}
