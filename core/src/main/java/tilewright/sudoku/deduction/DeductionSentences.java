package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilewright.message.Message;
import tilewright.message.Value;

/**
 * A step in words, made from its data: in four strengths, each of which gives away more than the one before.
 *
 * @param where a hint where to look
 * @param technique the name
 * @param why the reason
 * @param act the conclusion
 */
public record DeductionSentences(Message where, Message technique, Message why, Message act) {

    /**
     * Returns the sentences of a step.
     *
     * @param side of its grid
     */
    public static DeductionSentences of(Deduction step, int side) {
        Writer writer = new Writer(step, new RuleWords(side));
        return new DeductionSentences(
                writer.where(), DeductionMessages.technique(step.kind().words()), writer.why(), writer.act());
    }

    /** The reason and the conclusion, in one text. */
    public Message text() {
        return DeductionMessages.sentences(why, act);
    }

    private record Writer(Deduction step, RuleWords words) {

        /** Maximum number of digits in a list of what a cell can be. */
        private static final int MOST_DIGITS = 4;

        private CellDigit target() {
            return step.placements().isEmpty()
                    ? step.eliminations().getFirst()
                    : step.placements().getFirst();
        }

        private List<Message> bases() {
            return RuleWords.houses(step.premises(Premise.Base.class).stream()
                    .map(Premise.Base::house)
                    .toList());
        }

        private List<Message> covers() {
            return RuleWords.houses(step.premises(Premise.Cover.class).stream()
                    .map(Premise.Cover::house)
                    .toList());
        }

        private List<Message> rules() {
            return step.premises(Premise.Rule.class).stream()
                    .map(rule -> words.constraint(rule.constraint()))
                    .toList();
        }

        private Premise.Cells group() {
            return step.premises(Premise.Cells.class).getFirst();
        }

        private Message where() {
            List<Premise.Cells> groups = step.premises(Premise.Cells.class);
            if (step.kind() == DeductionKind.CONTRADICTION || step.kind() == DeductionKind.NESTED_CONTRADICTION) {
                return DeductionMessages.lookAtCells(words.cells(List.of(target().cell())));
            }
            for (Premise.Denial denial : step.premises(Premise.Denial.class)) {
                return DeductionMessages.lookAtCells(
                        words.cells(List.of(denial.start().cell())));
            }
            if (!bases().isEmpty()) {
                return groups.isEmpty()
                        ? DeductionMessages.lookAt(bases())
                        : DeductionMessages.lookForIn(
                                Bits.size(groups.getFirst().digits()),
                                RuleWords.digits(groups.getFirst().digits()),
                                bases());
            }
            if (!rules().isEmpty()) {
                return DeductionMessages.lookAt(rules());
            }
            for (Premise.Sum sum : step.premises(Premise.Sum.class)) {
                return DeductionMessages.lookAt(RuleWords.houses(sum.sum().houses()));
            }
            for (Premise.Same same : step.premises(Premise.Same.class)) {
                return DeductionMessages.lookAt(
                        RuleWords.houses(same.leftovers().lines()));
            }
            return DeductionMessages.lookAtCells(words.cells(
                    groups.isEmpty()
                            ? List.of(target().cell())
                            : groups.getFirst().cells()));
        }

        private Message why() {
            Value.Cell cell = words.cell(target().cell());
            Value.Digit digit = new Value.Digit(target().digit());
            return switch (step.kind()) {
                case FULL_HOUSE -> DeductionMessages.whyOnlyEmpty(cell, bases().getFirst());
                case HIDDEN_SINGLE -> DeductionMessages.whyOnlyCell(bases().getFirst(), digit, cell);
                case NAKED_SINGLE -> DeductionMessages.whyOnlyDigit(cell, digit);
                case POINTING, CLAIMING ->
                    DeductionMessages.whyLocked(
                            bases().getFirst(), RuleWords.digits(group().digits()), covers().getFirst());
                case LOCKED ->
                    DeductionMessages.whySeen(
                            bases().getFirst(), RuleWords.digits(group().digits()), words.cells(group().cells()));
                case NAKED_PAIR, NAKED_TRIPLE, NAKED_QUAD ->
                    DeductionMessages.whyNaked(words.cells(group().cells()), RuleWords.digits(group().digits()));
                case HIDDEN_PAIR, HIDDEN_TRIPLE, HIDDEN_QUAD ->
                    DeductionMessages.whyHidden(
                            bases().getFirst(), RuleWords.digits(group().digits()), words.cells(group().cells()));
                case SOLUTION -> DeductionMessages.whySolution();
                case INNIES_AND_OUTIES -> ofSum();
                case LAW_OF_LEFTOVERS -> ofLeftovers();
                case NEEDED_DIGIT ->
                    DeductionMessages.whyNeeded(
                            rules().getFirst(), RuleWords.digits(group().digits()), words.cells(group().cells()));
                case X_WING, SWORDFISH, JELLYFISH ->
                    DeductionMessages.whyFish(bases(), RuleWords.digits(group().digits()), covers());
                case XY_WING, X_CHAIN, CHAIN, CONTRADICTION, NESTED_CONTRADICTION ->
                    new ContradictionWords(words).of(step);
                case CAGE,
                        DOT,
                        PAIR_SUM,
                        GREATER_THAN,
                        THERMOMETER,
                        ARROW,
                        SANDWICH,
                        LITTLE_KILLER,
                        PALINDROME,
                        WHISPERS,
                        RENBAN,
                        ENTROPIC,
                        NEIGHBORS -> ofConstraint();
            };
        }

