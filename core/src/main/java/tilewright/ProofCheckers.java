package tilewright;

import java.util.Optional;
import tilewright.hues.certificate.HuesEncoding;
import tilewright.paletto.study.StrategyReports;
import tilewright.prove.CompletionChecker;
import tilewright.puzzle.ProofChecker;
import tilewright.sudoku.certificate.SudokuEncoding;
import tilewright.trominoes.certificate.TrominoesEncoding;

/** The checkers of certificates of all puzzles, without the puzzles: what uses these alone has no solver in it. */
public final class ProofCheckers {

    private ProofCheckers() {}

    /**
     * Finds a checker.
     *
     * @param puzzle the id of the puzzle that a certificate is about
     * @return empty for a puzzle without certificates
     */
    public static Optional<ProofChecker> of(String puzzle) {
        return switch (puzzle) {
            case "paletto" -> Optional.of(new StrategyReports());
            case "hues" -> Optional.of(new CompletionChecker(new HuesEncoding()));
            case "sudoku" -> Optional.of(new CompletionChecker(new SudokuEncoding()));
            case "trominoes" -> Optional.of(new CompletionChecker(new TrominoesEncoding()));
            default -> Optional.empty();
        };
    }
}
