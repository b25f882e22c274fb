package tilewright.sudoku.human;

import java.util.List;
import java.util.Optional;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.step.StepKind;

/** A way to reason. Has no state; threads share it. */
interface Technique {

    /** All of them, the easiest first. */
    List<Technique> ALL = List.of(new FullHouse(), new HiddenSingle(), new NakedSingle());

    /** The kind of its deductions. */
    StepKind kind();

    /** The first deduction that it allows here. */
    Optional<Deduction> next(Board board);
}
