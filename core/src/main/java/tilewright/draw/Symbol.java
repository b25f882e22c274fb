package tilewright.draw;

/** The signs by which a drawing of characters shows what color shows elsewhere. */
final class Symbol {

    /** Left and right of a letter or digit that fills its cell, where others have small ones. */
    static final int BEFORE_LARGE = '╴';

    static final int BEHIND_LARGE = '╶';

    /** The sign behind a struck text. */
    static final int STRUCK = '×';

    /** A disc without a text. */
    static final int RING = '◦';

    static final int DASH_ACROSS = '╌';
    static final int DASH_DOWN = '╎';

    private Symbol() {}

    /** The symbol in the middle of a piece; 0 for none. */
    static int piece(Ink ink) {
        return switch (ink) {
            case ANCHOR -> '◆';
            case FILLED -> '■';
            default -> ink.color() >= 0 ? '1' + ink.color() : 0;
        };
    }

    static int dot(Ink ink) {
        return switch (ink) {
            case CONFLICT -> '!';
            case FREE -> '·';
            case CHOSEN -> '*';
            case HINT -> '?';
            default -> '•';
        };
    }

    /** The sign to the left of a thing that is pointed at. */
    static int left(Ink ink) {
        return switch (ink) {
            case CONFLICT -> '!';
            case FREE -> '·';
            case HINT -> '>';
            default -> '[';
        };
    }

    static int right(Ink ink) {
        return switch (ink) {
            case CONFLICT -> '!';
            case FREE -> '·';
            case HINT -> '<';
            default -> ']';
        };
    }

    static int arrow(boolean right, boolean down) {
        int downward = right ? '↘' : '↙';
        int upward = right ? '↗' : '↖';
        return down ? downward : upward;
    }

    /** The character itself if it is surely one place wide and does nothing else, otherwise a question mark. */
    static int narrow(int codePoint) {
        boolean control = codePoint < ' ' || codePoint >= 0x7f && codePoint < 0xa0 || codePoint == 0xad;
        boolean combining = codePoint >= 0x300 && codePoint < 0x370;
        boolean invisible = codePoint >= 0x200b && codePoint < 0x2010 || codePoint >= 0x2028 && codePoint < 0x2030;
        boolean known = codePoint < 0x530 || codePoint >= 0x2000 && codePoint < 0x2e00;
        return known && !control && !combining && !invisible ? codePoint : '?';
    }

    static int ascii(int codePoint) {
        return switch (codePoint) {
            case '·' -> '.';
            case '•' -> '*';
            case RING -> 'o';
            case '◆' -> '@';
            case '░', '■' -> '#';
            case '×' -> 'x';
            case '–', '—', '−', '╴', '╶', DASH_ACROSS -> '-';
            case DASH_DOWN -> ':';
            case '…' -> '~';
            case '↘', '↖' -> '\\';
            case '↗', '↙' -> '/';
            default -> codePoint >= ' ' && codePoint < 0x7f ? codePoint : '?';
        };
    }
}
