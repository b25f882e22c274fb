package tilewright.sudoku.notation;

import java.util.Optional;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.PositionText;
import tilewright.sudoku.model.Text;
import tilewright.text.Cursor;
import tilewright.text.Format;
import tilewright.text.LineGrouping;
import tilewright.text.TextError;
import tilewright.text.TextLines;
import tilewright.text.Whitespace;

/**
 * The format of positions: reads the native text, grids as people and programs write them, and all {@link Notations};
 * writes the native text alone.
 *
 * <p>The forms are asked in turn whether a text is one of them: the native one, 81 cells in a line, nine rows, then the
 * notations. If none is, the error is about what the text looks like most.
 */
public record Positions(Notations notations) implements Format<Board> {

    @Override
    public Board read(Cursor cursor) {
        Optional<Board> plain = PositionText.readPlain(cursor);
        if (plain.isPresent()) {
            return plain.get();
        }
        String text = cursor.rest();
        String shown = BlankCells.plain(TextLines.withoutReturns(text));
        if (!shown.equals(text) && cursor.offset() == 0) {
            Board board = readInside(cursor, shown);
            cursor.skip(text.length());
            return board;
        }
        return text.indexOf('\n') < 0 ? readLine(cursor, text) : readLines(cursor, text);
    }

    /** Reads the text that stands for that of a cursor, and leaves remarks there. */
    private Board readInside(Cursor cursor, String text) {
        Cursor inside = new Cursor(text);
        Board board = read(inside);
        cursor.warn(inside.warning());
        return board;
    }

    private Board readLine(Cursor cursor, String text) {
        if (isNative(text)) {
            return Text.POSITIONS.read(cursor);
        }
        Optional<ValueText.Whole> game = SavedGameText.at(TextLines.of(text), 1);
        if (game.isPresent()) {
            return readValue(cursor, game.get(), cursor.offset());
        }
        Optional<Board> object = readObject(cursor, text);
        if (object.isPresent()) {
            return object.get();
        }
        Optional<Notation> notation = notations.of(text);
        if (notation.isPresent()) {
            return notations.candidateRule().decided(notation.get().read(cursor));
        }
        Optional<ValueText.Whole> value = ValueText.in(text);
        if (value.isPresent()) {
            return readValue(cursor, value.get(), cursor.offset());
        }
        Optional<WholeLine> line = WholeLine.find(text);
        if (line.isEmpty()) {
            throw TextFaults.ofLine(cursor, text);
        }
        checkSolution(cursor, line.get(), text);
        cursor.skip(text.length());
        return Board.of(line.get().digits());
    }

    /** Whether a text is native, right or wrong: behind 81 cells come those of the player, or a mark. */
    private static boolean isNative(String text) {
        int cells = cells(text, 0);
        if (cells != Houses.CELLS || text.length() == cells || text.charAt(cells) != ' ') {
            return false;
        }
        int next = cells;
        while (next < text.length() && text.charAt(next) == ' ') {
            next++;
        }
        if (text.startsWith("auto", next)
                || text.startsWith("~", next)
                || text.startsWith("only", next) && (next + 4 == text.length() || text.charAt(next + 4) == ' ')) {
            return true;
        }
        int end = next + cells(text, next);
        if (end - next != Houses.CELLS) {
            return false;
        }
        boolean full = true;
        for (int i = next; i < end; i++) {
            full &= text.charAt(i) >= '1' && text.charAt(i) <= '9';
        }
        return !full || end == text.length() || isNotes(text, end);
    }

    /** Whether what stands behind the player's digits may be notes. */
    private static boolean isNotes(String text, int from) {
        Cursor cursor = new Cursor(text);
        try {
            Text.POSITIONS.read(cursor);
            return cursor.atEnd();
        } catch (TextError other) {
            return other.offset() < from;
        }
    }

    private static int cells(String text, int from) {
        int end = from;
        while (end < text.length() && end - from <= Houses.CELLS && Text.isCell(text.charAt(end))) {
            end++;
        }
        return end - from;
    }

