package tilewright.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Notifies servers of rooms that another one has written, by NOTIFY. It is only a hint: the tables have the truth. A
 * notice is the name of the server and the ids of rooms, with spaces between them; without rooms it only shows that
 * notices arrive.
 *
 * <p>It listens by a connection of its own. When that broke, it reads which rooms were written meanwhile.
 */
final class PostgresNotices implements AutoCloseable {

    private static final String CHANNEL = "tilewright_rooms";

    /** A notice may have 8,000 bytes. */
    private static final int MOST_LETTERS = 7_000;

    private static final Duration PROBE = Duration.ofSeconds(5);
    private static final Duration PAUSE = Duration.ofMillis(500);
    private static final int WAIT_MILLIS = 1_000;

    /** Clocks of servers may differ by this. */
    private static final Duration CLOCKS = Duration.ofSeconds(60);

    private final PostgresAddress address;
    private final String server;
    private final InstantSource clock;
    private final CountDownLatch heardItself = new CountDownLatch(1);
    private final Thread thread =
            Thread.ofPlatform().name("rooms-notices").daemon().unstarted(this::run);
    private volatile Consumer<String> listener = _ -> {};
    private volatile boolean closed;
    private volatile Optional<Connection> connection = Optional.empty();

    PostgresNotices(PostgresAddress address, String server, InstantSource clock) {
        this.address = address;
        this.server = server;
        this.clock = clock;
    }

    /**
     * Listens from now on.
     *
     * @throws DatabaseRefusal when what is sent does not arrive
     */
    void start(Jdbi writers) {
        thread.start();
        long end = System.nanoTime() + PROBE.toNanos();
        while (System.nanoTime() < end) {
            writers.useHandle(handle -> handle.execute("select pg_notify(?, ?)", CHANNEL, server));
            try {
                if (heardItself.await(100, TimeUnit.MILLISECONDS)) {
                    return;
                }
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                break;
            }
        }
        throw new DatabaseRefusal(StoreMessages.noNotices(address.shown()));
    }

    void onChange(Consumer<String> newListener) {
        listener = newListener;
    }

    void send(Handle writer, Set<String> rooms) {
        StringBuilder notice = new StringBuilder(server);
        for (String room : rooms) {
            if (notice.length() + room.length() > MOST_LETTERS) {
                send(writer, notice.toString());
                notice.setLength(server.length());
            }
            notice.append(' ').append(room);
        }
        send(writer, notice.toString());
    }

    private static void send(Handle writer, String notice) {
        int _ = writer.select("select 1 from pg_notify(?, ?)", CHANNEL, notice)
                .mapTo(Integer.class)
                .one();
    }

    private void run() {
        long heard = clock.millis();
        boolean first = true;
        while (!closed) {
            try (Connection open = address.source().getConnection()) {
                connection = Optional.of(open);
                try (Statement statement = open.createStatement()) {
                    statement.execute("listen " + CHANNEL);
                }
                if (!first) {
                    missed(heard - CLOCKS.toMillis()).forEach(listener);
                }
                first = false;
                while (!closed) {
                    // Whoever answers is alive.
                    try (Statement statement = open.createStatement()) {
                        statement.execute("select 1");
                    }
                    heard = clock.millis();
                    hear(open.unwrap(PGConnection.class).getNotifications(WAIT_MILLIS));
                }
            } catch (SQLException | RuntimeException _) {
                pause(); // it connects anew
            }
        }
    }

    /** Reads by a connection of its own: the one that listens must stay open. */
    private List<String> missed(long since) {
        return Jdbi.create(address.source()).withHandle(handle -> RoomSql.changed(handle, server, since));
    }

    private void hear(PGNotification[] notices) {
        for (PGNotification notice : notices) {
            List<String> words = List.of(notice.getParameter().split(" "));
            if (words.getFirst().equals(server)) {
                heardItself.countDown();
            } else {
                words.stream().skip(1).forEach(listener);
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed = true;
        connection.ifPresent(open -> {
            try {
                open.close();
            } catch (SQLException _) {
                // it is gone anyway
            }
        });
        thread.interrupt();
    }
}
