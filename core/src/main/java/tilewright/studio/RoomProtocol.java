package tilewright.studio;

import java.util.List;

/**
 * The messages between a room and its members, as records like those of {@link Protocol}: from them the build makes the
 * types of the page and a JSON Schema. Nothing needs it at run time.
 */
public final class RoomProtocol {

    private RoomProtocol() {}

    /** A message of a client. A record's name in lower case is the name of the request. */
    @Protocol.Called("do")
    public sealed interface Request {}

    record Make(
            String id,
            String puzzle,
            Start start,
            @Protocol.Words({"turns", "together", "race"}) String way,
            List<Chair> seats,
            String clock,
            boolean strict,
            Keys keys)
            implements Request {}

    /** The beginning of a game: a setup's position, or where a play stands. */
    @Protocol.Optional
    record Start(String setup, long seed, String play) {}

    /** A seat of a room that is made. */
    @Protocol.Optional("level")
    record Chair(@Protocol.Words({"person", "computer"}) String who, String level) {}

    record Keys(List<String> seats, String any, String watch) {}

    @Protocol.Optional
    record Enter(String room, String key, String code, long from, String hash) implements Request {}

    record Glance(String room, String key) implements Request {}

    record Lobby() implements Request {}

    record Announce(boolean open) implements Request {}

    record Leave() implements Request {}

    record Sit(String id, int seat, String key, String name) implements Request {}

    record Stand(String id) implements Request {}

    record Move(String id, String key) implements Request {}

    record Act(String id, long base, String moves) implements Request {}

    record Undo(String id, long base) implements Request {}

    record Vote(String id, String what, boolean yes) implements Request {}

    record Resign(String id) implements Request {}

    record Back(String id) implements Request {}

    @Protocol.Optional("to")
    record Say(int phrase, long to) implements Request {}

    record Point(String spot) implements Request {}

    record Look() implements Request {}

    record Log(long from) implements Request {}

    /** A message of the server. */
    public sealed interface Message {}

    record Made(String made, String room, String code) implements Message {}

    @Protocol.Optional({"lobby", "events"})
    record Entered(
            String entered,
            You you,
            long v,
            String hash,
            State room,
            String play,
            People people,
            long now,
            boolean lobby,
            List<Event> events)
            implements Message {}

    /** A room as one sees it who has not entered it. */
    record Glanced(String glanced, You you, State room, long now) implements Message {}

    /** The rooms that anyone may join. */
    record OpenRooms(List<OpenRoom> lobby) implements Message {}

    /** Whether anyone may join the room in which one is. */
    record Announced(boolean announced) implements Message {}

    /**
     * A room that anyone may join.
     *
     * @param name of who waits there
     */
    record OpenRoom(
            String code,
            String puzzle,
            String setup,
            @Protocol.Words({"turns", "together", "race"}) String way,
            String clock,
            boolean strict,
            String name,
            int seats,
            int free) {}

    record Saved(String saved, long v) implements Message {}

    @Protocol.Optional({"v", "hash"})
    record Refused(
            String refused,
            String why,
            @Protocol.Called("final") boolean last,
            long v,
            String hash) implements Message {}

    @Protocol.Optional({"v", "hash"})
    record Now(long now, long v, String hash) implements Message {}

    /** The reason why nothing can be written; empty when it can be again. */
    record Unsaved(String unsaved) implements Message {}

    record Logged(List<Event> log, boolean more) implements Message {}

    @Protocol.Optional({"room", "play"})
    record Event(
            long v,
            String hash,
            long at,
            String id,

            @Protocol.Words({
                "made",
                "sat",
                "stood",
                "moved",
                "acted",
                "undone",
                "voted",
                "resigned",
                "flagged",
                "back",
                "resumed",
                "next"
            })
            String kind,

            int seat,
            String data,
            State room,
            String play)
            implements Message {}

    record Presence(People people) implements Message {}

    record Rights(You you) implements Message {}

    @Protocol.Optional("to")
    record Phrase(int said, int seat, long to) implements Message {}

    record Pointed(String pointed, int seat) implements Message {}

    record You(int seat, List<Integer> may, boolean holds) {}

    @Protocol.Optional("ending")
    record State(
            String id,
            String puzzle,
            @Protocol.Words({"turns", "together", "race"}) String way,
            @Protocol.Words({"waiting", "playing", "over"}) String phase,
            List<Seat> seats,
            int mover,
            Clock clock,
            List<Ballot> votes,
            boolean strict,
            boolean analysis,
            List<Progress> progress,
            Ending ending,
            String next,
            boolean open,
            long begins) {}

    @Protocol.Optional("level")
    record Seat(
            @Protocol.Words({"person", "computer"}) String who,
            String name,
            boolean taken,
            boolean out,
            boolean moved,
            String level) {}

    /** The progress of a seat in a race. */
    record Progress(int done, long finished) {}

    record Clock(String kind, List<Long> left, long since) {}

    /** A vote that is going on. */
    record Ballot(String what, int by, List<Integer> yes, List<Integer> asked) {}

    record Ending(
            @Protocol.Words({"played", "resigned", "time"}) String how, int winner) {}

    record People(List<Integer> here, int watching, List<Long> away) {}
}
