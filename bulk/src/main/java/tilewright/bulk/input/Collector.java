package tilewright.bulk.input;

import java.util.List;
import org.apache.spark.api.java.JavaRDD;

/** Brings values to the driver, in order, and ends early when asked to. */
@FunctionalInterface
public interface Collector {

    /**
     * The values of all partitions.
     *
     * @param name what is done, a word for the line of progress
     */
    <T> List<T> collect(String name, JavaRDD<T> values);
}
