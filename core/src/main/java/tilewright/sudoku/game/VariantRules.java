package tilewright.sudoku.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Status;
import tilewright.sudoku.model.Tint;
import tilewright.sudoku.rules.GivenText;

/**
 * The rules of play: any digit may be set in any cell that is no given, wrong ones too; the game ends when the grid is full and
 * keeps all rules.
 */
public final class VariantRules implements Rules<VariantBoard, VariantMove> {

    static final String DELETE = "Delete";
    static final String ENTER = "Enter";
    static final String SHIFT = "Shift+";
    static final String CTRL = "Ctrl+";
    static final String COLOR = "Ctrl+Shift+";

    @Override
    public List<Offer<VariantMove>> offers(VariantBoard position) {
        List<Offer<VariantMove>> offers = new ArrayList<>();
        if (!position.solved()) {
            for (int cell = 0; cell < position.cells(); cell++) {
                add(position, cell, offers);
            }
        }
        return offers;
    }

    /** Returns the move of a gesture, from the offers of its cell alone. */
    @Override
    public Optional<VariantMove> meant(VariantBoard position, Gesture gesture) {
        List<Offer<VariantMove>> offers = new ArrayList<>();
        int cell = gesture instanceof Gesture.Type(String spot, String _) ? cell(position, spot) : -1;
        if (cell >= 0 && !position.solved()) {
            add(position, cell, offers);
        }
        return Offer.move(gesture, offers);
    }

    /** The cell of a spot; -1 when it is none. */
    static int cell(VariantBoard position, String spot) {
        int between = spot.indexOf('c');
        if (!spot.startsWith("r") || between < 2 || spot.length() > 6) {
            return -1;
        }
        for (int cell = 0; cell < position.cells(); cell++) {
            if (position.grid().name(cell).equals(spot)) {
                return cell;
            }
        }
        return -1;
    }

    private static void add(VariantBoard position, int cell, List<Offer<VariantMove>> offers) {
        String spot = position.grid().name(cell);
        int named = position.named(cell);
        int tint = position.tint(cell);
        for (int other = tint == 0 ? 1 : 0; other <= Tint.COUNT; other++) {
            String key = other == 0 ? DELETE : String.valueOf(other);
            offers.add(offer(new VariantMove.Color(named, other == tint ? 0 : other), spot, COLOR + key));
        }
        if (position.given(cell) != 0) {
            return;
        }
        int held = position.digit(cell);
        for (int digit = 1; digit <= position.side(); digit++) {
            if (digit != held) {
                offers.add(offer(new VariantMove.Place(named, digit), spot, GivenText.text(digit)));
            }
        }
        if (held != 0 || position.erasable(cell)) {
            offers.add(offer(new VariantMove.Erase(named), spot, DELETE));
        }
        if (held == 0) {
            addNotes(position, cell, offers);
        }
    }

    private static void addNotes(VariantBoard position, int cell, List<Offer<VariantMove>> offers) {
        String spot = position.grid().name(cell);
        int named = position.named(cell);
        int single = position.single(cell);
        if (single != 0) {
            offers.add(offer(new VariantMove.Place(named, single), spot, ENTER));
        }
        boolean automatic = position.automatic();
        NoteKind small = automatic ? NoteKind.REMOVED : NoteKind.CORNER;
        int possible = automatic ? position.possible(cell) : DigitSet.upTo(position.side());
        for (int digit = 1; digit <= position.side(); digit++) {
            String key = GivenText.text(digit);
            if (DigitSet.holds(possible, digit)) {
                offers.add(offer(new VariantMove.Mark(named, small, DigitSet.of(digit)), spot, SHIFT + key));
            }
            offers.add(offer(new VariantMove.Mark(named, NoteKind.CENTER, DigitSet.of(digit)), spot, CTRL + key));
        }
    }

    private static Offer<VariantMove> offer(VariantMove move, String spot, String key) {
        return new Offer<>(move, new Gesture.Type(spot, key));
    }

    @Override
    public VariantBoard after(VariantBoard position, VariantMove move) {
        if (!legal(position, move)) {
            throw new IllegalArgumentException(
                    "move (%s) is not legal in (%s)".formatted(VariantMoveText.MOVES.format(move), position));
        }
        if (move instanceof VariantMove.Automatic(boolean on)) {
            return position.withAutomatic(on);
        }
        int cell = position.cellOf(move.cell());
        return switch (move) {
            case VariantMove.Place(int _, int digit) -> position.withEntry(cell, digit);
            case VariantMove.Erase _ -> position.entry(cell) == 0 ? position.erased(cell) : position.withEntry(cell, 0);
            case VariantMove.Mark(int _, NoteKind kind, int set) ->
                position.withNotes(cell, kind, position.notes(cell, kind) ^ set);
            case VariantMove.Color(int _, int tint) -> position.withTint(cell, tint);
            case VariantMove.Automatic(boolean on) -> position.withAutomatic(on);
        };
    }

