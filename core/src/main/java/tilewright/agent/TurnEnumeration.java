package tilewright.agent;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Status;

/** Finds the turns of a position by making its moves one after the other, the shortest turns first. */
final class TurnEnumeration<S, M> implements Turns<S, M> {

    private final Rules<S, M> rules;

    TurnEnumeration(Rules<S, M> rules) {
        this.rules = rules;
    }

    @Override
    public List<Turn<S, M>> of(S position) {
        List<Turn<S, M>> turns = new ArrayList<>();
        if (!(rules.status(position) instanceof Status.ToMove now)) {
            return turns;
        }
        Set<S> seen = new HashSet<>();
        Deque<Turn<S, M>> unfinished = new ArrayDeque<>();
        unfinished.add(new Turn<>(List.of(), position));
        while (!unfinished.isEmpty()) {
            Turn<S, M> turn = unfinished.remove();
            for (Offer<M> offer : rules.offers(turn.end())) {
                S end = rules.after(turn.end(), offer.move());
                if (!seen.add(end)) {
                    continue;
                }
                List<M> moves = new ArrayList<>(turn.moves());
                moves.add(offer.move());
                boolean goesOn = rules.status(end) instanceof Status.ToMove next && next.player() == now.player();
                (goesOn ? unfinished : turns).add(new Turn<>(moves, end));
            }
        }
        return turns;
    }
}
