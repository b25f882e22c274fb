package tilewright.sudoku.deduction;

import java.util.List;
import java.util.stream.Stream;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.sudoku.rules.Constraint;

/** The reason of a contradiction or a chain in words: the supposition, and what would follow from it, in order. */
record ContradictionWords(RuleWords words) {

    Message of(Deduction step) {
        List<Message> chain = step.premises().stream().flatMap(this::part).toList();
        List<Premise.Denial> denials = step.premises(Premise.Denial.class);
        if (!denials.isEmpty()) {
            return ofChain(denials.getFirst().start(), chain, step);
        }
        CellDigit start = step.premises(Premise.Supposition.class).getFirst().start();
        return DeductionMessages.whyContradiction(words.cell(start.cell()), new Value.Digit(start.digit()), chain);
    }

    private Message ofChain(CellDigit start, List<Message> chain, Deduction step) {
        Value.Cell cell = words.cell(start.cell());
        Value.Digit digit = new Value.Digit(start.digit());
        if (!step.placements().isEmpty()) {
            return DeductionMessages.whyChainBack(cell, digit, chain);
        }
        CellDigit end = step.premises(Premise.Consequence.class).getLast().placed();
        return DeductionMessages.whyChain(cell, digit, chain, words.cell(end.cell()), new Value.Digit(end.digit()));
    }

    private Stream<Message> part(Premise premise) {
        return switch (premise) {
            case Premise.Supposition _, Premise.Denial _, Premise.Base _, Premise.Cover _, Premise.Cells _ ->
                Stream.empty();
            case Premise.Sum _, Premise.Same _ -> Stream.empty();
            case Premise.Consequence(CellDigit placed, Premise.Why why) -> Stream.of(consequence(placed, why));
            case Premise.Rule(Constraint constraint) ->
                Stream.of(DeductionMessages.fewer(words.constraint(constraint)));
            case Premise.NoDigit(int cell) -> Stream.of(DeductionMessages.noDigit(words.cell(cell)));
            case Premise.NoPlace none ->
                Stream.of(DeductionMessages.noPlace(new Value.Digit(none.digit()), RuleWords.house(none.house())));
            case Premise.NoFilling(Constraint constraint) ->
                Stream.of(DeductionMessages.noFilling(words.constraint(constraint)));
            case Premise.EachDigit(int cell) -> Stream.of(DeductionMessages.eachDigit(words.cell(cell)));
            case Premise.EachPlace each ->
                Stream.of(DeductionMessages.eachPlace(new Value.Digit(each.digit()), RuleWords.house(each.house())));
        };
    }

    private Message consequence(CellDigit placed, Premise.Why why) {
        Value.Cell cell = words.cell(placed.cell());
        Value.Digit digit = new Value.Digit(placed.digit());
        return switch (why) {
            case Premise.Why.OnlyDigit _ -> DeductionMessages.onlyDigit(cell, digit);
            case Premise.Why.OnlyPlace only -> DeductionMessages.onlyPlace(cell, digit, RuleWords.house(only.house()));
        };
    }
}
