package tilewright.text;

/** A question that is not answered, and why. It is no defect of the program, and has no stack trace. */
public abstract class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final Reason reason;

    /** @param sentence one line without a full stop */
    protected Refusal(Reason reason, String sentence) {
        super(sentence, null, false, false);
        this.reason = reason;
    }

    public final Reason reason() {
        return reason;
    }

    /** What is wrong, in one line without a full stop. */
    public final String sentence() {
        return String.valueOf(getMessage());
    }

    /** The sentence, and further lines that show the place if it has one. */
    public String explained() {
        return sentence();
    }
}
