package tilewright.sudoku.rules;

import tilewright.message.Message;
import tilewright.text.Reason;
import tilewright.text.Refusal;

/** Thrown when rules are impossible: a constraint does not fit the grid, or the boxes do not tile it. */
public final class VariantError extends Refusal {

    private static final long serialVersionUID = 1;

    /** @param problem what is wrong, where, and what would be right, without a full stop */
    public VariantError(Message problem) {
        super(Reason.UNREADABLE, problem);
    }
}
