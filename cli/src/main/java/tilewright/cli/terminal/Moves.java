package tilewright.cli.terminal;

import java.util.List;
import tilewright.message.Message;
import tilewright.play.GameTree;
import tilewright.play.Play;

/** The moves of a play as texts. */
public final class Moves {

    private Moves() {}

    /**
     * The play after a move.
     *
     * @throws tilewright.text.TextError when the text is no move of this puzzle
     * @throws ImpossibleMove when the move cannot be made now
     */
    static Play after(Play play, String move) {
        return new Play(after(play.tree(), move));
    }

    private static <P, S, M> GameTree<P, S, M> after(GameTree<P, S, M> tree, String text) {
        M move = tree.puzzle().texts().moves().parse(text);
        if (tree.offers().stream().noneMatch(offer -> offer.move().equals(move))) {
            throw new ImpossibleMove(TerminalMessages.notPossible(Message.verbatim(text)));
        }
        return tree.after(move);
    }

    /** All moves that can be made now, each once. */
    static List<String> all(Play play) {
        return all(play.tree());
    }

    private static <S, M> List<String> all(GameTree<?, S, M> tree) {
        return tree.offers().stream()
                .map(offer -> tree.puzzle().texts().moves().format(offer.move()))
                .distinct()
                .toList();
    }

    /** Thrown when a word cannot be carried out as the game stands. */
    static final class ImpossibleMove extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final transient Message reason;

        ImpossibleMove(Message reason) {
            super(reason.text(), null, false, false);
            this.reason = reason;
        }

        Message reason() {
            return reason;
        }
    }
}
