package tilewright.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.puzzle.Agent;
import tilewright.puzzle.Command;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Status;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.text.Cursor;
import tilewright.text.TextError;

/**
 * A game in progress, with the types of its puzzle: a position to begin with, a tree of moves from it, and the node
 * where the game stands.
 *
 * <p>Nodes are numbered in the order in which they were made; node 0 is the beginning. A {@link Command}, and gestures that
 * are made as one, are one node of several moves. {@link Play} describes the saved form.
 *
 * <p>Immutable; threads may share one. The file is longer than others, for each act
 * makes another tree of the nodes.
 *
 * @param <P> the setup
 * @param <S> the position
 * @param <M> the move
 */
public final class GameTree<P, S, M> {

    private final Puzzle<P, S, M> puzzle;
    private final List<Node<S, M>> nodes;
    private final int node;

    /** The saved form up to the last step, without names: so a further step is put behind it, and nothing is written anew. */
    private final String steps;

    /**
     * A step and its result.
     *
     * @param parent the node before it; -1 for the beginning
     * @param moves one, or several that were made as one; none for the beginning
     * @param text that of its moves
     * @param name what the player calls it; mostly empty
     */
    record Node<S, M>(int parent, List<M> moves, String text, S position, String name) {

        Node<S, M> named(String called) {
            return new Node<>(parent, moves, text, position, called);
        }
    }

    /** @param nodes the beginning, and each step in the order in which it was made; a parent comes before its children */
    GameTree(Puzzle<P, S, M> puzzle, List<Node<S, M>> nodes, int node, String steps) {
        this.puzzle = puzzle;
        this.nodes = nodes;
        this.node = node;
        this.steps = steps;
    }

    /** A game at its beginning. */
    public static <P, S, M> GameTree<P, S, M> begin(Puzzle<P, S, M> puzzle, S position) {
        String id = puzzle.id() + ":" + puzzle.texts().positions().format(position);
        return new GameTree<>(puzzle, List.of(new Node<>(-1, List.of(), "", position, "")), 0, id);
    }

    /** A game that begins where this one stands; all that lies on the board is fixed. */
    public GameTree<P, S, M> begun() {
        return begin(puzzle, puzzle.opening(position()));
    }

    /**
     * A game of whoever asks for it that begins with a generated position.
     *
     * @throws Generator.GaveUp when none was found
     * @throws tilewright.search.Stopped when it was stopped
     */
    public static <P, S, M> GameTree<P, S, M> generate(
            Puzzle<P, S, M> puzzle, P setup, SeededRandom random, Stop stop, Generator.Log log, Workspace workspace) {
        return begin(puzzle, puzzle.alone(puzzle.generator(workspace).generate(setup, random, stop, log)));
    }

    /** A game that begins where this one began, the same for all who play it. */
    public GameTree<P, S, M> settled() {
        return begin(puzzle, puzzle.settled(beginning()));
    }

    /**
     * Reads a saved play of this puzzle, or a share ID.
     *
     * @param saved begins with the puzzle's name and a colon
     * @param stop asked before each move
     * @throws TextError when it is neither, when a move in it is not legal, or when it exceeds the bounds of a {@link Play}
     * @throws tilewright.search.Stopped when it was stopped
     */
    public static <P, S, M> GameTree<P, S, M> read(Puzzle<P, S, M> puzzle, String saved, Stop stop) {
        return read(puzzle, new Cursor(saved), stop);
    }

    /** Reads a saved play or a share ID of the text of a cursor, which is given a warning about what was left out. */
    public static <P, S, M> GameTree<P, S, M> read(Puzzle<P, S, M> puzzle, Cursor saved, Stop stop) {
        return SavedPlay.read(puzzle, saved, stop);
    }

    /** Reads a saved play or a share ID, without a stop. */
    public static <P, S, M> GameTree<P, S, M> read(Puzzle<P, S, M> puzzle, String saved) {
        return read(puzzle, saved, Stop.never());
    }

    /** The saved form: one line. */
    public String save() {
        StringBuilder out = new StringBuilder(steps);
        if (size() == 0 && !name(0).isEmpty()) {
            out.append(" |");
        }
        for (int which = 0; which < nodes.size(); which++) {
            String name = name(which);
            if (!name.isEmpty()) {
                out.append(" @").append(which).append('=').append(NodeName.written(name));
            }
        }
        if (node != size()) {
            out.append(" @").append(node);
        }
        return out.toString();
    }

