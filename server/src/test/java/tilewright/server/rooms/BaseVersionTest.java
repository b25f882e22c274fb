package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;

/** The versions that a player may have seen: none to come, and where seats take turns none before the turn. */
class BaseVersionTest {

    private static final String SUDOKU =
            "'sudoku','start':{'play':'sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'}";
    private static final String PALETTO = "'paletto','start':{'setup':'4x4','seed':5}";

    private final TestWorld world = new TestWorld();
    private final MemoryStore store = new MemoryStore(() -> Instant.ofEpochMilli(world.now()));
    private final RoomHost host = new RoomHost(store.as("one"), world, RoomBounds.USUAL);
    private String room = "";

    private TestClient sit(int seat) {
        TestClient client = new TestClient(host, "client-" + seat);
        client.say("{'do':'enter','room':'" + room + "','key':'" + TestClient.secret(10 + seat) + "'}");
        world.pass(Duration.ofSeconds(1));
        client.ask("{'do':'sit','seat':" + seat + ",'key':'" + TestClient.secret(20 + seat) + "','name':'n'}");
        world.pass(Duration.ofSeconds(1));
        return client;
    }

    private void make(String puzzle, PlayMode way) {
        TestClient maker = new TestClient(host, "maker-" + way.word());
        maker.ask("{'do':'make','puzzle':" + puzzle + ",'way':'" + way.word()
                + "','seats':[{'who':'person'},{'who':'person'}],'clock':'none','strict':true,'keys':{'seats':['"
                + TestClient.secret(10) + "','" + TestClient.secret(11) + "'],'any':'" + TestClient.secret(1)
                + "','watch':'" + TestClient.secret(2) + "'}}");
        world.pass(Duration.ofSeconds(1));
        room = maker.text("made", "room");
    }

    private Room state() {
        return Room.of(room, Puzzles.CATALOG, store.log(room));
    }

    private String answer(TestClient client, String request) {
        client.ask(request);
        world.pass(Duration.ofSeconds(1));
        return client.text("refused", "why");
    }

    /** Events that change no play. */
    private void vote(TestClient one, TestClient other) {
        one.ask("{'do':'vote','what':'analyze','yes':true}");
        other.ask("{'do':'vote','what':'analyze','yes':false}");
        world.pass(Duration.ofSeconds(1));
    }

    /** Asks for what cannot be done from each version around some: it is refused for its version, or for itself. */
    private void swept(TestClient player, long first, long last) {
        TreeSet<Long> bases = new TreeSet<>();
        for (long off = -2; off <= 2; off++) {
            bases.addAll(List.of(Math.max(0, first + off), last + off));
        }
        String stale = RoomsMessages.stale().text();
        for (long base : bases) {
            boolean seen = base >= first && base <= last;
            String act = answer(player, "{'do':'act','base':" + base + ",'moves':'nonsense'}");
            String undo = answer(player, "{'do':'undo','base':" + base + "}");
            String tried = "%d of %d to %d: %s; %s".formatted(base, first, last, act, undo);
            assertThat(act.equals(stale)).as(tried).isEqualTo(!seen);
            assertThat(undo.equals(stale)).as(tried).isEqualTo(!seen);
            assertThat(state().version()).as(tried).isEqualTo(last);
        }
    }

    @Test
    void in_turns_from_the_turn_on() {
        make(PALETTO, PlayMode.TURNS);
        TestClient[] seats = {sit(0), sit(1)};
        world.pass(Duration.ofSeconds(5));
        for (int turn = 0; turn < 3; turn++) {
            int mover = state().mover();
            while (state().mover() == mover) {
                String move = someMove();
                seats[mover].ask("{'do':'act','base':" + state().version() + ",'moves':'" + move + "'}");
                world.pass(Duration.ofSeconds(1));
            }
            long begun = state().version();
            for (int votes = 0; votes < 2; votes++) {
                swept(seats[state().mover()], begun, state().version());
                vote(seats[0], seats[1]);
            }
        }
    }

    private String someMove() {
        return someMove(state().plays().getFirst().play().tree());
    }

    private static <P, S, M> String someMove(tilewright.play.GameTree<P, S, M> tree) {
        return tree.puzzle().texts().moves().format(tree.offers().getLast().move());
    }

    @Test
    void together_and_in_a_race_from_any_version() {
        for (PlayMode way : List.of(PlayMode.TOGETHER, PlayMode.RACE)) {
            make(SUDOKU, way);
            TestClient anna = sit(0);
            TestClient ben = sit(1);
            world.pass(Duration.ofSeconds(5));
            for (int i = 0; i < 2; i++) {
                anna.ask("{'do':'act','base':" + state().version() + ",'moves':'r1c3=4'}");
                anna.ask("{'do':'undo','base':" + state().version() + "}");
                world.pass(Duration.ofSeconds(1));
                assertThat(state().settings().way()).isEqualTo(way);
                assertThat(state().playVersion()).as("taken back").isEqualTo(state().version());
                swept(ben, 0, state().version());
            }
        }
    }
}
