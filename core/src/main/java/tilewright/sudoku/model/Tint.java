package tilewright.sudoku.model;

import java.util.Arrays;
import java.util.List;
import tilewright.draw.Ink;
import tilewright.message.Message;
import tilewright.puzzle.KeyMode;
import tilewright.text.Ascii;

/** The tints in which a player may color cells, numbered from 1; 0 is none. Each is also known by the sign of its ink. */
public enum Tint {
    YELLOW(Ink.HUE_2),
    BLUE(Ink.HUE_3),
    GREEN(Ink.HUE_4),
    VIOLET(Ink.HUE_6),
    RED(Ink.HUE_7),
    PINK(Ink.HUE_8);

    /** Number of tints. */
    public static final int COUNT = 6;

    private final Ink ink;

    Tint(Ink ink) {
        this.ink = ink;
    }

    /** Returns the tint of a number, from 1 on. */
    public static Tint of(int number) {
        return values()[number - 1];
    }

    /** Returns the pens of the keys that color cells. */
    public static List<KeyMode.Pen> pens() {
        return Arrays.stream(values())
                .map(tint -> new KeyMode.Pen(tint.ink, tint.words()))
                .toList();
    }

    /** Returns the ink of cells that have it. */
    public Ink ink() {
        return ink;
    }

    /** Returns the letter that stands for it on the board. */
    public String sign() {
        return word().substring(0, 1);
    }

    /** Returns its name. */
    public Message words() {
        return ModelMessages.tint(word());
    }

    private String word() {
        return Ascii.lower(name());
    }
}
