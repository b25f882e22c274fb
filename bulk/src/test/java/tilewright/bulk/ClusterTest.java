package tilewright.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.luben.zstd.ZstdOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import java.util.zip.GZIPOutputStream;
import org.apache.hadoop.security.UserGroupInformation;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerStageSubmitted;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.SerializableConfiguration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.Sample;
import tilewright.bulk.input.WorkerContext;
import tilewright.bulk.output.Part;
import tilewright.bulk.output.SummedFile;
import tilewright.bulk.table.TableWriter;
import tilewright.cli.BulkProgram;
import tilewright.cli.Program;
import tilewright.cli.bulk.BulkJob;
import tilewright.cli.bulk.Counters;
import tilewright.cli.bulk.OutputOptions;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Study;
import tilewright.puzzle.TextForm;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;
import tilewright.task.Tasks;
import tilewright.text.Json;

/** Jobs on a cluster of a master and two workers, which all tests share. */
final class ClusterTest {

    /** Lines that no puzzle can read. */
    private static final List<String> BROKEN = List.of("", "# a comment", "?", "sudoku:1", "ünlesbar", "   ");

    @TempDir
    private static Path folder = Path.of("");

    private static Cluster cluster;
    private static JavaSparkContext spark;
    private static Jobs jobs;
    /** Lines by the executor that answered them. */
    private static final Map<String, Long> LINES = new ConcurrentHashMap<>();

    private static final AtomicInteger ENDED = new AtomicInteger();
    private static volatile Runnable onTask = () -> {};

    @BeforeAll
    static void start() throws IOException {
        // A local job of another test leaves its secret with the user, and Spark prefers that one.
        UserGroupInformation.reset();
        cluster = new Cluster(folder.resolve("spark"));
        String folders = Stream.of(System.getProperty("java.class.path").split(":"))
                .filter(path -> Files.isDirectory(Path.of(path)))
                .collect(Collectors.joining(":"));
        SparkConf conf = new SparkConf();
        Cluster.SECRETS.forEach(conf::set);
        spark = new JavaSparkContext(conf.setAppName("test")
                .setMaster(cluster.address())
                .set("spark.driver.host", "127.0.0.1")
                .set("spark.driver.bindAddress", "127.0.0.1")
                .set("spark.ui.enabled", "false")
                .set("spark.sql.codegen.wholeStage", "false")
                .set("spark.sql.codegen.factoryMode", "NO_CODEGEN")
                .set("spark.sql.shuffle.partitions", "2")
                .set("spark.executor.memory", "512m")
                .set("spark.plugins", FairShares.class.getName())
                .set(FairShares.FOLDER, folder.resolve("shares").toString())
                .set("spark.executor.extraClassPath", folders)
                .set("spark.executor.extraJavaOptions", "-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:-UsePerfData")
                .set("spark.scheduler.minRegisteredResourcesRatio", "1.0")
                .set("spark.scheduler.maxRegisteredResourcesWaitingTime", "60s"));
        spark.sc().addSparkListener(new SparkListener() {
            @Override
            public void onStageSubmitted(SparkListenerStageSubmitted submitted) {
                FairShares.tasks(folder.resolve("shares"), submitted.stageInfo().numTasks());
            }

            @Override
            public void onTaskEnd(SparkListenerTaskEnd end) {
                LINES.merge(
                        end.taskInfo().executorId(),
                        end.taskMetrics().outputMetrics().recordsWritten(),
                        Long::sum);
                ENDED.incrementAndGet();
                onTask.run();
            }
        });
        jobs = new Jobs(spark, Stop.never());
    }

    @AfterAll
    static void end() {
        spark.close();
        cluster.close();
    }

    /** Good lines with broken ones among them. */
    static String mixed(String puzzle, String setup, int count) {
        List<String> lines = new ArrayList<>();
        String good = Program.REAL
                .run("new", puzzle, setup, "--count", Integer.toString(count), "--seed", "1")
                .out();
        for (String line : good.split("\n")) {
            lines.add(line);
            lines.add(BROKEN.get(lines.size() / 2 % BROKEN.size()));
        }
        return String.join("\n", lines);
    }

    private static Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    /** Compares a job with the command, to the byte. */
    private static void same(Path input, String out, String verb, String puzzle, String... options) throws IOException {
        same("1000000", input, out, verb, puzzle, options);
    }

