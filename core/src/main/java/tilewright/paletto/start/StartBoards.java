package tilewright.paletto.start;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Setup;
import tilewright.puzzle.Generator;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;

/** Makes start boards: every valid board of a setup is equally likely. See {@link StartTable} for how, and the proof. */
public final class StartBoards implements Generator<Setup, Board> {

    /** The table of each size, made when its first board is. It is a constant, so it does not matter who makes it. */
    private static final List<AtomicReference<StartTable>> FROM_SMALLEST = IntStream.rangeClosed(
                    Board.SMALLEST, Board.LARGEST)
            .mapToObj(_ -> new AtomicReference<StartTable>())
            .toList();

    @Override
    public Board generate(Setup setup, SeededRandom random, Stop stop, Log log) {
        int[] colors = new int[setup.size() * setup.size()];
        long trials = table(setup.size()).draw(setup.corners(), colors, random);
        log.line(StartMessages.logTrials(trials));
        return Board.start(setup.size(), setup.players(), colors);
    }

    private static StartTable table(int size) {
        AtomicReference<StartTable> made = FROM_SMALLEST.get(size - Board.SMALLEST);
        StartTable table = made.get();
        if (table == null) {
            table = StartTable.of(size);
            made.set(table);
        }
        return table;
    }
}
