package tilewright.tools.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ManPageTest {

    private static final String HELP = """
            Usage: tilewright [OPTIONS] COMMAND

            Tile puzzles.

            Options:
              -h, --help         Show this help.

            Commands:
              list        Lists the puzzles and what each
                            supports.
              solve       Finds one solution.

            Exit: 0 success,
            2 usage.
            """;

    private static final String SOLVE = """
            Usage: tilewright solve [OPTIONS] PUZZLE

            Finds one
            solution.

                  PUZZLE            Puzzle; see 'tilewright list'.

            Options:
                  --csv             Print a table.
                  --metrics-from=NETWORKS
                                    Who may read
                                      it.

            Examples:
              tilewright solve sudoku --text ../file

            SETUP for paletto: 4x4, 5x5,
              6x6, 7x7
            SETUP for hues: easy
            """;

    @Test
    void commands_are_those_in_the_help() {
        assertThat(ManPage.commands(HELP)).containsExactly("list", "solve");
    }

    @Test
    void the_page_has_the_help_of_each_command() {
        Instant date = Instant.parse("2026-11-05T12:00:00Z");
        String page = ManPage.text("0.1.0", date, HELP, Map.of("solve", SOLVE));
        assertThat(page)
                .startsWith(".TH TILEWRIGHT 1 2026-11-05 \"Tilewright 0.1.0\" \"User Commands\"\n.SH NAME\n")
                .contains(".TP\n.B \\-h, \\-\\-help\nShow this help.\n")
                .contains(".TP\n.B list\nLists the puzzles and what each\nsupports.\n.TP\n.B solve\n")
                .contains(".SH EXIT STATUS\n0 success,\n2 usage.\n")
                .contains(
                        ".SS tilewright solve\n.PP\n.B tilewright solve [OPTIONS] PUZZLE\n.PP\nFinds one\nsolution.\n")
                .contains(".B PUZZLE\nPuzzle; see \\(aqtilewright list\\(aq.\n")
                .contains(".TP\n.B \\-\\-metrics\\-from=NETWORKS\nWho may read\nit.\n")
                .contains(
                        ".EX\n  tilewright solve sudoku \\-\\-text ../file\n.EE\n.PP\nSETUP for paletto: 4x4, 5x5,\n6x6, 7x7\n.PP\n");
    }

    @Test
    void roff_sees_only_text() {
        assertThat(ManPage.escaped(".so it's a \\ and ^~`")).isEqualTo("\\&.so it\\(aqs a \\e and \\(ha\\(ti\\(ga");
        assertThat(ManPage.escaped("'tilewright list'")).startsWith("\\(aq");
    }
}
