package tilewright.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tilewright.draw.Scene;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Command;
import tilewright.puzzle.Explainer;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Status;
import tilewright.puzzle.Study;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.text.TextError;

/**
 * One game in progress with its history, whatever the puzzle: a position to begin with, and a tree of moves from it.
 *
 * <p>Nodes of the tree are numbered in the order in which they were made; node 0 is the beginning. Each act, undo or
 * redo gives a new play. The saved form is one line: the share ID of the beginning, {@code |}, and the moves in the
 * order in which they were made; a move that does not follow the one before it names its parent, {@code 3:r1c2};
 * {@code @2=first_try} says what the player calls a node; at the end {@code @3} names the node where the game stands, if
 * that is not the last. A share ID alone is a play without moves. A {@link Command} is one node, whatever it does: its
 * moves are joined by commas, {@code r1c2,r1c3}.
 *
 * <p>Immutable; threads may share one.
 */
public final class Play {

    /** So many characters a name of a node has at most. */
    public static final int LONGEST_NAME = 60;

    private final Track<?, ?> track;

    private Play(Track<?, ?> track) {
        this.track = track;
    }

    /**
     * A play at its beginning.
     *
     * @param position the position's text, without the puzzle's name
     * @throws TextError when it is none
     */
    public static Play start(Puzzle<?, ?, ?> puzzle, String position) {
        return new Play(begun(puzzle, position));
    }

    private static <P, S, M> Track<S, M> begun(Puzzle<P, S, M> puzzle, String position) {
        return Track.begin(puzzle, puzzle.texts().positions().parse(position));
    }

    /** A play that begins with a generated position. */
    public static Play generate(
            Puzzle<?, ?, ?> puzzle, String setup, SeededRandom random, Generator.Log log, Workspace workspace) {
        return new Play(generated(puzzle, setup, random, log, workspace));
    }

    private static <P, S, M> Track<S, M> generated(
            Puzzle<P, S, M> puzzle, String setup, SeededRandom random, Generator.Log log, Workspace workspace) {
        P chosen = setup.isEmpty()
                ? puzzle.setups().standard()
                : puzzle.texts().setups().parse(setup);
        return Track.begin(puzzle, puzzle.generator(workspace).generate(chosen, random, log));
    }

    /**
     * Reads a saved play or a share ID.
     *
     * @throws TextError when it is neither, or when a move in it is not legal
     */
    public static Play load(Catalog catalog, String saved) {
        return new Play(SavedPlay.read(catalog.named(saved), saved));
    }

    /** The saved form: one line. */
    public String save() {
        return SavedPlay.write(track);
    }

    /** The share ID of the position where the game stands. */
    public String id() {
        return track.puzzle().id() + ":" + track.text();
    }

    public Puzzle<?, ?, ?> puzzle() {
        return track.puzzle();
    }

    /** The text of the position where the game stands. */
    public String position() {
        return track.text();
    }

    public Scene scene() {
        return track.scene();
    }

    public Status status() {
        return track.status();
    }

    /** How many play. */
    public int players() {
        return track.players();
    }

    /** Everything that can be done now; no two are equal. */
    public List<Gesture> gestures() {
        return track.gestures();
    }

    /**
     * Those drags that are done as soon as the hand comes there, before it lets go.
     *
     * @param among gestures of {@link #gestures}
     */
    public List<Gesture.Drag> sweeps(List<Gesture> among) {
        return track.sweeps(among);
    }

    /**
     * The play after a gesture.
     *
     * @throws Refused when the gesture is not offered here
     */
    public Play act(Gesture gesture) {
        return act(List.of(gesture));
    }

    /**
     * The play after gestures that are one step of its history, each made where those before have led.
     *
     * @param gestures one or more
     * @throws Refused when one of them is not offered; then none is made
     */
    public Play act(List<Gesture> gestures) {
        if (gestures.isEmpty()) {
            throw new IllegalArgumentException("a step has one gesture or more");
        }
        return new Play(track.act(gestures));
    }

