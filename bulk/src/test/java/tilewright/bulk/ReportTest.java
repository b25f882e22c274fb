package tilewright.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program;
import tilewright.cli.bulk.OutputOptions;
import tilewright.text.Json;

/** The report of a job, field by field, and its options at their bounds. */
final class ReportTest {

    @TempDir
    private static Path folder = Path.of("");

    private static Jobs jobs;

    @BeforeAll
    static void start() {
        jobs = Jobs.local();
    }

    @AfterAll
    static void end() {
        jobs.spark().close();
    }

    private static Jobs.Ended run(String words, Path... paths) {
        List<String> all = new ArrayList<>(List.of(words.split(" ")));
        for (Path path : paths) {
            all.set(all.indexOf("PATH"), path.toString());
        }
        return jobs.run(all.toArray(String[]::new));
    }

    private static Json.Obj report(Path out) throws IOException {
        return (Json.Obj)
                Json.parse(Files.readString(out.resolve("_report.json")).strip());
    }

    private static String values(Json.Obj report, String... fields) {
        return Stream.of(fields)
                .map(field -> field + "=" + OutputOptions.value(report, field))
                .toList()
                .toString();
    }

    private static List<Json.Obj> answers(String lines) {
        return lines.lines().map(line -> (Json.Obj) Json.parse(line)).toList();
    }

    @Test
    void all_fields_of_a_job_that_reads() throws IOException {
        Path input = Files.writeString(folder.resolve("read.txt"), ClusterTest.mixed("sudoku", "minimal", 20));
        Path out = folder.resolve("read");
        Jobs.Ended ended = run("count sudoku PATH PATH --nodes 4", input, out);
        Program.Ran ran = Program.REAL.run("count", "sudoku", input.toString(), "--json", "--nodes", "4");
        assertThat(ended.exit()).isEqualTo(ran.exit());
        List<String> told =
                ran.err().lines().filter(line -> line.startsWith("line ")).toList();
        long over = told.stream().filter(line -> line.contains(": over budget")).count();
        long lines = answers(ran.out()).size();
        assertThat(over).isBetween(1L, 19L);
        Json.Obj report = report(out);
        assertThat(values(
                        report,
                        "lines",
                        "good",
                        "bad",
                        "overBudget",
                        "nodes",
                        "seed",
                        "dropped",
                        "first",
                        "made",
                        "tally"))
                .isEqualTo(
                        "[lines=%d, good=%d, bad=%d, overBudget=%d, nodes=4, seed=null, dropped=, first=, made=, tally=]"
                                .formatted(lines, lines - told.size(), told.size() - over, over));
        assertThat(OutputOptions.value(report, "seconds")).matches("\\d+\\.\\d{3}");
        assertThat(OutputOptions.value(report, "version"))
                .isEqualTo(Program.REAL
                        .run("--version")
                        .out()
                        .lines()
                        .findFirst()
                        .orElse("")
                        .replace("tilewright ", ""));
        assertThat(OutputOptions.value(report, "command"))
                .isEqualTo("[\"bulk\",\"count\",\"sudoku\",\"%s\",\"%s\",\"--nodes\",\"4\"]".formatted(input, out));
        assertThat(OutputOptions.value(report, "recipe"))
                .isEqualTo("[\"bulk\",\"count\",\"sudoku\",\"%s\",\"--nodes\",\"4\"]".formatted(input));
        assertThat(ended.err())
                .contains(
                        ": %d good, %d bad, %d over budget\n".formatted(lines - told.size(), told.size() - over, over));
        files(out, report);
        List<Json.Obj> errors = answers(Files.readString(out.resolve("_errors")));
        assertThat(errors).hasSameSizeAs(told);
        List<String> texts = Files.readAllLines(input);
        for (int i = 0; i < told.size(); i++) {
            Json.Obj error = errors.get(i);
            assertThat("line %s: %s"
                            .formatted(OutputOptions.value(error, "line"), OutputOptions.value(error, "reason")))
                    .isEqualTo(told.get(i));
            assertThat(OutputOptions.value(error, "text"))
                    .isEqualTo(texts.get(Integer.parseInt(OutputOptions.value(error, "line")) - 1)
                            .strip());
        }
    }

    /** The report names all other files with their lengths. */
    private static void files(Path out, Json.Obj report) throws IOException {
        Map<String, String> found = new TreeMap<>();
        try (Stream<Path> files = Files.list(out)) {
            for (Path file : files.toList()) {
                found.put(file.getFileName().toString(), Long.toString(Files.size(file)));
            }
        }
        found.remove("_report.json");
        Map<String, String> named = new TreeMap<>();
        ((Json.Obj) report.field("files").orElseThrow())
                .fields()
                .forEach((name, length) -> named.put(name, length.toString()));
        assertThat(named).isEqualTo(found);
    }