    private static void same(String firstNodes, Path input, String out, String verb, String puzzle, String... options)
            throws IOException {
        Path results = folder.resolve(out);
        Program.Ran ran = Program.REAL.run(words(options, verb, puzzle, input.toString(), "--json"));
        Jobs.Ended ended = jobs.run(
                words(options, verb, puzzle, input.toString(), results.toString(), "--first-nodes", firstNodes));
        assertThat(Jobs.joined(results)).as(out).isEqualTo(ran.out());
        assertThat(ended.exit()).as(ended.err()).isEqualTo(ran.exit());
    }

    private static String[] words(String[] options, String... first) {
        return Stream.concat(Stream.of(first), Stream.of(options)).toArray(String[]::new);
    }

    @Test
    void all_tasks_of_all_puzzles_give_the_bytes_of_the_command_line() throws IOException {
        Map<String, String> setups =
                Map.of("sudoku", "minimal", "paletto", "4x4", "hues", "tiles-56", "trominoes", "4");
        for (Puzzle<?, ?, ?> puzzle : Program.REAL.catalog().puzzles()) {
            Path input = file(puzzle.id() + ".txt", mixed(puzzle.id(), setups.getOrDefault(puzzle.id(), ""), 3));
            List<String> verbs = verbs(puzzle);
            for (String verb : Sample.of(verbs, (verbs.size() + 1) / 2)) {
                same(input, verb + "-" + puzzle.id(), verb, puzzle.id());
            }
            List<? extends TextForm<?>> forms = Tasks.forms(puzzle);
            for (TextForm<?> form : Sample.of(forms, (forms.size() + 3) / 4)) {
                same(input, "to-" + form.id() + "-" + puzzle.id(), "convert", puzzle.id(), "--to=" + form.id());
            }
            Path made = folder.resolve("new-" + puzzle.id());
            String[] setup = setups.containsKey(puzzle.id()) ? new String[] {setups.get(puzzle.id())} : new String[0];
            String[] options = {"--count", "5", "--seed", "3"};
            jobs.run(words(options, words(new String[] {made.toString()}, words(setup, "new", puzzle.id()))));
            assertThat(Jobs.joined(made))
                    .isEqualTo(Program.REAL
                            .run(words(new String[] {"--json"}, words(options, words(setup, "new", puzzle.id()))))
                            .out());
        }
    }

    private static List<String> verbs(Puzzle<?, ?, ?> puzzle) {
        var abilities = puzzle.abilities(new Workspace());
        List<String> verbs = new ArrayList<>(List.of("show"));
        abilities.solver().ifPresent(_ -> verbs.add("solve"));
        abilities.counter().ifPresent(_ -> verbs.add("count"));
        abilities.hinter().ifPresent(_ -> verbs.add("hint"));
        abilities.review().ifPresent(_ -> verbs.add("review"));
        verbs.addAll(abilities.studies().stream().map(Study::verb).toList());
        return verbs;
    }

