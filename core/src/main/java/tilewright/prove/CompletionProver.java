package tilewright.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.proof.Certificate;
import tilewright.proof.CertificateLines;
import tilewright.proof.Claim;
import tilewright.proof.Cnf;
import tilewright.proof.Encoding;
import tilewright.proof.Sum;
import tilewright.proof.SumChecker;
import tilewright.puzzle.Prover;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Study.Refused;
import tilewright.puzzle.Study.Report;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.text.Cursor;
import tilewright.text.Json;
import tilewright.text.LineGrouping;
import tilewright.text.TextError;

/**
 * Proves claims about the completions of positions.
 *
 * @param puzzle what the claims are about
 * @param <S> the position
 */
public record CompletionProver<S>(Provable<S> puzzle) implements Prover<S> {

    /** The most completions that are listed to show that there are no others. */
    private static final int MOST = 1_000;

    /** Contradictions after which the whole board is worth more than the few tiles that conflict: its proof is shorter. */
    private static final long MOST_OF_CONFLICT = 500;

    @Override
    public Optional<Message> refusal(String claim) {
        try {
            claim(claim);
            return Optional.empty();
        } catch (TextError error) {
            return Optional.of(error.message());
        }
    }

    private Claim claim(String text) {
        Cursor cursor = new Cursor(text);
        Claim claim = Claim.read(cursor, puzzle.encoding());
        cursor.expectEnd();
        return claim;
    }

    @Override
    public S bare(S position) {
        return puzzle.bare(position);
    }

    @Override
    public Report prove(S position, String claim, Limits limits) {
        return claimed(position, claim(claim), limits)
                .flatMap(claimed -> proved(claimed, limits))
                .map(certificate -> new Report(
                        Message.verbatim(certificate.text()),
                        CompletionChecker.about(certificate)
                                .with("steps", certificate.steps())
                                .with("certificate", certificate.text()),
                        true))
                .orElseGet(CompletionProver::notProved);
    }

    @Override
    public Report formula(S position, String claim, Limits limits) {
        return claimed(position, claim(claim), limits)
                .map(certificate -> {
                    String text = certificate.head()
                            + (certificate.bySums()
                                    ? Sum.opb(encoded(certificate).sums())
                                    : formula(certificate).dimacs());
                    return new Report(
                            Message.verbatim(text),
                            CompletionChecker.about(certificate).with("formula", text),
                            true);
                })
                .orElseGet(CompletionProver::notProved);
    }

    private static Report notProved() {
        return new Report(ProveMessages.notProved(), Json.obj(), false);
    }

    @Override
    public Report check(String certificate) {
        return new CompletionChecker(puzzle.encoding()).check(certificate);
    }

    @Override
    public LineGrouping certificates() {
        return new CertificateLines();
    }

    private Optional<Certificate> proved(Certificate claimed, Limits limits) {
        if (!claimed.claim().kind().proved() || claimed.bySums()) {
            return Optional.of(claimed);
        }
        if (!claimed.conflict().isEmpty()) {
            Limits few = limits.withNodes(Math.min(limits.nodes(), MOST_OF_CONFLICT));
            Optional<String> proof = new Refuter(formula(claimed)).proof(few);
            return proof.map(claimed::with).or(() -> proved(claimed.withoutConflict(), limits));
        }
        Refuter refuter = new Refuter(formula(claimed));
        Optional<String> proof = refuter.proof(limits);
        if (refuter.holds()) {
            throw new Refused(ProveMessages.noneForced(claimed.claim().text()));
        }
        return proof.map(claimed::with);
    }

    private Encoding.Encoded encoded(Certificate claimed) {
        return puzzle.encoding().position(new Cursor(claimed.position()));
    }

    private Cnf formula(Certificate claimed) {
        Encoding.Encoded position = encoded(claimed);
        Encoding.Encoded refuted =
                claimed.conflict().isEmpty() ? position : puzzle.encoding().position(new Cursor(claimed.conflict()));
        boolean minimal = claimed.claim().kind() == Claim.Kind.MINIMAL;
        List<Encoding.Completion> completions = claimed.completions().stream()
                .limit(minimal ? 1 : claimed.completions().size())
                .map(text -> position.completion(new Cursor(text)))
                .toList();
        return Certificate.formula(refuted, claimed.claim(), completions);
    }