    @Test
    void all_fields_of_a_job_that_makes() throws IOException {
        Path out = folder.resolve("made");
        List<Json.Obj> all = answers(Program.REAL
                .reading(Program.REAL
                        .run("new", "sudoku", "minimal", "--count", "17", "--seed", "7")
                        .out())
                .run("rate", "sudoku", "--json")
                .out());
        String level = OutputOptions.value(all.get(5), "level");
        List<Json.Obj> kept = all.subList(5, 17).stream()
                .filter(answer -> OutputOptions.value(answer, "level").equals(level))
                .toList();
        assertThat(kept).hasSizeBetween(1, 11);
        run(
                "new sudoku minimal PATH --count 12 --seed 7 --first 5 --with rate --tally level --tally er --keep level="
                        + level + " --format csv",
                out);
        Json.Obj report = report(out);
        assertThat(values(report, "lines", "good", "bad", "overBudget", "seed", "first", "made", "dropped", "spent"))
                .isEqualTo(
                        "[lines=%1$d, good=%1$d, bad=0, overBudget=0, seed=7, first=5, made=12, dropped=%2$d, spent=]"
                                .formatted(kept.size(), 12 - kept.size()));
        assertThat(OutputOptions.value(report, "recipe"))
                .isEqualTo(
                        "[\"bulk\",\"new\",\"sudoku\",\"minimal\",\"--with\",\"rate\",\"--tally\",\"level\",\"--tally\",\"er\","
                                + "\"--keep\",\"level=" + level + "\"]");
        Json.Obj tally = (Json.Obj) report.field("tally").orElseThrow();
        assertThat(tally.fields().keySet()).containsExactly("er", "level");
        for (String field : List.of("er", "level")) {
            List<String> values = kept.stream()
                    .map(answer -> OutputOptions.value(answer, field))
                    .toList();
            Json.Obj counted = (Json.Obj) tally.field(field).orElseThrow();
            assertThat(counted.fields().keySet()).containsExactlyInAnyOrderElementsOf(java.util.Set.copyOf(values));
            counted.fields().forEach((value, count) -> {
                int times = Collections.frequency(values, value);
                assertThat(values((Json.Obj) count, "count", "share"))
                        .isEqualTo("[count=%d, share=%s]"
                                .formatted(
                                        times,
                                        String.format(java.util.Locale.ROOT, "%.6f", (double) times / kept.size())));
            });
        }
        files(out, report);
    }

    @Test
    void nothing_is_spent_where_nothing_is_searched() throws IOException {
        Path input = Files.writeString(folder.resolve("unsearched.txt"), ClusterTest.mixed("sudoku", "minimal", 3));
        for (String words :
                List.of("hint sudoku PATH PATH", "show sudoku PATH PATH", "convert sudoku PATH PATH --to id")) {
            Path out = folder.resolve("unsearched-" + words.substring(0, 4));
            run(words, input, out);
            assertThat(report(out).field("spent")).as(words).isEmpty();
        }
    }

    @Test
    void all_values_that_are_to_be_kept_are_asked_for() throws IOException {
        Path input = Files.writeString(
                folder.resolve("kept.txt"), ".".repeat(81) + "\n" + ClusterTest.mixed("sudoku", "minimal", 5));
        Path one = folder.resolve("kept-one");
        run("count sudoku PATH PATH --limit 2 --keep count=1", input, one);
        String all = Program.REAL
                .run("count", "sudoku", input.toString(), "--limit", "2", "--json")
                .out();
        // a line without a result stays, for there is nothing to look at
        assertThat(Jobs.joined(one))
                .isEqualTo(all.lines()
                        .filter(line -> !line.contains("\"count\":\"2\"") && !line.contains("\"count\":2"))
                        .map(line -> line + "\n")
                        .reduce("", String::concat));
        Path both = folder.resolve("kept-both");
        run("count sudoku PATH PATH --limit 2 --keep count=1 --keep exact=false", input, both);
        assertThat(values(report(both), "good", "dropped")).isEqualTo("[good=0, dropped=6]");
    }

    @Test
    void twenty_lines_without_a_result_are_told() throws IOException {
        for (int bad : new int[] {1, 19, 20, 21, 22, 45}) {
            Path input = Files.writeString(folder.resolve("bad" + bad + ".txt"), ("?".repeat(100) + "\n").repeat(bad));
            Path out = folder.resolve("bad" + bad);
            List<String> said =
                    run("solve sudoku PATH PATH", input, out).err().lines().toList();
            int told = Math.min(20, bad);
            assertThat(said.stream().filter(line -> line.startsWith("line ")))
                    .as("%d", bad)
                    .hasSize(told);
            List<String> more =
                    bad > told ? List.of("… and %d more: see '%s/_errors'".formatted(bad - told, out)) : List.of();
            assertThat(said.stream().filter(line -> line.startsWith("… ")))
                    .as("%d", bad)
                    .containsExactlyElementsOf(more);
            assertThat(Files.readAllLines(out.resolve("_errors"))).hasSize(bad);
        }
    }

