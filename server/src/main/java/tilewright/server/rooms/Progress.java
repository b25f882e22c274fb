package tilewright.server.rooms;

import tilewright.play.Play;

/**
 * The progress of a play, by the texts of its positions: a board of cells, of which {@code .} is a free one; a second
 * board behind a blank has the player's entries.
 */
final class Progress {

    private static final int ALL = 1_000;

    private Progress() {}

    /** Returns the thousandths of the cells that were free to begin with and are so no longer, or the other way round. */
    static int of(SharedPlay play) {
        if (play.play().status().over()) {
            return ALL;
        }
        String start = cells(play.start());
        String now = cells(play.play());
        if (start.isEmpty() || start.length() != now.length()) {
            return 0;
        }
        long before = free(start);
        long free = free(now);
        long done = free > before ? free - before : before - free;
        long all = free > before ? start.length() - before : before;
        return all == 0 ? 0 : (int) (ALL * done / all);
    }

    private static String cells(Play play) {
        String[] boards = play.position().split(" ", 3);
        String given = boards[0].split("!", 2)[0].replace("/", "");
        String written = boards.length < 2 ? "" : boards[1];
        if (written.length() != given.length()) {
            return given;
        }
        StringBuilder cells = new StringBuilder(given);
        for (int i = 0; i < given.length(); i++) {
            if (given.charAt(i) == '.') {
                cells.setCharAt(i, written.charAt(i));
            }
        }
        return cells.toString();
    }

    private static long free(String cells) {
        return cells.chars().filter(cell -> cell == '.').count();
    }
}
