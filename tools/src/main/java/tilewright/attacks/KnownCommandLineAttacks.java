package tilewright.attacks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Attacks on the command line that did harm once. */
final class KnownCommandLineAttacks {

    private final Rows rows;
    private final Shell shell;
    private final int rounds;
    private final Random random = new Random(1);

    KnownCommandLineAttacks(Rows rows, Shell shell, int rounds) {
        this.rows = rows;
        this.shell = shell;
        this.rounds = rounds;
    }

    void all() throws IOException, InterruptedException {
        rows.attack(this::smallHeap, "small-heap");
        rows.attack(this::damagedCaches, "damaged-caches");
        rows.attack(this::noHome, "no-home");
        rows.attack(this::closedInput, "closed-input");
        rows.attack(this::helpToFullDisk, "help-to-full-disk");
        rows.attack(this::plainLocale, "ascii-locale");
        rows.attack(this::memoryOutOfRange, "memory-out-of-range");
        rows.attack(this::wrongWords, "faulty-arguments");
    }

    /** Boards of 8 x 8 whose proofs take more than a gigabyte, and some that take less. */
    static Path boards(Shell shell) throws IOException, InterruptedException {
        StringBuilder boards = new StringBuilder();
        for (String board : shell.run("tilewright new paletto 8x8 --seed 1 --count 12")
                .out()
                .split("\n")) {
            for (int taken : new int[] {1, 16, 28}) {
                boards.append(without(board, taken)).append('\n');
            }
        }
        return Files.writeString(shell.file("boards.txt"), boards.toString());
    }

    /** The position after two players have taken the first cells, row by row. */
    private static String without(String board, int taken) {
        int[][] owned = new int[2][8];
        StringBuilder left = new StringBuilder(board);
        int count = 0;
        for (int i = 0; count < taken; i++) {
            if (left.charAt(i) != '/') {
                owned[count % 2][left.charAt(i) - 'A']++;
                left.setCharAt(i, '.');
                count++;
            }
        }
        return left + " 2 0 "
                + Stream.of(owned)
                        .map(colors -> Arrays.stream(colors)
                                .mapToObj(Integer::toString)
                                .collect(Collectors.joining()))
                        .collect(Collectors.joining(","));
    }

    private void smallHeap() throws IOException, InterruptedException {
        Path boards = boards(shell);
        String heap = shell.heap().orElse("-Xmx512m");
        for (String options : List.of("", " --memory 1")) {
            Shell.Ended ended = shell.run("TILEWRIGHT_JAVA_OPTIONS=" + heap + " exec tilewright analyze paletto --json"
                    + options + " " + Shell.quoted(boards));
            long answered = ended.out().lines().count();
            long proved = ended.out()
                    .lines()
                    .filter(line -> line.contains("\"proven\":true"))
                    .count();
            boolean fine = answered == 36 && ended.exit() <= 1 && !ended.err().contains("OutOfMemory");
            rows.row(
                    "small-heap",
                    fine,
                    "%s%s: %d of 36 boards answered, %d of them proved, the others over budget; exit %d, %d MB"
                            .formatted(
                                    heap.isEmpty() ? "default heap" : heap,
                                    options,
                                    answered,
                                    proved,
                                    ended.exit(),
                                    ended.megabytes()));
        }
    }

