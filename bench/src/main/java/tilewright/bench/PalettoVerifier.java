package tilewright.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Checks what {@code tilewright analyze paletto --json} claims, on small positions, without any part of the engine: reads
 * the text of a position itself, makes the turns by the rules, fills to see what is connected, and tries
 * everything.
 *
 * <p>For each player by herself it asks: can she force a win against all others together? So that at most one can, and
 * that with two players one can, are results here.
 */
public final class PalettoVerifier {

    /** Positions that are looked at for one claim. */
    private static final int MOST = 3_000_000;

    private static final Pattern LINE = Pattern.compile("\"line\":(\\d+)");
    private static final Pattern VALUE = Pattern.compile("\"value\":\"([WL?])\"");
    private static final Pattern PROVEN = Pattern.compile("\"proven\":(true|false)");
    private static final Pattern WINNING = Pattern.compile("\"winning\":(\\[(?:\\[[0-9,]*],?)*])");

    /** A position, read from its text; the game is not over. */
    private record Position(int n, int players, int mover, int[] colors, int[][] owned) {}

    /** Thrown when there are more positions than are looked at. */
    private static final class TooLarge extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private final int n;
    private final int players;
    private final Map<String, Boolean> known = new HashMap<>();

    private PalettoVerifier(int n, int players) {
        this.n = n;
        this.players = players;
    }

