package tilewright.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilewright.draw.Scene;
import tilewright.puzzle.Agent;
import tilewright.puzzle.Command;
import tilewright.puzzle.Explainer;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Status;
import tilewright.puzzle.Study;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;

/**
 * The history of a play with its types: a tree of moves, and the node where the game stands. Immutable.
 *
 * @param puzzle what is played
 * @param nodes the beginning, and each move in the order in which it was made; a parent comes before its children
 * @param node where the game stands
 */
record Track<S, M>(Puzzle<?, S, M> puzzle, List<Node<S, M>> nodes, int node) {

    /**
     * A step and what came of it.
     *
     * @param parent the node before it; -1 for the beginning
     * @param moves one, or several that were made as one; none for the beginning
     * @param name what the player calls it; mostly empty
     */
    record Node<S, M>(int parent, List<M> moves, S position, String name) {}

    static <S, M> Track<S, M> begin(Puzzle<?, S, M> puzzle, S position) {
        return new Track<>(puzzle, List.of(new Node<>(-1, List.of(), position, "")), 0);
    }

    S position() {
        return nodes.get(node).position();
    }

    S beginning() {
        return nodes.getFirst().position();
    }

    String text() {
        return puzzle.texts().positions().format(position());
    }

    Scene scene() {
        return puzzle.draw(position());
    }

    Status status() {
        return puzzle.rules().status(position());
    }

    int size() {
        return nodes.size() - 1;
    }

    int parent(int child) {
        return nodes.get(child).parent();
    }

    List<Integer> children(int parent) {
        return IntStream.range(1, nodes.size())
                .filter(child -> parent(child) == parent)
                .boxed()
                .toList();
    }

    int players() {
        return puzzle.rules().players(position());
    }

    List<Gesture> gestures() {
        return puzzle.rules().offers(position()).stream().map(Offer::gesture).toList();
    }

    List<Gesture.Drag> sweeps(List<Gesture> among) {
        List<Gesture.Drag> sweeps = new ArrayList<>();
        for (Gesture gesture : among) {
            if (gesture instanceof Gesture.Drag drag && puzzle.rules().sweeps(position(), drag)) {
                sweeps.add(drag);
            }
        }
        return sweeps;
    }

    Track<S, M> goTo(int wanted) {
        return new Track<>(puzzle, nodes, wanted);
    }

    Track<S, M> act(List<Gesture> gestures) {
        List<M> moves = new ArrayList<>();
        S position = position();
        for (Gesture gesture : gestures) {
            M move = meant(position, gesture);
            moves.add(move);
            position = puzzle.rules().after(position, move);
        }
        return after(moves);
    }

    private M meant(S position, Gesture gesture) {
        for (Offer<M> offer : puzzle.rules().offers(position)) {
            if (offer.gesture().equals(gesture)) {
                return offer.move();
            }
        }
        throw new Play.Refused(puzzle.rules().refusal(position, gesture));
    }

    List<String> commands(Workspace workspace) {
        return status().over()
                ? List.of()
                : puzzle.abilities(workspace).commands().stream()
                        .filter(command -> !command.moves().apply(position()).isEmpty())
                        .map(Command::id)
                        .toList();
    }

