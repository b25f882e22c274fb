package tilewright.puzzle;

import java.util.List;
import java.util.Optional;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.search.Limits;
import tilewright.text.Json;
import tilewright.text.Reason;
import tilewright.text.Refusal;

/**
 * A question about a position that has a verb of its own: perft, analyze, rate.
 *
 * @param <S> the position
 */
public interface Study<S> {

    /** Lower case letters; the command's name. */
    String verb();

    /** A few words for a button or a switch. */
    Message title();

    Message about();

    /** The fields of the answers that are columns in tables, in order; the same for all puzzles that have the verb. */
    default Columns columns() {
        return Columns.NONE;
    }

    /** Whether the study is fast enough to run after each move of a game. */
    default boolean live() {
        return false;
    }

    /** Whether the marks of the study give away more than its line, so that a reader must ask for them. */
    default boolean spoiler() {
        return false;
    }

    /** Whether the answer helps to play on from the position; false when it only describes the position. */
    default boolean reveals() {
        return true;
    }

    /** Whether the question has a depth. */
    default boolean deep() {
        return false;
    }

    /** Whether an equivalent position, such as a turned one, may have another answer. */
    default boolean varies() {
        return false;
    }

    /**
     * The answer for one position.
     *
     * @param depth how far to look, where the question has a depth; 0 or more
     * @throws Refused when the position is readable but the question makes no sense for it
     */
    Report study(S position, int depth, Limits limits);

    /**
     * Returns a report for readers of its line, without fields, picture, and rows that would take longer than the line.
     *
     * @throws Refused as {@link #study} does
     */
    default Report brief(S position, int depth, Limits limits) {
        return study(position, depth, limits);
    }

    /**
     * An answer.
     *
     * @param line for people: one line
     * @param result what the line says, as a value
     * @param complete false when a limit came first
     * @param settled false when a larger budget may lead to another answer
     * @param picture where the answer can be shown on the board
     * @param rows where it says something of several things, one by one
     */
    record Report(
            Message line, Result result, boolean complete, boolean settled, Optional<Picture> picture, List<Row> rows) {

        public Report {
            rows = List.copyOf(rows);
        }

        public Report(Message line, Result result, boolean complete) {
            this(line, result, complete, Optional.empty());
        }

        public Report(Message line, Result result, boolean complete, Optional<Picture> picture) {
            this(line, result, complete, complete, picture, List.of());
        }

        public Report(Message line, Json.Obj fields, boolean complete) {
            this(line, () -> fields, complete);
        }

        public Report(Message line, Json.Obj fields, boolean complete, Optional<Picture> picture) {
            this(line, () -> fields, complete, picture);
        }

        /** The fields of the result, for programs. */
        public Json.Obj fields() {
            return result.toJson();
        }

        /** Returns this report with a sentence for people. */
        public Report said(Message sentence) {
            return new Report(line, result, complete, settled, Optional.of(new Picture(sentence, List.of())), rows);
        }

        public Report withRows(List<Row> all) {
            return new Report(line, result, complete, settled, picture, all);
        }

        /** Returns this report, marked as settled if it is complete and {@code whole} is true. */
        public Report settled(boolean whole) {
            return new Report(line, result, complete, complete && whole, picture, rows);
        }
    }

    /** The tone of an answer: whether it is good or bad for the player. It is shown by a sign. */
    enum Tone {
        PLAIN,
        GOOD,
        BAD,
        /** Unknown. */
        OPEN
    }

    /**
     * A row of an answer that says several things.
     *
     * @param name of what it is said
     * @param words what is said, a few words
     * @param moves in a review, how many of the moves led there; -1 otherwise
     * @param shown where a search shows it
     * @param piece the pieces of which it is said
     */
    record Row(Message name, Message words, Tone tone, int moves, Optional<Moment> shown, Optional<Scene.Piece> piece) {
        public Row(Message name, Message words, Tone tone, int moves) {
            this(name, words, tone, moves, Optional.empty(), Optional.empty());
        }

        public Row(Message name, Message words, Tone tone) {
            this(name, words, tone, -1);
        }

        /** Returns this row, marked as being about a kind of pieces. */
        public Row of(Scene.Piece kind) {
            return new Row(name, words, tone, moves, shown, Optional.of(kind));
        }

        /** Returns this row with the moment of a search that shows it. */
        public Row at(Moment moment) {
            return new Row(name, words, tone, moves, Optional.of(moment), piece);
        }
    }

    /**
     * A moment of a search from the position that was asked about.
     *
     * @param method its id
     * @param step 0 at the beginning
     */
    record Moment(String method, long step) {}

    /**
     * An answer as a picture.
     *
     * @param caption what is to be seen, one sentence or two
     * @param marks to lay over the scene of the position
     * @param further marks that would give too much away at once: shown one group after the other, when asked for
     * @param fields the caption in parts, for front ends that do more than print it
     */
    record Picture(Message caption, Tone tone, List<Mark> marks, List<List<Mark>> further, Json.Obj fields) {
        public Picture {
            marks = List.copyOf(marks);
            further = List.copyOf(further);
        }

        public Picture(Message caption, List<Mark> marks) {
            this(caption, Tone.PLAIN, marks, List.of());
        }

        public Picture(Message caption, Tone tone, List<Mark> marks) {
            this(caption, tone, marks, List.of());
        }

        public Picture(Message caption, Tone tone, List<Mark> marks, List<List<Mark>> further) {
            this(caption, tone, marks, further, Json.obj());
        }

        /** Returns this picture with other fields. */
        public Picture with(Json.Obj parts) {
            return new Picture(caption, tone, marks, further, parts);
        }
    }

    /** Thrown when a question cannot be answered for a position. */
    final class Refused extends Refusal {
        private static final long serialVersionUID = 1;

        /** @param message one sentence without a full stop */
        public Refused(Message message) {
            super(Reason.REFUSED, message);
        }
    }
}
