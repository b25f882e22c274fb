package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.text.Json;

/** The limits on the number of acts of one address. */
final class RoomLimitsTest {

    private static final String MAKE = "{'do':'make','puzzle':'paletto','start':{'setup':'4x4','seed':5},'way':'turns',"
            + "'seats':[{'who':'person'},{'who':'person'}],'clock':'none','strict':true,'keys':{'seats':['"
            + TestClient.secret(10) + "','" + TestClient.secret(11) + "'],'any':'" + TestClient.secret(1)
            + "','watch':'" + TestClient.secret(2) + "'}}";

    private static final RoomBounds BOUNDS = RoomBounds.USUAL;

    private final TestWorld world = new TestWorld();
    private final MemoryStore store = new MemoryStore(() -> Instant.ofEpochMilli(world.now()));
    private final RoomHost host = new RoomHost(store.as("one"), world, BOUNDS);

    private boolean makes(TestClient client) {
        String id = client.ask(MAKE);
        world.pass(Duration.ofSeconds(1));
        return client.find("made")
                .flatMap(made -> made.field("made"))
                .filter(new Json.Str(id)::equals)
                .isPresent();
    }

    private TestClient tries(String code) {
        TestClient client = new TestClient(host, "somebody");
        client.say("{'do':'enter','code':'" + code + "'}");
        return client;
    }

    private long gone(List<TestClient> clients) {
        return clients.stream()
                .filter(client -> client.closedWith == RoomConnection.GONE)
                .count();
    }

    @Test
    void wrong_codes_shown_at_once_are_no_more_than_those_shown_in_turn() {
        store.fallSilent();
        List<TestClient> clients =
                IntStream.range(0, 450).mapToObj(_ -> tries("BBBBBB")).toList();
        store.speak();
        assertThat(gone(clients)).isEqualTo(BOUNDS.tries().burst());
        assertThat(clients.stream().filter(client -> client.find("refused").isPresent()))
                .hasSize(450);
        world.pass(BOUNDS.tries().refill());
        store.fallSilent();
        clients = IntStream.range(0, 450).mapToObj(_ -> tries("BBBBBB")).toList();
        store.speak();
        assertThat(gone(clients)).isEqualTo(1);
    }

    @Test
    void who_knows_the_code_or_cannot_be_answered_has_not_tried_a_wrong_one() {
        TestClient maker = new TestClient(host, "somebody");
        assertThat(makes(maker)).isTrue();
        String code = maker.text("made", "code");
        for (int i = 0; i < 100; i++) {
            assertThat(tries(code).find("entered")).isPresent();
        }
        world.pass(Duration.ofMinutes(2)); // the room leaves the memory
        host.close();
        for (int i = 0; i < 100; i++) {
            assertThat(tries(code).closedWith).isIn(RoomConnection.BUSY, RoomConnection.RESTART);
        }
    }

    @Test
    void rooms_made_at_once_are_no_more_than_those_made_in_turn() {
        TestClient client = new TestClient(host, "somebody");
        for (int i = 0; i < 66; i++) {
            client.ask(MAKE);
        }
        world.pass(Duration.ofSeconds(1));
        assertThat(store.rooms()).isEqualTo(BOUNDS.makes().burst());
        assertThat(client.texts("made")).hasSize(BOUNDS.makes().burst());
        assertThat(client.texts("refused")).hasSize(66 - BOUNDS.makes().burst());
    }

    @Test
    void a_room_that_cannot_be_made_counts_for_none() {
        TestClient maker = new TestClient(host, "somebody");
        for (int i = 0; i < 50; i++) {
            maker.ask(MAKE.replace("4x4", "no-setup"));
            world.pass(Duration.ofSeconds(1));
        }
        assertThat(makes(maker)).isTrue();
    }

    @Test
    void a_clock_that_is_set_back_locks_nobody_out() {
        TestClient maker = new TestClient(host, "somebody");
        assertThat(makes(maker)).isTrue();
        assertThat(tries("BBBBBB").closedWith).isEqualTo(RoomConnection.GONE);
        world.setClock(Duration.ofHours(-1));
        assertThat(makes(maker)).isTrue();
        assertThat(tries("BBBBBB").closedWith).isEqualTo(RoomConnection.GONE);
    }

    @Test
    void a_clock_that_is_set_forward_gives_nobody_more() {
        for (int i = 0; i < BOUNDS.tries().burst(); i++) {
            assertThat(tries("BBBBBB").closedWith).isEqualTo(RoomConnection.GONE);
        }
        world.setClock(Duration.ofHours(1));
        assertThat(tries("BBBBBB").closedWith).isZero();
    }
}
