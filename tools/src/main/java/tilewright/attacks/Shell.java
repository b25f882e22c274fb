package tilewright.attacks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * A shell that runs lines in which tilewright is the launcher of the current folder.
 *
 * @param work the folder of its files
 */
record Shell(Path work) {

    /** The end of a process; megabytes are the most it held, as far as that was seen. */
    record Ended(int exit, String out, String err, long millis, long megabytes) {}

    /** A file in that folder. */
    Path file(String name) {
        return work.resolve(name);
    }

    static String quoted(Path file) {
        return "'" + file + "'";
    }

    /** Runs a line of shell, in which tilewright is the launcher. */
    Process start(String line) throws IOException {
        String launcher = Path.of("tilewright").toAbsolutePath().toString();
        return new ProcessBuilder(
                        "sh",
                        "-c",
                        "exec 2>" + quoted(work.resolve("err")) + "; "
                                + line.replaceAll("(?<!/)\\btilewright ", launcher + " "))
                .redirectInput(Path.of("/dev/null").toFile())
                .redirectOutput(work.resolve("out").toFile())
                .start();
    }

    Ended run(String line) throws IOException, InterruptedException {
        long begin = System.nanoTime();
        Process process = start(line);
        long most = 0;
        while (!process.waitFor(5, TimeUnit.MILLISECONDS)) {
            most = Math.max(most, held(process.pid()));
        }
        long millis = (System.nanoTime() - begin) / 1_000_000;
        return new Ended(process.exitValue(), text("out"), text("err"), millis, most);
    }

    private static long held(long pid) {
        try {
            return Files.readAllLines(Path.of("/proc/" + pid + "/status")).stream()
                    .filter(line -> line.startsWith("VmHWM:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) >> 10)
                    .sum();
        } catch (IOException gone) {
            return 0;
        }
    }

    private String text(String name) throws IOException {
        return new String(Files.readAllBytes(work.resolve(name)), StandardCharsets.UTF_8);
    }

    static void kill(Process process, int number) throws IOException, InterruptedException {
        String signal = number % 3 != 0 ? "KILL" : number % 2 == 0 ? "TERM" : "INT";
        new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
                .start()
                .waitFor();
    }
}
