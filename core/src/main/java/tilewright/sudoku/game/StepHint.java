package tilewright.sudoku.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.puzzle.Hinter;
import tilewright.sudoku.deduction.CellDigit;
import tilewright.sudoku.deduction.Deduction;
import tilewright.sudoku.deduction.DeductionSentences;
import tilewright.sudoku.deduction.Premise;
import tilewright.sudoku.human.NoteHints;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.rules.GivenText;
import tilewright.text.Json;

/**
 * The hint of a step: its sentences in four strengths, the moves that carry it out in the player's notes, and marks: houses and
 * constraints tinted, cells of the pattern ringed, what is placed or removed.
 */
record StepHint(VariantBoard board, Deduction step) {

    Hinter.Hint<Move> hint() {
        DeductionSentences words = DeductionSentences.of(step, board.side());
        List<Mark> around = around();
        List<Mark> all = new ArrayList<>(reason());
        all.addAll(conclusion());
        return new Hinter.Hint<Move>(step.kind().title(), words.text(), moves(), all, this::fields)
                .staged(List.of(
                        new Hinter.Stage(Hinter.Stage.WHERE, words.where(), around),
                        new Hinter.Stage(Hinter.Stage.TECHNIQUE, words.technique(), around),
                        new Hinter.Stage(Hinter.Stage.WHY, words.why(), reason()),
                        new Hinter.Stage(button(), words.act(), all)))
                .claiming(step.placements().isEmpty() ? step.removed(board.side()) : step.placed(board.side()));
    }

    private Json.Obj fields() {
        return Json.obj()
                .with("se", Json.tenths(step.tenths()))
                .with("placements", Json.strings(step.placed(board.side())))
                .with("eliminations", Json.strings(step.removed(board.side())));
    }

    private Message button() {
        boolean places = !step.placements().isEmpty();
        int digits = 0;
        for (CellDigit one : places ? step.placements() : step.eliminations()) {
            digits |= Digits.bit(one.digit());
        }
        return places
                ? NoteHints.placing(digits)
                : NoteHints.removing(
                        digits, Arrays.stream(removed()).filter(set -> set != 0).count());
    }

    /** The digits that each cell loses, as sets. */
    private int[] removed() {
        int[] sets = new int[board.cells()];
        step.eliminations().forEach(gone -> sets[gone.cell()] |= Digits.bit(gone.digit()));
        return sets;
    }

    private List<Move> moves() {
        List<Move> moves = new ArrayList<>();
        step.placements().forEach(placed -> moves.add(new Move.Place(board.named(placed.cell()), placed.digit())));
        moves.addAll(NoteHints.removing(board, removed()));
        return moves;
    }

    /** The houses and constraints that it uses, tinted. */
    private List<Mark> around() {
        List<Mark> marks = new ArrayList<>();
        for (Premise premise : step.premises()) {
            switch (premise) {
                case Premise.Base(var house) -> marks.addAll(tinted(house.cells()));
                case Premise.Rule(var constraint) -> {
                    List<Integer> cells = constraint.cells(board.side());
                    if (cells.size() < board.cells()) {
                        marks.addAll(tinted(cells));
                    }
                }
                case Premise.Sum(var sum) -> sum.houses().forEach(house -> marks.addAll(tinted(house.cells())));
                case Premise.Same(var same) -> {
                    same.lines().forEach(house -> marks.addAll(tinted(house.cells())));
                    same.boxes().forEach(house -> marks.addAll(tinted(house.cells())));
                }
                case Premise.Cover _,
                        Premise.Cells _,
                        Premise.Denial _,
                        Premise.Supposition _,
                        Premise.Consequence _ -> {}
                case Premise.NoDigit _,
                        Premise.NoPlace _,
                        Premise.NoFilling _,
                        Premise.EachDigit _,
                        Premise.EachPlace _ -> {}
            }
        }
        return marks;
    }

    private List<Mark> tinted(List<Integer> cells) {
        return cells.stream()
                .<Mark>map(cell -> new Mark.Area(board.box(cell), Ink.HINT))
                .toList();
    }

    private List<Mark> reason() {
        List<Mark> marks = new ArrayList<>(around());
        for (Premise premise : step.premises()) {
            switch (premise) {
                case Premise.Cells(List<Integer> cells, int digits) ->
                    cells.forEach(cell -> pattern(cell, digits, marks));
                case Premise.Sum(var sum) -> {
                    sum.outies().forEach(cell -> marks.add(ring(cell, Ink.HINT)));
                    sum.innies().forEach(cell -> marks.add(ring(cell, Ink.HINT)));
                }
                case Premise.Same(var same) -> {
                    same.ofLines().forEach(cell -> marks.add(ring(cell, Ink.HINT)));
                    same.ofBoxes().forEach(cell -> marks.add(ring(cell, Ink.HINT)));
                }
                case Premise.Supposition(CellDigit start) -> badge(start, Ink.NOTE, marks);
                case Premise.Denial(CellDigit start) -> badge(start, Ink.NOTE, marks);
                case Premise.Consequence(CellDigit placed, Premise.Why _) -> badge(placed, Ink.HINT, marks);
                case Premise.NoDigit(int cell) -> marks.add(ring(cell, Ink.CONFLICT));
                case Premise.NoPlace(var house, int _) ->
                    house.cells().forEach(cell -> marks.add(new Mark.Area(board.box(cell), Ink.CONFLICT)));
                case Premise.Base _,
                        Premise.Cover _,
                        Premise.Rule _,
                        Premise.NoFilling _,
                        Premise.EachDigit _,
                        Premise.EachPlace _ -> {}
            }
        }
        if (step.premises(Premise.Cells.class).isEmpty()) {
            step.placements().forEach(placed -> marks.add(ring(placed.cell(), Ink.HINT)));
        }
        return marks;
    }

    private void pattern(int cell, int digits, List<Mark> marks) {
        if (board.digit(cell) == 0) {
            Digits.list(board.possible(cell) & digits)
                    .forEach(digit -> badge(new CellDigit(cell, digit), Ink.HINT, marks));
        }
        marks.add(ring(cell, Ink.HINT));
    }

    private void badge(CellDigit one, Ink ink, List<Mark> marks) {
        if (board.digit(one.cell()) == 0) {
            marks.add(new Mark.Badge(
                    VariantDrawing.noteBox(board, one.cell(), one.digit()), GivenText.text(one.digit()), ink));
        }
    }

    private List<Mark> conclusion() {
        List<Mark> marks = new ArrayList<>();
        for (CellDigit placed : step.placements()) {
            marks.add(new Mark.Area(board.box(placed.cell()).inset(1), Ink.BOARD));
            marks.add(ring(placed.cell(), Ink.HINT));
            marks.add(new Mark.Glyph(board.box(placed.cell()).inset(2), GivenText.text(placed.digit()), Ink.HINT));
        }
        step.eliminations().stream()
                .map(CellDigit::cell)
                .distinct()
                .forEach(cell -> marks.add(new Mark.Ring(board.box(cell), Ink.BAD)));
        for (CellDigit gone : step.eliminations()) {
            marks.add(new Mark.Struck(
                    VariantDrawing.noteBox(board, gone.cell(), gone.digit()), GivenText.text(gone.digit()), Ink.BAD));
        }
        return marks;
    }

    private Mark ring(int cell, Ink ink) {
        return new Mark.Ring(board.box(cell).inset(1), ink);
    }
}
