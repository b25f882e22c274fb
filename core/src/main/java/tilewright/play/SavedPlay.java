package tilewright.play;

import java.util.ArrayList;
import java.util.List;
import tilewright.puzzle.Puzzle;
import tilewright.text.Cursor;
import tilewright.text.Format;
import tilewright.text.TextError;

/** The saved form of a play, as {@link Play} describes it. */
final class SavedPlay {

    private static final int MOST_MOVES = 100_000;

    private SavedPlay() {}

    static <S, M> String write(Track<S, M> track) {
        StringBuilder out = new StringBuilder(track.puzzle().id()).append(':');
        track.puzzle().texts().positions().write(track.beginning(), out);
        if (track.size() == 0 && track.name(0).isEmpty()) {
            return out.toString();
        }
        out.append(" |");
        for (int node = 1; node <= track.size(); node++) {
            out.append(' ');
            if (track.parent(node) != node - 1) {
                out.append(track.parent(node)).append(':');
            }
            out.append(track.moveText(node));
        }
        for (int node = 0; node <= track.size(); node++) {
            if (!track.name(node).isEmpty()) {
                out.append(" @").append(node).append('=').append(NodeName.written(track.name(node)));
            }
        }
        if (track.node() != track.size()) {
            out.append(" @").append(track.node());
        }
        return out.toString();
    }

    static <P, S, M> Track<S, M> read(Puzzle<P, S, M> puzzle, String saved) {
        Cursor cursor = new Cursor(saved);
        cursor.until(':');
        cursor.expect(':');
        int from = cursor.offset();
        boolean severalLines = saved.indexOf('\n') >= 0; // a position alone, in which a bar may mean something else
        String position = severalLines ? cursor.rest() : cursor.until('|').stripTrailing();
        Track<S, M> track =
                Track.begin(puzzle, part(saved, from, position, puzzle.texts().positions()));
        return cursor.skip('|') ? moves(track, saved, cursor) : track;
    }

    /*
     * The nodes are gathered in one list and wrapped at the end: adding them to the track one by one would copy the
     * list for each.
     */
    private static <S, M> Track<S, M> moves(Track<S, M> track, String saved, Cursor cursor) {
        List<Track.Node<S, M>> nodes = new ArrayList<>(track.nodes());
        int node = 0;
        cursor.skipBlanks();
        while (!cursor.atEnd()) {
            if (cursor.skip('@')) {
                int meant = cursor.number("the node", 0, nodes.size() - 1);
                if (cursor.skip('=')) {
                    Track.Node<S, M> old = nodes.get(meant);
                    nodes.set(
                            meant, new Track.Node<>(old.parent(), old.moves(), old.position(), NodeName.read(cursor)));
                    cursor.skipBlanks();
                    continue;
                }
                node = meant;
                cursor.skipBlanks();
                cursor.expectEnd();
                break;
            }
            if (nodes.size() > MOST_MOVES) {
                throw cursor.error("a saved play has at most " + MOST_MOVES + " moves");
            }
            int parent = nodes.size() - 1;
            if (cursor.peek() >= '0' && cursor.peek() <= '9') {
                parent = cursor.number("the node before the move", 0, nodes.size() - 1);
                cursor.expect(':');
            }
            nodes.add(step(
                    track.puzzle(), saved, cursor, parent, nodes.get(parent).position()));
            node = nodes.size() - 1;
            cursor.skipBlanks();
        }
        return new Track<>(track.puzzle(), nodes, node);
    }

    /** Reads the moves of a step, of which a command has several. */
    private static <S, M> Track.Node<S, M> step(
            Puzzle<?, S, M> puzzle, String saved, Cursor cursor, int parent, S before) {
        List<M> moves = new ArrayList<>();
        S position = before;
        int at = cursor.offset();
        String step = cursor.until(' ');
        for (int from = 0; from <= step.length(); ) {
            int comma = step.indexOf(',', from);
            String text = step.substring(from, comma < 0 ? step.length() : comma);
            M move = part(saved, at + from, text, puzzle.texts().moves());
            if (!puzzle.rules().legal(position, move)) {
                throw cursor.error(at + from, "the move (" + text + ") is not legal here");
            }
            position = puzzle.rules().after(position, move);
            moves.add(move);
            from += text.length() + 1;
        }
        return new Track.Node<>(parent, List.copyOf(moves), position, "");
    }

    /** Reads a part of the saved text; an error names its place in the whole. */
    private static <T> T part(String saved, int from, String part, Format<T> format) {
        try {
            return format.parse(part);
        } catch (TextError error) {
            throw new TextError(saved, from + error.offset(), error.reason());
        }
    }
}
