package tilewright.draw;

/**
 * A place of a scene that a person can point at: a cell of the board or a slot of the tray.
 *
 * @param id what gestures call it; no blanks; each once in a scene; the cell in row 1, column 2 is r1c2
 * @param label what is there, in words for someone who cannot see it; never empty
 * @param button whether it is no place for things, but something to press: a page may show a button instead
 */
public record Spot(String id, Box box, String label, boolean button) {

    public Spot(String id, Box box, String label) {
        this(id, box, label, false);
    }

    public Spot {
        if (id.isEmpty() || id.indexOf(' ') >= 0 || label.isEmpty()) {
            throw new IllegalArgumentException(
                    "spot (%s) needs an id without blanks and a label (%s)".formatted(id, label));
        }
    }
}
