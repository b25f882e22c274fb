package tilewright.cli.terminal;

import java.time.Duration;

/** A terminal that is drawn as a whole again and again, and whose keys are read one by one. */
public interface Screen extends AutoCloseable {

    /** No key was pressed in time. */
    int NONE = -2;

    /** No key will ever come. */
    int CLOSED = -1;

    /** The number of columns of the terminal; very large when it is unknown. */
    default int columns() {
        return Integer.MAX_VALUE;
    }

    /** The number of rows of the terminal; very large when it is unknown. */
    default int rows() {
        return Integer.MAX_VALUE;
    }

    /** Shows these lines and nothing else; what does not fit is cut off. */
    void show(String frame);

    /** The next key, {@link #NONE} when the time is over, or {@link #CLOSED}. */
    int key(Duration wait);

    /** Gives the terminal back as it was. */
    @Override
    void close();
}
