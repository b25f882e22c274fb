package tilewright.bulk;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A standalone cluster of Spark on this machine: a master and two workers, each a process, from the jars of the class path. */
final class Cluster implements AutoCloseable {

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();
    private static final Pattern MASTER = Pattern.compile("spark://127\\.0\\.0\\.1:\\d+");
    /** Short-lived processes: what starts fast. */
    private static final String OPTIONS = "-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:-UsePerfData";

    /** Settings of all processes of the cluster and its drivers, as the documentation advises. */
    static final Map<String, String> SECRETS = Map.of(
            "spark.authenticate",
            "true",
            "spark.authenticate.secret",
            UUID.randomUUID().toString(),
            "spark.network.crypto.enabled",
            "true",
            "spark.io.encryption.enabled",
            "true");

    private final Path home;
    private final List<Process> workers = new ArrayList<>();
    private final Process master;
    private final String address;

    /** @param home is made a folder of Spark, with links to the jars */
    Cluster(Path home) throws IOException {
        this.home = home;
        Path jars = Files.createDirectories(home.resolve("jars"));
        for (String jar : System.getProperty("java.class.path").split(":")) {
            Path file = Path.of(jar);
            if (jar.endsWith(".jar") && !Files.exists(jars.resolve(file.getFileName()))) {
                Files.createSymbolicLink(jars.resolve(file.getFileName()), file);
            }
        }
        Path conf = Files.createDirectories(home.resolve("conf"));
        Files.write(
                conf.resolve("spark-defaults.conf"),
                SECRETS.entrySet().stream()
                        .map(setting -> setting.getKey() + " " + setting.getValue())
                        .toList());
        CompletableFuture<String> found = new CompletableFuture<>();
        master = start("Master", MASTER, found, "--host", "127.0.0.1", "--port", "0", "--webui-port", "0");
        address = found.join();
        CompletableFuture<String> first = worker();
        CompletableFuture<String> second = worker();
        first.join();
        second.join();
    }

    /** {@code spark://host:port}. */
    String address() {
        return address;
    }

    /** Starts a worker; it is done when it has found the master. */
    private CompletableFuture<String> worker() throws IOException {
        CompletableFuture<String> registered = new CompletableFuture<>();
        String work = home.resolve("work" + workers.size()).toString();
        workers.add(start(
                "worker.Worker",
                Pattern.compile("Successfully registered with master"),
                registered,
                "--host",
                "127.0.0.1",
                "--cores",
                "1",
                "--memory",
                "1g",
                "--webui-port",
                "0",
                "--work-dir",
                work,
                address));
        return registered;
    }

    private Process start(String name, Pattern sign, CompletableFuture<String> found, String... arguments)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(JAVA));
        command.addAll(List.of(OPTIONS.split(" ")));
        command.addAll(List.of(
                "-Xmx256m",
                "--sun-misc-unsafe-memory-access=allow",
                "--enable-native-access=ALL-UNNAMED",
                "-Dspark.master.rest.enabled=false",
                "-Dspark.ui.enabled=false",
                "-Dspark.worker.cleanup.enabled=false",
                "-cp",
                home.resolve("jars") + "/*",
                "org.apache.spark.deploy." + (name.equals("Master") ? "master.Master" : name)));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment()
                .putAll(Map.of(
                        "SPARK_HOME", home.toString(), "SPARK_SCALA_VERSION", "2.13", "SPARK_LOCAL_IP", "127.0.0.1"));
        Process process = builder.start();
        Thread.ofPlatform().daemon().name(name).start(() -> read(process, sign, found));
        return process;
    }

    private static void read(Process process, Pattern sign, CompletableFuture<String> found) {
        StringBuilder said = new StringBuilder();
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                Matcher matcher = sign.matcher(line);
                if (matcher.find()) {
                    found.complete(matcher.group());
                }
                said.append(found.isDone() ? "" : line + "\n");
            }
            found.completeExceptionally(new IllegalStateException("the process ended: " + said));
        } catch (IOException closed) {
            found.completeExceptionally(new UncheckedIOException(closed));
        }
    }

    /** Kills a worker with all that runs on it, without a word, and starts another. */
    void killWorker(int number) throws IOException {
        Process worker = workers.get(number);
        worker.descendants().forEach(ProcessHandle::destroyForcibly);
        worker.destroyForcibly();
        worker().join();
    }

    @Override
    public void close() {
        for (Process worker : workers) {
            worker.descendants().forEach(ProcessHandle::destroyForcibly);
            worker.destroyForcibly();
        }
        master.destroyForcibly();
    }
}
