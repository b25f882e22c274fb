package tilewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.blank.BlankPuzzle;
import tilewright.puzzle.Catalog;
import tilewright.rng.SeededRandom;
import tilewright.studio.ProtocolSchema;
import tilewright.studio.Studio;
import tilewright.text.Json;

/** Compares all that the studio reads and writes with the schema of the protocol: no field is missing, and none is unknown. */
final class ProtocolSchemaTest {

    private static final int GESTURES = 4;
    private static final int NODES = 20_000;

    /** A Sudoku whose next hint has arrows. */
    private static final String CHAINS =
            "..........1.........4.825..4.7.5...6.65..821..8..6......8...46...2.9...3.41....82 .5..1.............7..6....1.2....8...........1..2...45....2....67.8.415......6... 11x39/17x7/18x39/19x79/21x39/27x7/28x39/29x79";

    /** For reviews of more than 10,000 rows, and for ratings that are stopped. */
    private static final Set<String> UNSEEN = Set.of("StudyReport.more", "review-request.from", "StudyRating.without");

    private final SchemaCheck schema = new SchemaCheck(ProtocolSchema.schema());
    private final Studio studio =
            new Studio(new Catalog(Stream.concat(Puzzles.CATALOG.puzzles().stream(), Stream.of(new BlankPuzzle()))
                    .toList()));

    /** A Sudoku with a rule in words. */
    private static final String RULED =
            "{\"ruleset\":\"Odd cells\",\"grid\":[" + row() + (',' + row()).repeat(8) + "]}";

    private static String row() {
        return "[{}" + ",{}".repeat(8) + "]";
    }

