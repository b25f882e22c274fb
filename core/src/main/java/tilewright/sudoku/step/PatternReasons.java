package tilewright.sudoku.step;

import java.util.ArrayList;
import java.util.List;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.text.Ascii;

/** The reasons of large patterns, in sentences made from their premises. */
final class PatternReasons {

    private PatternReasons() {}

    /** The reason of a step of one of these kinds. */
    static String why(Step step) {
        return switch (step.kind()) {
            case KRAKEN_FISH_1 ->
                "But for %s, all places of %s are in %s. If it is in none of these, it is nowhere else there. %s"
                        .formatted(
                                HodokuSentences.cells(HodokuSentences.fins(step)),
                                base(step),
                                HodokuSentences.houses(step.covers()),
                                HodokuSentences.chain(step));
            case KRAKEN_FISH_2 ->
                "The places of %s are a fish with %s: %s is in one of these or, within the base, in %s. %s"
                        .formatted(
                                base(step),
                                fins(step),
                                HodokuSentences.digits(step.digits()),
                                HodokuSentences.houses(step.covers()),
                                HodokuSentences.chain(step));
            case SK_LOOP -> loop(step);
            case EXOCET -> exocet(step);
            default -> throw new IllegalArgumentException("kind (%s) is none of these".formatted(step.kind()));
        };
    }

    private static String base(Step step) {
        return HodokuSentences.digits(step.digits()) + " in " + HodokuSentences.houses(step.bases());
    }

    private static String fins(Step step) {
        CellSet fins = HodokuSentences.fins(step);
        return (fins.size() == 1 ? "the fin " : "the fins ") + HodokuSentences.cells(fins);
    }

    private static String loop(Step step) {
        List<Premise.Cells> groups = step.groups();
        List<Integer> houses = step.covers();
        List<String> allowed = new ArrayList<>();
        for (int i = 0; i < houses.size(); i++) {
            allowed.add("%s in %s".formatted(digits(groups.get(i + 1)), Houses.words(houses.get(i))));
        }
        CellSet cells = groups.getFirst().cells();
        return ("%s are in a loop of eight houses. What they can be is %s: %d digits for %d cells, so each of these digits is"
                        + " in one of them.")
                .formatted(
                        Ascii.capital(HodokuSentences.cells(cells)),
                        String.join("; ", allowed),
                        cells.size(),
                        cells.size());
    }

    private static String digits(Premise.Cells cells) {
        return Digits.text(cells.digits(), ", ");
    }

    private static String exocet(Step step) {
        List<Premise.Cells> groups = step.groups();
        Premise.Cells base = groups.get(0);
        CellSet targets = groups.get(1).cells();
        String lines = HodokuSentences.houses(step.bases().stream().sorted().toList());
        StringBuilder words = new StringBuilder(
                ("%s hold two of %s. In %s, neither of the two fits into three cells away from the boxes of these and of %s,"
                                + " and within these boxes only into %s. So these hold the same two digits.")
                        .formatted(
                                Ascii.capital(HodokuSentences.cells(base.cells())),
                                digits(base),
                                lines,
                                HodokuSentences.cells(targets),
                                HodokuSentences.cells(targets)));
        for (Premise.Cells mirror : groups.subList(2, groups.size())) {
            int box = Houses.box(mirror.cells().first());
            int first = targets.first();
            int mirrored = Houses.box(first) == box ? targets.next(first + 1) : first;
            words.append(" The digit in %s is also in one of %s."
                    .formatted(HodokuSentences.cells(CellSet.of(mirrored)), HodokuSentences.cells(mirror.cells())));
        }
        return words.toString();
    }
}
