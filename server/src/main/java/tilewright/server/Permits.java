package tilewright.server;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.eclipse.jetty.server.Request;

/**
 * Permits to work in the thread of a request: for so many requests at once, and for fewer of one address when there are
 * others. A request that has not begun waits without a thread, or the collector of garbage would look through hundreds of
 * them; addresses take turns, and one that asks for more than all others together is answered in threads that give way
 * to these.
 *
 * <p>Threads may share one.
 */
final class Permits {

    private final int most;
    private final int mostOfOne;
    private final Executor executor;
    private final Executor givingWay;
    private final Turns<Permit> waiting = new Turns<>(permit -> permit.address);
    private final Map<Address, Integer> held = new HashMap<>();
    private int taken;

    /**
     * @param executor runs what had to wait
     * @param givingWay runs what had to wait, when there are other addresses and they ask for less
     */
    Permits(Bounds.Traffic traffic, Executor executor, Executor givingWay) {
        this.most = traffic.light();
        this.mostOfOne = traffic.together();
        this.executor = executor;
        this.givingWay = givingWay;
    }

    /** The permit of a request, or none yet. One thread at a time. */
    final class Permit {

        private static final String NAME = "tilewright.server.permit";

        private final Address address;
        private Runnable granted = () -> {};
        private volatile boolean has;

        private Permit(Address address) {
            this.address = address;
        }

        Address address() {
            return address;
        }

        /** Does the work of a request, now in this thread or later in another, and gives the permit back after it. */
        void run(Runnable work) {
            if (askFor(this, () -> execute(this, work))) {
                try {
                    work.run();
                } finally {
                    release();
                }
            }
        }

        /** Waits for the permit, if it was given back. */
        void take() throws InterruptedException {
            if (!has) {
                CountDownLatch come = new CountDownLatch(1);
                if (!askFor(this, come::countDown)) {
                    try {
                        come.await();
                    } catch (InterruptedException interrupted) {
                        giveUp(this);
                        throw interrupted;
                    }
                }
            }
        }

        /** Gives it back, if there is one: before waiting for somebody, for instance. */
        void release() {
            if (has) {
                giveBack(this);
                for (Optional<Permit> next = next(); next.isPresent(); next = next()) {
                    next.get().granted.run();
                }
            }
        }

        /** Lets {@link #of} find this. */
        void join(Request request) {
            request.setAttribute(NAME, this);
        }

        /** The permit of a request; empty if it needs none. */
        static Optional<Permit> of(Request request) {
            return request.getAttribute(NAME) instanceof Permit permit ? Optional.of(permit) : Optional.empty();
        }
    }

    /** For a request of this address. */
    Permit of(Address address) {
        return new Permit(address);
    }

    /** Permits that are taken. */
    synchronized int taken() {
        return taken;
    }

    /** Requests that wait. */
    synchronized int waiting() {
        return waiting.size();
    }

    private void execute(Permit permit, Runnable work) {
        try {
            (asksForMost(permit.address) ? givingWay : executor).execute(() -> {
                try {
                    work.run();
                } finally {
                    permit.release();
                }
            });
        } catch (RejectedExecutionException _) {
            giveBack(permit); // the server has closed, and the connection with it
        }
    }

    /** Whether there are other addresses, and this one has more at work and waiting than all of them together. */
    private synchronized boolean asksForMost(Address address) {
        int own = held.getOrDefault(address, 0) + waiting.of(address);
        return !address.alone() && own > taken + waiting.size() - own;
    }

    /** Takes a permit, or lets this wait until it is granted. */
    private synchronized boolean askFor(Permit permit, Runnable granted) {
        if (may(permit.address)) {
            grant(permit);
            return true;
        }
        permit.granted = granted;
        waiting.add(permit);
        return false;
    }

    private synchronized Optional<Permit> next() {
        Optional<Permit> next = waiting.next(this::may);
        next.ifPresent(this::grant);
        return next;
    }

    private boolean may(Address address) {
        return taken < most && held.getOrDefault(address, 0) < (address.alone() ? most : mostOfOne);
    }

    private void grant(Permit permit) {
        permit.has = true;
        taken++;
        held.merge(permit.address, 1, Integer::sum);
    }

    private synchronized void giveBack(Permit permit) {
        permit.has = false;
        taken--;
        held.computeIfPresent(permit.address, (_, count) -> count == 1 ? null : count - 1);
    }

    private void giveUp(Permit permit) {
        boolean waited;
        synchronized (this) {
            waited = waiting.remove(permit);
        }
        if (!waited) {
            permit.release();
        }
    }
}
