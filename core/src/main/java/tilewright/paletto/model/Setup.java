package tilewright.paletto.model;

import tilewright.message.Message;

/**
 * The kind of position to make.
 *
 * @param size 3 to 8
 * @param players 2 to 4
 * @param corners whether the four corners of the start board must have different colors; takes size 4 or more
 * @param kind what else is asked; all but {@link Kind#ANY} take two players and a size that is {@link Kind#provable}
 */
public record Setup(int size, int players, boolean corners, Kind kind) {

    public Setup {
        if (size < Board.SMALLEST || size > Board.LARGEST) {
            throw new IllegalArgumentException("size (%d) must be 3 to 8".formatted(size));
        }
        if (players < Board.FEWEST_PLAYERS || players > Board.MOST_PLAYERS) {
            throw new IllegalArgumentException("players (%d) must be 2 to 4".formatted(players));
        }
        if (corners && size < 4) {
            throw new IllegalArgumentException("four different corners take size (%d) 4 or more".formatted(size));
        }
        if (kind != Kind.ANY && (players != 2 || !Kind.provable(size))) {
            throw new IllegalArgumentException(
                    "kind (%s) takes players (%d) 2 and size (%d) 4 to 6".formatted(kind.word, players, size));
        }
    }

    /** Creates a setup of any valid board. */
    public Setup(int size, int players, boolean corners) {
        this(size, players, corners, Kind.ANY);
    }

    /** Returns a setup of any valid board, whatever its corners. */
    public static Setup of(int size, int players) {
        return new Setup(size, players, false);
    }

    /** Returns a setup of a board of some kind for two players. */
    public static Setup of(int size, Kind kind) {
        return new Setup(size, Board.FEWEST_PLAYERS, false, kind);
    }

    /** Returns the text of a button or a list entry, such as {@code 6 × 6, 3 players}. */
    public Message label() {
        return ModelMessages.setup(size, players, kind.word);
    }

    /** Returns the task of the player in a sentence. */
    public Message sentence() {
        return kind == Kind.ANY ? ModelMessages.task(players, size * size) : ModelMessages.kindTask(kind.word);
    }

    /** The setup in words. */
    public Message words() {
        return ModelMessages.setupWords(size, players, corners ? "different" : "", kind.word);
    }
}
