package tilewright.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Puzzles;
import tilewright.blank.BlankPuzzle;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Study;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.text.Reason;

final class TasksTest {

    private static final Puzzle<?, ?, ?> BLANK = new BlankPuzzle();

    @Test
    void an_item_is_a_function_of_setup_seed_and_number() {
        Task task = new Tasks<>(BLANK, new Workspace()).generate("12", 3);
        List<String> lines = List.of(line(task, 0), line(task, 1), line(task, 2));
        assertThat(lines).doesNotHaveDuplicates();
        assertThat(line(new Tasks<>(BLANK, new Workspace()).generate("12", 3), 2))
                .isEqualTo(lines.getLast());
        assertThat(line(new Tasks<>(BLANK, new Workspace()).generate("12", 4), 2))
                .isNotEqualTo(lines.getLast());
    }

    private static String line(Task task, long item) {
        return ((Answer.Done) task.answer(item, "")).line().text();
    }

    @Test
    void a_line_is_a_position_or_a_share_id() {
        Task solve = new Tasks<>(BLANK, new Workspace()).solve(Limits.NONE).orElseThrow();
        assertThat(solve.answer(0, "x.x")).isInstanceOfSatisfying(Answer.Done.class, done -> {
            assertThat(done.line().text()).isEqualTo("xxx");
            assertThat(done.fields()).hasToString("{\"puzzle\":\"x.x\",\"solutions\":1,\"solution\":\"xxx\"}");
        });
        assertThat(solve.answer(0, "blank:x.x")).isEqualTo(solve.answer(0, "x.x"));
    }

    @Test
    void the_starts_of_a_setup_are_counted_where_a_puzzle_can() {
        assertThat(new Tasks<>(BLANK, new Workspace()).starts(Limits.NONE)).isEmpty();
        Task starts = new Tasks<>(Puzzles.CATALOG.find("paletto").orElseThrow(), new Workspace())
                .starts(Limits.NONE)
                .orElseThrow();
        assertThat(starts.answer(0, "4")).isInstanceOfSatisfying(Answer.Done.class, done -> {
            assertThat(done.line().text()).isEqualTo("269352");
            assertThat(done.fields()).hasToString("{\"setup\":\"4x4\",\"count\":\"269352\",\"exact\":true}");
        });
        assertThat(starts.answer(0, "8"))
                .isInstanceOfSatisfying(
                        Answer.NoResult.class,
                        without -> assertThat(without.message().text())
                                .startsWith("start boards are counted up to size 7"));
        assertThat(starts.answer(0, "2")).isInstanceOf(Answer.Bad.class);
    }

    @Test
    void a_play_is_reviewed_up_to_where_it_stands_where_a_puzzle_can() {
        assertThat(new Tasks<>(BLANK, new Workspace()).review(Limits.NONE)).isEmpty();
        Task review = new Tasks<>(Puzzles.CATALOG.find("paletto").orElseThrow(), new Workspace())
                .review(Limits.NONE)
                .orElseThrow();
        String play = "DCAB/CDBC/ABAD/DACB | r1c4 end r4c1 end 0:r1c1 r4c1 end";
        assertThat(review.answer(0, play))
                .isInstanceOfSatisfying(
                        Answer.Done.class,
                        done -> assertThat(done.line().text()).isEqualTo("1 turn, no mistake"));
        assertThat(review.answer(0, "paletto:" + play + " @4"))
                .isInstanceOfSatisfying(
                        Answer.Done.class,
                        done -> assertThat(done.line().text()).startsWith("2 turns; first losing turn: 1"));
        assertThat(review.answer(0, play + " r2c2"))
                .isInstanceOfSatisfying(
                        Answer.Bad.class,
                        bad -> assertThat(bad.error().explained().text())
                                .startsWith("column 57: the move (r2c2) is not legal here"));
        assertThat(review.answer(0, "sudoku:1"))
                .isInstanceOfSatisfying(
                        Answer.Bad.class,
                        bad -> assertThat(bad.error().explained().text()).contains("not of (paletto)"));
        assertThat(review.answer(0, "DCAB/CDBC/ABAD/DACB"))
                .isInstanceOfSatisfying(
                        Answer.NoResult.class,
                        without -> assertThat(without.message().text()).isEqualTo("no turn is complete"));
    }

    @Test
    void a_bad_line_is_answered_with_its_place() {
        Task solve = new Tasks<>(BLANK, new Workspace()).solve(Limits.NONE).orElseThrow();
        assertThat(solve.answer(0, "blank:x?x"))
                .isInstanceOfSatisfying(
                        Answer.Bad.class,
                        bad -> assertThat(bad.error().explained().text())
                                .isEqualTo(
                                        "column 8: expected the end of the text, found (?)\n  blank:x?x\n         ^"));
    }

    @Test
    void a_share_id_of_another_puzzle_is_named() {
        Task solve = new Tasks<>(BLANK, new Workspace()).solve(Limits.NONE).orElseThrow();
        assertThat(solve.answer(0, "sudoku:1.."))
                .isInstanceOfSatisfying(
                        Answer.Bad.class,
                        bad -> assertThat(bad.error().explained().text())
                                .startsWith("column 1: this is a share ID of (sudoku), not of (blank)"));
    }

