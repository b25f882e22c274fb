package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tilewright.RecordedAnswer;
import tilewright.rng.SeededRandom;
import tilewright.text.Json;

/**
 * The bytes that a server sends, compared with recorded ones: to all in a room for 600 messages of all kinds, good and
 * bad ones, in {@code frames.txt}; to those who enter a room again, in {@code entered.txt}; and for messages with
 * several faults, of which the first is told, in {@code refused.txt}. {@code main} writes these anew, after messages
 * were changed on purpose.
 */
final class RecordedFramesTest {

    private static final int ROOMS = 20;
    private static final int MESSAGES = 30;
    private static final int ENTRIES = 10;
    private static final int FAULTS = 500;
    private static final String FRAMES = "frames.txt";
    private static final String ENTERED = "entered.txt";
    private static final String REFUSED = "refused.txt";

    private static final List<String> KINDS = List.of(
            "make", "enter", "enter", "leave", "sit", "sit", "sit", "stand", "move", "act", "act", "act", "act", "undo",
            "vote", "resign", "back", "say", "point", "look", "log");

    private static final List<String> WRONG =
            List.of("null", "true", "7", "-1", "1.5", "99999999999999999999", "''", "'é'", "[]", "{}");

    /** A field behind the first, with a value that is no object and no array. */
    private static final Pattern FIELD = Pattern.compile("([,{]'[a-z]+':)('[^']*'|-?[0-9]+|true|false)");

    private final SeededRandom random = new SeededRandom(2026);

    private <T> T any(List<T> items) {
        return items.get(random.below(items.size()));
    }

    private List<RecordedAnswer> sent() {
        List<RecordedAnswer> all = new ArrayList<>();
        for (int i = 0; i < ROOMS; i++) {
            PlayMode way = PlayMode.values()[i % PlayMode.values().length];
            String start =
                    way == PlayMode.TURNS ? TestRoom.PALETTO : any(List.of(TestRoom.SUDOKU, TestRoom.NEARLY_DONE));
            inRoom(new TestRoom(way, start, 2), all);
        }
        return all;
    }

    private void inRoom(TestRoom room, List<RecordedAnswer> all) {
        List<TestClient> clients = new ArrayList<>(List.of(
                room.sit(0),
                room.sit(1),
                room.enter("watcher", TestRoom.WATCH),
                room.enterByCode("guest"),
                room.client("outside")));
        room.world.pass(Duration.ofSeconds(1));
        clients.forEach(client -> client.lines.clear());
        for (int i = 0; i < MESSAGES; i++) {
            int who = random.below(clients.size());
            String kind = any(KINDS);
            String message = spoiled(message(kind, room, who, "recorded-%02d".formatted(i)));
            clients.get(who).say(message);
            room.world.pass(Duration.ofSeconds(1));
            StringBuilder answer = new StringBuilder();
            for (TestClient client : clients) {
                client.lines.forEach(line -> answer.append(line).append('\n'));
                answer.append(client.closedWith).append('\n');
                client.lines.clear();
            }
            all.add(new RecordedAnswer(kind, message, answer.toString()));
            clients.replaceAll(client -> client.closedWith == 0 ? client : room.client("another"));
        }
    }

    private String message(String kind, TestRoom room, int who, String id) {
        String seat = Integer.toString(random.below(3));
        String key =
                any(List.of(TestRoom.hold(0), TestRoom.link(1), TestRoom.ANY, TestRoom.WATCH, TestClient.secret(99)));
        String begin = "{'do':'" + kind + "'";
        return switch (kind) {
            case "make" -> make(id, key);
            case "enter" ->
                random.below(2) == 0
                        ? begin + ",'room':'" + room.name + "','key':'" + key + "','from':" + random.below(4) + "}"
                        : begin + ",'code':'" + any(List.of(room.code, "AAAAAA")) + "'}";
            case "sit" -> begin + ",'id':'" + id + "','seat':" + seat + ",'key':'" + key + "','name':' Anna  B. '}";
            case "move" -> begin + ",'id':'" + id + "','key':'" + key + "'}";
            case "act" ->
                random.below(3) == 0
                        ? begin + ",'id':'" + id + "','base':" + random.below(5) + ",'moves':'r1c1'}"
                        : room.act(Math.min(who, 1)).replaceFirst("\\{", "{'id':'" + id + "',");
            case "undo" -> begin + ",'id':'" + id + "','base':" + room.version() + "}";
            case "vote" ->
                begin + ",'id':'" + id + "','what':'"
                        + any(List.of("takeback", "rematch", "analyze", "computer 1", "goto 1")) + "','yes':"
                        + (random.below(2) == 0) + "}";
            case "stand", "resign", "back" -> begin + ",'id':'" + id + "'}";
            case "say" -> begin + ",'phrase':" + random.below(10) + "}";
            case "point" -> begin + ",'spot':'r" + seat + "c1'}";
            case "log" -> begin + ",'from':" + random.below(4) + "}";
            default -> begin + "}";
        };
    }

    private String make(String id, String key) {
        String another = any(List.of("person", "computer"));
        String clock = any(List.of("none", "move 30", "blitz"));
        return """
                {'do':'make','id':'%s','puzzle':'sudoku','start':{'setup':'easy','seed':5},'way':'together',\
                'seats':[{'who':'person'},{'who':'%s'}],'clock':'%s','strict':false,\
                'keys':{'seats':['%s','%s'],'any':'%s','watch':'%s'}}""".formatted(id, another, clock, key, key, key, key);
    }

