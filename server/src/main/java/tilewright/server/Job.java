package tilewright.server;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tilewright.search.Stop;

/**
 * A heavy request on its way: one thread waits for it, another does it.
 *
 * <p>It ends in one of three ways: with an answer, with a fault of ours, or because nobody wants it any more.
 */
final class Job {

    private final Address address;
    private final Duration time;
    private final Function<Stop, String> work;
    private final CountDownLatch done = new CountDownLatch(1);
    private volatile boolean unwanted;
    private volatile boolean started;
    private volatile boolean late;
    private volatile @Nullable String answer;
    private volatile @Nullable Throwable fault;

    /**
     * @param time that the work may take once it has begun
     * @param work gives the answer, and asks now and then whether to stop
     */
    Job(Address address, Duration time, Function<Stop, String> work) {
        this.address = address;
        this.time = time;
        this.work = work;
    }

    Address address() {
        return address;
    }

    Duration time() {
        return time;
    }

    /** Does the work, in the thread of the caller. */
    void run() {
        started = true;
        long begin = System.nanoTime();
        long most = time.toNanos();
        Stop stop = () -> {
            if (System.nanoTime() - begin >= most) {
                late = true;
            }
            return late || unwanted;
        };
        try {
            answer = work.apply(stop);
        } catch (Throwable thrown) {
            fault = thrown;
        } finally {
            done.countDown();
        }
    }

    /** Says that nobody wants the answer. */
    void drop() {
        unwanted = true;
    }

    boolean unwanted() {
        return unwanted;
    }

    boolean started() {
        return started;
    }

    /** Whether it was told to stop because its time was used up. */
    boolean late() {
        return late;
    }

    /** Whether it has ended, after waiting for so long at most. */
    boolean await(Duration most) throws InterruptedException {
        return done.await(most.toNanos(), TimeUnit.NANOSECONDS);
    }

    /** Empty while it has not ended, and after a fault. */
    Optional<String> answer() {
        return Optional.ofNullable(answer);
    }

    Optional<Throwable> fault() {
        return Optional.ofNullable(fault);
    }
}
