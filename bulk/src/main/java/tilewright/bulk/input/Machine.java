package tilewright.bulk.input;

import java.io.Serializable;
import org.apache.hadoop.conf.Configuration;
import tilewright.text.LineGrouping;

/** What reading needs on each machine. */
public interface Machine extends Serializable {

    /** Which lines make up one text. */
    LineGrouping grouping();

    /** How file systems are reached. */
    Configuration hadoop();
}
