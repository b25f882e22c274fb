package tilewright;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.hues.Hues;
import tilewright.paletto.Paletto;
import tilewright.puzzle.Study;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.search.Stopped;
import tilewright.sudoku.Sudoku;
import tilewright.task.PositionTask;
import tilewright.task.Tasks;
import tilewright.text.Json;
import tilewright.text.TextError;
import tilewright.trominoes.Trominoes;

/** The typed answers of the library are those of the tasks, and what takes long can be stopped. */
final class LibraryTest {

    private static final Stop AT_ONCE = () -> true;
    private static final Workspace WORKSPACE = new Workspace();
    private static final Paletto PALETTO = new Paletto();

    /** Easter Monster: takes seconds to rate. */
    private static final String HARD =
            "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

    @AfterAll
    static void close() {
        PALETTO.close();
        WORKSPACE.close();
    }

    private static Json.Obj asked(String puzzle, String verb, int depth, String position) {
        PositionTask<?> task = new Tasks<>(Puzzles.CATALOG.find(puzzle).orElseThrow(), WORKSPACE)
                .study(verb, depth, Limits.NONE)
                .orElseThrow();
        return task.answer(0, position).fields();
    }

    private static String field(Json.Obj answer, String name) {
        return answer.field(name)
                .map(value -> value instanceof Json.Str(String text) ? text : value.toString())
                .orElse("");
    }

    private static String tenths(int tenths) {
        return tenths / 10 + "." + tenths % 10;
    }

    @ParameterizedTest
    @ValueSource(strings = {"easy", "medium", "hard", "unfair", "extreme"})
    void both_ratings_of_a_sudoku_are_those_of_the_tasks(String level) {
        for (long seed = 0; seed < 10; seed++) {
            String puzzle = Sudoku.generate(level, seed);
            Json.Obj told = asked("sudoku", "rate", 0, puzzle);
            Sudoku.Rating rating = Sudoku.rate(puzzle);
            Sudoku.HodokuRating hodoku = Sudoku.hodoku(puzzle).orElseThrow();
            assertThat(tenths(rating.er())).as(puzzle).isEqualTo(field(told, "er"));
            assertThat(hodoku.level().name()).as(puzzle).isEqualToIgnoringCase(level);
            assertThat(hodoku.level().name()).as(puzzle).isEqualToIgnoringCase(field(told, "level"));
            assertThat(hodoku.score()).as(puzzle).hasToString(field(told, "score"));
        }
    }

    @Test
    void a_sudoku_with_several_solutions_has_no_rating() {
        assertThatThrownBy(() -> Sudoku.hodoku(".".repeat(81))).isInstanceOf(Study.Refused.class);
        assertThatThrownBy(() -> Sudoku.rate(".".repeat(81))).isInstanceOf(Study.Refused.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"easy", "medium", "hard"})
    void the_rating_of_a_board_is_that_of_the_tasks(String setup) {
        for (long seed = 0; seed < 5; seed++) {
            String board = Hues.generate(setup, seed);
            assertThat(Hues.rate(board, Limits.NONE).name())
                    .as(board)
                    .isEqualToIgnoringCase(setup)
                    .isEqualToIgnoringCase(field(asked("hues", "rate", 0, board), "grade"));
        }
    }

