package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tilewright.message.Message;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Stopped;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.step.Level;
import tilewright.sudoku.variant.VariantSolver;
import tilewright.sudoku.variant.Work;
import tilewright.text.Json;

/**
 * The questions about the steps of a puzzle of any rules, by their verbs: {@code hint}, {@code path}, and {@code rate}.
 *
 * <p>Threads may share one.
 *
 * @param grids writes the digits of all cells
 */
public record DeductionStudies(VariantPuzzle puzzle, Function<List<Integer>, String> grids) {

    /**
     * Returns the answer to a question.
     *
     * @param limits nodes bound the search that makes sure of one solution
     * @return empty when there is no such verb
     * @throws Study.Refused when the puzzle has not exactly one solution, or nothing is left to solve
     */
    public Optional<Study.Report> study(String verb, Limits limits) {
        return switch (verb) {
            case "hint" -> Optional.of(hint(limits));
            case "path" -> Optional.of(path(limits));
            case "rate" -> Optional.of(rating(limits));
            default -> Optional.empty();
        };
    }

    /** Work for a path or a rating at most: some two hundred thousand candidates, and tens of seconds. */
    private static final long MOST_WORK = 200_000_000;

    private Study.Report hint(Limits limits) {
        Optional<List<Integer>> solution = onlySolution(limits);
        if (solution.isEmpty()) {
            return new Study.Report(DeductionMessages.noHint(), Json.obj(), false);
        }
        CandidateGrid grid = CandidateGrid.of(new RuleFacts(puzzle.rules()), puzzle);
        Deduction step = VariantTechniques.hint(grid, solution.get(), limits.stop());
        DeductionSentences words = DeductionSentences.of(step, side());
        Json.Obj fields = fields(step)
                .with("text", words.text())
                .with("stages", Json.texts(List.of(words.where(), words.technique(), words.why(), words.act())));
        return new Study.Report(words.text(), fields, true);
    }

    private Study.Report path(Limits limits) {
        Optional<DeductionPath> path = found(limits);
        if (path.isEmpty()) {
            return new Study.Report(DeductionMessages.noPath(), Json.obj(), false);
        }
        List<Deduction> steps = path.get().steps();
        List<Message> words = steps.stream()
                .map(step -> DeductionMessages.step(step.kind().words(), step.changes(side())))
                .toList();
        Json.Obj fields = Json.obj()
                .with("solutions", 1)
                .with("solution", grids.apply(solution(steps)))
                .withEach("path", steps, this::fields);
        return new Study.Report(DeductionMessages.path(words), fields, true);
    }

    private Study.Report rating(Limits limits) {
        Optional<DeductionPath> path = found(limits);
        if (path.isEmpty()) {
            return new Study.Report(DeductionMessages.notRated(), Json.obj(), false);
        }
        Deduction hardest = path.get().hardestStep();
        Level level = path.get().level();
        String order = hardest.tenths() / 10 + "." + hardest.tenths() % 10;
        Json.Obj fields = Json.obj()
                .with("seOrder", Json.tenths(hardest.tenths()))
                .with("level", level.title())
                .with("hardest", hardest.kind().title())
                .with("steps", path.get().steps().size());
        Message line =
                DeductionMessages.rating(order, level.title(), hardest.kind().words());
        return new Study.Report(line, fields, true);
    }

    private int side() {
        return puzzle.rules().side();
    }

    private Json.Obj fields(Deduction step) {
        return Json.obj()
                .with("technique", step.kind().title())
                .with("se", Json.tenths(step.tenths()))
                .with("placements", Json.strings(step.placed(side())))
                .with("eliminations", Json.strings(step.removed(side())));
    }

    private List<Integer> solution(List<Deduction> steps) {
        List<Integer> digits = new ArrayList<>(puzzle.givens());
        steps.forEach(step -> step.placements().forEach(placed -> digits.set(placed.cell(), placed.digit())));
        return digits;
    }

    /**
     * Returns the path; empty when a limit comes first.
     *
     * @throws Study.Refused when the puzzle has not exactly one solution, or nothing is left to solve
     */
    public Optional<DeductionPath> found(Limits limits) {
        return found(limits, MOST_WORK);
    }

    Optional<DeductionPath> found(Limits limits, long work) {
        try {
            return onlySolution(limits).map(_ -> DeductionPath.of(puzzle, new Work(limits.stop(), work)));
        } catch (Stopped stopped) {
            return Optional.empty();
        }
    }

    /** Returns the only solution; empty when a limit comes before it is known, and refuses a puzzle that has not exactly one. */
    private Optional<List<Integer>> onlySolution(Limits limits) {
        if (puzzle.countGivens() == puzzle.rules().cells()) {
            throw new Study.Refused(DeductionMessages.nothingLeft());
        }
        Solver.Solutions<List<Integer>> solutions =
                new VariantSolver(puzzle.rules()).solve(puzzle, limits.withSolutions(2));
        if (solutions.found().size() > 1) {
            throw new Study.Refused(DeductionMessages.severalSolutions());
        }
        if (solutions.outcome() instanceof Outcome.Limited) {
            return Optional.empty();
        }
        if (solutions.found().isEmpty()) {
            throw new Study.Refused(DeductionMessages.noSolution());
        }
        return Optional.of(solutions.found().getFirst());
    }
}
