package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tilewright.message.Message;
import tilewright.text.Json;

/** The table of what may be asked: what a server does, for each key, phase, and request, and what the documents say. */
class PermissionTest {

    /** Those whose refusal may have a reason that is not in the table, such as the turn. */
    private static final Set<Permission> WITH_MORE_CONDITIONS =
            EnumSet.of(Permission.ACT, Permission.UNDO, Permission.TAKEBACK, Permission.COMPUTER, Permission.BACK);

    private enum Entry {
        WRONG,
        WATCH,
        LINK_0,
        LINK_1,
        ANY,
        CODE,
        HOLD_0,
        HOLD_1
    }

    private record Ask(Permission what, int seat) {

        static Stream<Ask> all() {
            return Arrays.stream(Permission.values())
                    .flatMap(what -> what == Permission.SIT
                            ? Stream.of(new Ask(what, 0), new Ask(what, 1))
                            : Stream.of(new Ask(what, 0)));
        }
    }

    private int came;

    private TestClient come(TestRoom room, Entry way) {
        String who = "client-" + came++; // another each time, and so are the ids of its requests
        return switch (way) {
            case WRONG -> room.enter(who, TestClient.secret(999));
            case WATCH -> room.enter(who, TestRoom.WATCH);
            case LINK_0 -> room.enter(who, TestRoom.link(0));
            case LINK_1 -> room.enter(who, TestRoom.link(1));
            case ANY -> room.enter(who, TestRoom.ANY);
            case CODE -> room.enterByCode(who);
            case HOLD_0 -> room.enter(who, TestRoom.hold(0));
            case HOLD_1 -> room.enter(who, TestRoom.hold(1));
        };
    }

    /** Returns a room in a phase, which all have left; seat 1 is free while it waits, and where all play on one board. */
    private static TestRoom room(PlayMode way, Room.Phase phase) {
        boolean over = phase == Room.Phase.OVER;
        String start = way == PlayMode.TURNS
                ? TestRoom.PALETTO
                : over && way == PlayMode.TOGETHER ? TestRoom.NEARLY_DONE : TestRoom.SUDOKU;
        TestRoom room = new TestRoom(way, start, 2);
        List<TestClient> seats = new ArrayList<>(List.of(room.sit(0)));
        if (phase != Room.Phase.WAITING && way != PlayMode.TOGETHER) {
            seats.add(room.sit(1));
        }
        room.world.pass(Duration.ofSeconds(5));
        if (phase == Room.Phase.PLAYING) {
            seats.getFirst().ask(room.act(0));
        } else if (over && way == PlayMode.TOGETHER) {
            seats.getFirst().ask(room.act("r1c1=5"));
        } else if (over) {
            seats.forEach(seat -> seat.ask("{'do':'resign'}"));
        }
        seats.forEach(seat -> seat.close(0, Message.NONE));
        room.world.pass(Duration.ofSeconds(20));
        assertThat(room.state().phase()).isEqualTo(phase);
        return room;
    }

    /** Asks for something, and returns whether it is carried out. */
    private static boolean asks(TestRoom room, TestClient client, Ask ask) {
        String kept = "'key':'" + TestClient.secret(500) + "'";
        String request = switch (ask.what()) {
            case LOOK, STAND, RESIGN, BACK -> "{'do':'" + ask.what().word() + "'}";
            case LOG -> "{'do':'log','from':1}";
            case SIT -> "{'do':'sit','seat':" + ask.seat() + "," + kept + ",'name':'A'}";
            case MOVE -> "{'do':'move'," + kept + "}";
            case ACT -> room.act(0);
            case UNDO -> "{'do':'undo','base':" + room.version() + "}";
            case TAKEBACK, ANALYZE, REMATCH ->
                "{'do':'vote','what':'" + ask.what().word().split(" ")[1] + "','yes':true}";
            case COMPUTER -> "{'do':'vote','what':'computer 0','yes':true}";
            case SAY -> "{'do':'say','phrase':1}";
            case POINT -> "{'do':'point','spot':'r1c1'}";
        };
        client.received.clear();
        String id = client.ask(request);
        return switch (ask.what()) {
            case LOOK -> client.find("now").flatMap(now -> now.field("v")).isPresent();
            case LOG -> client.find("log").isPresent();
            case SAY -> client.find("said").isPresent();
            case POINT -> client.find("pointed").isPresent();
            default -> client.find("id").flatMap(event -> event.field("id")).equals(Optional.of(new Json.Str(id)));
        };
    }

