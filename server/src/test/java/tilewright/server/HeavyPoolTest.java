package tilewright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tilewright.search.Stop;

final class HeavyPoolTest {

    private static final Duration LONG = Duration.ofMinutes(5);

    private final Address many = new Address("many", Rig.BOUNDS.traffic(), () -> true, 0);
    private final Address few = new Address("few", Rig.BOUNDS.traffic(), () -> true, 0);
    private final AtomicBoolean open = new AtomicBoolean();
    private final List<String> order = Collections.synchronizedList(new ArrayList<>());

    private static HeavyPool pool(int queue, int perAddress, Duration trial) {
        return new HeavyPool(new Bounds.Work(1, queue, perAddress, trial, LONG, LONG, LONG, 1, 1), () -> {});
    }

    /** Works until it is let go or stopped. */
    private Job holding(Address address) {
        return new Job(address, LONG, true, stop -> {
            while (!open.get()) {
                if (stop.asked()) {
                    return "stopped";
                }
                Thread.onSpinWait();
            }
            return "let go";
        });
    }

    /** Is done at once. */
    private Job quick(Address address) {
        return new Job(address, LONG, true, _ -> {
            order.add(address.name());
            return "done";
        });
    }

    private static List<Job> offered(HeavyPool pool, List<Job> jobs) {
        for (Job job : jobs) {
            assertThat(pool.offer(job)).isEqualTo(HeavyPool.Place.TAKEN);
        }
        return jobs;
    }

    private static void assertAllEnd(List<Job> jobs) throws InterruptedException {
        for (Job job : jobs) {
            assertThat(job.await(LONG)).isTrue();
        }
    }

    @Test
    void addresses_take_turns() throws Exception {
        try (HeavyPool pool = pool(64, 64, Duration.ZERO)) {
            offered(pool, List.of(holding(many)));
            Rig.eventually(() -> pool.active() == 1);
            List<Job> jobs = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                jobs.add(quick(many));
            }
            jobs.add(quick(few));
            jobs.add(quick(few));
            offered(pool, jobs);
            open.set(true);
            assertAllEnd(jobs);
            assertThat(order.subList(0, 5)).containsExactly("many", "few", "many", "few", "many");
        }
    }

    @Test
    void an_address_has_the_whole_queue_until_another_comes() throws Exception {
        try (HeavyPool pool = pool(6, 3, Duration.ZERO)) {
            offered(pool, List.of(holding(many)));
            Rig.eventually(() -> pool.active() == 1);
            List<Job> waiting = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                waiting.add(quick(many));
            }
            offered(pool, waiting);
            assertThat(pool.offer(quick(many))).isEqualTo(HeavyPool.Place.FULL);
            List<Job> others = offered(pool, List.of(quick(few), quick(few), quick(few)));
            assertThat(pool.queued()).isEqualTo(6);
            assertThat(waiting.stream().map(Job::pushedOut)).containsExactly(false, false, false, true, true, true);
            assertThat(pool.offer(quick(few))).isEqualTo(HeavyPool.Place.SHARE);
            assertThat(pool.offer(quick(many))).isEqualTo(HeavyPool.Place.SHARE);
            open.set(true);
            assertAllEnd(others);
            assertAllEnd(waiting.subList(0, 3));
            Rig.eventually(() -> pool.active() + pool.queued() == 0);
            assertThat(pool.offer(quick(many))).isEqualTo(HeavyPool.Place.TAKEN);
        }
    }

    @Test
    void what_is_soon_done_does_not_wait_for_what_is_not() throws Exception {
        try (HeavyPool pool = pool(64, 16, Duration.ofMillis(20))) {
            List<Job> holds = offered(pool, List.of(holding(many), holding(many), holding(many), holding(many)));
            assertAllEnd(offered(pool, List.of(quick(many), quick(few))));
            assertThat(holds.stream().map(job -> job.answer().isPresent())).containsOnly(false);
            open.set(true);
            assertAllEnd(holds);
            assertThat(holds.stream().map(job -> job.answer().orElseThrow())).containsOnly("let go");
            Rig.eventually(() -> pool.active() + pool.queued() == 0);
        }
    }

    @Test
    void what_must_not_be_begun_twice_is_not_tried() throws Exception {
        try (HeavyPool pool = pool(64, 16, Duration.ofMillis(1))) {
            offered(pool, List.of(holding(many)));
            Rig.eventually(() -> pool.active() == 1);
            AtomicInteger begun = new AtomicInteger();
            Job once = new Job(many, LONG, false, _ -> "begun " + begun.incrementAndGet());
            Job tried = holding(many);
            offered(pool, List.of(once, tried));
            assertAllEnd(offered(pool, List.of(quick(few))));
            assertThat(begun.get()).isZero();
            open.set(true);
            assertAllEnd(List.of(once, tried));
            assertThat(once.answer()).hasValue("begun 1");
        }
    }

    @Test
    void dropped_jobs_leave_wherever_they_are() throws Exception {
        try (HeavyPool pool = pool(64, 16, Duration.ofMillis(20))) {
            for (int round = 0; round < 50; round++) {
                List<Job> jobs = offered(pool, List.of(holding(many), holding(many), holding(few), holding(few)));
                if (round % 2 == 0) {
                    Rig.eventually(() -> pool.active() > 0);
                }
                jobs.forEach(pool::drop);
                Rig.eventually(() -> pool.active() + pool.queued() == 0);
            }
        }
    }

    @Test
    void a_time_shorter_than_the_trial_is_final() throws Exception {
        try (HeavyPool pool = pool(64, 16, Duration.ofMinutes(1))) {
            offered(pool, List.of(holding(many)));
            Rig.eventually(() -> pool.active() == 1);
            Job shorter = new Job(few, Duration.ofMillis(1), true, HeavyPoolTest::untilStopped);
            assertAllEnd(offered(pool, List.of(shorter)));
            assertThat(shorter.late()).isTrue();
            assertThat(shorter.answer()).hasValue("stopped");
            open.set(true);
        }
    }

    private static String untilStopped(Stop stop) {
        while (!stop.asked()) {
            Thread.onSpinWait();
        }
        return "stopped";
    }
}
