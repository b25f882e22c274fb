package tilewright.play;

import java.util.List;
import java.util.Optional;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Command;
import tilewright.puzzle.Daily;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Status;
import tilewright.puzzle.WithVariants;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.text.Cursor;
import tilewright.text.Reason;
import tilewright.text.Refusal;
import tilewright.text.TextError;

/**
 * A game in progress, whatever the puzzle. Code that needs its types hands {@link #tree} to a method that names them.
 *
 * <p>Each act, undo or redo gives a new play. The saved form is one line: the share ID of the beginning, {@code |}, and the
 * moves in the order in which they were made; a move that does not follow the one before it names its parent,
 * {@code 3:r1c2}; {@code @2=first_try} gives the player's name of a node; at the end {@code @3} names the node where the
 * game stands, if that is not the last. A share ID alone is a play without moves. A {@link Command} is one node, whatever
 * it does: its moves are joined by commas, {@code r1c2,r1c3}.
 *
 * <p>Immutable; threads may share one.
 */
public record Play(GameTree<?, ?, ?> tree) {

    /** Maximum number of characters in the name of a node. */
    public static final int LONGEST_NAME = 60;

    /** Maximum number of moves in a play, on all branches together: the position after each move is kept. */
    public static final int MOST_MOVES = 20_000;

    /** Maximum number of characters in the text of a position; usual texts have some thousand. */
    public static final int LONGEST_POSITION = 64_000;

    /**
     * A play at its beginning.
     *
     * @param position the position's text, without the puzzle's name
     * @throws TextError when it is none
     */
    public static Play start(Puzzle<?, ?, ?> puzzle, String position) {
        return start(puzzle, new Cursor(position));
    }

    /** A play at its beginning, of the text of a cursor, which is given a warning about what was left out. */
    public static Play start(Puzzle<?, ?, ?> puzzle, Cursor position) {
        return new Play(begun(WithVariants.ofPosition(puzzle, position.rest()), position));
    }

    private static <P, S, M> GameTree<P, S, M> begun(Puzzle<P, S, M> puzzle, Cursor position) {
        return GameTree.begin(puzzle, SavedPlay.position(puzzle, position.rest(), 0, position));
    }

    /**
     * A play of whoever asks for it that begins with a generated position.
     *
     * @param setup its text; empty for the standard one; that of a date takes the seed of the date, and is the same for all
     * @param item 0, 1, 2, … of what {@code new} generates with this setup and seed
     * @throws TextError when it is none
     * @throws Generator.GaveUp when no position was found
     * @throws tilewright.search.Stopped when it was stopped
     */
    public static Play generate(
            Puzzle<?, ?, ?> puzzle,
            String setup,
            long seed,
            long item,
            Stop stop,
            Generator.Log log,
            Workspace workspace) {
        return new Play(generated(
                WithVariants.ofSetup(puzzle, setup),
                setup,
                Daily.Date.random(setup, seed, item),
                stop,
                log,
                workspace));
    }

    /** A play that begins with a generated position, without a stop. */
    public static Play generate(
            Puzzle<?, ?, ?> puzzle, String setup, long seed, long item, Generator.Log log, Workspace workspace) {
        return generate(puzzle, setup, seed, item, Stop.never(), log, workspace);
    }

    private static <P, S, M> GameTree<P, S, M> generated(
            Puzzle<P, S, M> puzzle,
            String setup,
            SeededRandom random,
            Stop stop,
            Generator.Log log,
            Workspace workspace) {
        GameTree<P, S, M> tree = GameTree.generate(puzzle, puzzle.setup(setup), random, stop, log, workspace);
        return Daily.Date.of(setup).isPresent() ? tree.settled() : tree;
    }

    /** The same as {@link GameTree#read}, for the puzzle that the text names. */
    public static Play load(Catalog catalog, String saved, Stop stop) {
        return load(catalog, new Cursor(saved), stop);
    }

    /** The same of the text of a cursor, which is given a warning about what was left out. */
    public static Play load(Catalog catalog, Cursor saved, Stop stop) {
        return new Play(GameTree.read(catalog.named(saved.rest()), saved, stop));
    }

    /** The same as {@link #load(Catalog, String, Stop)}, never stopped. */
    public static Play load(Catalog catalog, String saved) {
        return load(catalog, saved, Stop.never());
    }

    /** The saved form: one line. */
    public String save() {
        return tree.save();
    }

    /** The share ID of the position where the game stands. */
    public String id() {
        return puzzle().id() + ":" + tree.text();
    }

    public Puzzle<?, ?, ?> puzzle() {
        return tree.puzzle();
    }

    /** The same as {@link GameTree#text}. */
    public String position() {
        return tree.text();
    }

    public Scene scene() {
        return tree.scene();
    }

    public Status status() {
        return tree.status();
    }

    /**
     * The play after a gesture.
     *
     * @throws Refused when the gesture is not offered here
     */
    public Play act(Gesture gesture) {
        return act(List.of(gesture), Stop.never());
    }

    /** The same as {@link GameTree#act(List, Stop)}. */
    public Play act(List<Gesture> gestures, Stop stop) {
        return new Play(tree.act(gestures, stop));
    }

    /** The same as {@link GameTree#act(List, String, Stop, Workspace)}. */
    public Play act(List<Gesture> gestures, String then, Stop stop, Workspace workspace) {
        return new Play(tree.act(gestures, then, stop, workspace));
    }

    /** The same as {@link GameTree#moved}. */
    public Play moved(String moves, Stop stop) {
        return new Play(tree.moved(moves, stop));
    }

    /** The same as {@link GameTree#command}. */
    public Play command(String id, Workspace workspace) {
        return new Play(tree.command(id, workspace));
    }

    /** The same as {@link GameTree#turn}. */
    public Play turn(String agent, SeededRandom random, Stop stop, Workspace workspace) {
        return new Play(tree.turn(agent, random, stop, workspace));
    }

    /** The same as {@link GameTree#undo}. */
    public Optional<Play> undo() {
        return tree.undo().map(Play::new);
    }

    /** The same as {@link GameTree#redo}. */
    public Optional<Play> redo() {
        return tree.redo().map(Play::new);
    }

    /** The same as {@link GameTree#begun}. */
    public Play begun() {
        return new Play(tree.begun());
    }

    /** The same as {@link GameTree#settled}. */
    public Play settled() {
        return new Play(tree.settled());
    }

    /** The same as {@link GameTree#goTo}. */
    public Play goTo(int node) {
        return new Play(tree.goTo(node));
    }

    /** The node where the game stands. */
    public int node() {
        return tree.node();
    }

    /** Steps in the history, on all branches. */
    public int size() {
        return tree.size();
    }

    /** Thrown when a gesture is not offered, or a game or a name is too long. */
    public static final class Refused extends Refusal {
        private static final long serialVersionUID = 1;

        Refused(Message message) {
            super(Reason.REFUSED, message);
        }
    }
}
