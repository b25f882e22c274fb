package tilewright.print.puzzles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.print.pictures.BoardPicture;
import tilewright.print.pictures.PictureFile.Frame;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Hinter.Hint;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;

/**
 * The way from a puzzle to its solution, for a film: steps that a person could make, each first pointed at and then
 * made, as far as there are any; then the other moves of the solution, in the order of the offers.
 *
 * @param stop asked before each step
 * @param <S> the position
 * @param <M> the move
 */
record SolutionPath<S, M>(Puzzle<?, S, M> puzzle, Optional<Hinter<S, M>> hinter, Stop stop) {

    /** The first picture, a step that is pointed at, a step that is made, and the last picture, in hundredths of a second. */
    private static final int BEGINNING = 150;

    private static final int POINTED = 90;
    private static final int MADE = 60;
    private static final int END = 300;

    /** A number of steps that no puzzle exceeds. */
    private static final int MOST_STEPS = 500;

    /** A step: the position before it, with what points at it, and the one behind it. */
    private record Step(Scene before, List<Mark> marks, Scene after) {}

    /** A path for a puzzle. */
    static <P, S, M> SolutionPath<S, M> of(Puzzle<P, S, M> puzzle, Workspace workspace, Stop stop) {
        Abilities<P, S, M> abilities = puzzle.abilities(workspace);
        return new SolutionPath<>(puzzle, abilities.hinter(), stop);
    }

    /**
     * The pictures: the puzzle first, its solution last.
     *
     * @param most pictures, 2 or more: where there are more, steps are not pointed at; where that is not enough, some are left out
     */
    List<Frame> frames(S position, S solution, int most) {
        Scene beginning = puzzle.draw(position);
        Scene end = puzzle.draw(solution);
        List<Step> steps = steps(position, end);
        List<Frame> frames = new ArrayList<>();
        frames.add(frame(beginning, beginning, List.of(), BEGINNING));
        boolean pointed = 2 * steps.size() + 2 <= most;
        int shown = Math.min(steps.size(), most - 2);
        for (int i = 0; i < shown; i++) {
            Step step = steps.get((int) ((long) i * steps.size() / shown));
            if (pointed && !step.marks.isEmpty()) {
                frames.add(frame(step.before, beginning, step.marks, POINTED));
            }
            frames.add(frame(step.after, beginning, List.of(), MADE));
        }
        frames.add(frame(end, beginning, List.of(), END));
        return frames;
    }

    private static Frame frame(Scene scene, Scene beginning, List<Mark> marks, int hundredths) {
        return new Frame(new BoardPicture(scene, Optional.of(beginning), marks), hundredths);
    }

    private List<Step> steps(S position, Scene solution) {
        Set<Mark> wanted = pieces(solution);
        List<Step> steps = new ArrayList<>();
        S at = position;
        boolean hinted = true;
        while (steps.size() < MOST_STEPS) {
            stop.check();
            Optional<Hint<M>> hint = hinted ? hinter.flatMap(of(at)) : Optional.empty();
            Optional<S> next = hint.flatMap(made(at)).filter(after -> wanted.containsAll(pieces(puzzle.draw(after))));
            List<Mark> marks = next.isPresent() ? hint.map(Hint::marks).orElse(List.of()) : List.of();
            if (next.isEmpty()) {
                hinted = false;
                next = offered(at, wanted);
            }
            if (next.isEmpty()) {
                return steps;
            }
            steps.add(new Step(puzzle.draw(at), marks, puzzle.draw(next.get())));
            at = next.get();
        }
        return steps;
    }

    private Function<Hinter<S, M>, Optional<Hint<M>>> of(S at) {
        return one -> one.hint(at, stop);
    }

    /** The position behind the moves of a hint; empty where they cannot be made, or change nothing. */
    private Function<Hint<M>, Optional<S>> made(S before) {
        return hint -> {
            S at = before;
            for (M move : hint.moves()) {
                if (!puzzle.rules().legal(at, move)) {
                    return Optional.empty();
                }
                at = puzzle.rules().after(at, move);
            }
            return at.equals(before) ? Optional.empty() : Optional.of(at);
        };
    }

    /** The first move that makes the board more like its solution. */
    private Optional<S> offered(S at, Set<Mark> wanted) {
        int pieces = pieces(puzzle.draw(at)).size();
        for (Offer<M> offer : puzzle.rules().offers(at)) {
            stop.check();
            S after = puzzle.rules().after(at, offer.move());
            Set<Mark> has = pieces(puzzle.draw(after));
            if (has.size() > pieces && wanted.containsAll(has)) {
                return Optional.of(after);
            }
        }
        return Optional.empty();
    }

    /** The digits and pieces of a board. */
    private static Set<Mark> pieces(Scene scene) {
        int bottom = scene.parts().stream()
                .filter(part -> part.name().equals("board"))
                .mapToInt(part -> part.box().y() + part.box().height())
                .findFirst()
                .orElse(scene.height());
        Set<Mark> pieces = new HashSet<>();
        for (Mark mark : scene.marks()) {
            switch (mark) {
                case Mark.Glyph glyph
                when glyph.ink() != Ink.NOTE && glyph.box().y() < bottom ->
                    pieces.add(new Mark.Glyph(glyph.box(), glyph.text(), Ink.ENTRY)); // whoever set it
                case Mark.Tile tile when tile.box().y() < bottom -> pieces.add(mark);
                case Mark.Disc disc when disc.box().y() < bottom -> pieces.add(mark);
                default -> {}
            }
        }
        return pieces;
    }
}
