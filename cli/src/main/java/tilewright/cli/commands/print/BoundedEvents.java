package tilewright.cli.commands.print;

import java.util.Optional;
import org.snakeyaml.engine.v2.events.CollectionEndEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.parser.Parser;
import tilewright.message.Message;

/**
 * The parts of a YAML text, bounded in depth and number to those of a description of a book: the code that composes
 * them recurses for each level. Aliases count as parts. One thread at a time.
 */
final class BoundedEvents implements Parser {

    /** A book has four levels. */
    private static final int DEEPEST = 20;

    private static final int MOST = 200_000;

    private final Parser parser;
    private int depth;
    private int parts;

    BoundedEvents(Parser parser) {
        this.parser = parser;
    }

    /** Thrown when there are too many parts, or parts that are too deep. */
    static final class LimitExceeded extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final transient Optional<Mark> place;
        private final transient Message reason;

        /** @param reason a sentence without a full stop */
        LimitExceeded(Optional<Mark> place, Message reason) {
            super(reason.text(), null, false, false);
            this.place = place;
            this.reason = reason;
        }

        Message reason() {
            return reason;
        }

        Optional<Mark> place() {
            return place;
        }
    }

    @Override
    public boolean hasNext() {
        return parser.hasNext();
    }

    @Override
    public boolean checkEvent(Event.ID id) {
        return parser.checkEvent(id);
    }

    @Override
    public Event peekEvent() {
        return parser.peekEvent();
    }

    @Override
    public Event next() {
        Event event = parser.next();
        parts++;
        if (event instanceof CollectionStartEvent) {
            depth++;
        } else if (event instanceof CollectionEndEvent) {
            depth--;
        }
        if (depth > DEEPEST) {
            throw new LimitExceeded(event.getStartMark(), PrintMessages.manyLevels(DEEPEST));
        }
        if (parts > MOST) {
            throw new LimitExceeded(event.getStartMark(), PrintMessages.manyParts(MOST));
        }
        return event;
    }
}