    @Override
    public boolean legal(VariantBoard position, VariantMove move) {
        if (position.solved()) {
            return false;
        }
        if (move instanceof VariantMove.Automatic(boolean on)) {
            return on != position.automatic();
        }
        int cell = position.cellOf(move.cell());
        if (cell < 0) {
            return false;
        }
        if (move instanceof VariantMove.Color(int _, int tint)) {
            return tint != position.tint(cell);
        }
        if (position.given(cell) != 0) {
            return false;
        }
        int held = position.digit(cell);
        return switch (move) {
            case VariantMove.Place(int _, int digit) -> digit != held && digit <= position.side();
            case VariantMove.Erase _ -> held != 0 || position.erasable(cell);
            case VariantMove.Mark(int _, NoteKind kind, int set) ->
                held == 0
                        && (set & ~DigitSet.upTo(position.side())) == 0
                        && switch (kind) {
                            case CORNER -> !position.automatic();
                            case CENTER -> true;
                            case REMOVED -> position.automatic() && (set & ~position.possible(cell)) == 0;
                        };
            case VariantMove.Color _, VariantMove.Automatic _ -> false;
        };
    }

    @Override
    public Status status(VariantBoard position) {
        int broken = position.broken().cardinality();
        if (position.empty() == 0 && broken == 0) {
            return new Status.Solved(GameMessages.solved());
        }
        return new Status.Open(
                broken > 0 ? GameMessages.inConflict(position.empty(), broken) : GameMessages.toFill(position.empty()));
    }

    @Override
    public Message refusal(VariantBoard position, Gesture gesture) {
        if (position.solved()) {
            return GameMessages.alreadySolved();
        }
        int cell = gesture instanceof Gesture.Type(String spot, String _) ? cell(position, spot) : -1;
        if (!(gesture instanceof Gesture.Type(String _, String key)) || cell < 0) {
            return GameMessages.chooseCell();
        }
        Value.Cell place = position.grid().place(cell);
        if (key.startsWith(COLOR)) {
            return key.endsWith(DELETE) ? GameMessages.noColor(place) : GameMessages.sixColors(Tint.COUNT);
        }
        if (position.given(cell) != 0) {
            return GameMessages.givenStays(place);
        }
        if (key.equals(DELETE)) {
            return GameMessages.alreadyEmpty(place);
        }
        boolean note = key.startsWith(SHIFT) || key.startsWith(CTRL);
        if (note && position.digit(cell) != 0) {
            return GameMessages.noteOnDigit(place);
        }
        int digit = key.isEmpty() ? 0 : DigitSet.digit(key.charAt(key.length() - 1));
        if (digit != 0 && key.equals(GivenText.text(digit)) && digit == position.digit(cell)) {
            return GameMessages.alreadyHolds(place, new Value.Digit(digit));
        }
        if (key.equals(ENTER)) {
            return GameMessages.noSingleNote(place);
        }
        if (position.automatic() && key.startsWith(SHIFT) && digit != 0 && digit <= position.side()) {
            return GameMessages.omitted(new Value.Digit(digit), place);
        }
        return GameMessages.keys(GivenText.text(position.side()));
    }

    @Override
    public Message illegal(VariantBoard position, VariantMove move) {
        int cell = move instanceof VariantMove.Automatic ? -1 : position.cellOf(move.cell());
        String key = switch (move) {
            case VariantMove.Place(int _, int digit) -> GivenText.text(digit);
            case VariantMove.Erase _ -> DELETE;
            case VariantMove.Mark(int _, NoteKind kind, int set) ->
                (kind == NoteKind.CENTER ? CTRL : SHIFT)
                        + GivenText.text(DigitSet.list(set).getFirst());
            case VariantMove.Color(int _, int tint) -> COLOR + (tint == 0 ? DELETE : String.valueOf(tint));
            case VariantMove.Automatic _ -> "";
        };
        return move instanceof VariantMove.Automatic && !position.solved()
                ? Rules.super.illegal(position, move)
                : refusal(
                        position,
                        new Gesture.Type(cell < 0 ? "" : position.grid().name(cell), key));
    }
}
