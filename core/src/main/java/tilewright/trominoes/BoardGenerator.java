package tilewright.trominoes;

import tilewright.puzzle.Generator;
import tilewright.rng.SeededRandom;

/** Makes empty boards; the green tile, unless a cell was named, lies on a square that can hold it. */
final class BoardGenerator implements Generator<Setup, Board> {

    @Override
    public Board generate(Setup setup, SeededRandom random, Log log) {
        Board empty = Board.empty(setup.width());
        int green = switch (setup.green()) {
            case Setup.Green.Anywhere() -> {
                int[] squares = Coloring.squares(setup.width());
                log.line(squares.length + " of " + empty.cells() + " squares can hold the green tile");
                yield squares[random.below(squares.length)];
            }
            case Setup.Green.At(int row, int column) -> empty.grid().cell(row, column);
            case Setup.Green.ByPlayer() -> Board.NONE;
        };
        if (green == Board.NONE) {
            log.line("the player sets the green tile");
            return empty;
        }
        Board board = empty.withGreen(green);
        String verdict = Coloring.allows(board) ? "" : ", where no covering is possible";
        log.line("the green tile lies on " + board.grid().words(green) + verdict);
        return board;
    }
}
