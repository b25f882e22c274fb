import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Attacks the command line and prints a figure for each attack: Reliability [ROUNDS [ROWS]]. Rounds are kills and damages; from
 * 100 on the files are large, too: a million lines, and a line of a gigabyte. ROWS are those wanted, all if none is named.
 *
 * <p>Runs the launcher of the folder it is started in, which must be built. This file is long because the attacks stand side
 * by side, each a few lines.
 *
 * <p>Exit: 1 when an attack did harm.
 */
final class Reliability {

    private static final String EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String EMPTY = ".".repeat(81);

    /** Lines that no Sudoku is. */
    private static final List<String> BAD = List.of(
            EASY.substring(1),
            EASY + "1",
            "=",
            "sudoku:sudoku:" + EASY,
            "hello",
            "sudoku:",
            "hues:" + EASY,
            "{}",
            "1,2,3",
            "\u0000".repeat(81),
            "x".repeat(81),
            EASY.replace('5', '\u00e4'),
            "A".repeat(300),
            "-1",
            "--help",
            EASY.substring(0, 40) + "\t" + EASY.substring(40),
            "\u001b[2J",
            "?",
            "(" + EASY + ")",
            "%s%n");

    private static final Pattern PROGRESS =
            Pattern.compile("(\\d+) %, ([\\d,]+) lines, [\\d.,]+ a second, (\\d+):(\\d+), about (\\d+):(\\d+) left");

    private static final Pattern OPTION = Pattern.compile("(?m)^ +(?:-[a-zA-Z], )?--([a-z][a-z-]*)");

    private final int rounds;
    private final List<String> wanted;
    private final Path work;
    private final Random random = new Random(1);
    private boolean harmed;

    /** One attack, or a few that belong together. */
    @FunctionalInterface
    private interface Attack {
        void run() throws IOException, InterruptedException;
    }

    private Reliability(int rounds, List<String> wanted, Path work) {
        this.rounds = rounds;
        this.wanted = wanted;
        this.work = work;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        int rounds = arguments.length == 0 ? 10 : Integer.parseInt(arguments[0]);
        Path work = Files.createTempDirectory("reliability");
        List<String> wanted = List.of(arguments).subList(Math.min(1, arguments.length), arguments.length);
        Reliability attacks = new Reliability(rounds, wanted, work);
        try {
            attacks.all();
        } finally {
            try (Stream<Path> files = Files.walk(work)) {
                files.sorted((a, b) -> b.compareTo(a)).forEach(file -> file.toFile().delete());
            }
        }
        System.exit(attacks.harmed ? 1 : 0);
    }

    private void all() throws IOException, InterruptedException {
        attack(this::manyLines, "C1");
        attack(this::otherBytes, "C2");
        attack(this::longLine, "C2");
        attack(this::kills, "C3", "F12");
        attack(this::damagedLeftovers, "C8");
        attack(this::printKills, "F13");
        attack(this::closedOutput, "C4");
        attack(this::threads, "C5");
        attack(this::progress, "C6");
        attack(this::completions, "C7");
        attack(this::examples, "C7");
        attack(this::bombs, "B8");
        attack(this::fuzz, "B1");
        attack(this::roundTrips, "B2");
        attack(this::wire, "B4");
        attack(this::time, "R3");
        attack(this::supplies, "R5");
        attack(this::smallHeap, "D4");
        attack(this::damagedCaches, "D5");
        attack(this::shells, "D6", "D7", "D8", "D9", "D15", "D16");
    }

    private void attack(Attack attack, String... rows) throws IOException, InterruptedException {
        if (wanted.isEmpty() || Stream.of(rows).anyMatch(wanted::contains)) {
            attack.run();
        }
    }

    private void row(String id, boolean fine, String figure) {
        harmed |= !fine;
        System.out.printf("%-4s %-4s %s%n", id, fine ? "ok" : "HARM", figure);
    }

    /** What a process left; the most memory it held, in MB, as far as that was seen. */
    private record Ended(int exit, String out, String err, long millis, long megabytes) {}

    private static String quoted(Path file) {
        return "'" + file + "'";
    }

    /** Runs a line of shell, in which tilewright is the launcher. */
    private Process start(String line) throws IOException {
        String launcher = Path.of("tilewright").toAbsolutePath().toString();
        return new ProcessBuilder("sh", "-c", "exec 2>" + quoted(work.resolve("err")) + "; " + line.replaceAll("(?<!/)\\btilewright ", launcher + " "))
                .redirectInput(work.resolve("in").toFile())
                .redirectOutput(work.resolve("out").toFile())
                .start();
    }

