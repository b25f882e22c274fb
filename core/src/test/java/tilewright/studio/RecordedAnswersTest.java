package tilewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.RecordedAnswer;
import tilewright.rng.SeededRandom;
import tilewright.text.Json;

/**
 * The answers to 1,500 requests of all kinds, good and bad ones, are the bytes that they were: {@code answers.txt} has the kind of each
 * request, and a digest of its answer. {@code main} writes it anew, after answers were changed on purpose.
 */
final class RecordedAnswersTest {

    private static final int REQUESTS = 1_500;
    private static final String FILE = "answers.txt";

    /** All but that of many texts, which {@link EachTextTest} compares with the others, and of certificates: {@link ProofRequestsTest}. */
    private static final List<RequestKind> KINDS = Stream.of(RequestKind.values())
            .filter(kind -> kind != RequestKind.EACH && kind != RequestKind.VERIFY)
            .toList();

    private static final List<Json> WRONG = List.of(
            Json.NULL,
            new Json.Bool(true),
            new Json.Num("7"),
            new Json.Num("-1"),
            new Json.Num("1.5"),
            new Json.Num("99999999999999999999"),
            new Json.Str(""),
            new Json.Str("é"),
            new Json.Arr(List.of()),
            Json.obj());

    /** A game, and what can be asked of it. */
    private record Game(
            String puzzle,
            List<String> setups,
            List<String> plays,
            List<String> gestures,
            List<String> spots,
            List<String> commands,
            List<String> agents,
            List<String> methods,
            List<String> verbs,
            List<String> forms) {}

    /** A request, and the word for its kind. */
    private record Asked(String kind, String request) {}

    private final SeededRandom random = new SeededRandom(2026);
    private final Studio studio = new Studio(Puzzles.CATALOG);

    private Json.Obj ask(Json.Obj request) {
        return (Json.Obj) Json.parse(studio.answer(request.toString()));
    }

    private static List<String> texts(Json value, String name) {
        return value instanceof Json.Arr(List<Json> items)
                ? items.stream()
                        .map(item -> item instanceof Json.Obj object
                                ? object.field(name).orElse(Json.NULL)
                                : item)
                        .map(item -> item instanceof Json.Str(String text) ? text : "")
                        .toList()
                : List.of();
    }

    private static List<String> texts(Json.Obj object, String field, String name) {
        return texts(object.field(field).orElse(Json.NULL), name);
    }

    private static String text(Json.Obj object, String field) {
        return object.field(field).orElse(Json.NULL) instanceof Json.Str(String text) ? text : "";
    }

    private List<Game> games() {
        Json.Obj known = ask(Json.obj().with("do", "puzzles"));
        List<Game> games = new ArrayList<>();
        for (Json item : ((Json.Arr) known.field("puzzles").orElseThrow()).items()) {
            Json.Obj puzzle = (Json.Obj) item;
            List<String> setups = texts(puzzle, "presets", "setup");
            List<String> plays = new ArrayList<>();
            Json.Obj view = ask(Json.obj()
                    .with("do", "new")
                    .with("puzzle", text(puzzle, "id"))
                    .with("setup", setups.getFirst())
                    .with("seed", 7));
            Json.Obj scene = (Json.Obj) view.field("scene").orElseThrow();
            plays.add(text(view, "play"));
            List<String> gestures = gestures(view);
            for (int i = 0; i < 4; i++) {
                view = ask(Json.obj()
                        .with("do", "act")
                        .with("play", plays.getLast())
                        .with("gesture", gestures.get(random.below(gestures.size()))));
                plays.add(view.field("play").isPresent() ? text(view, "play") : plays.getLast());
            }
            games.add(new Game(
                    text(puzzle, "id"),
                    setups,
                    plays,
                    gestures,
                    texts(scene, "spots", "id"),
                    texts(puzzle, "commands", "id"),
                    texts(puzzle, "agents", "id").stream().limit(2).toList(),
                    texts(puzzle, "methods", "id"),
                    texts(puzzle, "can", ""),
                    texts(puzzle, "forms", "id")));
        }
        return games;
    }

    private static List<String> gestures(Json.Obj view) {
        List<String> all = new ArrayList<>();
        Json.Obj gestures = (Json.Obj) view.field("gestures").orElseThrow();
        texts(gestures, "tap", "").forEach(spot -> all.add("tap:" + spot));
        for (String kind : List.of("drag", "type")) {
            if (gestures.field(kind).orElse(Json.NULL) instanceof Json.Obj from) {
                from.fields()
                        .forEach((spot, to) -> texts(to, "").forEach(end -> all.add(kind + ":" + spot + ":" + end)));
            }
        }
        return all;
    }