    public Puzzle<P, S, M> puzzle() {
        return puzzle;
    }

    /** The position where the game stands. */
    public S position() {
        return nodes.get(node).position();
    }

    public S beginning() {
        return nodes.getFirst().position();
    }

    /** The text of the position where the game stands, as it is passed on. */
    public String text() {
        return puzzle.texts().positions().format(puzzle.settled(position()));
    }

    public Scene scene() {
        return puzzle.draw(position());
    }

    public Status status() {
        return puzzle.rules().status(position());
    }

    /** Returns the number of the turn, from 1; 0 when it is unknown, because the beginning is in the middle of a game. */
    public int turnNumber() {
        if (!puzzle.rules().untouched(beginning())) {
            return 0;
        }
        int turns = 1;
        for (int at = node; at > 0; at = parent(at)) {
            if (mover(at) != mover(parent(at))) {
                turns++;
            }
        }
        return turns;
    }

    /** Returns the player to move at a node; the winner when the game is over there; 0 where one plays alone. */
    private int mover(int at) {
        return switch (puzzle.rules().status(nodes.get(at).position())) {
            case Status.ToMove(int player, var _) -> player;
            case Status.Won(int player, var _, var _) -> player;
            case Status.Open _, Status.Solved _ -> 0;
        };
    }

    /** All moves that can be made now; no two have the same gesture. */
    public List<Offer<M>> offers() {
        return puzzle.rules().offers(position());
    }

    /** Moves of this turn that can be taken back: those made in this game, not before its beginning. */
    public List<Offer<M>> takebacks() {
        return puzzle.rules().takebacks(position()).stream()
                .filter(back -> made(back.move()) > 0)
                .toList();
    }

    /** The last node before which a move was made alone on the way here; 0 when there is none. */
    private int made(M move) {
        int at = node;
        while (at > 0 && !nodes.get(at).moves().equals(List.of(move))) {
            at = parent(at);
        }
        return at;
    }

    /** The game as if a move of this turn had not been made. */
    private GameTree<P, S, M> without(M move) {
        int last = made(move);
        List<M> later = new ArrayList<>();
        for (int at = node; at != last; at = parent(at)) {
            later.addAll(0, nodes.get(at).moves());
        }
        GameTree<P, S, M> tree = goTo(parent(last));
        for (M other : later) {
            tree = tree.after(other);
        }
        return tree;
    }

    /** The node where the game stands. */
    public int node() {
        return node;
    }

    /** Steps in the history, on all branches. */
    public int size() {
        return nodes.size() - 1;
    }

    List<Node<S, M>> nodes() {
        return nodes;
    }

    private int parent(int child) {
        return nodes.get(child).parent();
    }

    /** The nodes that follow where the game stands, in the order in which they were made. */
    public List<Integer> branches() {
        return IntStream.range(1, nodes.size())
                .filter(child -> parent(child) == node)
                .boxed()
                .toList();
    }

    /**
     * The same game standing at another node.
     *
     * @param wanted 0 to {@link #size}
     */
    public GameTree<P, S, M> goTo(int wanted) {
        return new GameTree<>(puzzle, nodes, check(wanted), steps);
    }

    private int check(int which) {
        if (which < 0 || which > size()) {
            throw new IllegalArgumentException("node (%d) must be 0 to %d".formatted(which, size()));
        }
        return which;
    }

    /** The game before the last step; empty at the beginning. */
    public Optional<GameTree<P, S, M>> undo() {
        return node == 0 ? Optional.empty() : Optional.of(goTo(parent(node)));
    }

    /** The game after the step last made from here; empty when there is none. */
    public Optional<GameTree<P, S, M>> redo() {
        List<Integer> branches = branches();
        return branches.isEmpty() ? Optional.empty() : Optional.of(goTo(branches.getLast()));
    }

    /**
     * The game after gestures that are one step of its history, each made where those before have led.
     *
     * @param gestures one or more; or a single one that takes a move back
     * @param stop asked before each gesture
     * @throws Play.Refused when one of them is not offered; then none is made
     * @throws tilewright.search.Stopped when it was stopped
     */
    public GameTree<P, S, M> act(List<Gesture> gestures, Stop stop) {
        return act(gestures, _ -> List.of(), stop);
    }

