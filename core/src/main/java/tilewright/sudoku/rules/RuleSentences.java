package tilewright.sudoku.rules;

import java.util.ArrayList;
import java.util.List;
import tilewright.message.Message;

/** The rules of a Sudoku in sentences for whoever solves it: what the grid asks for, then each kind of constraint that is in it. */
final class RuleSentences {

    private RuleSentences() {}

    /** One or more sentences. */
    static List<Message> of(Variant rules) {
        List<Message> sentences = new ArrayList<>();
        sentences.add(grid(rules));
        rules.constraints().stream()
                .map(constraint -> sentence(constraint, rules.side()))
                .distinct()
                .forEach(sentences::add);
        return List.copyOf(sentences);
    }

    private static Message grid(Variant rules) {
        return switch (rules.boxes()) {
            case Boxes.None() -> RulesMessages.explainedLines(rules.side());
            case Boxes.Rectangles(int rows, int columns) -> RulesMessages.explainedBoxes(rows, columns, rules.side());
            case Boxes.Shapes _ -> RulesMessages.explainedShapes(rules.side());
        };
    }

    private static Message sentence(Constraint constraint, int side) {
        return switch (constraint) {
            case GlobalConstraint global -> RulesMessages.explainedGlobal(global.word());
            case Constraint.ExtraHouse _ -> RulesMessages.explainedHouse();
            case Constraint.Different _ -> RulesMessages.explainedDifferent();
            case Constraint.Cage _ -> RulesMessages.explainedCage();
            case Constraint.Difference(int difference, var _) ->
                difference == 1 ? RulesMessages.explainedWhite() : RulesMessages.explainedDifference(difference);
            case Constraint.Ratio(int ratio, var _) ->
                ratio == 2 ? RulesMessages.explainedBlack() : RulesMessages.explainedRatio(ratio);
            case Constraint.PairSum _ -> RulesMessages.explainedPairSum();
            case Constraint.GreaterThan _ -> RulesMessages.explainedGreaterThan();
            case Constraint.Thermometer _ -> RulesMessages.explainedThermometer();
            case Constraint.Arrow _ -> RulesMessages.explainedArrow();
            case Constraint.Sandwich _ -> RulesMessages.explainedSandwich(side);
            case Constraint.LittleKiller _ -> RulesMessages.explainedLittleKiller();
            case Constraint.Palindrome _ -> RulesMessages.explainedPalindrome();
            case Constraint.Whispers(int difference, var _) -> RulesMessages.explainedWhispers(difference);
            case Constraint.Entropic _ -> RulesMessages.explainedEntropic();
            case Constraint.Renban _ -> RulesMessages.explainedRenban();
        };
    }
}
