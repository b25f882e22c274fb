package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.puzzle.Study;
import tilewright.search.Limits;

final class LampTest {

    private static Study.Report lamp(Board board) {
        return new Lamp().study(board, 0, Limits.NONE);
    }

    @Test
    void a_board_that_can_be_completed_shows_a_completion_cell_by_cell() {
        Study.Report report = lamp(Board.empty().with(0, 3));
        assertThat(report.line()).isEqualTo("completable");
        Study.Picture picture = report.picture().orElseThrow();
        assertThat(picture.tone()).isEqualTo(Study.Tone.GOOD);
        assertThat(picture.marks()).isEmpty();
        assertThat(picture.further()).hasSize(63);
    }

    @Test
    void a_dead_board_names_and_marks_the_tiles_to_blame() {
        Seeds.each(60, random -> {
            Board board = Dull.scatter(20 + random.below(25), random);
            Study.Report report = lamp(board);
            Study.Picture picture = report.picture().orElseThrow();
            boolean dead = Blame.of(board).isPresent();
            assertThat(picture.tone()).isEqualTo(dead ? Study.Tone.BAD : Study.Tone.GOOD);
            assertThat(report.line().startsWith("dead")).isEqualTo(dead);
            if (dead) {
                assertThat(picture.marks())
                        .hasSize(Blame.of(board).orElseThrow().tiles().tiles());
                assertThat(picture.further()).isEmpty();
            }
        });
    }

    @Test
    void what_the_budget_does_not_decide_is_undecided() {
        Study.Report report = new Lamp().study(Board.empty(), 0, Limits.NONE.withNodes(3));
        assertThat(report.line()).isEqualTo("undecided");
        assertThat(report.picture().orElseThrow().tone()).isEqualTo(Study.Tone.OPEN);
    }
}
