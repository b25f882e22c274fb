package tilewright.print.puzzles;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Hinter.Hint;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.StepFinder.Found;
import tilewright.search.Stop;
import tilewright.task.Answer;
import tilewright.text.Json;

/**
 * The step of a puzzle that is worth a hint: the first of the hardest ones on the way to the solution, where steps are rated,
 * else the first of all.
 */
record Crux<S, M>(Puzzle<?, S, M> puzzle, Abilities<?, S, M> abilities, Stop stop) {

    private static final String STEP_RATING = "se";
    private static final String RATING = "er";

    /** More than any puzzle takes. */
    private static final int MOST_STEPS = 500;

    /** @param rated what is known of how hard it is: no step is harder than that */
    Optional<Hint<M>> of(S position, Optional<Answer> rated) {
        double most = rated.map(answer -> number(answer.fields(), RATING)).orElse(0.0);
        return abilities.hinter().flatMap(hinter -> hardest(hinter, position, most));
    }

    /**
     * Where a technique is a next step for the first time on the way to the solution: the digits or colors it is about, and
     * the step in words. Empty when it is none before the puzzle is solved.
     *
     * @param technique a name that the puzzle's finder of steps knows
     */
    Optional<List<String>> taught(S position, String technique) {
        if (abilities.steps().isEmpty() || abilities.hinter().isEmpty()) {
            return Optional.empty();
        }
        S at = position;
        for (int i = 0; i < MOST_STEPS; i++) {
            List<Found> found = abilities.steps().get().steps(at, Optional.of(technique), stop);
            if (!found.isEmpty()) {
                return Optional.of(told(technique, found.getFirst().fields()));
            }
            Optional<Hint<M>> hint = abilities.hinter().get().hint(at, stop);
            if (hint.isEmpty() || hint.get().moves().isEmpty()) {
                return Optional.empty();
            }
            for (M move : hint.get().moves()) {
                if (!puzzle.rules().legal(at, move)) {
                    return Optional.empty();
                }
                at = puzzle.rules().after(at, move);
            }
        }
        return Optional.empty();
    }

    private static List<String> told(String technique, Json.Obj step) {
        List<String> about = step.field("candidates").stream()
                .filter(Json.Arr.class::isInstance)
                .flatMap(all -> ((Json.Arr) all).items().stream())
                .map(Json::toString)
                .toList();
        String where = "When simpler steps lead no further: " + technique
                + (about.isEmpty() ? "." : ", with " + String.join(" and ", about) + ".");
        return Stream.of(where, SheetTask.field(step, "text").orElse(""))
                .filter(words -> !words.isEmpty())
                .toList();
    }

    private Optional<Hint<M>> hardest(Hinter<S, M> hinter, S position, double most) {
        Optional<Hint<M>> hardest = Optional.empty();
        double highest = -1;
        S at = position;
        for (int i = 0; i < MOST_STEPS; i++) {
            Optional<Hint<M>> hint = hinter.hint(at, stop);
            double rating = hint.map(it -> number(it.details(), STEP_RATING)).orElse(0.0);
            if (hint.isPresent() && rating > highest) {
                hardest = hint;
                highest = rating;
            }
            if (hint.isEmpty() || rating == 0 || highest >= most) {
                break;
            }
            for (M move : hint.get().moves()) {
                if (!puzzle.rules().legal(at, move)) {
                    return hardest;
                }
                at = puzzle.rules().after(at, move);
            }
        }
        return hardest;
    }

    private static double number(Json.Obj fields, String name) {
        return fields.field(name)
                .filter(Json.Num.class::isInstance)
                .map(it -> Double.parseDouble(((Json.Num) it).text()))
                .orElse(0.0);
    }
}
