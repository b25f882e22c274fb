package tilewright.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tilewright.message.Message;
import tilewright.play.GameTree;
import tilewright.play.Play;

/** The moves of a play as texts. */
final class Moves {

    /** Maximum number of moves that are listed one by one. */
    private static final int FEW = 40;

    /** Moves of a kind that stand as examples. */
    private static final int EXAMPLES = 3;

    private Moves() {}

    /** All moves that can be made now, each once. */
    static List<String> all(Play play) {
        return all(play.tree());
    }

    static <S, M> List<String> all(GameTree<?, S, M> tree) {
        return tree.offers().stream()
                .map(offer -> tree.puzzle().texts().moves().format(offer.move()))
                .distinct()
                .toList();
    }

    /** Lines that say which moves can be made: all of them where they are few; else each kind, with its number and examples. */
    static List<Message> summary(List<String> moves) {
        if (moves.isEmpty()) {
            return List.of(TerminalMessages.noMoves());
        }
        if (moves.size() <= FEW) {
            return List.of(Message.verbatim(String.join(" ", moves)));
        }
        Map<String, List<String>> kinds = new TreeMap<>();
        moves.forEach(move ->
                kinds.computeIfAbsent(kind(move), _ -> new ArrayList<>()).add(move));
        List<Message> lines = new ArrayList<>();
        kinds.forEach((kind, some) -> lines.add(TerminalMessages.movesOfKind(
                Message.verbatim(kind),
                some.size(),
                Message.verbatim(String.join(" ", some.subList(0, Math.min(EXAMPLES, some.size())))))));
        lines.add(TerminalMessages.movesOfCell());
        return lines;
    }

    /** The moves that name a cell. */
    static List<String> of(String cell, List<String> moves) {
        return moves.stream().filter(move -> names(move, cell)).toList();
    }

    private static boolean names(String move, String cell) {
        int at = move.indexOf(cell);
        int end = at + cell.length();
        return at >= 0 && (end == move.length() || move.charAt(end) < '0' || move.charAt(end) > '9');
    }

    /** A move with {@code CELL} in place of cells, and {@code N} of other numbers. */
    private static String kind(String move) {
        StringBuilder kind = new StringBuilder();
        int at = 0;
        while (at < move.length()) {
            int row = move.charAt(at) == 'r' ? digits(move, at + 1) : at;
            boolean cell =
                    row > at + 1 && row < move.length() && move.charAt(row) == 'c' && digits(move, row + 1) > row + 1;
            int number = digits(move, at);
            kind.append(cell ? "CELL" : number > at ? "N" : move.substring(at, at + 1));
            at = cell ? digits(move, row + 1) : Math.max(at + 1, number);
        }
        return kind.toString();
    }

    private static int digits(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        return at;
    }

    /** Thrown when a word cannot be carried out as the game stands. */
    static final class ImpossibleMove extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final transient Message reason;

        ImpossibleMove(Message reason) {
            super(reason.text(), null, false, false);
            this.reason = reason;
        }

        Message reason() {
            return reason;
        }
    }
}
