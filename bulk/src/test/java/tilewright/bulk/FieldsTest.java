package tilewright.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.bulk.table.TableWriter;
import tilewright.cli.Program;
import tilewright.cli.bulk.OutputOptions;
import tilewright.search.Limits;
import tilewright.sudoku.Sudoku;
import tilewright.text.Json;

/** Fields of answers: of several verbs at once, as columns, and as what is kept and counted. */
final class FieldsTest {

    private static final String MADE = "--count 12 --seed 3";

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

    private static Jobs.Ended made(Path out, String options) {
        return jobs.run(Stream.concat(
                        Stream.of("new", "sudoku", "minimal", out.toString()), Stream.of((MADE + options).split(" ")))
                .toArray(String[]::new));
    }

    private static List<Json.Obj> lines(String text) {
        return text.lines().map(line -> (Json.Obj) Json.parse(line)).toList();
    }

    private static int clues(Json.Obj answer) {
        return (int) OutputOptions.value(answer, "puzzle")
                .chars()
                .filter(letter -> letter != '.')
                .count();
    }

    @Test
    void answers_of_several_verbs_have_the_fields_of_all() throws IOException {
        Path out = folder.resolve("several");
        assertThat(made(out, " --with rate,count --with canonical").exit()).isEqualTo(0);
        String made = Program.REAL
                .run(Stream.concat(Stream.of("new", "sudoku", "minimal", "--json"), Stream.of(MADE.split(" ")))
                        .toArray(String[]::new))
                .out();
        List<Json.Obj> expected = lines(made);
        for (String verb : List.of("rate", "count", "canonical")) {
            List<Json.Obj> before = expected;
            List<Json.Obj> more = lines(Program.REAL
                    .reading(before.stream()
                            .map(line -> OutputOptions.value(line, "puzzle") + "\n")
                            .reduce("", String::concat))
                    .run(verb, "sudoku", "--json")
                    .out());
            expected = Stream.iterate(0, i -> i + 1)
                    .limit(before.size())
                    .map(i -> before.get(i).withAll(more.get(i)))
                    .toList();
        }
        assertThat(Jobs.joined(out))
                .isEqualTo(expected.stream().map(line -> line + "\n").reduce("", String::concat));
    }

    @Test
    void a_position_that_one_verb_cannot_answer_has_no_result() throws IOException {
        Path in = Files.writeString(
                folder.resolve("mixed.txt"), ClusterTest.mixed("sudoku", "minimal", 1) + ".".repeat(81));
        Path out = folder.resolve("mixed");
        Jobs.Ended ended = jobs.run(
                "convert",
                "sudoku",
                in.toString(),
                out.toString(),
                "--to",
                "id",
                "--with",
                "rate,count --limit 2,hint");
        assertThat(ended.exit()).isEqualTo(1);
        Json.Obj last = lines(Jobs.joined(out)).getLast();
        String rated = Program.REAL
                .reading(".".repeat(81))
                .run("rate", "sudoku", "--json")
                .out();
        assertThat(OutputOptions.value(last, "error"))
                .isEqualTo(OutputOptions.value(lines(rated).getFirst(), "error"));
        assertThat(OutputOptions.value(last, "count")).isEqualTo("2");
    }

    @Test
    void tables_have_a_typed_column_for_each_field() {
        Path out = folder.resolve("table");
        assertThat(made(out, " --with rate,count --tally clues --format parquet")
                        .exit())
                .isEqualTo(0);
        Dataset<Row> table = TableWriter.session(jobs.spark()).read().parquet(out.toString());
        assertThat(table.schema().simpleString())
                .isEqualTo(
                        "struct<line:bigint,puzzle:string,setup:string,seed:bigint,item:bigint,er:double,ep:double,"
                                + "ed:double,level:string,score:bigint,hardest:string,count:string,exact:boolean,"
                                + "estimate:string,low:string,high:string,clues:bigint,error:string,warning:string,other:string>");
        for (Row row : table.collectAsList()) {
            assertThat(row.<Double>getAs("er")).isBetween(1.0, 12.0);
            assertThat(row.<String>getAs("count")).isEqualTo("1");
            assertThat(row.<Boolean>getAs("exact")).isTrue();
            assertThat(row.<Long>getAs("clues"))
                    .isEqualTo(row.<String>getAs("puzzle")
                            .chars()
                            .filter(letter -> letter != '.')
                            .count());
            assertThat(row.isNullAt(row.fieldIndex("other"))).isTrue();
        }
    }

