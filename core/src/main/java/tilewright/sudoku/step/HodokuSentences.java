package tilewright.sudoku.step;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

/** The sentences of a step that HoDoKu's techniques found. */
final class HodokuSentences {

    private HodokuSentences() {}

    static StepSentences of(Step step) {
        Message why = why(step);
        Message act = act(step);
        List<Integer> houses = step.premises(Premise.Base.class).stream()
                .map(Premise.Base::house)
                .toList();
        Message technique = StepMessages.technique(step.kind().words());
        return new StepSentences(
                where(step), houses, 0, technique, why, act, StepMessages.sentences(List.of(why, act)));
    }

    private static Message where(Step step) {
        int count = Digits.size(step.digits());
        List<Value.Digit> digits = Digits.values(step.digits());
        List<Value.House> houses = Houses.values(step.bases());
        return switch (step.kind()) {
            case NAKED_SINGLE -> {
                int box = Houses.of(step.target().cell())[2];
                yield StepMessages.lookAt(List.of(StepMessages.house(Houses.value(box))));
            }
            case FULL_HOUSE -> StepMessages.lookAt(List.of(StepMessages.house(houses.getFirst())));
            default ->
                houses.isEmpty() ? StepMessages.lookFor(count, digits) : StepMessages.lookForIn(count, digits, houses);
        };
    }

    /** The conclusion: {@code So r1c3 is 4.} or {@code So r2c5 and r3c5 are neither 4 nor 7.} */
    private static Message act(Step step) {
        List<Message> changes = new ArrayList<>();
        for (Candidate placed : step.placements()) {
            changes.add(StepMessages.placed(Houses.GRID.place(placed.cell()), new Value.Digit(placed.digit())));
        }
        Map<CellSet, Integer> digits = new LinkedHashMap<>();
        for (int digit = 1; digit <= 9; digit++) {
            CellSet cells = step.cellsWithout(digit);
            if (!cells.isEmpty()) {
                digits.merge(cells, Digits.bit(digit), (one, other) -> one | other);
            }
        }
        boolean commas = false;
        for (Map.Entry<CellSet, Integer> change : digits.entrySet()) {
            CellSet cells = change.getKey();
            int none = change.getValue();
            changes.add(StepMessages.excluded(cells.places(), cells.size(), Digits.size(none), Digits.values(none)));
            commas |= cells.size() > 2 || Digits.size(none) > 2;
        }
        return commas ? StepMessages.soAll(changes) : StepMessages.so(changes);
    }

    private static Message why(Step step) {
        Candidate target = step.target();
        Value.Cell cell = Houses.GRID.place(target.cell());
        Value.Digit digit = new Value.Digit(target.digit());
        List<Value.Digit> digits = Digits.values(step.digits());
        List<Value.House> bases = Houses.values(step.bases());
        return switch (step.kind()) {
            case FULL_HOUSE -> StepMessages.whyOnlyEmpty(cell, bases);
            case NAKED_SINGLE -> StepMessages.whyOnlyDigit(cell, digit);
            case HIDDEN_SINGLE -> StepMessages.whyOnlyCell(bases, digit, cell);
            case POINTING, CLAIMING -> StepMessages.whyLocked(bases, digits, Houses.values(step.covers()));
            case LOCKED_PAIR, LOCKED_TRIPLE, NAKED_PAIR, NAKED_TRIPLE, NAKED_QUAD -> {
                Premise.Cells group = step.groups().getFirst();
                yield StepMessages.whyNaked(bases, group.cells().places(), Digits.values(group.digits()));
            }
            case HIDDEN_PAIR, HIDDEN_TRIPLE, HIDDEN_QUAD -> StepMessages.whyHidden(bases, digits, cells(step, 0));
            case XY_WING, XYZ_WING -> wing(step);
            case WXYZ_WING -> StepMessages.whyWxyzWing(cells(step, 0), digits, digit);
            case ALIGNED_PAIR_EXCLUSION, ALIGNED_TRIPLE_EXCLUSION -> {
                List<Value.Cell> excluders = cells(step, 1);
                yield StepMessages.whyExcluded(cells(step, 0), excluders.size(), excluders);
            }
            case KRAKEN_FISH_1, KRAKEN_FISH_2, SK_LOOP, EXOCET -> PatternReasons.why(step);
            case EMPTY_RECTANGLE, DUAL_EMPTY_RECTANGLE -> emptyRectangle(step);
            case BUG_PLUS_1 -> {
                Premise.Cells odd = step.groups().getFirst();
                yield StepMessages.whyBug(odd.cells().places(), Digits.values(odd.digits()));
            }
            case AVOIDABLE_RECTANGLE_1, AVOIDABLE_RECTANGLE_2 -> {
                Message rectangle = rectangle(step);
                yield step.groups().size() < 2 ? rectangle : StepMessages.soOneOf(rectangle, oneOf(step));
            }
            case UNIQUENESS_1, UNIQUENESS_2, UNIQUENESS_3, UNIQUENESS_4, UNIQUENESS_5, UNIQUENESS_6, HIDDEN_RECTANGLE ->
                unique(step);
            default -> ChainReasons.why(step);
        };
    }

