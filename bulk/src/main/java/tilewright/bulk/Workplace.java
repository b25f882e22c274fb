package tilewright.bulk;

import java.io.Serializable;
import java.util.List;
import org.apache.spark.TaskContext;
import org.jspecify.annotations.Nullable;
import tilewright.cli.BulkProgram;
import tilewright.cli.batch.Answerer;
import tilewright.cli.batch.Line;
import tilewright.cli.batch.LineSource;
import tilewright.cli.batch.Printed;
import tilewright.cli.batch.TablePermits;
import tilewright.cli.bulk.BulkJob;
import tilewright.text.LineGrouping;

/**
 * A job on one machine: what was typed travels, and is read again where it arrives. The threads of a machine share one, with
 * the tables that the puzzle keeps.
 */
final class Workplace implements Serializable {

    private static final long serialVersionUID = 1;

    private final List<String> words;
    private final long mostNodes;
    private transient @Nullable Ready ready;

    /** What was read. */
    private record Ready(BulkJob job, Answerer answerer, TablePermits permits) {}

    /** @param mostNodes bounds the nodes of a line below what was typed */
    Workplace(List<String> words, long mostNodes) {
        this.words = List.copyOf(words);
        this.mostNodes = mostNodes;
    }

    private synchronized Ready ready() {
        Ready known = ready;
        if (known == null) {
            BulkJob job = BulkProgram.job(words, Workplace::stopped, mostNodes);
            Answerer answerer = new Answerer(job.context(), job.task(), true);
            known = new Ready(
                    job, answerer, new TablePermits(Runtime.getRuntime().availableProcessors()));
            ready = known;
        }
        return known;
    }

    /** Whether the task of the calling thread is not wanted any more. */
    static boolean stopped() {
        @Nullable TaskContext task = TaskContext.get();
        return task != null && task.isInterrupted();
    }

    /** Which lines make up one text. */
    LineGrouping grouping() {
        return ready().job().source() instanceof LineSource.Read read ? read.grouping() : LineGrouping.LINES;
    }

    /** Answers lines, one after the other, on the calling thread. */
    Session begin() {
        Ready known = ready();
        return new Session(known, known.permits().acquire());
    }

    /** Holds the thread's part of the memory for tables. One thread. */
    static final class Session implements AutoCloseable {

        private final Ready ready;
        private final int taken;

        private Session(Ready ready, int taken) {
            this.ready = ready;
            this.taken = taken;
        }

        Printed answer(Line line) {
            return ready.permits().answer(ready.answerer(), line, taken);
        }

        @Override
        public void close() {
            ready.permits().release(taken);
        }
    }
}
