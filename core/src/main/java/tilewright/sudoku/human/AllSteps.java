package tilewright.sudoku.human;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.puzzle.StepFinder;
import tilewright.puzzle.Study;
import tilewright.search.Stop;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.rating.ForcingSteps;
import tilewright.sudoku.rating.OrderedSteps;
import tilewright.sudoku.rating.Position;
import tilewright.sudoku.solve.UniqueSolution;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;
import tilewright.sudoku.step.StepSentences;
import tilewright.sudoku.step.TechniqueNames;
import tilewright.sudoku.technique.CandidateGrid;
import tilewright.sudoku.technique.Technique;
import tilewright.sudoku.technique.Techniques;
import tilewright.text.Json;

/** All steps that the techniques find in a position with one solution. */
public final class AllSteps implements StepFinder<Board> {

    private static final List<StepKind> FORCING = List.of(StepKind.FORCING_CHAIN, StepKind.FORCING_NET);

    private static final List<StepKind> KRAKEN = List.of(StepKind.KRAKEN_FISH_1, StepKind.KRAKEN_FISH_2);

    private final OrderedSteps ordered;

    public AllSteps(OrderedSteps ordered) {
        this.ordered = ordered;
    }

    @Override
    public Optional<Message> refusal(String technique) {
        return unknown(technique);
    }

    @Override
    public List<String> techniques() {
        return titles().filter(title -> unknown(title).isEmpty()).toList();
    }

    private static Stream<String> titles() {
        return Stream.of(StepKind.values()).filter(StepKind::inHodoku).map(StepKind::title);
    }

    /** The reason why there is no technique of this name or code; empty when there is one. */
    private static Optional<Message> unknown(String technique) {
        if (Techniques.named(technique).isPresent() || forcing(technique).isPresent()) {
            return Optional.empty();
        }
        Optional<StepKind> other = TechniqueNames.find(technique);
        if (other.isPresent()) {
            return Optional.of(HumanMessages.explainerAlone(other.get().words()));
        }
        List<StepKind> known =
                Stream.of(StepKind.values()).filter(StepKind::inHodoku).toList();
        return Optional.of(HumanMessages.unknownTechnique(technique, TechniqueNames.suggestion(technique, known)));
    }

    @Override
    public List<Found> steps(Board position, Optional<String> technique, Stop stop) {
        return found(position, technique, stop).stream().map(AllSteps::found).toList();
    }

    /**
     * The steps of a position, the one of a hint first; kraken fish, forcing chains, and nets follow only where no
     * other technique finds a step.
     *
     * @throws Study.Refused when the position has no solution or several, when a note is missing that it needs, or when
     *     there is no such technique
     */
    public List<NamedStep> found(Board position, Optional<String> technique, Stop stop) {
        technique.flatMap(AllSteps::unknown).ifPresent(reason -> {
            throw new Study.Refused(reason);
        });
        CandidateGrid grid = grid(position);
        Optional<StepKind> forcing = technique.flatMap(AllSteps::forcing);
        if (forcing.isPresent()) {
            return forcing(forcing.get(), grid, stop);
        }
        Optional<Technique> one = technique.flatMap(Techniques::named);
        if (one.isPresent()) {
            return Techniques.steps(grid, one.get(), stop).stream()
                    .map(NamedStep::of)
                    .toList();
        }
        return grid.solved() ? List.of() : all(position, grid, stop);
    }

    private List<NamedStep> all(Board position, CandidateGrid grid, Stop stop) {
        List<NamedStep> all = new ArrayList<>();
        next(position, grid, stop).ifPresent(all::add);
        List<Step> steps = Techniques.steps(grid, stop);
        List<NamedStep> others = steps.isEmpty()
                ? lastResort(grid, stop)
                : steps.stream().map(NamedStep::of).toList();
        for (NamedStep other : others) {
            if (all.isEmpty() || !all.getFirst().same(other)) {
                all.add(other);
            }
        }
        return all;
    }

    /** The step that a hint gives. */
    private Optional<NamedStep> next(Board position, CandidateGrid grid, Stop stop) {
        int[] candidates = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            candidates[cell] = grid.candidates(cell);
        }
        return ordered.next(position.fresh().digits(), new Position(position.digits(), candidates), stop)
                .map(NamedStep::of);
    }

    private static CandidateGrid grid(Board position) {
        int[] solution = new UniqueSolution().of(position, HumanMessages.stepsWanted());
        CandidateGrid grid = CandidateGrid.noted(position);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (grid.digit(cell) == 0 && !grid.has(cell, solution[cell])) {
                throw new Study.Refused(
                        HumanMessages.candidateMissing(new Value.Digit(solution[cell]), Houses.GRID.place(cell)));
            }
        }
        return grid;
    }

    /** The kind of forcing steps of this name or code. */
    private static Optional<StepKind> forcing(String technique) {
        return TechniqueNames.find(technique).filter(FORCING::contains);
    }

    private static List<NamedStep> forcing(StepKind kind, CandidateGrid grid, Stop stop) {
        int[] digits = new int[Houses.CELLS];
        int[] candidates = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            digits[cell] = grid.digit(cell);
            candidates[cell] = grid.candidates(cell);
        }
        return new ForcingSteps(kind == StepKind.FORCING_NET)
                .all(digits, candidates, stop).stream()
                        .map(step -> new NamedStep(kind, step))
                        .toList();
    }

    private static List<NamedStep> lastResort(CandidateGrid grid, Stop stop) {
        for (StepKind kind : KRAKEN) {
            List<Step> steps = Techniques.steps(grid, Techniques.named(kind).orElseThrow(), stop);
            if (!steps.isEmpty()) {
                return steps.stream().map(NamedStep::of).toList();
            }
        }
        for (StepKind kind : FORCING) {
            List<NamedStep> steps = forcing(kind, grid, stop);
            if (!steps.isEmpty()) {
                return steps;
            }
        }
        return List.of();
    }

    private static Found found(NamedStep named) {
        Step step = named.step();
        List<Integer> digits = Digits.list(step.digits());
        Message text = StepSentences.of(step).text();
        return new Found(
                HumanMessages.found(named.kind().words(), step.changes()),
                digits,
                text,
                () -> Json.obj()
                        .with("technique", named.kind().title())
                        .with("code", named.kind().code())
                        .with("candidates", Json.arr(digits.stream().map(Json::number)))
                        .with("placements", Json.strings(step.placed()))
                        .with("eliminations", Json.strings(step.removed()))
                        .with("length", step.length() == 0 ? Json.NULL : Json.number(step.length()))
                        .with("text", text));
    }
}
