package tilewright.sudoku.step;

import java.util.ArrayList;
import java.util.List;
import tilewright.message.Message;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

/** The reasons of large patterns, in sentences made from their premises. */
final class PatternReasons {

    private PatternReasons() {}

    /** The reason of a step of one of these kinds. */
    static Message why(Step step) {
        return switch (step.kind()) {
            case KRAKEN_FISH_1 ->
                StepMessages.whyKraken1(
                        HodokuSentences.fins(step).places(),
                        Digits.values(step.digits()),
                        Houses.values(step.bases()),
                        Houses.values(step.covers()),
                        HodokuSentences.chain(step));
            case KRAKEN_FISH_2 -> {
                CellSet fins = HodokuSentences.fins(step);
                yield StepMessages.whyKraken2(
                        Digits.values(step.digits()),
                        Houses.values(step.bases()),
                        fins.size(),
                        fins.places(),
                        Houses.values(step.covers()),
                        HodokuSentences.chain(step));
            }
            case SK_LOOP -> loop(step);
            case EXOCET -> exocet(step);
            default -> throw new IllegalArgumentException("kind (%s) is none of these".formatted(step.kind()));
        };
    }

    private static Message loop(Step step) {
        List<Premise.Cells> groups = step.groups();
        List<Integer> houses = step.covers();
        List<Message> allowed = new ArrayList<>();
        for (int i = 0; i < houses.size(); i++) {
            int digits = groups.get(i + 1).digits();
            allowed.add(StepMessages.allowed(Digits.values(digits), Houses.value(houses.get(i))));
        }
        CellSet cells = groups.getFirst().cells();
        return StepMessages.whySkLoop(cells.places(), allowed, cells.size());
    }

    private static Message exocet(Step step) {
        List<Premise.Cells> groups = step.groups();
        Premise.Cells base = groups.get(0);
        CellSet targets = groups.get(1).cells();
        List<Message> sentences = new ArrayList<>();
        sentences.add(StepMessages.whyExocet(
                base.cells().places(),
                Digits.values(base.digits()),
                Houses.values(step.bases().stream().sorted().toList()),
                targets.places()));
        for (Premise.Cells mirror : groups.subList(2, groups.size())) {
            int box = Houses.box(mirror.cells().first());
            int first = targets.first();
            int mirrored = Houses.box(first) == box ? targets.next(first + 1) : first;
            sentences.add(StepMessages.mirrored(
                    Houses.GRID.place(mirrored), mirror.cells().places()));
        }
        return StepMessages.sentences(sentences);
    }
}
