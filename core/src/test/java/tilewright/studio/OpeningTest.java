package tilewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.TextForm;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.text.Json;

final class OpeningTest {

    private static final String CLUES =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static Json.Obj open(String puzzle, String text) {
        Json.Obj request = Json.obj().with("do", "open").with("puzzle", puzzle).with("text", text);
        return (Json.Obj) Json.parse(new Studio(Puzzles.CATALOG).answer(request.toString()));
    }

    private static List<String> ids(Json.Obj answer) {
        List<String> ids = new ArrayList<>();
        answer.field("found")
                .ifPresent(found -> ((Json.Arr) found)
                        .items()
                        .forEach(item -> ids.add(((Json.Obj) item)
                                .field("id")
                                .map(id -> ((Json.Str) id).value())
                                .orElse("-"))));
        return ids;
    }

    @Test
    void every_form_of_every_puzzle_is_opened() {
        Puzzles.CATALOG.puzzles().forEach(OpeningTest::opens);
    }

    private static <P, S> void opens(Puzzle<P, S, ?> puzzle) {
        S position = puzzle.generator(new Workspace())
                .generate(puzzle.setups().presets().getFirst(), new SeededRandom(3));
        String id = puzzle.id() + ":" + puzzle.texts().positions().format(position);
        assertThat(ids(open(puzzle.id(), id))).containsExactly(id);
        for (TextForm<S> form : puzzle.texts().forms()) {
            String text = form.writer().apply(position);
            List<String> found = ids(open(puzzle.id(), text));
            assertThat(found).as(form.id()).hasSize(1).doesNotContain("-");
            if (form.faithful()) {
                assertThat(found).as(form.id()).containsExactly(id);
            }
        }
    }

    @Test
    void several_puzzles_of_a_file_are_listed_with_their_lines() {
        String rows = String.join("\r\n", CLUES.split("(?<=\\G.{9})", -1));
        String file = "\ufeff# mine\n" + CLUES + "\n\n" + CLUES.substring(1) + "\n" + rows + "\nsudoku:" + CLUES
                + " | r1c3=4\n";
        Json.Obj answer = open("sudoku", file);
        assertThat(ids(answer))
                .containsExactly("sudoku:" + CLUES, "-", "sudoku:" + CLUES, "sudoku:" + CLUES + " | r1c3=4");
        assertThat(answer.field("found").orElseThrow().toString())
                .contains(
                        "\"line\":2",
                        "{\"line\":4,\"error\":",
                        "expected 81 cells, got 80",
                        "\"line\":5",
                        "\"line\":15");
    }

    @Test
    void a_pasted_text_has_the_line_ends_blanks_and_bars_of_its_program() {
        String rows = String.join("\r", CLUES.split("(?<=\\G.{9})", -1));
        assertThat(ids(open("sudoku", "Grid 01\r" + rows + "\rGrid 02\r" + rows)))
                .containsExactly("sudoku:" + CLUES, "sudoku:" + CLUES);
        assertThat(ids(open("sudoku", CLUES.replaceAll("(.{9})", "$1 | ")))).containsExactly("sudoku:" + CLUES);
        String blank = ".." + CLUES.substring(2);
        assertThat(ids(open("sudoku", blank.replace('.', ' ')))).containsExactly("sudoku:" + blank);
        assertThat(ids(open("sudoku", "  " + CLUES + "\t"))).containsExactly("sudoku:" + CLUES);
    }

    @Test
    void what_cannot_be_read_gets_a_sentence_with_its_place() {
        Json.Obj answer = open("sudoku", CLUES.substring(0, 40) + "x" + CLUES.substring(41));
        assertThat(answer.field("error").orElseThrow().toString())
                .contains("column 41: a cell is 1 to 9, or . when empty, not (x)");
        assertThat(answer.field("explained").orElseThrow().toString()).contains("^");
        assertThat(open("sudoku", " \n").field("error").orElseThrow().toString())
                .contains("the text is empty");
    }
}
