package tilewright.cli.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.paletto.PalettoPuzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.task.Tasks;

final class WorkersTest {

    @Test
    void every_part_is_done_once_and_no_member_does_two_at_a_time() {
        Seeds.each(200, random -> {
            int threads = 1 + random.below(6);
            int parts = random.below(100);
            AtomicIntegerArray done = new AtomicIntegerArray(100);
            AtomicIntegerArray busy = new AtomicIntegerArray(threads);
            try (Workers workers = new Workers(threads)) {
                workers.each(parts, (member, part) -> {
                    assertThat(busy.incrementAndGet(member)).isEqualTo(1);
                    done.incrementAndGet(part);
                    busy.decrementAndGet(member);
                });
            }
            for (int part = 0; part < 100; part++) {
                assertThat(done.get(part)).isEqualTo(part < parts ? 1 : 0);
            }
        });
    }

    @Test
    void whoever_asks_does_all_when_the_others_are_busy() {
        CountDownLatch free = new CountDownLatch(1);
        try (Workers workers = new Workers(2)) {
            for (int i = 0; i < 2; i++) {
                workers.execute(() -> await(free));
            }
            int[] done = {0};
            workers.each(10, (member, _) -> done[0] += member == 0 ? 1 : 0);
            assertThat(done[0]).isEqualTo(10);
        } finally {
            free.countDown();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void what_a_part_throws_comes_back() {
        try (Workers workers = new Workers(3)) {
            assertThatThrownBy(() -> workers.each(50, (_, part) -> {
                        if (part == 20) {
                            throw new IllegalStateException("twenty");
                        }
                    }))
                    .hasMessage("twenty");
        }
    }

    @Test
    void a_proof_is_the_same_with_any_number_of_threads() {
        String board = line(new Tasks<>(new PalettoPuzzle(), new Workspace()).generate("5x5", 1), "");
        String alone = line(analyze(Limits.NONE), board);
        for (int threads = 1; threads < 5; threads++) {
            try (Workers workers = new Workers(threads)) {
                assertThat(line(analyze(Limits.NONE.withWorkers(workers)), board))
                        .isEqualTo(alone);
            }
        }
    }

    /** With a puzzle of its own, so that no answer is remembered. */
    private static Task analyze(Limits limits) {
        return new Tasks<>(new PalettoPuzzle(), new Workspace())
                .study("analyze", 0, limits)
                .orElseThrow();
    }

    private static String line(Task task, String text) {
        return ((Answer.Done) task.answer(0, text)).line().text();
    }
}