    /** The commands of the puzzle that have something to do now. */
    public List<String> commands(Workspace workspace) {
        return track.commands(workspace);
    }

    /**
     * The play after a command, which is one step of its history.
     *
     * @throws Refused when it has nothing to do here
     * @throws IllegalArgumentException when the puzzle has no such command
     */
    public Play command(String id, Workspace workspace) {
        return new Play(track.command(id, workspace));
    }

    /**
     * What the puzzle says of a spot; empty when it has nothing to say of any.
     *
     * @throws IllegalArgumentException when the scene has no such spot
     */
    public Optional<Explainer.Explanation> explain(String spot, Workspace workspace) {
        return track.explain(spot, workspace);
    }

    /** The play before the last move; empty at the beginning. */
    public Optional<Play> undo() {
        return track.node() == 0 ? Optional.empty() : Optional.of(goTo(track.parent(track.node())));
    }

    /** The play after the move last made from here; empty when there is none. */
    public Optional<Play> redo() {
        List<Integer> branches = track.children(track.node());
        return branches.isEmpty() ? Optional.empty() : Optional.of(goTo(branches.getLast()));
    }

    /**
     * The same play standing at another node of its history.
     *
     * @param node 0 to {@link #size}
     */
    public Play goTo(int node) {
        check(node);
        return new Play(track.goTo(node));
    }

    private void check(int node) {
        if (node < 0 || node > size()) {
            throw new IllegalArgumentException("node (%d) must be 0 to %d".formatted(node, size()));
        }
    }

    /** The node where the game stands. */
    public int node() {
        return track.node();
    }

    /** Steps in the history, on all branches. */
    public int size() {
        return track.size();
    }

    /** The nodes that follow a node, in the order in which they were made. */
    public List<Integer> branches(int node) {
        return track.children(node);
    }

    /** For each number of moves from the beginning on, the node that they led to; a node of several moves comes so often. */
    public List<Integer> path() {
        return track.path();
    }

    /**
     * The gestures that lead here from a node above this one, in turn: for each move one that makes it.
     *
     * @param above a node on the way here
     */
    public List<Gesture> gesturesFrom(int above) {
        return track.gesturesFrom(above);
    }

    /** What was done since a node on the way here, in one sentence; empty when nothing was. */
    public String described(int above) {
        return track.described(above);
    }

    /** The steps of the history, in the order in which they were made. */
    public Stream<Step> steps() {
        return track.steps();
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

    /**
     * The play with a node called so: a branch worth coming back to, for instance.
     *
     * @param node 0 to {@link #size}
     * @param name blanks and line breaks become single blanks, those at its ends are dropped; empty for no name
     * @throws IllegalArgumentException when it is longer than {@link #LONGEST_NAME}
     */
    public Play named(int node, String name) {
        check(node);
        return new Play(track.named(node, NodeName.of(name)));
    }

    /** What the player calls a node; mostly empty. */
    public String name(int node) {
        check(node);
        return track.name(node);
    }

    /** The next step and its reason, if the puzzle knows one. */
    public Optional<Hinter.Hint<?>> hint(Workspace workspace) {
        return track.hint(workspace);
    }

    /**
     * What the puzzle says of the moves that led to where the game stands; empty when it has nothing to say of any play.
     *
     * @throws Study.Refused when it has nothing to say of this one
     */
    public Optional<Study.Report> review(Limits limits, Workspace workspace) {
        return track.review(limits, workspace);
    }

    /**
     * The play after a computer player's whole turn; the play itself when the game is over.
     *
     * @throws IllegalArgumentException when the puzzle has no such player
     */
    public Play turn(String agent, SeededRandom random, Workspace workspace) {
        return new Play(track.turn(agent, random, workspace));
    }

    /** A gesture that is not offered, and why. */
    public static final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1;

        Refused(String reason) {
            super(reason, null, false, false);
        }
    }
}
