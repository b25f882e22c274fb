package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RoomEventTest {

    static List<RoomEvent> events() {
        RoomSettings settings = new RoomSettings(
                TestRoom.SUDOKU,
                PlayMode.RACE,
                List.of("", "level1"),
                new TimeControl.Fischer(60, 5),
                true,
                -7,
                "easy",
                "before",
                List.of("Anna", RoomSettings.FREE));
        return List.of(
                new RoomEvent.Made(settings),
                new RoomEvent.Sat(1, "Anna"),
                new RoomEvent.Stood(1),
                new RoomEvent.Moved(1),
                new RoomEvent.Acted(1, "r1c3=4,r1c4?6"),
                new RoomEvent.Undone(1),
                new RoomEvent.Voted(1, new Proposal.Takeback(), true),
                new RoomEvent.Voted(1, new Proposal.Computer(0), false),
                new RoomEvent.Resigned(1),
                new RoomEvent.Flagged(1),
                new RoomEvent.Back(1, false),
                new RoomEvent.Back(1, true),
                new RoomEvent.Resumed(1_234),
                new RoomEvent.Next("another", settings));
    }

    @ParameterizedTest
    @MethodSource("events")
    void what_is_written_is_read_again(RoomEvent event) {
        assertThat(RoomEvent.parse(event.kind(), event.seat(), event.data())).isEqualTo(event);
    }
}
