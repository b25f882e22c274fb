package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.List;
import tilewright.message.Message;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.text.Cursor;
import tilewright.text.Json;

/**
 * The saved game of GNOME Sudoku, JSON with a position, a value, and notes of each cell that has any; and its code, which holds the
 * clues alone: {@code #}, how often each digit is there, two numbers a character, and a character for the place of each clue.
 */
final class GnomeNotation implements Notation {

    /** The name of a game's level, which no other program uses. */
    static final String LEVEL = "difficulty_category";

    private static final String CELLS = "cells";
    private static final String POSITION = "position";
    private static final String NOTES = "earmarks";
    private static final String VALUE = "value";
    private static final String FIXED = "fixed";

    private static final int COUNTS = 5;
    private static final int HEAD = 1 + COUNTS;
    private static final char FIRST = '!';

    @Override
    public String id() {
        return "gnome";
    }

    @Override
    public Message about() {
        return NotationMessages.gnome();
    }

    @Override
    public boolean faithful() {
        return true;
    }

    @Override
    public boolean knows(String text) {
        return isCode(text);
    }

    /** Whether a line is a code, of cells that are all different. */
    static boolean isCode(String line) {
        if (line.length() < HEAD || line.charAt(0) != '#') {
            return false;
        }
        int clues = 0;
        for (int digit = 1; digit <= 9; digit++) {
            int count = count(line, digit);
            if (count < 0 || count > 9) {
                return false;
            }
            clues += count;
        }
        boolean[] seen = new boolean[Houses.CELLS];
        boolean code = clues > 0 && line.length() == HEAD + clues;
        for (int i = HEAD; i < line.length() && code; i++) {
            int place = line.charAt(i) - FIRST;
            code = place >= 0 && place < Houses.CELLS && !seen[place];
            seen[code ? place : 0] |= code;
        }
        return code;
    }

    /** The number of times that a digit is there. */
    private static int count(String code, int digit) {
        int pair = code.charAt(1 + (digit - 1) / 2) - FIRST;
        return pair < 0 ? -1 : digit % 2 == 1 ? pair % 9 + (digit == 9 ? 9 * (pair / 9) : 0) : pair / 9;
    }

    @Override
    public Board read(Cursor cursor) {
        String code = cursor.rest();
        int[] clues = new int[Houses.CELLS];
        int at = HEAD;
        for (int digit = 1; digit <= 9; digit++) {
            for (int i = count(code, digit); i > 0; i--) {
                int place = code.charAt(at++) - FIRST;
                clues[Houses.GRID.cell(place % 9, place / 9)] = digit;
            }
        }
        cursor.skip(code);
        return Board.of(clues);
    }

    /** The position of a saved game. */
    static Board read(Json.Obj game) throws FPuzzles.Foreign {
        GameCells cells = new GameCells();
        for (Json item : items(game, CELLS)) {
            Json.Obj cell = item instanceof Json.Obj object ? object : Json.obj();
            List<Json> position = items(cell, POSITION);
            int row = position.size() == 2 ? LooseJson.small(position.get(0)) : -1;
            int column = position.size() == 2 ? LooseJson.small(position.get(1)) : -1;
            if (row < 0 || row > 8 || column < 0 || column > 8) {
                throw new FPuzzles.Foreign(NotationMessages.damagedSave());
            }
            int index = Houses.GRID.cell(row, column);
            int digit = FPuzzles.digit(cell.field(VALUE).orElse(Json.NULL), index);
            if (digit > 0 && cell.field(FIXED).orElse(Json.FALSE).equals(Json.TRUE)) {
                cells.give(index, digit);
                continue;
            }
            int set = 0;
            for (Json note : items(cell, NOTES)) {
                int noted = FPuzzles.digit(note, index);
                set |= noted == 0 ? 0 : Digits.bit(noted);
            }
            cells.note(index, set);
            if (digit > 0) {
                cells.enter(index, digit);
            }
        }
        return cells.board();
    }

    private static List<Json> items(Json.Obj object, String name) {
        return object.field(name).orElse(Json.NULL) instanceof Json.Arr array ? array.items() : List.of();
    }

    @Override
    public String write(Board position) {
        List<String> cells = new ArrayList<>();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int digit = position.digit(cell);
            int set = digit == 0 ? position.marked(cell) : 0;
            if (digit > 0 || set > 0) {
                cells.add(Json.obj()
                        .with(POSITION, Json.numbers(Houses.row(cell), Houses.column(cell)))
                        .with(VALUE, digit)
                        .with(FIXED, position.clue(cell) > 0)
                        .with(
                                NOTES,
                                Json.numbers(Digits.list(set).stream()
                                        .mapToInt(Integer::intValue)
                                        .toArray()))
                        .toString());
            }
        }
        return """
                {"%s":"Easy Difficulty","time_elapsed":0.0,"%s":[
                %s]}""".formatted(LEVEL, CELLS, String.join(",\n", cells));
    }
}
