package tilewright.draw;

import tilewright.message.Message;

/** Pictures such as the puzzles draw them, for the tests of the writers. */
final class Scenes {

    private static final int THIRD = Scene.CELL / 3;

    private Scenes() {}

    /** Two boxes of a Sudoku: a clue, entries, one of them in conflict, and notes if wanted. */
    static Scene digits(boolean notes) {
        Scene.Builder scene = new Scene.Builder(3, 6);
        scene.mark(new Mark.Area(Box.cells(0, 0, 3, 6), Ink.BOARD))
                .mark(new Mark.Area(Box.cell(0, 1), Ink.TRAY))
                .grid(0, 0, 3, 6)
                .mark(new Mark.Line(3 * Scene.CELL, 0, 3 * Scene.CELL, 3 * Scene.CELL, 2, Ink.STRONG));
        scene.spot("r1c2", Box.cell(0, 1), Message.verbatim("row 1, column 2, clue 5"));
        scene.glyph(Box.cell(0, 1).inset(2), "5", Ink.CLUE);
        scene.glyph(Box.cell(1, 2).inset(2), "7", Ink.ENTRY);
        scene.glyph(Box.cell(2, 5).inset(2), "7", Ink.CONFLICT);
        scene.mark(new Mark.Ring(Box.cell(2, 5).inset(1), Ink.CONFLICT));
        scene.mark(new Mark.Ring(Box.cell(0, 0).inset(1), Ink.CHOSEN));
        scene.mark(new Mark.Area(Box.cells(1, 3, 1, 3), Ink.HINT));
        if (notes) {
            for (int note : new int[] {1, 2, 3, 4, 6, 8, 9}) {
                scene.glyph(note(1, 3, note), Integer.toString(note), note == 4 ? Ink.HINT : Ink.NOTE);
            }
            scene.glyph(note(2, 0, 5), "5", Ink.NOTE);
        }
        return scene.build(Message.verbatim("Two boxes of a Sudoku"));
    }

    private static Box note(int row, int column, int digit) {
        int x = column * Scene.CELL + (digit - 1) % 3 * THIRD;
        int y = row * Scene.CELL + (digit - 1) / 3 * THIRD;
        return new Box(x, y, THIRD, THIRD);
    }

    /** A board of colored tiles, and a tray with a pile of each color and what is left of it. */
    static Scene tiles() {
        Scene.Builder scene = new Scene.Builder(5, 4);
        scene.mark(new Mark.Area(Box.cells(0, 0, 3, 4), Ink.BOARD)).grid(0, 0, 3, 4);
        int[][] colors = {{1, 2, 3, 4}, {5, 6, 7, 8}, {2, 0, 0, 3}};
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 4; column++) {
                if (colors[row][column] > 0) {
                    tile(scene, Box.cell(row, column).inset(1), colors[row][column]);
                }
            }
        }
        scene.mark(new Mark.Dot(Box.cell(2, 1), Ink.FREE));
        scene.mark(new Mark.Area(Box.cells(4, 0, 1, 4), Ink.TRAY));
        for (int color = 1; color <= 4; color++) {
            Box slot = Box.cell(4, color - 1);
            tile(scene, new Box(slot.x() + 1, slot.y() + 1, 6, 10), color);
            scene.glyph(new Box(slot.x() + 7, slot.y() + 3, 5, 6), Integer.toString(color + 4), Ink.WORDS);
        }
        scene.mark(new Mark.Ring(Box.cell(0, 2), Ink.CONFLICT));
        return scene.build(Message.verbatim("Colored tiles <&> a tray"));
    }

    private static void tile(Scene.Builder scene, Box box, int color) {
        scene.mark(new Mark.Tile(box, Ink.hue(color - 1)));
        scene.glyph(box.inset(1), Integer.toString(color), Ink.CLUE);
    }

    /** Round pieces with letters, some of them free to take, and words with what each player owns. */
    static Scene discs() {
        Scene.Builder scene = new Scene.Builder(5, 4);
        scene.mark(new Mark.Area(Box.cells(0, 0, 3, 4), Ink.BOARD)).grid(0, 0, 3, 4);
        String[] rows = {".AB.", "CABD", "DBCA"};
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 4; column++) {
                int color = rows[row].charAt(column) - 'A';
                if (color >= 0) {
                    Box box = Box.cell(row, column).inset(1);
                    scene.mark(new Mark.Disc(box, Ink.hue(color)));
                    scene.glyph(box.inset(2), String.valueOf((char) ('A' + color)), Ink.CLUE);
                }
            }
        }
        scene.mark(new Mark.Ring(Box.cell(0, 1), Ink.FREE));
        scene.mark(new Mark.Ring(Box.cell(1, 0), Ink.CHOSEN));
        for (int player = 0; player < 2; player++) {
            Box words = Box.cells(3 + player, 0, 1, 2);
            scene.glyph(words, "player " + (player + 1), Ink.WORDS);
            Box owned = Box.cell(3 + player, 2 + player);
            scene.mark(new Mark.Disc(new Box(owned.x(), owned.y() + 3, 6, 6), Ink.hue(player)));
            scene.glyph(new Box(owned.x() + 6, owned.y() + 3, 6, 6), Integer.toString(player + 1), Ink.WORDS);
        }
        return scene.build(Message.verbatim("Round pieces"));
    }

    /** The green tile, tiles of three, and dots where another may go. */
    static Scene trominoes() {
        Scene.Builder scene = new Scene.Builder(4, 4);
        scene.mark(new Mark.Area(Box.cells(0, 0, 4, 4), Ink.BOARD)).grid(0, 0, 4, 4);
        scene.mark(new Mark.Tile(Box.cell(0, 0).inset(1), Ink.ANCHOR));
        scene.mark(new Mark.Tile(Box.cells(0, 1, 1, 3).inset(1), Ink.COVER));
        scene.mark(new Mark.Tile(Box.cells(1, 0, 3, 1).inset(1), Ink.COVER));
        scene.mark(new Mark.Tile(Box.cells(1, 1, 3, 1).inset(1), Ink.COVER));
        for (int row = 1; row < 4; row++) {
            scene.mark(new Mark.Dot(Box.cell(row, 3), Ink.FREE));
        }
        scene.mark(new Mark.Ring(Box.cells(1, 2, 3, 1), Ink.HINT));
        return scene.build(Message.verbatim("A tromino board"));
    }
}
