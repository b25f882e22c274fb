package tilewright.sudoku.notation;

import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Text;
import tilewright.text.Cursor;

/**
 * A line of a table of puzzles with their solutions: 81 cells, a comma, 81 digits.
 *
 * <p>A number may stand before them, and anything after them. The puzzle is read, and the solution must agree with it.
 */
record KaggleNotation(SolutionFinder solutions) implements Notation {

    private static final int LONGEST_NAME = 20;

    private static final String HEAD = "puzzle,solution";

    @Override
    public String id() {
        return "kaggle";
    }

    @Override
    public Message about() {
        return NotationMessages.kaggle();
    }

    @Override
    public boolean faithful() {
        return true;
    }

    @Override
    public String head() {
        return HEAD;
    }

    @Override
    public boolean knows(String text) {
        return text.length() > Houses.CELLS && text.indexOf('\n') < 0 && text.indexOf(',') >= 0;
    }

    @Override
    public Board read(Cursor cursor) {
        if (cursor.rest().indexOf(',') <= LONGEST_NAME) {
            cursor.until(',');
            cursor.skip(',');
        }
        int start = cursor.offset();
        int[] clues = Text.readCells(cursor);
        cursor.expect(',');
        int from = cursor.offset();
        int[] solution = Text.readCells(cursor);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (clues[cell] != 0 && solution[cell] != clues[cell]) {
                throw cursor.error(
                        from + cell,
                        NotationMessages.otherSolution(
                                new Value.Digit(clues[cell]), Houses.GRID.place(cell), start + cell + 1));
            }
        }
        cursor.skip(cursor.rest());
        return Board.of(clues);
    }

    /** Whether a line is the head of such a table. */
    static boolean isHead(String line) {
        String names = "," + line.strip() + ",";
        return names.contains(",puzzle,") || names.contains(",quizzes,");
    }

    @Override
    public String write(Board position) {
        Board puzzle = position.fresh();
        int[] solution = solutions.solution(puzzle, NotationMessages.kaggleSolution());
        return Text.cells(puzzle.digits(), '.') + "," + Text.cells(solution, '.');
    }
}
