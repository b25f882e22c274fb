package tilewright.paletto.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Seeds;
import tilewright.agent.Turn;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Boards;
import tilewright.paletto.model.Coloring;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.Setup;
import tilewright.paletto.model.Shape;
import tilewright.paletto.start.StartBoards;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;

/** Compares the vectors with a depth-first search that knows one position at a time. */
final class StrongSolutionTest {

    private static final int BOTH = 2;
    private static final int OUT_OF_PLAY = 3;

    /**
     * A position with this number of pieces, reached by taking single ones, and with owners that chance gave to each color: the
     * first player, the second, both, or nobody.
     */
    private static Board late(int size, int pieces, int kinds, SeededRandom random) {
        Board start = new StartBoards().generate(Setup.of(size, 2), random);
        long left = start.occupied();
        while (Long.bitCount(left) > pieces) {
            long free = Shape.removable(left);
            for (int skipped = random.below(Long.bitCount(free)); skipped > 0; skipped--) {
                free &= free - 1;
            }
            left &= ~Long.lowestOneBit(free);
        }
        long[] cells = new long[size];
        int[] owned = new int[2];
        for (int color = 0; color < size; color++) {
            cells[color] = start.pieces(color) & left;
            int missing = size - Long.bitCount(cells[color]);
            int kind = cells[color] == 0 ? OUT_OF_PLAY : random.below(kinds);
            if (kind == BOTH) {
                owned[0] += (missing + 1) / 2 << 4 * color;
                owned[1] += missing / 2 << 4 * color;
            } else if (kind != OUT_OF_PLAY) {
                owned[kind] += missing << 4 * color;
            }
        }
        return Boards.of(random.below(2), cells, owned);
    }

    @ParameterizedTest
    @CsvSource({"3,8,2,60", "4,13,2,60", "5,15,4,30", "6,16,2,20", "6,16,4,20", "7,17,2,10", "8,20,2,6", "8,16,4,20"})
    void late_positions_have_the_value_that_a_search_finds(int size, int pieces, int kinds, int boards) {
        Seeds.each(boards, random -> {
            Board board = late(size, 1 + random.below(pieces), kinds, random);
            Exact exact = Exact.below(board, Integer.MAX_VALUE, Stop.never()).orElseThrow();
            EndgameProof search = new EndgameProof(new Coloring(board), 18);
            while (board.winner() < 0) {
                int found = search.winner(board.occupied(), new Coloring(board).claims(board), board.mover());
                assertThat(exact.wins(board)).as("%s", board).isEqualTo(found == board.mover());
                List<Turn<Board, Move>> turns = new WholeTurns().of(board);
                board = turns.get(random.below(turns.size())).end();
            }
        });
    }
}
