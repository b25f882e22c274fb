package tilewright.hues;

/**
 * What a puzzle begins with.
 *
 * @param tiles how many tiles of a random solution lie on the board, 0 to 63
 */
record Setup(int tiles) {

    static final int MOST = 63;

    Setup {
        if (tiles < 0 || tiles > MOST) {
            throw new IllegalArgumentException("tiles (%d) must be 0 to %d".formatted(tiles, MOST));
        }
    }

    String words() {
        return switch (tiles) {
            case 0 -> "an empty board";
            case 1 -> "1 tile of a solution is given";
            default -> tiles + " tiles of a solution are given";
        };
    }
}
