package tilewright.cli.context;

import java.io.IOException;
import java.net.URI;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Starts the studio's server. The class behind it is loaded only then. */
@FunctionalInterface
public interface ServerStarter {

    /** A starter that always fails, for programs without a server. */
    ServerStarter NONE = _ -> {
        throw new IOException("no server here");
    };

    /**
     * Starts the server.
     *
     * @throws IllegalArgumentException when a proxy is neither an address nor a network
     * @throws IOException with a sentence for the user
     */
    Running start(Options options) throws IOException;

    /**
     * The options of a server.
     *
     * @param port 0 for any that is free
     * @param names by which clients may call it, beside that host and this machine's own
     * @param proxies addresses and networks of the proxies that forward their clients' addresses
     * @param json whether its log is JSON
     * @param access whether each request has a line in it
     * @param log takes each line of its log
     * @param rooms where rooms are kept, and how the server is run
     */
    record Options(
            String host,
            int port,
            Set<String> names,
            Set<String> proxies,
            boolean json,
            boolean access,
            Consumer<String> log,
            Rooms rooms) {}

    /**
     * The storage of rooms, and the addresses of a server.
     *
     * @param data a folder; empty for none
     * @param database address of a PostgreSQL, which may hold a password; empty for none
     * @param publicUrl the address that clients know, which ends in a slash
     * @param metricsFrom addresses and networks that may read what is measured, besides this machine
     * @param lobby whether there is a list of the rooms that anyone may join
     */
    record Rooms(String data, String database, Optional<URI> publicUrl, Set<String> metricsFrom, boolean lobby) {

        @Override
        public String toString() {
            return "Rooms[" + data + (database.isEmpty() ? "" : "a database") + "]";
        }
    }

    /** A server at work. */
    interface Running extends AutoCloseable {

        /** Returns the studio's address as a link. */
        URI address();

        /** Whether other machines can reach the server. */
        boolean reachable();

        @Override
        void close();
    }
}
