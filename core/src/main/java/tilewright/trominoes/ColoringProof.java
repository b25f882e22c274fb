package tilewright.trominoes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.text.Json;

/**
 * The proof by two three-colorings of where the green tile can lie, as data: the color of each cell, and how many cells of
 * each color tiles of three have to cover. They have to be equal, for each tile covers one of each.
 */
final class ColoringProof implements Study<Board> {

    private static final int COLORINGS = 2;
    /** The rules of the colorings in JSON. */
    private static final String[] RULES = {"row + column", "row - column"};
    /** The names of the colorings by which messages choose their words. */
    private static final String[] CHOSEN = {"sum", "difference"};

    @Override
    public String verb() {
        return "coloring";
    }

    @Override
    public Message title() {
        return TrominoesMessages.coloringTitle();
    }

    @Override
    public boolean live() {
        return true;
    }

    @Override
    public Message about() {
        return TrominoesMessages.coloringAbout();
    }

    /** The color of a cell, 0 to 2: along the diagonals that rise, or those that fall. */
    static int color(int coloring, Grid grid, int cell) {
        int row = grid.row(cell);
        int column = grid.column(cell);
        return coloring == 0 ? (row + column) % 3 : (row - column + 3 * grid.columns()) % 3;
    }

    /** Cells of each color that are not the green tile's. */
    static int[] counts(int coloring, Board board) {
        int[] counts = new int[3];
        for (int cell = 0; cell < board.cells(); cell++) {
            if (cell != board.green()) {
                counts[color(coloring, board.grid(), cell)]++;
            }
        }
        return counts;
    }

    static boolean even(int[] counts) {
        return counts[0] == counts[1] && counts[1] == counts[2];
    }

    /** A coloring that shows that the green tile cannot lie where it does; there must be one. */
    static int refuting(Board board) {
        return even(counts(0, board)) ? 1 : 0;
    }

    /** A dot in its color on each cell of a coloring but the green tile's. */
    static List<Mark> picture(int coloring, Board board) {
        List<Mark> dots = new ArrayList<>();
        Grid grid = board.grid();
        for (int cell = 0; cell < board.cells(); cell++) {
            if (cell != board.green()) {
                Ink ink = Ink.hue(1 + color(coloring, grid, cell));
                dots.add(new Mark.Dot(Box.cell(grid.row(cell), grid.column(cell)), ink));
            }
        }
        return dots;
    }

    @Override
    public Report study(Board board, int depth, Limits limits) {
        Grid grid = board.grid();
        List<Json> colorings = new ArrayList<>();
        for (int coloring = 0; coloring < COLORINGS; coloring++) {
            colorings.add(Json.obj()
                    .with("rule", RULES[coloring])
                    .with("colors", rows(coloring, grid))
                    .with("counts", Json.numbers(counts(coloring, board))));
        }
        List<Value.Cell> squares =
                Arrays.stream(Coloring.squares(grid)).mapToObj(grid::place).toList();
        Json.Obj fields = Json.obj()
                .with("possible", Coloring.allows(board))
                .with(
                        "squares",
                        Json.strings(squares.stream().map(Value.Cell::name).toList()))
                .with("colorings", new Json.Arr(colorings));
        return new Report(line(board, squares), fields, true, Optional.of(proof(board, line(board, squares))));
    }

    /** Returns the picture and the words of the proof where the green tile can lie. */
    static Picture proof(Board board) {
        List<Value.Cell> squares = Arrays.stream(Coloring.squares(board.grid()))
                .mapToObj(board.grid()::place)
                .toList();
        return proof(board, line(board, squares));
    }

    /** The coloring that refutes, or else the first; and rings on the squares that can hold the green tile. */
    private static Picture proof(Board board, Message line) {
        int coloring = Coloring.allows(board) ? 0 : refuting(board);
        List<Mark> marks = new ArrayList<>(picture(coloring, board));
        for (int cell : Coloring.squares(board.grid())) {
            Box box = Box.cell(board.grid().row(cell), board.grid().column(cell));
            marks.add(new Mark.Ring(box, Ink.HINT));
        }
        boolean stands = Coloring.allows(board);
        return new Picture(TrominoesMessages.proof(line, CHOSEN[coloring]), stands ? Tone.GOOD : Tone.BAD, marks);
    }

    private static Json rows(int coloring, Grid grid) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < grid.rows(); row++) {
            StringBuilder text = new StringBuilder();
            for (int column = 0; column < grid.columns(); column++) {
                text.append(color(coloring, grid, grid.cell(row, column)));
            }
            rows.add(text.toString());
        }
        return Json.strings(rows);
    }

    private static Message line(Board board, List<Value.Cell> squares) {
        if (board.green() == Board.NONE) {
            return board.wantsGreen()
                    ? (squares.isEmpty() ? TrominoesMessages.proofNoSquare() : TrominoesMessages.proofSquares(squares))
                    : TrominoesMessages.proofNoGreen();
        }
        Value.Cell green = board.grid().place(board.green());
        return Coloring.allows(board)
                ? TrominoesMessages.proofHolds(green)
                : TrominoesMessages.proofRefuted(green, unequal(board));
    }

    /** The counts that are not equal, as part of a sentence. */
    static Message unequal(Board board) {
        int coloring = refuting(board);
        int[] counts = counts(coloring, board);
        return TrominoesMessages.unequal(CHOSEN[coloring], counts[0], counts[1], counts[2]);
    }
}
