package tilewright.sudoku.notation;

import tilewright.text.LineGrouping.LinesAhead;
import tilewright.text.ShareIds;

/** Lines up to one with a whole puzzle, unless that is where a share ID goes on. */
record UpToWhole(LinesAhead ahead) implements LinesAhead {
    @Override
    public boolean has(int index) {
        return ahead.has(index)
                && (index == 0
                        || ShareIds.isMarked(ahead.line(index - 1))
                        || LineKind.of(BlankCells.plain(ahead.line(index))) != LineKind.WHOLE);
    }

    @Override
    public String line(int index) {
        return ahead.line(index);
    }
}
