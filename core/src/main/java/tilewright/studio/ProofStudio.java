package tilewright.studio;

import java.util.Optional;
import java.util.function.Function;
import tilewright.message.Words;
import tilewright.proof.CertificateLines;
import tilewright.puzzle.Generator;
import tilewright.puzzle.ProofChecker;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.text.Cursor;
import tilewright.text.FieldError;
import tilewright.text.Json;
import tilewright.text.Refusal;

/**
 * A studio that answers {@code verify} alone, by checkers of certificates and nothing else: it has no solver, and no puzzle. Threads may
 * share one.
 *
 * @param checkers of certificates about the puzzle of an id
 */
public record ProofStudio(Function<String, Optional<ProofChecker>> checkers) {

    /** The most values that a request may have. */
    private static final int MOST_VALUES = 10;

    /**
     * The answer to a request, its sentences in a language; no request, whatever it holds, makes it throw.
     *
     * @param heard told nothing
     */
    public String answer(String request, Generator.Log heard, Words words) {
        Json.Obj answer;
        try {
            answer = checked(read(request, heard), checkers);
        } catch (Refusal refusal) {
            answer = Studio.Result.Refused.of(refusal).toJson();
        }
        return Json.text(answer, words);
    }

    private static Request read(String text, Generator.Log heard) {
        if (!(Json.parse(text, MOST_VALUES) instanceof Json.Obj fields)) {
            throw new FieldError(StudioMessages.notAnObject());
        }
        if (!Request.word(fields).equals(RequestKind.VERIFY.word())) {
            throw new FieldError(StudioMessages.onlyChecks());
        }
        return new Request(RequestKind.VERIFY, fields, Limits.NONE, heard);
    }

    /** The answer to a request to check a certificate. */
    static Json.Obj checked(Request request, Function<String, Optional<ProofChecker>> checkers) {
        String text = request.text(Field.TEXT);
        Study.Report report = CertificateLines.puzzle(text)
                .flatMap(checkers)
                .orElseThrow(() -> new Cursor(text).error(StudioMessages.noCertificate()))
                .check(text);
        return report.fields().with("line", report.line());
    }
}
