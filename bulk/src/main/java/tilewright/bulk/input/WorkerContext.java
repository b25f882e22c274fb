package tilewright.bulk.input;

import java.io.Serializable;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;
import tilewright.Puzzles;
import tilewright.cli.bulk.JobSpec;
import tilewright.cli.bulk.TaskSpec;
import tilewright.text.LineGrouping;

/**
 * The context of a task on any machine: the job, and the ways to files.
 *
 * @param configuration of the file systems
 * @param attempts the folder in which tasks write
 */
public record WorkerContext(JobSpec spec, Broadcast<SerializableConfiguration> configuration, String attempts)
        implements Serializable {

    /** The way in which lines make up a text; a row of a table is one line. */
    LineGrouping grouping() {
        if (!spec.column().isEmpty()) {
            return LineGrouping.LINES;
        }
        TaskSpec task = spec.task();
        return Puzzles.CATALOG.find(task.puzzle()).map(task.query()::grouping).orElse(LineGrouping.LINES);
    }

    /** The configuration of file systems. */
    public Configuration hadoop() {
        return configuration.value().value();
    }
}
