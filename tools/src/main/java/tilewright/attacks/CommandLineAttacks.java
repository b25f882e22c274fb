package tilewright.attacks;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Attacks on the command line. Rounds are kills and damages; from 100 on the files are large, too: a million lines, and a line
 * of a gigabyte. Runs the launcher of the folder it is started in, which must be built.
 */
final class CommandLineAttacks {

    private static final Pattern PROGRESS =
            Pattern.compile("(\\d+) %, ([\\d,]+) lines, [\\d.,]+ a second, (\\d+):(\\d+), about (\\d+):(\\d+) left");

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
            Shell shell = new Shell(work.path(), Optional.empty());
            new CommandLineAttacks(rows, shell, rounds).all();
            new KillAttacks(rows, shell, rounds).all();
            new HelpAttacks(rows, shell).all();
            new BuildAttacks(rows, shell, rounds).all();
            new KnownCommandLineAttacks(rows, shell, rounds).all();
        }
        return rows.exit();
    }

    private void all() throws IOException, InterruptedException {
        rows.attack(this::manyLines, "many-lines");
        rows.attack(this::otherBytes, "encodings");
        rows.attack(this::longLine, "long-line");
        rows.attack(this::closedOutput, "closed-output");
        rows.attack(this::threads, "threads");
        rows.attack(this::progress, "progress");
        rows.attack(this::bombs, "costly-texts");
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

    private void otherBytes() throws IOException, InterruptedException {
        List<Integer> bad = new ArrayList<>();
        String text = lines.of(2_000, bad);
        Shell.Ended wanted = shell.run("tilewright count sudoku --limit 2", text);
        int same = 0;
        List<String> others =
                List.of(text, "\ufeff" + text, text.replace("\n", "\r\n"), text.substring(0, text.length() - 1));
        for (String other : others) {
            Shell.Ended ended = shell.run("tilewright count sudoku --limit 2", other);
            same += ended.out().equals(wanted.out())
                            && SudokuLines.named(ended.err()).equals(bad)
                    ? 1
                    : 0;
        }
        Files.write(
                shell.file("mixed.txt"),
                (SudokuLines.EASY + "\n\u00e4\u00ff\n" + SudokuLines.EASY).getBytes(StandardCharsets.ISO_8859_1));
        Shell.Ended mixed = shell.run("tilewright count sudoku " + Shell.quoted(shell.file("mixed.txt")));
        boolean told = mixed.err().equals("line 2: byte 1 of the line is not UTF-8\n")
                && mixed.out().equals("1\n\n1\n");
        rows.row(
                "encodings",
                same == others.size() && told,
                "%d of %d spellings of a file give the same; a line that is not UTF-8 is %s"
                        .formatted(same, others.size(), told ? "named" : "NOT named"));
    }

    private void longLine() throws IOException, InterruptedException {
        int megabytes = rounds < 100 ? 64 : 1024;
        Path file = shell.file("long.txt");
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            byte[] part = new byte[1 << 20];
            Arrays.fill(part, (byte) '5');
            out.write((SudokuLines.EASY + "\n").getBytes(StandardCharsets.US_ASCII));
            for (int i = 0; i < megabytes; i++) {
                out.write(part);
            }
            out.write(("\n" + SudokuLines.EASY + "\n").getBytes(StandardCharsets.US_ASCII));
        }
        Shell.Ended ended =
                shell.run("TILEWRIGHT_JAVA_OPTIONS=-Xmx256m exec tilewright count sudoku " + Shell.quoted(file));
        Files.delete(file);
        boolean fine =
                ended.out().equals("1\n\n1\n") && SudokuLines.named(ended.err()).equals(List.of(2));
        rows.row(
                "long-line",
                fine,
                "a line of %,d MB is refused with its number in %.1f s, %d MB"
                        .formatted(megabytes, ended.millis() / 1e3, ended.megabytes()));
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

    private void threads() throws IOException, InterruptedException {
        String boards =
                shell.run("tilewright new paletto 5x5 --seed 3 --count 200").out();
        String sudokus = lines.of(20_000, new ArrayList<>());
        int same = 0;
        int all = 0;
        for (String[] verb :
                new String[][] {{"analyze paletto", boards}, {"count sudoku", sudokus}, {"hint sudoku", sudokus}}) {
            Shell.Ended one = shell.run("tilewright " + verb[0] + " --json --threads 1", verb[1]);
            for (int threads : new int[] {2, 2, 8, 64}) {
                Shell.Ended many = shell.run("tilewright " + verb[0] + " --json --threads " + threads, verb[1]);
                same += many.out().equals(one.out()) && many.err().equals(one.err()) ? 1 : 0;
                all++;
            }
        }
        rows.row(
                "threads",
                same == all,
                "%d of %d runs with 2, 8 and 64 threads give the bytes of one".formatted(same, all));
    }

    /**
     * A terminal is made by script(1); each line of progress says how long it took so far and how long it will take. How right
     * that was is a figure only, for the machine may do something else meanwhile.
     */
    private void progress() throws IOException, InterruptedException {
        int count = rounds < 100 ? 300_000 : 3_000_000;
        Path file = Files.writeString(shell.file("progress.txt"), lines.of(count, new ArrayList<>()));
        Path shown = shell.file("shown");
        shell.run("script -qec \"tilewright hint sudoku --threads 1 --out " + shell.file("counted") + " " + file + "\" "
                + Shell.quoted(shown) + " >/dev/null");
        List<long[]> told = PROGRESS.matcher(
                        Files.exists(shown) ? Files.readString(shown, StandardCharsets.ISO_8859_1) : "")
                .results()
                .map(found -> new long[] {
                    Long.parseLong(found.group(1)),
                    Long.parseLong(found.group(2).replace(",", "")),
                    60 * Long.parseLong(found.group(3)) + Long.parseLong(found.group(4)),
                    60 * Long.parseLong(found.group(5)) + Long.parseLong(found.group(6))
                })
                .filter(one -> one[0] >= 10)
                .toList();
        if (told.isEmpty()) {
            rows.row("progress", false, "no progress was shown; script(1) is needed");
            return;
        }
        long[] last = told.getLast();
        long all = last[2] + last[3];
        long near = told.stream()
                .filter(one -> Math.abs(one[2] + one[3] - all) <= Math.max(1, all / 5))
                .count();
        boolean attempted = told.stream().allMatch(one -> Math.abs(100.0 * one[1] / count - one[0]) <= 2);
        rows.row(
                "progress",
                attempted,
                "%,d lines: %d of %d times the time left, from 10 %% on, was right within 20 %% of %d s; bad lines %s"
                        .formatted(count, near, told.size(), all, attempted ? "count" : "do NOT count"));
    }

    /** Small texts that ask for much: each is refused, or bounded, with a heap of 256 MB. */
    private void bombs() throws IOException, InterruptedException {
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
                "analyze paletto " + Shell.quoted(KnownCommandLineAttacks.boards(shell)));
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