    @Test
    void a_board_without_one_completion_is_not_graded() {
        String empty = String.join("/", Collections.nCopies(8, "........"));
        assertThat(Hues.rate(empty, Limits.NONE)).isEqualTo(Hues.Rating.SEVERAL_COMPLETIONS);
        assertThat(Hues.rate(empty, Limits.NONE.withNodes(3))).isEqualTo(Hues.Rating.UNDECIDED);
        assertThat(Hues.rate(Hues.generate("hard", 1), Limits.NONE.withStop(AT_ONCE)))
                .isEqualTo(Hues.Rating.UNDECIDED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"3x3", "4x4", "4x4-3p", "5x5"})
    void the_answers_about_a_position_are_those_of_the_tasks(String setup) {
        String board = PALETTO.generate(setup, 3);
        Json.Obj share = asked("paletto", "rate", 0, board);
        Paletto.Rating rating = PALETTO.rate(board, Limits.NONE);
        assertThat(String.valueOf(rating.value())).isEqualTo(field(share, "value"));
        assertThat(rating.turns())
                .hasToString(field(share, "legal"))
                .isEqualTo(PALETTO.turns(board).size());
        assertThat(rating.winning()).hasToString(field(share, "winning"));
        assertThat(rating.proven()).hasToString(field(share, "proven"));
        List<String> known = PALETTO.verdicts(board, Limits.NONE).stream()
                .map(verdict -> "{\"cells\":" + verdict.turn().toString().replace(" ", "")
                        + switch (verdict.known()) {
                            case WIN -> ",\"verdict\":\"proven win\"}";
                            case LOSS -> ",\"verdict\":\"proven loss\"}";
                            case ESTIMATE ->
                                ",\"verdict\":\"estimate\",\"chance\":%d.%02d}"
                                        .formatted(verdict.percent() / 100, verdict.percent() % 100);
                        })
                .toList();
        assertThat("[" + String.join(",", known) + "]")
                .isEqualTo(field(asked("paletto", "verdicts", 0, board), "moves"));
        Json.Obj counted = asked("paletto", "perft", 2, board);
        Paletto.Sequences sequences = PALETTO.perft(board, 2, Limits.NONE);
        assertThat(sequences.all().toString().replace(" ", "")).isEqualTo(field(counted, "sequences"));
        assertThat(sequences.complete()).isTrue();
        assertThat(PALETTO.perft(board, 2, Limits.NONE.withNodes(1)).complete()).isFalse();
    }

    @Test
    void a_review_finds_the_turns_that_gave_a_won_position_away() {
        String start = PALETTO.generate("4x4", 1);
        String at = start;
        List<List<Integer>> turns = new ArrayList<>();
        List<Boolean> mistakes = new ArrayList<>();
        while (!PALETTO.turns(at).isEmpty()) {
            Paletto.Value value = PALETTO.analyze(at, Limits.NONE);
            List<Integer> turn = PALETTO.turns(at).getLast();
            turns.add(turn);
            mistakes.add(value.value() == 'W' && !value.winning().contains(turn));
            at = PALETTO.after(at, turn);
        }
        List<Paletto.Played> played = PALETTO.review(start, turns, Limits.NONE);
        assertThat(played).extracting(Paletto.Played::turn).isEqualTo(turns);
        assertThat(played)
                .extracting(Paletto.Played::mistake)
                .isEqualTo(mistakes)
                .contains(true);
        assertThat(played).allMatch(turn -> turn.mistake() != turn.winning().isEmpty());
        assertThatThrownBy(() -> PALETTO.review(start, List.of(List.of(5)), Limits.NONE))
                .hasMessage("there is no turn ([5]) here");
    }

    private static Stream<ThrowingCallable> work_that_may_take_long_can_be_stopped() {
        String large = String.join("/", Collections.nCopies(8, "........"));
        return Stream.of(
                () -> Sudoku.generate("clues-18", 1, 1, AT_ONCE),
                () -> Sudoku.rate(HARD, AT_ONCE),
                () -> Sudoku.hodoku(HARD, AT_ONCE),
                () -> Sudoku.path(HARD, AT_ONCE),
                () -> Sudoku.steps(HARD, AT_ONCE),
                () -> Sudoku.hint(HARD, AT_ONCE),
                () -> Hues.generate("hard", 1, 1, AT_ONCE),
                () -> Hues.analyze(large, 400_000, AT_ONCE),
                () -> PALETTO.generate("6x6-trap", 1, 1, AT_ONCE),
                () -> PALETTO.play(PALETTO.generate("6x6", 1), "level8", 1, AT_ONCE),
                () -> Trominoes.generate("10-unique", 1, 1, AT_ONCE));
    }

    @ParameterizedTest
    @MethodSource
    void work_that_may_take_long_can_be_stopped(ThrowingCallable work) {
        assertThatThrownBy(work).isInstanceOf(Stopped.class);
    }

    @Test
    void pictures_are_files_of_SVG() {
        assertThat(List.of(
                        Sudoku.svg(HARD),
                        Hues.svg(Hues.generate("tiles-40", 1)),
                        Trominoes.svg("g.../..../..../...."),
                        PALETTO.svg("DCAB/CDBC/ABAD/DACB")))
                .allSatisfy(svg ->
                        assertThat(svg).startsWith("<svg ").contains("<title>").endsWith("</svg>\n"));
        assertThatThrownBy(() -> Sudoku.svg("12")).isInstanceOf(TextError.class);
    }
}
