package tilewright.sudoku.technique;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * A chain that removes something.
 *
 * @param length as HoDoKu counts it: links, and more for almost locked sets
 */
record FoundChain(StepKind kind, Eliminations eliminations, int length, List<Premise> premises) {

    /** The order in which HoDoKu prefers chains: what removes most first, then shorter ones, then by the places. */
    static final Comparator<FoundChain> ORDER = Comparator.<FoundChain>comparingInt(chain -> -chain.eliminations.size())
            .thenComparingInt(FoundChain::length)
            .thenComparingInt(chain -> chain.eliminations.indexSum());

    /** Gives chains in HoDoKu's order, of those of one kind with the same effect the first. */
    static boolean give(List<FoundChain> chains, Predicate<Step> enough) {
        record Effect(StepKind kind, Eliminations eliminations) {}
        Set<Effect> known = new HashSet<>();
        chains.sort(ORDER);
        for (FoundChain chain : chains) {
            if (known.add(new Effect(chain.kind, chain.eliminations)) && enough.test(chain.step())) {
                return true;
            }
        }
        return false;
    }

    private Step step() {
        return new Step(kind, eliminations.digits(), List.of(), eliminations.list(), length, premises);
    }
}
