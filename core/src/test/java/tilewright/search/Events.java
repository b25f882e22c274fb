package tilewright.search;

import java.util.ArrayList;
import java.util.List;

/** The events of a search, as a string of letters: S solution, D descend, X dead end, R retreat, F finished. */
final class Events {

    private Events() {}

    /** All events of a search that is let go on without a break. */
    static String of(Search search) {
        StringBuilder events = new StringBuilder();
        int event;
        do {
            event = search.run(Search.STEPS, Long.MAX_VALUE);
            events.append(letter(event));
        } while (event != Search.FINISHED);
        return events.toString();
    }

    /** The same, but with so few nodes a call that it must be taken up again many times. */
    static String inSlices(Search search, long nodes) {
        StringBuilder events = new StringBuilder();
        int event = 0;
        long granted = 0;
        while (event != Search.FINISHED) {
            long before = search.nodes();
            event = search.run(Search.STEPS, granted);
            if (search.nodes() - before > granted) {
                throw new AssertionError("took " + (search.nodes() - before) + " nodes, granted were " + granted);
            }
            granted = event == 0 ? nodes : 0;
            if (event != 0) {
                events.append(letter(event));
            }
        }
        return events.toString();
    }

    /** Checks the order that the interface promises; gives the events where the order was broken. */
    static List<String> brokenRules(String events) {
        List<String> broken = new ArrayList<>();
        int depth = 0;
        char before = 'D';
        for (int i = 0; i < events.length(); i++) {
            char event = events.charAt(i);
            String allowed = switch (before) {
                case 'D' -> "SXD";
                case 'S', 'X' -> depth == 0 ? "F" : "R";
                case 'R' -> depth == 0 ? "DF" : "DR";
                default -> "";
            };
            if (allowed.indexOf(event) < 0) {
                broken.add("event " + i + ": " + event + " behind " + before + " in depth " + depth);
            }
            depth += event == 'D' ? 1 : event == 'R' ? -1 : 0;
            before = event;
        }
        return broken;
    }

    private static char letter(int event) {
        return switch (event) {
            case Search.SOLUTION -> 'S';
            case Search.DESCEND -> 'D';
            case Search.DEAD_END -> 'X';
            case Search.RETREAT -> 'R';
            case Search.FINISHED -> 'F';
            default -> throw new AssertionError("no event has the number " + event);
        };
    }
}