    private Ended shell(String line) throws IOException, InterruptedException {
        return shell(line, "");
    }

    private Ended shell(String line, String input) throws IOException, InterruptedException {
        Files.writeString(work.resolve("in"), input);
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

    /** Good lines, and one in a hundred bad; never two in a row, which may be meant as rows of one grid. */
    private String lines(int count, List<Integer> bad) {
        StringBuilder lines = new StringBuilder();
        for (int number = 1; number <= count; number++) {
            boolean wrong = random.nextInt(100) == 0 && (bad.isEmpty() || bad.getLast() < number - 1);
            if (wrong) {
                bad.add(number);
            }
            lines.append(wrong ? BAD.get(bad.size() % BAD.size()) : EASY).append('\n');
        }
        return lines.toString();
    }

    /** Numbers of lines that messages name. */
    private static List<Integer> named(String messages) {
        return messages.lines()
                .filter(line -> line.matches("line \\d+: .*"))
                .map(line -> Integer.valueOf(line.substring(5, line.indexOf(':'))))
                .toList();
    }

    private static String counts(int count, List<Integer> bad) {
        boolean[] wrong = new boolean[count + 1];
        bad.forEach(number -> wrong[number] = true);
        StringBuilder counts = new StringBuilder();
        for (int number = 1; number <= count; number++) {
            counts.append(wrong[number] ? "\n" : "1\n");
        }
        return counts.toString();
    }

    private void manyLines() throws IOException, InterruptedException {
        int count = rounds < 100 ? 200_000 : 1_000_000;
        List<Integer> bad = new ArrayList<>();
        Path file = Files.writeString(work.resolve("many.txt"), lines(count, bad));
        Ended ended = shell("exec tilewright count sudoku --limit 2 " + quoted(file));
        boolean named = named(ended.err()).equals(bad);
        boolean fine = named && ended.out().equals(counts(count, bad)) && ended.exit() == 1;
        row("C1", fine, "%,d lines in %.1f s, %d MB; %,d bad ones of %d kinds, %s with their numbers"
                .formatted(count, ended.millis() / 1e3, ended.megabytes(), bad.size(), BAD.size(), named ? "all" : "NOT all"));
    }

    private void otherBytes() throws IOException, InterruptedException {
        List<Integer> bad = new ArrayList<>();
        String lines = lines(2_000, bad);
        Ended wanted = shell("tilewright count sudoku --limit 2", lines);
        int same = 0;
        List<String> others = List.of(lines, "\ufeff" + lines, lines.replace("\n", "\r\n"), lines.substring(0, lines.length() - 1));
        for (String other : others) {
            Ended ended = shell("tilewright count sudoku --limit 2", other);
            same += ended.out().equals(wanted.out()) && named(ended.err()).equals(bad) ? 1 : 0;
        }
        Files.write(work.resolve("mixed.txt"), (EASY + "\n\u00e4\u00ff\n" + EASY).getBytes(StandardCharsets.ISO_8859_1));
        Ended mixed = shell("tilewright count sudoku " + quoted(work.resolve("mixed.txt")));
        boolean told = mixed.err().equals("line 2: byte 1 of the line is not UTF-8\n") && mixed.out().equals("1\n\n1\n");
        row("C2", same == others.size() && told, "%d of %d spellings of a file give the same; a line that is not UTF-8 is %s"
                .formatted(same, others.size(), told ? "named" : "NOT named"));
    }

    private void longLine() throws IOException, InterruptedException {
        int megabytes = rounds < 100 ? 64 : 1024;
        Path file = work.resolve("long.txt");
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            byte[] part = new byte[1 << 20];
            Arrays.fill(part, (byte) '5');
            out.write((EASY + "\n").getBytes(StandardCharsets.US_ASCII));
            for (int i = 0; i < megabytes; i++) {
                out.write(part);
            }
            out.write(("\n" + EASY + "\n").getBytes(StandardCharsets.US_ASCII));
        }
        Ended ended = shell("TILEWRIGHT_JAVA_OPTIONS=-Xmx256m exec tilewright count sudoku " + quoted(file));
        Files.delete(file);
        boolean fine = ended.out().equals("1\n\n1\n") && named(ended.err()).equals(List.of(2));
        row("C2", fine, "a line of %,d MB is refused with its number in %.1f s, %d MB".formatted(megabytes, ended.millis() / 1e3, ended.megabytes()));
    }

