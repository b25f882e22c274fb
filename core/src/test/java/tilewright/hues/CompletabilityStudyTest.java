package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.puzzle.Study;
import tilewright.search.Limits;

final class CompletabilityStudyTest {

    private static Study.Report study(Board board) {
        return new CompletabilityStudy().study(board, 0, Limits.NONE);
    }

    @Test
    void a_board_that_can_be_completed_shows_a_completion_cell_by_cell() {
        Study.Report report = study(Board.empty().with(0, 3));
        assertThat(report.line()).isEqualTo("completable");
        Study.Picture picture = report.picture().orElseThrow();
        assertThat(picture.tone()).isEqualTo(Study.Tone.GOOD);
        assertThat(picture.marks()).isEmpty();
        assertThat(picture.further()).hasSize(63);
    }

    @Test
    void a_dead_board_names_and_marks_its_conflict_set() {
        Seeds.each(60, random -> {
            Board board = RandomBoards.scattered(20 + random.below(25), random);
            Study.Report report = study(board);
            Study.Picture picture = report.picture().orElseThrow();
            boolean dead = ConflictSet.of(board).isPresent();
            assertThat(picture.tone()).isEqualTo(dead ? Study.Tone.BAD : Study.Tone.GOOD);
            assertThat(report.line().startsWith("dead")).isEqualTo(dead);
            if (dead) {
                assertThat(picture.marks())
                        .hasSize(ConflictSet.of(board).orElseThrow().tiles().tiles());
                assertThat(picture.further()).isEmpty();
            }
        });
    }

    @Test
    void what_the_budget_does_not_decide_is_undecided() {
        Study.Report report = new CompletabilityStudy().study(Board.empty(), 0, Limits.NONE.withNodes(3));
        assertThat(report.line()).isEqualTo("undecided");
        assertThat(report.picture().orElseThrow().tone()).isEqualTo(Study.Tone.OPEN);
    }
}
