package tilewright.tools;

import java.io.IOException;
import java.util.List;

/** The fuzz tests in their long mode: {@code LongFuzz [MINUTES] [NAMES|keep] [OPTIONS OF MAVEN]}. */
final class LongFuzz {

    private LongFuzz() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        List<String> words = Maven.words(arguments);
        boolean timed = !words.isEmpty() && words.getFirst().matches("[.\\d].*");
        String minutes = timed ? words.getFirst() : "10";
        String targets = String.join(" ", timed ? words.subList(1, words.size()) : words);
        System.exit(Maven.exit(Maven.command(
                Maven.options(arguments),
                "-Pfuzz",
                "-DskipTests",
                "-Dminutes=" + minutes,
                "-Dtargets=" + targets,
                "-pl",
                "fuzz",
                "-am",
                "process-test-classes")));
    }
}