    /** Returns a message as it is, or one in five with a fault in it. */
    private String spoiled(String message) {
        return switch (random.below(15)) {
            case 0 -> message.substring(0, random.below(message.length()));
            case 1 -> message.replaceFirst(":[^:,}]+}$", ":" + any(WRONG) + "}");
            case 2 -> message.replaceFirst(",'[a-z]+':'?[^',}]*'?", "");
            default -> message;
        };
    }

    @Test
    void messages_are_answered_by_the_bytes_that_they_were() throws IOException {
        List<RecordedAnswer> sent = sent();
        RecordedAnswer.compare(sent, RecordedFramesTest.class, FRAMES);
        List<String> fields =
                List.of("made", "entered", "saved", "refused", "log", "said", "pointed", "people", "you", "kind");
        assertThat(fields.stream()
                        .filter(field ->
                                sent.stream().anyMatch(one -> one.answer().contains("\"" + field + "\":"))))
                .containsExactlyElementsOf(fields);
    }

    /** Those who enter again, with what they know of the room: the last version, an earlier one, or nothing that is right. */
    private List<RecordedAnswer> entered() {
        List<RecordedAnswer> all = new ArrayList<>();
        for (int i = 0; i < ROOMS; i++) {
            PlayMode way = PlayMode.values()[i % PlayMode.values().length];
            TestRoom room = new TestRoom(way, way == PlayMode.TURNS ? TestRoom.PALETTO : TestRoom.SUDOKU, 2);
            List<TestClient> seats = List.of(room.sit(0), room.sit(1));
            TestClient watcher = room.enter("watcher", TestRoom.WATCH);
            for (int entry = 0; entry < ENTRIES; entry++) {
                TestClient mover = seats.get(random.below(2));
                mover.say(message(
                        any(List.of("act", "act", "undo", "vote", "say")),
                        room,
                        seats.indexOf(mover),
                        "entered-" + entry + "0"));
                room.world.pass(Duration.ofSeconds(1));
                all.add(again(room, watcher.received, entry));
            }
        }
        return all;
    }

    private RecordedAnswer again(TestRoom room, List<Json.Obj> known, int entry) {
        List<Json.Obj> versions = known.stream()
                .filter(message -> message.field("hash").isPresent())
                .toList();
        Json.Obj version = random.below(3) == 0 ? any(versions) : versions.getLast();
        Json from = random.below(6) == 0
                ? Json.number(random.below(99))
                : version.field("v").orElseThrow();
        Json hash =
                random.below(6) == 0 ? new Json.Str("") : version.field("hash").orElseThrow();
        String key = any(List.of(TestRoom.hold(0), TestRoom.hold(1), TestRoom.WATCH));
        Json.Obj message = Json.obj()
                .with("do", "enter")
                .with("room", room.name)
                .with("key", key)
                .with("from", from)
                .with("hash", hash);
        TestClient client = room.client("again-" + entry);
        client.say(message.toString());
        client.session.closed();
        room.world.pass(Duration.ofSeconds(1));
        return new RecordedAnswer("enter", message.toString(), String.join("\n", client.lines));
    }

    /** Messages with up to three faults, each of a client of its own. */
    private List<RecordedAnswer> refused() {
        TestRoom room = new TestRoom(PlayMode.TOGETHER, TestRoom.SUDOKU, 2);
        List<RecordedAnswer> all = new ArrayList<>();
        for (int i = 0; i < FAULTS; i++) {
            String kind = any(KINDS);
            String message = message(kind, room, 0, "refused-%03d".formatted(i));
            for (int fault = 0; fault <= random.below(3); fault++) {
                message = faulty(message);
            }
            TestClient client = room.enter("client-" + i, TestRoom.link(0));
            room.world.pass(Duration.ofSeconds(1));
            client.lines.clear();
            client.say(message);
            client.session.closed();
            room.world.pass(Duration.ofSeconds(1));
            all.add(new RecordedAnswer(kind, message, client.closedWith + " " + String.join("\n", client.lines)));
        }
        return all;
    }

    /** Returns a message with a field less, or with another value in one, whatever that has been. */
    private String faulty(String message) {
        List<MatchResult> fields = FIELD.matcher(message).results().toList();
        if (fields.isEmpty()) {
            return message;
        }
        MatchResult field = any(fields);
        String wrong = random.below(4) == 0 ? "" : field.group(1) + any(WRONG);
        return message.substring(0, field.start()) + wrong + message.substring(field.end());
    }

    @Test
    void who_enters_again_is_told_the_bytes_that_it_was() throws IOException {
        List<RecordedAnswer> entered = entered();
        RecordedAnswer.compare(entered, RecordedFramesTest.class, ENTERED);
        assertThat(entered).anyMatch(one -> one.answer().contains("\"events\":[{"));
        assertThat(entered).anyMatch(one -> one.answer().contains("\"events\":[]"));
        assertThat(entered).anyMatch(one -> !one.answer().contains("\"events\""));
    }

    @Test
    void the_first_of_several_faults_is_told_by_the_bytes_that_it_was() throws IOException {
        List<RecordedAnswer> refused = refused();
        RecordedAnswer.compare(refused, RecordedFramesTest.class, REFUSED);
        assertThat(refused.stream().map(RecordedAnswer::answer).distinct()).hasSizeGreaterThan(30);
    }

    public static void main(String[] arguments) throws IOException {
        RecordedAnswer.write(new RecordedFramesTest().sent(), RecordedFramesTest.class, FRAMES);
        RecordedAnswer.write(new RecordedFramesTest().entered(), RecordedFramesTest.class, ENTERED);
        RecordedAnswer.write(new RecordedFramesTest().refused(), RecordedFramesTest.class, REFUSED);
    }
}
