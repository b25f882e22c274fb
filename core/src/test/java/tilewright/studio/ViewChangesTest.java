package tilewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Puzzles;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;
import tilewright.text.Json;

/** Answers with {@code changes}: applied to the view before they give the view that is answered without, whatever is asked. */
final class ViewChangesTest {

    private static final Json NOTHING = Json.parse("{\"scene\":{\"cell\":12,\"width\":1,\"height\":1,\"title\":\"\","
            + "\"spots\":[],\"marks\":[]},\"gestures\":{\"tap\":[],\"drag\":{},\"type\":{}}}");

    private final Studio whole = new Studio(Puzzles.CATALOG);
    private final Studio changing = new Studio(Puzzles.CATALOG);

    private static Json.Obj ask(Studio studio, Json.Obj request) {
        return (Json.Obj) Json.parse(studio.answer(request.toString()));
    }

    /** The view after a request; both ways of asking for it must agree. */
    private Json.Obj asked(Json.Obj view, Json.Obj request) {
        Json.Obj expected = ask(whole, request);
        Json.Obj answer = ask(changing, request.with("changes", true));
        assertThat(answer.field("scene")).as(answer.toString()).isEmpty();
        assertThat(applied(view, answer)).as(request.toString()).isEqualTo(expected);
        return expected;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sudoku easy",
                "sudoku killer,empty",
                "sudoku 6x6",
                "sudoku jigsaw,empty",
                "sudoku thermo,empty",
                "sudoku arrow,empty",
                "sudoku kropki,empty",
                "paletto 4x4",
                "paletto",
                "hues",
                "hues tiles-30",
                "trominoes 7-r2c2",
                "trominoes"
            })
    void applied_to_the_view_before_they_give_the_whole_view(String setup) {
        String[] words = setup.split(" ");
        Seeds.each(3, 40, random -> {
            Json.Obj made =
                    Json.obj().with("do", "new").with("puzzle", words[0]).with("seed", random.below(1_000_000));
            Json.Obj view = ask(whole, words.length > 1 ? made.with("setup", words[1]) : made);
            String play = text(view, "play");
            assertThat(asked((Json.Obj) NOTHING, Json.obj().with("do", "view").with("play", play)))
                    .isEqualTo(view);
            for (int step = 0; step < 30; step++) {
                view = asked(view, next(view, random));
            }
            Json.Obj back = Json.obj().with("do", "view").with("play", play).with("before", text(view, "play"));
            asked(view, back);
        });
    }

    private static Json.Obj next(Json.Obj view, SeededRandom random) {
        Json.Obj about = Json.obj().with("play", text(view, "play"));
        List<Json> commands = items(view, "commands");
        return switch (random.below(12)) {
            case 0 -> about.with("do", "undo");
            case 1 -> about.with("do", "redo");
            case 2 -> about.with("do", "goto").with("node", 0);
            case 3 -> about.with("do", "name").with("name", "here");
            case 4 -> about.with("do", "act").with("gesture", "tap:nowhere");
            case 5 ->
                commands.isEmpty()
                        ? about.with("do", "undo")
                        : about.with("do", "command").with("command", commands.get(random.below(commands.size())));
            default -> {
                List<String> gestures =
                        gestures((Json.Obj) view.field("gestures").orElseThrow());
                yield gestures.isEmpty()
                        ? about.with("do", "undo")
                        : about.with("do", "act").with("gesture", gestures.get(random.below(gestures.size())));
            }
        };
    }

    private static List<String> gestures(Json.Obj offered) {
        List<String> all = new ArrayList<>();
        items(offered, "tap").forEach(spot -> all.add("tap:" + value(spot)));
        for (String kind : List.of("drag", "type")) {
            ((Json.Obj) offered.field(kind).orElseThrow())
                    .fields()
                    .forEach((spot, list) ->
                            ((Json.Arr) list).items().forEach(end -> all.add(kind + ":" + spot + ":" + value(end))));
        }
        return all;
    }

    /** What a client does with an answer. */
    private static Json.Obj applied(Json.Obj view, Json.Obj answer) {
        Json.Obj result = Json.obj();
        for (var field : answer.fields().entrySet()) {
            if (field.getKey().equals("changes")) {
                Json.Obj changes = (Json.Obj) field.getValue();
                result = result.with(
                                "scene", scene((Json.Obj) view.field("scene").orElseThrow(), changes))
                        .with(
                                "gestures",
                                offered((Json.Obj) view.field("gestures").orElseThrow(), (Json.Obj)
                                        changes.field("gestures").orElseThrow()));
            } else {
                result = result.with(field.getKey(), field.getValue());
            }
        }
        return result;
    }

    private static Json.Obj scene(Json.Obj scene, Json.Obj changes) {
        Json.Obj result = scene;
        for (var change : changes.fields().entrySet()) {
            String name = change.getKey();
            if (name.equals("contents")) {
                result = result.with("spots", new Json.Arr(contents(items(scene, "spots"), changes)));
            } else if (change.getValue() instanceof Json.Arr edits) {
                result = result.with(name, new Json.Arr(edited(items(scene, name), edits)));
            } else if (!name.equals("gestures") && !name.equals("between")) {
                result = result.with(name, change.getValue());
            }
        }
        return withoutEmpty(result, "parts");
    }

    private static List<Json> contents(List<Json> spots, Json.Obj changes) {
        Map<String, Json> contents = new LinkedHashMap<>();
        for (Json group : items(changes, "contents")) {
            List<Json> parts = ((Json.Arr) group).items();
            ((Json.Arr) parts.getFirst()).items().forEach(spot -> contents.put(value(spot), parts.get(1)));
        }
        List<Json> changed = new ArrayList<>();
        for (Json one : spots) {
            Json.Obj spot = (Json.Obj) one;
            Json content = contents.getOrDefault(text(spot, "id"), Json.NULL);
            if (content instanceof Json.Str(String text)) {
                boolean placed = spot.field("place").isPresent();
                String place = placed ? text(spot, "place") : "";
                String between = text.isEmpty() || !placed ? "" : text(changes, "between");
                Json.Obj labelled = spot.with("label", place + between + text);
                changed.add(placed ? labelled.with("content", text) : labelled);
            } else {
                changed.add(spot);
            }
        }
        return changed;
    }

    private static Json.Obj offered(Json.Obj gestures, Json.Obj changes) {
        Json.Obj result = gestures;
        for (var change : changes.fields().entrySet()) {
            String name = change.getKey();
            Json.Arr edits = (Json.Arr) change.getValue();
            if (name.equals("tap") || name.equals("back")) {
                result = result.with(name, new Json.Arr(edited(items(gestures, name), edits)));
            } else {
                Map<String, Json> lists = new LinkedHashMap<>(
                        gestures.field(name).orElse(Json.obj()) instanceof Json.Obj(var old) ? old : Map.of());
                for (Json group : edits.items()) {
                    List<Json> parts = ((Json.Arr) group).items();
                    for (Json spot : ((Json.Arr) parts.getFirst()).items()) {
                        List<Json> old = lists.get(value(spot)) instanceof Json.Arr(var items) ? items : List.of();
                        List<Json> list = edited(old, (Json.Arr) parts.get(1));
                        if (list.isEmpty()) {
                            lists.remove(value(spot));
                        } else {
                            lists.put(value(spot), new Json.Arr(list));
                        }
                    }
                }
                result = result.with(name, new Json.Obj(lists));
            }
        }
        return withoutEmpty(withoutEmpty(result, "sweep"), "back");
    }

    /** Fields that are absent where there is nothing in them. */
    private static Json.Obj withoutEmpty(Json.Obj object, String name) {
        Map<String, Json> fields = new LinkedHashMap<>(object.fields());
        fields.entrySet()
                .removeIf(field -> field.getKey().equals(name)
                        && (field.getValue().equals(Json.obj())
                                || field.getValue().equals(new Json.Arr(List.of()))));
        return new Json.Obj(fields);
    }

    private static List<Json> edited(List<Json> list, Json.Arr edits) {
        List<Json> all = new ArrayList<>();
        int from = 0;
        for (Json edit : edits.items()) {
            List<Json> parts = ((Json.Arr) edit).items();
            int at = Integer.parseInt(parts.getFirst().toString());
            all.addAll(list.subList(from, at));
            all.addAll(((Json.Arr) parts.get(2)).items());
            from = at + Integer.parseInt(parts.get(1).toString());
        }
        all.addAll(list.subList(from, list.size()));
        return all;
    }

    private static List<Json> items(Json.Obj object, String field) {
        return object.field(field).orElse(Json.NULL) instanceof Json.Arr(var items) ? items : List.of();
    }

    private static String text(Json.Obj object, String field) {
        return value(object.field(field).orElseThrow());
    }

    private static String value(Json text) {
        return ((Json.Str) text).value();
    }

    @Test
    void a_digit_takes_a_tenth_of_the_bytes() {
        String play = "sudoku:" + "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        Json.Obj act = Json.obj().with("do", "act").with("play", play).with("gesture", "type:r1c3:4");
        int bytes = whole.answer(act.toString()).length();
        assertThat(changing.answer(act.with("changes", true).toString()).length())
                .isLessThan(bytes / 10);
    }

    /** A client makes the label of a spot whose content has changed. */
    @Test
    void in_every_language_a_label_is_the_place_a_text_and_the_content() throws IOException {
        try (DirectoryStream<Path> languages = Files.newDirectoryStream(Path.of("../words"), "[a-z][a-z]*")) {
            for (Path language : languages) {
                Path file = language.resolve("core/tilewright/draw/DrawMessages.properties");
                if (Files.exists(file)) {
                    assertThat(Files.readAllLines(file))
                            .as(file.toString())
                            .filteredOn(line -> line.startsWith("label="))
                            .allMatch(line -> line.startsWith("label={place, message}"))
                            .allMatch(line -> line.endsWith("{content, message}"));
                }
            }
        }
    }

    @Test
    void edits_make_one_list_of_another() {
        Seeds.each(2_000, random -> {
            List<Integer> before = numbers(random);
            List<Integer> after = new ArrayList<>(before);
            for (int change = random.below(8); change > 0; change--) {
                int at = random.below(after.size() + 1);
                if (random.below(2) == 0 && at < after.size()) {
                    after.remove(/* index */ at);
                } else {
                    after.add(at, random.below(10));
                }
            }
            check(before, after);
            check(before, numbers(random));
        });
    }

    private static List<Integer> numbers(SeededRandom random) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = random.below(120); i > 0; i--) {
            numbers.add(random.below(10));
        }
        return numbers;
    }

    private static void check(List<Integer> before, List<Integer> after) {
        List<Integer> made = new ArrayList<>();
        int from = 0;
        for (Edit<Integer> edit : Edit.between(before, after)) {
            assertThat(edit.at()).isGreaterThanOrEqualTo(from);
            made.addAll(before.subList(from, edit.at()));
            made.addAll(edit.come());
            from = edit.at() + edit.gone();
        }
        made.addAll(before.subList(from, before.size()));
        assertThat(made).isEqualTo(after);
    }
}
