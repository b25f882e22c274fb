package tilewright.paletto.model;

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

    /** Of any valid board. */
    public Setup(int size, int players, boolean corners) {
        this(size, players, corners, Kind.ANY);
    }

    /** Of any valid board, whatever its corners. */
    public static Setup of(int size, int players) {
        return new Setup(size, players, false);
    }

    /** Of a board for two players of which something is asked. */
    public static Setup of(int size, Kind kind) {
        return new Setup(size, Board.FEWEST_PLAYERS, false, kind);
    }

    /** Returns the text of a button or a list entry, such as {@code 6 × 6, 3 players}. */
    public String label() {
        return size + " × " + size + (players > Board.FEWEST_PLAYERS ? ", " + players + " players" : "")
                + (kind == Kind.ANY ? "" : ", " + kind.word);
    }

    /** Returns the task of the player in a sentence. */
    public String sentence() {
        return switch (kind) {
            case ANY ->
                size * size
                        + (players == 2
                                ? " pieces against one opponent."
                                : " pieces among " + (players == 3 ? "three" : "four")
                                        + " players, each for themselves.");
            case FAIR -> "You can win, but at most half of the first turns do.";
            case PATH -> "Exactly one first turn wins: find it.";
            case TRAP -> "You can win, but the obvious turn loses.";
            case EXERCISE -> "In the middle of a game, exactly one turn wins: find it.";
            case EASY -> "Near the end of a game, exactly one turn wins: find it.";
        };
    }

    /** The setup in words. */
    public String words() {
        return size + " by " + size + ", " + players + " players" + (corners ? ", four different corners" : "")
                + (kind == Kind.ANY ? "" : ", " + kind.words);
    }
}
