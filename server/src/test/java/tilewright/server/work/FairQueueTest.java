package tilewright.server.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;
import tilewright.rng.SeededRandom;
import tilewright.server.Rig;
import tilewright.server.operate.Bounds;
import tilewright.server.operate.Client;

final class FairQueueTest {

    private static final Duration LONG = Duration.ofMinutes(5);

    private final Queue<String> done = new ConcurrentLinkedQueue<>();

    /** A task with the name CLIENT:WORK; it waits for a permit. */
    private final class Named implements FairQueue.Task {
        private final String name;
        private final long since;
        private final Semaphore permits;
        private final CountDownLatch begun = new CountDownLatch(1);

        Named(String name, long since, Semaphore permits) {
            this.name = name;
            this.since = since;
            this.permits = permits;
        }

        @Override
        public Client client() {
            return new Client(name.substring(0, name.indexOf(':')));
        }

        @Override
        public long since() {
            return since;
        }

        @Override
        public void run() {
            begun.countDown();
            permits.acquireUninterruptibly();
            done.add(name);
        }

        @Override
        public void refused(FairQueue.Refusal refusal) {
            done.add(name + " " + refusal);
        }
    }

    private static FairQueue queue(int threads, int threadsOfOne, int waiting, int waitingOfOne) {
        return new FairQueue("test", new Bounds.Queue(threads, threadsOfOne, waiting, waitingOfOne, LONG), false);
    }

    private Named offered(FairQueue queue, String name, Semaphore permits) {
        Named task = new Named(name, System.nanoTime(), permits);
        queue.offer(task);
        return task;
    }

    /** Blocks a queue of one thread, so that it orders the next tasks. */
    private Semaphore held(FairQueue queue) throws InterruptedException {
        Semaphore holding = new Semaphore(0);
        offered(queue, "first:0", holding).begun.await();
        return holding;
    }

    private static void finished(FairQueue queue) throws InterruptedException {
        Rig.eventually(() -> queue.running() + queue.waiting() == 0);
    }

    @Test
    void clients_take_turns_however_much_they_ask_for() throws Exception {
        try (FairQueue queue = queue(1, 1, 1_000, 1_000)) {
            Semaphore holding = held(queue);
            Semaphore free = new Semaphore(1_000);
            for (int i = 0; i < 500; i++) {
                offered(queue, "many:" + i, free);
            }
            offered(queue, "few:0", free);
            offered(queue, "few:1", free);
            holding.release();
            finished(queue);
            List<String> order = List.copyOf(done);
            assertThat(order).hasSize(503);
            assertThat(order.indexOf("few:0")).isLessThan(4);
            assertThat(order.indexOf("few:1")).isLessThan(30); // by what the tasks before took
            assertThat(order.stream().filter(name -> name.startsWith("many")).toList())
                    .isSortedAccordingTo((a, b) -> Integer.compare(number(a), number(b)));
        }
    }

    private static int number(String name) {
        return Integer.parseInt(name.substring(name.indexOf(':') + 1));
    }

    @Test
    void a_client_whose_tasks_take_long_waits_for_those_whose_take_little() throws Exception {
        try (FairQueue queue = queue(1, 1, 1_000, 1_000)) {
            Semaphore holding = held(queue);
            Semaphore free = new Semaphore(1_000);
            Semaphore slow = new Semaphore(0);
            Named first = offered(queue, "slow:0", slow);
            offered(queue, "slow:1", free);
            for (int i = 0; i < 50; i++) {
                offered(queue, "quick:" + i, free);
            }
            holding.release();
            first.begun.await();
            Thread.sleep(200);
            slow.release();
            finished(queue);
            List<String> order = List.copyOf(done);
            long before = order.subList(0, order.indexOf("slow:1")).stream()
                    .filter(name -> name.startsWith("quick"))
                    .count();
            assertThat(before).isEqualTo(50);
        }
    }

    @Test
    void a_client_has_its_share_of_the_threads_and_one_is_kept_for_others() throws Exception {
        try (FairQueue queue = queue(4, 2, 1_000, 1_000)) {
            Semaphore free = new Semaphore(0);
            for (int i = 0; i < 10; i++) {
                offered(queue, "many:" + i, free);
            }
            Rig.eventually(() -> queue.running() == 3);
            Named other = offered(queue, "other:0", free);
            other.begun.await();
            assertThat(queue.running()).isEqualTo(4);
            free.release(1); // whoever is let go: the other client still has work, so many gets no third
            offered(queue, "other:1", free);
            free.release(100);
            finished(queue);
            assertThat(done).hasSize(12);
        }
    }

