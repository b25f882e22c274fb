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

/**
 * The texts of positions: reads the native form, that of any program or person, and all {@link Notations}; writes the
 * native one, which {@link Text#POSITIONS} alone reads.
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
        if (text.indexOf('\r') >= 0 && cursor.offset() == 0) {
            Board board = read(new Cursor(TextLines.withoutReturns(text)));
            cursor.skip(text.length());
            return board;
        }
        return text.indexOf('\n') < 0 ? readLine(cursor, text) : readLines(cursor, text);
    }

    private Board readLine(Cursor cursor, String text) {
        if (isNative(text)) {
            return Text.POSITIONS.read(cursor);
        }
        Optional<Notation> notation = notations.of(text);
        if (notation.isPresent()) {
            return notations.candidateRule().decided(notation.get().read(cursor));
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
        boolean sections =
                first < lines.size() && SdkNotation.isSection(lines.line(first).strip());
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

    /** The position that begins with the first line; what follows it must be none. */
    private static Optional<Board> readAt(Cursor cursor, TextLines lines) {
        String first = lines.line(0);
        if (first.isBlank() || LineKind.isComment(first)) {
            return Optional.empty();
        }
        int end;
        int[] digits;
        Optional<ListText.Found> list = ListText.at(lines);
        Optional<FoundGrid> grid = list.isPresent() ? Optional.empty() : FoundGrid.at(lines, false);
        Optional<WholeLine> whole =
                list.isPresent() || grid.isPresent() ? Optional.empty() : WholeLine.find(first.stripTrailing());
        if (list.isPresent()) {
            end = list.get().lines();
            digits = list.get().digits();
        } else if (grid.isPresent() && !grid.get().hasCandidates()) {
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
