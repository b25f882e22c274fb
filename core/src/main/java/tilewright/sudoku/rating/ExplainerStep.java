package tilewright.sudoku.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.StepKind;
import tilewright.text.Json;

/**
 * A step as Sudoku Explainer takes it, and why: data, from which words and marks are made.
 *
 * @param tenths its rating in tenths: 12 is 1.2
 * @param placements the digit that it places, if it places one
 * @param eliminations all that it removes, in ascending order; nothing if it places
 * @param premises what the reason consists of
 * @param reason in words, without a full stop
 * @param chains of a forcing chain or a loop, what follows from each assertion that it starts from, a sentence each
 */
public record ExplainerStep(
        StepKind technique,
        int tenths,
        List<Candidate> placements,
        List<Candidate> eliminations,
        List<Premise> premises,
        String reason,
        List<String> chains) {

    /** Chains of more characters are not told with the step. */
    private static final int LONG = 800;

    public ExplainerStep {
        placements = List.copyOf(placements);
        eliminations = List.copyOf(eliminations);
        premises = List.copyOf(premises);
        chains = List.copyOf(chains);
    }

    /** @param marks those in which it was found */
    static ExplainerStep of(Finding finding, Marks marks) {
        return of(finding, chains(finding, marks));
    }

    static ExplainerStep of(Finding finding, List<Chain> chains) {
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
                premises(finding, chains),
                Reasons.of(finding),
                chains.stream().map(ChainWords::of).toList());
    }

    private static List<Chain> chains(Finding finding, Marks marks) {
        ForcingChains forcing = finding.chains;
        if (forcing != null) {
            return forcing.chains(marks, finding);
        }
        return switch (finding.technique) {
            case X_CYCLE, Y_CYCLE, XY_CYCLE, FORCING_X_CHAIN, FORCING_XY_CHAIN -> List.of(Chain.of(finding.path, marks));
            default -> List.of();
        };
    }

    private static List<Premise> premises(Finding finding, List<Chain> chains) {
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
        chains.forEach(chain -> premises.addAll(chain.premises()));
        return premises;
    }

    /** The step and its reason, one sentence or two, and behind them its chains if they are short. */
    public String words() {
        String all = String.join(" ", chains);
        String words = Reasons.words(this);
        return all.isEmpty() || all.length() > LONG ? words : words + " " + all;
    }

    /** Its fields for programs: {@code technique}, {@code se}, {@code placements}, {@code eliminations}. */
    public Json.Obj fields() {
        return Json.obj().with("technique", technique.title()).withAll(result().toJson());
    }

    /** What it does, and its rating. */
    public StepResult result() {
        return new StepResult(tenths, placements, eliminations);
    }
}
