package tilewright.bulk;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;
import java.util.Properties;
import org.apache.spark.SparkConf;
import org.jspecify.annotations.Nullable;
import tilewright.cli.bulk.BulkJob;
import tilewright.cli.context.Environment;
import tilewright.cli.context.Failure;

/** The settings of Spark for a job. What is set by whoever starts it has precedence. */
final class Settings {

    private static final String PREFIX = "spark.";
    private static final String DEFAULTS = "spark-defaults.conf";

    private Settings() {}

    /**
     * The settings of a job: on the cores of this machine, or on the cluster that its options or spark-submit name.
     *
     * @throws Failure when a file of settings cannot be read
     */
    static SparkConf of(BulkJob job, Environment environment) {
        SparkConf conf = new SparkConf();
        if (job.options().master().isPresent()) {
            defaults(environment).ifPresent(file -> add(conf, file));
        }
        conf.setIfMissing("spark.app.name", "tilewright " + job.spec().verb())
                .setIfMissing("spark.ui.enabled", "false")
                .set("spark.ui.showConsoleProgress", "false");
        job.options().master().ifPresent(conf::setMaster);
        if (!conf.contains("spark.master")) {
            return conf.setMaster("local[" + job.run().threads() + "]")
                    .setIfMissing("spark.driver.host", "127.0.0.1")
                    .setIfMissing("spark.driver.bindAddress", "127.0.0.1")
                    .setIfMissing("spark.authenticate", "true") // by a secret that Spark makes for each job
                    .setIfMissing("spark.network.crypto.enabled", "true");
        }
        jar().filter(name -> job.options().master().isPresent()).ifPresent(jar -> conf.setIfMissing("spark.jars", jar));
        return conf;
    }

    /** The file of a cluster's settings, which spark-submit reads, too. */
    private static Optional<Path> defaults(Environment environment) {
        String folder = environment.variable("SPARK_CONF_DIR");
        String home = environment.variable("SPARK_HOME");
        return Optional.of(folder.isEmpty() && !home.isEmpty() ? Path.of(home, "conf") : Path.of(folder))
                .filter(path -> !path.toString().isEmpty())
                .map(path -> path.resolve(DEFAULTS))
                .filter(Files::exists);
    }

    private static void add(SparkConf conf, Path file) {
        Properties properties = new Properties();
        try (Reader in = Files.newBufferedReader(file)) {
            properties.load(in);
        } catch (IOException error) {
            throw Failure.reading(file.toString(), Failure.reason(error));
        } catch (IllegalArgumentException malformed) {
            throw Failure.reading(file.toString(), Failure.told(malformed));
        }
        for (String name : properties.stringPropertyNames()) {
            if (name.startsWith(PREFIX)) {
                conf.setIfMissing(name, properties.getProperty(name, "").strip());
            }
        }
    }

    /** The jar of this program, for the machines of a cluster. */
    private static Optional<String> jar() {
        @Nullable CodeSource source = Main.class.getProtectionDomain().getCodeSource();
        return Optional.ofNullable(source)
                .map(found -> found.getLocation().getPath())
                .filter(path -> path.endsWith(".jar"));
    }
}
