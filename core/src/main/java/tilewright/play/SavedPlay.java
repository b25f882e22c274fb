package tilewright.play;

import java.util.ArrayList;
import java.util.List;
import tilewright.play.GameTree.Node;
import tilewright.puzzle.Puzzle;
import tilewright.search.Stop;
import tilewright.text.Cursor;
import tilewright.text.Format;
import tilewright.text.TextError;
import tilewright.text.Whitespace;

/** The saved form of a play, as {@link Play} describes it. */
final class SavedPlay {

    private SavedPlay() {}

    /**
     * Puts a step behind those that are written already.
     *
     * @param which its node
     */
    static void append(StringBuilder out, int which, int parent, String text) {
        out.append(which == 1 ? " | " : " ");
        if (parent != which - 1) {
            out.append(parent).append(':');
        }
        out.append(text);
    }

    static <P, S, M> GameTree<P, S, M> read(Puzzle<P, S, M> puzzle, Cursor cursor, Stop stop) {
        String saved = cursor.rest();
        cursor.until(':');
        cursor.expect(':');
        int from = cursor.offset();
        boolean severalLines = saved.indexOf('\n') >= 0; // a position alone, in which a bar may mean something else
        Cursor position = new Cursor(severalLines ? cursor.rest() : Whitespace.stripTrailing(cursor.until('|')));
        GameTree<P, S, M> tree = GameTree.begin(puzzle, position(puzzle, saved, from, position));
        cursor.warn(position.warning());
        return cursor.skip('|') ? steps(tree, saved, cursor, stop) : tree;
    }

    /**
     * Reads a position of the text of a cursor, which is given a warning about what was left out; an error names its place in the whole.
     */
    static <S> S position(Puzzle<?, S, ?> puzzle, String saved, int from, Cursor position) {
        if (position.rest().length() > Play.LONGEST_POSITION) {
            throw new TextError(saved, from + Play.LONGEST_POSITION, PlayMessages.longPosition(Play.LONGEST_POSITION));
        }
        return part(saved, from, position, puzzle.texts().positions());
    }

    /*
     * The nodes are gathered in one list and wrapped at the end: adding them to the tree one by one would copy the
     * list for each.
     */
    private static <P, S, M> GameTree<P, S, M> steps(GameTree<P, S, M> tree, String saved, Cursor cursor, Stop stop) {
        List<Node<S, M>> nodes = new ArrayList<>(tree.nodes());
        StringBuilder steps = new StringBuilder(tree.save());
        int node = 0;
        int moves = 0;
        cursor.skipBlanks();
        while (!cursor.atEnd()) {
            if (cursor.skip('@')) {
                int meant = cursor.number(PlayMessages.theNode(), 0, nodes.size() - 1);
                if (cursor.skip('=')) {
                    stop.check();
                    nodes.set(meant, nodes.get(meant).named(NodeName.read(cursor)));
                    cursor.skipBlanks();
                    continue;
                }
                node = meant;
                cursor.skipBlanks();
                cursor.expectEnd();
                break;
            }
            int parent = nodes.size() - 1;
            if (cursor.peek() >= '0' && cursor.peek() <= '9') {
                parent = cursor.number(PlayMessages.theNodeBefore(), 0, nodes.size() - 1);
                cursor.expect(':');
            }
            node = nodes.size();
            S before = nodes.get(parent).position();
            nodes.add(step(tree.puzzle(), saved, cursor, parent, before, Play.MOST_MOVES - moves, stop));
            moves += nodes.getLast().moves().size();
            append(steps, node, parent, nodes.getLast().text());
            cursor.skipBlanks();
        }
        return new GameTree<>(tree.puzzle(), nodes, node, steps.toString());
    }

    /**
     * Reads the moves of a step, of which a command has several.
     *
     * @param most moves that it may have
     */
    private static <S, M> Node<S, M> step(
            Puzzle<?, S, M> puzzle, String saved, Cursor cursor, int parent, S before, int most, Stop stop) {
        Format<M> format = puzzle.texts().moves();
        List<M> moves = new ArrayList<>();
        StringBuilder written = new StringBuilder();
        S position = before;
        int at = cursor.offset();
        String step = cursor.until(' ');
        for (int from = 0; from <= step.length(); ) {
            stop.check();
            int comma = step.indexOf(',', from);
            if (moves.size() == most) {
                throw cursor.error(at + from, PlayMessages.manySavedMoves(Play.MOST_MOVES));
            }
            String text = step.substring(from, comma < 0 ? step.length() : comma);
            M move = part(saved, at + from, text, format);
            if (!puzzle.rules().legal(position, move)) {
                throw cursor.error(at + from, PlayMessages.illegalMove(text));
            }
            position = puzzle.rules().after(position, move);
            moves.add(move);
            format.write(move, written.append(from == 0 ? "" : ","));
            from += text.length() + 1;
        }
        return new Node<>(parent, List.copyOf(moves), written.toString(), position, "");
    }

    /** Reads a part of the saved text; an error names its place in the whole. */
    private static <T> T part(String saved, int from, String part, Format<T> format) {
        return part(saved, from, new Cursor(part), format);
    }

    private static <T> T part(String saved, int from, Cursor part, Format<T> format) {
        try {
            return format.parse(part);
        } catch (TextError error) {
            throw new TextError(saved, from + error.offset(), error.problem());
        }
    }
}
