package tilewright.server.rooms;

import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilewright.message.Message;
import tilewright.play.Play;
import tilewright.text.Json;

/** The messages of a room, as {@code docs/reference/rooms.md} describes them. */
final class RoomJson {

    private RoomJson() {}

    /**
     * Returns the room as a client sees it, without the play.
     *
     * @param open whether its code still opens it
     */
    static Json.Obj state(Room room, boolean open) {
        Json.Obj state = Json.obj()
                .with("id", room.id())
                .with("puzzle", puzzle(room))
                .with("way", room.settings().way().word())
                .with("phase", room.phase().word())
                .with("seats", Json.arr(IntStream.range(0, room.seats().size()).mapToObj(seat -> seat(room, seat))))
                .with("mover", room.mover())
                .with("clock", clock(room))
                .withEach("votes", room.ballots(), ballot -> ballot(room, ballot))
                .with("strict", room.settings().strict())
                .with("analysis", room.analysis() || !room.settings().strict())
                .with("progress", progress(room))
                .with("next", room.next())
                .with("open", open)
                .with("begins", room.begins());
        return room.ending()
                .map(ending -> state.with(
                        "ending", Json.obj().with("how", ending.cause().word()).with("winner", ending.winner())))
                .orElse(state);
    }

    /**
     * Returns a room that anyone may join, as those see it who look for one.
     *
     * @param seat of who waits there
     */
    static Json.Obj open(Room room, String code, int seat) {
        return Json.obj()
                .with("code", code)
                .with("puzzle", puzzle(room))
                .with("setup", room.settings().setup())
                .with("way", room.settings().way().word())
                .with("clock", room.clock().control().text())
                .with("strict", room.settings().strict())
                .with("name", room.seats().get(seat).name())
                .with("seats", room.seats().size())
                .with("free", room.seats().stream().filter(Seat::free).count());
    }

    private static String puzzle(Room room) {
        return room.plays().getFirst().start().puzzle().id();
    }

    private static Json.Obj seat(Room room, int number) {
        Seat seat = room.seats().get(number);
        return Json.obj()
                .with("who", seat.person() ? "person" : "computer")
                .with("name", seat.name())
                .with("taken", seat.taken())
                .with("out", seat.out())
                .with("moved", room.playOf(number).has(number))
                .withNonEmpty("level", seat.computer());
    }

    private static Json.Obj clock(Room room) {
        RoomClock clock = room.clock();
        boolean runs = room.deadline() != RoomStore.Due.NEVER;
        return Json.obj()
                .with("kind", clock.control().text())
                .with(
                        "left",
                        Json.numbers(
                                clock.left().stream().mapToLong(Long::longValue).toArray()))
                .with("since", runs ? clock.since() : 0);
    }

    private static Json.Obj ballot(Room room, Ballot ballot) {
        return Json.obj()
                .with("what", ballot.what().text())
                .with("by", ballot.by())
                .with("yes", numbers(ballot.yes()))
                .with("asked", numbers(room.asked(ballot.what())));
    }

    private static Json.Arr progress(Room room) {
        if (room.settings().way() != PlayMode.RACE) {
            return Json.arr(Stream.of());
        }
        return Json.arr(IntStream.range(0, room.seats().size())
                .mapToObj(seat -> Json.obj()
                        .with("done", Progress.of(room.playOf(seat)))
                        .with("finished", room.seats().get(seat).finishedMillis())));
    }

    private static Json.Arr numbers(Collection<Integer> numbers) {
        return Json.numbers(numbers.stream().mapToInt(Integer::intValue).toArray());
    }

    /**
     * Returns the saved play that a client may see: of a race one's own, and who watches sees the beginning until the end.
     *
     * @param seat {@link RoomEvent#NOBODY} for who watches
     */
    static String play(Room room, int seat) {
        if (room.settings().way() != PlayMode.RACE) {
            return room.plays().getFirst().save();
        }
        if (seat != RoomEvent.NOBODY) {
            return room.playOf(seat).save();
        }
        Play start = room.plays().getFirst().start();
        return room.ending()
                .filter(ending -> ending.winner() != RoomEvent.NOBODY)
                .map(ending -> room.playOf(ending.winner()).save())
                .orElseGet(start::save);
    }

    /**
     * Returns an event as one on a seat sees it: of a race the moves of others are left out until the end.
     *
     * @param hash that all are told of it
     */
    static Json.Obj event(Room room, LogEntry entry, String hash, int seat) {
        boolean hidden = room.settings().way() == PlayMode.RACE
                && entry.event() instanceof RoomEvent.Acted
                && entry.seat() != seat
                && room.ending().isEmpty();
        return Json.obj()
                .with("v", entry.version())
                .with("hash", hash)
                .with("at", entry.at())
                .with("id", entry.id())
                .with("kind", entry.kind())
                .with("seat", entry.seat())
                .with("data", hidden ? "" : data(entry));
    }

    /** Returns what is to be known of an event; how a room was made is in its state. */
    private static String data(LogEntry entry) {
        return switch (entry.event()) {
            case RoomEvent.Made _ -> "";
            case RoomEvent.Next(String room, RoomSettings _) -> room;
            case RoomEvent event -> event.data();
        };
    }

    /** Returns what one may do. */
    static Json.Obj you(int seat, List<Integer> may) {
        return Json.obj().with("seat", seat).with("may", numbers(may)).with("holds", seat != RoomEvent.NOBODY);
    }

    static Json.Obj people(int[] here, int watching, long[] away) {
        return Json.obj()
                .with("here", Json.numbers(here))
                .with("watching", watching)
                .with("away", Json.numbers(away));
    }

    static Json.Obj saved(String id, long version) {
        return Json.obj().with("saved", id).with("v", version);
    }

    static Json.Obj refused(String id, Message why, boolean last, long version, String hash) {
        return Json.obj()
                .with("refused", id)
                .with("why", why)
                .with("final", last)
                .with("v", version)
                .with("hash", hash);
    }

    static Json.Obj unsaved(Message reason) {
        return Json.obj().with("unsaved", reason);
    }

    static Json.Obj made(String id, String room, String code) {
        return Json.obj().with("made", id).with("room", room).with("code", code);
    }

    static Json.Obj now(long millis) {
        return Json.obj().with("now", millis);
    }

    /** Returns whether an event makes the play another than the last one with its moves behind it. */
    static boolean changesPlay(Room before, Room after, LogEntry entry) {
        boolean appended = entry.event() instanceof RoomEvent.Acted;
        return !appended && !before.plays().equals(after.plays())
                || before.settings().way() == PlayMode.RACE
                        && before.ending().isEmpty()
                        && after.ending().isPresent();
    }
}
