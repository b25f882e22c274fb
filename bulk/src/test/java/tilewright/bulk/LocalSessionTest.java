package tilewright.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.apache.spark.SecurityManager;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkEnv;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rpc.RpcAddress;
import org.apache.spark.rpc.RpcEnv;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program;
import tilewright.search.Stop;

/** The session of Spark that a job begins by itself, and the settings of others. */
final class LocalSessionTest {

    private static final String LISTENING = "0A";

    @TempDir
    private Path folder = Path.of("");

    @Test
    void a_session_on_this_machine_is_for_its_own_process_alone() throws IOException {
        Path input = Files.writeString(folder.resolve("in.txt"), ClusterTest.mixed("sudoku", "minimal", 20));
        Path out = folder.resolve("out");
        Set<String> before = listening();
        Set<String> opened = new TreeSet<>();
        AtomicReference<String> stranger = new AtomicReference<>("");
        Sessions looking = new Sessions() {
            @Override
            public JavaSparkContext begin(SparkConf conf) {
                return Sessions.OWN.begin(conf);
            }

            @Override
            public void end(JavaSparkContext spark) {
                assertThat(spark.getConf().get("spark.ui.enabled")).isEqualTo("false");
                assertThat(SparkEnv.get().securityManager().isAuthenticationEnabled())
                        .isTrue();
                assertThat(SparkEnv.get().securityManager().getSecretKey()).hasSizeGreaterThanOrEqualTo(32);
                opened.addAll(listening());
                opened.removeAll(before);
                stranger.set(stranger(SparkEnv.get().rpcEnv().address()));
                Sessions.OWN.end(spark);
            }
        };
        int exit = Jobs.run(
                looking,
                Stop.never(),
                Map.of(),
                OutputStream.nullOutputStream(),
                "solve",
                "sudoku",
                input.toString(),
                out.toString());
        assertThat(exit).isEqualTo(1);
        assertThat(opened).isNotEmpty().allMatch(LocalSessionTest::isLoopback);
        assertThat(stranger.get()).isEqualTo("refused");
        assertThat(Jobs.joined(out))
                .isEqualTo(Program.REAL
                        .run("solve", "sudoku", input.toString(), "--json")
                        .out());
    }

    /** The fate of a program without the secret that asks the driver. */
    private static String stranger(RpcAddress address) {
        SparkConf conf = new SparkConf(false).set("spark.authenticate", "false").set("spark.rpc.lookupTimeout", "20s");
        RpcEnv other = RpcEnv.create(
                "stranger",
                "127.0.0.1",
                0,
                conf,
                new SecurityManager(conf, scala.Option.empty(), SecurityManager.$lessinit$greater$default$3()),
                true);
        try {
            return catchThrowable(() -> other.setupEndpointRef(address, "MapOutputTracker")) == null
                    ? "answered"
                    : "refused";
        } finally {
            other.shutdown();
        }
    }

    /** The addresses at which this process listens, as Linux writes them: bytes in hexadecimal, the port behind a colon. */
    private static Set<String> listening() {
        try {
            Set<String> own = new HashSet<>();
            try (Stream<Path> files = Files.list(Path.of("/proc/self/fd"))) {
                for (Path file : files.toList()) {
                    try {
                        own.add(Files.readSymbolicLink(file).toString().replaceAll("\\D", ""));
                    } catch (IOException closed) {
                        own.remove("");
                    }
                }
            }
            Set<String> found = new TreeSet<>();
            for (String table : List.of("/proc/self/net/tcp", "/proc/self/net/tcp6")) {
                for (String line :
                        Files.exists(Path.of(table)) ? Files.readAllLines(Path.of(table)) : List.<String>of()) {
                    String[] fields = line.strip().split("\\s+");
                    if (fields[3].equals(LISTENING) && own.contains(fields[9])) {
                        found.add(fields[1]);
                    }
                }
            }
            return found;
        } catch (IOException error) {
            throw new IllegalStateException(error);
        }
    }

    /** 127.0.0.1, the same as an address of version 6, or ::1. */
    private static boolean isLoopback(String address) {
        return address.matches("(0{16}FFFF0{4})?0100007F:.*|0{24}01000000:.*");
    }

