package tilewright.draw;

import tilewright.message.Message;

/**
 * A place of a scene that a person can point at: a cell of the board or a slot of the tray.
 *
 * @param id what gestures call it; no blanks; each once in a scene; the cell in row 1, column 2 is r1c2
 * @param place where it is, in words, as in "row 1, column 2"; of a button what it does; empty where the content says enough
 * @param content what is there, in words for someone who cannot see it; of a button why it does nothing now, or empty
 * @param button whether it is no place for things, but something to press: a page may show a button instead
 */
public record Spot(String id, Box box, Message place, Message content, boolean button) {

    /** Constructs a spot that is not a button. */
    public Spot(String id, Box box, Message place, Message content) {
        this(id, box, place, content, false);
    }

    public Spot {
        if (id.isEmpty() || id.indexOf(' ') >= 0 || place.isEmpty() && content.isEmpty()) {
            throw new IllegalArgumentException(
                    "spot (%s) needs an id without blanks, and a place (%s) or a content (%s)"
                            .formatted(id, place.text(), content.text()));
        }
    }

    /** Whether another spot differs from this one in its content alone. */
    public boolean isAt(Spot other) {
        return id.equals(other.id) && box.equals(other.box) && place.equals(other.place) && button == other.button;
    }

    /** Place and content together; never empty. */
    public Message label() {
        if (place.isEmpty()) {
            return content;
        }
        return content.isEmpty() ? place : DrawMessages.label(place, content);
    }
}
