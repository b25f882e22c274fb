package tilewright.cli.context;

/** Thrown when the reader of the results is gone. Not an error: the program ends quietly. */
public final class ClosedPipe extends RuntimeException {

    private static final long serialVersionUID = 1;

    ClosedPipe() {
        super("the output is closed", null, false, false);
    }
}
