package tilewright.server;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tilewright.search.Stop;

/**
 * A heavy request on its way: one thread waits for it, others do it.
 *
 * <p>It ends in one of three ways: with an answer, with a fault of ours, or because nobody wants it any more.
 */
final class Job {

    private final Address address;
    private final Duration time;
    private final boolean repeatable;
    private final Function<Stop, String> work;
    private final CountDownLatch done = new CountDownLatch(1);
    private volatile boolean unwanted;
    private volatile boolean pushedOut;
    private volatile boolean started;
    private volatile boolean late;
    private volatile @Nullable String answer;
    private volatile @Nullable Throwable fault;

    /**
     * @param time that the work may take once it has begun
     * @param repeatable whether the work may be begun again without anybody noticing
     * @param work gives the answer, and asks now and then whether to stop
     */
    Job(Address address, Duration time, boolean repeatable, Function<Stop, String> work) {
        this.address = address;
        this.time = time;
        this.repeatable = repeatable;
        this.work = work;
    }

    Address address() {
        return address;
    }

    Duration time() {
        return time;
    }

    boolean repeatable() {
        return repeatable;
    }

    /** Does the work, in the thread of the caller. */
    void run() {
        started = true;
        work(time);
        done.countDown();
    }

    /**
     * Does the work if it can be done soon.
     *
     * @return false when it cannot; then it has not ended
     */
    boolean tryOut(Duration moment) {
        work(moment.compareTo(time) < 0 ? moment : time);
        if (late && moment.compareTo(time) < 0 && !unwanted && fault == null) {
            late = false;
            answer = null;
            return false;
        }
        done.countDown();
        return true;
    }

    private void work(Duration most) {
        long begin = System.nanoTime();
        long nanos = most.toNanos();
        Stop stop = () -> {
            if (System.nanoTime() - begin >= nanos) {
                late = true;
            }
            return late || unwanted;
        };
        try {
            answer = work.apply(stop);
        } catch (Throwable thrown) {
            fault = thrown;
        }
    }

    /** Says that nobody wants the answer. */
    void drop() {
        unwanted = true;
    }

    /** Says that it lost its place to the request of another address. */
    void pushOut() {
        pushedOut = true;
        unwanted = true;
    }

    boolean pushedOut() {
        return pushedOut;
    }

    boolean unwanted() {
        return unwanted;
    }

    /** Whether its turn has come. */
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
