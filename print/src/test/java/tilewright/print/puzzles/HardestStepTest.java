package tilewright.print.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.Sample;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Hinter.Hint;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Rated;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.task.Answer;
import tilewright.task.PositionTask;
import tilewright.task.Tasks;

class HardestStepTest {

    /** Steps of the levels easy and medium, by HoDoKu. */
    private static final Set<String> EASIER = Set.of(
            "Full house",
            "Naked single",
            "Hidden single",
            "Pointing",
            "Claiming",
            "Locked pair",
            "Locked triple",
            "Naked pair",
            "Hidden pair",
            "Naked triple",
            "Hidden triple");

    private static final Puzzle<?, ?, ?> SUDOKU = Puzzles.CATALOG.find("sudoku").orElseThrow();

    private static <P, S, M> String technique(Puzzle<P, S, M> puzzle, String setup, long item, Workspace workspace) {
        Abilities<P, S, M> abilities = puzzle.abilities(workspace);
        S position = puzzle.generator(workspace)
                .generate(puzzle.setup(setup), SeededRandom.ofItem(7, item), Stop.never(), Generator.Log.NONE);
        PositionTask<S> rater = new Tasks<>(puzzle, workspace)
                .study(abilities.rating(), 0, Limits.NONE)
                .orElseThrow();
        Answer rated = rater.answer(position);
        Hint<M> hint = new HardestStep<>(puzzle, abilities, Stop.never())
                .of(position, Optional.of(rated))
                .orElseThrow();
        assertThat(((Rated) hint.result()).grade())
                .as(setup + " " + item)
                .isLessThanOrEqualTo(5)
                .isPositive();
        return hint.technique();
    }

    @Test
    void hints_of_hard_puzzles_are_about_no_step_of_an_easy_one() {
        try (Workspace workspace = new Workspace()) {
            for (String setup : List.of("unfair", "extreme")) {
                for (int item : Sample.of(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), 4)) {
                    assertThat(technique(SUDOKU, setup, item, workspace))
                            .as(setup + " " + item)
                            .isNotIn(EASIER);
                }
            }
        }
    }

    @Test
    void hints_of_easy_puzzles_are_about_their_first_step() {
        try (Workspace workspace = new Workspace()) {
            assertThat(technique(SUDOKU, "easy", 0, workspace)).isIn("Full house", "Naked single", "Hidden single");
        }
    }
}
