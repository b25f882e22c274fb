package tilewright.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.RecordedAnswer;
import tilewright.message.Words;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.server.work.Protocol.Answer;
import tilewright.text.Json;

/**
 * The answers to 200 requests to look at sheets and books, some with faults, are the bytes that they were, but for what the pages
 * look like: {@code prints.txt} has them. {@code main} writes it anew, after answers were changed on purpose.
 */
final class RecordedPrintsTest {

    private static final int REQUESTS = 200;
    private static final String FILE = "prints.txt";
    private static final String POSITION = "..../..../..../...g";

    private static final List<Json> WRONG = List.of(
            Json.NULL,
            Json.TRUE,
            Json.number(-1),
            new Json.Num("1.5"),
            new Json.Str(""),
            new Json.Str("é"),
            new Json.Arr(List.of()),
            Json.obj());

    private final SeededRandom random = new SeededRandom(2026);

    private <T> T any(List<T> items) {
        return items.get(random.below(items.size()));
    }

    private Json.Obj sheet() {
        Json.Obj sheet = Json.obj()
                .with("puzzle", "trominoes")
                .with("positions", Json.strings(List.of(POSITION, "trominoes:" + POSITION)));
        Json.Obj more = random.below(2) == 0 ? sheet : sheet.with("perPage", 1 + random.below(4));
        Json.Obj titled = random.below(2) == 0 ? more : more.with("title", "For Ada");
        return random.below(2) == 0 ? titled : titled.with("solutions", any(List.of("last", "none", "upside-down")));
    }

    private Json.Obj book() {
        Json.Obj section = Json.obj().with("puzzle", "trominoes").with("positions", Json.strings(List.of(POSITION)));
        Json.Obj named = random.below(2) == 0 ? section : faulty(section);
        Json.Obj book = Json.obj()
                .with("title", "For Ada")
                .with("rules", false)
                .with("sections", Json.arr(List.of(named).stream()));
        return Json.obj().with("book", random.below(3) == 0 ? faulty(book) : book);
    }

    /** Returns an object with another value in one of its fields, or with a field that nobody knows. */
    private Json.Obj faulty(Json.Obj object) {
        String field = random.below(6) == 0
                ? "unknown"
                : any(List.copyOf(object.fields().keySet()));
        return object.with(field, any(WRONG));
    }

    private String request(String kind) {
        Json.Obj shown = (kind.equals("sheet") ? sheet() : book())
                .with("preview", true)
                .with("pages", any(List.of("1", "1-2", "2", "9")));
        Json.Obj spoken = random.below(4) == 0 ? shown.with("language", any(List.of("de", "xx"))) : shown;
        Json.Obj request = spoken;
        for (int faults = random.below(4) - 1; faults > 0; faults--) {
            request = faulty(request);
        }
        String line = request.toString();
        return random.below(20) == 0 ? line.substring(0, random.below(line.length())) : line;
    }

    private List<RecordedAnswer> answers() {
        List<RecordedAnswer> all = new ArrayList<>();
        try (Workspace workspace = new Workspace()) {
            PrintProtocol protocol = new PrintProtocol(Puzzles.CATALOG, workspace);
            for (int i = 0; i < REQUESTS; i++) {
                String kind = i % 2 == 0 ? "sheet" : "book";
                String request = request(kind);
                Optional<Answer> answer = protocol.read(request, Words.ENGLISH).answer(Limits.NONE, Generator.Log.NONE);
                all.add(new RecordedAnswer(kind, request, text(answer.orElseThrow())));
            }
        }
        return all;
    }

    private static String text(Answer answer) {
        return switch (answer) {
            case Answer.Line(Json json) -> json.toString().replaceAll("\"<svg([^\"\\\\]|\\\\.)*+\"", "\"<svg>\"");
            case Answer.Failure(var _, Json.Obj json) -> json.toString();
            case Answer.File(var file) -> file.type();
        };
    }

    @Test
    void answers_are_the_bytes_that_they_were() throws IOException {
        List<RecordedAnswer> answers = answers();
        RecordedAnswer.compare(answers, RecordedPrintsTest.class, FILE);
        assertThat(answers.stream().map(RecordedAnswer::answer).distinct()).hasSizeGreaterThan(30);
        assertThat(answers).anyMatch(one -> one.answer().contains("\"<svg>\",\"<svg>\""));
    }

    public static void main(String[] arguments) throws IOException {
        RecordedAnswer.write(new RecordedPrintsTest().answers(), RecordedPrintsTest.class, FILE);
    }
}
