package tilewright.sudoku.notation;

import tilewright.message.Message;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Text;

/** A line of a table of puzzles with their solutions: 81 cells, a comma, 81 digits. */
record KaggleNotation(SolutionFinder solutions) implements Notation {

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
    public String write(Board position) {
        Board puzzle = position.fresh();
        int[] solution = solutions.solution(puzzle, NotationMessages.kaggleSolution());
        return Text.cells(puzzle.digits(), '.') + "," + Text.cells(solution, '.');
    }
}
