package tilewright.cli.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.cli.context.Failure;
import tilewright.search.Stop;

final class BatchTest {

    private static Printed answer(Line line) {
        return new Printed("<" + line.text() + line.number() + ">", "", Printed.Kind.FINE, line.end());
    }

    /** Gathers what comes out. */
    private static class Gathered implements Batch.Sink {
        final List<Long> ends = new ArrayList<>();

        @Override
        public void answer(Printed answer) {
            ends.add(answer.end());
        }

        @Override
        public void idle() {}
    }

    private static boolean run(Lines lines, Function<Line, Printed> work, int threads, Stop stop, Batch.Sink sink)
            throws InterruptedException {
        try (Batch batch = new Batch(work, new Workers(threads), stop, System::nanoTime)) {
            return batch.run(lines, sink);
        }
    }

    @Test
    void answers_come_in_the_order_of_the_lines() {
        Seeds.each(20, random -> {
            int count = random.below(2_000);
            int slow = 1 + random.below(100);
            Gathered gathered = new Gathered();
            Function<Line, Printed> work = line -> {
                for (long i = 0; line.number() % slow == 0 && i < 2_000; i++) {
                    Thread.onSpinWait();
                }
                return answer(line);
            };
            try {
                assertThat(run(Lines.empty(count), work, 1 + random.below(8), Stop.never(), gathered))
                        .isTrue();
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
            assertThat(gathered.ends).hasSize(count).isSorted().doesNotHaveDuplicates();
        });
    }

    @Test
    void only_so_much_is_under_way_as_is_taken() throws InterruptedException {
        AtomicLong begun = new AtomicLong();
        List<Long> ahead = new ArrayList<>();
        Gathered gathered = new Gathered() {
            @Override
            public void answer(Printed answer) {
                super.answer(answer);
                ahead.add(begun.get() - ends.size());
            }
        };
        run(
                Lines.empty(100_000),
                line -> {
                    begun.incrementAndGet();
                    return answer(line);
                },
                2,
                Stop.never(),
                gathered);
        assertThat(gathered.ends).hasSize(100_000);
        assertThat(ahead).allMatch(lines -> lines <= 256 * 10);
    }

    @Test
    void when_asked_to_stop_what_is_handed_on_has_no_gap() throws InterruptedException {
        AtomicBoolean stop = new AtomicBoolean();
        Gathered gathered = new Gathered() {
            @Override
            public void answer(Printed answer) {
                super.answer(answer);
                stop.set(ends.size() >= 1_000);
            }
        };
        assertThat(run(Lines.empty(1_000_000), BatchTest::answer, 4, stop::get, gathered))
                .isFalse();
        assertThat(gathered.ends).hasSizeBetween(1_000, 20_000);
        for (int i = 0; i < gathered.ends.size(); i++) {
            assertThat(gathered.ends.get(i)).isEqualTo(i + 1);
        }
    }

    @Test
    void an_answer_that_the_stop_may_have_spoiled_is_not_handed_on() throws InterruptedException {
        AtomicBoolean stop = new AtomicBoolean();
        Gathered gathered = new Gathered();
        Function<Line, Printed> work = line -> {
            stop.set(line.number() == 3);
            return new Printed("", "over budget", Printed.Kind.WITHOUT, line.end());
        };
        assertThat(run(Lines.empty(5), work, 1, stop::get, gathered)).isFalse();
        assertThat(gathered.ends).containsExactly(1L, 2L);
    }

    @Test
    void work_that_does_not_stop_is_given_up() throws InterruptedException {
        AtomicBoolean end = new AtomicBoolean();
        Function<Line, Printed> work = line -> {
            while (!end.get()) {
                Thread.onSpinWait();
            }
            return answer(line);
        };
        try {
            assertThat(run(Lines.empty(5), work, 1, () -> true, new Gathered())).isFalse();
        } finally {
            end.set(true);
        }
    }

    @Test
    void what_was_read_before_the_input_failed_is_answered() {
        Lines failing = new Lines() {
            private long number;

            @Override
            public Optional<Line> next() throws IOException {
                if (++number > 100) {
                    throw new IOException("the disk is on fire");
                }
                return Optional.of(Line.of(number, "", number));
            }

            @Override
            public boolean ready() {
                return false;
            }

            @Override
            public long total() {
                return 0;
            }
        };
        Gathered gathered = new Gathered();
        assertThatThrownBy(() -> run(failing, BatchTest::answer, 2, Stop.never(), gathered))
                .isInstanceOf(Failure.class)
                .hasMessage("cannot read the input: the disk is on fire");
        assertThat(gathered.ends).hasSize(100);
    }
}
