package tilewright.sudoku.step;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;

/** The reasons of colorings, chains, almost locked sets, Sue de Coq and templates in words. */
final class ChainReasons {

    private ChainReasons() {}

    /** Why a step is right; empty if it is none of these. */
    static String why(Step step) {
        return switch (step.kind()) {
            case SIMPLE_COLORS_TRAP -> colors(step) + " What sees both is not " + digit(step) + " either way.";
            case SIMPLE_COLORS_WRAP -> colors(step) + " But cells of one way see each other, so it is the other.";
            case MULTI_COLORS_1 ->
                colors(step) + " A way of the one sees a way of the other, so one of the two opposite ways is right.";
            case MULTI_COLORS_2 -> colors(step) + " A way of the one sees both ways of the other, so it is wrong.";
            case MEDUSA ->
                "Candidates of %s are linked: either all of one color are right or all of the other. What is marked"
                                .formatted(HodokuSentences.digits(colored(step)))
                        + " agrees with neither, or is of a color that contradicts itself.";
            case X_CHAIN, XY_CHAIN, AIC, GROUPED_AIC -> chain(step) + " So one of the two ends of the chain is right.";
            case CONTINUOUS_NICE_LOOP, GROUPED_CONTINUOUS_NICE_LOOP ->
                chain(step) + " The chain is a loop, so one end of each of its links is right.";
            case DISCONTINUOUS_NICE_LOOP, GROUPED_DISCONTINUOUS_NICE_LOOP -> chain(step);
            case ALS_XZ -> pair(step);
            case ALS_XY_WING, ALS_CHAIN ->
                sets(step) + " Of each two neighbors in this list only one can hold " + shared(step)
                        + ". So the first or the last holds all its other digits.";
            case DEATH_BLOSSOM -> blossom(step);
            case SUE_DE_COQ -> {
                List<String> cells = new ArrayList<>();
                step.groups()
                        .forEach(group -> cells.add(
                                HodokuSentences.cells(group.cells()) + " (" + Digits.text(group.digits(), ", ") + ")"));
                yield "Of " + String.join("; ", cells) + ", there are just as many cells as digits that they can take:"
                        + " each of these digits is in one of them.";
            }
            case TEMPLATE_SET, TEMPLATE_DELETE ->
                "However %s is placed in all rows, columns, and boxes at once, it is %s here."
                        .formatted(digit(step), step.placements().isEmpty() ? "never" : "always");
            default -> "";
        };
    }

    private static String chain(Step step) {
        String sets = sets(step);
        return (sets.isEmpty() ? "" : sets + " ") + HodokuSentences.chain(step);
    }

    private static String digit(Step step) {
        return HodokuSentences.digits(step.digits());
    }

    /** {@code 3 is in all of r1c1 and r2c5 or in all of r1c7 and r4c5.} Two sentences for two clusters. */
    private static String colors(Step step) {
        List<String> sentences = new ArrayList<>();
        String first = "";
        for (Premise.Color color : step.premises(Premise.Color.class)) {
            String cells = all(color.cells());
            if (color.first()) {
                first = cells;
            } else {
                sentences.add("%d is either in %s or in %s.".formatted(color.digit(), first, cells));
            }
        }
        return String.join(" ", sentences);
    }

    private static int colored(Step step) {
        int digits = 0;
        for (Premise.Color color : step.premises(Premise.Color.class)) {
            digits |= Digits.bit(color.digit());
        }
        return digits;
    }

    private static String all(CellSet cells) {
        return (cells.size() == 1 ? "" : "all of ") + HodokuSentences.cells(cells);
    }

    private static String pair(Step step) {
        int digits = sharedDigits(step);
        String other = "all its other digits";
        return sets(step)
                + (Digits.size(digits) == 1
                        ? " Only one of the two can hold %s, so the other holds %s."
                                .formatted(HodokuSentences.digits(digits), other)
                        : " Only one of the two can hold each of %s, so both hold all their other digits."
                                .formatted(HodokuSentences.digits(digits)));
    }

    private static String blossom(Step step) {
        Premise.Cells stem = step.groups().getFirst();
        return "%s Whichever of %s is in %s, one of these loses it and holds all its other digits."
                .formatted(sets(step), HodokuSentences.digits(stem.digits()), HodokuSentences.cells(stem.cells()));
    }

    /** {@code r1c1 and r1c2 hold all but one of 1, 2, 3; r5c5 holds all but one of 3, 4.} Empty without sets. */
    private static String sets(Step step) {
        List<String> sets = new ArrayList<>();
        for (Premise.AlmostLocked set : step.premises(Premise.AlmostLocked.class)) {
            sets.add("%s %s all but one of %s"
                    .formatted(
                            HodokuSentences.cells(set.cells()),
                            set.cells().size() == 1 ? "holds" : "hold",
                            Digits.text(set.digits(), ", ")));
        }
        return sets.isEmpty() ? "" : String.join("; ", sets) + ".";
    }

    private static int sharedDigits(Step step) {
        int digits = 0;
        for (Premise.Link link : step.premises(Premise.Link.class)) {
            digits |= Digits.bit(link.fromDigit());
        }
        return digits;
    }

    /** The digits between neighbors, in their order. */
    private static String shared(Step step) {
        return step.premises(Premise.Link.class).stream()
                .map(link -> String.valueOf(link.fromDigit()))
                .collect(Collectors.joining(", then "));
    }
}
