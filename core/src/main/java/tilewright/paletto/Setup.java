package tilewright.paletto;

/**
 * What start board to make.
 *
 * @param size 3 to 8
 * @param players 2 to 4
 * @param corners whether the four corners must have different colors; takes size 4 or more
 */
record Setup(int size, int players, boolean corners) {

    Setup {
        if (size < Board.SMALLEST || size > Board.LARGEST) {
            throw new IllegalArgumentException("size (%d) must be 3 to 8".formatted(size));
        }
        if (players < Board.FEWEST_PLAYERS || players > Board.MOST_PLAYERS) {
            throw new IllegalArgumentException("players (%d) must be 2 to 4".formatted(players));
        }
        if (corners && size < 4) {
            throw new IllegalArgumentException("four different corners take size (%d) 4 or more".formatted(size));
        }
    }

    static Setup of(int size, int players) {
        return new Setup(size, players, false);
    }

    String words() {
        return size + " by " + size + ", " + players + " players" + (corners ? ", four different corners" : "");
    }
}
