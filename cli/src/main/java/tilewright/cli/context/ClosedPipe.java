package tilewright.cli.context;

/** Nobody reads the results any more. Not an error: the program ends quietly. */
public final class ClosedPipe extends RuntimeException {

    private static final long serialVersionUID = 1;

    ClosedPipe() {
        super("the output is closed", null, false, false);
    }
}
