package tilewright.draw;

/**
 * A character where lines meet, as a number: for each of up, right, down, left (in this order, two bits each from the
 * lowest) 0 for no line, 1 for a thin one, 2 for a strong one.
 */
final class Joint {

    static final int UP = 0;
    static final int RIGHT = 2;
    static final int DOWN = 4;
    static final int LEFT = 6;

    /** The box drawing characters of Unicode, U+2500 to U+257F, in the order of up, right, down, left as ternary digits. */
    private static final String BOXES =
            " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

    private Joint() {}

    /** With a line to this side as strong as this, unless it is stronger already. */
    static int with(int joint, int side, int width) {
        return joint & ~(3 << side) | Math.max(width, joint >> side & 3) << side;
    }

    static int without(int joint, int side) {
        return joint & ~(3 << side);
    }

    static char box(int joint) {
        int digits = ((joint >> UP & 3) * 3 + (joint >> RIGHT & 3)) * 9 + (joint >> DOWN & 3) * 3 + (joint >> LEFT & 3);
        return BOXES.charAt(digits);
    }

    static char ascii(int joint) {
        boolean strongAcross = (joint >> LEFT & 2) != 0 || (joint >> RIGHT & 2) != 0;
        boolean strongDown = (joint >> UP & 2) != 0 || (joint >> DOWN & 2) != 0;
        if (strongAcross) {
            return strongDown ? '+' : '-';
        }
        if (strongDown) {
            return '|';
        }
        boolean across = (joint >> LEFT & 3) != 0 || (joint >> RIGHT & 3) != 0;
        return across ? '.' : joint != 0 ? ':' : ' ';
    }
}
