package tilewright.sudoku.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.sudoku.technique.Candidate;
import tilewright.sudoku.technique.CellSet;
import tilewright.sudoku.technique.Premise;
import tilewright.text.Json;

/**
 * A step as Sudoku Explainer takes it, and why: data, from which words and marks are made.
 *
 * @param tenths its rating in tenths: 12 is 1.2
 * @param placements the digit that it places, if it places one
 * @param eliminations all that it removes, in ascending order; nothing if it places
 * @param premises what the reason consists of
 * @param reason in words, without a full stop
 */
public record ExplainerStep(
        ExplainerTechnique technique,
        int tenths,
        List<Candidate> placements,
        List<Candidate> eliminations,
        List<Premise> premises,
        String reason) {

    public ExplainerStep {
        placements = List.copyOf(placements);
        eliminations = List.copyOf(eliminations);
        premises = List.copyOf(premises);
    }

    static ExplainerStep of(Finding finding) {
        List<Candidate> placements = new ArrayList<>();
        List<Candidate> eliminations = new ArrayList<>();
        if (finding.cell >= 0) {
            placements.add(new Candidate(finding.cell, finding.digit + 1));
        } else {
            for (int i = 0; i < finding.removals; i++) {
                for (int rest = finding.removalMasks[i]; rest != 0; rest &= rest - 1) {
                    eliminations.add(new Candidate(finding.removalCells[i], Integer.numberOfTrailingZeros(rest) + 1));
                }
            }
            eliminations.sort(null);
        }
        return new ExplainerStep(
                finding.technique,
                ExplainerRater.tenths(finding.rating),
                placements,
                eliminations,
                premises(finding),
                Reasons.of(finding));
    }

    private static List<Premise> premises(Finding finding) {
        List<Premise> premises = new ArrayList<>();
        for (int i = 0; i < finding.bases; i++) {
            premises.add(new Premise.Base(Layout.modelHouse(finding.base[i])));
        }
        for (int i = 0; i < finding.covers; i++) {
            premises.add(new Premise.Cover(Layout.modelHouse(finding.cover[i])));
        }
        switch (finding.technique) {
            case CELL_FORCING_CHAINS -> premises.add(new Premise.Cells(CellSet.of(finding.origin), 0));
            case REGION_FORCING_CHAINS -> premises.add(new Premise.Base(Layout.modelHouse(finding.origin / 9)));
            case NISHIO, CONTRADICTION_FORCING_CHAINS, DOUBLE_FORCING_CHAINS ->
                premises.add(new Premise.Cells(CellSet.of((finding.origin >> 1) / 9), 1 << (finding.origin >> 1) % 9));
            default -> {
                if (finding.cells > 0) {
                    int[] cells = Arrays.copyOf(finding.patternCells, finding.cells);
                    premises.add(new Premise.Cells(CellSet.of(cells), finding.digits));
                }
            }
        }
        for (int i = finding.path.length - 1; i > 0; i--) {
            int from = finding.path[i];
            int to = finding.path[i - 1];
            premises.add(new Premise.Link(
                    CellSet.of((from >> 1) / 9),
                    (from >> 1) % 9 + 1,
                    CellSet.of((to >> 1) / 9),
                    (to >> 1) % 9 + 1,
                    (from & 1) == 0));
        }
        return premises;
    }

    /** The step and its reason, one sentence or two. */
    public String words() {
        return Reasons.words(this);
    }

    /** Its fields for programs: {@code technique}, {@code se}, {@code placements}, {@code eliminations}. */
    public Json.Obj fields() {
        return Json.obj().with("technique", technique.title()).withAll(details());
    }

    /** Its fields but for the name. */
    public Json.Obj details() {
        return Json.obj()
                .with("se", Json.tenths(tenths))
                .with(
                        "placements",
                        Json.strings(placements.stream().map(Candidate::placed).toList()))
                .with(
                        "eliminations",
                        Json.strings(
                                eliminations.stream().map(Candidate::removed).toList()));
    }
}
