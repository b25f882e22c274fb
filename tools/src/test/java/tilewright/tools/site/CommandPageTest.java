package tilewright.tools.site;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class CommandPageTest {

    @Test
    void the_page_has_all_of_the_help() {
        assertThat(CommandPage.text("tilewright solve", """
                        Usage: tilewright solve [OPTIONS] PUZZLE

                        Finds one
                        solution.

                              PUZZLE            Puzzle; see 'tilewright list'.

                        Options:
                              --csv             Print a table | of *all*.
                          -h, --help            Show this help.
                              --metrics-from=NETWORKS
                                                Who may read
                                                  it.

                        Examples:
                          tilewright solve sudoku --text <file

                        SETUP for paletto: 4x4, 5x5,
                          6x6, 7x7
                        SETUP for hues: easy
                        """, false)).isEqualTo("""
                        # tilewright solve

                        ```text
                        tilewright solve [OPTIONS] PUZZLE
                        ```

                        Finds one
                        solution.

                        ## Arguments

                        | | |
                        |---|---|
                        | `PUZZLE` | Puzzle; see 'tilewright list'.
                        ## Options

                        | | |
                        |---|---|
                        | `--csv` | Print a table \\| of \\*all\\*.
                        | `-h, --help` | Show this help.
                        | `--metrics-from=NETWORKS` |  Who may read it.
                        ## Examples

                        ```sh
                        tilewright solve sudoku --text <file
                        ```


                        SETUP for paletto: 4x4, 5x5,
                        6x6, 7x7

                        SETUP for hues: easy

                        """);
    }

    @Test
    void commands_lead_to_their_pages() {
        assertThat(CommandPage.text("Commands", "Commands:\n  list        Lists.\n", true))
                .contains("\n| [`list`](list.html) | Lists.");
    }
}
