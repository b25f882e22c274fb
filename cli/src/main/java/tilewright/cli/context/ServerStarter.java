package tilewright.cli.context;

import java.io.IOException;
import java.net.URI;
import java.util.Set;
import java.util.function.Consumer;

/** Starts the studio's server. The class behind it is loaded only then. */
@FunctionalInterface
public interface ServerStarter {

    /** Starts none. */
    ServerStarter NONE = _ -> {
        throw new IOException("no server here");
    };

    /**
     * Starts it.
     *
     * @throws IllegalArgumentException when a proxy is neither an address nor a network
     */
    Running start(Options options) throws IOException;

    /**
     * The options of a server.
     *
     * @param port 0 for any that is free
     * @param names by which clients may call it, beside that host and this machine's own
     * @param proxies addresses and networks of the proxies that forward their clients' addresses
     * @param json whether its log is JSON
     * @param log takes each line of its log
     */
    record Options(String host, int port, Set<String> names, Set<String> proxies, boolean json, Consumer<String> log) {}

    /** A server at work. */
    interface Running extends AutoCloseable {

        /** Returns the studio's address as a link. */
        URI address();

        /** Whether other machines can reach it. */
        boolean reachable();

        @Override
        void close();
    }
}
