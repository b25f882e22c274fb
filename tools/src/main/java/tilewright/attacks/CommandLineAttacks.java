package tilewright.attacks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Attacks on the command line. Rounds are kills; from 100 on files are large, too. Runs the launcher of the folder it is started in, which must be built.
 */
final class CommandLineAttacks {

    private final Rows rows;
    private final Shell shell;
    private final int rounds;
    private final SudokuLines lines = new SudokuLines();

    private CommandLineAttacks(Rows rows, Shell shell, int rounds) {
        this.rows = rows;
        this.shell = shell;
        this.rounds = rounds;
    }

    /** Returns the exit code. */
    static int run(int rounds, List<String> wanted) throws IOException, InterruptedException {
        Rows rows = new Rows(wanted);
        try (WorkFolder work = new WorkFolder()) {
            Shell shell = new Shell(work.path());
            new CommandLineAttacks(rows, shell, rounds).all();
            new KillAttacks(rows, shell, rounds).all();
        }
        return rows.exit();
    }

    private void all() throws IOException, InterruptedException {
        rows.attack(this::manyLines, "many-lines");
        rows.attack(this::closedOutput, "closed-output");
        rows.attack(this::costlyTexts, "costly-texts");
        rows.attack(this::smallHeap, "small-heap");
        rows.attack(this::timeLimits, "time-limits");
    }

    private void manyLines() throws IOException, InterruptedException {
        int count = rounds < 100 ? 200_000 : 1_000_000;
        List<Integer> bad = new ArrayList<>();
        Path file = Files.writeString(shell.file("many.txt"), lines.of(count, bad));
        Shell.Ended ended = shell.run("exec tilewright count sudoku --limit 2 " + Shell.quoted(file));
        boolean named = SudokuLines.named(ended.err()).equals(bad);
        boolean fine = named && ended.out().equals(SudokuLines.counts(count, bad)) && ended.exit() == 1;
        rows.row(
                "many-lines",
                fine,
                "%,d lines in %.1f s, %d MB; %,d bad ones of %d kinds, %s with their numbers"
                        .formatted(
                                count,
                                ended.millis() / 1e3,
                                ended.megabytes(),
                                bad.size(),
                                SudokuLines.BAD.size(),
                                named ? "all" : "NOT all"));
    }

    private void closedOutput() throws IOException, InterruptedException {
        Shell.Ended head = shell.run(
                "{ tilewright new sudoku minimal --count 1000000 --seed 1; echo $? >&2; } | head -n 1 >/dev/null");
        Shell.Ended full = shell.run("tilewright new sudoku --count 20000 --seed 1 >/dev/full");
        Path out = shell.file("limited.out");
        Shell.Ended limited =
                shell.run("ulimit -f 64; exec tilewright new sudoku --count 20000 --seed 1 --out " + Shell.quoted(out));
        Shell.Ended nowhere = shell.run("tilewright new sudoku --seed 1 --out /proc/nowhere");
        boolean fine = head.err().equals("0\n")
                && full.exit() == 3
                && limited.exit() == 3
                && !Files.exists(out)
                && nowhere.exit() == 3
                && Stream.of(full, limited, nowhere)
                        .allMatch(ended -> ended.err().startsWith("tilewright: cannot write "));
        rows.row(
                "closed-output",
                fine,
                "closed pipe: exit %s; full disk: exit %d; file too large: exit %d, %s; no such place: exit %d"
                        .formatted(
                                head.err().strip(),
                                full.exit(),
                                limited.exit(),
                                Files.exists(out) ? "A FILE" : "no file",
                                nowhere.exit()));
    }

    /** Small texts that ask for much: each is refused, or bounded, with a heap of 256 MB. */
    private void costlyTexts() throws IOException, InterruptedException {
        Path zeros = shell.file("zeros.gz");
        shell.run("head -c 1000000000 /dev/zero | gzip >" + Shell.quoted(zeros));
        String start = "sudoku:" + SudokuLines.EMPTY + " |";
        Path moves = Files.writeString(shell.file("moves.txt"), start + " r1c1=1 r1c1=.".repeat(200_000) + "\n");
        List<String> commands = List.of(
                "count sudoku " + Shell.quoted(zeros),
                "count sudoku " + Shell.quoted(moves),
                "new trominoes 100000x100000",
                "new paletto 60x60",
                "count hues --text " + "8".repeat(100_000),
                "count trominoes --text " + "./".repeat(50_000));
        int refused = 0;
        long most = 0;
        for (String command : commands) {
            Shell.Ended ended = shell.run("TILEWRIGHT_JAVA_OPTIONS=-Xmx256m exec tilewright " + command);
            most = Math.max(most, ended.megabytes());
            refused += (ended.exit() == 1 || ended.exit() == 2)
                            && !ended.err().contains("OutOfMemory")
                            && !ended.err().contains("\tat ")
                    ? 1
                    : 0;
        }
        rows.row(
                "costly-texts",
                refused == commands.size(),
                "%d of %d small texts that ask for much refused with a heap of 256 MB; %d MB at most"
                        .formatted(refused, commands.size(), most));
    }

