package tilewright.cli.context;

import java.io.IOException;
import java.net.URI;
import java.util.Set;

/** Starts the studio's server. The class behind it is loaded only then. */
@FunctionalInterface
public interface ServerStarter {

    /**
     * Starts it.
     *
     * @param names by which clients may call it, beside that host and this machine's own
     */
    Running start(String host, int port, Set<String> names) throws IOException;

    /** A server at work. */
    interface Running extends AutoCloseable {

        /** Where the studio is, as a link. */
        URI address();

        @Override
        void close();
    }
}
