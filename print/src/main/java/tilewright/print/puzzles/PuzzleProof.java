package tilewright.print.puzzles;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import tilewright.puzzle.Counter;
import tilewright.puzzle.Prover;
import tilewright.puzzle.Study;
import tilewright.search.Limits;

/**
 * The proof of what a book says of a puzzle: how many solutions it has, or who wins.
 *
 * @param certificate its text
 */
record PuzzleProof(String certificate) {

    /** Digits of the hash that are printed, in fours. */
    private static final int PRINTED = 16;

    /** Solutions that a proof lists at most, to show that there are no others. */
    private static final BigInteger LISTED = BigInteger.valueOf(1_000);

    /**
     * Makes the proof.
     *
     * @param count of the solutions; empty for a game
     * @return empty where there is none, or a limit comes first
     */
    static <S> Optional<PuzzleProof> of(Prover<S> prover, S position, Optional<Counter.Count> count, Limits limits) {
        String claim = count.map(PuzzleProof::claim).orElseGet(prover::usual);
        try {
            Study.Report report = prover.prove(prover.bare(position), claim, limits);
            return report.complete() ? Optional.of(new PuzzleProof(report.line().text())) : Optional.empty();
        } catch (Study.Refused _) {
            return Optional.empty();
        }
    }

    private static String claim(Counter.Count count) {
        if (!count.exact() || count.number().compareTo(LISTED) > 0) {
            return "several";
        }
        return count.number().signum() == 0 ? "none" : count.number().equals(BigInteger.ONE) ? "unique" : "all";
    }

    /** The SHA-256 of the certificate. */
    String hash() {
        try {
            byte[] bytes = certificate.getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException(missing);
        }
    }

    /** The beginning of the hash, as it is printed. */
    String printed() {
        return hash().substring(0, PRINTED).replaceAll("(.{4})(?!$)", "$1 ");
    }
}