    /**
     * The game after gestures and then the moves of a command, all as one step of its history; a command that has
     * nothing to do adds none.
     *
     * @param then the command's id
     * @throws IllegalArgumentException when the puzzle has no such command
     */
    public GameTree<P, S, M> act(List<Gesture> gestures, String then, Stop stop, Workspace workspace) {
        Command<S, M> command = command(then, puzzle.abilities(workspace).commands());
        return act(
                gestures,
                reached -> puzzle.rules().status(reached).over()
                        ? List.of()
                        : command.moves().apply(reached),
                stop);
    }

    private GameTree<P, S, M> act(List<Gesture> gestures, Function<S, List<M>> then, Stop stop) {
        if (gestures.isEmpty()) {
            throw new IllegalArgumentException("a step has one gesture or more");
        }
        if (gestures.size() == 1) {
            for (Offer<M> back : takebacks()) {
                if (back.gesture().equals(gestures.getFirst())) {
                    return without(back.move());
                }
            }
        }
        List<M> moves = new ArrayList<>();
        S position = position();
        for (Gesture gesture : gestures) {
            stop.check();
            M move = meant(position, gesture);
            moves.add(move);
            position = puzzle.rules().after(position, move);
        }
        for (M move : then.apply(position)) {
            moves.add(move);
            position = puzzle.rules().after(position, move);
        }
        return step(moves, position);
    }

    /**
     * The game after moves that are one step of its history, written as in a saved play: with commas between them.
     *
     * @param stop asked before each move
     * @throws Play.Refused when one of them is not legal; then none is made
     * @throws tilewright.text.TextError when one of them cannot be read
     * @throws tilewright.search.Stopped when it was stopped
     */
    public GameTree<P, S, M> moved(String text, Stop stop) {
        List<M> moves = new ArrayList<>();
        S position = position();
        Cursor cursor = new Cursor(text);
        do {
            stop.check();
            M move = puzzle.texts().moves().parse(cursor.until(','));
            if (!puzzle.rules().legal(position, move)) {
                throw new Play.Refused(PlayMessages.notNow());
            }
            if (moves.size() == Play.MOST_MOVES) {
                throw tooLong();
            }
            moves.add(move);
            position = puzzle.rules().after(position, move);
        } while (cursor.skip(','));
        return step(moves, position);
    }

    private M meant(S position, Gesture gesture) {
        return puzzle.rules()
                .meant(position, gesture)
                .orElseThrow(() -> new Play.Refused(puzzle.rules().refusal(position, gesture)));
    }

    /**
     * The game after a legal move.
     *
     * @throws Play.Refused when the game has {@link Play#MOST_MOVES} already
     */
    public GameTree<P, S, M> after(M move) {
        return step(List.of(move), puzzle.rules().after(position(), move));
    }

    /** The commands that would change something now. */
    public List<Command<S, M>> commands(Workspace workspace) {
        if (status().over()) {
            return List.of();
        }
        return puzzle.abilities(workspace).commands().stream()
                .filter(command -> !command.moves().apply(position()).isEmpty())
                .toList();
    }

    /**
     * The game after a command, which is one step of its history.
     *
     * @throws Play.Refused when it has nothing to do here
     * @throws IllegalArgumentException when the puzzle has no such command
     */
    public GameTree<P, S, M> command(String id, Workspace workspace) {
        Command<S, M> command = command(id, puzzle.abilities(workspace).commands());
        List<M> moves = status().over() ? List.of() : command.moves().apply(position());
        if (moves.isEmpty()) {
            throw new Play.Refused(PlayMessages.nothingChanges());
        }
        S position = position();
        for (M move : moves) {
            position = puzzle.rules().after(position, move);
        }
        return step(moves, position);
    }