    private void kills() throws IOException, InterruptedException {
        List<Integer> bad = new ArrayList<>();
        Path file = Files.writeString(work.resolve("killed.txt"), lines(150_000, bad));
        String command = "exec tilewright hint sudoku --json " + quoted(file);
        String wanted = shell(command).out();
        Path out = work.resolve("killed.out");
        int kills = 0;
        int same = 0;
        int runs = 0;
        boolean whole = true;
        while (kills < rounds) {
            Files.writeString(out, "old");
            boolean done = false;
            while (!done) {
                Process process = start(command + " --threads " + (1 + random.nextInt(4)) + " --out " + quoted(out) + " --resume");
                done = kills >= rounds ? process.waitFor() >= 0 : process.waitFor(200 + random.nextInt(1_500), TimeUnit.MILLISECONDS);
                if (!done) {
                    kills++;
                    kill(process, kills);
                    done = process.waitFor() <= 1;
                }
                String now = Files.readString(out);
                whole &= now.equals(done ? wanted : "old") || now.equals(wanted);
            }
            runs++;
            same += Files.readString(out).equals(wanted) ? 1 : 0;
        }
        row("C3", same == runs, "%d kills (two of three by signal 9) of %d runs; %d of them resumed to the same bytes".formatted(kills, runs, same));
        row("F12", whole, "%d kills while a file was written; it was %s the old one or the new one, whole".formatted(kills, whole ? "always" : "NOT always"));
    }

    /** Runs that are killed again and again, and go on with what they have left, which somebody has damaged. */
    private void damagedLeftovers() throws IOException, InterruptedException {
        List<Integer> bad = new ArrayList<>();
        Path file = Files.writeString(work.resolve("damaged.txt"), lines(20_000, bad));
        String command = "exec tilewright hint sudoku --json " + quoted(file);
        Ended printed = shell(command);
        Path folder = Files.createDirectories(work.resolve("damaged"));
        Path out = folder.resolve("out");
        Path victim = folder.resolve("victim");
        int damages = 0;
        int right = 0;
        int refused = 0;
        int wrong = 0;
        Files.writeString(victim, "mine");
        while (damages < rounds) {
            List<String> before = states(out);
            Process process = start(command + " --out " + quoted(out) + " --resume");
            while (states(out).equals(before) && !process.waitFor(5, TimeUnit.MILLISECONDS)) {
                // it has written nothing yet
            }
            if (!process.waitFor(random.nextInt((int) printed.millis()), TimeUnit.MILLISECONDS)) {
                kill(process, 1);
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
                if (Files.isRegularFile(left, LinkOption.NOFOLLOW_LINKS) || left.toString().endsWith(".checkpoint.partial")) {
                    damage(left, victim);
                    damages++;
                }
            }
        }
        row("C8", wrong == 0, "%d damages of what killed runs had left: %d of the runs then ended with the right bytes, %d refused, %d wrong"
                .formatted(damages, right, refused, wrong));
    }

    private static List<Path> leftovers(Path out) {
        return Stream.of(".partial", ".checkpoint", ".checkpoint.partial")
                .map(end -> out.resolveSibling(out.getFileName() + end))
                .toList();
    }

    /** What lies there now, as far as changes show. */
    private static List<String> states(Path out) throws IOException {
        List<String> states = new ArrayList<>();
        for (Path left : leftovers(out)) {
            try {
                BasicFileAttributes now = Files.readAttributes(left, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
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
                work.resolve("printed.txt"), shell("tilewright new sudoku --count 60 --seed 1").out());
        Path out = work.resolve("printed.pdf");
        List<String> commands = Stream.of("4", "9")
                .map(each -> "exec tilewright print sudoku " + quoted(puzzles) + " --per-page " + each + " -o " + quoted(out))
                .toList();
        List<byte[]> files = new ArrayList<>();
        long millis = Long.MAX_VALUE;
        for (String command : commands) {
            millis = Math.min(millis, shell(command).millis());
            files.add(Files.readAllBytes(out));
        }
        int harmed = 0;
        int killed = 0;
        int prints = 0;
        while (killed < rounds) {
            Process process = start(commands.get(++prints % 2));
            if (!process.waitFor(millis / 2 + random.nextInt((int) millis / 2), TimeUnit.MILLISECONDS)) {
                kill(process, prints);
                process.waitFor();
                killed++;
            }
            byte[] now = Files.readAllBytes(out);
            harmed += files.stream().anyMatch(whole -> Arrays.equals(whole, now)) ? 0 : 1;
        }
        row("F13", harmed == 0, "%d prints over a file, %d of them killed; it was %s the old one or the new one, whole"
                .formatted(prints, killed, harmed == 0 ? "always" : "NOT always"));
    }

    private static void kill(Process process, int number) throws IOException, InterruptedException {
        String signal = number % 3 != 0 ? "KILL" : number % 2 == 0 ? "TERM" : "INT";
        new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid())).start().waitFor();
    }

