package tilewright.attacks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Runs that are killed while they write. */
final class KillAttacks {

    private final Rows rows;
    private final Shell shell;
    private final int rounds;
    private final SudokuLines lines = new SudokuLines();
    private final Random random = new Random(1);

    KillAttacks(Rows rows, Shell shell, int rounds) {
        this.rows = rows;
        this.shell = shell;
        this.rounds = rounds;
    }

    void all() throws IOException, InterruptedException {
        rows.attack(this::kills, "resume-after-kills", "kill-while-writing");
        rows.attack(this::printKills, "kill-while-printing");
    }

    private void kills() throws IOException, InterruptedException {
        List<Integer> bad = new ArrayList<>();
        Path file = Files.writeString(shell.file("killed.txt"), lines.of(150_000, bad));
        String command = "exec tilewright hint sudoku --json " + Shell.quoted(file);
        String wanted = shell.run(command).out();
        Path out = shell.file("killed.out");
        int kills = 0;
        int same = 0;
        int runs = 0;
        boolean whole = true;
        while (kills < rounds) {
            Files.writeString(out, "old");
            boolean done = false;
            while (!done) {
                Process process = shell.start(command + " --threads " + (1 + random.nextInt(4)) + " --out "
                        + Shell.quoted(out) + " --resume");
                done = kills >= rounds
                        ? process.waitFor() >= 0
                        : process.waitFor(200 + random.nextInt(1_500), TimeUnit.MILLISECONDS);
                if (!done) {
                    kills++;
                    Shell.kill(process, kills);
                    done = process.waitFor() <= 1;
                }
                String now = Files.readString(out);
                whole &= now.equals(done ? wanted : "old") || now.equals(wanted);
            }
            runs++;
            same += Files.readString(out).equals(wanted) ? 1 : 0;
        }
        rows.row(
                "resume-after-kills",
                same == runs,
                "%d kills (two of three by signal 9) of %d runs; %d of them resumed to the same bytes"
                        .formatted(kills, runs, same));
        rows.row(
                "kill-while-writing",
                whole,
                "%d kills while a file was written; it was %s the old one or the new one, whole"
                        .formatted(kills, whole ? "always" : "NOT always"));
    }

    /** Two prints in turn over the same file, killed in the second half of their time. */
    private void printKills() throws IOException, InterruptedException {
        Path puzzles = Files.writeString(
                shell.file("printed.txt"),
                shell.run("tilewright new sudoku --count 60 --seed 1").out());
        Path out = shell.file("printed.pdf");
        List<String> commands = Stream.of("4", "9")
                .map(each -> "exec tilewright print sudoku " + Shell.quoted(puzzles) + " --per-page " + each + " -o "
                        + Shell.quoted(out))
                .toList();
        List<byte[]> files = new ArrayList<>();
        long millis = Long.MAX_VALUE;
        for (String command : commands) {
            millis = Math.min(millis, shell.run(command).millis());
            files.add(Files.readAllBytes(out));
        }
        int harmed = 0;
        int killed = 0;
        int prints = 0;
        while (killed < rounds) {
            long begin = System.nanoTime();
            Process process = shell.start(commands.get(++prints % 2));
            if (!process.waitFor(millis / 2 + random.nextInt((int) millis / 2), TimeUnit.MILLISECONDS)) {
                Shell.kill(process, prints);
                process.waitFor();
                killed++;
            } else {
                millis = Math.min(millis, ServerClient.millis(begin)); // the machine has more time than before
            }
            byte[] now = Files.readAllBytes(out);
            harmed += files.stream().anyMatch(whole -> Arrays.equals(whole, now)) ? 0 : 1;
        }
        rows.row(
                "kill-while-printing",
                harmed == 0,
                "%d prints over a file, %d of them killed; it was %s the old one or the new one, whole"
                        .formatted(prints, killed, harmed == 0 ? "always" : "NOT always"));
    }
}
