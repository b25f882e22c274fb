package tilewright.prove;

import tilewright.proof.Certificate;
import tilewright.proof.CertificateChecker;
import tilewright.proof.Encoding;
import tilewright.puzzle.ProofChecker;
import tilewright.puzzle.Study.Report;
import tilewright.text.Json;

/**
 * Checks certificates about the completions of positions.
 *
 * @param encoding the formulas of the puzzle
 */
public record CompletionChecker(Encoding encoding) implements ProofChecker {

    @Override
    public Report check(String certificate) {
        Certificate checked = CertificateChecker.check(encoding, certificate);
        int steps = checked.steps();
        int completions = checked.completions().size();
        return new Report(
                switch (checked.claim().kind()) {
                    case NONE -> ProveMessages.none(steps);
                    case UNIQUE -> ProveMessages.unique(steps);
                    case MINIMAL -> ProveMessages.minimal(steps);
                    case SOME -> ProveMessages.some();
                    case SEVERAL -> ProveMessages.several();
                    case ALL -> ProveMessages.all(completions, steps);
                    case FORCED -> ProveMessages.forced(checked.claim().text(), steps);
                },
                about(checked).with("steps", steps),
                true);
    }

    static Json.Obj about(Certificate certificate) {
        return Json.obj()
                .with("puzzle", certificate.position())
                .with("claim", certificate.claim().words());
    }
}
