package tilewright.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Puzzles;
import tilewright.search.Limits;
import tilewright.task.Answer;
import tilewright.task.Tasks;

final class CompletionReviewTest {

    @ParameterizedTest
    @CsvSource(delimiter = '~', textBlock = """
            trominoes~ g.../..../..../.... | h=r1c2 v=r2c1~ can be completed
            trominoes~ g.../..../..../.... | h=r2c1 h=r3c2~ move 2, h=r3c2, was the first after which it could not be completed; it now cannot be completed
            trominoes~ g.../..../..../.... | h=r2c1 h=r3c2 x=r3c2~ move 2, h=r3c2, was the first after which it could not be completed; it now can be completed
            trominoes~ .g../..../..../.... | h=r2c1~ could not be completed from the beginning
            """)
    void the_first_move_after_which_no_completion_is_left_is_named(String id, String play, String line) {
        Puzzle<?, ?, ?> puzzle = Puzzles.CATALOG.find(id).orElseThrow();
        Answer answer = Tasks.review(puzzle, Limits.NONE).orElseThrow().answer(0, play);
        assertThat(answer)
                .isInstanceOfSatisfying(
                        Answer.Done.class, done -> assertThat(done.line()).isEqualTo(line));
    }
}
