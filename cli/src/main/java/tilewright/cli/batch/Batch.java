package tilewright.cli.batch;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import tilewright.cli.context.Failure;
import tilewright.search.Stop;
import tilewright.task.PlainTask;
import tilewright.text.AsciiBuilder;
import tilewright.text.Reason;

/**
 * Answers lines on several threads and hands the answers on in the order of the lines.
 *
 * <p>One thread reads parts of the input and gives them to the pool, and waits when too many are under way; the thread
 * that called takes the finished parts in turn. So the memory is bounded, and what comes out depends on the lines alone.
 * Plain lines stay bytes from the input to the output, where the work answers them so.
 */
public final class Batch implements AutoCloseable {

    /** Lines alone have answers of any length, plain ones short ones. */
    private static final int MOST_PIECES = 256;

    private static final int MOST_LINES = 1024;
    /** Lines of a block without a short answer that do not count. */
    private static final int FEW_WITHOUT = 4;

    private static final int LINES_PER_SIZE = 64;
    private static final int MOST_CHARACTERS = 1 << 16;
    /** Bounds of a part's time: long enough to be worth handing over, short enough to share the work. */
    private static final long SHORT_NANOS = 5_000_000;

    private static final long LONG_NANOS = 20_000_000;
    private static final long TICK_MILLIS = 2;
    /** Ticks after a request to stop at which unfinished work is given up. */
    private static final int LAST_TICKS = 50;

    private final Work work;
    private final Optional<PlainTask> plain;
    private final TablePermits permits;
    private final Stop stop;
    private final LongSupplier nanoClock;
    private final Workers workers;
    private final BlockingQueue<Future<Part>> parts;
    private volatile int size = 1;
    private long handed; // the reader's alone

    /**
     * The answers of a part, in order.
     *
     * @param answers the last may be a part of one, if not all lines were answered
     * @param whole whether all lines of the part were answered
     * @param last whether the input ends behind it
     */
    private record Part(List<BatchAnswer> answers, boolean whole, boolean last) {}

    /** The work on lines; threads share it. */
    @FunctionalInterface
    public interface Work {

        /**
         * The answer for one line.
         *
         * @throws OutOfMemoryError when the heap has no room for it beside what other threads hold; asked again, alone
         */
        Printed answer(Line line);

        /**
         * Returns a faster way to answer plain lines, if there is one; the lines that it leaves go to {@link #answer}.
         */
        default Optional<PlainTask> plain() {
            return Optional.empty();
        }

        /** Releases everything that is kept between lines. */
        default void release() {}

        /** The answer for a line for which the whole heap is too small. */
        default Printed tooLarge(Line line) {
            return Printed.unasked(line, Reason.OVER_BUDGET, BatchMessages.overBudget(), false);
        }
    }

    /** A receiver of the answers. */
    interface Sink {
        void answer(Printed answer);

        void answers(PrintedBlock answers);

        /**
         * Called for a part of the answer to the line at which the work was stopped; that line is answered again when
         * the work is continued.
         */
        default void cutOff(Printed partial) {}

        /** Called when there is nothing to take for the moment, many times a second. */
        void idle();
    }

    /**
     * @param workers are closed with this
     * @param nanoClock only to choose the size of the parts
     * @param stop when asked, what is done is still handed on, without a gap, and the rest is not begun
     */
    Batch(Work work, Workers workers, Stop stop, LongSupplier nanoClock) {
        this.work = work;
        this.plain = work.plain();
        this.stop = stop;
        this.nanoClock = nanoClock;
        this.workers = workers;
        this.permits = new TablePermits(workers.size());
        this.parts = new ArrayBlockingQueue<>(2 * workers.size() + 2);
    }

    /**
     * Answers all lines.
     *
     * @return false when it was stopped before the end
     * @throws Failure when cannot read the input
     */
    boolean run(Lines lines, Sink sink) throws InterruptedException {
        Thread reader = Thread.ofPlatform().name("reader").daemon().start(() -> read(lines));
        try {
            return taken(sink);
        } finally {
            reader.interrupt();
        }
    }

    private boolean taken(Sink sink) throws InterruptedException {
        while (true) {
            Optional<Future<Part>> next = next(sink);
            if (next.isEmpty() || !finished(next.get(), sink)) {
                return false;
            }
            Part part = result(next.get());
            for (BatchAnswer answer : part.answers()) {
                if (answer instanceof PrintedBlock block) { // no switch over types, which is linked anew at each start
                    sink.answers(block);
                } else if (answer instanceof Printed one && one.partial() && !part.whole()) {
                    sink.cutOff(one);
                } else if (answer instanceof Printed one) {
                    sink.answer(one);
                }
            }
            if (part.last() || !part.whole()) {
                return part.whole();
            }
        }
    }

    /** The part to take next, finished or not; empty when asked to stop before there was one. */
    private Optional<Future<Part>> next(Sink sink) throws InterruptedException {
        Future<Part> next = parts.poll();
        while (next == null) {
            sink.idle();
            if (stop.asked()) {
                return Optional.empty();
            }
            next = parts.poll(TICK_MILLIS, TimeUnit.MILLISECONDS);
        }
        return Optional.of(next);
    }

    /** Waits for a part; false when asked to stop and it did not finish soon. */
    private boolean finished(Future<Part> part, Sink sink) throws InterruptedException {
        int ticks = 0;
        while (!part.isDone() && ticks < LAST_TICKS) {
            sink.idle();
            ticks += await(part) || !stop.asked() ? 0 : 1;
        }
        return part.isDone();
    }

