package tilewright.trominoes;

import java.util.Optional;
import java.util.stream.IntStream;
import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.puzzle.Generator;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;

/**
 * Makes boards with the green tile on the named cell, or else on a square that can hold it, each equally likely. Tiles
 * that lie there already are of a covering drawn uniformly from all coverings of the board with its green tile, and
 * among its tiles chosen uniformly.
 */
final class BoardGenerator implements Generator<Setup, Board> {

    @Override
    public Board generate(Setup setup, SeededRandom random, Stop stop, Log log) {
        Board board = withGreen(setup, random, log);
        if (setup.goal() != Goal.ANY) {
            return new GoalGenerator(board, random.fork("goal"), stop, log).board(setup.goal());
        }
        return setup.tiles() == 0 ? board : withTiles(board, setup.tiles(), random.fork("tiles"), stop, log);
    }

    private static Board withGreen(Setup setup, SeededRandom random, Log log) {
        Grid grid = setup.grid();
        Board empty = Board.empty(grid);
        int green = switch (setup.green()) {
            case Setup.Green.Anywhere() -> {
                int[] squares = Coloring.squares(grid);
                log.line(TrominoesMessages.logSquares(squares.length, empty.cells()));
                yield squares[random.below(squares.length)];
            }
            case Setup.Green.At(int row, int column) -> grid.cell(row, column);
            case Setup.Green.ByPlayer(), Setup.Green.None() -> Board.NONE;
        };
        if (green == Board.NONE) {
            Message without = empty.wantsGreen() ? TrominoesMessages.logByPlayer() : TrominoesMessages.logNoGreen();
            log.line(without);
            return empty;
        }
        Board board = empty.withGreen(green);
        String coverings = Coloring.allows(board) ? "" : "none";
        log.line(TrominoesMessages.logGreen(grid.place(green), coverings));
        return board;
    }

    /** All coverings of a board, of which there is one. */
    static TilingGraph coverings(Board board, Stop stop) {
        Optional<TilingGraph> graph =
                Coloring.allows(board) ? TilingGraph.of(board, Limits.NONE.withStop(stop)) : Optional.empty();
        stop.check();
        if (graph.isEmpty()) {
            throw new GaveUp(
                    Coloring.allows(board)
                            ? TrominoesMessages.coveringsTooLarge()
                            : TrominoesMessages.noCoveringToThin());
        }
        return graph.get();
    }

    private static Board withTiles(Board board, int tiles, SeededRandom random, Stop stop, Log log) {
        TilingGraph graph = coverings(board, stop);
        log.line(TrominoesMessages.logCoverings(graph.coverings()));
        Board covering = graph.any(random);
        int[] firsts = shuffled(covering, random);
        Board begun = board;
        for (int i = 0; i < tiles; i++) {
            begun = begun.with(firsts[i], covering.across(firsts[i]));
        }
        log.line(TrominoesMessages.logLaid(tiles, firsts.length));
        return begun;
    }

    /** Returns the first cells of a board's tiles, in a random order. */
    static int[] shuffled(Board board, SeededRandom random) {
        int[] firsts = IntStream.range(0, board.cells())
                .filter(cell -> board.tiled(cell) && board.first(cell) == cell)
                .toArray();
        random.shuffle(firsts, firsts.length);
        return firsts;
    }
}