    private String any(List<String> words) {
        return words.isEmpty() ? "none" : words.get(random.below(words.size()));
    }

    private String word(String field, Game game) {
        return switch (field) {
            case "puzzle" -> game.puzzle;
            case "setup" -> any(game.setups);
            case "play", "text" -> any(game.plays);
            case "gesture", "then" -> any(game.gestures);
            case "command" -> any(game.commands);
            case "spot" -> any(game.spots);
            case "technique" -> any(List.of("naked-single", "x-wing", "no-such"));
            case "order" -> any(List.of("hodoku", "explainer"));
            case "content", "moves" -> any(List.of("1", "r1c1=1", "r1c1"));
            case "agent" -> any(game.agents);
            case "method" -> any(game.methods);
            case "until" -> any(List.of("solution", "dead-end,solution", "never"));
            case "claim" -> any(List.of("unique", "some", "none", "r1c1=1"));
            case "verb" -> any(game.verbs);
            case "to" -> any(game.forms);
            default -> "a name";
        };
    }

    private Json value(Field field, Game game) {
        return switch (field) {
            case Field.Text text -> new Json.Str(word(text.name(), game));
            case Field.Texts _ -> Json.strings(List.of(any(game.plays)));
            case Field.Truth _ -> new Json.Bool(random.below(2) == 0);
            case Field.Whole whole ->
                new Json.Num(
                        switch (whole.name()) {
                            case "nodes", "within" -> "2000";
                            case "step" -> Integer.toString(random.below(200));
                            default -> Integer.toString(1 + random.below(3));
                        });
        };
    }

    private Asked request(RequestKind kind, Game game) {
        Json.Obj request = Json.obj().with("do", kind.word());
        for (Field field : kind.fields()) {
            if (field.equals(Field.CHANGES) || field.equals(Field.BEFORE)) {
                continue; // ViewChangesTest
            }
            boolean bound = field.name().equals("nodes") || field.name().equals("within");
            if (bound || kind.required().contains(field) || random.below(2) == 0) {
                request = request.with(field.name(), value(field, game));
            }
        }
        String line = switch (random.below(10)) {
            case 0 ->
                request.with(any(List.copyOf(request.fields().keySet())), any()).toString();
            case 1 -> without(request, random.below(request.fields().size()));
            case 2 -> request.with("unknown", any()).toString();
            case 3 -> {
                String whole = request.toString();
                yield whole.substring(0, random.below(whole.length()));
            }
            default -> request.toString();
        };
        return new Asked(kind.word(), line);
    }

    private Json any() {
        return WRONG.get(random.below(WRONG.size()));
    }

    private static String without(Json.Obj request, int left) {
        Json.Obj rest = Json.obj();
        int number = 0;
        for (var field : request.fields().entrySet()) {
            if (number++ != left) {
                rest = rest.with(field.getKey(), field.getValue());
            }
        }
        return rest.toString();
    }

    private List<Asked> requests() {
        List<Game> games = games();
        List<Asked> requests = new ArrayList<>();
        while (requests.size() < REQUESTS) {
            for (RequestKind kind : KINDS) {
                requests.add(request(kind, games.get(random.below(games.size()))));
            }
        }
        return requests.subList(0, REQUESTS);
    }

    private List<RecordedAnswer> answers() {
        return requests().stream()
                .map(asked -> new RecordedAnswer(asked.kind, asked.request, studio.answer(asked.request)))
                .toList();
    }

    @Test
    void answers_are_the_bytes_that_they_were() throws IOException {
        List<RecordedAnswer> answers = answers();
        RecordedAnswer.compare(answers, RecordedAnswersTest.class, FILE);
        Set<String> answered = new TreeSet<>();
        Set<String> refused = new TreeSet<>();
        for (RecordedAnswer one : answers) {
            (one.answer().startsWith("{\"error\"") ? refused : answered).add(one.kind());
        }
        Set<String> kinds = KINDS.stream().map(RequestKind::word).collect(Collectors.toCollection(TreeSet::new));
        assertThat(answered).isEqualTo(kinds);
        assertThat(refused).isEqualTo(kinds);
    }

    public static void main(String[] arguments) throws IOException {
        RecordedAnswer.write(new RecordedAnswersTest().answers(), RecordedAnswersTest.class, FILE);
    }
}
