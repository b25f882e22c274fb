package tilewright.attacks;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Runs that are killed while they write, and what they leave. */
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
        rows.attack(this::damagedLeftovers, "damaged-leftovers");
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

    /** Runs that are killed again and again, and go on with what they have left, which somebody has damaged. */
    private void damagedLeftovers() throws IOException, InterruptedException {
        List<Integer> bad = new ArrayList<>();
        Path file = Files.writeString(shell.file("damaged.txt"), lines.of(20_000, bad));
        String command = "exec tilewright hint sudoku --json " + Shell.quoted(file);
        Shell.Ended printed = shell.run(command);
        Path folder = Files.createDirectories(shell.file("damaged"));
        Path out = folder.resolve("out");
        Path victim = folder.resolve("victim");
        int damages = 0;
        int right = 0;
        int refused = 0;
        int wrong = 0;
        Files.writeString(victim, "mine");
        while (damages < rounds) {
            List<String> before = states(out);
            Process process = shell.start(command + " --out " + Shell.quoted(out) + " --resume");
            while (states(out).equals(before) && !process.waitFor(5, TimeUnit.MILLISECONDS)) {
                // it has written nothing yet
            }
            if (!process.waitFor(random.nextInt((int) printed.millis()), TimeUnit.MILLISECONDS)) {
                Shell.kill(process, 1);
            }
            int exit = process.waitFor();
            boolean harmed = !Files.readString(victim).equals("mine")
                    || Files.exists(out) && !Files.readString(out).equals(printed.out());
            wrong += harmed || exit != 1 && exit != 3 && exit <= 128 ? 1 : 0;
            right += exit == 1 && !harmed ? 1 : 0;
            refused += exit == 3 ? 1 : 0;
            if (exit <= 128) {
                for (Path left : leftovers(out)) {
                    Files.deleteIfExists(left);
                }
                Files.deleteIfExists(out);
            } else {
                Path left = leftovers(out).get(Math.max(0, random.nextInt(5) - 2));
                if (Files.isRegularFile(left, LinkOption.NOFOLLOW_LINKS)
                        || left.toString().endsWith(".checkpoint.partial")) {
                    damage(left, victim);
                    damages++;
                }
            }
        }
        rows.row(
                "damaged-leftovers",
                wrong == 0,
                "%d damages of what killed runs had left: %d of the runs then ended with the right bytes, %d refused, %d wrong"
                        .formatted(damages, right, refused, wrong));
    }

    private static List<Path> leftovers(Path out) {
        return Stream.of(".partial", ".checkpoint", ".checkpoint.partial")
                .map(end -> out.resolveSibling(out.getFileName() + end))
                .toList();
    }

    /** Returns the state of the leftovers, as far as changes show. */
    private static List<String> states(Path out) throws IOException {
        List<String> states = new ArrayList<>();
        for (Path left : leftovers(out)) {
            try {
                BasicFileAttributes now =
                        Files.readAttributes(left, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
                states.add(now.fileKey() + " " + now.size() + " " + now.lastModifiedTime());
            } catch (NoSuchFileException none) {
                states.add("");
            }
        }
        return states;
    }

    /** Changes, removes or adds some bytes, or puts another file there, or a link. */
    private void damage(Path file, Path victim) throws IOException {
        byte[] good = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
        int at = random.nextInt(good.length + 1);
        int kind = random.nextInt(good.length == 0 ? 3 : 7);
        Files.deleteIfExists(file);
        switch (kind) {
            case 0 -> Files.createSymbolicLink(file, victim);
            case 1 -> Files.createLink(file, victim);
            case 2 -> Files.writeString(file, "another file\n".repeat(random.nextInt(10)));
            case 3 -> Files.write(file, Arrays.copyOf(good, at));
            default -> {
                byte[] some = new byte[1 + random.nextInt(4)];
                random.nextBytes(some);
                int from = kind == 4 ? at : Math.min(good.length, at + some.length);
                ByteArrayOutputStream damaged = new ByteArrayOutputStream();
                damaged.write(good, 0, at);
                damaged.writeBytes(kind == 6 ? new byte[0] : some);
                damaged.write(good, from, good.length - from);
                Files.write(file, damaged.toByteArray());
            }
        }
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
            Process process = shell.start(commands.get(++prints % 2));
            if (!process.waitFor(millis / 2 + random.nextInt((int) millis / 2), TimeUnit.MILLISECONDS)) {
                Shell.kill(process, prints);
                process.waitFor();
                killed++;
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
