package tilewright.bulk;

import org.apache.hadoop.conf.Configuration;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;
import tilewright.bulk.input.Machine;
import tilewright.text.LineGrouping;

/**
 * What each machine is given: the job, and the ways to files.
 *
 * @param attempts the folder in which tasks write
 */
record Site(Broadcast<Workplace> workplace, Broadcast<SerializableConfiguration> configuration, String attempts)
        implements Machine {

    @Override
    public LineGrouping grouping() {
        return workplace.value().grouping();
    }

    @Override
    public Configuration hadoop() {
        return configuration.value().value();
    }
}