    private static List<Value.Cell> cells(Step step, int group) {
        return step.groups().get(group).cells().places();
    }

    /** The sentence for kinds without one of their own, made of the premises. */
    static Message byPremises(Step step) {
        if (!step.covers().isEmpty()) {
            return fish(step);
        }
        return step.premises(Premise.Link.class).isEmpty()
                ? StepMessages.whyDigits(step.kind().words(), Digits.values(step.digits()))
                : chain(step);
    }

    private static Message wing(Step step) {
        List<Premise.Cells> groups = step.groups();
        Premise.Cells pivot = groups.getFirst();
        int digit = step.target().digit();
        CellSet ends = groups.get(1).cells().or(groups.get(2).cells());
        CellSet any = Digits.holds(pivot.digits(), digit) ? ends.or(pivot.cells()) : ends;
        return StepMessages.whyWing(
                pivot.cells().places(), Digits.values(pivot.digits()), any.places(), new Value.Digit(digit));
    }

    private static Message emptyRectangle(Step step) {
        List<Message> pairs = new ArrayList<>();
        for (Premise.Link link : step.premises(Premise.Link.class)) {
            pairs.add(
                    StepMessages.oneOf(link.from().or(link.to()).places(), List.of(new Value.Digit(link.fromDigit()))));
        }
        int box = Houses.of(step.groups().getFirst().cells().first())[2];
        return StepMessages.whyEmptyRectangle(Houses.value(box), Digits.values(step.digits()), cells(step, 0), pairs);
    }

    private static Message rectangle(Step step) {
        return StepMessages.whyRectangle(
                cells(step, 0), Digits.values(step.groups().getFirst().digits()));
    }

    private static Message oneOf(Step step) {
        return StepMessages.oneOf(
                cells(step, 1), Digits.values(step.groups().get(1).digits()));
    }

    private static Message unique(Step step) {
        Message rectangle = rectangle(step);
        List<Value.House> houses = Houses.values(step.bases());
        return switch (step.kind()) {
            case UNIQUENESS_2, UNIQUENESS_5 -> StepMessages.soOneOf(rectangle, oneOf(step));
            case UNIQUENESS_3 ->
                StepMessages.soAnother(
                        rectangle,
                        cells(step, 1),
                        Digits.values(step.groups().get(1).digits()),
                        houses);
            case UNIQUENESS_4, UNIQUENESS_6 -> StepMessages.soOtherDigit(rectangle);
            case HIDDEN_RECTANGLE ->
                StepMessages.onlyInRectangle(
                        rectangle,
                        Digits.values(step.digits() & ~Digits.bit(step.target().digit())),
                        houses);
            default -> rectangle;
        };
    }

    private static Message fish(Step step) {
        CellSet fins = fins(step);
        List<Value.Digit> digits = Digits.values(step.digits());
        List<Value.House> bases = Houses.values(step.bases());
        List<Value.House> covers = Houses.values(step.covers());
        return fins.isEmpty()
                ? StepMessages.whyFish(digits, bases, covers)
                : StepMessages.whyFinnedFish(fins.places(), digits, bases, covers);
    }

    /** The cells of all fins. */
    static CellSet fins(Step step) {
        return step.premises(Premise.Fins.class).stream()
                .map(Premise.Fins::cells)
                .reduce(CellSet.NONE, CellSet::or);
    }

    /** {@code If r1c1 is not 3, r1c5 is 3, r2c4 is not 3, and r2c9 is 3.} A sentence for each chain of links. */
    static Message chain(Step step) {
        List<Premise.Link> links = step.premises(Premise.Link.class);
        List<Message> sentences = new ArrayList<>();
        List<Message> parts = new ArrayList<>();
        Premise.Link first = links.getFirst();
        for (int i = 0; i < links.size(); i++) {
            Premise.Link link = links.get(i);
            parts.add(said(link.to(), link.toDigit(), link.strong()));
            boolean last = i + 1 == links.size() || !link.leadsTo(links.get(i + 1));
            if (last) {
                sentences.add(StepMessages.follows(
                        said(first.from(), first.fromDigit(), !first.strong()), List.copyOf(parts)));
                parts.clear();
                first = i + 1 == links.size() ? first : links.get(i + 1);
            }
        }
        return StepMessages.sentences(sentences);
    }

    private static Message said(CellSet cells, int digit, boolean is) {
        return is
                ? StepMessages.is(cells.size(), cells.places(), new Value.Digit(digit))
                : StepMessages.isNot(cells.size(), cells.places(), new Value.Digit(digit));
    }
}
