package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Puzzles;
import tilewright.play.GameTree;

/** The times for which rooms are kept: the table of {@code docs/reference/rooms.md}, for every kind in every state. */
final class RoomExpiryTest {

    private static final Duration WAITING = Duration.ofDays(2);
    private static final Duration PLAYING = Duration.ofDays(30);
    private static final Duration SLOW = Duration.ofDays(90);
    private static final Duration OVER = Duration.ofDays(90);

    private static final String SUDOKU =
            "{'play':'sudoku:534678912672195348198342567859761423426853791713924856961537284287419635345286.79'}";

    private final TestWorld world = new TestWorld();
    private final MemoryStore store = new MemoryStore(() -> Instant.ofEpochMilli(world.now()));
    private final RoomHost host = new RoomHost(store.as("one"), world, RoomBounds.USUAL);
    private String room = "";

    private void make(String puzzle, String start, String way, String clock, int seats) {
        TestClient maker = new TestClient(host, "maker");
        String people = String.join(",", Collections.nCopies(seats, "{'who':'person'}"));
        List<String> links = IntStream.range(0, seats)
                .mapToObj(seat -> "'" + TestClient.secret(10 + seat) + "'")
                .toList();
        maker.ask("{'do':'make','puzzle':'" + puzzle + "','start':" + start + ",'way':'" + way + "','seats':[" + people
                + "],'clock':'" + clock + "','strict':false,'keys':{'seats':[" + String.join(",", links) + "],'any':'"
                + TestClient.secret(1) + "','watch':'" + TestClient.secret(2) + "'}}");
        world.pass(Duration.ofSeconds(1));
        room = maker.text("made", "room");
    }

    private TestClient sit(int seat) {
        TestClient client = new TestClient(host, "client" + seat);
        client.say("{'do':'enter','room':'" + room + "','key':'" + TestClient.secret(10 + seat) + "'}");
        world.pass(Duration.ofSeconds(1));
        saved(client, "{'do':'sit','seat':" + seat + ",'key':'" + TestClient.secret(20 + seat) + "','name':'x'}");
        return client;
    }

    private void saved(TestClient client, String request) {
        String id = client.ask(request);
        world.pass(Duration.ofSeconds(1));
        assertThat(client.saved(id)).as("%s", client.received).isTrue();
    }

    private void kept(Room.Phase phase, Duration time) {
        assertThat(Room.of(room, Puzzles.CATALOG, store.log(room)).phase()).isEqualTo(phase);
        assertThat(store.kept(room)).as("%s", phase).isEqualTo(time);
    }

    private long version() {
        return store.log(room).size();
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "move 60", "fischer 600 5", "days 1", "days 14"})
    void in_turns(String clock) {
        Duration playing = clock.startsWith("days") ? SLOW : PLAYING;
        make("paletto", "{'play':'paletto:DBDC/CABA/BCAD/ADCB'}", "turns", clock, 2);
        kept(Room.Phase.WAITING, WAITING);
        TestClient anna = sit(0);
        kept(Room.Phase.WAITING, WAITING);
        TestClient ben = sit(1);
        kept(Room.Phase.PLAYING, playing);
        saved(anna, "{'do':'act','base':" + version() + ",'moves':'" + firstMove() + "'}");
        kept(Room.Phase.PLAYING, playing);
        saved(ben, "{'do':'resign'}");
        kept(Room.Phase.OVER, OVER);
        saved(anna, "{'do':'vote','what':'rematch','yes':true}");
        kept(Room.Phase.OVER, OVER);
        saved(ben, "{'do':'vote','what':'rematch','yes':true}");
        world.pass(Duration.ofSeconds(10));
        kept(Room.Phase.OVER, OVER);
        room = Room.of(room, Puzzles.CATALOG, store.log(room)).next();
        kept(Room.Phase.PLAYING, playing);
    }

    private String firstMove() {
        return first(Room.of(room, Puzzles.CATALOG, store.log(room))
                .plays()
                .getFirst()
                .play()
                .tree());
    }

    private static <P, S, M> String first(GameTree<P, S, M> tree) {
        return tree.puzzle().texts().moves().format(tree.offers().getLast().move());
    }

    @Test
    void together() {
        make("sudoku", SUDOKU, "together", "none", 2);
        kept(Room.Phase.PLAYING, PLAYING);
        TestClient anna = sit(0);
        kept(Room.Phase.PLAYING, PLAYING);
        saved(anna, "{'do':'act','base':" + version() + ",'moves':'r9c7=1'}");
        kept(Room.Phase.OVER, OVER);
    }

    @Test
    void in_a_race() {
        make("sudoku", SUDOKU, "race", "none", 2);
        kept(Room.Phase.WAITING, WAITING);
        TestClient anna = sit(0);
        kept(Room.Phase.WAITING, WAITING);
        TestClient ben = sit(1);
        kept(Room.Phase.PLAYING, PLAYING);
        world.pass(Duration.ofSeconds(5));
        saved(anna, "{'do':'act','base':" + version() + ",'moves':'r9c7=1'}");
        kept(Room.Phase.PLAYING, PLAYING);
        saved(ben, "{'do':'resign'}");
        kept(Room.Phase.OVER, OVER);
    }

    @Test
    void a_room_is_there_until_its_time_and_no_longer() {
        make("paletto", "{'play':'paletto:DBDC/CABA/BCAD/ADCB'}", "turns", "none", 2);
        sit(0);
        world.pass(WAITING.minusMinutes(5));
        assertThat(store.rooms()).isEqualTo(1);
        world.pass(Duration.ofMinutes(10));
        assertThat(store.rooms()).isZero();
    }

    @Test
    void a_clock_that_is_set_by_years_deletes_nothing() {
        make("paletto", "{'play':'paletto:DBDC/CABA/BCAD/ADCB'}", "turns", "none", 2);
        for (int years : new int[] {3, -3, -50, 50}) {
            world.setClock(Duration.ofDays(365L * years));
            world.pass(Duration.ofMinutes(10));
        }
        sit(0);
        assertThat(store.rooms()).isEqualTo(1);
    }
}
