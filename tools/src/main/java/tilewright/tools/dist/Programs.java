package tilewright.tools.dist;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Runs other programs, in an environment that does not change their output. */
final class Programs {

    private Programs() {}

    /** Returns the output of a program that runs in the current folder; see {@link #run(Path, List)}. */
    static String run(List<String> command) throws IOException, InterruptedException {
        return run(Path.of("").toAbsolutePath(), command);
    }

    /**
     * Returns the output of a program.
     *
     * @param folder in which it runs
     * @throws IllegalStateException if it fails; with what it wrote
     */
    static String run(Path folder, List<String> command) throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        Map<String, String> variables = builder.environment();
        variables
                .keySet()
                .removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS", "JLINK_VM_OPTIONS"));
        variables.putAll(Map.of("LC_ALL", "C.UTF-8", "TZ", "UTC"));
        Process process = builder.start();
        process.getOutputStream().close();
        String written = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IllegalStateException(String.join(" ", command) + " failed:\n" + written);
        }
        return written;
    }

    /**
     * Runs a program that may ask its user for something.
     *
     * @throws IllegalStateException if it fails
     */
    static void runAtTerminal(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .inheritIO()
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        if (process.waitFor() != 0) {
            throw new IllegalStateException(String.join(" ", command) + " failed");
        }
    }
}
