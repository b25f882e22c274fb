package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import tilewright.message.Message;
import tilewright.text.Json;

/** The seats that each key of a room opens, and the people who are let in. */
class RightsTest {

    private static final int SEATS = 3;

    /** The seats that each way in opens; written down here, and not taken from the table. */
    private static final Map<String, List<Integer>> OPENS = new LinkedHashMap<>();

    static {
        OPENS.put("watch", List.of());
        OPENS.put("link-0", List.of(0));
        OPENS.put("link-1", List.of(1));
        OPENS.put("link-2", List.of(2));
        OPENS.put("any", List.of(0, 1, 2));
        OPENS.put("code", List.of(0, 1, 2));
        OPENS.put("wrong", List.of());
        OPENS.put("hold-2", List.of());
    }

    private static TestClient come(TestRoom room, String way) {
        return switch (way) {
            case "watch" -> room.enter(way, TestRoom.WATCH);
            case "any" -> room.enter(way, TestRoom.ANY);
            case "code" -> room.enterByCode(way);
            case "wrong" -> room.enter(way, TestClient.secret(999));
            case "hold-2" -> room.enter(way, TestRoom.hold(2));
            default -> room.enter(way, TestRoom.link(way.charAt(way.length() - 1) - '0'));
        };
    }

    @Test
    void each_key_opens_its_seats_and_no_others() {
        OPENS.forEach((way, opens) -> {
            for (int seat = 0; seat < SEATS; seat++) {
                TestRoom room = new TestRoom(PlayMode.RACE, TestRoom.SUDOKU, SEATS);
                TestClient client = come(room, way);
                String id =
                        client.ask("{'do':'sit','seat':" + seat + ",'key':'" + TestRoom.hold(seat) + "','name':''}");
                boolean sits = opens.contains(seat);
                assertThat(client.saved(id)).as("%s on seat %d", way, seat).isEqualTo(sits);
                assertThat(room.state().seats().get(seat).taken()).isEqualTo(sits);
                assertThat(room.version()).isEqualTo(sits ? 2 : 1);
            }
        });
    }

    @Test
    void each_is_told_the_seats_that_it_may_take() {
        TestRoom room = new TestRoom(PlayMode.RACE, TestRoom.SUDOKU, SEATS);
        OPENS.forEach((way, opens) -> {
            Optional<Json> may = come(room, way)
                    .find("you")
                    .map(told -> ((Json.Obj) told.field("you").orElseThrow())
                            .field("may")
                            .orElseThrow());
            boolean enters = !way.equals("wrong") && !way.equals("hold-2");
            assertThat(may.map(Json::toString))
                    .as(way)
                    .isEqualTo(enters ? Optional.of(opens.toString().replace(" ", "")) : Optional.empty());
        });
    }

    @Test
    void nobody_but_the_maker_is_told_the_code() {
        TestRoom room = new TestRoom(PlayMode.RACE, TestRoom.SUDOKU, 2);
        List<TestClient> all = new ArrayList<>();
        for (String way : List.of("watch", "link-0", "link-1", "any", "code")) {
            all.add(come(room, way));
        }
        TestClient anna = room.sit(0);
        all.add(anna);
        all.add(room.enter("device", TestRoom.hold(0)));
        all.forEach(client -> client.say("{'do':'log','from':1}"));
        anna.ask("{'do':'stand'}");
        assertThat(all)
                .allMatch(client -> client.lines.size() > 2)
                .allSatisfy(client -> assertThat(client.lines).noneMatch(line -> line.contains(room.code)));
        assertThat(anna.room().field("open")).contains(Json.TRUE);
    }

    @Test
    void who_may_take_a_free_seat_is_let_in_however_many_watch() {
        RoomBounds bounds = RoomBounds.USUAL;
        TestRoom room = new TestRoom(PlayMode.RACE, TestRoom.SUDOKU, 2);
        room.sit(0);
        Function<Integer, TestClient> watcher = i -> room.enter("watcher-" + i, TestRoom.WATCH);
        for (int i = 0; i < bounds.watchers(); i++) {
            assertThat(watcher.apply(i).find("entered")).isPresent();
        }
        assertThat(watcher.apply(999).closedWith).isEqualTo(RoomConnection.BUSY);
        TestClient late = room.enter("late", TestRoom.link(0));
        assertThat(late.closedWith).as("the seat of this link is taken").isEqualTo(RoomConnection.BUSY);
        assertThat(room.enterByCode("by-code").find("entered")).isPresent();
        assertThat(room.enter("by-any", TestRoom.ANY).find("entered")).isPresent();
        assertThat(room.enter("device", TestRoom.hold(0)).find("entered")).isPresent();
        room.sit(1);
        assertThat(room.state().phase()).isEqualTo(Room.Phase.PLAYING);
    }

    @Test
    void of_one_address_a_part_of_the_watchers_may_come() {
        TestRoom room = new TestRoom(PlayMode.RACE, TestRoom.SUDOKU, 2);
        List<TestClient> here = new ArrayList<>();
        for (int i = 0; i < RoomBounds.USUAL.watchersOfClient(); i++) {
            here.add(room.enter("here", TestRoom.WATCH));
        }
        assertThat(here).allMatch(client -> client.find("entered").isPresent());
        assertThat(room.enter("here", TestRoom.WATCH).closedWith).isEqualTo(RoomConnection.BUSY);
        assertThat(room.enter("here", TestRoom.link(0)).find("entered")).isPresent();
        assertThat(room.enter("there", TestRoom.WATCH).find("entered")).isPresent();
        here.getFirst().close(0, Message.NONE);
        assertThat(room.enter("here", TestRoom.WATCH).find("entered")).isPresent();
    }
}
