package tilewright.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;

/** A real PostgreSQL for tests: one process for all of them, and a database for each. It commits as one in earnest does. */
final class Postgres {

    private static final AtomicInteger DATABASES = new AtomicInteger();

    private Postgres() {}

    /** Starts when it is first asked for. */
    private static final class Server {

        static final EmbeddedPostgres IT = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.builder()
                        .setServerConfig("fsync", "on")
                        .setServerConfig("full_page_writes", "on")
                        .setServerConfig("synchronous_commit", "on")
                        .start();
            } catch (IOException failure) {
                throw new UncheckedIOException("PostgreSQL does not start here", failure);
            }
        }
    }

    /** Makes a database, and returns its address. */
    static String database() {
        String name = "rooms" + DATABASES.incrementAndGet();
        execute("create database " + name);
        return "postgresql://postgres:postgres@localhost:" + Server.IT.getPort() + "/" + name;
    }

    static String name(String address) {
        return address.substring(address.lastIndexOf('/') + 1);
    }

    /** Executes a statement in no database of a test. */
    static void execute(String statement) {
        execute("postgres", statement);
    }

    /** Executes statements in the database of an address. */
    static void executeIn(String address, String statements) {
        execute(name(address), statements);
    }

    private static void execute(String database, String statement) {
        try (Connection connection = Server.IT.getDatabase("postgres", database).getConnection();
                Statement sql = connection.createStatement()) {
            sql.execute(statement);
        } catch (SQLException failure) {
            throw new IllegalStateException(statement, failure);
        }
    }
}
