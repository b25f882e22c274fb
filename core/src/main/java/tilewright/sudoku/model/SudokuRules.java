package tilewright.sudoku.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Status;

/**
 * The rules of Sudoku: any digit may be set in any cell that is no clue, wrong ones too; the game ends when the grid is
 * full and right.
 */
public final class SudokuRules implements Rules<Board, Move> {

    static final String DELETE = "Delete";
    static final String ENTER = "Enter";
    static final String SHIFT = "Shift+";
    static final String CTRL = "Ctrl+";
    static final String COLOR = "Ctrl+Shift+";

    @Override
    public List<Offer<Move>> offers(Board position) {
        List<Offer<Move>> offers = new ArrayList<>();
        if (position.solved()) {
            return offers;
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            add(position, cell, offers);
        }
        return offers;
    }

    /** Returns the move of a gesture, from the offers of its cell alone. */
    @Override
    public Optional<Move> meant(Board position, Gesture gesture) {
        List<Offer<Move>> offers = new ArrayList<>();
        int cell = gesture instanceof Gesture.Type(String spot, String _) ? Houses.cell(spot) : -1;
        if (cell >= 0 && !position.solved()) {
            add(position, cell, offers);
        }
        return Offer.move(gesture, offers);
    }

    private static void add(Board position, int cell, List<Offer<Move>> offers) {
        CellOffers.of(cell).addTints(position, offers);
        if (position.clue(cell) == 0) {
            CellOffers.of(cell).add(position, offers);
        }
    }

    @Override
    public Board after(Board position, Move move) {
        if (!legal(position, move)) {
            throw new IllegalArgumentException(
                    "move (%s) is not legal in (%s)".formatted(Text.MOVES.format(move), position));
        }
        return switch (move) {
            case Move.Place(int cell, int digit) -> position.withEntry(cell, digit);
            case Move.Erase(int cell) ->
                position.entry(cell) == 0 ? position.erased(cell) : position.withEntry(cell, 0);
            case Move.Mark(int cell, Note kind, int set) ->
                position.withNotes(cell, kind, position.notes(cell, kind) ^ set);
            case Move.Color(int cell, int tint) -> position.withTint(cell, tint);
            case Move.Automatic(boolean on) -> position.withAutomatic(on);
        };
    }

    @Override
    public boolean legal(Board position, Move move) {
        if (position.solved()) {
            return false;
        }
        int cell = move.cell();
        if (cell < 0) {
            return !(move instanceof Move.Automatic(boolean on))
                    || on != position.automatic() && !position.givesCandidates();
        }
        if (move instanceof Move.Color(int _, int tint)) {
            return tint != position.tint(cell);
        }
        if (position.clue(cell) != 0) {
            return false;
        }
        int held = position.digit(cell);
        return switch (move) {
            case Move.Place(int _, int digit) -> digit != held;
            case Move.Erase _ -> held != 0 || position.erasable(cell);
            case Move.Mark(int _, Note kind, int set) ->
                held == 0
                        && switch (kind) {
                            case CORNER -> !position.automatic();
                            case CENTER -> true;
                            case REMOVED -> position.automatic() && (set & ~position.possible(cell)) == 0;
                        };
            case Move.Color _, Move.Automatic _ -> false;
        };
    }

    @Override
    public Status status(Board position) {
        int empty = position.emptyCells();
        int conflicts = position.conflicts();
        if (empty == 0 && conflicts == 0) {
            return new Status.Solved(ModelMessages.solved());
        }
        if (conflicts > 0) {
            return new Status.Open(ModelMessages.inConflict(empty, conflicts));
        }
        return new Status.Open(
                position.givesCandidates() ? ModelMessages.toFillWithin(empty) : ModelMessages.toFill(empty));
    }

    @Override
    public Message refusal(Board position, Gesture gesture) {
        if (position.solved()) {
            return ModelMessages.alreadySolved();
        }
        if (!(gesture instanceof Gesture.Type(String spot, String key)) || Houses.cell(spot) < 0) {
            return ModelMessages.chooseCell();
        }
        int cell = Houses.cell(spot);
        Value.Cell place = Houses.GRID.place(cell);
        if (key.startsWith(COLOR)) {
            return key.endsWith(DELETE) ? ModelMessages.noColor(place) : ModelMessages.sixColors();
        }
        if (position.clue(cell) != 0) {
            return ModelMessages.clueStays(place);
        }
        if (key.equals(DELETE)) {
            return ModelMessages.alreadyEmpty(place);
        }
        boolean note = key.startsWith(SHIFT) || key.startsWith(CTRL);
        if (note && position.digit(cell) != 0) {
            return ModelMessages.noteOnDigit(place);
        }
        if (key.equals(String.valueOf(position.digit(cell)))) {
            return ModelMessages.alreadyHolds(place, new Value.Digit(position.digit(cell)));
        }
        if (key.equals(ENTER)) {
            return ModelMessages.noSingleNote(place);
        }

        char digit = key.charAt(key.length() - 1);
        if (position.automatic() && key.startsWith(SHIFT) && digit >= '1' && digit <= '9') {
            if (!Digits.holds(position.candidates(cell), digit - '0')) {
                return ModelMessages.notCandidate(new Value.Digit(digit - '0'), place);
            }
            return ModelMessages.omitted(new Value.Digit(digit - '0'), place);
        }
        return ModelMessages.keys();
    }

    /** Returns what is said of the key that makes the move. */
    @Override
    public Message illegal(Board position, Move move) {
        String key = switch (move) {
            case Move.Place(int _, int digit) -> String.valueOf(digit);
            case Move.Erase _ -> DELETE;
            case Move.Mark(int _, Note kind, int set) -> (kind == Note.CENTER ? CTRL : SHIFT) + Digits.first(set);
            case Move.Color(int _, int tint) -> COLOR + (tint == 0 ? DELETE : String.valueOf(tint));
            case Move.Automatic _ -> "";
        };
        return move.cell() < 0 && !position.solved()
                ? Rules.super.illegal(position, move)
                : refusal(position, new Gesture.Type(Houses.GRID.name(Math.max(0, move.cell())), key));
    }
}
