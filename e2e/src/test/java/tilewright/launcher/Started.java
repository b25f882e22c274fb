package tilewright.launcher;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A process that a test has started, with the JDK of the test or none at all in its environment. */
record Started(Process process, BufferedReader errors) {

    /** Variables that may change how a JVM or the launcher starts. */
    private static final List<String> UNWANTED = List.of(
            "JAVA_HOME",
            "TILEWRIGHT_DEV",
            "TILEWRIGHT_JAVA_HOME",
            "TILEWRIGHT_JAVA_OPTIONS",
            "JDK_JAVA_OPTIONS",
            "JAVA_TOOL_OPTIONS");

    /**
     * The result of a process.
     *
     * @param out the standard output
     * @param err what had not been read of the standard error
     */
    record Ended(int exit, String out, String err) {}

    /** @param environment on top of the test's own */
    static Started of(Map<String, String> environment, String... command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().keySet().removeAll(UNWANTED);
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        return new Started(
                process, new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8)));
    }

    /** Waits for the next line of the standard error. */
    String error() throws IOException {
        return String.valueOf(errors.readLine());
    }

    /** Waits for the end. The standard error must be short. */
    Ended end() throws IOException, InterruptedException {
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        StringBuilder err = new StringBuilder();
        try (Stream<String> lines = errors.lines()) {
            lines.forEach(line -> err.append(line).append('\n'));
        } catch (UncheckedIOException error) {
            throw error.getCause();
        }
        return new Ended(process.waitFor(), out, err.toString());
    }
}
