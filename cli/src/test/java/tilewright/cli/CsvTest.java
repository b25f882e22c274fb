package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program.Ran;

final class CsvTest {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @TempDir
    private Path folder = Path.of("");

    @Test
    void a_line_of_names_and_a_row_for_each_line() {
        Ran ran = Program.REAL
                .reading("g.../..../..../....\n.g../..../..../....\nx\n")
                .run("solve", "trominoes", "--csv");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out()).startsWith("""
                line,puzzle,solutions,solution,path,error,warning,other
                1,g.../..../..../....,1,ghhh/hhhv/hhhv/hhhv,,,,
                2,.g../..../..../....,0,,,,,
                3,,,,,"column 1:""");
        assertThat(ran.out()).hasLineCount(4);
    }

    @Test
    void fields_of_a_verb_are_columns_and_others_are_json() {
        assertThat(Program.REAL.run("rate", "sudoku", "--csv", "--text", PUZZLE).out())
                .startsWith("line,er,ep,ed,level,score,hardest,")
                .contains("\n1,1.2,1.2,1.2,Easy,");
        assertThat(Program.REAL.run("hint", "sudoku", "--csv", "--text", PUZZLE).out())
                .contains("\n1,Naked single,2.3,\"[\"\"r5c5=5\"\"]\",[],\"Row 5, column 5 can only hold 5: ");
        assertThat(Program.REAL
                        .run("count", "paletto", "--csv", "--starts", "6")
                        .out())
                .isEqualTo("line,setup,count,exact,error,warning,other\n1,6x6,231884179337494990080,true,,,\n");
        assertThat(Program.REAL
                        .run("convert", "sudoku", "--to", "id", "--csv", "--text", PUZZLE)
                        .out())
                .isEqualTo("line,id,error,warning,other\n1," + PUZZLE + ",,,\n");
    }

    @Test
    void a_row_for_each_of_all_solutions() {
        Ran ran = Program.REAL.run("solve", "trominoes", "--all", "--csv", "--text", "g.../..../..../....");
        assertThat(ran.out()).hasLineCount(1 + 4).contains("\n1,g.../..../..../....,,gvvv/vvvv/vvvv/vhhh,,,,\n");
        assertThat(ran.err()).isEqualTo("line 1: 4 solutions, all there are\n");
    }

    @Test
    void what_is_written_can_be_read_again() {
        String table = Program.REAL
                .run("new", "sudoku", "--seed", "7", "--count", "3", "--csv")
                .out();
        assertThat(table).startsWith("line,puzzle,setup,seed,item,error,warning,other\n");
        Ran ran = Program.REAL.reading(table).run("count", "sudoku", "--column", "puzzle");
        assertThat(ran).isEqualTo(new Ran(0, "1\n1\n1\n", ""));
    }

    @Test
    void a_file_has_the_names_once_also_when_a_run_goes_on() throws IOException {
        Path out = folder.resolve("a.csv");
        String[] words = {"count", "trominoes", "--csv", "--text", "g.../..../..../....", "--out", out.toString()};
        assertThat(Program.REAL.interruptedBy(() -> true).run(words).exit()).isEqualTo(130);
        String[] again = {
            "count", "trominoes", "--csv", "--text", "g.../..../..../....", "--out", out.toString(), "--resume"
        };
        assertThat(Program.REAL.run(again).exit()).isZero();
        assertThat(Files.readString(out)).isEqualTo("""
                line,count,exact,estimate,low,high,error,warning,other
                1,4,true,,,,,,
                """);
    }

    @Test
    void options_that_contradict_are_refused() {
        assertThat(Program.REAL.run("solve", "sudoku", "--json", "--csv").err())
                .contains("use either --json or --csv, not both");
        assertThat(Program.REAL.run("new", "sudoku", "--log", "--csv").exit()).isEqualTo(2);
        assertThat(Program.REAL
                        .run("bulk", "solve", "sudoku", "in", "out", "--csv")
                        .err())
                .contains("unknown option '--csv'");
    }

    @Test
    void the_first_line_names_what_made_the_results() {
        Ran csv = Program.REAL.run("new", "sudoku", "minimal", "--seed", "7", "--csv", "--provenance");
        assertThat(csv.out().lines().limit(2)).containsExactly("""
                # {"version":"","commit":"","date":"","command":["tilewright","new","sudoku","minimal","--seed","7","--csv",\
                "--provenance"],"seed":7}""", "line,puzzle,setup,seed,item,error,warning,other");
        Ran json = Program.REAL.run("solve", "sudoku", "--json", "--provenance", "--text", PUZZLE);
        assertThat(json.out()).startsWith("""
                {"provenance":{"version":"","commit":"","date":"","command":["tilewright","solve","sudoku","--json",\
                "--provenance","--text",\
                """).hasLineCount(2);
        assertThat(Program.REAL.run("solve", "sudoku", "--provenance").err())
                .contains("--provenance needs --json or --csv");
        assertThat(Program.REAL
                        .run("bulk", "solve", "sudoku", "in", "out", "--provenance")
                        .err())
                .contains("unknown option '--provenance'");
    }
}
