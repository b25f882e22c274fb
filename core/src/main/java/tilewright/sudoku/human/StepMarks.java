package tilewright.sudoku.human;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Drawing;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.NoteDrawing;
import tilewright.sudoku.rating.Position;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepSentences;

/**
 * A step on the board: houses tinted, the houses from which it removes framed, cells of the pattern ringed, its candidates as
 * badges, which need no notes below them, links as arrows.
 *
 * <p>A candidate is in the ink of hints where the reason says that it is true or possible, of notes where it is false, of conflicts
 * where it is both.
 */
final class StepMarks {

    private final Board board;
    private final Step step;
    private final int[] candidates;
    private final List<Mark> houses = new ArrayList<>();
    private final TreeSet<Integer> ringed = new TreeSet<>();
    private final TreeMap<Candidate, Ink> badges = new TreeMap<>();
    private final List<Mark> arrows = new ArrayList<>();

    StepMarks(Board board, Step step) {
        this.board = board;
        this.step = step;
        candidates = Position.of(board).candidates();
        step.premises().forEach(this::add);
        if (ringed.isEmpty() && arrows.isEmpty()) {
            bases();
        }
    }

    /** A pattern of houses alone: the places of a digit in them. */
    private void bases() {
        Candidate target = step.target();
        if (!step.covers().isEmpty()) {
            for (int house : step.bases()) {
                CellSet.house(house).forEach(cell -> pattern(cell, Digits.bit(target.digit())));
            }
        } else if (!step.placements().isEmpty() && !seen()) {
            ringed.add(target.cell());
        }
    }

    /** Whether it is a single that needs no notes. */
    private boolean seen() {
        return !step.premises(Premise.Seen.class).isEmpty();
    }

    private void add(Premise premise) {
        switch (premise) {
            case Premise.Base(int house) -> houses.add(new Mark.Area(Houses.area(house), Ink.HINT));
            case Premise.Cover(int house) -> houses.add(new Mark.Ring(Houses.area(house), Ink.HINT));
            case Premise.Cells(CellSet cells, int digits) -> cells.forEach(cell -> pattern(cell, digits));
            case Premise.Wing wing -> wing.cells().forEach(cell -> pattern(cell, Digits.bit(wing.digit())));
            case Premise.Seen(CellSet cells) -> cells.forEach(cell -> houses.add(ring(cell, 2, Ink.HINT)));
            case Premise.AlmostLocked(CellSet cells, int digits) -> cells.forEach(cell -> pattern(cell, digits));
            case Premise.Fins(CellSet cells, int digit) -> cells.forEach(cell -> pattern(cell, Digits.bit(digit)));
            case Premise.Color(CellSet cells, int digit, boolean first) ->
                cells.forEach(cell -> badge(cell, digit, first));
            case Premise.Link(CellSet from, int fromDigit, CellSet to, int toDigit, boolean strong) -> {
                from.forEach(cell -> assertion(cell, fromDigit, !strong));
                to.forEach(cell -> assertion(cell, toDigit, strong));
                arrow(from, fromDigit, to, toDigit, strong);
            }
            case Premise.Removal(CellSet from, int fromDigit, CellSet to, int toDigit) -> {
                from.forEach(cell -> assertion(cell, fromDigit, false));
                to.forEach(cell -> assertion(cell, toDigit, false));
                arrow(from, fromDigit, to, toDigit, false);
            }
        }
    }

    private void pattern(int cell, int digits) {
        int possible = possible(cell);
        int shown = digits == 0 ? possible : possible & digits;
        if (shown != 0) {
            ringed.add(cell);
            Digits.list(shown).forEach(digit -> badge(cell, digit, true));
        }
    }

    private int possible(int cell) {
        return board.digit(cell) == 0 ? board.possible(cell) & candidates[cell] : 0;
    }

    private void badge(int cell, int digit, boolean is) {
        Ink ink = is ? Ink.HINT : Ink.NOTE;
        badges.merge(new Candidate(cell, digit), ink, (one, other) -> one == other ? one : Ink.CONFLICT);
    }

