package tilewright.sudoku.generate;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import tilewright.puzzle.Choice;
import tilewright.sudoku.step.Level;
import tilewright.sudoku.step.StepKind;

/** The ways to choose a setup that is no preset. */
public final class SetupChoices {

    /** The rating to begin with, in tenths: chains that are not yet long. */
    private static final int LOW = 72;

    private static final int HIGH = 80;

    private SetupChoices() {}

    public static List<Choice<Setup>> all() {
        List<Setup> symmetric = Arrays.stream(Symmetry.values())
                .skip(1)
                .<Setup>map(Setup.Minimal::new)
                .toList();
        List<Setup> levels =
                Arrays.stream(Level.values()).<Setup>map(Setup.Graded::new).toList();
        return List.of(
                new Choice.Some<>("How hard it is to solve", levels)
                        .named(Setup::label)
                        .withEndings(symmetries()),
                new Choice.Interval<>(
                        "Rating on Sudoku Explainer's scale",
                        SetupText.RATED,
                        Target.Rated.LOWEST,
                        Target.Rated.HIGHEST,
                        LOW,
                        HIGH,
                        symmetries()),
                techniques("Needs a technique, and nothing harder", needs -> new Setup.Graded(needs, Symmetry.NONE))
                        .withEndings(symmetries()),
                techniques("Practice: the next step is a technique", Setup.Practice::new),
                new Choice.Some<>("Clues in a symmetric pattern", symmetric),
                new Choice.Range<>("Number of clues", SetupText.CLUES, Setup.Clues.FEWEST, Setup.Clues.MOST, 24),
                new Choice.Cells<>(
                        "Clues in the cells that you choose", SetupText.PATTERN, 9, 9, Pattern.CLUE, Pattern.NONE),
                new Choice.Some<>("Solved grid", List.of(new Setup.Grid())));
    }

    /** One setup for each technique, named as hints name it. */
    private static Choice.Some<Setup> techniques(String words, Function<Target.Needs, Setup> setup) {
        List<StepKind> kinds = Target.Needs.kinds();
        return new Choice.Some<>(
                words,
                kinds.stream().map(Target.Needs::new).map(setup).toList(),
                kinds.stream().map(StepKind::title).toList(),
                List.of());
    }

    /** The endings that may follow a difficulty. */
    private static List<Choice.Ending> symmetries() {
        return Arrays.stream(Symmetry.values())
                .map(symmetry -> new Choice.Ending(SetupText.behindComma(symmetry), symmetry.words()))
                .toList();
    }
}