    /** A certificate that still lacks its proof; empty when the limits come first. */
    private Optional<Certificate> claimed(S position, Claim claim, Limits limits) {
        return switch (claim.kind()) {
            case NONE ->
                completions(position, 1, limits).map(found -> {
                    if (!found.isEmpty()) {
                        throw new Refused(ProveMessages.completable());
                    }
                    Certificate whole = certificate(position, claim, "", found);
                    List<Sum> sums = encoded(whole).sums();
                    Optional<List<Integer>> numbers = puzzle.impossible(position, sums);
                    if (numbers.isPresent()) {
                        return whole.with(SumChecker.proof(sums.size(), numbers.get()));
                    }
                    String conflict =
                            puzzle.conflict(position, limits).map(puzzle::text).orElse("");
                    return certificate(position, claim, conflict, found);
                });
            case UNIQUE ->
                completions(position, 2, limits).map(found -> {
                    if (found.size() != 1) {
                        throw new Refused(ProveMessages.notUnique(found.size()));
                    }
                    return certificate(position, claim, "", found);
                });
            case MINIMAL -> minimal(position, claim, limits);
            case SOME ->
                completions(position, 1, limits).map(found -> {
                    if (found.isEmpty()) {
                        throw new Refused(ProveMessages.notUnique(0));
                    }
                    return certificate(position, claim, "", found);
                });
            case SEVERAL ->
                completions(position, 2, limits).map(found -> {
                    if (found.size() < 2) {
                        throw new Refused(ProveMessages.notSeveral(found.size()));
                    }
                    return certificate(position, claim, "", found);
                });
            case ALL ->
                completions(position, MOST + 1, limits).map(found -> {
                    if (found.size() > MOST) {
                        throw new Refused(ProveMessages.many(MOST));
                    }
                    return certificate(position, claim, "", found);
                });
            case FORCED -> forced(position, claim, limits);
        };
    }

    /** For each tile or clue, finds a completion without it. */
    private Optional<Certificate> minimal(S position, Claim claim, Limits limits) {
        Optional<List<S>> only = completions(position, 2, limits);
        if (only.isEmpty()) {
            return Optional.empty();
        }
        if (only.get().size() != 1) {
            throw new Refused(ProveMessages.notUnique(only.get().size()));
        }
        List<S> witnesses = new ArrayList<>(only.get());
        String text = puzzle.completion(witnesses.getFirst());
        for (S weaker : puzzle.weaker(position)) {
            Optional<List<S>> found = completions(weaker, 2, limits);
            if (found.isEmpty()) {
                return Optional.empty();
            }
            witnesses.add(found.get().stream()
                    .filter(it -> !puzzle.completion(it).equals(text))
                    .findFirst()
                    .orElseThrow(() -> new Refused(ProveMessages.notMinimal(puzzle.text(weaker)))));
        }
        return Optional.of(certificate(position, claim, "", witnesses));
    }

    /** Looks for a completion that shows that the claim is false among the first ones; the proof finds out about the rest. */
    private Optional<Certificate> forced(S position, Claim claim, Limits limits) {
        Encoding.Encoded encoded = puzzle.encoding().position(new Cursor(puzzle.text(position)));
        Cnf formula = encoded.formula();
        int literal = encoded.literal(claim.literal());
        if (literal == 0 || !formula.speaksOf(literal)) {
            throw new Refused(ProveMessages.impossible(claim.text()));
        }
        Cnf denied = Certificate.formula(encoded, claim, List.of());
        return completions(position, MOST, limits).map(found -> {
            for (S completion : found) {
                if (denied.holds(encoded.completion(new Cursor(puzzle.completion(completion)))
                        .truth())) {
                    throw new Refused(ProveMessages.notForced(claim.text(), puzzle.completion(completion)));
                }
            }
            return certificate(position, claim, "", List.of());
        });
    }

    private Certificate certificate(S position, Claim claim, String conflict, List<S> completions) {
        List<String> texts = new ArrayList<>();
        completions.forEach(each -> texts.add(puzzle.completion(each)));
        return new Certificate(puzzle.encoding().puzzle(), claim, puzzle.text(position), conflict, texts, "");
    }

    /** The first completions; empty when the limits come first. */
    private Optional<List<S>> completions(S position, int most, Limits limits) {
        Solver.Solutions<S> solutions =
                puzzle.solver().solve(position, limits.withSolutions(Math.min(most, limits.solutions())));
        return solutions.outcome() instanceof Outcome.Limited limited && limited.reason() != Outcome.Reason.SOLUTIONS
                ? Optional.empty()
                : Optional.of(solutions.found());
    }
}
