package tilewright.sudoku.deduction;

import java.util.List;

/**
 * Digits that follow from a position, or candidates that do not, and why: data, from which sentences and marks are made.
 *
 * @param kind the technique
 * @param tenths its place in the order of techniques, on Sudoku Explainer's scale: 12 is 1.2
 * @param placements in ascending order; a step that places removes nothing else
 * @param eliminations all that it removes, in ascending order
 * @param premises the parts of the reason, in the order of its sentences
 */
public record Deduction(
        DeductionKind kind,
        int tenths,
        List<CellDigit> placements,
        List<CellDigit> eliminations,
        List<Premise> premises) {
    public Deduction {
        placements = List.copyOf(placements);
        eliminations = List.copyOf(eliminations);
        premises = List.copyOf(premises);
    }

    static Deduction placing(DeductionKind kind, int tenths, CellDigit placed, Premise... premises) {
        return new Deduction(kind, tenths, List.of(placed), List.of(), List.of(premises));
    }

    static Deduction removing(DeductionKind kind, int tenths, List<CellDigit> removed, List<Premise> premises) {
        List<CellDigit> sorted = removed.stream().distinct().sorted().toList();
        return new Deduction(kind, tenths, List.of(), sorted, premises);
    }

    /** The premises of one type. */
    public <P extends Premise> List<P> premises(Class<P> type) {
        return premises.stream().filter(type::isInstance).map(type::cast).toList();
    }

    /** The placements and removals of the deduction: {@code r1c3=4} or {@code r2c5-7 r2c8-7}. */
    public String changes(int side) {
        return String.join(" ", placements.isEmpty() ? removed(side) : placed(side));
    }

    /** The placements as {@code r1c3=4}. */
    public List<String> placed(int side) {
        return placements.stream().map(each -> each.text(side, '=')).toList();
    }

    /** The eliminations as {@code r2c5-7}. */
    public List<String> removed(int side) {
        return eliminations.stream().map(each -> each.text(side, '-')).toList();
    }
}
