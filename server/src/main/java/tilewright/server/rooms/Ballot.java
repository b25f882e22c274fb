package tilewright.server.rooms;

import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A proposal that is voted on. Immutable.
 *
 * @param by the seat that asks
 * @param yes the seats that agree, the asker among them
 */
record Ballot(Proposal what, int by, SortedSet<Integer> yes) {

    static Ballot asked(Proposal what, int by) {
        return new Ballot(what, by, new TreeSet<>(Set.of(by)));
    }

    Ballot with(int seat) {
        SortedSet<Integer> more = new TreeSet<>(yes);
        more.add(seat);
        return new Ballot(what, by, more);
    }
}
