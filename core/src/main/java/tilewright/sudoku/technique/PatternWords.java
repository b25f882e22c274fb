package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.List;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;

/** The reasons of large patterns, in sentences made from their premises. */
final class PatternWords {

    private PatternWords() {}

    /** The reason of a step of one of these kinds. */
    static String why(Step step) {
        return switch (step.kind()) {
            case KRAKEN_FISH_1 ->
                "But for %s, all places of %s are in %s. If it is in none of these, it is nowhere else there. %s"
                        .formatted(
                                StepWords.cells(StepWords.fins(step)),
                                base(step),
                                StepWords.houses(StepWords.covers(step)),
                                StepWords.chain(step));
            case KRAKEN_FISH_2 ->
                "The places of %s are a fish with %s: %s is in one of these or, within the base, in %s. %s"
                        .formatted(
                                base(step),
                                fins(step),
                                StepWords.digits(step.digits()),
                                StepWords.houses(StepWords.covers(step)),
                                StepWords.chain(step));
            case SK_LOOP -> loop(step);
            case EXOCET -> exocet(step);
            default -> throw new IllegalArgumentException("kind (%s) is none of these".formatted(step.kind()));
        };
    }

    private static String base(Step step) {
        return StepWords.digits(step.digits()) + " in " + StepWords.houses(StepWords.bases(step));
    }

    private static String fins(Step step) {
        CellSet fins = StepWords.fins(step);
        return (fins.size() == 1 ? "the fin " : "the fins ") + StepWords.cells(fins);
    }

    private static String loop(Step step) {
        List<Premise.Cells> groups = StepWords.groups(step);
        List<Integer> houses = StepWords.covers(step);
        List<String> allowed = new ArrayList<>();
        for (int i = 0; i < houses.size(); i++) {
            allowed.add("%s in %s".formatted(digits(groups.get(i + 1)), Houses.words(houses.get(i))));
        }
        CellSet cells = groups.getFirst().cells();
        return ("%s are in a loop of eight houses. What they can be is %s: %d digits for %d cells, so each of these digits is"
                        + " in one of them.")
                .formatted(
                        StepWords.capital(StepWords.cells(cells)),
                        String.join("; ", allowed),
                        cells.size(),
                        cells.size());
    }

    private static String digits(Premise.Cells cells) {
        return Digits.text(cells.digits(), ", ");
    }

    private static String exocet(Step step) {
        List<Premise.Cells> groups = StepWords.groups(step);
        Premise.Cells base = groups.get(0);
        CellSet targets = groups.get(1).cells();
        String lines = StepWords.houses(StepWords.bases(step).stream().sorted().toList());
        StringBuilder words = new StringBuilder(
                ("%s hold two of %s. In %s, neither of the two fits into three cells away from the boxes of these and of %s,"
                                + " and within these boxes only into %s. So these hold the same two digits.")
                        .formatted(
                                StepWords.capital(StepWords.cells(base.cells())),
                                digits(base),
                                lines,
                                StepWords.cells(targets),
                                StepWords.cells(targets)));
        for (Premise.Cells mirror : groups.subList(2, groups.size())) {
            int box = Houses.box(mirror.cells().first());
            int first = targets.first();
            int mirrored = Houses.box(first) == box ? targets.next(first + 1) : first;
            words.append(" The digit in %s is also in one of %s."
                    .formatted(StepWords.cells(CellSet.of(mirrored)), StepWords.cells(mirror.cells())));
        }
        return words.toString();
    }
}
