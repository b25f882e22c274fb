package tilewright.tools.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The program {@code tilewright}. */
@FunctionalInterface
public interface Program {

    /** Returns the output of a command. */
    String run(String... arguments);

    /**
     * Returns the program that was built into a folder.
     *
     * @throws IllegalStateException when it is not there; when it runs and fails
     */
    static Program of(Path folder) {
        if (!Files.exists(folder.resolve("tilewright.jar"))) {
            throw new IllegalStateException("there is no program in " + folder + "; type ./build");
        }
        return arguments -> {
            List<String> command = new ArrayList<>(List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "@" + folder.resolve("tilewright.options"),
                    "-XX:AOTCache=" + folder.resolve("tilewright.aot"),
                    "-cp",
                    folder.resolve("tilewright.jar").toString(),
                    "tilewright.cli.Main"));
            command.addAll(List.of(arguments));
            try {
                Process process = new ProcessBuilder(command)
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
                process.getOutputStream().close();
                String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                if (process.waitFor() != 0) {
                    throw new IllegalStateException(String.join(" ", arguments) + " failed");
                }
                return printed;
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            } catch (InterruptedException stopped) {
                throw new IllegalStateException(stopped);
            }
        };
    }
}
