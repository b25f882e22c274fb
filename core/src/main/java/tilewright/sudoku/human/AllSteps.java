package tilewright.sudoku.human;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tilewright.puzzle.Nearest;
import tilewright.puzzle.StepFinder;
import tilewright.puzzle.Study;
import tilewright.search.Stop;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.solve.UniqueSolution;
import tilewright.sudoku.technique.Candidate;
import tilewright.sudoku.technique.CandidateGrid;
import tilewright.sudoku.technique.Step;
import tilewright.sudoku.technique.StepKind;
import tilewright.sudoku.technique.StepWords;
import tilewright.sudoku.technique.Technique;
import tilewright.sudoku.technique.Techniques;
import tilewright.text.Json;

/** All steps that the techniques find in a position with one solution. */
public final class AllSteps implements StepFinder<Board> {

    @Override
    public Optional<String> refusal(String technique) {
        if (Techniques.named(technique).isPresent()) {
            return Optional.empty();
        }
        List<String> names = Stream.of(StepKind.values())
                .map(kind -> kind.title().toLowerCase(Locale.ROOT))
                .toList();
        String guess = Nearest.of(technique.toLowerCase(Locale.ROOT), names)
                .map(near -> "; did you mean '" + near + "'?")
                .orElse("");
        return Optional.of("unknown technique '" + technique + "'" + guess);
    }

    @Override
    public List<Found> steps(Board position, Optional<String> technique, Stop stop) {
        return found(position, technique, stop).stream().map(AllSteps::found).toList();
    }

    /**
     * The steps.
     *
     * @throws Study.Refused when the position has no solution or several, when a note is missing that it needs, or when
     *     there is no such technique
     */
    public List<Step> found(Board position, Optional<String> technique, Stop stop) {
        technique.flatMap(this::refusal).ifPresent(reason -> {
            throw new Study.Refused(reason);
        });
        int[] solution = UniqueSolution.of(position, "steps are for a puzzle with one solution");
        CandidateGrid grid = CandidateGrid.noted(position);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (grid.digit(cell) == 0 && !grid.has(cell, solution[cell])) {
                throw new Study.Refused("the candidate %d of %s is missing, and it is right"
                        .formatted(solution[cell], Houses.GRID.name(cell)));
            }
        }
        Optional<Technique> one = technique.flatMap(Techniques::named);
        return one.isPresent() ? Techniques.steps(grid, one.get(), stop) : Techniques.steps(grid, stop);
    }

    private static Found found(Step step) {
        List<String> placements =
                step.placements().stream().map(Candidate::placed).toList();
        List<String> eliminations =
                step.eliminations().stream().map(Candidate::removed).toList();
        String line = step.kind().title() + " "
                + Stream.concat(placements.stream(), eliminations.stream()).collect(Collectors.joining(" "));
        return new Found(
                line,
                Json.obj()
                        .with("technique", step.kind().title())
                        .with("code", step.kind().code())
                        .with(
                                "candidates",
                                new Json.Arr(Digits.list(step.digits()).stream()
                                        .<Json>map(digit -> new Json.Num(String.valueOf(digit)))
                                        .toList()))
                        .with("placements", Json.strings(placements))
                        .with("eliminations", Json.strings(eliminations))
                        .with("length", step.length() == 0 ? Json.NULL : new Json.Num(String.valueOf(step.length())))
                        .with("text", StepWords.of(step).text()));
    }
}
