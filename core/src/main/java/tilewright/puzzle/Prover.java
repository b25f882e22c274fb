package tilewright.puzzle;

import java.util.Optional;
import tilewright.message.Message;
import tilewright.search.Limits;
import tilewright.text.LineGrouping;

/**
 * Makes certificates: texts by which a small program that cannot solve checks what is said about a position. Threads may share one.
 *
 * @param <S> the position
 */
public interface Prover<S> extends ProofChecker {

    /** The fields of its answers. */
    Columns COLUMNS = Columns.NONE
            .text("puzzle", "claim")
            .whole("steps")
            .text("certificate", "formula")
            .whole("bytes")
            .text("sha256");

    /** The claim that is meant when none is named. */
    default String usual() {
        return "unique";
    }

    /** Returns why a claim is not known; empty when it is. */
    Optional<Message> refusal(String claim);

    /**
     * Proves a claim.
     *
     * @param limits a node is a position that a search looks at, or a contradiction
     * @return a report whose line is the certificate
     * @throws Study.Refused when the claim is false
     * @throws tilewright.text.TextError when there is no such claim
     */
    Study.Report prove(S position, String claim, Limits limits);

    /**
     * Returns a report whose line is the formula that the proof refutes, in the DIMACS format.
     *
     * @throws Study.Refused when the claim is false, or its certificate refutes no formula
     */
    Study.Report formula(S position, String claim, Limits limits);

    /** Returns the position without what no certificate speaks of, such as a player's notes. */
    default S bare(S position) {
        return position;
    }

    /** The lines that make up a certificate. */
    LineGrouping certificates();
}
