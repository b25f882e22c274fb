package tilewright.bulk;

import java.io.IOException;
import java.io.Serializable;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.api.java.function.Function2;
import scala.Tuple2;
import tilewright.bulk.input.Packed;
import tilewright.bulk.input.Slice;
import tilewright.bulk.input.SliceLines;
import tilewright.bulk.input.Trouble;
import tilewright.bulk.output.NumberedLines;
import tilewright.bulk.output.Part;
import tilewright.bulk.output.PartMerger;
import tilewright.bulk.output.PartWriter;
import tilewright.bulk.output.SummedFile;
import tilewright.cli.batch.Line;
import tilewright.cli.batch.Lines;

/** What tasks do, on whatever machine: each writes the answers of some lines and says where they are. */
final class Answers {

    private Answers() {}

    /** Answers a slice. */
    record OfSlice(Site site) implements Function<Slice, Part> {
        @Override
        public Part call(Slice slice) {
            try (Lines lines = lines(slice);
                    Writing writing = new Writing(site, "part", slice.number())) {
                for (var line = lines.next(); line.isPresent(); line = lines.next()) {
                    writing.answer(line.get());
                }
                return writing.finish();
            } catch (IOException error) {
                throw Trouble.reading(slice instanceof Slice.Bytes bytes ? bytes.file() : "", error);
            }
        }

        private Lines lines(Slice slice) throws IOException {
            return switch (slice) {
                case Slice.Bytes bytes -> SliceLines.of(bytes, site);
                case Slice.Items items -> SliceLines.of(items);
            };
        }
    }

    /** Answers texts that come from other machines. */
    record OfTexts(Site site) implements Function2<Integer, Iterator<Tuple2<Long, String>>, Iterator<Part>> {
        @Override
        public Iterator<Part> call(Integer number, Iterator<Tuple2<Long, String>> texts) {
            try (Writing writing = new Writing(site, "part", number)) {
                while (texts.hasNext()) {
                    writing.answer(Packed.line(texts.next()._2()));
                }
                return List.of(writing.finish()).iterator();
            }
        }
    }

    /**
     * Some lines that were kept to be answered again.
     *
     * @param number among all of these
     * @param part that they belong to
     * @param file that has them, from this one on
     */
    record Again(int number, int part, SummedFile file, long from, long count) implements Serializable {}

    /** Answers lines again. */
    record OfAgain(Site site) implements Function<Again, Part> {
        @Override
        public Part call(Again again) {
            try (NumberedLines lines = new NumberedLines(List.of(again.file()), site.hadoop());
                    Writing writing = new Writing(site, "again", again.number())) {
                for (String line : lines.range(again.from(), again.count())) {
                    writing.answer(NumberedLines.kept(line));
                }
                return writing.finish();
            } catch (IOException error) {
                throw Trouble.reading(again.file().name(), error);
            }
        }
    }

    /** Puts answers of the second pass into their part. */
    record Merging(Site site) implements Function<Tuple2<Part, List<Part>>, Part> {
        @Override
        public Part call(Tuple2<Part, List<Part>> parts) {
            return new PartMerger(site.attempts(), TaskContext.get().taskAttemptId(), site.hadoop())
                    .merged(parts._1(), parts._2());
        }
    }

    /** One attempt of a task. */
    private static final class Writing implements AutoCloseable {

        private final Workplace.Session session;
        private final PartWriter writer;

        Writing(Site site, String kind, int number) {
            long attempt = TaskContext.get().taskAttemptId();
            writer = new PartWriter(site.attempts(), kind, number, attempt, site.hadoop());
            session = site.workplace().value().begin();
        }

        /** What was answered because the task is not wanted any more is not written. */
        void answer(Line line) {
            Optional<Workplace.Answered> answer = session.answer(line);
            TaskContext.get().killTaskIfInterrupted();
            answer.ifPresentOrElse(given -> writer.add(given.printed(), given.settled()), writer::drop);
        }

        Part finish() {
            Part part = writer.finish(session.tallies(), session.spent());
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
