package tilewright.server.rooms;

import tilewright.text.Cursor;

/** A proposal that people in a room vote on. Immutable. */
public sealed interface Proposal {

    /** The last turn of the one who asks is taken back. */
    record Takeback() implements Proposal {}

    /** Another game with the seats turned. */
    record Rematch() implements Proposal {}

    /** Hints and analysis before the end. */
    record Analyze() implements Proposal {}

    /** A computer stands in for somebody who is away. */
    record Computer(int seat) implements Proposal {}

    default String text() {
        return switch (this) {
            case Takeback _ -> "takeback";
            case Rematch _ -> "rematch";
            case Analyze _ -> "analyze";
            case Computer(int seat) -> "computer " + seat;
        };
    }

    /**
     * Reads a proposal's text.
     *
     * @throws tilewright.text.TextError when it is none
     */
    static Proposal parse(String text) {
        Cursor cursor = new Cursor(text);
        Proposal read = switch (cursor.until(' ')) {
            case "takeback" -> new Takeback();
            case "rematch" -> new Rematch();
            case "analyze" -> new Analyze();
            case "computer" -> {
                cursor.expect(' ');
                yield new Computer(cursor.number(RoomsMessages.theSeat(), 0, RoomSettings.MOST_SEATS - 1));
            }
            default -> throw cursor.error(0, RoomsMessages.noProposal());
        };
        cursor.expectEnd();
        return read;
    }
}
