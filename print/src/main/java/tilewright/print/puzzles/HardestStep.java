package tilewright.print.puzzles;

import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Hinter.Hint;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Rated;
import tilewright.puzzle.Result;
import tilewright.puzzle.StepFinder.Found;
import tilewright.search.Stop;
import tilewright.task.Answer;

/**
 * The step of a puzzle for which a book prints a hint: the first one on the way to the solution that is of the puzzle's level, or else
 * the first of the hardest, where steps have levels or are rated; else the first of all.
 */
record HardestStep<S, M>(Puzzle<?, S, M> puzzle, Abilities<?, S, M> abilities, Stop stop) {

    /** A number of steps that no puzzle exceeds. */
    private static final int MOST_STEPS = 500;

    /**
     * The first step of the puzzle's level, or else the hardest one that hints come to.
     *
     * @param rated the rating of the puzzle, if known
     */
    Optional<Hint<M>> of(S position, Optional<Answer> rated) {
        Difficulty most = rated.map(answer -> Difficulty.of(answer.result())).orElse(Difficulty.NONE);
        return abilities.hinter().flatMap(hinter -> hardest(hinter, position, most));
    }

    /**
     * The difficulty of a puzzle or of a step.
     *
     * @param grade the place of its level; 0 where there are no levels
     * @param tenths its rating; 0 where there is none
     */
    private record Difficulty(int grade, int tenths) {

        static final Difficulty NONE = new Difficulty(0, 0);

        static Difficulty of(Result result) {
            return result instanceof Rated rated ? new Difficulty(rated.grade(), rated.tenths()) : NONE;
        }

        boolean isKnown() {
            return grade > 0 || tenths > 0;
        }

        boolean exceeds(Difficulty other) {
            return grade > other.grade || grade == other.grade && tenths > other.tenths;
        }

        /** Whether this is the difficulty of a step that a puzzle of another one is about. */
        boolean reaches(Difficulty puzzle) {
            return puzzle.grade > 0 ? grade >= puzzle.grade : tenths >= puzzle.tenths;
        }
    }

    /**
     * A technique.
     *
     * @param title the name in the language of the book
     */
    record Technique(String name, String title) {}

    /**
     * Finds the first position on the way to the solution where a technique is a next step: the digits or colors it is
     * about, and the step in words. Empty when there is none before the puzzle is solved.
     *
     * @param technique one that the puzzle's finder of steps knows
     */
    Optional<List<Message>> taught(S position, Technique technique) {
        if (abilities.steps().isEmpty() || abilities.hinter().isEmpty()) {
            return Optional.empty();
        }
        S at = position;
        for (int i = 0; i < MOST_STEPS; i++) {
            List<Found> found = abilities.steps().get().steps(at, Optional.of(technique.name()), stop);
            if (!found.isEmpty()) {
                return Optional.of(told(technique.title(), found.getFirst()));
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

    private static List<Message> told(String technique, Found step) {
        Message where = step.candidates().stream()
                .map(candidate -> Message.verbatim(String.valueOf(candidate)))
                .reduce(PuzzlesMessages::both)
                .map(candidates -> PuzzlesMessages.nextStepWith(technique, candidates))
                .orElseGet(() -> PuzzlesMessages.nextStep(technique));
        return step.text().isEmpty() ? List.of(where) : List.of(where, step.text());
    }

    private Optional<Hint<M>> hardest(Hinter<S, M> hinter, S position, Difficulty puzzles) {
        Optional<Hint<M>> hardest = Optional.empty();
        Difficulty highest = Difficulty.NONE;
        S at = position;
        for (int i = 0; i < MOST_STEPS; i++) {
            Optional<Hint<M>> hint = hinter.hint(at, stop);
            Difficulty step = hint.map(it -> Difficulty.of(it.result())).orElse(Difficulty.NONE);
            if (hint.isPresent() && (hardest.isEmpty() || step.exceeds(highest))) {
                hardest = hint;
                highest = step;
            }
            if (hint.isEmpty() || hint.get().moves().isEmpty() || !step.isKnown() || highest.reaches(puzzles)) {
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

    /** The rating of an answer; 0 where it has none. */
    static int tenths(Answer answer) {
        return tenths(answer.result());
    }

    private static int tenths(Result result) {
        return Difficulty.of(result).tenths();
    }
}
