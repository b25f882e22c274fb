package tilewright.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tilewright.cli.terminal.Moves.ImpossibleMove;
import tilewright.draw.Spot;
import tilewright.message.Message;
import tilewright.play.GameTree;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Nearest;
import tilewright.puzzle.Workspace;
import tilewright.text.TextError;

/**
 * Moves as a person types them: the text of a move, with cells in any of the {@link CellSpelling}s, or a gesture, such as
 * {@code r1c3 4} for a key in a cell, {@code r1c3} for a tap, and {@code r1c1 r1c3} for a drag. One line at a time.
 *
 * @param <P> the setup
 * @param <S> the position
 * @param <M> the move
 */
final class TypedMoves<P, S, M> {

    private final GameTree<P, S, M> tree;
    private final Workspace workspace;
    private final Set<String> spots;
    private Optional<Refused> refusal = Optional.empty();

    private TypedMoves(GameTree<P, S, M> tree, Workspace workspace) {
        this.tree = tree;
        this.workspace = workspace;
        this.spots = tree.scene().spots().stream().map(Spot::id).collect(Collectors.toSet());
    }

    /**
     * A game after the first move of a line.
     *
     * @param words the number of words that it took
     */
    record Made<P, S, M>(GameTree<P, S, M> tree, int words) {}

    /**
     * The reason why a move cannot be made now.
     *
     * @param words the number of words that it takes
     */
    private record Refused(Message reason, int words) {}

    /**
     * The words of a line of moves. Blanks beside a sign between two parts of a move, and commas behind a move, are left out.
     */
    static List<String> words(List<String> typed) {
        String line = String.join(" ", typed);
        for (String sign : List.of("=", ">", "?", "!")) {
            line = line.replace(" " + sign, sign).replace(sign + " ", sign);
        }
        return Stream.of(line.split(" ", -1))
                .map(word -> word.endsWith(",") ? word.substring(0, word.length() - 1) : word)
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /**
     * Makes the first move of a line.
     *
     * @param words one or more
     * @throws TextError when the text of a move has a fault
     * @throws ImpossibleMove when it is no move, or none that can be made now
     */
    static <P, S, M> Made<P, S, M> first(GameTree<P, S, M> tree, List<String> words, Workspace workspace) {
        return new TypedMoves<>(tree, workspace).first(words);
    }

    private Made<P, S, M> first(List<String> words) {
        String word = words.getFirst();
        Optional<String> next = words.size() > 1 ? Optional.of(words.get(1)) : Optional.empty();
        Optional<Made<P, S, M>> made = written(word, 1)
                .or(() -> next.flatMap(more -> written(word + "=" + more, 2)))
                .or(() -> next.flatMap(more -> drag(word, more)))
                .or(() -> next.flatMap(more -> gesture(word + "=" + more, 2)))
                .or(() -> gesture(word, 1));
        return made.orElseThrow(() -> new ImpossibleMove(refusal.<Message>map(
                        refused -> notPossible(words.subList(0, refused.words()), refused.reason()))
                .orElseGet(() -> noMove(word))));
    }

    /** The reason; behind a cell alone, where a move takes more than that, also what a move looks like. */
    private Message notPossible(List<String> words, Message reason) {
        Message typed = Message.verbatim(String.join(" ", words));
        Optional<String> example = words.size() == 1 && spots.contains(spot(words.getFirst()))
                ? MoveExample.of(tree, workspace).filter(move -> !spots.contains(move))
                : Optional.empty();
        return example.<Message>map(move -> TerminalMessages.notPossibleLike(typed, reason, Message.verbatim(move)))
                .orElseGet(() -> TerminalMessages.notPossible(typed, reason));
    }

    /** The move that a text is. */
    private Optional<Made<P, S, M>> written(String word, int taken) {
        Optional<M> move = spellings(word).flatMap(text -> read(text).stream()).findFirst();
        if (move.isPresent() && !tree.puzzle().rules().legal(tree.position(), move.get())) {
            refuse(tree.puzzle().rules().illegal(tree.position(), move.get()), taken);
            return Optional.empty();
        }
        return move.map(legal -> new Made<>(tree.after(legal), taken));
    }

    private Stream<String> spellings(String word) {
        String named = CellSpelling.named(word, spots);
        return Stream.of(word, named, named.toLowerCase(Locale.ROOT)).distinct();
    }

    private Optional<M> read(String text) {
        try {
            return Optional.of(tree.puzzle().texts().moves().parse(text));
        } catch (TextError _) {
            return Optional.empty();
        }
    }

    private Optional<Made<P, S, M>> drag(String from, String to) {
        return spots.contains(spot(from)) && spots.contains(spot(to))
                ? meant(new Gesture.Drag(spot(from), spot(to)), 2)
                : Optional.empty();
    }

    /** A key in a cell, a drag, or a tap. */
    private Optional<Made<P, S, M>> gesture(String word, int taken) {
        String text = spot(word);
        int key = text.indexOf('=');
        int to = text.indexOf('>');
        if (key > 0 && spots.contains(text.substring(0, key))) {
            String typed = text.substring(key + 1);
            return meant(new Gesture.Type(text.substring(0, key), typed.equals(".") ? "Delete" : typed), taken);
        }
        if (to > 0 && spots.contains(text.substring(0, to)) && spots.contains(text.substring(to + 1))) {
            return meant(new Gesture.Drag(text.substring(0, to), text.substring(to + 1)), taken);
        }
        return spots.contains(text) ? meant(new Gesture.Tap(text), taken) : Optional.empty();
    }

    private String spot(String word) {
        return CellSpelling.named(word, spots).toLowerCase(Locale.ROOT);
    }

    private Optional<Made<P, S, M>> meant(Gesture gesture, int taken) {
        Optional<M> move = tree.puzzle().rules().meant(tree.position(), gesture);
        if (move.isEmpty()) {
            refuse(tree.puzzle().rules().refusal(tree.position(), gesture), taken);
        }
        return move.map(legal -> new Made<>(tree.after(legal), taken));
    }

    /** Keeps a reason; the first one is about what was written most likely. */
    private void refuse(Message reason, int words) {
        refusal = refusal.isEmpty() ? Optional.of(new Refused(reason, words)) : refusal;
    }

    /** The reason why a word is no move at all; a fault in the text of a move has its place. */
    private Message noMove(String word) {
        String text = spot(word);
        if (spots.stream().anyMatch(text::startsWith)
                || cellBegins(text, 0)
                || cellBegins(text, text.indexOf('=') + 1)) {
            M _ = tree.puzzle().texts().moves().parse(text);
        }
        List<String> known = new ArrayList<>(PlayLoop.WORDS);
        known.addAll(Moves.all(tree));
        Optional<String> example = MoveExample.of(tree, workspace);
        return TerminalMessages.noMove(
                Message.verbatim(word),
                Nearest.suggestion(text, known),
                example.isEmpty() ? "none" : "some",
                Message.verbatim(example.orElse("")));
    }

    private static boolean cellBegins(String text, int at) {
        return text.length() > at + 1
                && text.charAt(at) == 'r'
                && text.charAt(at + 1) >= '0'
                && text.charAt(at + 1) <= '9';
    }
}
