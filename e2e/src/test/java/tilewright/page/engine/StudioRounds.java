package tilewright.page.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tilewright.Puzzles;
import tilewright.studio.Studio;

/** A program that answers the requests of its input in rounds, and prints how many milliseconds each round took. */
final class StudioRounds {

    private StudioRounds() {}

    /** Answers: ROUNDS. */
    public static void main(String[] arguments) throws IOException {
        List<String> lines = new String(System.in.readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
        System.out.println(of(lines, Integer.parseInt(arguments[0])).stream()
                .map(String::valueOf)
                .collect(Collectors.joining(" ")));
    }

    private static List<Double> of(List<String> lines, int rounds) {
        Studio studio = new Studio(Puzzles.CATALOG);
        List<Double> times = new ArrayList<>();
        long characters = 0;
        for (int round = 0; round < rounds; round++) {
            long begun = System.nanoTime();
            for (String line : lines) {
                characters += studio.answer(line).length();
            }
            times.add((System.nanoTime() - begun) / 1e6);
        }
        if (characters == 0) {
            throw new IllegalStateException("nothing was answered");
        }
        return times;
    }

    /** The same in a JVM of its own, without what tests bring along. */
    static List<Double> apart(List<String> lines, int rounds) {
        try {
            Process process = new ProcessBuilder(
                            System.getProperty("java.home") + "/bin/java",
                            "-cp",
                            System.getProperty("java.class.path"),
                            StudioRounds.class.getName(),
                            Integer.toString(rounds))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            process.getOutputStream().write(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().close();
            String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return printed.strip()
                    .lines()
                    .flatMap(line -> List.of(line.split(" ")).stream())
                    .map(Double::valueOf)
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
