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
 * The rules of play on grids of any size: any digit, even a wrong one, may be set in a cell without a clue; the game
 * ends when the grid is full and right.
 *
 * @param <B> the board
 */
public final class SudokuRules<B extends DigitBoard<B>> implements Rules<B, Move> {

    static final String DELETE = "Delete";
    static final String ENTER = "Enter";
    static final String SHIFT = "Shift+";
    static final String CTRL = "Ctrl+";
    static final String COLOR = "Ctrl+Shift+";

    @Override
    public List<Offer<Move>> offers(B position) {
        List<Offer<Move>> offers = new ArrayList<>();
        if (position.solved()) {
            return offers;
        }
        for (int cell = 0; cell < position.cells(); cell++) {
            position.offers(cell).add(position, cell, offers);
        }
        return offers;
    }

    /** Returns the move of a gesture, from the offers of its cell alone. */
    @Override
    public Optional<Move> meant(B position, Gesture gesture) {
        List<Offer<Move>> offers = new ArrayList<>();
        int cell = gesture instanceof Gesture.Type(String spot, String _) ? position.cellOf(spot) : -1;
        if (cell >= 0 && !position.solved()) {
            position.offers(cell).add(position, cell, offers);
        }
        return Offer.move(gesture, offers);
    }

    @Override
    public B after(B position, Move move) {
        if (!legal(position, move)) {
            throw new IllegalArgumentException(
                    "move (%s) is not legal in (%s)".formatted(position.moves().format(move), position));
        }
        int cell = position.cellOf(move.cell());
        return switch (move) {
            case Move.Place(int _, int digit) -> position.withEntry(cell, digit);
            case Move.Erase _ -> position.entry(cell) == 0 ? position.erased(cell) : position.withEntry(cell, 0);
            case Move.Mark(int _, Note kind, int set) ->
                position.withNotes(cell, kind, position.notes(cell, kind) ^ set);
            case Move.Color(int _, int tint) -> position.withTint(cell, tint);
            case Move.Automatic(boolean on) -> position.withAutomatic(on);
        };
    }

    @Override
    public boolean legal(B position, Move move) {
        if (position.solved()) {
            return false;
        }
        if (move instanceof Move.Automatic(boolean on)) {
            return on != position.automatic() && !position.givesCandidates();
        }
        int cell = position.cellOf(move.cell());
        if (cell < 0) {
            return false;
        }
        if (move instanceof Move.Color(int _, int tint)) {
            return tint != position.tint(cell);
        }
        if (position.clue(cell) != 0) {
            return false;
        }
        int held = position.digit(cell);
        return switch (move) {
            case Move.Place(int _, int digit) -> digit != held && digit <= position.side();
            case Move.Erase _ -> held != 0 || position.erasable(cell);
            case Move.Mark(int _, Note kind, int set) ->
                held == 0
                        && (set & ~Digits.upTo(position.side())) == 0
                        && switch (kind) {
                            case CORNER -> !position.automatic();
                            case CENTER -> true;
                            case REMOVED -> position.automatic() && (set & ~position.possible(cell)) == 0;
                        };
            case Move.Color _, Move.Automatic _ -> false;
        };
    }

    @Override
    public Status status(B position) {
        return position.status();
    }

    @Override
    public Message refusal(B position, Gesture gesture) {
        if (position.solved()) {
            return ModelMessages.alreadySolved();
        }
        int cell = gesture instanceof Gesture.Type(String spot, String _) ? position.cellOf(spot) : -1;
        if (!(gesture instanceof Gesture.Type(String _, String key)) || cell < 0) {
            return ModelMessages.chooseCell();
        }
        Value.Cell place = position.grid().place(cell);
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
        int held = position.digit(cell);
        if (note && held != 0) {
            return ModelMessages.noteOnDigit(place);
        }
        if (held != 0 && key.equals(new Value.Digit(held).text())) {
            return ModelMessages.alreadyHolds(place, new Value.Digit(held));
        }
        if (key.equals(ENTER)) {
            return ModelMessages.noSingleNote(place);
        }
        int digit = key.isEmpty() ? 0 : Digits.digit(key.charAt(key.length() - 1));
        if (position.automatic() && key.startsWith(SHIFT) && digit >= 1 && digit <= position.side()) {
            Value.Digit noted = new Value.Digit(digit);
            return Digits.holds(position.candidates(cell), digit)
                    ? ModelMessages.omitted(noted, place)
                    : ModelMessages.notCandidate(noted, place);
        }
        return position.keys();
    }

    /** Returns what is said of the key that makes the move. */
    @Override
    public Message illegal(B position, Move move) {
        int cell = move instanceof Move.Automatic ? -1 : position.cellOf(move.cell());
        String key = switch (move) {
            case Move.Place(int _, int digit) -> new Value.Digit(digit).text();
            case Move.Erase _ -> DELETE;
            case Move.Mark(int _, Note kind, int set) ->
                (kind == Note.CENTER ? CTRL : SHIFT) + new Value.Digit(Digits.first(set)).text();
            case Move.Color(int _, int tint) -> COLOR + (tint == 0 ? DELETE : String.valueOf(tint));
            case Move.Automatic _ -> "";
        };
        return move instanceof Move.Automatic && !position.solved()
                ? Rules.super.illegal(position, move)
                : refusal(
                        position,
                        new Gesture.Type(cell < 0 ? "" : position.grid().name(cell), key));
    }
}
