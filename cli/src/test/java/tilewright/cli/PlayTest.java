package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.cli.Program.Ran;

/** Games in the terminal, typed by a file. */
final class PlayTest {

    @TempDir
    private Path folder = Path.of("");

    private static Ran blank(String... typed) {
        return Program.BLANK.reading(String.join("\n", typed)).run("play", "blank", "--text", "..x.", "--color=never");
    }

    private static Ran countdown(String options, String... typed) {
        String[] words = ("play countdown --seed 1 " + options).split(" ");
        return Program.BLANK.reading(String.join("\n", typed)).run(words);
    }

    @Test
    void a_game_is_drawn_played_and_won() {
        Ran ran = blank("r1c1", "r1c2 r1c4");
        assertThat(ran.out().lines().filter(line -> line.matches("[A-Z0-9].*")))
                .containsExactly(
                        "3 to fill",
                        "Fill all cells.",
                        "A move is typed as r1c1; type help for all commands, quit to leave.",
                        "2 to fill",
                        "All is filled.");
        assertThat(ran.out().lines().filter(line -> line.startsWith("  ┏"))).hasSize(3);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.exit()).isZero();
    }

    @Test
    void moves_are_taken_back_and_made_again() {
        assertThat(blank("r1c1", "r1c2", "undo", "save", "redo", "redo", "undo", "undo", "undo", "save")
                        .out())
                .contains("blank:..x. | r1c1 r1c2 @1\n", "nothing to redo\n", "nothing to undo\n")
                .endsWith("blank:..x. | r1c1 r1c2 @0\n");
    }

    @Test
    void what_cannot_be_obeyed_is_explained() {
        assertThat(blank("r1c3").out()).endsWith("'r1c3' is not possible: Not possible here.\n");
        assertThat(blank("undo").out()).endsWith("nothing to undo\n");
        assertThat(blank("r1x3").out()).endsWith("""
                        column 3: expected (c), found (x)
                          r1x3
                            ^
                        """);
        assertThat(blank("hint").out()).endsWith("no hint available\n");
        assertThat(blank("agent").out()).endsWith("blank has no computer player\n");
        assertThat(blank("load nothing.txt").out()).contains("cannot read 'nothing.txt'");
        assertThat(blank("new 50").out()).contains("the number of cells must be 1 to 20, not (50)");
    }

    /** Steps that remove notes are made as well. */
    @ParameterizedTest
    @CsvSource({
        "sudoku, hard, 'Solved: every row, column and box holds each digit once.'",
        "sudoku, '6x6,killer', Solved: all rules hold.",
        "hues, easy, All 64 tiles are in place.",
        "trominoes, 4, All cells are covered."
    })
    void a_game_is_won_by_what_hints_show(String puzzle, String setup, String won) {
        Ran ran = Program.REAL
                .reading("do hint\n".repeat(200))
                .run("play", puzzle, setup, "--seed", "3", "--color=never");
        assertThat(ran.out().replace("no hint available\n", "")).endsWith(won + "\n");
    }

    @Test
    void white_and_black_dots_are_told_apart() {
        String text = "4x4 white=r1c1-2 black=r1c3-4";
        assertThat(Program.REAL
                        .reading("quit")
                        .run("play", "sudoku", "--text", text, "--color=never")
                        .out())
                .contains("r1┃       ◦       ┃       •       ┃");
    }

    @Test
    void moves_before_a_bad_one_stay_made() {
        assertThat(blank("r1c1 r1c3 r1c2", "save").out()).endsWith("blank:..x. | r1c1\n");
    }

    @Test
    void a_command_is_one_step() {
        assertThat(blank("do fill", "save", "undo", "do", "do x").out())
                .contains("blank:..x. | r1c1,r1c2,r1c4\n")
                .endsWith("3 to fill\ncommands possible now: fill\ncommands possible now: fill\n");
    }

    @Test
    void the_words_of_a_game_are_shown() {
        assertThat(blank("moves").out()).endsWith("r1c1 r1c2 r1c4\n");
        assertThat(blank("help").out()).contains("undo, redo", "\nquit         end the game\nMoves: ");
    }

    @Test
    void quit_leaves_and_says_how_to_go_on() {
        assertThat(blank("r1c1", "quit", "r1c2").err())
                .isEqualTo("tilewright: to continue: tilewright play blank --text 'blank:..x. | r1c1'\n");
        assertThat(Program.BLANK
                        .reading("save")
                        .run("play", "blank", "--text", "blank:..x. | r1c1")
                        .out())
                .endsWith("blank:..x. | r1c1\n");
    }

    @Test
    void a_game_is_saved_to_a_file_and_loaded() throws IOException {
        Path file = folder.resolve("my game.txt");
        assertThat(blank("r1c1", "save " + file).out()).endsWith("saved to " + file + "\n");
        assertThat(Files.readString(file)).isEqualTo("blank:..x. | r1c1\n");
        assertThat(blank("load " + file, "save").out()).endsWith("blank:..x. | r1c1\n");
        assertThat(blank("r1c2", "save " + file).out()).endsWith("saved to " + file + ", in place of what it held\n");
        assertThat(Files.readString(file)).isEqualTo("blank:..x. | r1c2\n");
        assertThat(folder.toFile().list()).containsExactly("my game.txt");
        assertThat(blank("save /no/such/folder/game").out())
                .endsWith("cannot write '/no/such/folder/game': no such file or folder\n");
        assertThat(countdown("", "load " + file).out())
                .endsWith("this is a game of blank; start it with 'tilewright play blank'\n");
    }

    @Test
    void another_game_is_begun() {
        assertThat(blank("new 3", "save").out()).containsPattern("blank:[.x]{3}\n$");
        assertThat(blank("new", "save").out()).containsPattern("blank:[.x]{5}\n$");
    }

    @Test
    void the_computer_plays_for_its_seats() {
        Ran ran = countdown("--computer modest --text 5:1", "t2", "save");
        assertThat(ran.out()).contains("the computer plays t1\n").endsWith("countdown:5:1 | t2 t1\n");
        assertThat(countdown("--computer modest,1 --text 5:1", "save").out()).endsWith("countdown:5:1 | t1\n");
        assertThat(countdown("--computer modest,1+2 --text 5:1", "save").out())
                .endsWith("countdown:5:1 | t1 t1 t1 t1 t1\n");
    }

    @Test
    void undo_goes_back_to_the_persons_turn() {
        assertThat(countdown("--computer modest --text 5:1", "t2", "undo", "save")
                        .out())
                .endsWith("countdown:5:1 | t2 t1 @0\n");
        assertThat(countdown("--computer modest,1 --text 5:1", "undo").out()).endsWith("only the computer has moved\n");
    }

    @Test
    void a_computer_player_takes_one_turn() {
        assertThat(countdown("--text 5:1", "agent", "agent modest", "agent greedy", "save")
                        .out())
                .contains("modest plays t1\n", "unknown computer player 'greedy' for countdown; expected modest")
                .endsWith("countdown:5:1 | t1 t1\n");
    }

    @Test
    void mistakes_in_the_options_are_usage() {
        assertThat(countdown("--computer modst").err())
                .isEqualTo(
                        "tilewright: unknown computer player 'modst' for countdown; expected modest; did you mean 'modest'?\n");
        assertThat(countdown("--computer modest,x").exit()).isEqualTo(2);
        assertThat(countdown("--text 5:1 9").exit()).isEqualTo(2);
        assertThat(countdown("12").exit()).isEqualTo(2);
        assertThat(countdown("--text 5:3")).isEqualTo(new Ran(1, "", """
                                line 1: column 13: the player must be 1 to 2, not (3)
                                  countdown:5:3
                                              ^
                                """));
    }

    @Test
    void the_seed_decides_the_game() {
        assertThat(countdown("", "save")).isEqualTo(countdown("", "save"));
    }
}
