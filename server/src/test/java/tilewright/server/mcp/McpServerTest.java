package tilewright.server.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Puzzles;
import tilewright.Seeds;
import tilewright.message.Words;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.studio.Studio;
import tilewright.text.Json;

final class McpServerTest {

    private static final String SUDOKU =
            "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private final Studio studio = new Studio(Puzzles.CATALOG);
    private final McpServer server = server(false);

    /** Positions of each puzzle that are solved fast. */
    private static String setup(String puzzle) {
        return switch (puzzle) {
            case "trominoes" -> "4";
            case "paletto" -> "4x4";
            default -> "easy";
        };
    }

    private McpServer server(boolean files) {
        return new McpServer(
                Puzzles.CATALOG, studio, new Workspace(), () -> 7, () -> Instant.parse("2026-03-01T23:59:59Z"), files);
    }

    private static Json.Obj answer(McpServer server, String message) {
        Json answer = server.read(message, Words.ENGLISH).answer(Limits.NONE).orElseThrow();
        return (Json.Obj) Json.parse(answer.toString());
    }

    private static Json.Obj object(Json.Obj fields, String name) {
        return (Json.Obj) fields.field(name).orElseThrow();
    }

    private static String text(Json.Obj fields, String name) {
        return ((Json.Str) fields.field(name).orElseThrow()).value();
    }

    private static List<Json> items(Json.Obj fields, String name) {
        return ((Json.Arr) fields.field(name).orElseThrow()).items();
    }

    private static String request(String method, String params) {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"%s\",\"params\":%s}".formatted(method, params);
    }

    private static String called(String tool, Json arguments) {
        return request(
                "tools/call",
                Json.obj().with("name", tool).with("arguments", arguments).toString());
    }

    private Json.Obj call(String tool, Json.Obj arguments) {
        return object(answer(server, called(tool, arguments)), "result");
    }

    private static boolean failed(Json.Obj result) {
        return result.field("isError").equals(Optional.of(Json.TRUE));
    }

    private static String said(Json.Obj result) {
        return text((Json.Obj) items(result, "content").getFirst(), "text");
    }

    private static Json.Obj fields(Json.Obj result) {
        assertThat(failed(result)).as(said(result)).isFalse();
        return object(result, "structuredContent");
    }

    private static Json.Obj arguments(String... pairs) {
        Json.Obj all = Json.obj();
        for (int i = 0; i < pairs.length; i += 2) {
            all = all.with(pairs[i], pairs[i + 1]);
        }
        return all;
    }

    private static Json strings(String... items) {
        return Json.strings(List.of(items));
    }

    private int code(String message) {
        Json.Obj answer = answer(server, message);
        return Integer.parseInt(
                object(answer, "error").field("code").orElseThrow().toString());
    }

    @ParameterizedTest
    @CsvSource({
        "2025-06-18,2025-06-18",
        "2025-03-26,2025-03-26",
        "2024-11-05,2024-11-05",
        "2099-01-01,2025-06-18",
        "'',2025-06-18"
    })
    void the_revision_is_the_clients_or_else_the_newest(String wanted, String agreed) {
        Json.Obj result = object(
                answer(
                        server,
                        request(
                                "initialize",
                                "{\"protocolVersion\":\"%s\",\"capabilities\":{},\"clientInfo\":{}}"
                                        .formatted(wanted))),
                "result");
        assertThat(text(result, "protocolVersion")).isEqualTo(agreed);
        assertThat(object(result, "capabilities")).hasToString("{\"tools\":{}}");
        assertThat(text(object(result, "serverInfo"), "name")).isEqualTo("tilewright");
    }