        private Message ofSum() {
            HouseSum sum = step.premises(Premise.Sum.class).getFirst().sum();
            List<Message> houses = RuleWords.houses(sum.houses());
            List<Value.Cell> innies = words.cells(sum.innies());
            List<Value.Cell> outies = words.cells(sum.outies());
            int total = sum.total(words.side());
            if (sum.outies().isEmpty()) {
                return DeductionMessages.whyInnies(houses, total, sum.sumOfCages(), -sum.excess(), innies);
            }
            return sum.innies().isEmpty()
                    ? DeductionMessages.whyOuties(houses, sum.sumOfCages(), total, sum.excess(), outies)
                    : DeductionMessages.whyInniesAndOuties(
                            houses,
                            total,
                            sum.sumOfCages(),
                            outies,
                            sum.excess() < 0 ? "less" : sum.excess() > 0 ? "more" : "same",
                            Math.abs(sum.excess()),
                            innies);
        }

        private Message ofLeftovers() {
            Leftovers same = step.premises(Premise.Same.class).getFirst().leftovers();
            return DeductionMessages.whyLeftovers(
                    RuleWords.houses(same.lines()),
                    RuleWords.houses(same.boxes()),
                    words.cells(same.ofLines()),
                    words.cells(same.ofBoxes()),
                    words.cells(group().cells()),
                    RuleWords.digits(group().digits()));
        }

        private Message ofConstraint() {
            boolean many = rules().size() == 1
                    && step.premises(Premise.Cells.class).stream()
                            .anyMatch(cells -> Bits.size(cells.digits()) > MOST_DIGITS);
            if (many || step.premises(Premise.Cells.class).isEmpty()) {
                return DeductionMessages.whyGroup(rules().getFirst());
            }
            return DeductionMessages.whyPair(
                    words.cell(group().cells().getFirst()),
                    Bits.size(group().digits()),
                    RuleWords.digits(group().digits()),
                    rules());
        }

        /** The conclusion: {@code So r1c3 is 4.} or {@code So r2c5 and r3c5 are neither 4 nor 7.} */
        private Message act() {
            List<Message> changes = new ArrayList<>();
            for (CellDigit placed : step.placements()) {
                changes.add(DeductionMessages.placed(words.cell(placed.cell()), new Value.Digit(placed.digit())));
            }
            boolean commas = false;
            for (Map.Entry<List<Integer>, Integer> change : cellsByDigits().entrySet()) {
                List<Integer> cells = change.getKey();
                int none = change.getValue();
                changes.add(DeductionMessages.excluded(
                        words.cells(cells), cells.size(), Bits.size(none), RuleWords.digits(none)));
                commas |= cells.size() > 2 || Bits.size(none) > 2;
            }
            return commas ? DeductionMessages.soAll(changes) : DeductionMessages.so(changes);
        }

        /** Cells that lose the same digits. */
        private Map<List<Integer>, Integer> cellsByDigits() {
            Map<Integer, Integer> digitsOf = new LinkedHashMap<>();
            step.eliminations()
                    .forEach(gone -> digitsOf.merge(gone.cell(), Bits.of(gone.digit()), (one, other) -> one | other));
            Map<Integer, List<Integer>> cellsOf = new LinkedHashMap<>();
            digitsOf.forEach((cell, digits) ->
                    cellsOf.computeIfAbsent(digits, _ -> new ArrayList<>()).add(cell));
            Map<List<Integer>, Integer> changes = new LinkedHashMap<>();
            cellsOf.forEach((digits, cells) -> changes.put(cells, digits));
            return changes;
        }
    }
}
