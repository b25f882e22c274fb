package tilewright.paletto;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tilewright.agent.OneTurnAhead;
import tilewright.agent.RandomAgent;
import tilewright.agent.Turn;
import tilewright.puzzle.Agent;
import tilewright.rng.SeededRandom;

/**
 * The computer players, weakest first. How strong each is was measured: docs/paletto-levels.md.
 *
 * <p>Threads may share them.
 */
final class Levels {

    /** More than there are. */
    private static final int ALL = Board.LARGEST * Board.LARGEST;

    /** Pieces from which on the better searches ask for the exact answer. */
    private static final int TAIL = 13;

    private static final Pattern SEARCH = Pattern.compile("(uct|tree|best)([1-9][0-9]{0,5}|1000000)");

    private final RandomAgent<Board, Move> any;
    private final OneTurnAhead<Board, Move> simple;
    private final Proofs proofs;

    /** A player under another name. */
    private record Named(String id, String about, Agent<Board, Move> player) implements Agent<Board, Move> {
        @Override
        public List<Move> turn(Board board, SeededRandom random) {
            return player.turn(board, random);
        }
    }

    /** Wins at once if it can, else plays anything. */
    private record WinOrAny(String id, String about, RandomAgent<Board, Move> any, OneTurnAhead<Board, Move> simple)
            implements Agent<Board, Move> {
        @Override
        public List<Move> turn(Board board, SeededRandom random) {
            List<Turn<Board, Move>> winning = simple.winning(board);
            return winning.isEmpty()
                    ? any.turn(board, random)
                    : winning.getFirst().moves();
        }
    }

    Levels(RandomAgent<Board, Move> any, OneTurnAhead<Board, Move> simple, Proofs proofs) {
        this.any = any;
        this.simple = simple;
        this.proofs = proofs;
    }

    List<Agent<Board, Move>> all() {
        return List.of(
                any,
                new WinOrAny("level1", "wins when it can, else plays any turn", any, simple),
                simple,
                new Named("level2", simple.about(), simple),
                new ShallowSearch("level3"),
                tree("level4", 100, 8),
                tree("level5", 300, 10),
                tree("level6", 1_000, 12),
                new ExactAgent(
                        "level7",
                        "tries 4000 random games, and is perfect for two players when 18 pieces are left",
                        proofs,
                        18,
                        18,
                        tree("search", 4_000, 13)),
                best("level8", 10_000));
    }

    /** A player to measure others by: {@link PalettoPuzzle#withSearches}. */
    Agent<Board, Move> search(String id) {
        Matcher parts = SEARCH.matcher(id);
        if (!parts.matches()) {
            throw new IllegalArgumentException(
                    "id (%s) must be uct, tree or best and a number up to a million, as uct1000".formatted(id));
        }
        int playouts = Integer.parseInt(parts.group(2));
        return switch (parts.group(1)) {
            case "uct" -> TreeAgent.plain(playouts);
            case "tree" -> tree(id, playouts, TAIL);
            default -> best(id, playouts);
        };
    }

    private Agent<Board, Move> best(String id, int playouts) {
        return new ExactAgent(
                id,
                "perfect for two players, on boards above 6 by 6 when 40 pieces are left",
                proofs,
                ALL,
                40,
                tree("search", playouts, TAIL));
    }

    private static TreeAgent tree(String id, int playouts, int tail) {
        return new TreeAgent(
                id, "tries " + playouts + " random games", new TreeSearch.Style(playouts, 0.7, tail), true);
    }
}
