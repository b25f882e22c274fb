package example;

import java.nio.charset.StandardCharsets;
import java.util.List;
import tilewright.Puzzles;
import tilewright.print.SheetOptions;
import tilewright.print.canvas.Paper;
import tilewright.print.puzzles.SheetRequest;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.sudoku.Sudoku;

/** Solves a Sudoku, and puts it on a sheet. */
final class Main {

    public static void main(String[] arguments) {
        String puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        System.out.println(Sudoku.solve(puzzle).orElseThrow());
        System.out.println(Sudoku.hint(puzzle).orElseThrow().text());
        SheetOptions options = new SheetOptions("A Sudoku", Paper.A4, 1, SheetOptions.Solutions.LAST, "");
        SheetRequest sheet =
                new SheetRequest(Puzzles.CATALOG.find("sudoku").orElseThrow(), List.of(puzzle), options, false);
        try (Workspace workspace = new Workspace()) {
            System.out.println(new String(sheet.pdf(workspace, Limits.NONE), 0, 5, StandardCharsets.US_ASCII));
        }
        System.out.println(Main.class.getModule());
    }
}