    @Test
    void tools_are_listed_with_what_they_take() {
        List<Json> tools = items(object(answer(server, request("tools/list", "{}")), "result"), "tools");
        assertThat(tools.stream().map(tool -> text((Json.Obj) tool, "name")))
                .containsExactly(
                        "new", "daily", "view", "act", "hint", "solve", "count", "rate", "review", "convert", "print");
        for (Json tool : tools) {
            Json.Obj schema = object((Json.Obj) tool, "inputSchema");
            assertThat(text(schema, "type")).isEqualTo("object");
            Json.Obj properties = object(schema, "properties");
            for (Json name : items(schema, "required")) {
                assertThat(properties.fields()).containsKey(((Json.Str) name).value());
            }
            properties
                    .fields()
                    .values()
                    .forEach(property ->
                            assertThat(text((Json.Obj) property, "description")).endsWith("."));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/cal\"} | -32601",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"resources/list\"} | -32601",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\"} | -32602",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\",\"params\":[]} | -32602",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{\"cursor\":\"x\"}} | -32602",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{}} | -32602",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"veiw\"}} | -32602",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"view\",\"arguments\":1}} | -32602",
                "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"} | -32600",
                "{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"ping\"} | -32600",
                "{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"ping\"} | -32600",
                "{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"ping\"} | -32600",
                "{\"id\":1,\"method\":\"ping\"} | -32600",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":7} | -32600",
                "{\"jsonrpc\":\"2.0\",\"id\":1} | -32600",
                "7 | -32600",
                "[] | -32600",
                "null | -32600",
                "{ | -32700",
                "nonsense | -32700",
                "{} {} | -32700"
            })
    void faults_of_the_protocol_have_codes(String message, int code) {
        assertThat(code(message)).isEqualTo(code);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}",
                "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{}}",
                "{\"jsonrpc\":\"2.0\",\"method\":\"tools/call\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":1,\"message\":\"\"}}"
            })
    void notifications_and_responses_have_no_answer(String message) {
        assertThat(server.read(message, Words.ENGLISH).answer(Limits.NONE)).isEmpty();
    }

    @Test
    void messages_come_in_batches_too() {
        String batch = "[%s,{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"},7]"
                .formatted(request("ping", "{}"));
        Json answer = server.read(batch, Words.ENGLISH).answer(Limits.NONE).orElseThrow();
        assertThat(((Json.Arr) answer).items()).hasSize(2);
        String many = "[" + "7,".repeat(20) + "7]";
        assertThat(code(many)).isEqualTo(-32_600);
    }

    /** A message cut anywhere, and with any character replaced, is answered by an error or a result, and never fails. */
    @Test
    void no_line_is_too_malformed() {
        String message = called("act", arguments("play", SUDOKU).with("moves", strings("r1c3=4")));
        for (int i = 0; i < message.length(); i++) {
            assertThat(code(message.substring(0, i))).isEqualTo(-32_700);
            for (char c : "{}[]\",:0\\\u0000é".toCharArray()) {
                String damaged = message.substring(0, i) + c + message.substring(i + 1);
                server.read(damaged, Words.ENGLISH)
                        .answer(Limits.NONE)
                        .ifPresent(answer ->
                                assertThat(Json.parse(answer.toString())).isInstanceOf(Json.class));
            }
        }
    }

    @Test
    void a_view_has_text_moves_and_a_picture() {
        Json.Obj result = call("view", arguments("play", SUDOKU));
        Json.Obj fields = fields(result);
        assertThat(text(fields, "id")).isEqualTo(SUDOKU);
        assertThat(items(fields, "moves")).contains(new Json.Str("r1c3=4"));
        assertThat(said(result)).contains("Play: " + SUDOKU, "Legal moves");
        Json.Obj picture = (Json.Obj) items(result, "content").getLast();
        assertThat(text(picture, "mimeType")).isEqualTo("image/png");
        assertThat(Base64.getDecoder().decode(text(picture, "data")))
                .startsWith(0x89, 'P', 'N', 'G')
                .hasSizeBetween(1_000, 100_000);
        Json.Obj without = call("view", arguments("play", SUDOKU).with("picture", false));
        assertThat(items(without, "content")).hasSize(2);
    }

    @Test
    void a_move_that_is_not_legal_is_an_error_that_shows_the_position() {
        Json.Obj result = call("act", arguments("play", SUDOKU).with("moves", strings("r1c1=4")));
        assertThat(failed(result)).isTrue();
        assertThat(said(result)).contains("cannot be done").contains("Play: " + SUDOKU);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "view | {} | the argument 'play' is missing",
                "view | {\"play\":1} | play must be a string",
                "view | {\"paly\":\"x\"} | there is no argument 'paly'; did you mean 'play'?",
                "view | {\"play\":\"x\",\"picture\":1} | picture must be true or false",
                "view | {\"play\":\"sudku:1\"} | did you mean 'sudoku'?",
                "new | {\"puzzle\":\"chess\"} | puzzle must be one of",
                "new | {\"puzzle\":\"sudoku\",\"setup\":\"esay\"} | easy",
                "new | {\"puzzle\":\"sudoku\",\"number\":0} | number must be a whole number, 1 or more",
                "act | {\"play\":\"trominoes:g\"} | act does one thing",
                "act | {\"play\":\"x\",\"moves\":[]} | moves must be a list of 1 to 900 strings",
                "hint | {\"play\":\"x\",\"strength\":5} | strength must be a whole number, 1 to 4",
                "hint | {\"play\":\"x\",\"strength\":1e99} | strength must be a whole number, 1 to 4",
                "daily | {\"puzzle\":\"sudoku\",\"date\":\"2026-02-30\"} | 28",
                "print | {\"puzzle\":\"sudoku\",\"positions\":[\"x\"]} | x",
                "print | {\"puzzle\":\"sudoku\",\"options\":7} | options must be an object",
                "print | {\"puzzle\":\"sudoku\",\"path\":\"x.pdf\"} | there is no argument 'path'"
            })
    void faults_in_a_call_are_sentences_for_the_assistant(String tool, String arguments, String sentence) {
        Json.Obj result = call(tool, (Json.Obj) Json.parse(arguments));
        assertThat(failed(result)).isTrue();
        assertThat(said(result)).contains(sentence);
    }

    @Test
    void a_puzzle_without_a_seed_is_one_by_chance() {
        assertThat(text(fields(call("new", arguments("puzzle", "paletto"))), "id"))
                .isEqualTo(text(fields(call("new", arguments("puzzle", "paletto", "seed", "7"))), "id"))
                .isNotEqualTo(text(fields(call("new", arguments("puzzle", "paletto", "seed", "8"))), "id"));
    }

    @Test
    void the_puzzle_of_the_day_is_that_of_the_clock() {
        assertThat(text(fields(call("daily", arguments("puzzle", "hues"))), "id"))
                .isEqualTo(text(fields(call("daily", arguments("puzzle", "hues", "date", "2026-03-01"))), "id"))
                .isNotEqualTo(text(fields(call("daily", arguments("puzzle", "hues", "date", "2026-03-02"))), "id"));
    }

    @Test
    void hints_tell_more_the_stronger_they_are() {
        List<String> told = new ArrayList<>();
        for (int strength = 1; strength <= 4; strength++) {
            Json.Obj result = call("hint", arguments("play", SUDOKU).with("strength", strength));
            assertThat(fields(result).field("gestures").isPresent()).isEqualTo(strength == 4);
            told.add(said(result));
        }
        assertThat(told).doesNotHaveDuplicates();
        assertThat(said(call("hint", arguments("play", SUDOKU)))).isEqualTo(told.getFirst());
    }

    /** A game is played by what the answers say, and nothing else, also where a hint removes notes. */
    @ParameterizedTest
    @CsvSource({"sudoku,easy", "sudoku,hard", "sudoku,'6x6,killer'", "hues,easy", "trominoes,4", "paletto,4x4"})
    void each_puzzle_is_played_to_its_end(String puzzle, String setup) {
        Json.Obj view = fields(call(
                "new", arguments("puzzle", puzzle, "setup", setup, "seed", "3").with("picture", false)));
        int steps = 0;
        while (!object(view, "status").field("over").orElseThrow().equals(Json.TRUE)) {
            String play = text(view, "play");
            String told = said(call("hint", arguments("play", play).with("strength", 4)));
            Json.Obj toDo = (Json.Obj) Json.parse(told.substring(told.lastIndexOf("Do: ") + 4));
            view = fields(
                    call("act", arguments("play", play).with("picture", false).withAll(toDo)));
            assertThat(++steps).isLessThan(400);
        }
        assertThat(text(object(view, "status"), "kind")).isIn("solved", "won");
    }

    @Test
    void the_computer_takes_its_turn_and_steps_are_taken_back() {
        Json.Obj begun = fields(call("new", arguments("puzzle", "paletto", "seed", "3")));
        String play = text(begun, "play");
        Json.Obj after = fields(call("act", arguments("play", play, "agent", "greedy")));
        assertThat(text(after, "id")).isNotEqualTo(text(begun, "id"));
        Json.Obj back =
                fields(call("act", arguments("play", text(after, "play")).with("undo", true)));
        assertThat(object(back, "history").field("redo")).contains(Json.TRUE);
    }

    /** The same questions asked of the studio: its answers are those of the page and of the command line. */
    @Test
    void answers_are_those_of_the_protocol() {
        Seeds.each(12, random -> {
            for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
                compare(puzzle, random);
            }
        });
    }

    private void compare(Puzzle<?, ?, ?> puzzle, SeededRandom random) {
        Json.Obj made =
                arguments("puzzle", puzzle.id(), "setup", setup(puzzle.id())).with("seed", random.below(1_000));
        Json.Obj view = same("new", made, "new", made, random);
        String play = text(view, "play");
        for (int i = 0; i < 3 && !items(view, "moves").isEmpty(); i++) {
            List<Json> moves = items(view, "moves");
            Json.Obj at = arguments("play", play);
            String move = ((Json.Str) moves.get(random.below(moves.size()))).value();
            view = same("act", at.with("moves", strings(move)), "act", at.with("moves", move), random);
            play = text(view, "play");
        }
        Json.Obj at = arguments("play", play);
        same("view", at, "view", at, random);
        same("solve", at, "solve", at, random);
        same("count", at.with("nodes", 1_000), "count", at.with("nodes", 1_000), random);
        same("hint", at.with("strength", 4), "hint", at, random);
        same("review", at.with("nodes", 1_000), "review", at.with("nodes", 1_000), random);
        same("rate", at, "study", at.with("verb", "rate"), random);
        same("convert", at.with("to", "share"), "convert", at.with("to", "share"), random);
    }

    /** Calls a tool, and asks the studio: all that the answers share is the same, or both refuse in the same words. */
    private Json.Obj same(String tool, Json.Obj call, String request, Json.Obj fields, SeededRandom random) {
        boolean picture = random.below(20) == 0;
        boolean draws = List.of("new", "act", "view", "solve").contains(tool);
        Json.Obj result = call(tool, draws ? call.with("picture", picture) : call);
        Json.Obj asked = Json.obj().with("do", request).withAll(fields);
        Json.Obj answer = (Json.Obj) Json.parse(studio.answer(asked.toString()));
        if (answer.field("error").isPresent()) {
            assertThat(failed(result)).isTrue();
            assertThat(said(result))
                    .isIn(answer.fields().values().stream()
                            .map(value -> ((Json.Str) value).value())
                            .toList());
            return Json.obj();
        }
        Json.Obj shared = fields(result);
        answer.fields().forEach((name, value) -> {
            if (!List.of("scene", "gestures").contains(name)
                    || shared.field(name).isPresent()) {
                assertThat(shared.field(name)).as("%s of %s", name, asked).contains(value);
            }
        });
        return shared;
    }

    @Test
    void a_stopped_call_says_what_to_do() {
        AtomicBoolean stopped = new AtomicBoolean(true);
        Limits limits = Limits.NONE.withStop(stopped::get);
        Json.Obj answer = (Json.Obj) server.read(called("view", arguments("play", SUDOKU)), Words.ENGLISH)
                .answer(limits)
                .orElseThrow();
        Json.Obj result = object((Json.Obj) Json.parse(answer.toString()), "result");
        assertThat(failed(result)).isTrue();
        assertThat(said(result)).startsWith("stopped");
    }

    @Test
    void sheets_are_in_the_answer(@TempDir Path folder) throws Exception {
        Json.Obj sheet = arguments("puzzle", "sudoku").with("positions", strings(SUDOKU));
        Json.Obj file = (Json.Obj) items(call("print", sheet), "content").getLast();
        byte[] pdf = Base64.getDecoder().decode(text(object(file, "resource"), "blob"));
        assertThat(pdf).startsWith('%', 'P', 'D', 'F');
        Path path = folder.resolve("sheets.pdf");
        String written = called("print", sheet.with("path", path.toString()));
        assertThat(failed(object(answer(server(true), written), "result"))).isFalse();
        assertThat(Files.readAllBytes(path)).isEqualTo(pdf);
        assertThat(said(object(answer(server(true), written), "result"))).contains("exists; name a new one");
    }
}