    private Command<S, M> command(String id, List<Command<S, M>> commands) {
        return commands.stream()
                .filter(candidate -> candidate.id().equals(id))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException("unknown command '%s' for %s".formatted(id, puzzle.id())));
    }

    /**
     * The game after a computer player's whole turn, a step for each move; the game itself when it is over.
     *
     * @throws IllegalArgumentException when the puzzle has no such player
     * @throws Play.Refused when the game has {@link Play#MOST_MOVES} already
     * @throws tilewright.search.Stopped when it was stopped
     */
    public GameTree<P, S, M> turn(String id, SeededRandom random, Stop stop, Workspace workspace) {
        List<Agent<S, M>> agents = puzzle.abilities(workspace).agents();
        Agent<S, M> agent = agents.stream()
                .filter(candidate -> candidate.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(noAgent(id, agents)));
        if (status().over()) {
            return this;
        }
        GameTree<P, S, M> tree = this;
        for (M move : agent.turn(position(), random, stop)) {
            tree = tree.after(move);
        }
        return tree;
    }

    private String noAgent(String id, List<Agent<S, M>> agents) {
        String ids = agents.stream().map(Agent::id).collect(Collectors.joining(", "));
        return "unknown computer player '%s' for %s; expected %s"
                .formatted(id, puzzle.id(), ids.isEmpty() ? "none" : ids);
    }

    /** The game after a step: on the branch that has it already, or on a new one. */
    private GameTree<P, S, M> step(List<M> moves, S reached) {
        for (int child : branches()) {
            if (nodes.get(child).moves().equals(moves)) {
                return goTo(child);
            }
        }
        int made = nodes.stream().mapToInt(one -> one.moves().size()).sum();
        if (made + moves.size() > Play.MOST_MOVES) {
            throw tooLong();
        }
        String text = moves.stream().map(puzzle.texts().moves()::format).collect(Collectors.joining(","));
        List<Node<S, M>> more = new ArrayList<>(nodes.size() + 1);
        more.addAll(nodes);
        more.add(new Node<>(node, List.copyOf(moves), text, reached, ""));
        StringBuilder longer = new StringBuilder(steps);
        SavedPlay.append(longer, nodes.size(), node, text);
        return new GameTree<>(puzzle, more, more.size() - 1, longer.toString());
    }

    private static Play.Refused tooLong() {
        return new Play.Refused(PlayMessages.manyMoves(Play.MOST_MOVES));
    }

    /**
     * The game with a name for a node, such as a branch worth coming back to.
     *
     * @param which 0 to {@link #size}
     * @param name blanks and line breaks become single blanks, those at its ends are dropped; empty for no name
     * @throws Play.Refused when it is longer than {@link Play#LONGEST_NAME}
     */
    public GameTree<P, S, M> named(int which, String name) {
        List<Node<S, M>> renamed = new ArrayList<>(nodes);
        renamed.set(which, nodes.get(check(which)).named(NodeName.of(name)));
        return new GameTree<>(puzzle, renamed, node, steps);
    }

    /** Returns the name that the player gave a node; mostly empty. */
    public String name(int which) {
        return nodes.get(check(which)).name();
    }

    /**
     * A step of the history: a move, or the moves of a command.
     *
     * @param node its number, from 1
     * @param parent the node that it follows
     * @param move its text; of a command, those of its moves with commas between
     * @param name what the player calls the node; mostly empty
     */
    public record Step(int node, int parent, String move, String name) {}

    /** The steps of the history, in the order in which they were made. */
    public Stream<Step> steps() {
        return IntStream.range(1, nodes.size()).mapToObj(this::step);
    }

    private Step step(int which) {
        Node<S, M> made = nodes.get(which);
        return new Step(which, made.parent(), made.text(), made.name());
    }

    /** The moves that lead from the beginning to where the game stands. */
    public List<M> moves() {
        return movesFrom(0);
    }

    private List<M> movesFrom(int above) {
        List<M> moves = new ArrayList<>();
        for (int at = node; at > above; at = parent(at)) {
            moves.addAll(nodes.get(at).moves().reversed());
        }
        return moves.reversed();
    }

    /** The node after each number of moves, from 0 on; a node of several moves is repeated for each of them. */
    public List<Integer> path() {
        List<Integer> path = new ArrayList<>();
        for (int at = node; at > 0; at = parent(at)) {
            for (int i = 0; i < nodes.get(at).moves().size(); i++) {
                path.add(at);
            }
        }
        path.add(0);
        return path.reversed();
    }

    /**
     * The gestures that lead here from a node above this one, in turn, one for each move.
     *
     * @param above a node on the way here
     */
    public List<Gesture> gesturesFrom(int above) {
        List<Gesture> gestures = new ArrayList<>();
        S at = nodes.get(check(above)).position();
        for (M move : movesFrom(above)) {
            puzzle.rules().offers(at).stream()
                    .filter(offer -> offer.move().equals(move))
                    .limit(1)
                    .forEach(offer -> gestures.add(offer.gesture()));
            at = puzzle.rules().after(at, move);
        }
        return gestures;
    }

    /** Describes the moves since a node on the way here in one sentence; empty when there are none. */
    public Message described(int above) {
        List<M> moves = movesFrom(above);
        return moves.isEmpty()
                ? Message.NONE
                : puzzle.described(nodes.get(check(above)).position(), moves);
    }
}
