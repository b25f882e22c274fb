package tilewright.sudoku.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.sudoku.generate.Symmetry;
import tilewright.sudoku.rules.Boxes;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.step.Level;

/**
 * The wanted properties of a Sudoku of another size or other rules. All but empty ones have exactly one solution, and up to 16 rows
 * are minimal: no given can be left out, with a symmetry no orbit of givens.
 *
 * <p>Immutable; threads may share one.
 *
 * @param side one of {@link #SIDES}
 * @param rules in the order of the constants, each once; none only for a side other than 9
 * @param level of the easiest steps that solve it; empty for any
 * @param empty whether it has no givens, and any number of solutions
 */
public record VariantSetup(int side, List<RuleKind> rules, Optional<Level> level, Symmetry symmetry, boolean empty) {

    private static final int USUAL_SIDE = 9;

    /** The sides that setups have. */
    public static final List<Integer> SIDES = List.of(4, 6, 8, 9, 10, 12, 16, 25);

    /**
     * Orders the rules.
     *
     * @throws tilewright.sudoku.rules.VariantError when rules do not fit the side, or each other
     */
    public VariantSetup {
        rules = rules.stream().distinct().sorted().toList();
        if (!SIDES.contains(side)) {
            throw new IllegalArgumentException("side (%d) must be one of %s".formatted(side, SIDES));
        }
        variant(side, rules);
    }

    /** The rules without boxes of a jigsaw, and without what is drawn into a grid. */
    Variant variant() {
        return variant(side, rules);
    }

    /** Whether a rule is drawn into each grid anew. */
    boolean isDrawn() {
        return rules.stream().anyMatch(RuleKind::isDrawn);
    }

    private static Variant variant(int side, List<RuleKind> rules) {
        Boxes boxes = rules.contains(RuleKind.JIGSAW) ? new Boxes.None() : Boxes.usual(side);
        List<Constraint> constraints = rules.stream()
                .<Constraint>flatMap(rule -> rule.constraints().stream())
                .toList();
        return new Variant(side, boxes, constraints);
    }

    /** Returns this setup in a few words. */
    public Message words() {
        List<Message> parts = new ArrayList<>();
        if (side != USUAL_SIDE || rules.isEmpty()) {
            parts.add(ComposeMessages.sizeName(side));
        }
        rules.forEach(rule -> parts.add(rule.title()));
        level.ifPresent(wanted -> parts.add(ComposeMessages.levelName(wanted.title())));
        if (symmetry != Symmetry.NONE) {
            parts.add(symmetry.words());
        }
        if (empty) {
            parts.add(ComposeMessages.empty());
        }
        return ComposeMessages.setup(parts);
    }

    /** Returns what it asks of a player, in a sentence. */
    public Message sentence() {
        List<Message> parts = new ArrayList<>();
        if (side != USUAL_SIDE || rules.isEmpty()) {
            parts.add(ComposeMessages.size(side));
        }
        rules.forEach(rule -> parts.add(rule.words()));
        level.ifPresent(wanted -> parts.add(ComposeMessages.levelName(wanted.title())));
        return ComposeMessages.sentence(parts);
    }

    /** The text, as {@link VariantSetupText} writes it. */
    @Override
    public String toString() {
        return VariantSetupText.FORMAT.format(this);
    }
}
