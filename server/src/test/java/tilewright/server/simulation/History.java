package tilewright.server.simulation;

import java.util.ArrayList;
import java.util.List;
import tilewright.text.Json;

/** The history of all clients: all that they have sent and seen, in the order of time. Mutable; one thread. */
final class History {

    /** Something that a client has sent or seen, with the name of the client. */
    sealed interface Observation {

        /**
         * A request for the first time.
         *
         * @param key with which the client had come in, or the holder's once it has a seat
         * @param mayChange whether such a request may stand in a log; false where it is wrong on purpose
         */
        record Sent(String client, String room, String key, String id, Json.Obj request, boolean mayChange)
                implements Observation {}

        /** The answer that it is saved. */
        record Saved(String client, String room, String id, long version) implements Observation {}

        record Refused(String client, String room, String id, boolean last) implements Observation {}

        /** An event as a client was told of it. */
        record Event(String client, String room, Json.Obj event) implements Observation {}

        /** The state of a room as a client was told when it entered. */
        record Entered(String client, String room, Json.Obj entered) implements Observation {}

        /** The version and hash that a room was said to have. */
        record Head(String client, String room, long version, String hash) implements Observation {}
    }

    /** A time in which no server was there, in milliseconds since 1970. */
    record Downtime(long from, long to) {}

    private final List<Observation> observations = new ArrayList<>();
    private final List<Downtime> downtimes = new ArrayList<>();
    private boolean clockSet;
    private final List<String> troubles = new ArrayList<>();

    void add(Observation observation) {
        observations.add(observation);
    }

    void add(Downtime downtime) {
        if (!clockSet) {
            downtimes.add(downtime);
        }
    }

    /** Notes that a clock was set: from then on nobody knows how the times of events and of downtimes compare. */
    void clockSet() {
        clockSet = true;
        downtimes.clear();
    }

    /** Notes something that must not happen at all, such as an exception. */
    void trouble(String what) {
        troubles.add(what);
    }

    List<Observation> observations() {
        return observations;
    }

    List<Downtime> downtimes() {
        return downtimes;
    }

    List<String> troubles() {
        return troubles;
    }
}
