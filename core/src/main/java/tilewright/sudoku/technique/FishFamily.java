package tilewright.sudoku.technique;

import java.util.List;
import java.util.Optional;
import tilewright.sudoku.step.StepKind;

/** A family of fish: its kinds by size, 2 to 7, and those of two that share their base, 2 to 4. */
enum FishFamily {
    BASIC(
            StepKind.X_WING,
            StepKind.SWORDFISH,
            StepKind.JELLYFISH,
            StepKind.SQUIRMBAG,
            StepKind.WHALE,
            StepKind.LEVIATHAN),
    FINNED(
            StepKind.FINNED_X_WING,
            StepKind.FINNED_SWORDFISH,
            StepKind.FINNED_JELLYFISH,
            StepKind.FINNED_SQUIRMBAG,
            StepKind.FINNED_WHALE,
            StepKind.FINNED_LEVIATHAN,
            StepKind.SIAMESE_FINNED_X_WING,
            StepKind.SIAMESE_FINNED_SWORDFISH,
            StepKind.SIAMESE_FINNED_JELLYFISH),
    SASHIMI(
            StepKind.SASHIMI_X_WING,
            StepKind.SASHIMI_SWORDFISH,
            StepKind.SASHIMI_JELLYFISH,
            StepKind.SASHIMI_SQUIRMBAG,
            StepKind.SASHIMI_WHALE,
            StepKind.SASHIMI_LEVIATHAN,
            StepKind.SIAMESE_SASHIMI_X_WING,
            StepKind.SIAMESE_SASHIMI_SWORDFISH,
            StepKind.SIAMESE_SASHIMI_JELLYFISH),
    FRANKEN(
            StepKind.FRANKEN_X_WING,
            StepKind.FRANKEN_SWORDFISH,
            StepKind.FRANKEN_JELLYFISH,
            StepKind.FRANKEN_SQUIRMBAG,
            StepKind.FRANKEN_WHALE,
            StepKind.FRANKEN_LEVIATHAN),
    FINNED_FRANKEN(
            StepKind.FINNED_FRANKEN_X_WING,
            StepKind.FINNED_FRANKEN_SWORDFISH,
            StepKind.FINNED_FRANKEN_JELLYFISH,
            StepKind.FINNED_FRANKEN_SQUIRMBAG,
            StepKind.FINNED_FRANKEN_WHALE,
            StepKind.FINNED_FRANKEN_LEVIATHAN,
            StepKind.SIAMESE_FINNED_FRANKEN_X_WING,
            StepKind.SIAMESE_FINNED_FRANKEN_SWORDFISH,
            StepKind.SIAMESE_FINNED_FRANKEN_JELLYFISH),
    MUTANT(
            StepKind.MUTANT_X_WING,
            StepKind.MUTANT_SWORDFISH,
            StepKind.MUTANT_JELLYFISH,
            StepKind.MUTANT_SQUIRMBAG,
            StepKind.MUTANT_WHALE,
            StepKind.MUTANT_LEVIATHAN),
    FINNED_MUTANT(
            StepKind.FINNED_MUTANT_X_WING,
            StepKind.FINNED_MUTANT_SWORDFISH,
            StepKind.FINNED_MUTANT_JELLYFISH,
            StepKind.FINNED_MUTANT_SQUIRMBAG,
            StepKind.FINNED_MUTANT_WHALE,
            StepKind.FINNED_MUTANT_LEVIATHAN,
            StepKind.SIAMESE_FINNED_MUTANT_X_WING,
            StepKind.SIAMESE_FINNED_MUTANT_SWORDFISH,
            StepKind.SIAMESE_FINNED_MUTANT_JELLYFISH);

    private final List<StepKind> kinds;

    FishFamily(StepKind... kinds) {
        this.kinds = List.of(kinds);
    }

    StepKind kind(int size) {
        return kinds.get(size - 2);
    }

    /** The kind of two fish of a size that share their base; empty if there is no name for that. */
    Optional<StepKind> siamese(int size) {
        return kinds.size() > 6 && size <= 4 ? Optional.of(kinds.get(6 + size - 2)) : Optional.empty();
    }
}