    Track<S, M> command(String id, Workspace workspace) {
        Command<S, M> command = puzzle.abilities(workspace).commands().stream()
                .filter(candidate -> candidate.id().equals(id))
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException("there is no command (%s) for %s".formatted(id, puzzle.id())));
        List<M> moves = moves(command);
        if (moves.isEmpty()) {
            throw new Play.Refused("That would change nothing now.");
        }
        return after(moves);
    }

    private List<M> moves(Command<S, M> command) {
        return status().over() ? List.of() : command.moves().apply(position());
    }

    Optional<Explainer.Explanation> explain(String spot, Workspace workspace) {
        if (scene().spots().stream().noneMatch(candidate -> candidate.id().equals(spot))) {
            throw new IllegalArgumentException("there is no spot (%s) here".formatted(spot));
        }
        return puzzle.abilities(workspace).explainer().map(explainer -> explainer.explain(position(), spot));
    }

    /** The track after a legal move. */
    Track<S, M> after(M move) {
        return after(List.of(move));
    }

    /** The track after moves that are one step: on the branch that has it already, or on a new one. */
    private Track<S, M> after(List<M> moves) {
        for (int child : children(node)) {
            if (nodes.get(child).moves().equals(moves)) {
                return goTo(child);
            }
        }
        S position = position();
        for (M move : moves) {
            position = puzzle.rules().after(position, move);
        }
        List<Node<S, M>> more = new ArrayList<>(nodes.size() + 1);
        more.addAll(nodes);
        more.add(new Node<>(node, List.copyOf(moves), position, ""));
        return new Track<>(puzzle, more, more.size() - 1);
    }

    /** The track with a node called so; by an empty name it is called nothing. */
    Track<S, M> named(int which, String name) {
        List<Node<S, M>> renamed = new ArrayList<>(nodes);
        Node<S, M> old = nodes.get(which);
        renamed.set(which, new Node<>(old.parent(), old.moves(), old.position(), name));
        return new Track<>(puzzle, renamed, node);
    }

    Stream<Play.Step> steps() {
        return IntStream.range(1, nodes.size()).mapToObj(i -> new Play.Step(i, parent(i), moveText(i), name(i)));
    }

    String name(int which) {
        return nodes.get(which).name();
    }

    String moveText(int child) {
        return nodes.get(child).moves().stream()
                .map(puzzle.texts().moves()::format)
                .collect(Collectors.joining(","));
    }

    Optional<Hinter.Hint<?>> hint(Workspace workspace) {
        return puzzle.abilities(workspace)
                .hinter()
                .flatMap(hinter -> hinter.hint(position()).map(hint -> hint));
    }

    Optional<Study.Report> review(Limits limits, Workspace workspace) {
        return puzzle.abilities(workspace).review().map(review -> review.review(beginning(), moves(), limits));
    }

    /** The moves that lead to where the game stands. */
    List<M> moves() {
        return movesFrom(0);
    }

    /** The moves that lead here from a node above. */
    private List<M> movesFrom(int above) {
        List<M> moves = new ArrayList<>();
        for (int at = node; at > above; at = parent(at)) {
            moves.addAll(nodes.get(at).moves().reversed());
        }
        return moves.reversed();
    }

    List<Integer> path() {
        List<Integer> path = new ArrayList<>();
        for (int at = node; at > 0; at = parent(at)) {
            for (int i = 0; i < nodes.get(at).moves().size(); i++) {
                path.add(at);
            }
        }
        path.add(0);
        return path.reversed();
    }

    List<Gesture> gesturesFrom(int above) {
        List<Gesture> gestures = new ArrayList<>();
        S at = nodes.get(above).position();
        for (M move : movesFrom(above)) {
            puzzle.rules().offers(at).stream()
                    .filter(offer -> offer.move().equals(move))
                    .limit(1)
                    .forEach(offer -> gestures.add(offer.gesture()));
            at = puzzle.rules().after(at, move);
        }
        return gestures;
    }

    String described(int above) {
        List<M> moves = movesFrom(above);
        return moves.isEmpty() ? "" : puzzle.described(nodes.get(above).position(), moves);
    }

    Track<S, M> turn(String id, SeededRandom random, Workspace workspace) {
        List<Agent<S, M>> agents = puzzle.abilities(workspace).agents();
        Agent<S, M> agent = agents.stream()
                .filter(candidate -> candidate.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(noAgent(id, agents)));
        if (status().over()) {
            return this;
        }
        Track<S, M> track = this;
        for (M move : agent.turn(position(), random)) {
            track = track.after(move);
        }
        return track;
    }

    private String noAgent(String id, List<Agent<S, M>> agents) {
        String ids = agents.stream().map(Agent::id).collect(Collectors.joining(", "));
        return "there is no computer player (%s) for %s; there are: %s"
                .formatted(id, puzzle.id(), ids.isEmpty() ? "none" : ids);
    }
}
