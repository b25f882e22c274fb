package tilewright.sudoku.rating;

import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Drawing;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.StepKind;
import tilewright.text.Ascii;
import tilewright.text.Words;

/** The sentences of steps. */
final class Reasons {

    private Reasons() {}

    /** Why a step is right, without a full stop. */
    static String of(Finding finding) {
        return switch (finding.technique) {
            case FULL_HOUSE -> cell(finding.cell) + " is the last empty cell of " + house(finding.base[0]);
            case HIDDEN_SINGLE ->
                "in " + house(finding.base[0]) + ", only " + cell(finding.cell) + " can hold " + (finding.digit + 1);
            case NAKED_SINGLE -> cell(finding.cell) + " can only hold " + (finding.digit + 1);
            case DIRECT_POINTING, DIRECT_CLAIMING, POINTING, CLAIMING, X_WING, SWORDFISH, JELLYFISH ->
                "in " + houses(finding.base, finding.bases) + ", the " + digits(finding.digits) + " fits only in "
                        + houses(finding.cover, finding.covers);
            case DIRECT_HIDDEN_PAIR, DIRECT_HIDDEN_TRIPLE, HIDDEN_PAIR, HIDDEN_TRIPLE, HIDDEN_QUAD ->
                "in " + house(finding.base[0]) + ", only " + cells(finding) + " can hold " + digits(finding.digits);
            case NAKED_PAIR, NAKED_TRIPLE, NAKED_QUAD ->
                "in " + house(finding.base[0]) + ", " + cells(finding) + " have only " + digits(finding.digits)
                        + " between them";
            case XY_WING, XYZ_WING ->
                "whatever " + cell(finding.patternCells[0]) + " holds, "
                        + (finding.technique == StepKind.XY_WING ? "" : "it, ")
                        + cell(finding.patternCells[1]) + " or " + cell(finding.patternCells[2]) + " is "
                        + digits(finding.digits);
            case UNIQUE_LOOP_1, UNIQUE_LOOP_2, UNIQUE_LOOP_3, UNIQUE_LOOP_4 ->
                "with only " + digits(finding.digits) + " in " + cells(finding)
                        + " there would be two solutions or none";
            case BUG_1, BUG_2, BUG_3, BUG_4 ->
                "without " + digits(finding.digits) + " in " + cells(finding)
                        + ", each cell would have two candidates and each digit two places in each house,"
                        + " which allows two solutions or none";
            case ALIGNED_PAIR_EXCLUSION, ALIGNED_TRIPLE_EXCLUSION ->
                "with such a digit, " + cells(finding) + " leave a cell that they see without a candidate";
            case X_CYCLE, Y_CYCLE, XY_CYCLE -> "one of each two neighbors in a loop of links is true";
            case FORCING_X_CHAIN, FORCING_XY_CHAIN ->
                "if " + assertion(finding.path[finding.path.length - 1]) + ", a chain of links shows that "
                        + assertion(finding.path[0]);
            case NISHIO, CONTRADICTION_FORCING_CHAINS ->
                "if " + assertion(finding.origin) + ", chains show that " + assertion(finding.target | 1)
                        + " and that it is not";
            case DOUBLE_FORCING_CHAINS ->
                "whether " + assertion(finding.origin | 1) + " or not, chains show that " + assertion(finding.target);
            case CELL_FORCING_CHAINS ->
                "whatever " + cell(finding.origin) + " holds, chains show that " + assertion(finding.target);
            case REGION_FORCING_CHAINS ->
                "wherever " + (finding.origin % 9 + 1) + " goes in " + house(finding.origin / 9) + ", chains show that "
                        + assertion(finding.target);
            default ->
                throw new IllegalArgumentException(
                        "kind (%s) is not one of Sudoku Explainer".formatted(finding.technique));
        };
    }

    /** A step in one sentence or two: the reason, and what follows unless the reason says it. */
    static String words(ExplainerStep step) {
        String reason = Ascii.capital(step.reason());
        String result = step.placements().isEmpty()
                ? "this removes " + removed(step.eliminations())
                : "so " + placed(step) + " is " + step.placements().getFirst().digit();
        boolean single = step.technique() == StepKind.HIDDEN_SINGLE
                || step.technique() == StepKind.NAKED_SINGLE;
        return single ? reason + "." : reason + ": " + result + ".";
    }

    private static String placed(ExplainerStep step) {
        return step.technique() == StepKind.FULL_HOUSE
                ? "it"
                : cell(step.placements().getFirst().cell());
    }

    /** Digits and from where they are removed, digit by digit. */
    private static String removed(List<Candidate> eliminations) {
        TreeMap<Integer, int[]> cells = new TreeMap<>();
        for (Candidate candidate : eliminations) {
            int[] known = cells.getOrDefault(candidate.digit(), new int[0]);
            int[] more = Arrays.copyOf(known, known.length + 1);
            more[known.length] = candidate.cell();
            cells.put(candidate.digit(), more);
        }
        StringBuilder out = new StringBuilder();
        cells.forEach((digit, from) -> out.append(out.isEmpty() ? "" : ", and ")
                .append(digit)
                .append(" from ")
                .append(Drawing.words(from)));
        return out.toString();
    }

    private static String assertion(int assertion) {
        return cell((assertion >> 1) / 9) + ((assertion & 1) != 0 ? " is " : " is not ") + ((assertion >> 1) % 9 + 1);
    }

    private static String cell(int cell) {
        return Houses.GRID.words(cell);
    }

    private static String cells(Finding finding) {
        int[] cells = Arrays.copyOf(finding.patternCells, finding.cells);
        Arrays.sort(cells);
        return Drawing.words(cells);
    }

    private static String house(int house) {
        return Houses.words(Layout.modelHouse(house));
    }

    /** Houses of one kind. */
    private static String houses(int[] houses, int count) {
        if (count == 1) {
            return house(houses[0]);
        }
        String first = house(houses[0]);
        int kind = first.indexOf(' ');
        StringBuilder out = new StringBuilder(first).insert(kind, 's');
        for (int i = 1; i < count; i++) {
            out.append(i == count - 1 ? " and" : ",").append(house(houses[i]).substring(kind));
        }
        return out.toString();
    }

    private static String digits(int set) {
        return Words.list(Digits.list(set).stream().map(String::valueOf).toList(), ", ", " and ");
    }
}
