package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
        Files.writeString(checkpoint, Files.readString(checkpoint).replace("exit 0", "exit 1"));
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
                .isEqualTo(new Ran(
                        3, "", "tilewright: cannot write '/no/such/folder/file.partial': no such file or folder\n"));
        isRefused(
                Program.BLANK.reading(".").run(with(folder.toString(), "solve", "blank")),
                3,
                "is not an ordinary file; use > instead of --out");
        isRefused(Program.BLANK.run(with(out().toString(), "new", "blank", "--log")), 2, "use either --log or --out");
    }

    @Test
    void a_killed_run_goes_on_and_leaves_the_same_bytes() throws IOException, InterruptedException {
        String[] arguments = {"new", "sudoku", "--count", "40000", "--seed", "7"};
        SeededRandom random = new SeededRandom(1);
        int kills = 0;
        boolean done = false;
        while (!done) {
            Process process = started(with(out().toString(), arguments));
            boolean ended = process.waitFor(
                    kills < 6 ? 300 + random.below(1_500) : TimeUnit.HOURS.toMillis(1), TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
            done = Files.exists(out()); // also if it was killed after that
            assertThat(done || (!ended && kills < 6)).isTrue();
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
