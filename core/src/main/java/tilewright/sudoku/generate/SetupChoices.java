package tilewright.sudoku.generate;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import tilewright.puzzle.Choice;
import tilewright.sudoku.model.Pattern;
import tilewright.sudoku.model.Setup;
import tilewright.sudoku.model.Symmetry;

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
        return List.of(
                some("How hard it is to solve", Setup.Graded.GRADES, SetupChoices::graded)
                        .named(Setup::label)
                        .withEndings(symmetries()),
                new Choice.Interval<>(
                        "Rating on Sudoku Explainer's scale",
                        "se-",
                        Setup.Rated.LOWEST,
                        Setup.Rated.HIGHEST,
                        LOW,
                        HIGH,
                        symmetries()),
                some("Needs a technique, and nothing harder", Setup.Graded.TECHNIQUES, SetupChoices::needs)
                        .named(setup -> title(((Setup.Graded) setup).grade().substring(Setup.Graded.NEEDS.length())))
                        .withEndings(symmetries()),
                some("Practice: the next step is a technique", Setup.Graded.TECHNIQUES, Setup.Practice::new)
                        .named(setup -> title(((Setup.Practice) setup).technique())),
                new Choice.Some<>("Clues in a symmetric pattern", symmetric),
                new Choice.Range<>("Number of clues", "clues-", Setup.Clues.FEWEST, Setup.Clues.MOST, 24),
                new Choice.Cells<>("Clues in the cells that you choose", "pattern-", 9, 9, Pattern.CLUE, Pattern.NONE),
                new Choice.Some<>("Solved grid", List.of(new Setup.Grid())));
    }

    private static Choice.Some<Setup> some(String words, List<String> names, Function<String, Setup> setup) {
        return new Choice.Some<>(words, names.stream().map(setup).toList());
    }

    private static Setup graded(String grade) {
        return new Setup.Graded(grade, Symmetry.NONE);
    }

    private static Setup needs(String technique) {
        return graded(Setup.Graded.NEEDS + technique);
    }

    private static String title(String technique) {
        return StepGrader.kind(technique).title();
    }

    /** What may stand behind a difficulty. */
    private static List<Choice.Ending> symmetries() {
        return Arrays.stream(Symmetry.values())
                .map(symmetry ->
                        new Choice.Ending(symmetry == Symmetry.NONE ? "" : "," + symmetry.text(), symmetry.words()))
                .toList();
    }
}