    private void closedOutput() throws IOException, InterruptedException {
        Ended head = shell("{ tilewright new sudoku minimal --count 1000000 --seed 1; echo $? >&2; } | head -n 1 >/dev/null");
        Ended full = shell("tilewright new sudoku --count 20000 --seed 1 >/dev/full");
        Path out = work.resolve("limited.out");
        Ended limited = shell("ulimit -f 64; exec tilewright new sudoku --count 20000 --seed 1 --out " + quoted(out));
        Ended nowhere = shell("tilewright new sudoku --seed 1 --out /proc/nowhere");
        boolean fine = head.err().equals("0\n")
                && full.exit() == 3
                && limited.exit() == 3
                && !Files.exists(out)
                && nowhere.exit() == 3
                && Stream.of(full, limited, nowhere).allMatch(ended -> ended.err().startsWith("tilewright: cannot write "));
        row("C4", fine, "closed pipe: exit %s; full disk: exit %d; file too large: exit %d, %s; no such place: exit %d"
                .formatted(head.err().strip(), full.exit(), limited.exit(), Files.exists(out) ? "A FILE" : "no file", nowhere.exit()));
    }

    private void threads() throws IOException, InterruptedException {
        String boards = shell("tilewright new paletto 5x5 --seed 3 --count 200").out();
        String sudokus = lines(20_000, new ArrayList<>());
        int same = 0;
        int all = 0;
        for (String[] verb : new String[][] {{"analyze paletto", boards}, {"count sudoku", sudokus}, {"hint sudoku", sudokus}}) {
            Ended one = shell("tilewright " + verb[0] + " --json --threads 1", verb[1]);
            for (int threads : new int[] {2, 2, 8, 64}) {
                Ended many = shell("tilewright " + verb[0] + " --json --threads " + threads, verb[1]);
                same += many.out().equals(one.out()) && many.err().equals(one.err()) ? 1 : 0;
                all++;
            }
        }
        row("C5", same == all, "%d of %d runs with 2, 8 and 64 threads give the bytes of one".formatted(same, all));
    }

