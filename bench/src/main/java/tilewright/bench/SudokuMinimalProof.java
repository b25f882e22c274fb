package tilewright.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import tilewright.sudoku.solve.BandSolver;

/**
 * Proves that puzzles have one solution and no clue too many; reads them from the standard input, one a line.
 *
 * <p>That there is one solution is found by a plain solver. That a clue is needed is shown by a witness: a filled grid that
 * has all other clues and another digit in its cell. The fast solver finds the witness, and the rules judge it.
 */
public final class SudokuMinimalProof {

    private final PlainSudoku plain = new PlainSudoku();
    private final BandSolver solver = new BandSolver();
    private final int[] witness = new int[81];

    private SudokuMinimalProof() {}

    /** Prints each line that is not as it should be, and ends with 1 if there was one. */
    public static void main(String[] arguments) throws IOException {
        SudokuMinimalProof proof = new SudokuMinimalProof();
        long puzzles = 0;
        long bad = 0;
        long clues = 0;
        int fewest = 81;
        int most = 0;
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (line.startsWith("#")) {
                    continue;
                }
                int[] digits = SudokuSets.digits(line);
                int count =
                        (int) Arrays.stream(digits).filter(digit -> digit != 0).count();
                puzzles++;
                clues += count;
                fewest = Math.min(fewest, count);
                most = Math.max(most, count);
                String fault = proof.fault(digits);
                if (!fault.isEmpty()) {
                    bad++;
                    System.out.println(line + ": " + fault);
                }
            }
        }
        System.out.printf(
                "%,d puzzles, %,d of them proved to have one solution and no clue too many; %.3f clues on average, %d to %d%n",
                puzzles, puzzles - bad, (double) clues / puzzles, fewest, most);
        System.exit(bad == 0 ? 0 : 1);
    }

    /** Returns the fault of a puzzle; empty when it has none. */
    private String fault(int[] digits) {
        int solutions = plain.count(digits, 2);
        if (solutions != 1) {
            return solutions == 0 ? "no solution" : "more than one solution";
        }
        for (int cell = 0; cell < 81; cell++) {
            if (digits[cell] != 0 && !needed(digits, cell)) {
                return "no witness for the clue in cell " + cell;
            }
        }
        return "";
    }

    private boolean needed(int[] digits, int cell) {
        int clue = digits[cell];
        digits[cell] = 0;
        solver.begin(digits);
        solver.forbid(cell, clue);
        solver.run(1, Long.MAX_VALUE >> 1);
        boolean found = solver.found() == 1;
        if (found) {
            solver.solution(witness);
            found = PlainSudoku.valid(witness) && witness[cell] != clue;
            for (int other = 0; other < 81; other++) {
                found &= digits[other] == 0 || digits[other] == witness[other];
            }
        }
        digits[cell] = clue;
        return found;
    }
}