    private static void checkSolution(Cursor cursor, WholeLine line, String text) {
        if (line.solution() < 0) {
            return;
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int clue = line.digits()[cell];
            if (clue != 0 && text.charAt(line.solution() + cell) != '0' + clue) {
                throw cursor.error(
                        cursor.offset() + line.solution() + cell,
                        NotationMessages.otherSolution(
                                new Value.Digit(clue),
                                Houses.GRID.place(cell),
                                cursor.offset() + line.columns()[cell] + 1));
            }
        }
    }

    private Board readLines(Cursor cursor, String text) {
        TextLines lines = TextLines.of(text);
        int first = TextFaults.firstContent(lines);
        boolean sections = first < lines.size() && SdkNotation.isSection(Whitespace.strip(lines.line(first)));
        if (!sections) {
            for (int from = first; from < Math.min(lines.size(), first + LineGrouping.MOST); from++) {
                Optional<Board> board = readAt(cursor, lines.behind(from));
                if (board.isPresent()) {
                    return board.get();
                }
                if (LineKind.of(lines.line(from)) == LineKind.ROW) {
                    break;
                }
            }
        }
        Optional<Notation> notation = notations.of(text);
        if (notation.isPresent()) {
            return notations.candidateRule().decided(notation.get().read(cursor));
        }
        throw TextFaults.ofLines(cursor, lines);
    }

    /** The puzzle of a site, by itself. */
    private static Optional<Board> readObject(Cursor cursor, String text) {
        if (text.isEmpty() || text.charAt(0) != '{') {
            return Optional.empty();
        }
        try {
            Optional<Board> board = WebPuzzle.in(text).map(puzzle -> puzzle.told(cursor));
            cursor.skip(board.isPresent() ? text.length() : 0);
            return board;
        } catch (FPuzzles.Foreign foreign) {
            throw cursor.error(foreign.problem());
        }
    }

    /** The one puzzle of a value. */
    private Board readValue(Cursor cursor, ValueText.Whole value, int at) {
        if (value.parts().size() > 1) {
            throw cursor.error(at, NotationMessages.severalPuzzles(value.parts().size()));
        }
        LineGrouping.Part part = value.parts().getFirst();
        part.fault().ifPresent(fault -> {
            throw cursor.error(at, fault);
        });
        try {
            Board board = readInside(cursor, part.text());
            cursor.skip(cursor.rest());
            return board;
        } catch (TextError error) {
            throw cursor.error(at, error.problem());
        }
    }

    /** The position that begins with the first line; the lines behind it must be no further one. */
    private Optional<Board> readAt(Cursor cursor, TextLines lines) {
        String first = lines.line(0);
        if (Whitespace.only(first) || LineKind.isComment(first)) {
            return Optional.empty();
        }
        int end;
        int[] digits;
        Optional<ValueText.Whole> game = SavedGameText.at(lines, lines.size());
        Optional<ValueText.Whole> value = game.isPresent() ? game : ValueText.at(lines, lines.size());
        if (value.isPresent()) {
            TextFaults.expectNoMore(cursor, lines, value.get().lines());
            return Optional.of(readValue(cursor, value.get(), cursor.offset() + lines.start(0)));
        }
        Optional<FoundGrid> grid = FoundGrid.at(lines, false);
        Optional<WholeLine> whole =
                grid.isPresent() ? Optional.empty() : WholeLine.find(Whitespace.stripTrailing(first));
        if (grid.isPresent() && !grid.get().hasCandidates()) {
            end = grid.get().lines();
            digits = grid.get().digits();
        } else if (whole.isPresent()) {
            end = 1;
            digits = whole.get().digits();
        } else {
            return Optional.empty();
        }
        TextFaults.expectNoMore(cursor, lines, end);
        cursor.skip(cursor.rest());
        return Optional.of(Board.of(digits));
    }

    @Override
    public void write(Board board, StringBuilder out) {
        Text.POSITIONS.write(board, out);
    }

    @Override
    public Message shape() {
        return Text.POSITIONS.shape();
    }
}