    private static boolean allowed(PlayMode way, Room.Phase phase, Entry key, Ask ask) {
        boolean free = phase == Room.Phase.WAITING || way == PlayMode.TOGETHER;
        boolean holder = key == Entry.HOLD_0 || key == Entry.HOLD_1 && !free;
        boolean taker = switch (key) {
            case LINK_1, ANY, CODE -> free && ask.seat() == 1;
            default -> false;
        };
        boolean there = switch (key) {
            case WRONG -> false;
            case CODE -> free;
            case HOLD_1 -> holder;
            default -> true;
        };
        boolean by = switch (ask.what().role()) {
            case ANYBODY -> there;
            case TAKER -> taker;
            case HOLDER -> holder;
        };
        return by && ask.what().in(way, phase);
    }

    @Test
    void each_key_in_each_phase_may_ask_what_the_table_says_and_nothing_else() {
        Set<Permission> carriedOut = EnumSet.noneOf(Permission.class);
        for (PlayMode way : PlayMode.values()) {
            for (Room.Phase phase : Room.Phase.values()) {
                if (way == PlayMode.TOGETHER && phase == Room.Phase.WAITING) {
                    continue; // it begins at once
                }
                for (Entry key : Entry.values()) {
                    TestRoom room = room(way, phase);
                    for (Ask ask : Ask.all().toList()) {
                        long version = room.version();
                        boolean carried = asks(room, come(room, key), ask);
                        boolean allowed = allowed(way, phase, key, ask);
                        String which = "%s %s %s %s".formatted(way, phase, key, ask);
                        assertThat(allowed || !carried && room.version() == version)
                                .as(which)
                                .isTrue();
                        assertThat(carried || !allowed || WITH_MORE_CONDITIONS.contains(ask.what()))
                                .as(which)
                                .isTrue();
                        if (carried) {
                            carriedOut.add(ask.what());
                        }
                        if (room.version() != version) {
                            room = room(way, phase);
                        }
                    }
                }
            }
        }
        assertThat(carriedOut).containsAll(EnumSet.complementOf(EnumSet.of(Permission.BACK)));
    }

    private static String keys(Function<Key.Grant, String> name, String no, String own, String any, String plays) {
        return Stream.of(Key.Grant.WATCH, Key.Grant.INVITE, Key.Grant.ANY, Key.Grant.HOLD)
                .map(grant -> "| %s | watch%s%s |"
                        .formatted(
                                name.apply(grant),
                                switch (grant.takes()) {
                                    case NONE -> no;
                                    case ITS_OWN -> own;
                                    case ANY -> any;
                                },
                                grant.plays() ? plays : ""))
                .collect(Collectors.joining("\n"));
    }

    private static String phases(Permission asked, PlayMode way) {
        List<String> phases = Arrays.stream(Room.Phase.values())
                .filter(phase -> asked.in(way, phase))
                .map(Room.Phase::word)
                .toList();
        return phases.isEmpty() ? "never" : phases.size() == 3 ? "always" : String.join(", ", phases);
    }

    private static String requests() {
        return Arrays.stream(Permission.values())
                .map(asked -> "| `%s` | %s | %s | %s | %s |"
                        .formatted(
                                asked.word(),
                                switch (asked.role()) {
                                    case ANYBODY -> "anybody in the room";
                                    case TAKER -> "who may take the seat and holds none";
                                    case HOLDER -> "who plays on a seat";
                                },
                                phases(asked, PlayMode.TURNS),
                                phases(asked, PlayMode.TOGETHER),
                                phases(asked, PlayMode.RACE)))
                .collect(Collectors.joining("\n"));
    }

    @Test
    void the_reference_has_the_table() throws IOException {
        String keys = keys(
                grant -> switch (grant) {
                    case WATCH -> "of the link for watching";
                    case INVITE -> "of a seat's link, one for each seat of a person";
                    case ANY -> "of the link to any free seat; the code";
                    case HOLD -> "of a holder, made by who takes a seat";
                },
                "",
                ", take that seat while it is free",
                ", take any free seat",
                ", play on that seat, from as many devices as have the key");
        assertThat(Files.readString(Path.of("../docs/reference/rooms.md")))
                .contains("| Key | Allows to |\n|---|---|\n" + keys + "\n")
                .contains("| `do` | Who may ask it | in turns | together | in a race |\n|---|---|---|---|---|\n"
                        + requests() + "\n");
    }

    @Test
    void the_guide_for_players_has_the_table() throws IOException {
        String keys = keys(
                grant -> switch (grant) {
                    case WATCH -> "the link to watch";
                    case INVITE -> "the link of a seat";
                    case ANY -> "the link to play, or the code";
                    case HOLD -> "the code that moves your seat";
                },
                "",
                ", and take that seat while it is free",
                ", and take any free seat",
                ", and play in your place");
        assertThat(Files.readString(Path.of("../docs/guide/with-others.md")))
                .contains("| | Whoever has it can |\n|---|---|\n" + keys + "\n");
    }
}
