package tilewright.sudoku.exchange;

import tilewright.message.Message;
import tilewright.sudoku.rules.VariantError;

/** Refusals of what a text says and no rules here can say. */
final class UnknownRule {

    private static final int LONGEST = 40;

    private UnknownRule() {}

    /** @param name of the rule in its program */
    static VariantError of(String name) {
        return new VariantError(
                ExchangeMessages.unknownRule(name.length() > LONGEST ? name.substring(0, LONGEST) : name));
    }

    /** A rule that is known, with something about it that is not. */
    static VariantError of(String name, Message problem) {
        return new VariantError(ExchangeMessages.inRule(name, problem));
    }
}
