package tilewright.sudoku.human;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Sentence;
import tilewright.message.Value;
import tilewright.puzzle.Hinter.Stage;
import tilewright.sudoku.KnownPuzzle;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.NoteDrawing;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.rating.Raters;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Chain;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;
import tilewright.sudoku.step.StepSentences;

final class StepStagesTest {

    private static final Board BOARD =
            Text.POSITIONS.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private static Step step(StepKind kind, List<Candidate> removed, List<Premise> premises, Chain... chains) {
        int digits = Digits.bit(removed.getFirst().digit());
        return new Step(kind, 50, digits, List.of(), removed, premises.size(), premises, List.of(chains));
    }

    private static List<Stage> stages(Step step) {
        return StepStages.of(BOARD, step, StepSentences.of(step));
    }

    /** The assertion of a candidate. */
    private static int assertion(int cell, int digit, boolean is) {
        return 2 * (9 * cell + digit - 1) + (is ? 1 : 0);
    }

    private static Chain.Inference inference(int cause, int result) {
        return new Chain.Inference(result, List.of(cause), Chain.IN_CELL, 0);
    }

    @Test
    void a_fish_is_told_in_four_strengths() {
        Step step = step(
                StepKind.X_WING,
                List.of(new Candidate(63, 3), new Candidate(68, 3)),
                List.of(new Premise.Base(0), new Premise.Base(2), new Premise.Cover(9), new Premise.Cover(14)));
        List<Stage> stages = stages(step);
        assertThat(stages.stream().map(stage -> stage.title().text()))
                .containsExactly("Where", "Technique", "Why", "Remove 3 from 2 cells");
        assertThat(stages.get(0).text().text()).isEqualTo("Look at the 3s in row 1 and row 3.");
        assertThat(stages.get(1).text().text()).startsWith("X-Wing: in two lines, a digit fits only");
        assertThat(stages.get(2).text().text())
                .isEqualTo("In rows 1 and 3, 3 fits only in columns 1 and 6, so it is nowhere else there.");
        assertThat(stages.get(3).text().text()).isEqualTo("So remove 3 from r8c1 and r8c6.");
        assertThat(stages.get(2).text().sentence().spans().stream().map(Sentence.Span::value))
                .containsExactly(
                        Houses.value(0), Houses.value(2), new Value.Digit(3), Houses.value(9), Houses.value(14));
        assertThat(stages.get(3).text().sentence().spans().stream().map(Sentence.Span::value))
                .containsExactly(new Value.Digit(3), new Value.Cell(7, 0), new Value.Cell(7, 5));
        assertThat(stages.get(3).marks())
                .contains(
                        new Mark.Struck(NoteDrawing.thirdBox(63, 3), "3", Ink.BAD),
                        new Mark.Struck(NoteDrawing.thirdBox(68, 3), "3", Ink.BAD));
        assertThat(stages.get(0).marks()).noneMatch(Mark.Struck.class::isInstance);
    }

    @Test
    void links_are_arrows_between_candidates_and_words() {
        int start = assertion(2, 1, true);
        int no = assertion(3, 1, false);
        Step step = step(
                StepKind.FORCING_XY_CHAIN,
                List.of(new Candidate(2, 1)),
                List.of(
                        new Premise.Link(CellSet.of(2), 1, CellSet.of(3), 1, false),
                        new Premise.Link(CellSet.of(3), 1, CellSet.of(3), 2, true),
                        new Premise.Link(CellSet.of(2), 1, CellSet.of(5), 2, false)),
                new Chain(start, List.of(inference(start, no), inference(no, assertion(3, 2, true)))),
                new Chain(start, List.of(inference(start, assertion(5, 2, false)))));
        Stage why = stages(step).get(2);
        assertThat(why.text().text())
                .isEqualTo("If r1c3 is 1, a chain of links shows that r1c4 is 2."
                        + " If r1c3 is 1: r1c4 is not 1 and r1c4 is 2 (nothing else left there)."
                        + " If r1c3 is 1: r1c6 is not 2.");
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
        int start = assertion(0, 1, true);
        Step step = step(
                StepKind.CELL_FORCING_CHAINS,
                List.of(new Candidate(2, 1)),
                links,
                new Chain(start, Collections.nCopies(200, inference(start, assertion(0, 2, false)))));
        Stage why = stages(step).get(2);
        assertThat(why.marks().stream().filter(Mark.Arrow.class::isInstance)).hasSize(40);
        assertThat(why.text().text())
                .hasSizeLessThan(2700)
                .endsWith("r1c1 is not 2, and so on. The first 40 of 200 links are drawn.");
    }

    @Test
    void what_a_technique_removes_in_a_chain_is_an_arrow_between_false_candidates() {
        Step step = step(
                StepKind.CONTRADICTION_FORCING_CHAINS,
                List.of(new Candidate(2, 1)),
                List.of(new Premise.Removal(CellSet.of(2), 1, CellSet.of(3), 4)),
                new Chain(assertion(2, 1, false), List.of(inference(assertion(2, 1, false), assertion(3, 4, false)))));
        assertThat(stages(step).get(2).marks())
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
