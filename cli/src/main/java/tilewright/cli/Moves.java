package tilewright.cli;

import java.util.List;
import tilewright.play.Play;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Puzzle;

/** The moves of a play as texts. */
final class Moves {

    private Moves() {}

    /**
     * The play after a move.
     *
     * @throws tilewright.text.TextError when the text is no move of this puzzle
     * @throws NotNow when the move cannot be made now
     */
    static Play after(Play play, String move) {
        return after(play, play.puzzle(), move);
    }

    private static <S, M> Play after(Play play, Puzzle<?, S, M> puzzle, String text) {
        M move = puzzle.texts().moves().parse(text);
        return offers(play, puzzle).stream()
                .filter(offer -> offer.move().equals(move))
                .findFirst()
                .map(offer -> play.act(offer.gesture()))
                .orElseThrow(() -> new NotNow("(" + text + ") cannot be done now; (moves) shows what can"));
    }

    /** All moves that can be made now, each once. */
    static List<String> all(Play play) {
        return all(play, play.puzzle());
    }

    private static <S, M> List<String> all(Play play, Puzzle<?, S, M> puzzle) {
        return offers(play, puzzle).stream()
                .map(offer -> puzzle.texts().moves().format(offer.move()))
                .distinct()
                .toList();
    }

    private static <S, M> List<Offer<M>> offers(Play play, Puzzle<?, S, M> puzzle) {
        return puzzle.rules().offers(puzzle.texts().positions().parse(play.position()));
    }

    /** A word that cannot be obeyed as the game stands. */
    static final class NotNow extends RuntimeException {
        private static final long serialVersionUID = 1;

        NotNow(String reason) {
            super(reason, null, false, false);
        }
    }
}
