package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.cli.Program.Ran;
import tilewright.cli.bulk.AnswerFields;
import tilewright.cli.bulk.BulkJob;
import tilewright.cli.bulk.OutputOptions;
import tilewright.cli.bulk.Question;

/** The command {@code bulk} where there is no Spark. */
final class BulkTest {

    private static final Program PROGRAM = Program.REAL.in(Map.of("TILEWRIGHT_BULK", "/no/such/folder"));

    @Test
    void without_spark_a_sentence_says_what_to_do() {
        Ran ran = PROGRAM.run("bulk", "count", "sudoku", "in", "out");
        assertThat(ran.exit()).isEqualTo(3);
        assertThat(ran.err())
                .isEqualTo("tilewright: bulk needs Apache Spark, which is brought once (280 MB): type './build bulk' in"
                        + " Tilewright's folder; no such file: '/no/such/folder/bulk.options'\n");
    }

    @Test
    void what_is_typed_wrongly_is_told_at_once() {
        assertThat(PROGRAM.run("bulk", "cuont", "sudoku", "in", "out").err()).contains("did you mean 'count'?");
        assertThat(PROGRAM.run("bulk", "count", "sudoku", "in").err()).contains("count needs OUT");
        assertThat(PROGRAM.run("bulk", "count", "sudok", "in", "out").err()).contains("did you mean 'sudoku'?");
        assertThat(PROGRAM.run("bulk", "count", "sudoku", "in", "out", "--text", "x")
                        .err())
                .contains("unknown option '--text'");
        assertThat(PROGRAM.run("bulk", "rate", "trominoes", "in", "out").exit()).isEqualTo(2);
        assertThat(PROGRAM.run("bulk", "new", "paletto").err()).contains("new needs OUT");
        assertThat(PROGRAM.run("bulk", "count", "sudoku", "in", "out", "--format", "xml")
                        .err())
                .contains("--format must be json, csv or parquet, not 'xml'");
    }

    @Test
    void options_are_refused_beyond_their_bounds() {
        String spread = "--spread needs FIELD=VALUE:N,VALUE:N, such as level=Easy:20,Hard:30, not '";
        String keep = "--keep needs a comparison, in quotes if it has < or >, such as level=Hard or 'er>=7', not '";
        for (String[] refused : new String[][] {
            {"--first -1", "--first must be at least 0, not -1"},
            {"--first-nodes -1", "--first-nodes must be at least 0, not -1"},
            {"--distinct id", "--distinct must be canonical, not 'id'"},
            {"--progress dots", "--progress must be auto, bar, lines or never, not 'dots'"},
            {"--keep count", keep + "count'"},
            {"--keep =1", keep + "=1'"},
            {"--spread level", spread + "level'"},
            {"--spread level=Easy", spread + "level=Easy'"},
            {"--spread level=Easy:", spread + "level=Easy:'"},
            {"--spread level=Easy:-1", spread + "level=Easy:-1'"},
            {"--spread level=Easy:1,", spread + "level=Easy:1,'"},
            {"--spread level=:1", spread + "level=:1'"},
            {"--spread =Easy:1", spread + "=Easy:1'"},
            {"--spread level=Easy:1234567890123456789", spread + "level=Easy:1234567890123456789'"},
        }) {
            Ran ran = PROGRAM.run(("bulk new sudoku out --count 2 " + refused[0]).split(" "));
            assertThat(ran.err()).as(refused[0]).isEqualTo("tilewright: " + refused[1] + "\n");
            assertThat(ran.exit()).as(refused[0]).isEqualTo(2);
        }
        OutputOptions most = options("--first 0 --first-nodes 0 --keep setup== --keep seed= "
                + "--spread setup=Easy:0,A:B:123456789012345678");
        assertThat(most.keep())
                .extracting(condition -> condition.field() + "|" + condition.value())
                .containsExactly("setup|=", "seed|");
        assertThat(most.spread().wanted()).isEqualTo(Map.of("Easy", 0L, "A:B", 123456789012345678L));
    }

