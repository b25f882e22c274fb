package tilewright.sudoku.generate;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import tilewright.message.Message;
import tilewright.puzzle.Choice;
import tilewright.sudoku.step.Level;
import tilewright.sudoku.step.StepKind;

/** The ways to choose a setup that is not a preset. */
public final class SetupChoices {

    /** The rating to begin with, in tenths: chains that are not yet long. */
    private static final int LOW = 72;

    private static final int HIGH = 80;

    private static final List<Choice<Setup>> ALL = made();

    private SetupChoices() {}

    public static List<Choice<Setup>> all() {
        return ALL;
    }

    private static List<Choice<Setup>> made() {
        List<Setup> symmetric = Arrays.stream(Symmetry.values())
                .skip(1)
                .<Setup>map(Setup.Minimal::new)
                .toList();
        List<Setup> levels =
                Arrays.stream(Level.values()).<Setup>map(Setup.Graded::new).toList();
        return List.of(
                new Choice.Some<>(GenerateMessages.chooseLevel(), levels)
                        .named(Setup::label)
                        .withEndings(symmetries()),
                new Choice.Interval<>(
                        GenerateMessages.chooseRating(),
                        SetupText.RATED,
                        Target.Rated.LOWEST,
                        Target.Rated.HIGHEST,
                        LOW,
                        HIGH,
                        symmetries()),
                techniques(
                                GenerateMessages.chooseTechnique(),
                                Target.Needs.kinds(),
                                needs -> new Setup.Graded(needs, Symmetry.NONE))
                        .withEndings(symmetries()),
                techniques(GenerateMessages.choosePractice(), Target.Needs.practiced(), Setup.Practice::new),
                new Choice.Some<>(GenerateMessages.chooseSymmetry(), symmetric),
                new Choice.Range<>(
                        GenerateMessages.chooseClues(), SetupText.CLUES, Setup.Clues.FEWEST, Setup.Clues.MOST, 24),
                new Choice.Cells<>(GenerateMessages.chooseCells(), SetupText.PATTERN, 9, 9, Pattern.CLUE, Pattern.NONE),
                new Choice.Some<>(GenerateMessages.chooseGrid(), List.of(new Setup.Grid())));
    }

    /** The choice of a technique, each named as hints name it. */
    private static Choice.Some<Setup> techniques(
            Message words, List<StepKind> kinds, Function<Target.Needs, Setup> setup) {
        return new Choice.Some<>(
                words,
                kinds.stream().map(Target.Needs::new).map(setup).toList(),
                kinds.stream().map(StepKind::words).toList(),
                List.of());
    }

    /** The endings that may follow a difficulty. */
    private static List<Choice.Ending> symmetries() {
        return Arrays.stream(Symmetry.values())
                .map(symmetry -> new Choice.Ending(SetupText.behindComma(symmetry), symmetry.words()))
                .toList();
    }
}
