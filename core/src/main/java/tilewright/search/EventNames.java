package tilewright.search;

import java.util.List;

/** The names of a search's events in texts. */
public final class EventNames {

    private static final List<Integer> EVENTS =
            List.of(Search.SOLUTION, Search.DESCEND, Search.DEAD_END, Search.RETREAT);

    /** Names of the events at which a search can halt. */
    public static final List<String> HALTS = EVENTS.stream().map(EventNames::of).toList();

    private EventNames() {}

    /**
     * The name of an event.
     *
     * @param event one of those of {@link Search}, or 0 before the first
     */
    public static String of(int event) {
        return switch (event) {
            case 0 -> "start";
            case Search.SOLUTION -> "solution";
            case Search.DESCEND -> "descend";
            case Search.DEAD_END -> "dead-end";
            case Search.RETREAT -> "retreat";
            case Search.FINISHED -> "finished";
            default -> throw new IllegalArgumentException("there is no event (%d)".formatted(event));
        };
    }

    /**
     * The event of a name.
     *
     * @param name one of {@link #HALTS}
     */
    public static int event(String name) {
        int at = HALTS.indexOf(name);
        if (at < 0) {
            throw new IllegalArgumentException(
                    "there is no event (%s), there are %s".formatted(name, String.join(", ", HALTS)));
        }
        return EVENTS.get(at);
    }
}
