package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ToldHashesTest {

    @ParameterizedTest
    @EnumSource
    void only_those_of_a_race_take_memory_and_each_as_much(PlayMode way) {
        ToldHashes hashes = new ToldHashes(way);
        assertThat(hashes.bytes()).isZero();
        long each = way == PlayMode.RACE ? 80 : 0;
        for (int version = 1; version <= 3; version++) {
            hashes.add(LogEntry.after(hashes.last(), version, version, "", new RoomEvent.Stood(0)));
            assertThat(hashes.bytes()).isEqualTo(version * each);
        }
    }
}
