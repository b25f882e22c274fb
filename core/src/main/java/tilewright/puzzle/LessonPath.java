package tilewright.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The positions that a step of a lesson passes through, as texts.
 *
 * @param between the beginning, and what lies between it and the ends
 * @param ends where the step is done; none where nothing is to be moved
 * @param moves the moves of the first way, in an order in which they are legal
 */
public record LessonPath(Set<String> between, Set<String> ends, List<String> moves) {

    /** A point on a way through a step: its position, the moves left, and the moves made. */
    private record Point<S>(S position, List<String> left, List<String> made) {}

    /**
     * The path of a step.
     *
     * @throws tilewright.text.TextError when its position or one of its moves is none
     * @throws IllegalArgumentException when a way cannot be gone to its end
     */
    public static <P, S, M> LessonPath of(Puzzle<P, S, M> puzzle, Lesson.Step step, Abilities<P, S, M> abilities) {
        S start = puzzle.texts().positions().parse(step.position());
        List<String> ways = switch (step.task()) {
            case Lesson.Task.Moves(List<String> all) -> all;
            case Lesson.Task.Refused _ -> List.of();
            case Lesson.Task.Hinted _ -> List.of(hinted(puzzle, start, abilities));
        };
        Set<String> between = new TreeSet<>();
        between.add(puzzle.texts().positions().format(start));
        Set<String> ends = new TreeSet<>();
        List<String> first = new ArrayList<>();
        for (String way : ways) {
            List<Point<S>> points = List.of(new Point<>(start, List.of(), List.of()));
            for (String group : way.split("[|]")) {
                List<Point<S>> begun = new ArrayList<>();
                points.forEach(point -> begun.add(
                        new Point<>(point.position, List.of(group.strip().split(" +")), point.made)));
                points = walked(puzzle, begun, between);
            }
            if (points.isEmpty()) {
                throw new IllegalArgumentException("the moves (%s) are not legal in any order".formatted(way));
            }
            points.forEach(point -> ends.add(puzzle.texts().positions().format(point.position)));
            if (first.isEmpty()) {
                first.addAll(points.getFirst().made);
            }
        }
        between.removeAll(ends);
        return new LessonPath(between, ends, List.copyOf(first));
    }

    private static <S, M> String hinted(Puzzle<?, S, M> puzzle, S position, Abilities<?, S, M> abilities) {
        List<String> moves = new ArrayList<>();
        abilities
                .hinter()
                .flatMap(hinter -> hinter.hint(position))
                .ifPresent(hint -> hint.moves()
                        .forEach(move -> moves.add(puzzle.texts().moves().format(move))));
        if (moves.isEmpty()) {
            throw new IllegalArgumentException("there is no hint that could be carried out");
        }
        return String.join(" | ", moves);
    }

    /** Makes the moves that are left in every order in which they are legal. */
    private static <S, M> List<Point<S>> walked(Puzzle<?, S, M> puzzle, List<Point<S>> begun, Set<String> between) {
        List<Point<S>> points = begun;
        while (!points.isEmpty() && !points.getFirst().left.isEmpty()) {
            List<Point<S>> next = new ArrayList<>();
            for (Point<S> point : points) {
                between.add(puzzle.texts().positions().format(point.position));
                for (String text : point.left) {
                    M move = puzzle.texts().moves().parse(text);
                    if (puzzle.rules().legal(point.position, move)) {
                        List<String> left = new ArrayList<>(point.left);
                        left.remove(text);
                        List<String> made = new ArrayList<>(point.made);
                        made.add(text);
                        next.add(new Point<>(puzzle.rules().after(point.position, move), left, made));
                    }
                }
            }
            points = next;
        }
        points.forEach(point -> between.add(puzzle.texts().positions().format(point.position)));
        return points;
    }
}