    private void damagedCaches() throws IOException, InterruptedException {
        Path copy = shell.file("copy");
        Path made = Files.createDirectories(copy.resolve("cli/target"));
        Files.createDirectories(copy.resolve("scripts"));
        for (String name : List.of(
                "tilewright", "scripts/find-jdk.sh", "cli/target/tilewright.jar", "cli/target/tilewright.options")) {
            Files.copy(Path.of(name), copy.resolve(name), StandardCopyOption.COPY_ATTRIBUTES);
        }
        Files.writeString(made.resolve("tilewright.built"), "");
        byte[] good = Files.readAllBytes(Path.of("cli/target/tilewright.aot"));
        byte[] sum = Files.readAllBytes(Path.of("cli/target/tilewright.aot.sum"));
        int right = 0;
        int all = Math.max(rounds, 40) + 3;
        for (int i = 0; i < all; i++) {
            byte[] damaged = i == 0 ? new byte[0] : i < 3 ? Arrays.copyOf(good, good.length / 2) : good.clone();
            if (i == 2) {
                damaged = Arrays.copyOf(damaged, good.length);
            } else if (i > 2) {
                damaged[random.nextInt(i < 13 ? 1 << 12 : good.length)] ^= (byte) (1 << random.nextInt(8));
            }
            Files.write(made.resolve("tilewright.aot"), damaged);
            Files.write(made.resolve("tilewright.aot.sum"), sum);
            Shell.Ended ended = shell.run(
                    "cd " + Shell.quoted(copy) + "; exec ./tilewright count sudoku --text " + SudokuLines.EASY);
            right += ended.exit() == 0 && ended.out().equals("1\n") ? 1 : 0;
        }
        try (Stream<Path> files = Files.walk(copy)) {
            long crashes = files.filter(file -> file.toString().matches(".*(hs_err|crash).*"))
                    .count();
            rows.row(
                    "damaged-caches",
                    right == all && crashes == 0,
                    "%d of %d starts with a damaged cache give the right answer; %d crash files"
                            .formatted(right, all, crashes));
        }
    }

    private void noHome() throws IOException, InterruptedException {
        Shell.Ended home = shell.run("unset HOME; tilewright --version");
        rows.row("no-home", home.exit() == 0 && home.err().isEmpty(), "HOME unset: exit " + home.exit());
    }

    private void closedInput() throws IOException, InterruptedException {
        Shell.Ended closed = shell.run("tilewright count sudoku <&-");
        rows.row(
                "closed-input",
                closed.out().isEmpty() && closed.exit() == 0,
                "input closed: %d lines, exit %d".formatted(closed.out().lines().count(), closed.exit()));
    }

    private void helpToFullDisk() throws IOException, InterruptedException {
        Shell.Ended help = shell.run("tilewright --help >/dev/full");
        Shell.Ended version = shell.run("tilewright --version >/dev/full");
        rows.row(
                "help-to-full-disk",
                help.exit() == 3 && version.exit() == 3,
                "help and version to a full disk: exit %d and %d; %s"
                        .formatted(help.exit(), version.exit(), help.err().strip()));
    }

    private void plainLocale() throws IOException, InterruptedException {
        Shell.Ended named = shell.run("cd " + Shell.quoted(shell.work()) + "; f=$(printf 'b\\303\\266se.txt'); echo "
                + SudokuLines.EASY + " >\"$f\"; LC_ALL=C tilewright count sudoku \"$f\"");
        rows.row(
                "ascii-locale",
                named.out().equals("1\n"),
                "LC_ALL=C and a file name beyond ASCII: exit " + named.exit());
    }

    private void memoryOutOfRange() throws IOException, InterruptedException {
        Shell.Ended memory = shell.run("tilewright analyze paletto --memory 2147483647");
        rows.row(
                "memory-out-of-range",
                memory.exit() == 2 && !memory.err().contains("-Xmx-"),
                memory.err().lines().findFirst().orElse(""));
    }

    private void wrongWords() throws IOException, InterruptedException {
        Shell.Ended none = shell.run("tilewright help bogus");
        Shell.Ended host = shell.run("tilewright serve --host nosuch.invalid");
        Shell.Ended escape = shell.run("tilewright count sudoku", "\u001b[2J\n");
        boolean fine = none.exit() == 2
                && host.err().contains("no such host")
                && escape.err().indexOf('\u001b') < 0;
        rows.row(
                "faulty-arguments",
                fine,
                "help bogus: exit %d; %s".formatted(none.exit(), host.err().strip()));
    }
}
