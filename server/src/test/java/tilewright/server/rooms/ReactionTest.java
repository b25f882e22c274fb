package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.text.Json;

final class ReactionTest {

    private final TestRoom room = new TestRoom(PlayMode.TURNS, TestRoom.PALETTO, 2);
    private final TestClient anna = room.sit(0);
    private final TestClient ben = room.sit(1);

    @Test
    void a_reaction_is_told_to_all_with_the_version_of_its_step() {
        String id = anna.ask(room.act(0));
        assertThat(anna.saved(id)).isTrue();
        TestClient watching = room.enter("watching", TestRoom.WATCH);
        long step = room.version();
        ben.say("{'do':'say','phrase':9,'to':" + step + "}");
        Json told = Json.obj().with("said", 9).with("seat", 1).with("to", step);
        assertThat(List.of(anna, ben, watching))
                .allSatisfy(client -> assertThat(client.last("said")).isEqualTo(told));
    }

    @Test
    void a_phrase_is_about_no_step() {
        ben.say("{'do':'say','phrase':1}");
        assertThat(anna.last("said")).isEqualTo(Json.obj().with("said", 1).with("seat", 1));
    }

    @Test
    void nobody_reacts_to_a_step_that_there_is_not() {
        for (long step : List.of(-1L, room.version() + 1)) {
            ben.say("{'do':'say','phrase':9,'to':" + step + "}");
        }
        assertThat(anna.find("said")).isEmpty();
    }
}
