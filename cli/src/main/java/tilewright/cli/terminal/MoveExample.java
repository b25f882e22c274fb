package tilewright.cli.terminal;

import java.util.Comparator;
import java.util.Optional;
import tilewright.play.GameTree;
import tilewright.puzzle.Explainer;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Workspace;

/** A move to show how moves are typed. */
final class MoveExample {

    private MoveExample() {}

    /**
     * Returns a move that can be made now by a plain gesture, one by a stroke before all others; of keys in cells, one that breaks no
     * rule. Empty when there is none.
     */
    static <S, M> Optional<String> of(GameTree<?, S, M> tree, Workspace workspace) {
        Optional<Explainer<S>> explainer = tree.puzzle().abilities(workspace).explainer();
        return tree.offers().stream()
                .sorted(Comparator.comparing(offer -> !offer.swept()))
                .filter(offer -> plain(offer) && fits(tree.position(), offer.gesture(), explainer))
                .findFirst()
                .map(offer -> tree.puzzle().texts().moves().format(offer.move()));
    }

    private static boolean plain(Offer<?> offer) {
        return !(offer.gesture() instanceof Gesture.Type(String _, String key)) || key.length() == 1;
    }

    private static <S> boolean fits(S position, Gesture gesture, Optional<Explainer<S>> explainer) {
        return explainer.isEmpty()
                || !(gesture instanceof Gesture.Type(String spot, String key))
                || explainer.get().explain(position, spot).lines().stream()
                        .anyMatch(line -> line.fits() && line.about().equals(key));
    }
}
