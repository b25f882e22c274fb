package tilewright.attacks;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Pairs of players who play one game after the other, each in a room of its own, until they are stopped or one finds a fault. */
final class RoomPairs {

    private static final long MOST_MILLIS = 60_000;

    private final long seed;
    private final boolean checked;
    private final Duration pause;
    private final int[] ports;
    private final List<Thread> threads = new ArrayList<>();
    private final AtomicInteger nextRoom = new AtomicInteger();
    private final AtomicLong moves = new AtomicLong();
    private final Queue<RoomPlayers> all = new ConcurrentLinkedQueue<>();
    private final Queue<String> faults = new ConcurrentLinkedQueue<>();
    private volatile boolean over;

    /**
     * Begins to play.
     *
     * @param checked whether what players have seen is kept until {@link #check}
     * @param ports of the server of each seat
     */
    RoomPairs(int pairs, long seed, boolean checked, int... ports) {
        this(pairs, seed, checked, Duration.ZERO, ports);
    }

    /** @param pause after each move */
    RoomPairs(int pairs, long seed, boolean checked, Duration pause, int... ports) {
        this.seed = seed;
        this.checked = checked;
        this.pause = pause;
        this.ports = ports.clone();
        for (int i = 0; i < pairs; i++) {
            threads.add(Thread.ofVirtual().unstarted(this::play));
        }
        threads.forEach(Thread::start);
    }

    private void play() {
        RoomPlayers.Stop stop = new RoomPlayers.Stop() {
            @Override
            public boolean now() {
                return over || !faults.isEmpty();
            }

            @Override
            public void moved() throws InterruptedException {
                moves.incrementAndGet();
                TimeUnit.NANOSECONDS.sleep(pause.toNanos());
            }
        };
        try {
            while (!stop.now()) {
                try (RoomPlayers players = new RoomPlayers(nextRoom.getAndIncrement(), seed, ports)) {
                    if (checked) {
                        all.add(players);
                    }
                    players.play(stop);
                }
            }
        } catch (RuntimeException | InterruptedException fault) {
            faults.add(String.valueOf(fault.getMessage()));
        }
    }

    /** Returns the number of acknowledged moves. */
    long moves() {
        return moves.get();
    }

    /** Returns the number of rooms. */
    int rooms() {
        return nextRoom.get();
    }

    /** Returns the players of all rooms, also of those that are left. */
    Collection<RoomPlayers> all() {
        return all;
    }

    Queue<String> faults() {
        return faults;
    }

    /** Waits until there are more acknowledged moves than this, or a fault. */
    void awaitMove(long after) throws InterruptedException {
        long begin = System.nanoTime();
        while (moves.get() == after && faults.isEmpty()) {
            TimeUnit.MILLISECONDS.sleep(1);
            if (ServerClient.millis(begin) > MOST_MILLIS) {
                throw new IllegalStateException("no move is saved for a minute");
            }
        }
    }

    /** Lets all end their move. */
    void stop() throws InterruptedException {
        over = true;
        for (Thread thread : threads) {
            thread.join();
        }
    }

    /** Lets none begin another move, and waits for nobody. */
    void giveUp() {
        over = true;
    }

    /** Compares the log of each room with what its players have seen; what is wrong is a fault. */
    void check() {
        for (RoomPlayers players : all) {
            try {
                players.check();
            } catch (RuntimeException | IOException fault) {
                faults.add(players.room() + ": " + fault.getMessage());
            }
        }
    }
}
