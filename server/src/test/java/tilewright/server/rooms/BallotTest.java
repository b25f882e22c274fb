package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class BallotTest {

    private static final String ANALYZE = "{'do':'vote','what':'analyze','yes':true}";
    private static final String REMATCH = "{'do':'vote','what':'rematch','yes':true}";

    @Test
    void nobody_agrees_twice() {
        TestRoom room = new TestRoom(PlayMode.RACE, TestRoom.SUDOKU, 3);
        TestClient anna = room.sit(0);
        TestClient ben = room.sit(1);
        TestClient cleo = room.sit(2);
        assertThat(anna.saved(anna.ask(ANALYZE))).isTrue();
        assertThat(anna.saved(anna.ask(ANALYZE))).isFalse();
        assertThat(anna.text("refused", "why")).isEqualTo("you have agreed already");
        assertThat(ben.saved(ben.ask(ANALYZE))).isTrue();
        assertThat(ben.saved(ben.ask(ANALYZE))).isFalse();
        assertThat(cleo.saved(cleo.ask(ANALYZE))).isTrue();
        assertThat(room.state().analysis()).isTrue();
    }

    @Test
    void a_rematch_is_no_longer_voted_on_once_it_is_made() {
        TestRoom room = new TestRoom(PlayMode.TURNS, TestRoom.PALETTO, 2);
        TestClient anna = room.sit(0);
        TestClient ben = room.sit(1);
        assertThat(anna.saved(anna.ask("{'do':'resign'}"))).isTrue();
        assertThat(anna.saved(anna.ask(REMATCH))).isTrue();
        assertThat(room.state().ballot(new Proposal.Rematch())).isPresent();
        assertThat(ben.saved(ben.ask(REMATCH))).isTrue();
        room.world.pass(Duration.ofSeconds(5));
        assertThat(room.state().next()).isNotEmpty();
        assertThat(room.state().ballot(new Proposal.Rematch())).isEmpty();
    }
}
