package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RoomLogTest {

    private static LogEntry entry(int version, String moves) {
        return LogEntry.after("", version, version, "", new RoomEvent.Acted(0, moves));
    }

    @Test
    void it_takes_memory_for_each_character() {
        RoomLog shorter = new RoomLog();
        RoomLog longer = new RoomLog();
        shorter.add(entry(1, "x".repeat(10)));
        longer.add(entry(1, "x".repeat(4_000)));
        assertThat(longer.bytes() - shorter.bytes()).isEqualTo(3_990);
    }

    @Test
    void it_takes_memory_for_what_it_keeps_alone() {
        RoomLog all = new RoomLog();
        RoomLog last = new RoomLog();
        for (int version = 1; version <= 2 * RoomLog.KEPT; version++) {
            LogEntry entry = entry(version, "x".repeat(version));
            all.add(entry);
            if (version > RoomLog.KEPT) {
                last.add(entry);
            }
        }
        assertThat(all.entry(RoomLog.KEPT)).isEmpty();
        assertThat(all.entry(RoomLog.KEPT + 1)).isPresent();
        assertThat(all.bytes()).isEqualTo(last.bytes());
    }
}