    @Test
    void what_finds_no_room_is_refused_and_who_has_more_than_its_share_makes_room() throws Exception {
        try (FairQueue queue = queue(1, 1, 5, 2)) {
            Semaphore holding = held(queue);
            Semaphore free = new Semaphore(1_000);
            for (int i = 0; i < 6; i++) {
                offered(queue, "first:" + (i + 1), free); // alone: all places are its own
            }
            assertThat(done).containsExactly("first:6 FULL");
            offered(queue, "other:0", free);
            offered(queue, "other:1", free);
            offered(queue, "other:2", free);
            assertThat(done).containsExactly("first:6 FULL", "first:5 SHARE", "first:4 SHARE", "other:2 SHARE");
            offered(queue, "third:0", free);
            assertThat(done).contains("first:3 SHARE");
            offered(queue, "third:1", free);
            assertThat(done).contains("third:1 FULL");
            assertThat(queue.waiting()).isEqualTo(5);
            holding.release();
            finished(queue);
        }
    }

    @Test
    void what_waits_for_too_long_is_refused() throws Exception {
        try (FairQueue queue = queue(1, 1, 100, 100)) {
            Semaphore holding = held(queue);
            long now = System.nanoTime();
            queue.offer(new Named("a:0", now - LONG.toNanos() - 1, holding));
            queue.offer(new Named("a:1", now, holding));
            queue.offer(new Named("b:0", now - LONG.toNanos(), holding));
            queue.sweep(now);
            assertThat(done).containsExactly("a:0 LATE");
            queue.sweep(now + 1);
            assertThat(done).containsExactly("a:0 LATE", "b:0 LATE");
            assertThat(queue.waiting()).isEqualTo(1);
            holding.release(2);
            finished(queue);
        }
    }

    @Test
    void what_is_taken_back_is_not_done() throws Exception {
        try (FairQueue queue = queue(1, 1, 100, 100)) {
            Semaphore holding = held(queue);
            Named task = offered(queue, "a:0", holding);
            assertThat(queue.remove(task)).isTrue();
            assertThat(queue.remove(task)).isFalse();
            holding.release(2);
            finished(queue);
            assertThat(done).containsExactly("first:0");
        }
    }

    @Test
    void it_is_crowded_for_who_has_a_thread_that_another_waits_for() throws Exception {
        try (FairQueue queue = queue(2, 1, 100, 100)) {
            Semaphore holding = held(queue);
            Client first = new Client("first");
            offered(queue, "first:1", holding);
            assertThat(queue.crowded(first)).isFalse();
            offered(queue, "second:0", holding).begun.await();
            assertThat(queue.crowded(first)).isFalse();
            assertThat(queue.crowded(new Client("second"))).isTrue();
            offered(queue, "third:0", holding);
            assertThat(queue.crowded(first)).isTrue();
            holding.release(10);
            finished(queue);
        }
    }

    @Test
    void closing_refuses_what_waits_and_what_comes() throws Exception {
        FairQueue queue = queue(1, 1, 100, 100);
        Semaphore holding = held(queue);
        offered(queue, "a:0", holding);
        queue.close();
        offered(queue, "a:1", holding);
        assertThat(done).containsExactly("a:0 CLOSED", "a:1 CLOSED");
        holding.release();
        queue.join();
        assertThat(done).contains("first:0");
    }

    @Test
    void clients_are_known_while_anything_of_them_is_there_and_forgotten_after_it() throws Exception {
        try (FairQueue queue = queue(2, 1, 10_000, 10_000)) {
            Semaphore holding = held(queue);
            for (int i = 0; i < 1_000; i++) {
                offered(queue, "client" + i + ":0", holding);
                queue.sweep(System.nanoTime());
            }
            assertThat(queue.clients()).isEqualTo(1_001);
            holding.release(2_000);
            finished(queue);
            queue.sweep(System.nanoTime());
            assertThat(queue.clients()).isZero();
        }
    }

    @Test
    void nothing_is_lost_or_done_twice() throws Exception {
        for (long seed = 0; seed < 20; seed++) {
            SeededRandom random = new SeededRandom(seed);
            done.clear();
            List<String> all = new ArrayList<>();
            try (FairQueue queue = queue(1 + random.below(4), 1 + random.below(3), 1_000, 1_000)) {
                Semaphore free = new Semaphore(10_000);
                for (int i = 0; i < 500; i++) {
                    String name = "client" + random.below(1 + random.below(10)) + ":" + i;
                    all.add(name);
                    offered(queue, name, free);
                }
                finished(queue);
            }
            assertThat(done).as("seed %d", seed).containsExactlyInAnyOrderElementsOf(all);
        }
    }
}
