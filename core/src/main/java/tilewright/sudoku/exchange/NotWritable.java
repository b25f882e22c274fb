package tilewright.sudoku.exchange;

import tilewright.message.Message;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantError;

/** Refusals of rules for which a form has no words. */
final class NotWritable {

    private NotWritable() {}

    /** @param form its id */
    static VariantError of(String form, Constraint constraint) {
        return of(form, constraint.title());
    }

    /**
     * @param form its id
     * @param rule what it is called
     */
    static VariantError of(String form, Message rule) {
        return new VariantError(ExchangeMessages.noPlace(form, rule));
    }

    /** Whether there are dots in rules: they free their neighbors from negative rules. */
    static boolean hasDots(Variant rules) {
        return rules.constraints().stream()
                .anyMatch(constraint ->
                        constraint instanceof Constraint.Difference || constraint instanceof Constraint.Ratio);
    }
}
