package tilewright.bulk;

import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/** A source of Spark contexts for jobs. */
interface Sessions {

    /** A source that gives each job a context of its own, which ends with the job. */
    Sessions OWN = new Sessions() {
        @Override
        public JavaSparkContext begin(SparkConf conf) {
            return new JavaSparkContext(conf);
        }

        @Override
        public void end(JavaSparkContext spark) {
            spark.close();
        }
    };

    JavaSparkContext begin(SparkConf conf);

    void end(JavaSparkContext spark);
}
