package tilewright.attacks;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A PostgreSQL of this machine in a folder of its own; run by the user postgres if this one is root. */
final class PostgresProcess implements AutoCloseable {

    private final Path programs;
    private final Path folder;
    private final int port;
    private final Map<String, String> environment;
    private Optional<Process> running = Optional.empty();

    /**
     * @param programs the folder of its programs
     * @param folder of the cluster
     * @param environment further variables of the server
     */
    PostgresProcess(Path programs, Path folder, int port, Map<String, String> environment) {
        this.programs = programs;
        this.folder = folder;
        this.port = port;
        this.environment = environment;
    }

    /** The folder where Debian keeps the programs of PostgreSQL. */
    static Optional<Path> programs() throws IOException {
        Path all = Path.of("/usr/lib/postgresql");
        if (!Files.isDirectory(all)) {
            return Optional.empty();
        }
        try (Stream<Path> versions = Files.list(all)) {
            return versions.map(version -> version.resolve("bin"))
                    .filter(bin -> Files.exists(bin.resolve("initdb")))
                    .max(Comparator.naturalOrder());
        }
    }

    /** The address of its database. */
    String address() {
        return "postgresql://tilewright@127.0.0.1:" + port + "/postgres";
    }

    private List<String> command(String program, String... arguments) {
        List<String> command = new ArrayList<>();
        if (System.getProperty("user.name").equals("root")) {
            command.addAll(List.of("setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"));
        }
        command.add(programs.resolve(program).toString());
        command.addAll(List.of(arguments));
        return command;
    }

    /** Makes the cluster. */
    void make() throws IOException, InterruptedException {
        Files.createDirectories(folder);
        if (System.getProperty("user.name").equals("root")) {
            new ProcessBuilder("chown", "postgres", folder.toString()).start().waitFor();
        }
        int exit = new ProcessBuilder(command(
                        "initdb",
                        "-D",
                        folder.toString(),
                        "-U",
                        "tilewright",
                        "-A",
                        "trust",
                        "-E",
                        "UTF8",
                        "--locale=C"))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start()
                .waitFor();
        if (exit != 0) {
            throw new IllegalStateException("initdb ended with " + exit);
        }
    }

    /** Starts it and waits until it takes connections. */
    void start() throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command(
                "postgres",
                "-D",
                folder.toString(),
                "-p",
                Integer.toString(port),
                "-c",
                "listen_addresses=127.0.0.1",
                "-c",
                "unix_socket_directories=",
                "-c",
                "max_wal_size=128MB"));
        builder.environment().putAll(environment);
        Process process = builder.redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(folder.resolveSibling("postgres.err").toFile())
                .start();
        running = Optional.of(process);
        while (!accepts()) {
            if (!process.isAlive()) {
                throw new IllegalStateException(
                        "PostgreSQL did not start: " + Files.readString(folder.resolveSibling("postgres.err")));
            }
            TimeUnit.MILLISECONDS.sleep(20);
        }
    }

    /** Whether a connection is asked for what it wants, instead of being turned away. */
    private boolean accepts() {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            byte[] parameters = "\0\3\0\0user\0tilewright\0database\0postgres\0\0".getBytes(StandardCharsets.US_ASCII);
            socket.setSoTimeout(5_000);
            socket.getOutputStream().write(new byte[] {0, 0, 0, (byte) (parameters.length + 4)});
            socket.getOutputStream().write(parameters);
            return socket.getInputStream().read() == 'R';
        } catch (IOException notYet) {
            return false;
        }
    }

    /** Takes all tables out of its database. */
    void empty() throws IOException, InterruptedException {
        int exit = new ProcessBuilder(
                        programs.resolve("psql").toString(),
                        "-q",
                        "-c",
                        "drop schema public cascade; create schema public",
                        address())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
        if (exit != 0) {
            throw new IllegalStateException("psql ended with " + exit);
        }
    }

    /** @throws java.util.NoSuchElementException when it has not been started */
    Process process() {
        return running.orElseThrow();
    }

    @Override
    public void close() throws IOException {
        try {
            PowerCut.kill(process());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