    @Test
    void files_of_a_folder_are_read_in_the_order_of_their_names() throws IOException {
        Path in = folder.resolve("folder");
        Files.createDirectories(in.resolve("sub"));
        List<String> puzzles = ClusterTest.mixed("sudoku", "minimal", 4).lines().toList();
        Files.writeString(in.resolve("b.txt"), puzzles.get(2) + "\n");
        Files.writeString(in.resolve("a.txt"), puzzles.get(0) + "\n?");
        Files.writeString(in.resolve("sub/c.txt"), puzzles.get(4));
        Files.writeString(in.resolve(".hidden"), "hidden");
        Files.writeString(in.resolve("_errors"), "left out");
        Path joined = Files.writeString(
                folder.resolve("joined.txt"), puzzles.get(0) + "\n?\n" + puzzles.get(2) + "\n" + puzzles.get(4));
        String expected =
                Program.REAL.run("count", "sudoku", joined.toString(), "--json").out();
        run("count sudoku PATH PATH", in, folder.resolve("folder-out"));
        assertThat(Jobs.joined(folder.resolve("folder-out"))).isEqualTo(expected);
        Path pattern = folder.resolve("folder/*.txt");
        run("count sudoku PATH PATH", pattern, folder.resolve("pattern-out"));
        assertThat(Jobs.joined(folder.resolve("pattern-out")))
                .isEqualTo(expected.substring(0, expected.lastIndexOf('\n', expected.length() - 2) + 1));
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Jobs.Ended none = run("count sudoku PATH PATH", empty, folder.resolve("empty-out"));
        assertThat(none.err()).isEqualTo("tilewright: there are no files in '" + empty + "'\n");
        assertThat(none.exit()).isEqualTo(3);
        Path nowhere = folder.resolve("nowhere*");
        assertThat(run("count sudoku PATH PATH", nowhere, folder.resolve("empty-out"))
                        .err())
                .isEqualTo("tilewright: no such file: '" + nowhere + "'\n");
    }

    @Test
    void a_spread_is_short_by_one_or_not_at_all() throws IOException {
        Path all = folder.resolve("spread-all");
        run("new sudoku minimal PATH --count 10 --seed 1 --with rate --tally level", all);
        List<String> levels = answers(Jobs.joined(all)).stream()
                .map(answer -> OutputOptions.value(answer, "level"))
                .toList();
        String level = levels.getFirst();
        int found = Collections.frequency(levels, level);
        for (int wanted : new int[] {0, found - 1, found, found + 1}) {
            Path out = folder.resolve("spread" + wanted);
            Jobs.Ended ended = run(
                    "new sudoku minimal PATH --count 10 --seed 1 --with rate --spread level=" + level + ":" + wanted,
                    out);
            assertThat(ended.exit()).as("%d of %d", wanted, found).isEqualTo(wanted > found ? 1 : 0);
            assertThat(ended.err().contains("only %d of %d with level %s".formatted(found, wanted, level)))
                    .isEqualTo(wanted > found);
            Json.Obj report = report(out);
            assertThat(values(report, "lines", "dropped"))
                    .isEqualTo(
                            "[lines=%d, dropped=%d]".formatted(Math.min(wanted, found), 10 - Math.min(wanted, found)));
            assertThat(report.field("tally").map(Json::toString).orElse("")).doesNotContain("NaN");
        }
    }

    @Test
    void one_pass_gives_the_bytes_of_two() throws IOException {
        Path input = Files.writeString(folder.resolve("passes.txt"), ClusterTest.mixed("sudoku", "minimal", 20));
        List<String> spent = new ArrayList<>();
        List<String> bytes = new ArrayList<>();
        for (String few : List.of("0", "1", "1000000")) {
            Path out = folder.resolve("passes" + few);
            run("count sudoku PATH PATH --first-nodes " + few, input, out);
            bytes.add(Jobs.joined(out));
            spent.add(OutputOptions.value(report(out), "spent"));
        }
        assertThat(bytes).containsOnly(bytes.getFirst());
        assertThat(spent.get(2)).isEqualTo(spent.get(0));
        assertThat(Long.parseLong(spent.get(1))).isGreaterThan(Long.parseLong(spent.get(0)));
    }

    @Test
    void a_job_whose_time_is_up_leaves_nothing() throws IOException {
        Path input = Files.writeString(folder.resolve("time.txt"), ClusterTest.mixed("sudoku", "minimal", 5));
        Path out = folder.resolve("time");
        Jobs.Ended ended = run("rate sudoku PATH PATH --time 1ms", input, out);
        assertThat(ended.exit()).isEqualTo(4);
        assertThat(ended.err()).isEqualTo("tilewright: time limit reached: nothing is written\n");
        assertThat(out).doesNotExist();
        assertThat(folder.resolve("time.partial")).doesNotExist();
        assertThat(run("rate sudoku PATH PATH --time 1ms --resume", input, out).err())
                .isEqualTo("tilewright: time limit reached: the same command goes on\n");
        assertThat(run("rate sudoku PATH PATH --time 1h --resume", input, out).exit())
                .isEqualTo(1);
        assertThat(Jobs.joined(out))
                .isEqualTo(Program.REAL
                        .run("rate", "sudoku", input.toString(), "--json")
                        .out());
    }
}