    @Test
    void requests_of_all_kinds_and_their_answers() {
        for (Json.Obj puzzle : objects(ask(request("puzzles")), "puzzles")) {
            ask(request("guide").with("puzzle", text(puzzle, "id")));
            for (Json.Obj preset : objects(puzzle, "presets")) {
                game(puzzle, text(preset, "setup"));
            }
        }
        ask(request("view").with("play", "nothing"));
        ask(request("view").with("play", "sudoku:4x4 cage=3:r1c1-2 ................"));
        ask(request("history").with("play", "blank:... |" + " 0:r1c1".repeat(10_001)));
        ask(request("act").with("play", "blank:...").with("moves", "r1c2"));
        ask(request("act").with("play", "blank:...").with("gesture", "tap:r1c2").with("then", "fill"));
        String wrong = "sudoku:12345678." + "........9" + ".".repeat(63);
        ask(request("convert").with("play", wrong).with("to", "candidates"));
        ask(request("act").with("play", wrong).with("gesture", "type:r1c1:5").with("changes", true));
        ask(request("hint").with("play", "sudoku:" + CHAINS));
        ask(request("hint").with("play", "sudoku:" + CHAINS).with("order", "explainer"));
        ask(request("hint").with("play", wrong).with("all", true).with("technique", "X-Wing"));
        ask(request("act").with("play", "paletto:CBC/ACA/BAB | r1c1").with("gesture", "tap:r3c1"));
        Json.Obj each = request("each")
                .with("puzzle", "sudoku")
                .with("texts", Json.strings(List.of(CHAINS, "nothing", ".".repeat(81))));
        Json.Obj limited = each.with("limit", 2).with("nodes", NODES);
        ask(limited.with("of", "solve"));
        ask(limited.with("of", "count"));
        ask(limited.with("of", "study").with("verb", "rate").with("depth", 1));
        ask(each.with("of", "convert").with("to", "zeros"));
        ask(each.with("of", "hint").with("spot", "r1c1").with("content", "4"));
        ask(each.with("of", "hint")
                .with("all", true)
                .with("technique", "X-Wing")
                .with("order", "explainer"));
        String digits = "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        ask(request("verify")
                .with("text", text(ask(request("prove").with("play", digits).with("claim", "r5c5=5")), "certificate")));
        ask(request("prove")
                .with(
                        "play",
                        "sudoku:.92..85..8..5...1......28.6.1.2.97687...8...3..87...4....3.1.8..518.4.2..8.......")
                .with("nodes", 1));
        ask(request("review").with("play", "paletto:DCDC/BABA/CBAB/DACD | r4c1 r4c4 end r1c4"));
        Set<String> declared = schema.declared();
        declared.removeAll(UNSEEN);
        declared.removeAll(schema.met());
        assertThat(declared).as("fields that are never there").isEmpty();
    }

    private void game(Json.Obj puzzle, String setup) {
        SeededRandom random = new SeededRandom(1).fork(text(puzzle, "id") + setup);
        Json.Obj view = ask(request("new")
                .with("puzzle", text(puzzle, "id"))
                .with("setup", setup)
                .with("seed", random.below(1_000))
                .with("number", 2)
                .with("log", true));
        for (int i = 0; i < GESTURES; i++) {
            view = moved(view, random);
        }
        questions(puzzle, view, spot(view, random));
        String play = text(view, "play");
        ask(request("act").with("play", play).with("gesture", "tap:nowhere"));
        changed(view, play);
        ask(request("undo").with("play", play));
        ask(request("redo").with("play", play));
        ask(request("goto").with("play", play).with("node", "0"));
        ask(request("begin").with("play", play));
        String named = text(ask(request("name").with("play", play).with("name", "here")), "play");
        String twice = text(
                ask(request("name").with("play", named).with("name", "there").with("node", 0)), "play");
        ask(request("history").with("play", twice).with("from", 0));
        for (Json.Obj agent : objects(puzzle, "agents").stream().limit(1).toList()) {
            ask(request("agent")
                    .with("play", play)
                    .with("agent", text(agent, "id"))
                    .with("changes", true));
            while (!object(view, "status").field("over").orElseThrow().equals(Json.TRUE)) {
                view = ask(request("agent")
                        .with("play", text(view, "play"))
                        .with("agent", text(agent, "id"))
                        .with("seed", random.below(1_000)));
            }
        }
    }

    private void changed(Json.Obj view, String play) {
        ask(request("view").with("play", play).with("changes", true));
        ask(request("view").with("play", play).with("before", text(view, "id")).with("changes", true));
        for (String verb : List.of("undo", "redo")) {
            ask(request(verb).with("play", play).with("changes", true));
        }
        ask(request("goto").with("play", play).with("node", 0).with("changes", true));
        ask(request("name").with("play", play).with("name", "here").with("changes", true));
        ask(request("act").with("play", play).with("gesture", "type:r1c1:x").with("changes", true));
    }

    private void questions(Json.Obj puzzle, Json.Obj view, String spot) {
        String play = text(view, "play");
        ask(request("view").with("play", play));
        ask(request("svg").with("play", play).with("dark", true));
        for (Json.Obj command : objects(puzzle, "commands")) {
            Json.Obj commanded = request("command").with("play", play).with("command", text(command, "id"));
            ask(commanded);
            ask(commanded.with("changes", true));
        }
        for (Json.Obj form : objects(puzzle, "forms")) {
            ask(request("convert").with("play", play).with("to", text(form, "id")));
        }
        ask(request("open").with("puzzle", text(puzzle, "id")).with("text", text(view, "id") + "\n\n?\n\n" + RULED));
        for (Json.Obj method : objects(puzzle, "methods")) {
            Json.Obj watch = request("watch").with("play", play).with("method", text(method, "id"));
            ask(watch.with("step", 0));
            ask(watch.with("step", 40));
            ask(watch.with("until", "solution").with("within", 1_000).with("seed", 2));
            ask(watch.with("above", 3).with("below", 2).with("within", 1_000));
        }
        for (String verb : texts(puzzle, "can")) {
            switch (verb) {
                case "watch" -> {}
                case "hint" -> {
                    ask(request("hint").with("play", play));
                    ask(request("hint").with("play", play).with("all", true));
                    ask(request("hint").with("play", play).with("spot", spot).with("content", "4"));
                }
                case "edit" -> {
                    Json.Obj edit = request("edit").with("puzzle", text(puzzle, "id"));
                    ask(edit.with("setup", "6x6"));
                    ask(edit.with("text", "AB./.../...").with("gesture", "type:r3c3:C"));
                    ask(edit.with("text", "AB./.../...").with("gesture", "type:r2c1:A"));
                }
                case "explain" -> ask(request("explain").with("play", play).with("spot", spot));
                case "solve", "count", "review" -> {
                    ask(request(verb).with("play", play).with("nodes", 10));
                    ask(request(verb).with("play", play).with("nodes", NODES).with("limit", 50));
                }
                default -> {
                    study(puzzle, play, verb, 10);
                    study(puzzle, play, verb, NODES);
                }
            }
        }
    }

    private static String spot(Json.Obj view, SeededRandom random) {
        List<Json.Obj> spots = objects(object(view, "scene"), "spots");
        return text(spots.get(random.below(spots.size())), "id");
    }

    private void study(Json.Obj puzzle, String play, String verb, int nodes) {
        Json.Obj answer = ask(request("study")
                .with("play", play)
                .with("verb", verb)
                .with("nodes", nodes)
                .with("depth", 1)
                .with("limit", 50));
        if (puzzle.field("rating").equals(Optional.of(new Json.Str(verb)))) {
            assertThat(schema.problem(answer, "StudyRating")).isEmpty();
        }
    }

    /** The view after one of the gestures that a view offers. */
    private Json.Obj moved(Json.Obj view, SeededRandom random) {
        List<String> gestures = new ArrayList<>();
        Json.Obj offered = object(view, "gestures");
        texts(offered, "tap").forEach(spot -> gestures.add("tap:" + spot));
        for (String kind : List.of("drag", "type")) {
            Json.Obj from = object(offered, kind);
            from.fields()
                    .keySet()
                    .forEach(spot -> texts(from, spot).forEach(to -> gestures.add(kind + ":" + spot + ":" + to)));
        }
        return gestures.isEmpty()
                ? view
                : ask(request("act")
                        .with("play", text(view, "play"))
                        .with("gesture", gestures.get(random.below(gestures.size()))));
    }

    private Json.Obj ask(Json.Obj request) {
        String kind = text(request, "do");
        assertThat(schema.problem(request, kind + "-request"))
                .as(request.toString())
                .isEmpty();
        Json.Obj answer = (Json.Obj) Json.parse(studio.answer(request.toString()));
        assertThat(schema.problem(answer, kind + "-answer"))
                .as(request.toString())
                .isEmpty();
        return answer;
    }

    private static Json.Obj request(String kind) {
        return Json.obj().with("do", kind);
    }

    private static Json.Obj object(Json.Obj value, String field) {
        return (Json.Obj) value.field(field).orElseThrow();
    }

    private static List<Json.Obj> objects(Json.Obj value, String field) {
        return ((Json.Arr) value.field(field).orElseThrow())
                .items().stream().map(Json.Obj.class::cast).toList();
    }

    private static String text(Json.Obj value, String field) {
        return ((Json.Str) value.field(field).orElseThrow()).value();
    }

    private static List<String> texts(Json.Obj value, String field) {
        return ((Json.Arr) value.field(field).orElseThrow())
                .items().stream().map(item -> ((Json.Str) item).value()).toList();
    }
}
