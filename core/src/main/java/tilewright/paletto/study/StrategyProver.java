package tilewright.paletto.study;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tilewright.agent.Turn;
import tilewright.message.Message;
import tilewright.paletto.certificate.Future;
import tilewright.paletto.certificate.Replies;
import tilewright.paletto.certificate.Strategy;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.paletto.proof.Exact;
import tilewright.paletto.proof.Proofs;
import tilewright.paletto.proof.WholeTurns;
import tilewright.proof.CertificateLines;
import tilewright.puzzle.Prover;
import tilewright.puzzle.Study.Refused;
import tilewright.puzzle.Study.Report;
import tilewright.search.Limits;
import tilewright.text.Json;
import tilewright.text.LineGrouping;

/** Writes down how a player wins. Threads may share one. */
public final class StrategyProver implements Prover<Board> {

    private static final int LINE = 100;

    private final Proofs proofs;

    public StrategyProver(Proofs proofs) {
        this.proofs = proofs;
    }

    @Override
    public String usual() {
        return "winner";
    }

    @Override
    public Optional<Message> refusal(String claim) {
        return List.of(usual(), Strategy.word(true), Strategy.word(false)).contains(claim)
                ? Optional.empty()
                : Optional.of(StudyMessages.expectedClaim());
    }

    @Override
    public Report prove(Board board, String claim, Limits limits) {
        if (board.players() != 2 || board.taken() != 0 || board.winner() >= 0) {
            throw new Refused(StudyMessages.noStrategy());
        }
        Optional<Exact> solution = proofs.solution(board, limits);
        if (solution.isEmpty()) {
            return new Report(StudyMessages.strategyNotProved(), Json.obj(), false);
        }
        boolean wins = solution.get().wins(board);
        if (!claim.equals(usual()) && wins != claim.equals(Strategy.word(true))) {
            throw new Refused(wins ? StudyMessages.moverWins() : StudyMessages.moverLoses());
        }
        Writer writer = new Writer(solution.get(), limits);
        if (wins) {
            writer.winner(board);
        } else {
            writer.replies(board);
        }
        return writer.stopped
                ? new Report(StudyMessages.strategyNotProved(), Json.obj(), false)
                : certificate(new Strategy(board, wins, writer.text(), writer.known.size()));
    }

    private static Report certificate(Strategy strategy) {
        return new Report(
                Message.verbatim(strategy.text()),
                StrategyReports.about(strategy).with("certificate", strategy.text()),
                true);
    }

    @Override
    public Report formula(Board position, String claim, Limits limits) {
        throw new Refused(StudyMessages.noFormula());
    }

    @Override
    public Report check(String certificate) {
        return new StrategyReports().check(certificate);
    }

    @Override
    public LineGrouping certificates() {
        return new CertificateLines();
    }

    /** Writes the turns of a strategy in the order in which they are asked for. */
    private static final class Writer {

        private final Exact solution;
        private final Limits limits;
        private final Set<Future> known = new HashSet<>();
        private final StringBuilder out = new StringBuilder();
        private int lineFrom;
        private boolean stopped;

        Writer(Exact solution, Limits limits) {
            this.solution = solution;
            this.limits = limits;
        }

        String text() {
            if (!out.isEmpty()) {
                out.setCharAt(out.length() - 1, '\n');
            }
            return out.toString();
        }

        void winner(Board board) {
            stopped |= limits.stop().asked();
            if (stopped || Replies.winAtOnce(board) || !known.add(Future.of(board))) {
                return;
            }
            Turn<Board, Move> turn = chosen(board);
            WholeTurns.cells(turn).forEach(cell -> out.append(Strategy.letter(cell)));
            boolean full = out.length() - lineFrom >= LINE;
            out.append(full ? '\n' : ' ');
            lineFrom = full ? out.length() : lineFrom;
            replies(turn.end());
        }

        void replies(Board board) {
            Replies.each(board, this::winner);
        }

        /**
         * Returns the winning turn with the fewest new positions behind it, where each piece that it takes leaves a quarter of them to
         * count: fewer pieces are left to play with. Strategies are a third as long as by the number of positions alone.
         */
        private Turn<Board, Move> chosen(Board board) {
            List<Turn<Board, Move>> winning = solution.winning(board);
            Turn<Board, Move> best = winning.getFirst();
            long fewest = Long.MAX_VALUE;
            for (Turn<Board, Move> turn : winning) {
                long weighted = (long) added(turn.end())
                        << 2 * (Board.LARGEST - WholeTurns.cells(turn).size());
                if (weighted < fewest) {
                    fewest = weighted;
                    best = turn;
                }
            }
            return best;
        }

        private int added(Board board) {
            int[] count = new int[1];
            Replies.each(
                    board, after -> count[0] += Replies.winAtOnce(after) || known.contains(Future.of(after)) ? 0 : 1);
            return count[0];
        }
    }
}