    @Test
    void a_table_has_the_hash_of_each_proof() throws NoSuchAlgorithmException {
        Path out = folder.resolve("proved");
        String[] job = {
            "new",
            "sudoku",
            "minimal",
            out.toString(),
            "--count",
            "3",
            "--with",
            "prove --digest",
            "--format",
            "parquet"
        };
        assertThat(jobs.run(job).exit()).isEqualTo(0);
        List<Row> rows = TableWriter.session(jobs.spark())
                .read()
                .parquet(out.toString())
                .selectExpr("puzzle", "bytes", "sha256")
                .collectAsList();
        assertThat(rows).hasSize(3);
        for (Row row : rows) {
            byte[] proof = Sudoku.prove(row.getString(0), "unique", Limits.NONE)
                    .orElseThrow()
                    .getBytes(StandardCharsets.UTF_8);
            assertThat(row.getLong(1)).isEqualTo(proof.length);
            assertThat(row.getString(2))
                    .isEqualTo(HexFormat.of()
                            .formatHex(MessageDigest.getInstance("SHA-256").digest(proof)));
        }
    }

    @Test
    void positions_are_kept_and_counted_by_comparisons() throws IOException {
        Path all = folder.resolve("all");
        assertThat(made(all, " --with rate").exit()).isEqualTo(0);
        List<Json.Obj> lines = lines(Jobs.joined(all));
        Path few = folder.resolve("few");
        assertThat(made(few, " --with rate --keep er>=1.5,clues<=24 --keep level!=Extreme --tally clues")
                        .exit())
                .isEqualTo(0);
        List<Json.Obj> expected = lines.stream()
                .filter(line -> Double.parseDouble(OutputOptions.value(line, "er")) >= 1.5)
                .filter(line -> clues(line) <= 24)
                .filter(line -> !OutputOptions.value(line, "level").equals("Extreme"))
                .map(line -> line.with("clues", clues(line)))
                .toList();
        assertThat(expected).hasSizeBetween(1, 11);
        assertThat(lines(Jobs.joined(few))).isEqualTo(expected);
        Json.Obj report = lines(Files.readString(few.resolve("_report.json"))).getFirst();
        assertThat(report.field("nodes")).isEmpty();
        assertThat(((Json.Obj) ((Json.Obj) report.field("tally").orElseThrow())
                                .field("clues")
                                .orElseThrow())
                        .fields()
                        .keySet())
                .containsExactlyElementsOf(expected.stream()
                        .map(line -> clues(line))
                        .distinct()
                        .sorted()
                        .map(number -> Integer.toString(number))
                        .toList());
    }

    @Test
    void lines_that_are_read_have_clues_as_well() throws IOException {
        Path in = Files.writeString(folder.resolve("in.txt"), ClusterTest.mixed("sudoku", "minimal", 10));
        Path out = folder.resolve("spread");
        jobs.run("solve", "sudoku", in.toString(), out.toString(), "--spread", "clues=24:1,23:1");
        assertThat(lines(Jobs.joined(out)).stream()
                        .map(line -> OutputOptions.value(line, "clues"))
                        .filter(clues -> !clues.isEmpty()))
                .doesNotHaveDuplicates()
                .isSubsetOf("23", "24");
    }

    @Test
    void parquet_without_a_column_is_told_with_its_columns() throws IOException {
        Path table = folder.resolve("parquet");
        assertThat(made(table, " --format parquet").exit()).isEqualTo(0);
        Path out = folder.resolve("parquet-out");
        Jobs.Ended ended = jobs.run("count", "sudoku", table.toString(), out.toString());
        assertThat(ended.err())
                .isEqualTo(
                        "tilewright: '" + table + "' is Parquet; name the column with the texts: --column NAME; it has"
                                + " line, puzzle, setup, seed, item, error, warning, other\n");
        assertThat(ended.exit()).isEqualTo(2);
        assertThat(jobs.run("count", "sudoku", table.toString(), out.toString(), "--column", "puzzle")
                        .exit())
                .isEqualTo(0);
        Files.writeString(table.resolve("z.txt"), "?");
        assertThat(jobs.run("count", "sudoku", table.toString(), folder + "/none", "--column", "puzzle")
                        .err())
                .matches("tilewright: '" + table + "/part-\\S+\\.parquet' is Parquet, and '" + table
                        + "/z\\.txt' is not; name files of one kind\n");
    }

    @Test
    void wrong_fields_are_told_before_anything_runs() {
        Path out = folder.resolve("wrong");
        for (String[] wrong : new String[][] {
            {" --tally foo", "answers have no field 'foo'; they have line, puzzle, setup, seed, item, clues"},
            {" --with rate --spread level=Foo:3", "level has no value 'Foo'; it has Easy, Medium, Hard, Unfair, Extreme"
            },
        }) {
            Jobs.Ended ended = made(out, wrong[0]);
            assertThat(ended.exit()).isEqualTo(2);
            assertThat(ended.err()).isEqualTo("tilewright: " + wrong[1] + "\n");
            assertThat(out).doesNotExist();
        }
    }
}
