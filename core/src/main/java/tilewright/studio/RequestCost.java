package tilewright.studio;

import tilewright.text.Json;

/**
 * An estimate of the nanoseconds that a request without a search takes, from the lengths of its texts, before any of
 * them is read as a position. It does not count the view in the answer. docs/results/performance/engine.md has the
 * measurements.
 */
final class RequestCost {

    /** The most that a light request takes. */
    static final long LIGHT = 3_000_000;

    /** The cost of a character, wherever it stands. */
    private static final long CHARACTER = 60;

    /** The cost of a move, besides one for each character of the position: a move copies a board. */
    private static final long MOVE = 500;

    private RequestCost() {}

    static long of(Json.Obj request) {
        long characters = 0;
        for (Json value : request.fields().values()) {
            characters += value instanceof Json.Str(String text) ? text.length() : 0;
        }
        String play = text(request, "play");
        int bar = play.indexOf('|');
        long acts = separators(text(request, "gesture")) + separators(text(request, "moves"));
        return CHARACTER * characters
                + acts * (MOVE + (bar < 0 ? play.length() : bar))
                + replay(play)
                + replay(text(request, "before"))
                + replay(text(request, "text"));
    }

    private static String text(Json.Obj request, String name) {
        return request.field(name).orElse(Json.NULL) instanceof Json.Str(String text) ? text : "";
    }

    private static long separators(String text) {
        long count = 0;
        for (int i = 0; i < text.length(); i++) {
            count += isSeparator(text.charAt(i)) ? 1 : 0;
        }
        return count;
    }

    private static boolean isSeparator(char c) {
        return c == ' ' || c == ',';
    }

    /**
     * The cost of the moves of saved plays, one a line: those behind a bar, each on a board as large as what stands
     * before it.
     */
    private static long replay(String plays) {
        long sum = 0;
        int begin = 0;
        int bar = -1;
        for (int i = 0; i < plays.length(); i++) {
            char c = plays.charAt(i);
            if (c == '\n') {
                begin = i + 1;
                bar = -1;
                sum += MOVE;
            } else if (bar < 0) {
                bar = c == '|' ? i : -1;
            } else if (isSeparator(c)) {
                sum += MOVE + bar - begin;
            }
        }
        return sum;
    }
}