    @Test
    void a_word_before_a_colon_is_no_share_id_by_itself() {
        Task solve = new Tasks<>(BLANK, new Workspace()).solve(Limits.NONE).orElseThrow();
        for (String text :
                List.of("std::string board", "initial: 1..", "https://tiles.example/a", "a:", "note:12:30")) {
            assertThat(solve.answer(0, text))
                    .isInstanceOfSatisfying(
                            Answer.Bad.class,
                            bad -> assertThat(bad.error().explained().text()).doesNotContain("share ID"));
        }
    }

    @Test
    void running_out_of_nodes_is_said() {
        Task solve = new Tasks<>(BLANK, new Workspace())
                .solve(Limits.NONE.withNodes(2))
                .orElseThrow();
        assertThat(solve.answer(0, "....."))
                .isInstanceOfSatisfying(
                        Answer.NoResult.class,
                        without -> assertThat(without.message().text()).startsWith("over budget"));
    }

    @Test
    void an_answer_without_a_result_has_its_reason() {
        Tasks<?, ?, ?> sudoku = new Tasks<>(Puzzles.CATALOG.find("sudoku").orElseThrow(), new Workspace());
        Tasks<?, ?, ?> paletto = new Tasks<>(Puzzles.CATALOG.find("paletto").orElseThrow(), new Workspace());
        String unsolvable = "11" + ".".repeat(79);
        String start = "DCAB/CDBC/ABAD/DACB";
        assertThat(reason(sudoku.solve(Limits.NONE), unsolvable)).isEqualTo(Reason.UNSOLVABLE);
        assertThat(reason(new Tasks<>(BLANK, new Workspace()).solve(Limits.NONE.withNodes(2)), "....."))
                .isEqualTo(Reason.OVER_BUDGET);
        assertThat(reason(paletto.study("analyze", 0, Limits.NONE.withNodes(1)), start))
                .isEqualTo(Reason.OVER_BUDGET);
        assertThat(reason(Optional.of(sudoku.generate("hard", 1, () -> true)), ""))
                .isEqualTo(Reason.STOPPED);
        assertThat(reason(paletto.starts(Limits.NONE), "8")).isEqualTo(Reason.REFUSED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", // two 5s
                ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........", // none
                "................................................................................." // several
            })
    void a_position_without_a_next_step_has_no_hint(String text) {
        Task hint = new Tasks<>(Puzzles.CATALOG.find("sudoku").orElseThrow(), new Workspace())
                .hint()
                .orElseThrow();
        assertThat(hint.answer(0, text)).isInstanceOf(Answer.NoResult.class);
    }

    private static Reason reason(Optional<? extends Task> task, String line) {
        return ((Answer.NoResult) task.orElseThrow().answer(0, line)).reason();
    }

    @Test
    void a_brief_answer_has_the_same_line() {
        Limits few = Limits.NONE.withNodes(1000);
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            Tasks<?, ?, ?> tasks = new Tasks<>(puzzle, new Workspace());
            String easy = line(tasks.generate("", 1), 0);
            for (Study<?> study : puzzle.abilities(tasks.workspace()).studies()) {
                for (String text : List.of(easy, "nothing")) {
                    assertThat(words(tasks.brief(study.verb(), 1, few), text))
                            .isEqualTo(words(tasks.study(study.verb(), 1, few), text));
                }
            }
        }
    }

    private static String words(Optional<? extends Task> task, String line) {
        return switch (task.orElseThrow().answer(0, line)) {
            case Answer.Done done -> done.line().text();
            case Answer.NoResult none -> none.message().text();
            case Answer.Bad bad -> bad.error().sentence();
        };
    }

    @Test
    void what_a_puzzle_cannot_do_is_empty() {
        assertThat(new Tasks<>(BLANK, new Workspace()).count(Limits.NONE)).isEmpty();
        assertThat(new Tasks<>(BLANK, new Workspace()).hint()).isEmpty();
        assertThat(new Tasks<>(BLANK, new Workspace()).study("rate", 0, Limits.NONE))
                .isEmpty();
        assertThat(new Tasks<>(BLANK, new Workspace()).convert("code")).isEmpty();
    }

    @Test
    void every_puzzle_converts_to_its_share_id_and_back() {
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            String text = line(new Tasks<>(puzzle, new Workspace()).generate("", 1), 0);
            Answer share = new Tasks<>(puzzle, new Workspace())
                    .convert("share")
                    .orElseThrow()
                    .answer(0, text);
            String shared = ((Answer.Done) share).line().text();
            assertThat(shared).isEqualTo(puzzle.id() + ":" + text);
            Answer back = new Tasks<>(puzzle, new Workspace())
                    .convert("id")
                    .orElseThrow()
                    .answer(0, shared);
            assertThat(((Answer.Done) back).line().text()).isEqualTo(text);
        }
    }
}
