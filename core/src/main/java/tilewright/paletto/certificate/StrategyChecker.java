package tilewright.paletto.certificate;

import java.util.HashSet;
import java.util.Set;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Text;
import tilewright.text.Cursor;

/**
 * Reads strategies and checks them.
 *
 * <p>Depth first: in a position in which the winner is to move and cannot win at once, and whose {@link Future} was not met before, the
 * text has the turn; then each reply leads to the next such position, in the order of {@link Replies}. No reply may win.
 */
public final class StrategyChecker {

    private final Cursor text;
    private final Set<Future> known = new HashSet<>();

    private StrategyChecker(Cursor text) {
        this.text = text;
    }

    /**
     * Checks a strategy.
     *
     * @param text as {@link Strategy#text} gives it; blank lines behind it are passed over
     * @return the strategy, whose claim is proved
     * @throws tilewright.text.TextError with the place of what is wrong
     */
    public static Strategy check(String text) {
        return new StrategyChecker(new Cursor(text)).checked();
    }

    private Strategy checked() {
        expect(Strategy.FIRST);
        boolean wins = text.skip(Strategy.word(true));
        if (!wins && !text.skip(Strategy.word(false))) {
            throw text.error(CertificateMessages.expectedClaim());
        }
        expect("\n" + Strategy.PUZZLE);
        int from = text.offset();
        Board board = Text.POSITIONS.read(text);
        if (board.players() != 2 || board.taken() != 0 || board.winner() >= 0) {
            throw text.error(from, CertificateMessages.noBeginning());
        }
        expect("\n");
        String turns = text.rest().trim() + "\n";
        if (wins) {
            winner(board);
        } else {
            replies(board);
        }
        while (text.skip('\n')) {}
        text.expectEnd();
        return new Strategy(board, wins, turns, known.size());
    }

    /** Reads the turn of a position in which the winner is to move, and checks all replies. */
    private void winner(Board board) {
        if (Replies.winAtOnce(board) || !known.add(Future.of(board))) {
            return;
        }
        Board after = board;
        int from = text.offset();
        while (!text.skip(' ') && !text.skip('\n')) {
            int cell = Strategy.cell(text.next(CertificateMessages.turn()));
            if (cell < 0 || (after.takeable() >>> cell & 1) == 0) {
                throw text.error(text.offset() - 1, CertificateMessages.noTake(Text.POSITIONS.format(after)));
            }
            after = after.take(cell);
        }
        if (after.taken() == 0) {
            throw text.error(from, CertificateMessages.noTake(Text.POSITIONS.format(after)));
        }
        replies(after.endTurn());
    }

    private void replies(Board board) {
        Replies.each(board, after -> {
            if (after.winner() >= 0) {
                throw text.error(CertificateMessages.otherWins(Text.POSITIONS.format(board)));
            }
            winner(after);
        });
    }

    private void expect(String words) {
        if (!text.skip(words)) {
            throw text.error(CertificateMessages.expected(words.trim()));
        }
    }
}
