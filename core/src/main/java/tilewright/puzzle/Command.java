package tilewright.puzzle;

import java.util.List;
import java.util.function.Function;
import tilewright.message.Message;

/**
 * A bulk act: several moves that are done, and undone, as one step.
 *
 * @param id lower case letters, digits and hyphens
 * @param group the common part of commands side by side, in a few words; empty for one that stands alone
 * @param words what it does, in a few words; within a group, only the difference to the others
 * @param reveals whether it finds something out that a player would otherwise have to
 * @param moves what it does in a position that is not over, each legal after those before; none when there is nothing to do
 * @param <S> the position
 * @param <M> the move
 */
public record Command<S, M>(String id, Message group, Message words, boolean reveals, Function<S, List<M>> moves) {

    /** A command that stands alone and reveals nothing. */
    public Command(String id, Message words, Function<S, List<M>> moves) {
        this(id, Message.NONE, words, false, moves);
    }
}