    private void assertion(int cell, int digit, boolean is) {
        if (arrows.size() < StepSentences.DRAWN_LINKS) {
            badge(cell, digit, is);
        }
    }

    private void arrow(CellSet from, int fromDigit, CellSet to, int toDigit, boolean strong) {
        if (arrows.size() < StepSentences.DRAWN_LINKS) {
            arrows.add(new Mark.Arrow(
                    NoteDrawing.thirdBox(from.first(), fromDigit),
                    NoteDrawing.thirdBox(to.first(), toDigit),
                    strong,
                    Ink.HINT));
        }
    }

    /** The places of a digit in some houses, or in the whole grid. */
    List<Mark> places(int digit, List<Integer> inside) {
        List<Mark> marks = new ArrayList<>(StepStages.tinted(inside));
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            boolean within = inside.isEmpty();
            for (int house : Houses.of(cell)) {
                within |= inside.contains(house);
            }
            if (within && Digits.holds(possible(cell), digit)) {
                marks.add(new Mark.Badge(NoteDrawing.thirdBox(cell, digit), String.valueOf(digit), Ink.HINT));
            }
        }
        return marks;
    }

    /** The reason alone. */
    List<Mark> reason() {
        List<Mark> marks = marks(List.of(), CellSet.NONE);
        if (seen()) {
            marks.add(ring(step.target().cell(), 1, Ink.HINT));
        }
        return marks;
    }

    /** The reason, and what follows from it. */
    List<Mark> all() {
        CellSet filled = CellSet.NONE;
        for (Candidate placed : step.placements()) {
            filled = filled.with(placed.cell());
        }
        List<Mark> marks = new ArrayList<>(marks(step.eliminations(), filled));
        step.placements().forEach(placed -> marks.addAll(digit(placed)));
        step.eliminations().stream().map(Candidate::cell).distinct().forEach(cell -> marks.add(ring(cell, 0, Ink.BAD)));
        step.eliminations().forEach(gone -> marks.add(struck(gone)));
        return marks;
    }

    /**
     * All but what follows.
     *
     * @param without candidates that are drawn otherwise
     * @param filled cells in which nothing else is drawn
     */
    private List<Mark> marks(List<Candidate> without, CellSet filled) {
        List<Mark> marks = new ArrayList<>(houses);
        for (int cell : ringed) {
            if (without.stream().noneMatch(candidate -> candidate.cell() == cell)) {
                marks.add(new Mark.Area(Drawing.box(cell).inset(1), Ink.HINT));
                marks.add(ring(cell, 1, Ink.HINT));
            }
        }
        for (Map.Entry<Candidate, Ink> badge : badges.entrySet()) {
            Candidate candidate = badge.getKey();
            if (!without.contains(candidate) && !filled.has(candidate.cell())) {
                marks.add(new Mark.Badge(
                        NoteDrawing.thirdBox(candidate.cell(), candidate.digit()),
                        String.valueOf(candidate.digit()),
                        badge.getValue()));
            }
        }
        marks.addAll(arrows);
        return marks;
    }

    /** A digit that is placed, over what the cell shows now. */
    private static List<Mark> digit(Candidate placed) {
        return List.of(
                new Mark.Area(Drawing.box(placed.cell()).inset(1), Ink.BOARD),
                ring(placed.cell(), 1, Ink.HINT),
                new Mark.Glyph(Drawing.box(placed.cell()).inset(2), String.valueOf(placed.digit()), Ink.HINT));
    }

    private static Mark struck(Candidate gone) {
        return new Mark.Struck(NoteDrawing.thirdBox(gone.cell(), gone.digit()), String.valueOf(gone.digit()), Ink.BAD);
    }

    private static Mark ring(int cell, int inset, Ink ink) {
        return new Mark.Ring(Drawing.box(cell).inset(inset), ink);
    }
}
