package tilewright.puzzle;

import java.util.List;
import tilewright.message.Message;

/** The state of a game. */
public sealed interface Status {

    /** The status in words, one sentence. */
    Message words();

    default boolean over() {
        return switch (this) {
            case Open _, ToMove _ -> false;
            case Solved _, Won _ -> true;
        };
    }

    /** One person plays, and something is left to do; where nothing is offered, the words say to go back. */
    record Open(Message words) implements Status {}

    /**
     * Several play, and it is a player's turn.
     *
     * @param player from 0
     */
    record ToMove(int player, Message words) implements Status {}

    /** One person plays, and all is done. */
    record Solved(Message words) implements Status {}

    /**
     * Several play, and one has won.
     *
     * @param player from 0
     * @param reasons why, one or more
     */
    record Won(int player, Message words, List<Message> reasons) implements Status {
        public Won {
            reasons = List.copyOf(reasons);
        }
    }
}
