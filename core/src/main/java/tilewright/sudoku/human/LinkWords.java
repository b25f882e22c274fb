package tilewright.sudoku.human;

import java.util.ArrayList;
import java.util.List;
import tilewright.sudoku.technique.CellSet;
import tilewright.sudoku.technique.Premise;

/** Links of a reason in words: each chain of them a sentence. */
final class LinkWords {

    /** So many links are drawn. */
    static final int DRAWN = 40;

    /** So many are told. */
    private static final int TOLD = 16;

    private LinkWords() {}

    /** {@code If R1C1 is 3: R1C5 is not 3, R2C5 is 3.} Empty when there are none. */
    static String of(List<Premise> premises) {
        List<Premise.Link> links = new ArrayList<>();
        for (Premise premise : premises) {
            if (premise instanceof Premise.Link link) {
                links.add(link);
            }
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < Math.min(TOLD, links.size()); i++) {
            Premise.Link link = links.get(i);
            boolean goesOn = i > 0 && follows(links.get(i - 1), link);
            if (!goesOn) {
                out.append(i == 0 ? "If " : ". If ").append(said(link.from(), link.fromDigit(), !link.strong()));
            }
            out.append(goesOn ? ", " : ": ").append(said(link.to(), link.toDigit(), link.strong()));
        }
        if (links.isEmpty()) {
            return "";
        }
        out.append('.');
        if (links.size() > TOLD) {
            out.append(" Further links: ").append(links.size() - TOLD).append('.');
        }
        if (links.size() > DRAWN) {
            out.append(" The first ")
                    .append(DRAWN)
                    .append(" of ")
                    .append(links.size())
                    .append(" are drawn.");
        }
        return out.toString();
    }

    private static boolean follows(Premise.Link before, Premise.Link link) {
        return before.to().equals(link.from())
                && before.toDigit() == link.fromDigit()
                && before.strong() != link.strong();
    }

    private static String said(CellSet cells, int digit, boolean is) {
        StringBuilder names = new StringBuilder();
        cells.forEach(cell -> names.append(names.isEmpty() ? "" : " or ").append(StepStages.name(cell)));
        return names + (is ? " is " : " is not ") + digit;
    }
}