    /** Boards whose proofs take more than a gigabyte, and some that take less. */
    private Path boards() throws IOException, InterruptedException {
        StringBuilder boards = new StringBuilder();
        for (String setup : List.of("8x8", "7x7", "6x6")) {
            boards.append(shell.run("tilewright new paletto " + setup + " --seed 1 --count 12")
                    .out());
        }
        return Files.writeString(shell.file("boards.txt"), boards.toString());
    }

    private void smallHeap() throws IOException, InterruptedException {
        Path boards = boards();
        for (String options : List.of("", " --memory 1")) {
            Shell.Ended ended = shell.run("TILEWRIGHT_JAVA_OPTIONS=-Xmx512m exec tilewright analyze paletto --json"
                    + options + " " + Shell.quoted(boards));
            long answered = ended.out().lines().count();
            long proved = ended.out()
                    .lines()
                    .filter(line -> line.contains("\"proven\":true"))
                    .count();
            rows.row(
                    "small-heap",
                    answered == 36 && ended.exit() <= 1 && !ended.err().contains("OutOfMemory"),
                    "-Xmx512m%s: %d of 36 boards answered, %d of them proved, the others over budget; exit %d, %d MB"
                            .formatted(options, answered, proved, ended.exit(), ended.megabytes()));
        }
    }

    private void timeLimits() throws IOException, InterruptedException {
        String large = Stream.generate(() -> "........").limit(8).collect(Collectors.joining("/"));
        String wide = Stream.generate(() -> ".".repeat(28)).limit(28).collect(Collectors.joining("/"));
        List<String> costly = List.of(
                "new paletto 6x6 --trap --seed 1",
                "new paletto 6x6 --trap --seed 1 --log",
                "new sudoku clues-17 --seed 5",
                "new sudoku --count 100000000 --seed 1",
                "count sudoku --text " + SudokuLines.EMPTY,
                "solve hues --count 1 --text " + large,
                "count trominoes --text " + wide,
                "coverings trominoes --text " + wide,
                "analyze paletto " + Shell.quoted(boards()));
        int within = 0;
        int all = 0;
        List<Long> late = new ArrayList<>();
        for (String command : costly) {
            long start = Stream.generate(() -> measured(command, 0))
                    .limit(5)
                    .mapToLong(Shell.Ended::millis)
                    .min()
                    .orElseThrow();
            for (long millis : new long[] {200, 1_000, 3_000}) {
                List<Shell.Ended> ends = Stream.generate(() -> measured(command, millis))
                        .limit(3)
                        .toList();
                if (ends.stream().allMatch(ended -> ended.exit() == 4)) {
                    long over = ends.stream()
                                    .mapToLong(Shell.Ended::millis)
                                    .sorted()
                                    .skip(1)
                                    .findFirst()
                                    .orElseThrow()
                            - start
                            - millis;
                    late.add(over);
                    within += over <= Math.max(20, millis / 20) ? 1 : 0;
                    all++;
                }
            }
        }
        late.sort(Long::compare);
        rows.row(
                "time-limits",
                within == all,
                "%d of %d stops (each the middle of three) within 5 %% or 20 ms of --time, start excluded; %d ms over in the middle, %d ms at worst"
                        .formatted(within, all, late.get(all / 2), late.getLast()));
    }

    /** Runs a command for a time before all other work of the machine, as far as that is allowed. */
    private Shell.Ended measured(String command, long millis) {
        try {
            return shell.run(
                    "exec setsid -w sh -c 'echo -10 >/proc/self/autogroup; renice -n -10 $$ >/dev/null; exec \"$@\"' 2>/dev/null sh "
                            + "tilewright " + command + " --time " + millis + "ms");
        } catch (IOException | InterruptedException failure) {
            throw new IllegalStateException(failure);
        }
    }
}