    private static boolean await(Future<Part> part) throws InterruptedException {
        try {
            part.get(TICK_MILLIS, TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException notYet) {
            return false;
        } catch (ExecutionException failed) {
            return true; // the one who takes the result is told
        }
    }

    private static Part result(Future<Part> part) throws InterruptedException {
        try {
            return part.get();
        } catch (ExecutionException failed) {
            switch (failed.getCause()) {
                case IOException error -> throw Failure.reading(error);
                case RuntimeException error -> throw error;
                case Error error -> throw error;
                case null, default -> throw new IllegalStateException(failed);
            }
        }
    }

    private void read(Lines lines) {
        try {
            try {
                for (List<Chunk> part = part(lines); !part.isEmpty(); part = part(lines)) {
                    put(part);
                }
                parts.put(CompletableFuture.completedFuture(new Part(List.of(), true, true)));
            } catch (IOException | RuntimeException | Error failed) {
                parts.put(CompletableFuture.failedFuture(failed));
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    /** Into the queue first: so the one who takes finds whatever was done. */
    private void put(List<Chunk> chunks) throws InterruptedException {
        FutureTask<Part> part = new FutureTask<>(() -> answered(chunks));
        parts.put(part);
        workers.execute(part);
    }

    /**
     * The lines that come next, as long as they need no waiting; none at the end. Parts grow with what was read, so that
     * a few hard lines are not all one thread's.
     */
    private List<Chunk> part(Lines lines) throws IOException {
        List<Chunk> part = new ArrayList<>();
        long most = Math.min(size, 1 + handed / LINES_PER_SIZE);
        int count = 0;
        int characters = 0;
        while (part.isEmpty()
                || (count < most && part.size() < MOST_PIECES && characters < MOST_CHARACTERS && lines.ready())) {
            Optional<LineBlock> block =
                    plain.isEmpty() ? Optional.empty() : lines.block(plain.get().texts(), (int) most - count);
            if (block.isPresent()) {
                part.add(block.get());
                count += block.get().count();
                characters += block.get().bytes().length;
                continue;
            }
            Optional<Line> line = lines.next();
            if (line.isEmpty()) {
                break;
            }
            part.add(line.get());
            count++;
            characters += line.get().text().length();
        }
        handed += count;
        return part;
    }

    private Part answered(List<Chunk> chunks) {
        int taken = permits.acquire();
        try {
            return answered(chunks, taken);
        } finally {
            permits.release(taken);
        }
    }

    private Part answered(List<Chunk> chunks, int taken) {
        long start = nanoClock.getAsLong();
        List<BatchAnswer> answers = new ArrayList<>(chunks.size());
        int tried = 0;
        int without = 0;
        for (Chunk chunk : chunks) {
            if (chunk instanceof Line line && isPlain(line) && without <= FEW_WITHOUT + tried / 4 && !stop.asked()) {
                tried++;
                if (answerPlain(line, plain.orElseThrow(), answers)) {
                    continue;
                }
                without++;
            }
            boolean whole = chunk instanceof Line line
                    ? answer(line, taken, answers)
                    : answer((LineBlock) chunk, plain.orElseThrow(), taken, answers);
            if (!whole) {
                return new Part(answers, false, false);
            }
        }
        resize(nanoClock.getAsLong() - start);
        return new Part(answers, true, false);
    }

    /** Whether a text may be plain, though it did not come as a line of its own. */
    private boolean isPlain(Line line) {
        return plain.isPresent()
                && line.text().length() == plain.get().texts().length()
                && line.fault().isEmpty();
    }

    /** Adds the short answer for a text, if there is one. */
    private static boolean answerPlain(Line line, PlainTask task, List<BatchAnswer> answers) {
        byte[] bytes = line.text().getBytes(StandardCharsets.ISO_8859_1);
        AsciiBuilder out = new AsciiBuilder();
        if (!task.texts().at(bytes, 0) || !task.answer(bytes, 0, out)) {
            return false;
        }
        LineBlock block = new LineBlock(line.number(), bytes, 1, bytes.length, line.end() - bytes.length);
        answers.add(new PrintedBlock(block, 0, 1, out));
        return true;
    }

    /** Adds the answer for a line; false when asked to stop. */
    private boolean answer(Line line, int taken, List<BatchAnswer> answers) {
        if (stop.asked()) {
            return false;
        }
        Printed answer = permits.answer(work, line, taken);
        if (!answer.done() && stop.asked()) { // perhaps for no other reason than the stop
            if (answer.partial()) {
                answers.add(answer);
            }
            return false;
        }
        answers.add(answer);
        return true;
    }

    /**
     * Adds the answers for the lines of a block; false when asked to stop. Where more than a few, and a quarter, have no short
     * answer, the others are not asked for one either.
     */
    private boolean answer(LineBlock block, PlainTask task, int taken, List<BatchAnswer> answers) {
        int from = 0;
        int without = 0;
        AsciiBuilder out = new AsciiBuilder();
        for (int i = 0; i < block.count(); i++) {
            boolean stopped = stop.asked();
            if (!stopped && without <= FEW_WITHOUT + i / 4 && task.answer(block.bytes(), block.start(i), out)) {
                continue;
            }
            if (i > from) {
                answers.add(new PrintedBlock(block, from, i, out));
                out = new AsciiBuilder();
            }
            from = i + 1;
            without++;
            if (stopped || !answer(block.line(i), taken, answers)) {
                return false;
            }
        }
        if (block.count() > from) {
            answers.add(new PrintedBlock(block, from, block.count(), out));
        }
        return true;
    }

    /** The size of the parts to come; two threads at once may lose a change, which does no harm. */
    private void resize(long nanos) {
        int now = size;
        if (nanos < SHORT_NANOS) {
            size = Math.min(MOST_LINES, now * 2);
        } else if (nanos > LONG_NANOS) {
            size = Math.max(1, now / 2);
        }
    }

    @Override
    public void close() {
        workers.close();
    }
}
