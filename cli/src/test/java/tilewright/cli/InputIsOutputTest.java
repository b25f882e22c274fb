package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program.Ran;

/** No command writes over what it reads, whatever the names. */
class InputIsOutputTest {

    private static final String POSITION = ".".repeat(81) + "\n";

    /** Commands that read lines and write results, without INPUT and OUT. */
    private static final List<List<String>> COMMANDS = List.of(
            List.of("solve", "sudoku", "--json"),
            List.of("count", "sudoku", "--limit", "2"),
            List.of("hint", "sudoku", "--csv"),
            List.of("show", "sudoku"),
            List.of("show", "sudoku", "--svg"),
            List.of("convert", "sudoku", "--to", "zeros"),
            List.of("review", "sudoku"));

    @TempDir
    private Path folder;

    private Path input;

    @BeforeEach
    void make() throws IOException {
        input = Files.writeString(folder.resolve("in.txt"), POSITION);
    }

    /** The input under other names. */
    private List<Path> names() throws IOException {
        return List.of(
                input,
                folder.resolve("./in.txt"),
                folder.resolve("../" + folder.getFileName() + "/in.txt"),
                Files.createSymbolicLink(folder.resolve("soft"), input),
                Files.createSymbolicLink(folder.resolve("softer"), folder.resolve("soft")),
                Files.createLink(folder.resolve("hard"), input),
                Files.createSymbolicLink(folder.resolve("here"), folder).resolve("in.txt"));
    }

    private void refused(List<String> command, Path in, Path out) throws IOException {
        List<String> words = new ArrayList<>(command);
        words.add(2, in.toString());
        words.addAll(List.of("--out", out.toString()));
        Ran ran = Program.REAL.run(words.toArray(String[]::new));
        assertThat(ran.exit()).as(words.toString()).isEqualTo(2);
        assertThat(ran.err())
                .as(words.toString())
                .contains("cannot write '" + out + "': it is the input '" + in + "'; name another file");
        assertThat(input).as(words.toString()).hasContent(POSITION.strip());
    }

    @Test
    void an_input_is_not_replaced_by_results() throws IOException {
        List<Path> names = names();
        for (List<String> command : COMMANDS) {
            for (Path name : names) {
                refused(command, input, name);
                refused(command, name, input);
            }
        }
    }

    /** With --column, too. */
    @Test
    void a_table_is_not_replaced_by_results() throws IOException {
        Path table = Files.writeString(folder.resolve("t.csv"), "puzzle\n" + POSITION);
        Ran ran = Program.REAL.run(
                "solve", "sudoku", table.toString(), "--column", "puzzle", "--csv", "--out", table.toString());
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(table).content().startsWith("puzzle\n...");
    }

    @Test
    void files_beside_the_results_are_no_input_either() throws IOException {
        for (String ending : List.of(".partial", ".checkpoint")) {
            Path beside = Files.writeString(folder.resolve("out" + ending), POSITION);
            Ran ran = Program.REAL.run(
                    "solve", "sudoku", beside.toString(), "--resume", "--out", folder.resolve("out") + "");
            assertThat(ran.exit()).as(ending).isEqualTo(2);
            assertThat(ran.err()).as(ending).contains("it is the input");
            assertThat(beside).as(ending).hasContent(POSITION.strip());
        }
    }

    @Test
    void other_files_and_devices_are_written() throws IOException {
        Path other = folder.resolve("other");
        Ran ran = Program.REAL.run("convert", "sudoku", input + "", "--to", "zeros", "--out", other.toString());
        assertThat(ran).isEqualTo(new Ran(0, "", ""));
        assertThat(other).hasContent("0".repeat(81));
        assertThat(Program.REAL.run("convert", "sudoku", "/dev/null", "--to", "zeros", "--out", "/dev/null"))
                .isEqualTo(new Ran(0, "", ""));
    }

    /** What is written has the input's name; what would be written first is refused, too. */
    @Test
    void sheets_and_books_do_not_replace_what_they_are_made_of() throws IOException {
        Path positions = Files.writeString(folder.resolve("a.pdf"), POSITION);
        Path sheet = Files.writeString(folder.resolve("b.html"), "title: A sheet\n");
        Path answers = Files.writeString(folder.resolve("c-solutions.svg"), POSITION);
        Path words = Files.writeString(folder.resolve("d.html"), "Words.\n");
        Path book = Files.writeString(folder.resolve("book.html"), """
                title: A book
                puzzle: sudoku
                qr: no
                preface: {file: d.html}
                readers: [Ada]
                sections:
                  - {setup: easy, count: 1}
                """);
        Path reader = Files.createLink(folder.resolve("x-Ada.html"), words);
        Path picture = Files.writeString(folder.resolve("sudoku-0001.svg"), POSITION);
        for (List<String> command : List.of(
                List.of("print", "sudoku", positions + "", "-o", positions + ""),
                List.of("print", "sudoku", input + "", "--sheet", sheet + "", "-o", sheet + ""),
                List.of("print", "sudoku", answers + "", "--solutions", "file", "-o", folder.resolve("c.svg") + ""),
                List.of("print", "--book", book + "", "-o", folder.resolve("x.html") + ""),
                List.of(
                        "print",
                        "sudoku",
                        picture + "",
                        "--each",
                        "svg",
                        "--names",
                        "{puzzle}-{number}.{kind}",
                        "-o",
                        folder + ""))) {
            Ran ran = Program.REAL.run(command.toArray(String[]::new));
            assertThat(ran.exit()).as(command + ran.err()).isEqualTo(2);
            assertThat(ran.err()).as(command.toString()).contains("it is the input");
        }
        for (Path file : List.of(positions, answers, picture)) {
            assertThat(file).hasContent(POSITION.strip());
        }
        assertThat(reader).hasContent("Words.");
        assertThat(Program.REAL
                        .run(
                                "print",
                                "--book",
                                book + "",
                                "--readers",
                                "Ben",
                                "-o",
                                book.resolveSibling("book.html") + "")
                        .exit())
                .isZero(); // it is written under the name of its reader
    }
}
