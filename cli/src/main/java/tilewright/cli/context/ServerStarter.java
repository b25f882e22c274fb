package tilewright.cli.context;

import java.io.IOException;
import java.net.URI;

/** Starts the studio's server. The class behind it is loaded only then. */
@FunctionalInterface
public interface ServerStarter {

    Running start(String host, int port) throws IOException;

    /** A server at work. */
    interface Running extends AutoCloseable {

        /** Where the studio is, as a link. */
        URI address();

        @Override
        void close();
    }
}
