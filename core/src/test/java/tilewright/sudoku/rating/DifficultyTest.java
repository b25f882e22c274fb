package tilewright.sudoku.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tilewright.puzzle.Result;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Text;

final class DifficultyTest {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private final Difficulty difficulty = new Difficulty(new Raters());

    private Study.Report report(Board board) {
        return difficulty.study(board, 0, Limits.NONE);
    }

    @Test
    void a_puzzle_has_three_numbers_and_a_hardest_technique() {
        Study.Report report = report(Text.POSITIONS.parse(PUZZLE));
        assertThat(report.complete()).isTrue();
        assertThat(report.line().text()).isEqualTo("1.2/1.2/1.2 Hidden single");
        assertThat(report.picture().orElseThrow().caption().text())
                .isEqualTo("Easy. Rated 1.2 on the scale of Sudoku Explainer. The hardest step: hidden single.");
        assertThat(report.fields().toString())
                .isEqualTo(
                        "{\"er\":1.2,\"ep\":1.2,\"ed\":1.2,\"level\":\"Easy\",\"score\":204,\"hardest\":\"Hidden single\"}");
    }

    @Test
    void who_reads_the_line_alone_gets_it_without_the_other_rating() {
        Study.Report brief = difficulty.brief(Text.POSITIONS.parse(PUZZLE), 0, Limits.NONE);
        assertThat(brief).isEqualTo(new Study.Report(brief.line(), Result.none(), true));
        assertThat(brief.line().text()).isEqualTo("1.2/1.2/1.2 Hidden single");
    }

    @Test
    void digits_and_notes_of_the_player_do_not_count() {
        Board board = Text.POSITIONS.parse(PUZZLE).withEntry(2, 4).withNotes(3, 5);
        assertThat(report(board)).isEqualTo(report(Text.POSITIONS.parse(PUZZLE)));
    }

    @Test
    void a_puzzle_without_solution_or_with_several_is_refused() {
        refused("55" + PUZZLE.substring(2), "it has no solution: two 5s in row 1: r1c1 and r1c2");
        refused("." + PUZZLE.substring(1, 40) + ".".repeat(41), "it has several solutions");
    }

    private void refused(String puzzle, String why) {
        Board board = Text.POSITIONS.parse(puzzle);
        assertThatThrownBy(() -> report(board))
                .isInstanceOf(Study.Refused.class)
                .hasMessage(why);
        assertThatThrownBy(() -> difficulty.brief(board, 0, Limits.NONE))
                .isInstanceOf(Study.Refused.class)
                .hasMessage(why);
    }

    @Test
    void a_stopped_rating_says_so() {
        Limits stopped = Limits.NONE.withStop(() -> true);
        Study.Report report = difficulty.study(Text.POSITIONS.parse(PUZZLE), 0, stopped);
        assertThat(report.complete()).isFalse();
        assertThat(report.line().text()).isEqualTo("not rated within the limits");
        assertThat(difficulty.brief(Text.POSITIONS.parse(PUZZLE), 0, stopped).line())
                .isEqualTo(report.line());
    }
}