    @Test
    void each_worker_answers_half_and_bad_lines_are_told_once() throws IOException {
        Path input = file("many.txt", mixed("sudoku", "minimal", 400));
        LINES.clear();
        FairShares.begin(folder.resolve("shares"));
        same(input, "many", "count", "sudoku", "--limit", "2");
        FairShares.end(folder.resolve("shares"));
        Program.Ran ran = Program.REAL.run("count", "sudoku", input.toString(), "--limit", "2", "--json");
        List<String> errors = Files.readAllLines(folder.resolve("many/_errors"));
        assertThat(errors.stream().map(line -> line.substring(0, line.indexOf(','))))
                .containsExactlyElementsOf(ran.err()
                        .lines()
                        .filter(line -> line.startsWith("line "))
                        .map(line -> "{\"line\":" + line.substring(5, line.indexOf(':')))
                        .toList());
        Json.Obj report = (Json.Obj)
                Json.parse(Files.readString(folder.resolve("many/_report.json")).strip());
        assertThat(report.field("bad")).contains(Json.number(errors.size()));
        long lines = 400L + errors.size();
        assertThat(report.field("lines")).contains(Json.number(lines));
        assertThat(LINES).hasSize(2);
        assertThat(LINES.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(lines);
        assertThat(LINES.values()).allMatch(share -> share >= 2 * lines / 5);
    }

    @Test
    void lines_that_need_more_nodes_are_answered_in_a_second_pass() throws IOException {
        Path input = file("hard.txt", mixed("sudoku", "minimal", 40));
        same("3", input, "hard", "count", "sudoku");
        Path tallied = folder.resolve("tallied");
        jobs.run("count", "sudoku", input.toString(), tallied.toString(), "--first-nodes", "3", "--tally", "count");
        assertThat(Files.readString(tallied.resolve("_report.json"))).contains("{\"count\":{\"1\":{\"count\":40,");
        same(input, "hard-once", "count", "sudoku");
        long once = spent(folder.resolve("hard-once"));
        assertThat(once).isGreaterThan(40);
        assertThat(spent(tallied)).isGreaterThan(once); // nodes of the first pass and the second
        assertThat(spent(folder.resolve("hard"))).isEqualTo(spent(tallied));
        same("1", input, "harder", "solve", "sudoku", "--nodes", "2");
        assertThat(Files.readString(folder.resolve("harder/_errors"))).contains("over budget");
    }

    private static long spent(Path results) throws IOException {
        Json.Obj report = (Json.Obj)
                Json.parse(Files.readString(results.resolve("_report.json")).strip());
        return Long.parseLong(OutputOptions.value(report, "spent"));
    }

    @Test
    void questions_about_positions_have_a_second_pass_as_well() throws IOException {
        List<String> answers = new ArrayList<>();
        for (String few : List.of("20", "1000000")) {
            Path out = folder.resolve("asked-" + few);
            String[] census = {"--count", "6", "--seed", "1", "--with", "rate", "--tally", "winning"};
            jobs.run(words(census, "new", "paletto", "4x4", out.toString(), "--first-nodes", few));
            answers.add(Jobs.joined(out));
            String report = Files.readString(out.resolve("_report.json"));
            answers.add(report.substring(report.indexOf("\"tally\"")));
        }
        assertThat(answers.subList(2, 4)).isEqualTo(answers.subList(0, 2));
        assertThat(answers.getFirst()).contains("\"proven\":true");
    }

    @Test
    void compressed_files_and_texts_of_several_lines_are_read() throws IOException {
        Path texts = Files.createDirectories(folder.resolve("texts"));
        String first = mixed("sudoku", "minimal", 20);
        String second = Program.REAL
                .reading(first)
                .run("convert", "sudoku", "--to", "sdk")
                .out();
        try (OutputStream gzip = new GZIPOutputStream(Files.newOutputStream(texts.resolve("1.txt.gz")));
                OutputStream zstd = new ZstdOutputStream(Files.newOutputStream(texts.resolve("2.txt.zst")))) {
            gzip.write((first + "\n").getBytes(StandardCharsets.UTF_8));
            zstd.write(second.getBytes(StandardCharsets.UTF_8));
        }
        Path both = file("both.txt", first + "\n" + second);
        Program.Ran ran = Program.REAL.run("solve", "sudoku", both.toString(), "--json");
        jobs.run(
                "solve",
                "sudoku",
                texts + "/*.txt.*",
                folder.resolve("unpacked").toString());
        assertThat(Jobs.joined(folder.resolve("unpacked"))).isEqualTo(ran.out());
        same(both, "both", "solve", "sudoku");
    }

    @Test
    void a_column_of_a_table_is_read() throws IOException {
        Path table = file("table.csv", "id,\"puzzle\"\n1,.x\n\n\"2,3\",\"" + ".".repeat(81) + "\"\n4\n");
        jobs.run(
                "convert",
                "sudoku",
                table.toString(),
                folder.resolve("table").toString(),
                "--to",
                "id",
                "--column",
                "puzzle");
        assertThat(Jobs.joined(folder.resolve("table")).lines().map(line -> line.replaceAll("\"error.*", "")))
                .containsExactly("{\"line\":2,", "{\"line\":4,\"id\":\"" + ".".repeat(81) + "\"}", "{\"line\":5,");
        Jobs.Ended ended = jobs.run(
                "solve", "sudoku", table.toString(), folder.resolve("none").toString(), "--column", "grid");
        assertThat(ended.exit()).isEqualTo(2);
        assertThat(ended.err()).contains("there is no column 'grid'; the columns are id, puzzle");
    }

    @Test
    void tables_have_typed_columns_and_can_be_read_again() throws IOException {
        Path made = folder.resolve("grids");
        jobs.run("new", "sudoku", made.toString(), "--count", "5", "--seed", "1", "--format", "parquet");
        Path rated = folder.resolve("rated");
        jobs.run("rate", "sudoku", made.toString(), rated.toString(), "--column", "puzzle", "--format", "csv");
        Program.Ran ran = Program.REAL
                .reading(Program.REAL
                        .run("new", "sudoku", "--count", "5", "--seed", "1")
                        .out())
                .run("rate", "sudoku");
        assertThat(ran.exit()).isZero();
        List<String> rows = Jobs.joined(rated).lines().toList();
        assertThat(rows.getFirst()).isEqualTo("line,er,ep,ed,level,score,hardest,error,warning,other");
        assertThat(rows).hasSize(6);
        assertThat(rows.get(5)).matches("5,\\d+\\.\\d,\\d+\\.\\d,\\d+\\.\\d,[A-Z][a-z]+,\\d+,[^,]+,,,");
        Json.Obj report = (Json.Obj)
                Json.parse(Files.readString(rated.resolve("_report.json")).strip());
        assertThat(report.field("good")).contains(Json.number(5));
    }

    @Test
    void positions_are_made_as_the_command_line_makes_them() throws IOException {
        Path out = folder.resolve("made");
        jobs.run("new", "paletto", "5x5", out.toString(), "--count", "150", "--seed", "7");
        assertThat(Jobs.joined(out))
                .isEqualTo(Program.REAL
                        .run("new", "paletto", "5x5", "--count", "150", "--seed", "7", "--json")
                        .out());
    }

    @Test
    void a_worker_that_is_killed_changes_nothing() throws IOException {
        Path input = file("killed.txt", mixed("sudoku", "minimal", 400));
        Set<Integer> killed = ConcurrentHashMap.newKeySet();
        int before = ENDED.get();
        onTask = () -> {
            if (ENDED.get() > before + 20 && killed.add(0)) {
                kill();
            }
        };
        same(input, "killed", "solve", "sudoku");
        onTask = () -> {};
        assertThat(killed).isNotEmpty();
    }

    private static void kill() {
        try {
            cluster.killWorker(0);
        } catch (IOException error) {
            throw new IllegalStateException(error);
        }
    }

    @Test
    void results_are_not_overwritten_unless_asked_to() throws IOException {
        Path input = file("few.txt", ".".repeat(81));
        Path out = folder.resolve("twice");
        assertThat(jobs.run("convert", "sudoku", input.toString(), out.toString(), "--to", "id")
                        .exit())
                .isZero();
        Jobs.Ended refused = jobs.run("convert", "sudoku", input.toString(), out.toString(), "--to", "share");
        assertThat(refused.exit()).isEqualTo(3);
        assertThat(refused.err()).isEqualTo("tilewright: '" + out + "' exists already; --overwrite replaces it\n");
        jobs.run("convert", "sudoku", input.toString(), out.toString(), "--to", "share", "--overwrite");
        assertThat(Jobs.joined(out)).contains("sudoku:");
    }

    @Test
    void a_killed_driver_leaves_no_half_results() throws IOException, InterruptedException {
        Path out = folder.resolve("driver");
        Path attempts = folder.resolve("driver.partial/_attempts");
        Driver.kill(
                attempts,
                "part-",
                1,
                "new",
                "sudoku",
                "needs-x-wing",
                out.toString(),
                "--count",
                "1000000",
                "--seed",
                "1");
        assertThat(out).doesNotExist();
        assertThat(jobs.run("new", "sudoku", out.toString(), "--count", "3", "--seed", "1")
                        .exit())
                .isZero();
        assertThat(Jobs.joined(out)).hasLineCount(3);
        assertThat(folder.resolve("driver.partial")).doesNotExist();
    }

    @Test
    void runs_of_a_census_joined_are_one_run() throws IOException {
        String[] census = {"--seed", "1", "--with", "rate", "--tally", "winning", "--tally", "value"};
        List<String> folders = new ArrayList<>();
        StringBuilder joined = new StringBuilder();
        for (int run = 0; run < 4; run++) {
            Path out = folder.resolve("census" + run);
            folders.add(out.toString());
            String first = Integer.toString(5 * run);
            jobs.run(words(census, "new", "paletto", "4x4", out.toString(), "--count", "5", "--first", first));
            joined.append(Jobs.joined(out));
        }
        Path one = folder.resolve("census");
        jobs.run(words(census, "new", "paletto", "4x4", one.toString(), "--count", "20"));
        assertThat(joined.toString()).isEqualTo(Jobs.joined(one));
        String sum = Program.REAL
                .run(Stream.concat(Stream.of("bulk", "join"), folders.stream()).toArray(String[]::new))
                .out();
        assertThat(sum)
                .contains("\"made\":20,")
                .isEqualTo(Program.REAL.run("bulk", "join", one.toString()).out());
        Program.Ran twice = Program.REAL.run("bulk", "join", one.toString(), folders.get(3));
        assertThat(twice.exit()).isEqualTo(2);
    }

    @Test
    void only_the_first_of_equivalent_positions_is_kept() throws IOException {
        String puzzle = Program.REAL
                .run("new", "sudoku", "minimal", "--seed", "1")
                .out()
                .strip();
        String other = puzzle.replace('1', 'x').replace('2', '1').replace('x', '2');
        Path file = file(
                "attempt",
                "{\"line\":1,\"puzzle\":\"%s\"}\n{\"line\":2,\"puzzle\":\"%s\"}\n{\"line\":3,\"puzzle\":\"%s\"}\n"
                        .formatted(other, ".".repeat(81), puzzle));
        byte[] bytes = Files.readAllBytes(file);
        CRC32C sum = new CRC32C();
        sum.update(bytes);
        SummedFile whole = new SummedFile(file.toString(), bytes.length, sum.getValue());
        Counters counters = new Counters();
        counters.add("line", "1", 1);
        counters.add("line", "3", 1);
        Part part = new Part(
                0, whole, SummedFile.NONE, SummedFile.NONE, new Part.Tally(3, 0, 0, 0, 0, 0, 0), List.of(), counters);
        BulkJob job = BulkProgram.job(List.of("bulk", "new", "sudoku", "out", "--seed", "1", "--tally", "line"));
        WorkerContext context = new WorkerContext(
                job.spec(),
                spark.broadcast(new SerializableConfiguration(spark.hadoopConfiguration())),
                folder.toString());
        JobRunner runner =
                new JobRunner(spark, job.context(), Stop.never(), job.options().progress());
        Part left = new RowFilter(spark, runner, context)
                .distinct(List.of(part), spark.broadcast(new LineProcessor(job.spec())))
                .getFirst();
        assertThat(Files.readString(Path.of(left.file().name())))
                .contains("\"line\":1,", "\"line\":2,")
                .doesNotContain(puzzle);
        assertThat(left.tally()).isEqualTo(new Part.Tally(2, 0, 0, 0, 0, 1, 0));
        assertThat(left.counters().json().toString()).doesNotContain("\"3\"");
    }

    @Test
    void the_first_positions_of_each_level_are_kept() throws IOException {
        Path all = folder.resolve("rated-all");
        Path some = folder.resolve("rated-some");
        String[] made = {"--count", "24", "--seed", "1", "--with", "rate"};
        jobs.run(words(made, "new", "sudoku", "minimal", all.toString()));
        List<String> lines = Jobs.joined(all).lines().toList();
        List<String> levels = lines.stream().map(ClusterTest::level).toList();
        String common = levels.getFirst();
        assertThat(Collections.frequency(levels, common)).isGreaterThan(2);
        Jobs.Ended ended = jobs.run(words(
                made, "new", "sudoku", "minimal", some.toString(), "--spread", "level=" + common + ":2,Unfair:20"));
        assertThat(Jobs.joined(some).lines())
                .filteredOn(line -> level(line).equals(common))
                .containsExactlyElementsOf(lines.stream()
                        .filter(line -> level(line).equals(common))
                        .limit(2)
                        .toList());
        long unfair = Collections.frequency(levels, "Unfair");
        assertThat(ended.exit()).isEqualTo(1);
        assertThat(ended.err())
                .contains("only " + unfair + " of 20 with level Unfair: make more, with a larger --count\n");
        assertThat(Files.readString(some.resolve("_report.json")))
                .contains("\"lines\":" + (2 + unfair) + ",", "\"made\":24,", "\"dropped\":" + (22 - unfair) + ",");
    }

    private static String level(String line) {
        return OutputOptions.value((Json.Obj) Json.parse(line), "level");
    }

    @Test
    void equivalent_lines_of_a_corpus_are_removed() throws IOException {
        List<String> lines = new ArrayList<>(Program.REAL
                .run("new", "sudoku", "--count", "3", "--seed", "1")
                .out()
                .lines()
                .toList());
        lines.add(1, lines.getFirst().replace('1', 'x').replace('2', '1').replace('x', '2'));
        lines.add("?");
        Path input = file("isomorphs.txt", String.join("\n", lines));
        Path out = folder.resolve("distinct");
        jobs.run("convert", "sudoku", input.toString(), out.toString(), "--to", "id", "--distinct", "canonical");
        lines.remove(1);
        assertThat(Jobs.joined(out).lines().map(line -> OutputOptions.value((Json.Obj) Json.parse(line), "id")))
                .containsExactly(lines.get(0), lines.get(1), lines.get(2), "");
        Jobs.Ended refused = jobs.run("count", "sudoku", input.toString(), out + "2", "--distinct", "canonical");
        assertThat(refused.exit()).isEqualTo(2);
        assertThat(refused.err()).contains("'bulk convert sudoku IN OUT --to id'");
    }

    @Test
    void spark_programs_get_answers_as_tables_and_functions() {
        SparkSession session = TableWriter.session(spark);
        String puzzle = Program.REAL.run("new", "sudoku", "--seed", "1").out().strip();
        Dataset<String> texts = session.createDataset(List.of(puzzle, "?"), Encoders.STRING());
        List<Row> rows = Bulk.answers(texts, "solve", "sudoku").collectAsList();
        assertThat(rows.getFirst().<String>getAs("input")).isEqualTo(puzzle);
        assertThat(rows.getFirst().<String>getAs("solution"))
                .isEqualTo(Program.REAL
                        .reading(puzzle)
                        .run("solve", "sudoku")
                        .out()
                        .strip());
        assertThat(rows.get(1).<String>getAs("error")).startsWith("column 1");
        assertThat(Bulk.answers(texts, "convert", "sudoku", "--to=id").first().<String>getAs("id"))
                .isEqualTo(puzzle);
        Bulk.register(session);
        assertThat(session.sql("select tw_count('sudoku', '" + puzzle + "')")
                        .first()
                        .getString(0))
                .isEqualTo("1");
        texts.createOrReplaceTempView("texts");
        List<Row> rated = session.sql(
                        "select r.*, tw_count('sudoku', value) as count from (select value, tw_rate('sudoku', value) as r from texts)")
                .collectAsList();
        assertThat(rated.getFirst().schema().simpleString())
                .isEqualTo("struct<grade:string,tiles:bigint,value:string,legal:bigint,winning:bigint,proven:boolean,"
                        + "er:double,ep:double,ed:double,level:string,score:bigint,hardest:string,error:string,"
                        + "warning:string,other:string,count:string>");
        assertThat(rated.getFirst().<Double>getAs("er")).isGreaterThanOrEqualTo(1.2);
        assertThat(rated.getFirst().<String>getAs("other")).isNull();
        assertThat(rated.get(1).<String>getAs("error")).startsWith("column 1");
        assertThat(session.sql("select size(tw_canonical('sudoku', '" + puzzle + "').digits)")
                        .first()
                        .getInt(0))
                .isEqualTo(9);
        assertThat(session.sql("select tw_rate('sudoku', null)").first().isNullAt(0))
                .isTrue();
        for (String function : List.of("tw_rate", "tw_count", "TW_RATE")) {
            assertThatThrownBy(() -> session.sql("select " + function + "('sudok', value) from texts"))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("unknown puzzle 'sudok'; expected ")
                    .hasMessageContaining("did you mean 'sudoku'?");
        }
        assertThatThrownBy(() -> session.sql("select tw_perft('sudoku', value) from texts"))
                .hasMessage("tw_perft: 'sudoku' does not answer this");
        Row wrong = session.sql("select tw_rate(p, value).error, tw_count(p, value)"
                        + " from (select value, concat('sudo', 'k') as p from texts) distribute by value")
                .first();
        assertThat(wrong.getString(0)).startsWith("unknown puzzle 'sudok'");
        assertThat(wrong.isNullAt(1)).isTrue();
        List<SudokuRating> ratings = SudokuRating.of(texts).collectAsList();
        assertThat(ratings.getFirst().getInput()).isEqualTo(puzzle);
        assertThat(ratings.getFirst().getEr()).isEqualTo(rated.getFirst().<Double>getAs("er"));
        assertThat(ratings.getFirst().getScore()).isEqualTo(rated.getFirst().<Long>getAs("score"));
        assertThat(ratings.get(1).getEr()).isNull();
        assertThat(ratings.get(1).getError()).startsWith("column 1");
    }
}
