package tilewright.server.simulation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A room, and the secrets of it that people pass on to each other. Mutable; one thread. */
final class Invitation {

    /** Empty before the room is made. */
    String room = "";

    String code = "";
    final List<String> seats;
    final String any;
    final String watch;

    /** The key of each seat's holder; empty where nobody has told it to another device. */
    final List<String> holders;

    /** Keys of holders that may open nothing any more, for the seat is given back or goes to another device. */
    final Set<String> ended = new HashSet<>();

    Invitation(List<String> seats, String any, String watch) {
        this.seats = seats;
        this.any = any;
        this.watch = watch;
        this.holders = new ArrayList<>(Collections.nCopies(seats.size(), ""));
    }
}
