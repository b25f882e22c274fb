package tilewright.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Puzzles;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.search.Limits;
import tilewright.task.Answer;
import tilewright.task.Tasks;

final class CompletionReviewTest {

    @ParameterizedTest
    @CsvSource(delimiter = '~', textBlock = """
            trominoes~ g.../..../..../.... | h=r1c2 v=r2c1~ can be completed
            trominoes~ g.../..../..../.... | h=r2c1 h=r3c2~ move 2, h=r3c2, made it unsolvable; it now cannot be completed
            trominoes~ g.../..../..../.... | h=r2c1 h=r3c2 x=r3c2~ move 2, h=r3c2, made it unsolvable; it now can be completed
            trominoes~ g.../..../..../.... | h=r2c1 h=r3c2 x=r3c2 h=r3c2~ move 2, h=r3c2, made it unsolvable; it now cannot be completed
            trominoes~ g.../..../..../.... | h=r2c1 h=r3c2 x=r3c2 h=r3c2 x=r3c2~ move 2, h=r3c2, made it unsolvable; it now can be completed
            trominoes~ .g../..../..../.... | h=r2c1~ unsolvable from the start
            """)
    void the_first_move_after_which_no_completion_is_left_is_named(String id, String play, String line) {
        Puzzle<?, ?, ?> puzzle = Puzzles.CATALOG.find(id).orElseThrow();
        Answer answer = new Tasks<>(puzzle, new Workspace())
                .review(Limits.NONE)
                .orElseThrow()
                .answer(0, play);
        assertThat(answer)
                .isInstanceOfSatisfying(
                        Answer.Done.class,
                        done -> assertThat(done.line().text()).isEqualTo(line));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', textBlock = """
            g.../..../..../....~ The beginning: can be completed, GOOD, 0
            g.../..../..../.... | h=r1c2 v=r2c1~ The beginning and moves 1 to 2: can be completed, GOOD, 2
            g.../..../..../.... | h=r2c1 h=r3c2~ The beginning and move 1: can be completed, GOOD, 1; Move 2, h=r3c2: the first mistake, BAD, 2
            g.../..../..../.... | h=r2c1 h=r3c2 h=r4c1 x=r4c1 x=r3c2~ The beginning and move 1: can be completed, GOOD, 1; Move 2, h=r3c2: the first mistake, BAD, 2; Moves 3 to 4: cannot be completed, BAD, 4; Move 5: can be completed, GOOD, 5
            .g../..../..../.... | h=r2c1~ The beginning: cannot be completed, BAD, 0
            """)
    void moves_after_which_it_stood_the_same_are_said_together(String play, String rows) {
        Study.Report report =
                review(Play.load(Puzzles.CATALOG, "trominoes:" + play).tree());
        assertThat(report.rows().stream()
                        .map(row ->
                                row.name().text() + ": " + row.words().text() + ", " + row.tone() + ", " + row.moves())
                        .collect(Collectors.joining("; ")))
                .isEqualTo(rows);
    }

    private static <S, M> Study.Report review(GameTree<?, S, M> tree) {
        Review<S, M> review = tree.puzzle().abilities(new Workspace()).review().orElseThrow();
        return review.review(tree.beginning(), tree.moves(), Limits.NONE);
    }
}
