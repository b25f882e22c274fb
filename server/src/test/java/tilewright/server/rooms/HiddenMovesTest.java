package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.play.GameTree;
import tilewright.rng.SeededRandom;
import tilewright.text.Json;

/** The attempts of others in a race to find out moves that are hidden from them. */
class HiddenMovesTest {

    private static final int STEPS = 12;

    /** Returns a random digit in a free cell: how far one has come is told, and is the same after each of them. */
    private static <P, S, M> String digit(GameTree<P, S, M> tree, SeededRandom random) {
        List<String> digits = tree.offers().stream()
                .map(offer -> tree.puzzle().texts().moves().format(offer.move()))
                .filter(move -> move.matches("r\\dc\\d=\\d"))
                .filter(move -> tree.steps().noneMatch(step -> step.move().startsWith(move.substring(0, 4))))
                .toList();
        return digits.get(random.below(digits.size()));
    }

    /** Plays a race in which seat 0 makes random moves, and returns all that the others get, byte for byte. */
    private static List<List<String>> others(SeededRandom moves, List<String> made) {
        TestRoom room = new TestRoom(PlayMode.RACE, TestRoom.SUDOKU, 2);
        List<TestClient> others = new ArrayList<>(List.of(
                room.enter("watcher", TestRoom.WATCH),
                room.enter("any", TestRoom.ANY),
                room.enter("link", TestRoom.link(0)),
                room.enterByCode("code")));
        TestClient anna = room.sit(0);
        TestClient ben = room.sit(1);
        others.add(ben);
        room.world.pass(Duration.ofSeconds(5));
        for (int i = 0; i < STEPS; i++) {
            if (i % 4 == 3) {
                anna.ask("{'do':'undo','base':" + room.version() + "}");
            } else {
                String move = digit(room.state().playOf(0).play().tree(), moves);
                made.add(move);
                assertThat(anna.saved(anna.ask(room.act(move)))).as(move).isTrue();
            }
            String known = "'from':" + (room.version() - 1) + ",'hash':'" + hash(ben, room.version() - 1) + "'}";
            TestClient again = room.client("again-" + i);
            again.say("{'do':'enter','room':'" + room.name + "','key':'" + TestRoom.hold(1) + "'," + known);
            assertThat(again.last("entered").field("events")).isPresent();
            others.add(again);
            others.forEach(other -> other.say("{'do':'look'}"));
            ben.say("{'do':'log','from':1}");
            ben.ask("{'do':'stand'}");
            ben.ask("{'do':'undo','base':1}");
            room.world.pass(Duration.ofSeconds(1));
        }
        assertThat(room.state().phase()).isEqualTo(Room.Phase.PLAYING);
        return others.stream().map(other -> List.copyOf(other.lines)).toList();
    }

    private static String hash(TestClient client, long version) {
        return client.received.stream()
                .filter(message -> message.field("kind").isPresent())
                .filter(message -> message.field("v").equals(Optional.of(new Json.Num(Long.toString(version)))))
                .map(message -> ((Json.Str) message.field("hash").orElseThrow()).value())
                .findFirst()
                .orElse("");
    }

    @Test
    void what_others_get_does_not_depend_on_the_moves() {
        Seeds.each(3, random -> {
            List<String> first = new ArrayList<>();
            List<String> second = new ArrayList<>();
            List<List<String>> one = others(random.fork("one"), first);
            List<List<String>> other = others(random.fork("other"), second);
            assertThat(first).isNotEqualTo(second);
            assertThat(one).isEqualTo(other);
        });
    }

    @Test
    void moves_cannot_be_tried_until_a_hash_fits() throws NoSuchAlgorithmException {
        TestRoom room = new TestRoom(PlayMode.RACE, TestRoom.SUDOKU, 2);
        TestClient anna = room.sit(0);
        TestClient ben = room.sit(1);
        room.world.pass(Duration.ofSeconds(5));
        String before = ben.text("hash", "hash");
        assertThat(anna.saved(anna.ask(room.act("r1c3=4")))).isTrue();
        Json.Obj event = ben.last("kind");
        List<String> fit = new ArrayList<>();
        for (String candidate : candidates()) {
            String text = Stream.concat(
                            Stream.of(before),
                            Stream.of("v", "at", "id", "kind", "seat").map(field -> plain(event, field)))
                    .reduce((left, right) -> left + "\n" + right)
                    .orElseThrow();
            byte[] digest = MessageDigest.getInstance("SHA-256")
                    .digest((text + "\n" + candidate).getBytes(StandardCharsets.UTF_8));
            if (HexFormat.of().formatHex(digest, 0, 16).equals(plain(event, "hash"))) {
                fit.add(candidate);
            }
        }
        assertThat(fit).as("the text that is told, and no move").containsExactly("");
    }

    private static String plain(Json.Obj event, String field) {
        Json value = event.field(field).orElseThrow();
        return value instanceof Json.Str(String text) ? text : value.toString();
    }

    private static List<String> candidates() {
        return Stream.concat(
                        Stream.of(""),
                        IntStream.range(0, 9 * 9 * 9)
                                .boxed()
                                .flatMap(i -> Stream.of("=", "?", "-")
                                        .map(sign ->
                                                "r%dc%d%s%d".formatted(i / 81 + 1, i / 9 % 9 + 1, sign, i % 9 + 1))))
                .toList();
    }
}
