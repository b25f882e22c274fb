package tilewright.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program;

/** Files of many kinds, which are read as the command alone reads them. */
final class InputFilesTest {

    /** So many lines that a file of them is cut into several slices. */
    private static final int LINES = 150;

    @TempDir
    private static Path folder = Path.of("");

    private static Jobs jobs;
    private static List<String> puzzles = List.of();

    @BeforeAll
    static void start() {
        jobs = Jobs.local();
        List<String> some = ClusterTest.mixed("sudoku", "minimal", 15).lines().toList();
        List<String> all = new ArrayList<>();
        for (int i = 0; i < LINES; i++) {
            all.add(some.get(i % some.size()));
        }
        puzzles = all;
    }

    @AfterAll
    static void end() {
        jobs.spark().close();
    }

    /** Counts the texts of a file in a job, and compares the answers with those of the command alone. */
    private static String counted(String name, String content, Charset charset, String... options) throws IOException {
        Path in = Files.write(folder.resolve(name), content.getBytes(charset));
        Path out = folder.resolve(name + "-out");
        List<String> words = new ArrayList<>(List.of("count", "sudoku", in.toString(), out.toString()));
        words.addAll(List.of(options));
        Jobs.Ended ended = jobs.run(words.toArray(String[]::new));
        assertThat(ended.exit()).as(name + ": " + ended.err()).isLessThan(2);
        words.set(3, "--json");
        String joined = Jobs.joined(out);
        assertThat(joined)
                .as(name)
                .isEqualTo(Program.REAL.run(words.toArray(String[]::new)).out());
        return joined;
    }

    @Test
    void letters_of_16_bits_and_ends_of_lines_of_all_kinds() throws IOException {
        String expected = counted("plain", String.join("\n", puzzles), StandardCharsets.UTF_8);
        assertThat(expected.lines().count()).isGreaterThan(LINES / 2); // without blank lines and comments
        for (String end : List.of("\n", "\r\n", "\r")) {
            String name = end.replace("\r", "CR").replace("\n", "LF");
            String text = String.join(end, puzzles) + end;
            assertThat(counted(name, text, StandardCharsets.UTF_8)).isEqualTo(expected);
            assertThat(counted(name + "-LE", "\ufeff" + text, StandardCharsets.UTF_16LE))
                    .isEqualTo(expected);
            assertThat(counted(name + "-BE", "\ufeff" + text, StandardCharsets.UTF_16BE))
                    .isEqualTo(expected);
        }
    }

    @Test
    void a_file_that_cannot_be_cut_may_be_among_others() throws IOException {
        Path in = Files.createDirectory(folder.resolve("several"));
        Files.writeString(in.resolve("a"), String.join("\n", puzzles) + "\n");
        Files.writeString(in.resolve("b"), String.join("\r", puzzles));
        Files.write(in.resolve("c"), ("\ufeff" + String.join("\n", puzzles)).getBytes(StandardCharsets.UTF_16LE));
        Path out = folder.resolve("several-out");
        jobs.run("count", "sudoku", in.toString(), out.toString());
        String all = String.join("\n", puzzles) + "\n";
        assertThat(Jobs.joined(out))
                .isEqualTo(Program.REAL
                        .reading(all + all + all)
                        .run("count", "sudoku", "--json")
                        .out());
    }

    @Test
    void columns_of_tables_and_fields_of_json_lines() throws IOException {
        StringBuilder commas = new StringBuilder("id,\"the puzzle\"\n");
        StringBuilder tabs = new StringBuilder("the puzzle\tid\r\n");
        StringBuilder objects = new StringBuilder();
        for (int i = 0; i < LINES; i++) {
            String puzzle = puzzles.get(i);
            String quoted = puzzle.replace("\\", "\\\\").replace("\"", "\\\"");
            commas.append(i).append(",\"").append(puzzle.replace("\"", "\"\"")).append("\"\n");
            tabs.append(puzzle).append('\t').append(i).append("\r\n");
            objects.append("{\"id\":%d,\"the puzzle\":\"%s\"}\n".formatted(i, quoted));
        }
        String[] column = {"--column", "the puzzle"};
        String expected = counted("csv", commas.toString(), StandardCharsets.UTF_8, column);
        assertThat(expected).hasLineCount(LINES).startsWith("{\"line\":2,");
        assertThat(counted("tsv", tabs.toString(), StandardCharsets.UTF_8, column))
                .isEqualTo(expected);
        assertThat(counted("tsv16", "\ufeff" + tabs, StandardCharsets.UTF_16LE, column))
                .isEqualTo(expected);
        assertThat(counted("jsonl", objects.toString(), StandardCharsets.UTF_8, column))
                .hasLineCount(LINES)
                .startsWith("{\"line\":1,");
        Path in = folder.resolve("jsonl");
        Jobs.Ended ended = jobs.run("count", "sudoku", in.toString(), folder + "/none", "--column", "the puzle");
        assertThat(ended.err()).contains("there is no field 'the puzle'").contains("did you mean 'the puzzle'?");
        Path table = folder.resolve("tsv16");
        Jobs.Ended refused = jobs.run("count", "sudoku", table.toString(), folder + "/none2", "--column", "puzle");
        assertThat(refused.err())
                .isEqualTo("tilewright: '" + table + "': there is no column 'puzle'; the columns are the puzzle, id\n");
        assertThat(refused.exit()).isEqualTo(2);
    }

    /** Results are input of the next job, as they are and by the name of a field. */
    @Test
    void jobs_are_chained_by_their_lines() throws IOException {
        Path made = folder.resolve("made");
        jobs.run("new", "sudoku", "minimal", made.toString(), "--count", "40", "--seed", "5");
        Path rated = folder.resolve("rated");
        jobs.run(
                "convert",
                "sudoku",
                made.toString(),
                rated.toString(),
                "--column",
                "puzzle",
                "--to",
                "id",
                "--with",
                "rate");
        Path found = folder.resolve("found");
        assertThat(jobs.run("rate", "sudoku", made.toString(), found.toString()).exit())
                .isEqualTo(0);
        Path counted = folder.resolve("counted");
        assertThat(jobs.run("count", "sudoku", rated.toString(), counted.toString(), "--column", "id")
                        .exit())
                .isEqualTo(0);
        assertThat(Jobs.joined(rated)).hasLineCount(40).contains("\"er\":");
        assertThat(Jobs.joined(counted).lines())
                .hasSize(40)
                .allMatch(line -> line.contains("\"count\":\"1\"") || line.contains("\"count\":1"));
    }
}
