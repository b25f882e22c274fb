package tilewright.cli.commands.input;

import tilewright.cli.context.Failure;
import tilewright.message.Message;

/** Faults of usage that several commands find. */
public final class UsageFaults {

    private UsageFaults() {}

    /** Returns the fault of two options of which only one may be given. */
    public static Failure notBoth(String first, String second) {
        return Failure.usage(InputMessages.notBoth(first, second));
    }

    /** Returns the fault of a number that is too small or too large. */
    public static Failure between(String option, long least, long most, long typed) {
        return Failure.usage(InputMessages.between(option, least, most, typed));
    }

    /**
     * Returns the fault of a file that there is not.
     *
     * @param advice a further sentence with a blank before it, or an empty one
     */
    public static Failure noFile(String name, Message advice) {
        return Failure.files(InputMessages.noFile(Message.verbatim(name), advice));
    }
}
