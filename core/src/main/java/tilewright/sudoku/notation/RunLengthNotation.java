package tilewright.sudoku.notation;

import tilewright.message.Message;
import tilewright.sudoku.model.Board;

/**
 * The clues alone, with a letter for a run of empty cells, behind what stands always the same: a game ID of Solo, or a link to
 * puzz.link. {@link LinkReader} reads both.
 */
record RunLengthNotation(String id, Message about, String begin, RunLengthCells cells) implements Notation {

    static final RunLengthNotation SOLO =
            new RunLengthNotation("solo", NotationMessages.solo(), "3x3:", RunLengthCells.SOLO);

    static final RunLengthNotation PUZZ_LINK = new RunLengthNotation(
            "puzzlink", NotationMessages.puzzlink(), "https://puzz.link/p?sudoku/9/9/", RunLengthCells.PZPR);

    @Override
    public boolean faithful() {
        return true;
    }

    @Override
    public String write(Board position) {
        return begin + cells.write(position.fresh().digits());
    }
}
