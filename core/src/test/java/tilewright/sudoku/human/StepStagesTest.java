package tilewright.sudoku.human;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.puzzle.Hinter.Stage;
import tilewright.sudoku.KnownPuzzle;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.NoteDrawing;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.rating.ExplainerStep;
import tilewright.sudoku.rating.Raters;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.StepKind;

final class StepStagesTest {

    private static final Board BOARD =
            Text.POSITIONS.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private static ExplainerStep step(
            StepKind technique,
            List<Candidate> removed,
            List<Premise> premises,
            String reason,
            String... chains) {
        return new ExplainerStep(technique, 50, List.of(), removed, premises, reason, List.of(chains));
    }

    @Test
    void a_fish_is_told_in_four_strengths() {
        ExplainerStep step = step(
                StepKind.X_WING,
                List.of(new Candidate(63, 3), new Candidate(68, 3)),
                List.of(new Premise.Base(0), new Premise.Base(2), new Premise.Cover(9), new Premise.Cover(14)),
                "in rows 1 and 3, the 3 fits only in columns 1 and 6");
        List<Stage> stages = StepStages.of(BOARD, step);
        assertThat(stages.stream().map(stage -> stage.title().text()))
                .containsExactly("Where", "Technique", "Why", "Remove 3 from 2 cells");
        assertThat(stages.get(0).text().text()).isEqualTo("Look at the 3s in row 1 and row 3.");
        assertThat(stages.get(1).text().text()).startsWith("X-Wing: in two lines a digit fits only");
        assertThat(stages.get(2).text().text()).isEqualTo("In rows 1 and 3, the 3 fits only in columns 1 and 6.");
        assertThat(stages.get(3).text().text()).isEqualTo("So remove 3 from R8C1 and R8C6.");
        assertThat(stages.get(3).marks())
                .contains(
                        new Mark.Struck(NoteDrawing.thirdBox(63, 3), "3", Ink.BAD),
                        new Mark.Struck(NoteDrawing.thirdBox(68, 3), "3", Ink.BAD));
        assertThat(stages.get(0).marks()).noneMatch(Mark.Struck.class::isInstance);
    }

    @Test
    void links_are_arrows_between_candidates_and_words() {
        ExplainerStep step = step(
                StepKind.FORCING_XY_CHAIN,
                List.of(new Candidate(2, 1)),
                List.of(
                        new Premise.Link(CellSet.of(2), 1, CellSet.of(3), 1, false),
                        new Premise.Link(CellSet.of(3), 1, CellSet.of(3), 2, true),
                        new Premise.Link(CellSet.of(2), 1, CellSet.of(5), 2, false)),
                "if so, then so",
                "If R1C3 is 1: R1C4 is not 1 and R1C4 is 2.",
                "If R1C3 is 1: R1C6 is not 2.");
        Stage why = StepStages.of(BOARD, step).get(2);
        assertThat(why.text().text())
                .isEqualTo("If so, then so. If R1C3 is 1: R1C4 is not 1 and R1C4 is 2. If R1C3 is 1: R1C6 is not 2.");
        assertThat(why.marks())
                .contains(
                        new Mark.Arrow(NoteDrawing.thirdBox(2, 1), NoteDrawing.thirdBox(3, 1), false, Ink.HINT),
                        new Mark.Arrow(NoteDrawing.thirdBox(3, 1), NoteDrawing.thirdBox(3, 2), true, Ink.HINT),
                        new Mark.Badge(NoteDrawing.thirdBox(2, 1), "1", Ink.HINT),
                        new Mark.Badge(NoteDrawing.thirdBox(3, 1), "1", Ink.NOTE));
    }

    @Test
    void of_hundreds_of_links_some_are_drawn() {
        List<Premise> links = IntStream.range(0, 200)
                .<Premise>mapToObj(i -> new Premise.Link(CellSet.of(i % 80), 1, CellSet.of(i % 80 + 1), 2, i % 2 == 0))
                .toList();
        ExplainerStep step = step(
                StepKind.CELL_FORCING_CHAINS,
                List.of(new Candidate(2, 1)),
                links,
                "so it is",
                "If R1C1 is 1: " + "R1C1 is not 2, ".repeat(200) + "and R1C1 is 3.");
        Stage why = StepStages.of(BOARD, step).get(2);
        assertThat(why.marks().stream().filter(Mark.Arrow.class::isInstance)).hasSize(40);
        assertThat(why.text().text())
                .hasSizeLessThan(2700)
                .endsWith("R1C1 is not 2, and so on. The first 40 of 200 links are drawn.");
    }

    @Test
    void what_a_technique_removes_in_a_chain_is_an_arrow_between_false_candidates() {
        ExplainerStep step = step(
                StepKind.CONTRADICTION_FORCING_CHAINS,
                List.of(new Candidate(2, 1)),
                List.of(new Premise.Removal(CellSet.of(2), 1, CellSet.of(3), 4)),
                "so it is");
        assertThat(StepStages.of(BOARD, step).get(2).marks())
                .contains(
                        new Mark.Arrow(NoteDrawing.thirdBox(2, 1), NoteDrawing.thirdBox(3, 4), false, Ink.HINT),
                        new Mark.Badge(NoteDrawing.thirdBox(3, 4), "4", Ink.NOTE));
    }

    @Test
    void each_step_of_hard_puzzles_has_four_different_stages() {
        for (KnownPuzzle puzzle : KnownPuzzle.read("hardest-1106").subList(0, 3)) {
            List<Stage> stages = new SudokuHinter(new Raters())
                    .hint(puzzle.board())
                    .orElseThrow()
                    .stages();
            assertThat(stages).hasSize(4);
            assertThat(stages.stream().map(Stage::text).distinct()).hasSize(4);
            assertThat(stages.getLast().marks()).isNotEqualTo(stages.get(2).marks());
        }
    }
}
