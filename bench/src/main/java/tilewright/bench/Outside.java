package tilewright.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Measurements in processes of their own. */
final class Outside {

    private Outside() {}

    /**
     * A measurement in the page's tests.
     *
     * @param times its class
     * @param runs the number of runs when none is given
     */
    static Main.Body page(String times, String runs) {
        return arguments -> {
            String number = arguments.length > 0 ? arguments[0] : runs;
            if (!number.matches("[0-9]+")) {
                System.err.println("tilewright: bench: expected a number, got '" + number + "'");
                System.exit(2);
            }
            run(List.of(
                    "./mvnw",
                    "-q",
                    "-Ptimes",
                    "-Dtimes=" + times,
                    "-Druns=" + number,
                    "-DskipTests",
                    "-pl",
                    "e2e",
                    "-am",
                    "process-test-classes"));
        };
    }

    /** A script in the folder {@code scripts}. */
    static Main.Body script(String name) {
        return arguments -> {
            List<String> command = new ArrayList<>(List.of("scripts/" + name));
            command.addAll(List.of(arguments));
            run(command);
        };
    }

    private static void run(List<String> command) throws IOException, InterruptedException {
        int exit = new ProcessBuilder(command).inheritIO().start().waitFor();
        if (exit != 0) {
            System.exit(exit);
        }
    }
}
