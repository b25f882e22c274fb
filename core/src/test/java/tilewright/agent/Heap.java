package tilewright.agent;

import java.util.ArrayList;
import java.util.List;
import tilewright.message.Message;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Status;

/**
 * A small game to test the players with. In a turn one takes one to three stones from one of some heaps, stone by stone;
 * who takes the last stone of all wins.
 */
final class Heap implements Rules<Heap.Stones, Heap.Act> {

    /** The heaps of stones. {@code from} is the heap of this turn, or -1. */
    record Stones(List<Integer> heaps, int mover, int players, int from, int taken) {
        static Stones of(int players, Integer... heaps) {
            return new Stones(List.of(heaps), 0, players, -1, 0);
        }

        boolean empty() {
            return heaps.stream().allMatch(stones -> stones == 0);
        }
    }

    /** Takes a stone from a heap, or ends the turn with -1. */
    record Act(int heap) {}

    @Override
    public List<Offer<Act>> offers(Stones stones) {
        List<Offer<Act>> offers = new ArrayList<>();
        for (int heap = -1; heap < stones.heaps().size(); heap++) {
            if (legal(stones, new Act(heap))) {
                offers.add(new Offer<>(new Act(heap), new Gesture.Tap("heap" + heap)));
            }
        }
        return offers;
    }

    @Override
    public boolean legal(Stones stones, Act act) {
        if (stones.empty()) {
            return false;
        }
        if (act.heap() < 0) {
            return stones.from() >= 0;
        }
        return stones.heaps().get(act.heap()) > 0
                && stones.taken() < 3
                && (stones.from() < 0 || stones.from() == act.heap());
    }

    @Override
    public Stones after(Stones stones, Act act) {
        if (act.heap() < 0) {
            return new Stones(stones.heaps(), (stones.mover() + 1) % stones.players(), stones.players(), -1, 0);
        }
        List<Integer> heaps = new ArrayList<>(stones.heaps());
        heaps.set(act.heap(), heaps.get(act.heap()) - 1);
        return new Stones(List.copyOf(heaps), stones.mover(), stones.players(), act.heap(), stones.taken() + 1);
    }

    @Override
    public Status status(Stones stones) {
        return stones.empty()
                ? new Status.Won(stones.mover(), Message.verbatim("Won."), List.of(Message.verbatim("the last stone")))
                : new Status.ToMove(stones.mover(), Message.verbatim("To move."));
    }
}