    /**
     * Compares claims with positions, line by line; ends with 1 when one is wrong, and with 2 when called wrongly.
     *
     * @param arguments the file of positions, as it was given to the command, and the file of what that printed
     */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 2) {
            System.err.println("usage: POSITIONS CLAIMS, the output of (tilewright analyze paletto --json)");
            System.exit(2);
        }
        List<String> positions = Files.readAllLines(Path.of(arguments[0]));
        List<String> claims = Files.readAllLines(Path.of(arguments[1]));
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.exit(wrong(positions, claims, out) == 0 ? 0 : 1);
    }

    /** Prints a verdict for each claim, and gives how many are wrong. */
    private static int wrong(List<String> positions, List<String> claims, PrintStream out) {
        int[] counts = new int[3];
        for (String claim : claims) {
            int line = Integer.parseInt(found(LINE, claim, "0"));
            String verdict = verdict(positions.get(line - 1), claim);
            out.println("line " + line + ": " + verdict);
            counts[verdict.startsWith("agrees") ? 0 : verdict.startsWith("disagrees") ? 1 : 2]++;
        }
        out.println(counts[0] + " agree, " + counts[1] + " disagree, " + counts[2] + " not checked");
        return counts[1];
    }

    /**
     * Whether a claim is right: {@code agrees}, {@code disagrees} and why, or {@code not checked} and why.
     *
     * @param text a position
     * @param claim a line of JSON
     */
    static String verdict(String text, String claim) {
        String value = found(VALUE, claim, "");
        if (!found(PROVEN, claim, "false").equals("true")) {
            return "not checked: nothing is claimed";
        }
        if (text.substring(text.indexOf(':') + 1).chars().anyMatch(c -> c >= 'a' && c <= 'h')) {
            return "not checked: the position is in the middle of a turn";
        }
        String claimed = value + " " + found(WINNING, claim, "");
        try {
            String own = answer(read(text));
            return own.equals(claimed) ? "agrees" : "disagrees: claimed " + claimed + ", found " + own;
        } catch (TooLarge tooLarge) {
            return "not checked: more than " + MOST + " positions";
        }
    }

    private static String found(Pattern pattern, String text, String otherwise) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? matcher.group(1) : otherwise;
    }

    private static Position read(String text) {
        String[] parts = text.trim().split("[ \t]+");
        String rows = parts[0].substring(parts[0].indexOf(':') + 1);
        int n = rows.indexOf('/');
        String cells = rows.replace("/", "");
        int players = parts.length > 1 ? Integer.parseInt(parts[1]) : 2;
        int mover = parts.length > 2 ? Integer.parseInt(parts[2]) : 0;
        int[] colors = new int[n * n];
        for (int cell = 0; cell < n * n; cell++) {
            char c = cells.charAt(cell);
            colors[cell] = c == '.' ? -1 : c - 'A';
        }
        int[][] owned = new int[players][n];
        if (parts.length > 3) {
            String[] groups = parts[3].split(",");
            for (int player = 0; player < players; player++) {
                for (int color = 0; color < n; color++) {
                    owned[player][color] = groups[player].charAt(color) - '0';
                }
            }
        }
        return new Position(n, players, mover, colors, owned);
    }

    /** The value of a position for its mover, and the turns by which she can force a win. */
    private static String answer(Position at) {
        PalettoVerifier verifier = new PalettoVerifier(at.n, at.players);
        List<String> winning = new ArrayList<>();
        for (List<Integer> turn : verifier.turns(at.colors)) {
            if (verifier.forcedAfter(at.colors, at.owned, at.mover, turn, at.mover)) {
                winning.add(turn.toString().replace(" ", ""));
            }
        }
        String value = winning.isEmpty() ? "?" : "W";
        for (int player = 0; player < at.players; player++) {
            if (player != at.mover && verifier.forced(at.colors, at.owned, at.mover, player)) {
                value = value.equals("?") ? "L" : "more than one player can force a win";
            }
        }
        return value + " [" + String.join(",", winning) + "]";
    }

    /** Whether a player can force a win, for any player to move. */
    private boolean forced(int[] colors, int[][] owned, int mover, int player) {
        String key = Arrays.toString(colors) + Arrays.deepToString(owned) + mover + player;
        Boolean before = known.get(key);
        if (before != null) {
            return before;
        }
        if (known.size() == MOST) {
            throw new TooLarge();
        }
        boolean all = true;
        boolean any = false;
        for (List<Integer> turn : turns(colors)) {
            boolean after = forcedAfter(colors, owned, mover, turn, player);
            all &= after;
            any |= after;
            if (mover == player ? any : !all) {
                break;
            }
        }
        boolean forced = mover == player ? any : all;
        known.put(key, forced);
        return forced;
    }

    private boolean forcedAfter(int[] colors, int[][] owned, int mover, List<Integer> turn, int player) {
        int[] rest = without(colors, turn);
        int[][] more = owned.clone();
        more[mover] = owned[mover].clone();
        int color = colors[turn.getFirst()];
        more[mover][color] += turn.size();
        boolean over = more[mover][color] == n || pieces(rest) == 0;
        return over ? mover == player : forced(rest, more, (mover + 1) % players, player);
    }

    /** All legal turns, each a list of cells in rising order, sorted. */
    private List<List<Integer>> turns(int[] colors) {
        List<List<Integer>> turns = new ArrayList<>();
        for (int color = 0; color < n; color++) {
            List<Integer> open = new ArrayList<>();
            for (int cell = 0; cell < n * n; cell++) {
                if (colors[cell] == color && openSides(colors, cell) >= 2) {
                    open.add(cell);
                }
            }
            for (int choice = 1; choice < 1 << open.size(); choice++) {
                List<Integer> set = new ArrayList<>();
                for (int i = 0; i < open.size(); i++) {
                    if ((choice >> i & 1) != 0) {
                        set.add(open.get(i));
                    }
                }
                if (connected(without(colors, set))) {
                    turns.add(set);
                }
            }
        }
        turns.sort((a, b) -> Arrays.compare(
                a.stream().mapToInt(i -> i).toArray(),
                b.stream().mapToInt(i -> i).toArray()));
        return turns;
    }

    private static int[] without(int[] colors, List<Integer> cells) {
        int[] rest = colors.clone();
        for (int cell : cells) {
            rest[cell] = -1;
        }
        return rest;
    }

    private static int pieces(int[] colors) {
        int pieces = 0;
        for (int color : colors) {
            pieces += color >= 0 ? 1 : 0;
        }
        return pieces;
    }

    private boolean occupied(int[] colors, int row, int column) {
        return row >= 0 && row < n && column >= 0 && column < n && colors[row * n + column] >= 0;
    }

    private int openSides(int[] colors, int cell) {
        int row = cell / n;
        int column = cell % n;
        int open = 0;
        open += occupied(colors, row - 1, column) ? 0 : 1;
        open += occupied(colors, row + 1, column) ? 0 : 1;
        open += occupied(colors, row, column - 1) ? 0 : 1;
        open += occupied(colors, row, column + 1) ? 0 : 1;
        return open;
    }

    private boolean connected(int[] colors) {
        boolean[] filled = new boolean[n * n];
        for (int cell = 0; cell < n * n; cell++) {
            if (colors[cell] >= 0) {
                return fill(colors, filled, cell / n, cell % n) == pieces(colors);
            }
        }
        return true;
    }

    /** Fills from a cell, and gives how many pieces that reaches. */
    private int fill(int[] colors, boolean[] filled, int row, int column) {
        if (!occupied(colors, row, column) || filled[row * n + column]) {
            return 0;
        }
        filled[row * n + column] = true;
        return 1
                + fill(colors, filled, row - 1, column)
                + fill(colors, filled, row + 1, column)
                + fill(colors, filled, row, column - 1)
                + fill(colors, filled, row, column + 1);
    }
}
