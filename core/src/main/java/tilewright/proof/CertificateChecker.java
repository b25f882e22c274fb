package tilewright.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tilewright.text.Cursor;

/** Reads certificates of completions and checks them. It trusts nothing but the encoding of the puzzle and the checks of proofs. */
public final class CertificateChecker {

    private final Encoding encoding;
    private final Cursor text;
    /** Whether the comments are those of a proof by sums. */
    private final boolean sums;
    /** The beginning of comments. */
    private final String sign;

    private CertificateChecker(Encoding encoding, Cursor text) {
        this.encoding = encoding;
        this.text = text;
        this.sums = text.sees('*');
        this.sign = sums ? "* " : "c ";
    }

    /**
     * Checks a certificate.
     *
     * @param text as {@link Certificate#text} gives it; blank lines behind it are passed over
     * @return the certificate, whose claim is proved
     * @throws tilewright.text.TextError with the place of the first line that is wrong
     */
    public static Certificate check(Encoding encoding, String text) {
        return new CertificateChecker(encoding, new Cursor(text)).checked();
    }

    private Certificate checked() {
        expect(sign + Certificate.FIRST + encoding.puzzle() + " ");
        int claimed = text.offset();
        Claim claim = Claim.read(text, encoding);
        if (sums && claim.kind() != Claim.Kind.NONE) {
            throw text.error(ProofMessages.noSums());
        }
        endLine();
        expect(sign + Certificate.PUZZLE);
        int from = text.offset();
        String rest = text.rest();
        Encoding.Encoded position = encoding.position(text);
        String puzzle = rest.substring(0, text.offset() - from);
        if (claim.kind() == Claim.Kind.FORCED && position.literal(claim.literal()) == 0) {
            throw text.error(claimed, ProofMessages.notOfPuzzle());
        }
        endLine();
        Encoding.Encoded refuted = position;
        String conflict = "";
        if (claim.kind() == Claim.Kind.NONE && text.skip(sign + Certificate.CONFLICT)) {
            from = text.offset();
            rest = text.rest();
            refuted = encoding.position(text);
            conflict = rest.substring(0, text.offset() - from);
            if (!refuted.holdsAllOf(position)) {
                throw text.error(from, ProofMessages.noConflictOf());
            }
            endLine();
        }
        List<String> grids = new ArrayList<>();
        List<Encoding.Completion> completions = completions(claim, position, grids);
        Certificate certificate = new Certificate(encoding.puzzle(), claim, puzzle, conflict, grids, "");
        if (claim.kind().proved()) {
            certificate = certificate.with(text.rest().trim() + "\n");
            if (sums) {
                SumChecker.check(refuted.sums(), text);
            } else {
                LratChecker.check(Certificate.formula(refuted, claim, completions), text);
            }
        }
        while (text.skip('\n')) {}
        text.expectEnd();
        return certificate;
    }

    /** Reads different completions, as many as the claim takes. */
    private List<Encoding.Completion> completions(Claim claim, Encoding.Encoded position, List<String> grids) {
        List<Encoding.Completion> completions = new ArrayList<>();
        Set<List<Integer>> known = new HashSet<>();
        Cnf formula = position.formula();
        List<Encoding.Encoded> weaker = claim.kind() == Claim.Kind.MINIMAL ? position.weaker() : List.of();
        String line = sign + Certificate.GRID;
        while (text.sees(line)) {
            int from = text.offset();
            text.skip(line);
            String rest = text.rest();
            int part = completions.size() - 1;
            boolean lacks = part >= 0 && part < weaker.size();
            Encoding.Encoded completed = lacks ? weaker.get(part) : position;
            Encoding.Completion completion = completed.completion(text);
            grids.add(rest.substring(0, text.offset() - from - line.length()));
            if (!(lacks ? completed.formula() : formula).holds(completion.truth())) {
                throw text.error(from, ProofMessages.noCompletion());
            }
            if (lacks && formula.holds(completion.truth())) {
                throw text.error(from, ProofMessages.notNeeded());
            }
            if (!lacks
                    && !known.add(Arrays.stream(completion.literals()).boxed().toList())) {
                throw text.error(from, ProofMessages.sameCompletion());
            }
            endLine();
            completions.add(completion);
        }
        if (!claim.kind().takes(completions.size(), weaker.size())) {
            throw text.error(ProofMessages.wrongNumber(completions.size()));
        }
        return completions;
    }

    private void endLine() {
        if (!text.skip('\n')) {
            throw text.error(ProofMessages.endLine());
        }
    }

    private void expect(String words) {
        if (!text.skip(words)) {
            throw text.error(ProofMessages.expectedLine(words.trim()));
        }
    }
}
