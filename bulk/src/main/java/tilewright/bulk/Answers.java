package tilewright.bulk;

import java.io.IOException;
import java.io.Serializable;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.apache.spark.TaskContext;
import org.apache.spark.broadcast.Broadcast;
import scala.Tuple2;
import tilewright.bulk.input.IoFailure;
import tilewright.bulk.input.LineCodec;
import tilewright.bulk.input.Slice;
import tilewright.bulk.input.WorkerContext;
import tilewright.bulk.output.NumberedLines;
import tilewright.bulk.output.Part;
import tilewright.bulk.output.PartWriter;
import tilewright.bulk.output.SummedFile;
import tilewright.cli.batch.Line;
import tilewright.cli.batch.Lines;

/** The work of tasks, on whatever machine: each writes the answers of some lines and returns them as a part. */
record Answers(WorkerContext context, Broadcast<LineProcessor> processor) implements Serializable {

    /**
     * A range of lines that were kept to be answered again.
     *
     * @param number among all of these
     * @param part that they belong to
     * @param file that has them, from this one on
     */
    record RepeatedLines(int number, int part, SummedFile file, long from, long count) implements Serializable {}

    /** Answers a slice. */
    Part slice(Slice slice) {
        try (Lines lines = slice.open(context);
                Writing writing = new Writing("part", slice.number())) {
            for (var line = lines.next(); line.isPresent(); line = lines.next()) {
                writing.answer(line.get());
            }
            return writing.finish();
        } catch (IOException error) {
            throw IoFailure.reading(slice.file(), error);
        }
    }

    /** Answers texts that come from other machines. */
    Iterator<Part> texts(int number, Iterator<Tuple2<Long, String>> texts) {
        try (Writing writing = new Writing("part", number)) {
            while (texts.hasNext()) {
                writing.answer(LineCodec.decoded(texts.next()._2()));
            }
            return List.of(writing.finish()).iterator();
        }
    }

    /** Answers lines again. */
    Part again(RepeatedLines again) {
        try (NumberedLines lines = new NumberedLines(List.of(again.file()), context.hadoop());
                Writing writing = new Writing("again", again.number())) {
            for (String line : lines.range(again.from(), again.count())) {
                writing.answer(NumberedLines.kept(line));
            }
            return writing.finish();
        } catch (IOException error) {
            throw IoFailure.reading(again.file().name(), error);
        }
    }

    /** One attempt of a task. */
    private final class Writing implements AutoCloseable {

        private final LineProcessor.Session session;
        private final PartWriter writer;

        Writing(String kind, int number) {
            long attempt = TaskContext.get().taskAttemptId();
            writer = new PartWriter(context.attempts(), kind, number, attempt, context.hadoop());
            session = processor.value().begin();
        }

        /** Writes the answer of a line, but not where it was cut off because the task is not wanted any more. */
        void answer(Line line) {
            Optional<LineProcessor.Result> answer = session.answer(line);
            TaskContext.get().killTaskIfInterrupted();
            answer.ifPresentOrElse(given -> writer.add(given.printed(), given.settled()), writer::drop);
        }

        Part finish() {
            Part part = writer.finish(session.counters(), session.spent());
            // for the interface of Spark: lines of this task
            TaskContext.get()
                    .taskMetrics()
                    .outputMetrics()
                    .setRecordsWritten(part.tally().lines());
            return part;
        }

        @Override
        public void close() {
            session.close();
            writer.close();
        }
    }
}
