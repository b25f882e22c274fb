package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilewright.Puzzles;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;

/** Whatever one asks, and however often, the others can go on and end the game. */
class LogShareTest {

    private static final String SUDOKU =
            "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final long HOUR_MILLIS = Duration.ofHours(1).toMillis();
    private static final int FILLER = 1;

    private Room room = made(PlayMode.TURNS);
    private long asked;

    private static Room made(PlayMode way) {
        String start = way == PlayMode.TURNS ? paletto() : SUDOKU;
        RoomSettings settings = new RoomSettings(
                start, way, List.of("", ""), new TimeControl.None(), true, 1, "", "", List.of("Anna", "Ben"));
        return Room.made(
                "room", Puzzles.CATALOG, LogEntry.after("", 1, HOUR_MILLIS, "make", new RoomEvent.Made(settings)));
    }

    private static String paletto() {
        try (Workspace workspace = new Workspace()) {
            var puzzle = Puzzles.CATALOG.find("paletto").orElseThrow();
            return Play.generate(puzzle, "4x4", 5, 0, Stop.never(), Generator.Log.NONE, workspace)
                    .id();
        }
    }

    /** Carries out a request of a seat if the room does; an hour passes before each. */
    private boolean asks(int seat, RoomRequest.Change request) {
        long now = room.last() + HOUR_MILLIS;
        try {
            boolean sits = room.seats().get(seat).taken();
            Key key = new Key("", sits ? Key.Grant.HOLD : Key.Grant.INVITE, seat);
            RoomEvent event = new Decision(room, new Rights(List.of(key)), _ -> false, now).event(request);
            room = room.after(LogEntry.after(room.hash(), room.version() + 1, now, "request-" + asked++, event));
            return true;
        } catch (RoomRefusal _) {
            return false;
        }
    }

    private RoomRequest.Act act(String moves) {
        return new RoomRequest.Act("id", room.version(), moves);
    }

    private static <P, S, M> String move(GameTree<P, S, M> tree) {
        return tree.puzzle().texts().moves().format(tree.offers().getLast().move());
    }

    /** All that a seat can ask which changes the log and does not end the game. */
    private Stream<RoomRequest.Change> requests() {
        return Stream.of(
                new RoomRequest.Vote("id", new Proposal.Analyze(), true),
                new RoomRequest.Vote("id", new Proposal.Analyze(), false),
                new RoomRequest.Vote("id", new Proposal.Takeback(), true),
                new RoomRequest.Vote("id", new Proposal.Takeback(), false),
                act(move(room.playOf(FILLER).play().tree())),
                new RoomRequest.Undo("id", room.version()),
                new RoomRequest.Stand("id"),
                new RoomRequest.Sit("id", FILLER, "key", "Ben"),
                new RoomRequest.Move("id", "key"));
    }

    @ParameterizedTest
    @EnumSource
    void what_one_seat_asks_leaves_the_others_space_to_end(PlayMode way) {
        room = made(way);
        if (way == PlayMode.TURNS) {
            while (room.mover() == 0) {
                assertThat(asks(0, act(move(room.playOf(0).play().tree())))).isTrue();
            }
        }
        boolean any = true;
        while (any && room.version() < 3 * LogShare.MOST_EVENTS) {
            any = false;
            for (RoomRequest.Change request : requests().toList()) {
                boolean sits = request instanceof RoomRequest.Sit
                        || room.seats().get(FILLER).taken();
                boolean begun = request instanceof RoomRequest.Act
                        && room.playOf(FILLER).lastOf(FILLER).isPresent(); // it was not taken back: all is full
                any |= sits && !begun && asks(FILLER, request);
            }
        }
        assertThat(room.version()).isLessThan(LogShare.MOST_EVENTS / 3);
        if (way == PlayMode.TOGETHER) {
            assertThat(asks(0, act(move(room.playOf(0).play().tree())))).isTrue();
        } else {
            assertThat(asks(0, new RoomRequest.Resign("id"))).isTrue();
        }
    }

    @Test
    void of_a_share_half_is_for_moves_and_the_last_of_it_for_the_end() {
        for (int seats = 1; seats <= RoomSettings.MOST_SEATS; seats++) {
            int share = LogShare.MOST_EVENTS / seats;
            assertThat(events(new RoomEvent.Voted(0, new Proposal.Analyze(), true), seats))
                    .isEqualTo(share / 2);
            assertThat(events(new RoomEvent.Undone(0), seats)).isEqualTo(share / 2);
            assertThat(events(new RoomEvent.Stood(0), seats)).isEqualTo(share / 2);
            assertThat(events(new RoomEvent.Moved(0), seats)).isEqualTo(share / 2);
            assertThat(events(new RoomEvent.Acted(0, "r1c1=1"), seats)).isEqualTo(share - 16);
            assertThat(events(new RoomEvent.Sat(0, ""), seats)).isEqualTo(share - 16);
            assertThat(events(new RoomEvent.Back(0, false), seats)).isEqualTo(share);
            assertThat(events(new RoomEvent.Resigned(0), seats)).isEqualTo(share);
            assertThat(new LogShare(share, 0, 0, 0).takes(new RoomEvent.Flagged(0), seats))
                    .isTrue();
            assertThat(new LogShare(share, 0, 0, 0).takes(new RoomEvent.Resumed(1), seats))
                    .isTrue();
        }
    }

    @Test
    void after_a_no_one_waits_twice_as_long_each_time() {
        TestRoom race = new TestRoom(PlayMode.RACE, TestRoom.SUDOKU, 2);
        TestClient anna = race.sit(0);
        TestClient ben = race.sit(1);
        String yes = "{'do':'vote','what':'analyze','yes':true}";
        String no = yes.replace("true", "false");
        for (int pause : List.of(10, 20, 40, 80, 160, 320, 600, 600)) {
            assertThat(ben.saved(ben.ask(yes))).isTrue();
            TestClient by = pause % 20 == 0 ? anna : ben; // taking it back is a no as well
            assertThat(by.saved(by.ask(no))).isTrue();
            race.world.pass(Duration.ofSeconds(pause).minusMillis(1));
            assertThat(ben.saved(ben.ask(yes))).as("pause of %d s", pause).isFalse();
            assertThat(ben.text("refused", "why")).isEqualTo("the answer was no; you can ask again in 1 s");
            race.world.pass(Duration.ofMillis(1));
        }
        assertThat(ben.saved(ben.ask(yes))).isTrue();
        ben.ask(no);
        assertThat(anna.saved(anna.ask(yes))).as("another may ask").isTrue();
        assertThat(ben.saved(ben.ask(yes))).as("and one may agree").isTrue();
        assertThat(race.state().analysis()).isTrue();
    }

    @Test
    void long_steps_use_up_a_share_before_there_are_many() {
        for (int seats = 1; seats <= RoomSettings.MOST_SEATS; seats++) {
            String longest = "x".repeat(4_000);
            int events = events(new RoomEvent.Acted(0, longest), seats);
            assertThat(events).isEqualTo((int) LogShare.MOST_CHARACTERS / seats / longest.length());
            LogShare full = new LogShare(events, LogShare.MOST_CHARACTERS / seats, 0, 0);
            assertThat(full.takes(new RoomEvent.Acted(0, "x"), seats)).isFalse();
            assertThat(full.takes(new RoomEvent.Resigned(0), seats)).isTrue();
        }
    }

    /** Returns the number of events after which a further one finds no space. */
    private static int events(RoomEvent event, int seats) {
        LogShare share = LogShare.NONE;
        while (share.takes(event, seats)) {
            share = share.more(event.data().length());
        }
        return share.events();
    }
}
