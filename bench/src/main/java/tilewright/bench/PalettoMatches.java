package tilewright.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tilewright.paletto.PalettoPuzzle;
import tilewright.puzzle.Agent;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Status;
import tilewright.puzzle.Study;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;

/**
 * Matches between computer players of Paletto: one player against seats that are all taken by another, on boards drawn by
 * seed, each board once with the player in each seat. The same arguments give the same games on any number of threads.
 */
public final class PalettoMatches {

    /** The two-sided 95 % quantile of the normal distribution. */
    private static final double Z = 1.959964;

    /** Counts what a thread works, not what it waits for. */
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private static final String USAGE = "usage: PLAYER OTHERS BOARDS [SETUP [SEED [THREADS]]] [--mistakes] [--times]";

    /**
     * The players and the boards of a match.
     *
     * @param player an agent's id, or one for {@link PalettoPuzzle#withSearches}
     * @param others the same for all other seats
     * @param mistakes whether to look with the exact solution for turns that throw a won game away
     */
    private record Match(
            String player, String others, int boards, String setup, int seats, long seed, boolean mistakes) {}

    /** The sum of all results. One thread each. */
    private static final class Tally {
        /** Games won by the player from each seat. */
        final int[] wins;
        /**
         * The turns in won positions, first of the player, then of the others; {@link #lost} has those of them that
         * lose.
         */
        final int[] won = new int[2];

        final int[] lost = new int[2];
        /** Number of the player's turns; its first turn in each game does not count, for then it may prepare. */
        int replies;

        long nanos;
        long longest;

        Tally(int seats) {
            wins = new int[seats];
        }

        void add(Tally other) {
            for (int seat = 0; seat < wins.length; seat++) {
                wins[seat] += other.wins[seat];
            }
            for (int who = 0; who < 2; who++) {
                won[who] += other.won[who];
                lost[who] += other.lost[who];
            }
            replies += other.replies;
            nanos += other.nanos;
            longest = Math.max(longest, other.longest);
        }
    }

    private PalettoMatches() {}

    /** Plays a match: PLAYER OTHERS BOARDS [SETUP [SEED [THREADS]]]; a setup is 6x6, 8x8-4p, … */
    public static void main(String[] arguments) throws InterruptedException, ExecutionException {
        List<String> options = Stream.of(arguments)
                .filter(argument -> argument.startsWith("--"))
                .toList();
        String[] plain = Stream.of(arguments)
                .filter(argument -> !argument.startsWith("--"))
                .toArray(String[]::new);
        if (plain.length < 3 || !List.of("--mistakes", "--times").containsAll(options)) {
            throw new IllegalArgumentException(USAGE);
        }
        String setup = plain.length > 3 ? plain[3] : "6x6";
        int seats = setup.endsWith("-3p") ? 3 : setup.endsWith("-4p") ? 4 : 2;
        long seed = plain.length > 4 ? Long.parseLong(plain[4]) : 1;
        int threads = plain.length > 5 ? Integer.parseInt(plain[5]) : 1;
        boolean mistakes = options.contains("--mistakes");
        Match match = new Match(plain[0], plain[1], Integer.parseInt(plain[2]), setup, seats, seed, mistakes);
        Tally tally = play(match, threads);
        System.out.println(line(match, tally.wins));
        if (mistakes) {
            System.out.println(mistakes(match.player, tally, 0));
            System.out.println(mistakes("the other", tally, 1));
        }
        if (options.contains("--times")) {
            System.out.printf(
                    Locale.ROOT,
                    "  %s: %d turns but the first of each game, %.1f ms of CPU on average, at most %.1f ms%n",
                    match.player,
                    tally.replies,
                    tally.nanos / 1e6 / Math.max(1, tally.replies),
                    tally.longest / 1e6);
        }
    }

    private static String mistakes(String who, Tally tally, int index) {
        return String.format(
                Locale.ROOT, "  %s: %d turns in won positions, %d lose", who, tally.won[index], tally.lost[index]);
    }

