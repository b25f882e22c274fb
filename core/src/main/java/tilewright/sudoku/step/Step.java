package tilewright.sudoku.step;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Houses;

/**
 * Digits that follow from a position, or candidates that do not, and why: data, from which sentences and marks are made.
 *
 * @param kind the technique
 * @param tenths the rating by Sudoku Explainer, which found it: 12 is 1.2; 0 for a step that HoDoKu's techniques found
 * @param digits a set of {@link tilewright.sudoku.model.Digits}: the digit that is placed (singles), the digits that are removed
 *     (chains, almost locked sets, Sue de Coq, rated steps), else those of the pattern
 * @param placements in ascending order; a step that places removes nothing else
 * @param eliminations all that it removes, in ascending order
 * @param length of a chain, as HoDoKu counts it; of a rated step the number of its premises; 0 for others
 * @param premises the parts of the reason, in the order of its sentences
 * @param chains of a rated step, the chains whose links are among its premises
 */
public record Step(
        StepKind kind,
        int tenths,
        int digits,
        List<Candidate> placements,
        List<Candidate> eliminations,
        int length,
        List<Premise> premises,
        List<Chain> chains) {
    public Step {
        placements = List.copyOf(placements);
        eliminations = List.copyOf(eliminations);
        premises = List.copyOf(premises);
        chains = List.copyOf(chains);
    }

    /** A step that is not rated. */
    public Step(
            StepKind kind,
            int digits,
            List<Candidate> placements,
            List<Candidate> eliminations,
            int length,
            List<Premise> premises) {
        this(kind, 0, digits, placements, eliminations, length, premises, List.of());
    }

    /** Whether the techniques of Sudoku Explainer found the step. */
    public boolean rated() {
        return tenths > 0;
    }

    /** The first candidate that it places, or else removes. */
    public Candidate target() {
        return placements.isEmpty() ? eliminations.getFirst() : placements.getFirst();
    }

    /** The premises of one type. */
    public <P extends Premise> List<P> premises(Class<P> type) {
        return premises.stream().filter(type::isInstance).map(type::cast).toList();
    }

    /** The houses in which something is looked for, each once. */
    public List<Integer> bases() {
        return premises(Premise.Base.class).stream()
                .map(Premise.Base::house)
                .distinct()
                .toList();
    }

    /** The houses from which something is removed, each once. */
    public List<Integer> covers() {
        return premises(Premise.Cover.class).stream()
                .map(Premise.Cover::house)
                .distinct()
                .toList();
    }

    /** The cells of the pattern. */
    public List<Premise.Cells> groups() {
        return premises(Premise.Cells.class);
    }

    /** The cells from which a digit is removed. */
    public CellSet cellsWithout(int digit) {
        return CellSet.of(eliminations.stream()
                .filter(removed -> removed.digit() == digit)
                .mapToInt(Candidate::cell)
                .toArray());
    }

    /** The placements as {@code r1c3=4}. */
    public List<String> placed() {
        return placements.stream().map(Candidate::placed).toList();
    }

    /** The eliminations as {@code r2c5-7}. */
    public List<String> removed() {
        return eliminations.stream().map(Candidate::removed).toList();
    }

    /** The placements and removals of the step: {@code r2c5-7 r2c8-7}. */
    public String changes() {
        return Stream.concat(placed().stream(), removed().stream()).collect(Collectors.joining(" "));
    }

    /** The result of the step: its rating, and what it places and removes. */
    public StepResult result() {
        return new StepResult(explainerTenths(), kind.level().ordinal() + 1, placements, eliminations);
    }

    /** Sudoku Explainer's rating of the technique, whoever found the step, in tenths; 0 where that has no such technique. */
    private int explainerTenths() {
        if (tenths > 0) {
            return tenths;
        }
        return switch (kind) {
            case FULL_HOUSE -> 10;
            case HIDDEN_SINGLE -> Houses.isBox(bases().getFirst()) ? 12 : 15;
            case NAKED_SINGLE -> 23;
            case POINTING -> 26;
            case CLAIMING -> 28;
            case NAKED_PAIR -> 30;
            case X_WING -> 32;
            case HIDDEN_PAIR -> 34;
            case NAKED_TRIPLE -> 36;
            case SWORDFISH -> 38;
            case HIDDEN_TRIPLE -> 40;
            case XY_WING -> 42;
            case XYZ_WING -> 44;
            case UNIQUENESS_1, UNIQUENESS_2, UNIQUENESS_4 -> 45;
            case NAKED_QUAD -> 50;
            case JELLYFISH -> 52;
            case HIDDEN_QUAD -> 54;
            case BUG_PLUS_1 -> 56;
            case ALIGNED_PAIR_EXCLUSION -> 62;
            case ALIGNED_TRIPLE_EXCLUSION -> 75;
            default -> 0;
        };
    }
}
