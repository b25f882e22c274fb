package tilewright.sudoku.notation;

import tilewright.message.Message;
import tilewright.sudoku.model.Board;
import tilewright.text.Cursor;

/**
 * A link to another site that carries {@link FPuzzles}, compressed.
 *
 * @param begin of the link
 * @param path whether the letters stand in a path, where some need a percent sign
 * @param reader of all links
 */
record LinkNotation(String id, Message about, String begin, boolean path, LinkReader reader) implements Notation {

    static LinkNotation fpuzzles(LinkReader reader) {
        return new LinkNotation("fpuzzles", NotationMessages.fpuzzles(), "https://f-puzzles.com/?load=", false, reader);
    }

    static LinkNotation sudokupad(LinkReader reader) {
        return new LinkNotation(
                "sudokupad", NotationMessages.sudokupad(), "https://sudokupad.app/fpuzzles", true, reader);
    }

    @Override
    public boolean faithful() {
        return true;
    }

    /** Returns whether a text is a link, whatever site it leads to. */
    @Override
    public boolean knows(String text) {
        return LinkReader.isLink(text);
    }

    @Override
    public Board read(Cursor cursor) {
        return reader.read(cursor);
    }

    @Override
    public String write(Board position) {
        String letters = LzString.compress(FPuzzles.write(position).toString());
        return begin + (path ? letters.replace("+", "%2B").replace("/", "%2F").replace("=", "%3D") : letters);
    }
}
