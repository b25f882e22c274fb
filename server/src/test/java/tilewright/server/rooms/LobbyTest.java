package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The rooms that anyone may join. */
final class LobbyTest {

    private static final String ANY = TestClient.secret(1);
    private static final String WATCH = TestClient.secret(2);

    private final TestWorld world = new TestWorld();
    private final MemoryStore store = new MemoryStore(() -> Instant.ofEpochMilli(world.now()));
    private RoomHost host = host(10);
    private int requests;

    private RoomHost host(int most) {
        return new RoomHost(store.as("one"), world, RoomBounds.USUAL.withLobby(most));
    }

    /** Returns a client on the first seat of a new room. */
    private TestClient waiting(String name, int seats) {
        StringBuilder persons = new StringBuilder();
        StringBuilder keys = new StringBuilder();
        for (int seat = 0; seat < seats; seat++) {
            persons.append(seat > 0 ? "," : "").append("{'who':'person'}");
            keys.append(seat > 0 ? ",'" : "'")
                    .append(TestClient.secret(100 + seat))
                    .append("'");
        }
        TestClient maker = new TestClient(host, name);
        ask(
                maker,
                "{'do':'make','puzzle':'paletto','start':{'setup':'4x4" + (seats > 2 ? "-" + seats + "p" : "")
                        + "','seed':5},'way':'turns','seats':[" + persons
                        + "],'clock':'move 60','strict':true,'keys':{'seats':["
                        + keys + "],'any':'" + ANY + "','watch':'" + WATCH + "'}}");
        say(maker, "{'do':'enter','room':'" + maker.text("made", "room") + "','key':'" + ANY + "'}");
        sit(maker, name, 0);
        return maker;
    }

    private void sit(TestClient client, String name, int seat) {
        String key = TestClient.secret(200 + seat);
        ask(client, "{'do':'sit','seat':" + seat + ",'key':'" + key + "','name':'" + name + "'}");
    }

    /** Sends a request with an id of its own, also where several clients have one address. */
    private void ask(TestClient client, String request) {
        say(client, request.replaceFirst("\\{", "{'id':'request-" + requests++ + "',"));
    }

    private void say(TestClient client, String request) {
        client.say(request);
        world.pass(Duration.ofSeconds(1));
    }

    private TestClient looking() {
        TestClient client = new TestClient(host, "looking");
        say(client, "{'do':'lobby'}");
        return client;
    }

    private static String lobby(TestClient client) {
        return client.last("lobby").field("lobby").orElseThrow().toString();
    }

    @Test
    void a_room_is_listed_until_all_seats_are_taken() {
        TestClient anna = waiting("Anna", 2);
        TestClient looking = looking();
        assertThat(lobby(looking)).isEqualTo("[]");
        say(anna, "{'do':'announce','open':true}");
        String code = anna.text("made", "code");
        assertThat(lobby(looking))
                .isEqualTo("[{\"code\":\"" + code + "\",\"puzzle\":\"paletto\",\"setup\":\"4x4\",\"way\":\"turns\","
                        + "\"clock\":\"move 60\",\"strict\":true,\"name\":\"Anna\",\"seats\":2,\"free\":1}]");
        TestClient ben = new TestClient(host, "ben");
        say(ben, "{'do':'enter','code':'" + code + "'}");
        sit(ben, "Ben", 1);
        assertThat(lobby(looking)).isEqualTo("[]");
        assertThat(lobby(looking())).isEqualTo("[]");
    }

    @Test
    void free_seats_are_told_as_they_go() {
        TestClient anna = waiting("Anna", 3);
        say(anna, "{'do':'announce','open':true}");
        TestClient looking = looking();
        assertThat(lobby(looking)).contains("\"free\":2");
        TestClient ben = new TestClient(host, "ben");
        say(ben, "{'do':'enter','code':'" + anna.text("made", "code") + "'}");
        sit(ben, "Ben", 1);
        assertThat(lobby(looking)).contains("\"free\":1", "Anna").doesNotContain("Ben");
    }

    @Test
    void a_room_is_no_longer_listed_when_its_maker_leaves_or_closes_it() {
        TestClient anna = waiting("Anna", 2);
        TestClient looking = looking();
        for (String end : new String[] {"{'do':'announce','open':false}", "{'do':'leave'}"}) {
            say(anna, "{'do':'announce','open':true}");
            assertThat(lobby(looking)).contains("Anna");
            say(anna, end);
            assertThat(lobby(looking)).isEqualTo("[]");
        }
    }

    @Test
    void only_who_sits_in_a_room_with_free_seats_opens_it() {
        TestClient anna = waiting("Anna", 2);
        TestClient watching = new TestClient(host, "watching");
        say(watching, "{'do':'enter','room':'" + anna.text("made", "room") + "','key':'" + WATCH + "'}");
        say(watching, "{'do':'announce','open':true}");
        assertThat(watching.text("refused", "refused")).isEqualTo("announce");
        assertThat(lobby(looking())).isEqualTo("[]");
    }

    @Test
    void one_address_opens_few_rooms() {
        for (int i = 0; i < 4; i++) {
            TestClient client = waiting("Anna", 2);
            say(client, "{'do':'announce','open':true}");
        }
        assertThat(lobby(looking()).split("\"code\"")).hasSize(4);
    }

    @Test
    void a_server_has_no_lobby_unless_it_is_asked_for() {
        host = host(RoomBounds.USUAL.lobby());
        TestClient anna = waiting("Anna", 2);
        assertThat(anna.last("entered").field("lobby")).isEmpty();
        say(anna, "{'do':'announce','open':true}");
        assertThat(anna.text("refused", "why")).isEqualTo("this server has no lobby");
        TestClient looking = looking();
        assertThat(looking.text("refused", "refused")).isEqualTo("lobby");
    }
}
