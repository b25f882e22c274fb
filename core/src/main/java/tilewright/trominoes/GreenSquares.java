package tilewright.trominoes;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.text.Json;

/** A map of the squares where the green tile could lie, with the tiles that lie already: how many coverings each leaves. */
final class GreenSquares implements Study<Board> {

    @Override
    public String verb() {
        return "squares";
    }

    @Override
    public Message title() {
        return TrominoesMessages.squaresTitle();
    }

    @Override
    public Message about() {
        return TrominoesMessages.squaresAbout();
    }

    @Override
    public boolean live() {
        return true;
    }

    @Override
    public Report study(Board board, int depth, Limits limits) {
        Grid grid = board.grid();
        if (board.green() == Board.NONE && !board.wantsGreen()) {
            throw new Refused(TrominoesMessages.needsNoGreen());
        }
        List<Json> fields = new ArrayList<>();
        List<Row> rows = new ArrayList<>();
        List<Message> words = new ArrayList<>();
        List<Mark> marks = new ArrayList<>();
        Board without = board.green() == Board.NONE ? board : board.withoutGreen();
        for (int cell : Coloring.squares(grid)) {
            if (!without.free(cell)) {
                continue;
            }
            Optional<TilingGraph> graph = TilingGraph.of(without.withGreen(cell), limits);
            if (graph.isEmpty()) {
                return new Report(TrominoesMessages.manyStates(), Json.obj().with("exact", false), false);
            }
            BigInteger number = graph.get().coverings();
            fields.add(Json.obj().with("cell", grid.name(cell)).with("count", number.toString()));
            words.add(TrominoesMessages.squareCount(grid.place(cell), number));
            Message name = TrominoesMessages.square(grid.place(cell));
            Message count = Message.verbatim(Coverings.words(number));
            rows.add(new Row(name, count, number.signum() == 0 ? Tone.BAD : Tone.GOOD));
            mark(Box.cell(grid.row(cell), grid.column(cell)), number, marks);
        }
        return new Report(
                        words.isEmpty() ? TrominoesMessages.noSquares() : TrominoesMessages.squares(words),
                        Json.obj().with("squares", new Json.Arr(fields)).with("exact", true),
                        true,
                        Optional.of(new Picture(caption(board, rows), marks)))
                .withRows(rows);
    }

    private static Message caption(Board board, List<Row> rows) {
        if (rows.isEmpty()) {
            return TrominoesMessages.noFreeSquare();
        }
        return TrominoesMessages.freeSquares(board.grid().rows() % 3 == 1 ? "first" : "third");
    }

    private static void mark(Box box, BigInteger number, List<Mark> marks) {
        boolean none = number.signum() == 0;
        marks.add(new Mark.Area(box, Ink.BOARD));
        marks.add(new Mark.Ring(box.inset(1), none ? Ink.BAD : Ink.GOOD));
        marks.add(new Mark.Glyph(box.inset(2), brief(number), none ? Ink.BAD : Ink.WORDS));
    }

    /** A number in at most four signs: 950, 12k, 3.4M, 8G. */
    static String brief(BigInteger number) {
        String digits = number.toString();
        if (digits.length() <= 3) {
            return digits;
        }
        int steps = (digits.length() - 1) / 3;
        if (steps > 6) {
            return "e" + (digits.length() - 1);
        }
        int whole = digits.length() - 3 * steps;
        String rest = whole == 1 ? "." + digits.charAt(1) : "";
        return digits.substring(0, whole) + rest + "kMGTPE".charAt(steps - 1);
    }
}
