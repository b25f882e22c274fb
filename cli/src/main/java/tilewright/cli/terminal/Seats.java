package tilewright.cli.terminal;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import tilewright.cli.context.Failure;
import tilewright.message.Message;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.puzzle.Agent;
import tilewright.puzzle.Nearest;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Status;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;

/**
 * The seats that a computer player plays for.
 *
 * @param agent the computer player; empty when people play for all
 * @param seats the players it plays for, from 1; empty for all but the first
 * @param seed for its chance
 */
public record Seats(Optional<String> agent, SortedSet<Integer> seats, long seed) {

    public static Seats people(long seed) {
        return new Seats(Optional.empty(), new TreeSet<>(), seed);
    }

    /**
     * Reads {@code NAME} or {@code NAME,2+3}.
     *
     * @throws Failure when the puzzle has no such computer player
     */
    public static Seats parse(Puzzle<?, ?, ?> puzzle, String text, long seed, Workspace workspace) {
        int comma = text.indexOf(',');
        String name = comma < 0 ? text : text.substring(0, comma);
        SortedSet<Integer> seats = new TreeSet<>();
        for (String seat : comma < 0 ? new String[0] : text.substring(comma + 1).split("\\+", -1)) {
            if (!seat.matches("[1-9]")) {
                throw Failure.usage(TerminalMessages.seats(Message.verbatim(name), Message.verbatim(text)));
            }
            seats.add(Integer.parseInt(seat));
        }
        return new Seats(Optional.of(known(puzzle, name, workspace)), seats, seed);
    }

    /**
     * The same name, when it is a computer player of this puzzle.
     *
     * @throws Failure when it is none
     */
    static String known(Puzzle<?, ?, ?> puzzle, String name, Workspace workspace) {
        List<String> names = puzzle.abilities(workspace).agents().stream()
                .<String>map(Agent::id)
                .toList();
        if (names.isEmpty()) {
            throw Failure.usage(TerminalMessages.noAgent(puzzle.id()));
        }
        if (!names.contains(name)) {
            throw Failure.usage(TerminalMessages.unknownAgent(
                    Message.verbatim(name),
                    puzzle.id(),
                    names.size(),
                    Message.verbatim(names),
                    Nearest.suggestion(name, names)));
        }
        return name;
    }

    /**
     * Checks that a game has a seat for each player who was named.
     *
     * @throws Failure when one is missing
     */
    public void check(Play play) {
        int players = players(play.tree());
        if (!seats.isEmpty() && seats.last() > players) {
            throw Failure.usage(TerminalMessages.noSeat(seats.last(), players));
        }
    }

    private static <S> int players(GameTree<?, S, ?> tree) {
        return tree.puzzle().rules().players(tree.position());
    }

    /** Whether it is the computer player's turn. */
    boolean computerToMove(Play play) {
        return agent.isPresent()
                && play.status() instanceof Status.ToMove(int player, var _)
                && (seats.isEmpty() ? player > 0 : seats.contains(player + 1));
    }

    /**
     * The play after one turn of a computer player.
     *
     * @throws tilewright.search.Stopped when it was stopped
     */
    Play turn(Play play, String name, Stop stop, Workspace workspace) {
        return play.turn(name, SeededRandom.ofItem(seed, play.node()), stop, workspace);
    }
}
