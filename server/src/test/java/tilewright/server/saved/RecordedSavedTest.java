package tilewright.server.saved;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tilewright.RecordedAnswer;
import tilewright.rng.SeededRandom;

/**
 * The answers to 500 requests for what is kept, good ones and some with several faults, are the bytes that they were: {@code
 * saved.txt} has them. {@code main} writes it anew, after answers were changed on purpose.
 */
final class RecordedSavedTest {

    private static final int REQUESTS = 500;
    private static final String FILE = "saved.txt";

    private static final List<String> KINDS =
            List.of("list", "get", "get", "put", "put", "put", "delete", "export", "erase");
    private static final List<String> WRONG =
            List.of("null", "true", "7", "-1", "1.5", "'é'", "'a'", "[]", "[7]", "{}");

    /** A field with a value that is no object and no array. */
    private static final Pattern FIELD = Pattern.compile("([,{]'[a-z]+':)('[^']*'|-?[0-9]+|true|false)");

    private final SeededRandom random = new SeededRandom(2026);
    private Instant now = Instant.ofEpochMilli(1_000_000);
    private final SavedProtocol protocol = new SavedProtocol(
            new MemorySavedStore(),
            () -> now,
            () -> Duration.ofMillis(now.toEpochMilli()).toNanos(),
            SavedBounds.USUAL,
            _ -> {});

    private <T> T any(List<T> items) {
        return items.get(random.below(items.size()));
    }

    private String request(String kind) {
        String begin = "{'do':'" + kind + "','key':'" + "A".repeat(21) + random.below(2) + "'";
        return switch (kind) {
            case "get" -> begin + ",'ids':['a" + random.below(3) + "','b" + random.below(3) + "']}";
            case "put" ->
                begin + ",'begins':" + (random.below(3) > 0) + ",'items':[" + item("a") + "," + item("b") + "]}";
            case "delete" -> begin + ",'items':[{'id':'a" + random.below(3) + "'" + time() + "}]}";
            default -> begin + "}";
        };
    }

    private String item(String id) {
        return "{'id':'" + id + random.below(3) + "','kind':'" + any(List.of("game", "room", "collection"))
                + "','title':'Title','text':'" + any(List.of("", "x", "ü 1")) + "'" + time() + "}";
    }

    private String time() {
        String changed = ",'changed':" + (now.toEpochMilli() - random.below(3_000));
        return random.below(3) == 0 ? changed + ",'base':" + random.below(2) : changed;
    }

    /** Returns a request with a field less, or with another value in one. */
    private String faulty(String request) {
        List<MatchResult> fields = FIELD.matcher(request).results().toList();
        if (fields.isEmpty()) {
            return request;
        }
        MatchResult field = any(fields);
        String wrong = random.below(4) == 0 ? "" : field.group(1) + any(WRONG);
        return request.substring(0, field.start()) + wrong + request.substring(field.end());
    }

    private List<RecordedAnswer> answers() {
        List<RecordedAnswer> all = new ArrayList<>();
        for (int i = 0; i < REQUESTS; i++) {
            now = now.plusSeconds(1);
            String kind = any(KINDS);
            String request = request(kind);
            for (int faults = random.below(8) - 4; faults > 0; faults--) {
                request = faulty(request);
            }
            List<String> answers = new ArrayList<>();
            protocol.answer("client-" + i, request.replace('\'', '"'), answer -> answers.add(text(answer)));
            all.add(new RecordedAnswer(kind, request, String.join("\n", answers)));
        }
        return all;
    }

    private static String text(SavedAnswer answer) {
        return switch (answer) {
            case SavedAnswer.Line(var json) -> json.toString();
            case SavedAnswer.File(var json) -> "file " + json;
            case SavedAnswer.Refused(var cause, var reason) -> cause + ": " + reason.text();
        };
    }

    @Test
    void answers_are_the_bytes_that_they_were() throws IOException {
        List<RecordedAnswer> answers = answers();
        RecordedAnswer.compare(answers, RecordedSavedTest.class, FILE);
        for (String kind : KINDS) {
            assertThat(answers)
                    .as(kind)
                    .anyMatch(one -> one.kind().equals(kind) && one.answer().startsWith("MALFORMED"))
                    .anyMatch(one -> one.kind().equals(kind) && one.answer().contains("{"));
        }
        assertThat(answers.stream().map(RecordedAnswer::answer))
                .anyMatch(answer -> answer.contains("\"written\":false"));
    }

    public static void main(String[] arguments) throws IOException {
        RecordedAnswer.write(new RecordedSavedTest().answers(), RecordedSavedTest.class, FILE);
    }
}