    /**
     * A terminal is made by script(1); each line of progress says how long it took so far and how long it will take. How right
     * that was is a figure only, for the machine may do something else meanwhile.
     */
    private void progress() throws IOException, InterruptedException {
        int count = rounds < 100 ? 300_000 : 3_000_000;
        Path file = Files.writeString(work.resolve("progress.txt"), lines(count, new ArrayList<>()));
        Path shown = work.resolve("shown");
        shell("script -qec \"tilewright hint sudoku --threads 1 --out " + work.resolve("counted") + " " + file + "\" " + quoted(shown) + " >/dev/null");
        List<long[]> told = PROGRESS.matcher(Files.exists(shown) ? Files.readString(shown, StandardCharsets.ISO_8859_1) : "")
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
            row("C6", false, "no progress was shown; script(1) is needed");
            return;
        }
        long[] last = told.getLast();
        long all = last[2] + last[3];
        long near = told.stream().filter(one -> Math.abs(one[2] + one[3] - all) <= Math.max(1, all / 5)).count();
        boolean attempted = told.stream().allMatch(one -> Math.abs(100.0 * one[1] / count - one[0]) <= 2);
        row("C6", attempted, "%,d lines: %d of %d times the time left, from 10 %% on, was right within 20 %% of %d s; bad lines %s"
                .formatted(count, near, told.size(), all, attempted ? "count" : "do NOT count"));
    }

    private List<String> verbs() throws IOException, InterruptedException {
        return shell("tilewright --help").out().lines()
                .dropWhile(line -> !line.equals("Commands:"))
                .skip(1)
                .takeWhile(line -> !line.isEmpty())
                .filter(line -> line.matches("  [a-z].*"))
                .map(line -> line.strip().split(" ")[0])
                .toList();
    }

    /** Every long option that a command's help names is known to the scripts of all three shells. */
    private void completions() throws IOException, InterruptedException {
        Map<String, String> scripts = new TreeMap<>();
        for (String shell : List.of("bash", "zsh", "fish")) {
            scripts.put(shell, shell("tilewright completion " + shell).out());
        }
        int known = 0;
        List<String> missing = new ArrayList<>();
        for (String verb : verbs()) {
            Set<String> options = OPTION.matcher(shell("tilewright " + verb + " --help").out()).results()
                    .map(found -> found.group(1))
                    .collect(Collectors.toSet());
            for (String option : options) {
                for (Map.Entry<String, String> script : scripts.entrySet()) {
                    boolean fish = script.getKey().equals("fish");
                    boolean there = fish
                            ? script.getValue().lines().anyMatch(line -> line.contains("from " + verb + "' -l " + option + " ") || line.contains("from " + verb + "' -s") && line.contains("-l " + option + " "))
                            : script.getValue().contains("--" + option);
                    known++;
                    if (!there) {
                        missing.add(script.getKey() + " " + verb + " --" + option);
                    }
                }
            }
        }
        row("C7", missing.isEmpty() && known > 300, "%d options in three shells, %d of them missing %s".formatted(known, missing.size(), missing));
    }

    /** Every example of every help is a command that can be run: it may find no file, but its words are right. */
    private void examples() throws IOException, InterruptedException {
        List<String> wrong = new ArrayList<>();
        int all = 0;
        List<String> helps = new ArrayList<>(verbs());
        helps.add("");
        for (String verb : helps) {
            List<String> examples = shell("tilewright " + verb + " --help").out().lines()
                    .dropWhile(line -> !line.equals("Examples:"))
                    .skip(1)
                    .takeWhile(line -> line.startsWith("  "))
                    .map(String::strip)
                    .filter(line -> line.startsWith("tilewright "))
                    .toList();
            for (String example : examples) {
                all++;
                Ended ended = shell("cd " + quoted(work) + "; ulimit -f 100000; timeout 20 sh -c " + quoted(Path.of(example
                        .replace("tilewright ", Path.of("tilewright").toAbsolutePath() + " ").replace("'", "'\\''"))));
                if (ended.exit() == 2 || ended.err().contains("Usage:") || ended.err().contains("\tat ")) {
                    wrong.add(example);
                }
            }
        }
        row("C7", wrong.isEmpty() && all > 20, "%d examples of helps run, %d wrong %s".formatted(all, wrong.size(), wrong));
    }

    /** Small texts that ask for much: each is refused, or bounded, with a heap of 256 MB. */
    private void bombs() throws IOException, InterruptedException {
        Path zeros = work.resolve("zeros.gz");
        shell("head -c 1000000000 /dev/zero | gzip >" + quoted(zeros));
        String start = "sudoku:" + EMPTY + " |";
        Path moves = Files.writeString(work.resolve("moves.txt"), start + " r1c1=1 r1c1=.".repeat(200_000) + "\n");
        List<String> commands = List.of(
                "count sudoku " + quoted(zeros),
                "count sudoku " + quoted(moves),
                "new trominoes 100000x100000",
                "new paletto 60x60",
                "count hues --text " + "8".repeat(100_000),
                "count trominoes --text " + "./".repeat(50_000));
        int refused = 0;
        long most = 0;
        for (String command : commands) {
            Ended ended = shell("TILEWRIGHT_JAVA_OPTIONS=-Xmx256m exec tilewright " + command);
            most = Math.max(most, ended.megabytes());
            refused += (ended.exit() == 1 || ended.exit() == 2) && !ended.err().contains("OutOfMemory") && !ended.err().contains("\tat ") ? 1 : 0;
        }
        row("B8", refused == commands.size(), "%d of %d small texts that ask for much refused with a heap of 256 MB; %d MB at most".formatted(refused, commands.size(), most));
    }

    /** The long mode of the fuzz tests, for a minute, or ten. */
    private void fuzz() throws IOException, InterruptedException {
        int minutes = rounds < 100 ? 1 : 10;
        Ended ended = shell("./build fuzz " + minutes);
        row("B1", ended.exit() == 0, "fuzz tests for %d minutes: exit %d; %s".formatted(minutes, ended.exit(), ended.out().strip().replace("\n", "; ")));
    }

    private void roundTrips() throws IOException, InterruptedException {
        int count = rounds < 100 ? 2_000 : 100_000;
        Ended ended = shell("./build bench roundtrips " + count);
        long lines = ended.out().lines().count();
        row("B2", ended.exit() == 0 && lines > 4 && !ended.out().contains("differs"), "%d positions of each puzzle and what belongs to them, %d kinds of texts read as they were written: exit %d"
                .formatted(count, lines, ended.exit()));
    }

    /** Malformed requests, which a test has. */
    private void wire() throws IOException, InterruptedException {
        Ended ended = shell("./build -B -pl server -am test -Dtest=HttpTortureTest -Dsurefire.failIfNoSpecifiedTests=false");
        Matcher sent = Pattern.compile("(?m)^\\d+ requests that are wrong$").matcher(ended.out());
        boolean told = sent.find();
        row("B4", ended.exit() == 0 && told, told ? sent.group() + ": each gets a 4xx or is closed, and nothing of the inside is told" : "exit %d".formatted(ended.exit()));
    }

    /** What the program is made of, and a second build of it in another folder. */
    private void supplies() throws IOException, InterruptedException {
        Path other = work.resolve("other");
        SupplyChain.copy(other);
        boolean refused = SupplyChain.refusesChanged(other);
        String failure = SupplyChain.build(other);
        List<String> differing = failure.isEmpty() ? SupplyChain.differences(other) : List.of(failure);
        List<String> missing = SupplyChain.missing();
        List<String> loose = SupplyChain.loose();
        long unlicensed = SupplyChain.unlicensed();
        row(
                "R5",
                refused && differing.isEmpty() && missing.isEmpty() && loose.isEmpty() && unlicensed == 0,
                "bill of %d materials, lacking %s, %d without a license; %d license texts in the jar; versions that are not fixed: %s; %,d checksums, a changed one is %s; of %,d entries of the jar, built in another folder, these differ: %s"
                        .formatted(SupplyChain.libraries(), missing, unlicensed, SupplyChain.licenseTexts(), loose, SupplyChain.checksums(), refused ? "refused" : "NOT refused", SupplyChain.entries(), differing));
    }

    private void time() throws IOException, InterruptedException {
        String large = Stream.generate(() -> "........").limit(8).collect(Collectors.joining("/"));
        String wide = Stream.generate(() -> ".".repeat(28)).limit(28).collect(Collectors.joining("/"));
        List<String> costly = List.of(
                "new paletto 6x6 --trap --seed 1",
                "new paletto 6x6 --trap --seed 1 --log",
                "new sudoku clues-17 --seed 5",
                "new sudoku --count 100000000 --seed 1",
                "count sudoku --text " + EMPTY,
                "solve hues --count 1 --text " + large,
                "count trominoes --text " + wide,
                "coverings trominoes --text " + wide,
                "analyze paletto " + quoted(boards()));
        int within = 0;
        int all = 0;
        List<Long> late = new ArrayList<>();
        for (String command : costly) {
            long start = Stream.generate(() -> measured(command, 0)).limit(5).mapToLong(Ended::millis).min().orElseThrow();
            for (long millis : new long[] {200, 1_000, 3_000}) {
                List<Ended> ends = Stream.generate(() -> measured(command, millis)).limit(3).toList();
                if (ends.stream().allMatch(ended -> ended.exit() == 4)) {
                    long over = ends.stream().mapToLong(Ended::millis).sorted().skip(1).findFirst().orElseThrow() - start - millis;
                    late.add(over);
                    within += over <= Math.max(20, millis / 20) ? 1 : 0;
                    all++;
                }
            }
        }
        late.sort(Long::compare);
        row("R3", within == all, "%d of %d stops (each the middle of three) within 5 %% or 20 ms of --time, start excluded; %d ms over in the middle, %d ms at worst"
                .formatted(within, all, late.get(all / 2), late.getLast()));
    }

    /** Runs a command for a time before all other work of the machine, as far as that is allowed. */
    private Ended measured(String command, long millis) {
        try {
            return shell("exec setsid -w sh -c 'echo -10 >/proc/self/autogroup; renice -n -10 $$ >/dev/null; exec \"$@\"' 2>/dev/null sh "
                    + "tilewright " + command + " --time " + millis + "ms");
        } catch (IOException | InterruptedException failure) {
            throw new IllegalStateException(failure);
        }
    }

    /** Boards of 8 x 8 whose proofs take more than a gigabyte, and some that take less. */
    private Path boards() throws IOException, InterruptedException {
        StringBuilder boards = new StringBuilder();
        for (String board : shell("tilewright new paletto 8x8 --seed 1 --count 12").out().split("\n")) {
            for (int taken : new int[] {1, 16, 28}) {
                boards.append(without(board, taken)).append('\n');
            }
        }
        return Files.writeString(work.resolve("boards.txt"), boards.toString());
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
        return left + " 2 0 " + Stream.of(owned)
                .map(colors -> Arrays.stream(colors).mapToObj(Integer::toString).collect(Collectors.joining()))
                .collect(Collectors.joining(","));
    }

    private void smallHeap() throws IOException, InterruptedException {
        Path boards = boards();
        String heap = System.getenv().getOrDefault("TILEWRIGHT_JAVA_OPTIONS", "-Xmx512m");
        for (String options : List.of("", " --memory 1")) {
            Ended ended = shell("TILEWRIGHT_JAVA_OPTIONS=" + heap + " exec tilewright analyze paletto --json" + options + " " + quoted(boards));
            long answered = ended.out().lines().count();
            long proved = ended.out().lines().filter(line -> line.contains("\"proven\":true")).count();
            boolean fine = answered == 36 && ended.exit() <= 1 && !ended.err().contains("OutOfMemory");
            row("D4", fine, "%s%s: %d of 36 boards answered, %d of them proved, the others over budget; exit %d, %d MB"
                    .formatted(heap.isEmpty() ? "default heap" : heap, options, answered, proved, ended.exit(), ended.megabytes()));
        }
    }

    private void damagedCaches() throws IOException, InterruptedException {
        Path copy = work.resolve("copy");
        Path made = Files.createDirectories(copy.resolve("cli/target"));
        Files.createDirectories(copy.resolve("scripts"));
        for (String name : List.of("tilewright", "scripts/find-jdk.sh", "cli/target/tilewright.jar", "cli/target/tilewright.options")) {
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
            Ended ended = shell("cd " + quoted(copy) + "; exec ./tilewright count sudoku --text " + EASY);
            right += ended.exit() == 0 && ended.out().equals("1\n") ? 1 : 0;
        }
        try (Stream<Path> files = Files.walk(copy)) {
            long crashes = files.filter(file -> file.toString().matches(".*(hs_err|crash).*")).count();
            row("D5", right == all && crashes == 0, "%d of %d starts with a damaged cache give the right answer; %d crash files".formatted(right, all, crashes));
        }
    }

    private void shells() throws IOException, InterruptedException {
        Ended home = shell("unset HOME; tilewright --version");
        row("D6", home.exit() == 0 && home.err().isEmpty(), "HOME unset: exit " + home.exit());
        Ended closed = shell("tilewright count sudoku <&-");
        row("D7", closed.out().isEmpty() && closed.exit() == 0, "input closed: %d lines, exit %d".formatted(closed.out().lines().count(), closed.exit()));
        Ended help = shell("tilewright --help >/dev/full");
        Ended version = shell("tilewright --version >/dev/full");
        row("D8", help.exit() == 3 && version.exit() == 3, "help and version to a full disk: exit %d and %d; %s".formatted(help.exit(), version.exit(), help.err().strip()));
        Ended named = shell("cd " + quoted(work) + "; f=$(printf 'b\\303\\266se.txt'); echo " + EASY + " >\"$f\"; LC_ALL=C tilewright count sudoku \"$f\"");
        row("D9", named.out().equals("1\n"), "LC_ALL=C and a file name beyond ASCII: exit " + named.exit());
        Ended memory = shell("tilewright analyze paletto --memory 2147483647");
        row("D15", memory.exit() == 2 && !memory.err().contains("-Xmx-"), memory.err().lines().findFirst().orElse(""));
        Ended none = shell("tilewright help bogus");
        Ended host = shell("tilewright serve --host nosuch.invalid");
        Ended escape = shell("tilewright count sudoku", "\u001b[2J\n");
        boolean fine = none.exit() == 2 && host.err().contains("no such host") && escape.err().indexOf('\u001b') < 0;
        row("D16", fine, "help bogus: exit %d; %s".formatted(none.exit(), host.err().strip()));
    }
}
