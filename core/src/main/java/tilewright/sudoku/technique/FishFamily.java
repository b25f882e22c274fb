package tilewright.sudoku.technique;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tilewright.sudoku.step.StepKind;

/** A family of fish: its kinds by size, 2 to 7, and those of two fish that share their base, 2 to 4. */
enum FishFamily {
    BASIC(kinds(StepKind.X_WING, 1, 6), List.of()),
    FINNED(kinds(StepKind.FINNED_X_WING, 2, 6), kinds(StepKind.SIAMESE_FINNED_X_WING, 1, 3)),
    SASHIMI(kinds(StepKind.SASHIMI_X_WING, 2, 6), kinds(StepKind.SIAMESE_SASHIMI_X_WING, 1, 3)),
    FRANKEN(kinds(StepKind.FRANKEN_X_WING, 1, 6), List.of()),
    FINNED_FRANKEN(kinds(StepKind.FINNED_FRANKEN_X_WING, 1, 6), kinds(StepKind.SIAMESE_FINNED_FRANKEN_X_WING, 1, 3)),
    MUTANT(kinds(StepKind.MUTANT_X_WING, 1, 6), List.of()),
    FINNED_MUTANT(kinds(StepKind.FINNED_MUTANT_X_WING, 1, 6), kinds(StepKind.SIAMESE_FINNED_MUTANT_X_WING, 1, 3));

    private final List<StepKind> kinds;
    private final List<StepKind> siamese;

    FishFamily(List<StepKind> kinds, List<StepKind> siamese) {
        this.kinds = kinds;
        this.siamese = siamese;
    }

    /** Kinds in the order of the catalog, where those of a family follow each other by size. */
    private static List<StepKind> kinds(StepKind first, int stride, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> StepKind.values()[first.ordinal() + i * stride])
                .toList();
    }

    StepKind kind(int size) {
        return kinds.get(size - 2);
    }

    /** The kind of two fish of a size that share their base; empty if there is none. */
    Optional<StepKind> siamese(int size) {
        return size - 2 < siamese.size() ? Optional.of(siamese.get(size - 2)) : Optional.empty();
    }
}
