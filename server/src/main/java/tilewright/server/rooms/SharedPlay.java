package tilewright.server.rooms;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tilewright.play.Play;
import tilewright.search.Stop;

/**
 * A play, of which each step is some seat's. It has no branches: what is taken back is gone. Immutable.
 *
 * @param start without moves
 * @param steps that have led from the start to where the play stands
 */
record SharedPlay(Play start, List<Step> steps, Play play) {

    /**
     * A step of the play.
     *
     * @param seat that made it, from 0
     * @param moves as the saved play has them
     */
    record Step(int seat, String moves) {}

    static SharedPlay begin(Play start) {
        return new SharedPlay(start, List.of(), start);
    }

    /**
     * Returns the play after a step.
     *
     * @throws Play.Refused when a move is not legal
     * @throws tilewright.text.TextError when a move cannot be read
     */
    SharedPlay acted(int seat, String moves) {
        Play after = play.moved(moves, Stop.never());
        String written = after.tree()
                .steps()
                .skip(steps.size())
                .findFirst()
                .orElseThrow()
                .move();
        List<Step> more = new ArrayList<>(steps);
        more.add(new Step(seat, written));
        return new SharedPlay(start, List.copyOf(more), after);
    }

    /** Returns the index of the last step of a seat; empty when it has made none. */
    OptionalInt lastOf(int seat) {
        for (int i = steps.size() - 1; i >= 0; i--) {
            if (steps.get(i).seat() == seat) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    /**
     * Returns the play as if a step had not been made.
     *
     * @throws Play.Refused when a later step is not legal without it
     */
    SharedPlay without(int index) {
        SharedPlay rest = upTo(index);
        for (Step step : steps.subList(index + 1, steps.size())) {
            rest = rest.acted(step.seat(), step.moves());
        }
        return rest;
    }

    /** Returns the play as it was when it had so many steps. */
    SharedPlay upTo(int count) {
        SharedPlay rest = begin(start);
        for (Step step : steps.subList(0, count)) {
            rest = rest.acted(step.seat(), step.moves());
        }
        return rest;
    }

    /** Returns the index of the first step of the last turn of a seat; empty when it has made none. */
    OptionalInt lastTurnOf(int seat) {
        OptionalInt last = lastOf(seat);
        if (last.isEmpty()) {
            return last;
        }
        int first = last.getAsInt();
        while (first > 0 && steps.get(first - 1).seat() == seat) {
            first--;
        }
        return OptionalInt.of(first);
    }
}
