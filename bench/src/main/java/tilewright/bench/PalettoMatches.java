package tilewright.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import tilewright.paletto.PalettoPuzzle;
import tilewright.puzzle.Agent;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Status;
import tilewright.rng.SeededRandom;

/**
 * Matches between computer players of Paletto: one player against seats that are all taken by another, on boards drawn by
 * seed, each board once with the player in each seat. The same arguments give the same games on any number of threads.
 */
public final class PalettoMatches {

    /** The two-sided 95 % quantile of the normal distribution. */
    private static final double Z = 1.959964;

    /**
     * What to play.
     *
     * @param player an agent's id, or {@code uct} and a number of random games
     * @param others the same for all other seats
     */
    private record Match(String player, String others, int boards, String setup, int seats, long seed) {}

    private PalettoMatches() {}

    /** Plays a match: PLAYER OTHERS BOARDS [SETUP [SEED [THREADS]]]; a setup is 6x6, 8x8-4p, … */
    public static void main(String[] arguments) throws InterruptedException, ExecutionException {
        if (arguments.length < 3) {
            throw new IllegalArgumentException("wanted: PLAYER OTHERS BOARDS [SETUP [SEED [THREADS]]]");
        }
        String setup = arguments.length > 3 ? arguments[3] : "6x6";
        int seats = setup.endsWith("-3p") ? 3 : setup.endsWith("-4p") ? 4 : 2;
        long seed = arguments.length > 4 ? Long.parseLong(arguments[4]) : 1;
        int threads = arguments.length > 5 ? Integer.parseInt(arguments[5]) : 1;
        Match match = new Match(arguments[0], arguments[1], Integer.parseInt(arguments[2]), setup, seats, seed);
        System.out.println(line(match, wins(match, threads)));
    }

    /** Games won by the player from each seat. */
    private static int[] wins(Match match, int threads) throws InterruptedException, ExecutionException {
        int[] wins = new int[match.seats];
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<int[]>> parts = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                int part = i;
                parts.add(pool.submit(() -> wins(match, part, threads)));
            }
            for (Future<int[]> part : parts) {
                int[] more = part.get();
                for (int seat = 0; seat < wins.length; seat++) {
                    wins[seat] += more[seat];
                }
            }
        }
        return wins;
    }

    private static int[] wins(Match match, int part, int parts) {
        int[] playouts = IntStream.of(playouts(match.player), playouts(match.others))
                .distinct()
                .filter(count -> count > 0)
                .toArray();
        PalettoPuzzle puzzle = PalettoPuzzle.withSearches(playouts); // one each, for it keeps the last proof
        int[] wins = new int[match.seats];
        for (int board = part; board < match.boards; board += parts) {
            for (int seat = 0; seat < match.seats; seat++) {
                wins[seat] += winner(puzzle, match, board, seat) == seat ? 1 : 0;
            }
        }
        return wins;
    }

    /** The number in an id such as uct1000, else 0. */
    private static int playouts(String id) {
        return id.startsWith("uct") ? Integer.parseInt(id.substring(3)) : 0;
    }

    private static <P, S, M> int winner(Puzzle<P, S, M> puzzle, Match match, int board, int seat) {
        Agent<S, M> player = agent(puzzle, match.player);
        Agent<S, M> others = agent(puzzle, match.others);
        SeededRandom random = SeededRandom.ofItem(match.seed, board);
        S position = puzzle.generator().generate(puzzle.setups().parse(match.setup), random.fork("board"));
        SeededRandom chance = random.fork("seat " + seat);
        while (true) {
            switch (puzzle.rules().status(position)) {
                case Status.Won(int winner, var _, var _) -> {
                    return winner;
                }
                case Status.ToMove(int mover, var _) -> {
                    for (M move : (mover == seat ? player : others).turn(position, chance)) {
                        position = puzzle.rules().after(position, move);
                    }
                }
                case Status.Open _, Status.Solved _ ->
                    throw new IllegalStateException("not a game for several players");
            }
        }
    }

    private static <S, M> Agent<S, M> agent(Puzzle<?, S, M> puzzle, String id) {
        return puzzle.agents().stream()
                .filter(agent -> agent.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no player (" + id + ")"));
    }

    /** The result: games won and played, share with Wilson's interval, and for two players the same in Elo. */
    private static String line(Match match, int[] wins) {
        int won = Arrays.stream(wins).sum();
        int games = match.boards * match.seats;
        double share = (double) won / games;
        double middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games);
        double half = Z / (1 + Z * Z / games) * Math.sqrt(share * (1 - share) / games + Z * Z / (4.0 * games * games));
        String line = String.format(
                Locale.ROOT,
                "%s against %s, %s, seed %d: %d of %d won, %.1f %% (%.1f to %.1f), by seat %s of %d each",
                match.player,
                match.others,
                match.setup,
                match.seed,
                won,
                games,
                100 * share,
                100 * (middle - half),
                100 * (middle + half),
                Arrays.toString(wins),
                match.boards);
        if (match.seats > 2) {
            return line;
        }
        return line
                + String.format(
                        Locale.ROOT,
                        ", Elo %+.0f (%+.0f to %+.0f)",
                        elo(share),
                        elo(middle - half),
                        elo(middle + half));
    }

    private static double elo(double share) {
        double inside = Math.min(1 - 1e-4, Math.max(1e-4, share));
        return 400 * Math.log10(inside / (1 - inside));
    }
}
