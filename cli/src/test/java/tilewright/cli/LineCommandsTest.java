package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program.Ran;

/** Tests of the common part of all commands that answer line by line. */
final class LineCommandsTest {

    private static final String MIXED = ".x.\n\n.?.\n# a comment\nblank:x.x\n";

    @TempDir
    private Path folder = Path.of("");

    @Test
    void one_line_in_one_line_out() {
        assertThat(Program.BLANK.reading("...\n.x\n").run("solve", "blank")).isEqualTo(new Ran(0, "xxx\nxx\n", ""));
    }

    @Test
    void a_bad_line_gives_an_empty_line_and_the_reason_with_its_number() {
        assertThat(Program.BLANK.reading(MIXED).run("solve", "blank")).isEqualTo(new Ran(1, "xxx\n\nxxx\n", """
                                line 3: column 2: expected the end of the text, found (?)
                                  .?.
                                   ^
                                """));
    }

    @Test
    void with_json_every_line_has_its_number_first() {
        Ran ran = Program.BLANK.reading(MIXED).run("solve", "blank", "--json");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out()).isEqualTo("""
                        {"line":1,"puzzle":".x.","solutions":1,"solution":"xxx"}
                        {"line":3,"error":"column 2: expected the end of the text, found (?)"}
                        {"line":5,"puzzle":"x.x","solutions":1,"solution":"xxx"}
                        """);
        assertThat(ran.err()).startsWith("line 3: ");
    }

    @Test
    void the_input_may_be_a_file() throws IOException {
        Path file = folder.resolve("rows.txt");
        Files.writeString(file, "...\n");
        assertThat(Program.BLANK.run("solve", "blank", file.toString()).out()).isEqualTo("xxx\n");
    }

    @Test
    void the_input_may_be_texts() {
        assertThat(Program.BLANK.run("solve", "blank", "--text", "x..", "--text", "?", "--text=."))
                .isEqualTo(new Ran(1, "xxx\n\nx\n", """
                                line 2: column 1: expected a row of (x) and (.), found (?)
                                  ?
                                  ^
                                """));
    }

    @Test
    void the_starts_of_a_setup_are_counted_instead_of_solutions() {
        assertThat(Program.REAL.run("count", "paletto", "--starts", "4-3p")).isEqualTo(new Ran(0, "269352\n", ""));
        assertThat(Program.REAL.run("count", "trominoes", "--starts", "10").out())
                .isEqualTo("16\n");
        assertThat(Program.REAL.run("count", "paletto", "--starts", "8")).isEqualTo(new Ran(1, "\n", """
                                line 1: start boards are counted up to size 7; the tables for size 8 would take hundreds of gigabytes
                                """));
        assertThat(Program.REAL.run("count", "paletto", "--starts", "2").err())
                .contains("invalid paletto setup '2'", "the size must be 3 to 8, not (2)");
        assertThat(Program.REAL.run("count", "sudoku", "--starts", "singles").err())
                .contains("sudoku does not support count --starts");
        assertThat(Program.REAL
                        .run("count", "trominoes", "--starts", "4", "--text", "g.../..../..../....")
                        .err())
                .contains("use either positions or --starts, not both");
    }

    @Test
    void a_dash_is_the_standard_input() {
        assertThat(Program.BLANK.reading("..").run("solve", "blank", "-").out()).isEqualTo("xx\n");
    }

    @Test
    void an_empty_input_gives_nothing() {
        assertThat(Program.BLANK.reading("").run("solve", "blank")).isEqualTo(new Ran(0, "", ""));
        assertThat(Program.BLANK.reading("# only this\n").run("solve", "blank", "--json"))
                .isEqualTo(new Ran(0, "", ""));
    }

    @Test
    void texts_of_other_systems_are_read() {
        assertThat(Program.BLANK.reading("\ufeff...\r\n.x\r\n").run("solve", "blank"))
                .isEqualTo(new Ran(0, "xxx\nxx\n", ""));
    }

    @Test
    void a_line_that_is_no_text_is_a_bad_line() {
        byte[] bytes = {'.', '\n', (byte) 0xfe, '\n', '.', '\n'};
        assertThat(Program.BLANK.reading(bytes).run("solve", "blank"))
                .isEqualTo(new Ran(1, "x\n\nx\n", "line 2: byte 1 of the line is not UTF-8\n"));
        assertThat(Program.BLANK.reading(bytes).run("solve", "blank", "--json").out())
                .contains("{\"line\":2,\"error\":\"byte 1 of the line is not UTF-8\"}");
    }

    @Test
    void a_line_that_is_too_long_is_a_bad_line() {
        String input = ".\n" + ".".repeat(2_000_000) + "\n.\n";
        assertThat(Program.BLANK.reading(input).run("solve", "blank"))
                .isEqualTo(new Ran(1, "x\n\nx\n", "line 2: the line has 2000000 bytes; the maximum is 1048576\n"));
    }

    @Test
    void over_budget_is_said() {
        assertThat(Program.BLANK.reading(".....\nx....\n").run("solve", "blank", "--nodes", "4"))
                .isEqualTo(new Ran(1, "\nxxxxx\n", "line 1: over budget: undecided after 4 nodes\n"));
        assertThat(Program.BLANK
                        .reading(".....\n")
                        .run("solve", "blank", "--nodes", "4", "--json")
                        .out())
                .isEqualTo("{\"line\":1,\"puzzle\":\".....\",\"error\":\"over budget: undecided after 4 nodes\"}\n");
    }

    @Test
    void the_number_of_threads_changes_no_byte() {
        StringBuilder input = new StringBuilder();
        for (int i = 0; i < 3_000; i++) {
            input.append(i % 7 == 0 ? "?" : ".x".repeat(1 + i % 10)).append(i % 11 == 0 ? "\r\n\n" : "\n");
        }
        Program program = Program.BLANK;
        Ran one = program.reading(input.toString()).run("solve", "blank", "--json", "--threads", "1");
        assertThat(one.out()).hasLineCount(3_000);
        assertThat(program.reading(input.toString()).run("solve", "blank", "--json", "--threads", "2"))
                .isEqualTo(one);
        assertThat(program.reading(input.toString()).run("solve", "blank", "--json", "--threads", "8"))
                .isEqualTo(one);
    }

    @Test
    void a_defect_spoils_its_own_line_alone() {
        Ran ran = Program.BLANK.reading("5:1\nx\n4:2\n").run("breaking", "countdown", "--json");
        assertThat(ran.exit()).isEqualTo(3);
        assertThat(ran.out())
                .hasLineCount(3)
                .contains("{\"line\":1,\"error\":\"internal error: ")
                .contains("{\"line\":3,");
        assertThat(ran.err())
                .contains(
                        "line 1: internal error: java.lang.IllegalStateException: pile 5; please report it with the output of --debug\nline 2: ");
    }

    @Test
    void an_array_that_no_memory_can_hold_is_a_defect_of_its_line() {
        Ran ran = Program.BLANK.reading("9:1\nx\n").run("breaking", "countdown", "--json");
        assertThat(ran.exit()).isEqualTo(3);
        assertThat(ran.err())
                .startsWith("line 1: internal error: java.lang.OutOfMemoryError: Requested array size exceeds VM limit;"
                        + " please report it with the output of --debug\nline 2: ");
    }

    @Test
    void results_are_utf_8() {
        Ran ran = Program.BLANK.reading("ä\n".getBytes(StandardCharsets.UTF_8)).run("solve", "blank");
        assertThat(ran.err()).startsWith("line 1: column 1: expected a row of (x) and (.), found (ä)");
    }
}