    private static Tally play(Match match, int threads) throws InterruptedException, ExecutionException {
        Tally all = new Tally(match.seats);
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<Tally>> parts = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                int part = i;
                parts.add(pool.submit(() -> play(match, part, threads)));
            }
            for (Future<Tally> part : parts) {
                all.add(part.get());
            }
        }
        return all;
    }

    private static Tally play(Match match, int part, int parts) {
        String[] searches = Stream.of(match.player, match.others)
                .distinct()
                .filter(id -> id.matches("(uct|tree|best).*"))
                .toArray(String[]::new);
        PalettoPuzzle puzzle = PalettoPuzzle.withSearches(searches);
        Workspace workspace = new Workspace(); // one each, for it keeps the last proof
        Tally tally = new Tally(match.seats);
        for (int board = part; board < match.boards; board += parts) {
            for (int seat = 0; seat < match.seats; seat++) {
                tally.wins[seat] += winner(puzzle, workspace, match, board, seat, tally) == seat ? 1 : 0;
            }
        }
        return tally;
    }

    private static <P, S, M> int winner(
            Puzzle<P, S, M> puzzle, Workspace workspace, Match match, int board, int seat, Tally tally) {
        Agent<S, M> player = agent(puzzle, workspace, match.player);
        Agent<S, M> others = agent(puzzle, workspace, match.others);
        SeededRandom random = SeededRandom.ofItem(match.seed, board);
        S position =
                puzzle.generator(workspace).generate(puzzle.texts().setups().parse(match.setup), random.fork("board"));
        SeededRandom chance = random.fork("seat " + seat);
        boolean first = true;
        while (true) {
            switch (puzzle.rules().status(position)) {
                case Status.Won(int winner, var _, var _) -> {
                    return winner;
                }
                case Status.ToMove(int mover, var _) -> {
                    Map<String, String> verdicts = match.mistakes ? verdicts(puzzle, workspace, position) : Map.of();
                    long start = CLOCK.getCurrentThreadCpuTime();
                    List<M> turn = (mover == seat ? player : others).turn(position, chance);
                    if (mover == seat) {
                        time(tally, CLOCK.getCurrentThreadCpuTime() - start, first);
                        first = false;
                    }
                    if (match.mistakes) {
                        count(tally, mover == seat ? 0 : 1, verdicts, words(puzzle, turn));
                    }
                    for (M move : turn) {
                        position = puzzle.rules().after(position, move);
                    }
                }
                case Status.Open _, Status.Solved _ ->
                    throw new IllegalStateException("not a game for several players");
            }
        }
    }

    private static void time(Tally tally, long nanos, boolean first) {
        if (!first) {
            tally.replies++;
            tally.nanos += nanos;
            tally.longest = Math.max(tally.longest, nanos);
        }
    }

    private static void count(Tally tally, int who, Map<String, String> verdicts, String turn) {
        if (verdicts.containsValue("proven win")) {
            tally.won[who]++;
            String verdict = Objects.requireNonNull(verdicts.get(turn), turn);
            tally.lost[who] += verdict.equals("proven win") ? 0 : 1;
        } else if (!verdicts.values().stream().allMatch("proven loss"::equals)) {
            throw new IllegalStateException("a position could not be proved; mistakes can be counted up to 6x6");
        }
    }

    /** The verdict on each turn: whether it wins. */
    private static <P, S, M> Map<String, String> verdicts(Puzzle<P, S, M> puzzle, Workspace workspace, S position) {
        Study<S> study = puzzle.abilities(workspace).studies().stream()
                .filter(each -> each.verb().equals("verdicts"))
                .findFirst()
                .orElseThrow();
        return Stream.of(study.study(position, 0, Limits.NONE).line().text().split("; "))
                .map(part -> part.split(": "))
                .collect(Collectors.toMap(part -> part[0], part -> part[1]));
    }

    /** A turn as the verdicts name it. */
    private static <M> String words(Puzzle<?, ?, M> puzzle, List<M> turn) {
        return "take "
                + turn.stream()
                        .map(puzzle.texts().moves()::format)
                        .filter(move -> !move.equals("end"))
                        .sorted()
                        .collect(Collectors.joining(", "));
    }

    private static <S, M> Agent<S, M> agent(Puzzle<?, S, M> puzzle, Workspace workspace, String id) {
        return puzzle.abilities(workspace).agents().stream()
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