    @Test
    void settings_of_a_cluster_come_from_its_file_and_what_is_typed_has_precedence() throws IOException {
        Path input = Files.writeString(folder.resolve("in.txt"), ".".repeat(81));
        Path conf = Files.createDirectories(folder.resolve("spark/conf"));
        Files.writeString(conf.resolve("spark-defaults.conf"), """
                # of the cluster
                spark.authenticate true
                spark.authenticate.secret   geheimnis\s
                spark.driver.bindAddress=10.0.0.1
                spark.ui.enabled true
                spark.master spark://other:7077
                java.io.tmpdir /none
                """);
        String[] cluster = {
            "count", "sudoku", input.toString(), folder.resolve("out").toString(), "--master", "spark://host:7077"
        };
        for (Map<String, String> variables : List.of(
                Map.of("SPARK_HOME", folder.resolve("spark").toString()),
                Map.of("SPARK_CONF_DIR", conf.toString(), "SPARK_HOME", "/none"))) {
            SparkConf found = settings(variables, cluster);
            assertThat(found.get("spark.master")).isEqualTo("spark://host:7077");
            assertThat(found.get("spark.authenticate")).isEqualTo("true");
            assertThat(found.get("spark.authenticate.secret")).isEqualTo("geheimnis");
            assertThat(found.get("spark.driver.bindAddress")).isEqualTo("10.0.0.1");
            assertThat(found.get("spark.ui.enabled")).isEqualTo("true");
            assertThat(found.contains("java.io.tmpdir")).isFalse();
        }
        System.setProperty("spark.driver.bindAddress", "10.0.0.2");
        try {
            Map<String, String> home =
                    Map.of("SPARK_HOME", folder.resolve("spark").toString());
            assertThat(settings(home, cluster).get("spark.driver.bindAddress")).isEqualTo("10.0.0.2");
        } finally {
            System.clearProperty("spark.driver.bindAddress");
        }
        SparkConf alone = settings(Map.of(), cluster);
        assertThat(alone.contains("spark.authenticate")).isFalse();
        assertThat(alone.get("spark.ui.enabled")).isEqualTo("false");
        String[] here = {
            "count", "sudoku", input.toString(), folder.resolve("out").toString(), "--threads", "3"
        };
        SparkConf local = settings(Map.of("SPARK_HOME", folder.resolve("spark").toString()), here);
        assertThat(local.get("spark.master")).isEqualTo("local[3]");
        assertThat(local.get("spark.driver.bindAddress")).isEqualTo("127.0.0.1");
        assertThat(local.get("spark.driver.host")).isEqualTo("127.0.0.1");
        assertThat(local.get("spark.authenticate")).isEqualTo("true");
        assertThat(local.get("spark.network.crypto.enabled")).isEqualTo("true");
    }

    @Test
    void settings_that_cannot_be_read_are_told() throws IOException {
        Path input = Files.writeString(folder.resolve("in.txt"), ".".repeat(81));
        Path file = folder.resolve("spark-defaults.conf");
        for (boolean text : new boolean[] {true, false}) {
            Files.deleteIfExists(file);
            if (text) {
                Files.writeString(file, "spark.authenticate \\uXYZT");
            } else {
                Files.createDirectory(file);
            }
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            int exit = Jobs.run(
                    Sessions.OWN,
                    Stop.never(),
                    Map.of("SPARK_CONF_DIR", folder.toString()),
                    err,
                    "count",
                    "sudoku",
                    input.toString(),
                    folder.resolve("out").toString(),
                    "--master",
                    "spark://127.0.0.1:1");
            assertThat(exit).isEqualTo(3);
            assertThat(err.toString(StandardCharsets.UTF_8))
                    .startsWith("tilewright: cannot read '" + file + "': ")
                    .hasLineCount(1);
        }
    }

    /** The settings with which a job begins its session; no session is begun. */
    private static SparkConf settings(Map<String, String> variables, String... words) {
        AtomicReference<SparkConf> seen = new AtomicReference<>(new SparkConf(false));
        Sessions none = new Sessions() {
            @Override
            public JavaSparkContext begin(SparkConf conf) {
                seen.set(conf);
                throw new IllegalStateException("no session");
            }

            @Override
            public void end(JavaSparkContext spark) {}
        };
        Jobs.run(none, Stop.never(), variables, OutputStream.nullOutputStream(), words);
        return Objects.requireNonNull(seen.get());
    }
}
