package tilewright.puzzle;

/** Checks certificates without searching: what makes them is a {@link Prover}. Threads may share one. */
public interface ProofChecker {

    /**
     * Checks a certificate.
     *
     * @return the report of what it proves
     * @throws tilewright.text.TextError with the place of what is wrong
     */
    Study.Report check(String certificate);
}
