package tilewright.attacks;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own, started by the launcher of the current folder, which must be built. */
final class ServerProcess implements AutoCloseable {

    private final Process process;

    /**
     * Starts a server, and waits until it takes connections. What it logs is not shown.
     *
     * @param options for the JVM, separated by blanks
     * @param arguments for the server
     */
    ServerProcess(int port, String options, String... arguments) throws IOException, InterruptedException {
        this(port, options, List.of(arguments), Map.of(), List.of());
    }

    /**
     * @param environment further variables
     * @param inside the beginning of a command that ends with that of the server, which must become it
     */
    ServerProcess(
            int port, String options, List<String> arguments, Map<String, String> environment, List<String> inside)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(inside);
        command.addAll(List.of("./tilewright", "serve", "--port", Integer.toString(port)));
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("TILEWRIGHT_JAVA_OPTIONS", options);
        builder.environment().putAll(environment);
        process = builder.redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        while (process.isAlive() && !listens(port)) {
            Thread.sleep(10);
        }
        if (!process.isAlive()) {
            throw new IllegalStateException("the server did not start: " + String.join(" ", command));
        }
    }

    private static boolean listens(int port) {
        try (Socket _ = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return true;
        } catch (IOException notYet) {
            return false;
        }
    }

    boolean alive() {
        return process.isAlive();
    }

    long pid() {
        return process.pid();
    }

    /** Returns the megabytes that it has in memory; 0 where the system does not say. */
    long residentMegabytes() throws IOException {
        return status("VmRSS:") / 1_024;
    }

    /** Number of threads of the process; 0 where the system does not say. */
    long threads() throws IOException {
        return status("Threads:");
    }

    private long status(String name) throws IOException {
        Path status = Path.of("/proc/" + process.pid() + "/status");
        return !Files.exists(status)
                ? 0
                : Files.readAllLines(status).stream()
                        .filter(line -> line.startsWith(name))
                        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                        .findFirst()
                        .orElse(0);
    }

    Process process() {
        return process;
    }

    /** Asks the server to end, and waits until it has. */
    @Override
    public void close() {
        process.destroy();
        process.onExit().completeOnTimeout(process, 10, TimeUnit.SECONDS).join();
        process.destroyForcibly().onExit().join();
    }
}
