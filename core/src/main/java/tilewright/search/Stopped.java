package tilewright.search;

/** Work was given up because its {@link Stop} asked for it. */
public final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Stopped() {
        super("stopped", null, false, false);
    }
}
