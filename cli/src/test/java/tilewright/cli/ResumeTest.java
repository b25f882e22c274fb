package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.Sample;
import tilewright.Seeds;
import tilewright.cli.Program.Ran;
import tilewright.rng.SeededRandom;

/** Files of results that appear when they are whole, and runs that go on where another was interrupted. */
final class ResumeTest {

    @TempDir
    private Path folder = Path.of("");

    private Path out() {
        return folder.resolve("results.txt");
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> String.valueOf(file.getFileName())).toList();
        }
    }

    private static String[] with(String out, String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--out", out));
        return all.toArray(String[]::new);
    }

    @Test
    void the_file_holds_what_else_is_printed() throws IOException {
        String input = ".\n?\n..\n# comment\n\nx.\n";
        Ran printed = Program.BLANK.reading(input).run("solve", "blank");
        Ran written = Program.BLANK.reading(input).run(with(out().toString(), "solve", "blank"));
        assertThat(written).isEqualTo(new Ran(1, "", printed.err()));
        assertThat(out()).hasContent(printed.out());
        assertThat(files()).containsExactly("results.txt");
    }

    @Test
    void a_file_is_the_old_one_until_the_new_one_is_whole() throws IOException {
        Files.writeString(out(), "old");
        assertThat(stoppedAfter(40)
                        .run(with(out().toString(), "new", "blank", "--count", "100000", "--seed", "1"))
                        .exit())
                .isEqualTo(130);
        assertThat(out()).hasContent("old");
        Ran again = Program.BLANK.run(
                with(out().toString(), "new", "blank", "--count", "100000", "--seed", "1", "--resume"));
        assertThat(again).isEqualTo(new Ran(0, "", ""));
        assertThat(Files.readString(out()))
                .isEqualTo(Program.BLANK
                        .run("new", "blank", "--count", "100000", "--seed", "1")
                        .out());
        assertThat(files()).containsExactly("results.txt");
    }

    private static Program stoppedAfter(long looks) {
        AtomicLong looked = new AtomicLong();
        return Program.BLANK.interruptedBy(() -> looked.incrementAndGet() > looks);
    }

    private static String lines(SeededRandom random, int count) {
        StringBuilder lines = new StringBuilder(random.below(2) == 0 ? "\ufeff" : "");
        for (int i = 0; i < count; i++) {
            lines.append(
                    switch (random.below(8)) {
                        case 0 -> "?bad";
                        case 1 -> "# comment";
                        case 2 -> "";
                        case 3 -> "\t..";
                        default -> ".".repeat(1 + random.below(8));
                    });
            lines.append(random.below(3) == 0 ? "\r\n" : "\n");
        }
        return lines.append(random.below(2) == 0 ? ".." : "").toString();
    }

    @Test
    void an_interrupted_run_goes_on_and_leaves_the_same_bytes() {
        Seeds.each(25, random -> {
            String input = lines(random, 1 + random.below(3_000));
            String json = random.below(2) == 0 ? "--json" : "--nodes=1000";
            Ran printed = Program.BLANK.reading(input).run("solve", "blank", json);
            String[] arguments = {"solve", "blank", json, "--resume", "--out", out().toString(), "--threads=3"};
            int runs = 1;
            Ran ran = stoppedAfter(random.below(2_000)).reading(input).run(arguments);
            while (ran.exit() == 130) {
                long looks = (runs < 50 ? 50L : 100_000L) + random.below(2_000);
                ran = stoppedAfter(looks).reading(input).run(arguments);
                runs++;
            }
            assertThat(ran.exit()).isEqualTo(printed.exit());
            assertThat(out()).content(StandardCharsets.UTF_8).isEqualTo(printed.out());
        });
    }

    @Test
    void texts_of_several_lines_are_gone_on_with_between_them() throws IOException {
        String input = Files.readString(Path.of("src/test/resources/tilewright/cli/sudoku-tables.csv"))
                + Files.readString(Path.of("src/test/resources/tilewright/cli/sudoku-progress.sdk"))
                + Files.readString(Path.of("src/test/resources/tilewright/cli/sudoku-simple.ss"))
                + Files.readString(Path.of("src/test/resources/tilewright/cli/sudoku-lines.txt"));
        Ran printed = Program.REAL.reading(input).run("convert", "sudoku", "--to", "id", "--json");
        for (long looks = 1; looks < 40; looks += 3) {
            String[] arguments = with(out().toString(), "convert", "sudoku", "--to", "id", "--json", "--resume");
            Ran ran;
            long more = looks;
            do {
                AtomicLong looked = new AtomicLong();
                long most = more++;
                ran = Program.REAL
                        .interruptedBy(() -> looked.incrementAndGet() > most)
                        .reading(input)
                        .run(arguments);
            } while (ran.exit() == 130);
            assertThat(ran.exit()).isEqualTo(printed.exit());
            assertThat(out()).content(StandardCharsets.UTF_8).isEqualTo(printed.out());
        }
    }

    @Test
    void plain_lines_are_gone_on_with_between_them() {
        String puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        Seeds.each(15, random -> {
            StringBuilder input = new StringBuilder();
            for (int i = 1 + random.below(2_000); i > 0; i--) {
                int cell = random.below(81);
                String lines = random.below(30) == 0
                        ? "x" + puzzle + "\n# a comment\n"
                        : puzzle.substring(0, cell) + (1 + random.below(9)) + puzzle.substring(cell + 1) + "\n";
                input.append(lines);
            }
            Ran alone = Program.REAL.reading(input.toString()).run("solve", "sudoku", "--all", "--limit=1");
            String[] arguments = with(out().toString(), "solve", "sudoku", "--resume", "--threads=2");
            long looks = random.below(2_000);
            Ran ran;
            do {
                AtomicLong looked = new AtomicLong();
                long most = looks;
                looks += 500;
                ran = ticking(Program.REAL, random)
                        .interruptedBy(() -> looked.incrementAndGet() > most)
                        .reading(input.toString())
                        .run(arguments);
            } while (ran.exit() == 130);
            assertThat(ran.exit()).isEqualTo(alone.exit());
            assertThat(out()).content(StandardCharsets.UTF_8).isEqualTo(alone.out());
        });
    }

    private static void isRefused(Ran ran, int exit, String sentence) {
        assertThat(ran.exit()).isEqualTo(exit);
        assertThat(ran.err()).startsWith("tilewright: ").contains(sentence);
    }

    @Test
    void another_run_is_not_gone_on_with() throws IOException {
        String input = ".\n".repeat(50_000);
        String file = out().toString();
        assertThat(stoppedAfter(3_000)
                        .reading(input)
                        .run(with(file, "solve", "blank", "--json"))
                        .err())
                .endsWith(" lines done\ntilewright: continue with the same command and --resume\n");
        Program program = Program.BLANK.reading(input);
        isRefused(program.run(with(file, "solve", "blank", "--json")), 2, "continue it with --resume");
        isRefused(
                program.run(with(file, "solve", "blank", "--resume")),
                2,
                "the interrupted run had other options: solve --json=true ");
        isRefused(
                Program.BLANK.reading("x" + input).run(with(file, "solve", "blank", "--json", "--resume")),
                2,
                "the input is not that of the interrupted run");
        isRefused(program.run("solve", "blank", "--resume"), 2, "--resume needs --out FILE");
        Path checkpoint = folder.resolve("results.txt.checkpoint");
        Files.writeString(checkpoint, Files.readString(checkpoint).replace(" 0 ", " 1 "));
        isRefused(program.run(with(file, "solve", "blank", "--json", "--resume")), 3, "is damaged; delete it and ");
        assertThat(out()).doesNotExist();
    }

    @Test
    void a_seed_that_nobody_named_stays_the_same() throws IOException {
        String file = out().toString();
        String[] arguments = with(file, "new", "blank", "--count", "100000", "--resume");
        assertThat(stoppedAfter(3_000).run(arguments).err()).startsWith("seed 42\n");
        Ran ran = Program.BLANK.run(arguments);
        assertThat(ran).isEqualTo(new Ran(0, "", ""));
        assertThat(Files.readString(out()))
                .isEqualTo(Program.BLANK
                        .run("new", "blank", "--count", "100000", "--seed", "42")
                        .out());
    }

    @Test
    void what_cannot_be_written_is_said_at_once() {
        Ran ran = Program.BLANK.reading(".").run(with("/no/such/folder/file", "solve", "blank"));
        assertThat(ran)
                .isEqualTo(new Ran(3, "", "tilewright: cannot write '/no/such/folder/file': no such file or folder\n"));
        isRefused(Program.BLANK.reading(".").run(with(folder.toString(), "solve", "blank")), 3, "it is a folder");
        isRefused(Program.BLANK.run(with(out().toString(), "new", "blank", "--log")), 2, "use either --log or --out");
    }

    /** A program whose clock moves with each look at it, so that a run of some hundred lines has several marks. */
    private static Program ticking(Program program, SeededRandom random) {
        AtomicLong time = new AtomicLong();
        long step = 5_000_000L + random.below(20_000_000);
        return program.with(() -> time.addAndGet(step));
    }

    private static byte[] damaged(byte[] good, SeededRandom random) {
        int at = random.below(good.length + 1);
        int length = 1 + random.below(4);
        byte[] before = Arrays.copyOf(good, at);
        byte[] some = new byte[length];
        for (int i = 0; i < length; i++) {
            some[i] = (byte) random.below(256);
        }
        byte[] after =
                Arrays.copyOfRange(good, Math.min(good.length, random.below(2) == 0 ? at : at + length), good.length);
        return switch (random.below(4)) {
            case 0 -> before; // cut
            case 1 -> joined(before, after); // bytes are missing, if not none
            default -> joined(joined(before, some), after); // changed or added
        };
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    private enum Noticed {
        NO_RUN,
        NOTHING,
        DAMAGE,
        REFUSED
    }

    @Test
    void what_is_damaged_of_an_interrupted_run_is_made_again_or_refused() {
        Map<Noticed, Integer> noticed = new EnumMap<>(Noticed.class);
        Seeds.each(60, random -> {
            try {
                noticed.merge(damage(random), 1, Integer::sum);
            } catch (IOException error) {
                throw new UncheckedIOException(error);
            }
        });
        assertThat(noticed).as("%s", noticed).containsKeys(Noticed.DAMAGE, Noticed.REFUSED);
    }

    /** Interrupts a run, damages one of the files that it has left, and goes on. */
    private Noticed damage(SeededRandom random) throws IOException {
        Files.deleteIfExists(out());
        String input = lines(random, 200 + random.below(800));
        Ran printed = Program.BLANK.reading(input).run("solve", "blank");
        String[] arguments = with(out().toString(), "solve", "blank", "--resume");
        Ran stopped = ticking(stoppedAfter(1 + random.below(700)), random)
                .reading(input)
                .run(arguments);
        if (stopped.exit() != 130) {
            return Noticed.NO_RUN;
        }
        Path partial = folder.resolve("results.txt.partial");
        Path checkpoint = folder.resolve("results.txt.checkpoint");
        Path one = random.below(4) == 0 ? checkpoint : partial;
        byte[] good = Files.readAllBytes(one);
        byte[] bad = damaged(good, random);
        Files.write(one, bad);
        Ran ran = ticking(Program.BLANK, random).reading(input).run(arguments);
        boolean refused = ran.exit() == 3;
        if (refused) {
            assertThat(one).isEqualTo(checkpoint);
            assertThat(ran.err()).contains("is damaged; delete it and '" + partial + "' to start over");
            assertThat(out()).doesNotExist();
            Files.delete(partial);
            ran = Program.BLANK.reading(input).run(arguments);
        }
        assertThat(ran.exit()).isEqualTo(printed.exit());
        assertThat(out()).content(StandardCharsets.UTF_8).isEqualTo(printed.out());
        assertThat(files()).containsExactly("results.txt");
        boolean same = bad.length >= good.length && Arrays.equals(good, Arrays.copyOf(bad, good.length));
        if (one.equals(partial)) {
            assertThat(ran.err().contains("the results of the interrupted run are damaged"))
                    .isEqualTo(!same);
        }
        return refused ? Noticed.REFUSED : same ? Noticed.NOTHING : Noticed.DAMAGE;
    }

    @Test
    void damage_costs_what_lies_behind_it_alone() throws IOException {
        String input = ".\n".repeat(3_000);
        String[] arguments = with(out().toString(), "solve", "blank", "--resume", "--threads=1");
        Ran stopped =
                ticking(stoppedAfter(1_500), new SeededRandom(1)).reading(input).run(arguments);
        assertThat(stopped.exit()).isEqualTo(130);
        Path partial = folder.resolve("results.txt.partial");
        byte[] written = Files.readAllBytes(partial);
        written[written.length - 1] ^= 1;
        Files.write(partial, written);
        String err = Program.BLANK.reading(input).run(arguments).err();
        Matcher told =
                Pattern.compile("of (\\d+) lines, the first (\\d+) are intact").matcher(err);
        assertThat(told.find()).as(err).isTrue();
        assertThat(Integer.parseInt(told.group(2))).isBetween(1, Integer.parseInt(told.group(1)) - 1);
        assertThat(Files.readString(out())).isEqualTo("x\n".repeat(3_000));
    }

    @Test
    void what_somebody_else_has_put_there_is_not_gone_on_with() throws IOException {
        String input = ".\n".repeat(50);
        String[] arguments = with(out().toString(), "solve", "blank", "--resume");
        Path partial = folder.resolve("results.txt.partial");
        Path checkpoint = folder.resolve("results.txt.checkpoint");
        Path other = Files.writeString(folder.resolve("other"), "mine");
        Files.createLink(partial, other);
        isRefused(Program.BLANK.reading(input).run(arguments), 3, "has a second name or belongs to another user");
        Files.delete(partial);
        Files.writeString(partial, "");
        Files.createSymbolicLink(checkpoint, other);
        isRefused(Program.BLANK.reading(input).run(arguments), 3, "is damaged; delete it and ");
        assertThat(other).hasContent("mine");
    }

    private enum Ended {
        NO_RUN,
        RIGHT,
        REFUSED
    }

    @Test
    void whatever_stands_where_a_run_left_its_files_no_result_is_wrong_and_no_other_file_changes() {
        Map<Ended, Integer> ends = new EnumMap<>(Ended.class);
        Seeds.each(60, random -> {
            try {
                ends.merge(replaced(random), 1, Integer::sum);
            } catch (IOException error) {
                throw new UncheckedIOException(error);
            }
        });
        assertThat(ends).as("%s", ends).containsKeys(Ended.RIGHT, Ended.REFUSED);
    }

    /** Interrupts a run, puts something else in the place of one of its files, and goes on. */
    private Ended replaced(SeededRandom random) throws IOException {
        for (String name : files()) {
            Files.delete(folder.resolve(name));
        }
        Path victim = Files.writeString(folder.resolve("victim"), "mine");
        String input = lines(random, 200 + random.below(300));
        Ran printed = Program.BLANK.reading(input).run("solve", "blank");
        String[] arguments = with(out().toString(), "solve", "blank", "--resume");
        Ran stopped = ticking(stoppedAfter(1 + random.below(300)), random)
                .reading(input)
                .run(arguments);
        if (stopped.exit() != 130) {
            return Ended.NO_RUN;
        }
        Path one = folder.resolve("results.txt"
                + List.of(".partial", ".checkpoint", ".checkpoint.partial").get(random.below(3)));
        byte[] good = Files.exists(one) ? Files.readAllBytes(one) : new byte[0];
        Files.deleteIfExists(one);
        switch (random.below(4)) {
            case 0 -> Files.createSymbolicLink(one, victim);
            case 1 -> Files.createLink(one, victim);
            case 2 -> Files.writeString(one, "another file\n".repeat(random.below(10)));
            default -> Files.write(one, damaged(good, random));
        }
        Ran ran = ticking(Program.BLANK, random).reading(input).run(arguments);
        assertThat(victim).hasContent("mine");
        if (ran.exit() == 3) {
            assertThat(ran.err()).startsWith("tilewright: ");
            assertThat(out()).doesNotExist();
            return Ended.REFUSED;
        }
        assertThat(ran.exit()).isEqualTo(printed.exit());
        assertThat(out()).content(StandardCharsets.UTF_8).isEqualTo(printed.out());
        return Ended.RIGHT;
    }

    @Test
    void devices_and_streams_take_the_results_as_they_come() {
        Program program = Program.BLANK.reading(".\n..\n?\n");
        Ran printed = program.run("solve", "blank");
        assertThat(Program.BLANK.reading(".\n..\n?\n").run("solve", "blank", "--out", "/dev/stdout"))
                .isEqualTo(printed);
        assertThat(Program.BLANK.reading(".\n..\n?\n").run("solve", "blank", "--out", "/dev/null"))
                .isEqualTo(new Ran(1, "", printed.err()));
        isRefused(
                Program.BLANK.reading(".").run("solve", "blank", "--resume", "--out", "/dev/null"),
                2,
                "--resume needs an ordinary file, and '/dev/null' is none");
    }

    @Test
    void a_killed_run_goes_on_and_leaves_the_same_bytes() throws IOException, InterruptedException {
        String[] arguments = {"new", "sudoku", "--count", "40000", "--seed", "7"};
        SeededRandom random = new SeededRandom(1);
        int most = Sample.size(3, 6);
        int kills = 0;
        boolean done = false;
        while (!done) {
            Process process = started(with(out().toString(), arguments));
            boolean ended = process.waitFor(
                    kills < most ? 300 + random.below(1_500) : TimeUnit.HOURS.toMillis(1), TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
            done = Files.exists(out()); // also if it was killed after that
            assertThat(done || (!ended && kills < most)).isTrue();
            kills++;
        }
        assertThat(process(arguments)).isEqualTo(Files.readString(out()));
        assertThat(files()).containsExactly("results.txt");
    }

    private static String process(String... arguments) {
        return Program.REAL.run(arguments).out();
    }

    private static Process started(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "tilewright.cli.Main"));
        command.addAll(List.of(arguments));
        command.add("--resume");
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }
}
