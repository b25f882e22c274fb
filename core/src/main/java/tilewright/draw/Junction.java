package tilewright.draw;

/**
 * A character where lines meet, as a number: for each of up, right, down, left (in this order, two bits each from the
 * lowest) 0 for no line, 1 for a thin one, 2 for a strong one.
 */
final class Junction {

    static final int UP = 0;
    static final int RIGHT = 2;
    static final int DOWN = 4;
    static final int LEFT = 6;

    /** The box drawing characters of Unicode, U+2500 to U+257F, in the order of up, right, down, left as ternary digits. */
    private static final String BOXES =
            " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

    private Junction() {}

    /** Returns a junction with a line to this side that is at least as strong as this. */
    static int with(int junction, int side, int width) {
        return junction & ~(3 << side) | Math.max(width, junction >> side & 3) << side;
    }

    static int without(int junction, int side) {
        return junction & ~(3 << side);
    }

    static char box(int junction) {
        int digits = ((junction >> UP & 3) * 3 + (junction >> RIGHT & 3)) * 9
                + (junction >> DOWN & 3) * 3
                + (junction >> LEFT & 3);
        return BOXES.charAt(digits);
    }

    static char ascii(int junction) {
        boolean strongAcross = (junction >> LEFT & 2) != 0 || (junction >> RIGHT & 2) != 0;
        boolean strongDown = (junction >> UP & 2) != 0 || (junction >> DOWN & 2) != 0;
        if (strongAcross) {
            return strongDown ? '+' : '-';
        }
        if (strongDown) {
            return '|';
        }
        boolean across = (junction >> LEFT & 3) != 0 || (junction >> RIGHT & 3) != 0;
        return across ? '.' : junction != 0 ? ':' : ' ';
    }
}
