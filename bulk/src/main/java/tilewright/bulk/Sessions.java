package tilewright.bulk;

import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/** Gives jobs a Spark. */
interface Sessions {

    /** For each job its own, which ends with it. */
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
