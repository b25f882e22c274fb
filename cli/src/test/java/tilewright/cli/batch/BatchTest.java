package tilewright.cli.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.cli.context.Failure;
import tilewright.message.Message;
import tilewright.puzzle.Result;
import tilewright.search.Stop;
import tilewright.task.Answer;
import tilewright.text.Json;
import tilewright.text.Reason;

final class BatchTest {

    private static Printed answer(Line line) {
        return Printed.of(line, new Answer.Done("<" + line.text() + line.number() + ">", Json.obj()), false);
    }

    /** Gathers what comes out. */
    private static class Gathered implements Batch.Sink {
        final List<Long> ends = new ArrayList<>();
        final List<String> texts = new ArrayList<>();
        final List<String> errors = new ArrayList<>();

        @Override
        public void answer(Printed answer) {
            ends.add(answer.line().end());
            texts.add(answer.out());
            if (!answer.err().text().isEmpty()) {
                errors.add(answer.err().text());
            }
        }

        @Override
        public void answers(PrintedBlock answers) {
            throw new AssertionError("this work has no shorter way");
        }

        @Override
        public void idle() {}
    }

    private static boolean run(Lines lines, Batch.Work work, int threads, Stop stop, Batch.Sink sink)
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
            Batch.Work work = line -> {
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
        Batch.Work work = line -> {
            stop.set(line.number() == 3);
            return Printed.unasked(line, Reason.OVER_BUDGET, Message.verbatim("over budget"), false);
        };
        assertThat(run(Lines.empty(5), work, 1, stop::get, gathered)).isFalse();
        assertThat(gathered.ends).containsExactly(1L, 2L);
    }

    @Test
    void what_was_found_until_the_stop_is_told_apart() throws InterruptedException {
        AtomicBoolean stop = new AtomicBoolean();
        List<Long> cut = new ArrayList<>();
        Gathered gathered = new Gathered() {
            @Override
            public void cutOff(Printed partial) {
                cut.add(partial.line().number());
            }
        };
        Result bound = new Result() {
            @Override
            public Json.Obj toJson() {
                return Json.obj();
            }

            @Override
            public boolean partial() {
                return true;
            }
        };
        Batch.Work work = line -> {
            stop.set(line.number() == 3);
            return Printed.of(
                    line, new Answer.NoResult(Reason.OVER_BUDGET, Message.verbatim("at least 5"), bound), false);
        };
        assertThat(run(Lines.empty(5), work, 1, stop::get, gathered)).isFalse();
        assertThat(gathered.ends).containsExactly(1L, 2L);
        assertThat(cut).containsExactly(3L);
    }

    @Test
    void work_that_does_not_stop_is_given_up() throws InterruptedException {
        AtomicBoolean end = new AtomicBoolean();
        Batch.Work work = line -> {
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
    void a_line_that_finds_the_heap_full_is_answered_alone() throws InterruptedException {
        AtomicLong holding = new AtomicLong();
        Gathered gathered = new Gathered();
        Batch.Work work = line -> {
            holding.incrementAndGet();
            try {
                for (int i = 0; i < 1_000; i++) {
                    Thread.onSpinWait();
                    if (holding.get() > 1) {
                        throw new OutOfMemoryError("no room for two");
                    }
                }
                return answer(line);
            } finally {
                holding.decrementAndGet();
            }
        };
        assertThat(run(Lines.empty(500), work, 4, Stop.never(), gathered)).isTrue();
        assertThat(gathered.ends).hasSize(500);
        assertThat(gathered.texts).allMatch(text -> text.startsWith("<"));
    }

    @Test
    void a_line_that_needs_more_than_the_heap_is_over_budget_and_the_others_are_answered() throws InterruptedException {
        Gathered gathered = new Gathered();
        Batch.Work work = line -> {
            if (line.number() % 3 == 0) {
                throw new OutOfMemoryError("Java heap space");
            }
            return answer(line);
        };
        assertThat(run(Lines.empty(10), work, 2, Stop.never(), gathered)).isTrue();
        assertThat(gathered.ends).hasSize(10);
        assertThat(gathered.errors)
                .containsExactly(
                        "line 3: over budget: it needs more memory than the Java heap has",
                        "line 6: over budget: it needs more memory than the Java heap has",
                        "line 9: over budget: it needs more memory than the Java heap has");
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
