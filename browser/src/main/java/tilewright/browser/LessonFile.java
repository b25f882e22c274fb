package tilewright.browser;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Lesson;
import tilewright.puzzle.LessonPath;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.text.Json;

/**
 * The lesson of a puzzle as the page reads it: each step with the share IDs of the positions that it passes through, so that the
 * page knows without any rules whether one is on the way.
 */
final class LessonFile {

    private LessonFile() {}

    static <P, S, M> Json of(Puzzle<P, S, M> puzzle, Workspace workspace, String language) {
        return Json.arr(Lesson.of(puzzle, language).steps().stream().map(step -> step(puzzle, step, workspace)));
    }

    private static <P, S, M> Json.Obj step(Puzzle<P, S, M> puzzle, Lesson.Step step, Workspace workspace) {
        LessonPath path = LessonPath.of(puzzle, step, puzzle.abilities(workspace));
        Json.Obj told = Json.obj()
                .with("title", step.title())
                .with("text", step.text())
                .with("play", id(puzzle, step.position()))
                .with("rings", words(step.rings()))
                .with("study", step.study())
                .with("task", kind(step.task()))
                .with("between", ids(puzzle, path.between()))
                .with("ends", ids(puzzle, path.ends()))
                .with("moves", String.join(",", path.moves()))
                .with("done", step.done())
                .withEach("slips", step.slips(), slip -> slip(puzzle, step, slip))
                .with("otherwise", step.otherwise());
        return step.task() instanceof Lesson.Task.Refused(List<String> gestures)
                ? told.with("refused", Json.strings(gestures))
                : told;
    }

    private static String kind(Lesson.Task task) {
        return switch (task) {
            case Lesson.Task.Moves _ -> "moves";
            case Lesson.Task.Refused _ -> "refused";
            case Lesson.Task.Hinted _ -> "hinted";
        };
    }

    /** The JSON of a common mistake: the position to which it leads, or the gesture that is refused. */
    private static <S, M> Json.Obj slip(Puzzle<?, S, M> puzzle, Lesson.Step step, Lesson.CommonMistake slip) {
        S position = puzzle.texts().positions().parse(step.position());
        Json.Obj answer = Json.obj().with("answer", slip.answer());
        for (String gesture : slip.gestures().split(" ")) {
            Optional<M> move = move(puzzle, position, gesture);
            if (move.isEmpty()) {
                return answer.with("gesture", gesture);
            }
            position = puzzle.rules().after(position, move.get());
        }
        return answer.with("id", id(puzzle, puzzle.texts().positions().format(position)));
    }

    private static <S, M> Optional<M> move(Puzzle<?, S, M> puzzle, S position, String gesture) {
        return puzzle.rules().offers(position).stream()
                .filter(offer -> offer.gesture().equals(Gesture.parse(gesture)))
                .map(Offer::move)
                .findFirst();
    }

    private static Json ids(Puzzle<?, ?, ?> puzzle, Set<String> positions) {
        return Json.strings(
                positions.stream().map(position -> id(puzzle, position)).toList());
    }

    private static String id(Puzzle<?, ?, ?> puzzle, String position) {
        return puzzle.id() + ":" + position;
    }

    private static Json words(String text) {
        return Json.strings(text.isEmpty() ? List.of() : Arrays.asList(text.split(" ")));
    }
}
