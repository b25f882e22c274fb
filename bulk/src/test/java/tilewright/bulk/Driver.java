package tilewright.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A job in a process of its own, which is killed. */
final class Driver {

    private Driver() {}

    /** Starts a driver of its own, and kills it when there are so many files with such a word in their names. */
    static void kill(Path attempts, String word, int count, String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "@src/main/launcher/bulk.options",
                "-Dtilewright.parent=" + ProcessHandle.current().pid(),
                "-cp",
                System.getProperty("java.class.path"),
                "tilewright.bulk.Main"));
        command.addAll(List.of(words));
        Process driver = new ProcessBuilder(command).inheritIO().start();
        while (driver.isAlive() && files(attempts, word).size() < count) {
            Thread.sleep(5);
        }
        driver.destroyForcibly().waitFor();
        assertThat(files(attempts, word)).hasSizeGreaterThanOrEqualTo(count);
    }

    static List<String> files(Path attempts, String word) throws IOException {
        if (!Files.exists(attempts)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(attempts)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.contains(word))
                    .toList();
        }
    }
}