    private static OutputOptions options(String words) {
        List<String> all = new ArrayList<>(List.of("bulk", "new", "sudoku", "out", "--count", "2"));
        all.addAll(List.of(words.split(" ")));
        return BulkProgram.job(all).spec().output();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--tally foo | answers have no field 'foo'; they have line, puzzle, setup, seed, item, clues",
                "--with rate --keep levle=Hard | answers have no field 'levle'; they have line, puzzle, setup, seed, item, er, ep,"
                        + " ed, level, score, hardest, clues; did you mean 'level'?",
                "--with rate --spread level=Foo:3 | level has no value 'Foo'; it has Easy, Medium, Hard, Unfair, Extreme",
                "--with rate --keep level>=hard | level has no value 'hard'; it has Easy, Medium, Hard, Unfair, Extreme;"
                        + " did you mean 'Hard'?",
                "--with rate --keep er>=x | er is a number, not 'x'",
                "--keep clues<=many | clues is a number, not 'many'",
                "--with rate --keep hardest<x | hardest has no order; < needs a number, not 'x'",
                "--with count --keep exact=yes | exact has no value 'yes'; it has false, true",
                "--with rate,rate | rate and rate both answer with the field er; ask one of them in a job of its own",
            })
    void fields_and_values_that_answers_cannot_have_are_refused(String options, String why) {
        assertThatThrownBy(() -> options(options))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith(" are no job: " + why);
    }

    @Test
    void several_verbs_are_asked_in_the_order_in_which_they_are_typed() {
        BulkJob job = BulkProgram.job(
                List.of("bulk", "new", "sudoku", "out", "--with", "rate,count --limit 2", "--with", "canonical"));
        assertThat(job.spec().with()).extracting(Question::verb).containsExactly("rate", "count", "canonical");
        assertThat(job.spec().with().get(1).task().solutions()).isEqualTo(2);
        assertThat(AnswerFields.of(job.spec()).answered())
                .extracting(column -> column.name())
                .containsExactly(
                        "puzzle",
                        "setup",
                        "seed",
                        "item",
                        "er",
                        "ep",
                        "ed",
                        "level",
                        "score",
                        "hardest",
                        "count",
                        "exact",
                        "estimate",
                        "low",
                        "high",
                        "canonical",
                        "automorphisms",
                        "transposed",
                        "rows",
                        "columns",
                        "digits");
    }

    @Test
    void a_setup_is_no_folder() {
        for (String words :
                List.of("sudoku minimal", "sudoku clues-24", "trominoes 7", "paletto 6x6", "hues tiles-48")) {
            Ran ran = PROGRAM.run(("bulk new " + words + " --count 10").split(" "));
            String last = words.substring(words.indexOf(' ') + 1);
            assertThat(ran.err())
                    .endsWith("tilewright: new needs OUT, the new folder for the results, as the last word: '" + last
                            + "' is a setup (a folder of this name is './" + last + "')\n");
            assertThat(ran.exit()).isEqualTo(2);
        }
        assertThat(BulkProgram.job(List.of("bulk", "new", "sudoku", "./minimal"))
                        .options()
                        .out())
                .isEqualTo("./minimal");
    }

    @Test
    void help_fits_into_80_columns_and_names_the_folder() {
        String all = PROGRAM.run("bulk", "--help").out();
        assertThat(all).contains("'./build bulk'").doesNotContain("setup: exactly");
        assertThat(all.substring(all.indexOf("OUT is"))).doesNotContain("\nprints");
        assertThat(all.lines()).allMatch(line -> line.length() <= 80);
        assertThat(PROGRAM.run("bulk", "new", "--help").out())
                .startsWith("Usage: tilewright bulk new [OPTIONS] PUZZLE [SETUP...] OUT\n")
                .contains("OUT is a new folder for the results, and the last word.");
        assertThat(PROGRAM.run("bulk", "count", "--help").out()).doesNotContain("starting positions");
    }

    @Test
    void the_same_words_give_the_same_job() {
        BulkJob job = BulkProgram.job(List.of("bulk", "new", "paletto", "5x5", "out", "--count", "9", "--seed=3"));
        assertThat(job.options().out()).isEqualTo("out");
        assertThat(job.seed()).contains(3L);
        BulkJob counts = BulkProgram.job(List.of("bulk", "count", "sudoku", "in", "out", "--limit", "2"));
        assertThat(counts.spec().task().solutions()).isEqualTo(2);
        assertThat(counts.spec().task().nodes()).isEqualTo(1_000_000_000);
    }

    @Test
    void a_seed_that_was_drawn_travels() {
        assertThat(BulkProgram.job(List.of("bulk", "new", "paletto", "out", "--count", "9"))
                        .words())
                .containsExactly("bulk", "new", "--seed=0", "paletto", "out", "--count", "9");
    }

    @Test
    void a_recipe_has_no_folder_and_no_numbers() {
        assertThat(recipe("bulk new paletto 5x5 monday --count 9 --seed=3 --tally item --first 4 --overwrite"))
                .isEqualTo(recipe("bulk new --seed 8 paletto 5x5 tuesday --count=7 --tally item --threads 2"))
                .isEqualTo("bulk new paletto 5x5 --tally item");
        assertThat(recipe("bulk count sudoku in out --limit 2")).isEqualTo("bulk count sudoku in --limit 2");
    }

    private static String recipe(String words) {
        return String.join(" ", BulkProgram.job(List.of(words.split(" "))).recipe());
    }

    @Test
    void results_of_other_boards_are_not_added(@TempDir Path folder) throws IOException {
        String one = report(folder, "one", "4x4", 0);
        String two = report(folder, "two", "4x4", 5);
        String other = report(folder, "other", "5x5", 10);
        assertThat(PROGRAM.run("bulk", "join", one, two).out()).contains("\"made\":10");
        Ran ran = PROGRAM.run("bulk", "join", one, other);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err())
                .contains("other' has results of 'bulk new paletto 5x5', not of 'bulk new paletto 4x4' as '");
        assertThat(PROGRAM.run("bulk", "join", one, one).exit()).isEqualTo(2);
    }

    private static String report(Path folder, String name, String setup, int first) throws IOException {
        Path results = Files.createDirectory(folder.resolve(name));
        String report = "{'seed':1,'first':%d,'made':5,'recipe':['bulk','new','paletto','%s']}".formatted(first, setup);
        Files.writeString(results.resolve("_report.json"), report.replace('\'', '"'));
        return results.toString();
    }
}
