package tilewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Puzzles;
import tilewright.puzzle.Generator;
import tilewright.search.Limits;
import tilewright.text.Json;

final class EachTextTest {

    private static final String CLUES =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /** Plain and others, right and wrong, with one completion, with several, and with none. */
    private static final List<String> SUDOKUS = List.of(
            CLUES,
            CLUES.replace('.', '0'),
            CLUES.substring(1),
            CLUES.replace("53", ".."),
            CLUES.replace("53", "55"),
            CLUES.replace("53", "12"),
            CLUES.replace("53", "5３"),
            CLUES.replace("53", "5x"),
            CLUES.replace("53", "5\\n"),
            CLUES + " | r1c3=4",
            ".".repeat(81),
            "4x4 1...............",
            "sudoku:" + CLUES,
            "",
            CLUES);

    private final Studio studio = new Studio(Puzzles.CATALOG);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "count",
                "count limit 2",
                "count limit 1",
                "count limit 20 nodes 400",
                "count nodes 1",
                "count limit 0",
                "solve",
                "solve limit 3",
                "hint",
                "hint order explainer",
                "hint spot r1c3 content 5",
                "study verb rate",
                "study verb analyze",
                "study",
                "convert to zeros",
                "convert to nothing"
            })
    void the_answers_are_those_for_each_text_alone(String words) {
        compare("sudoku", words, SUDOKUS);
    }

    @Test
    void the_texts_may_be_of_any_puzzle() {
        compare("trominoes", "count", List.of("g.../..../..../....", "..../..../..../....", "gg../..../..../...."));
        compare("hues", "solve nodes 10", List.of("......../".repeat(7) + "........", "no board"));
        compare("paletto", "hint", List.of("ABC/BCA/CAB", "ABC/BCA/CAB | r1c1", "ABC/BCA/CA"));
    }

    private void compare(String puzzle, String words, List<String> texts) {
        String[] parts = words.split(" ");
        Json.Obj fields = Json.obj();
        for (int i = 1; i < parts.length; i += 2) {
            fields = fields.with(parts[i], parts[i + 1]);
        }
        List<String> alone = new ArrayList<>();
        for (String text : texts) {
            Json.Obj request = Json.obj().with("do", parts[0]).withAll(fields).with("play", puzzle + ":" + text);
            alone.add(studio.answer(request.toString()));
        }
        assertThat(ask(puzzle, parts[0], fields, texts))
                .isEqualTo(alone.stream().collect(Collectors.joining(",", "{\"answers\":[", "]}")));
    }

    private String ask(String puzzle, String of, Json.Obj fields, List<String> texts) {
        return studio.answer(request(puzzle, of, fields, texts));
    }

    private static String request(String puzzle, String of, Json.Obj fields, List<String> texts) {
        return Json.obj()
                .with("do", "each")
                .with("of", of)
                .with("puzzle", puzzle)
                .withAll(fields)
                .with("texts", Json.strings(texts))
                .toString();
    }

    @Test
    void what_is_wrong_with_the_request_is_wrong_for_all() {
        assertThat(ask("chess", "count", Json.obj(), SUDOKUS)).startsWith("{\"error\":\"unknown puzzle 'chess'");
        assertThat(ask("sudoku", "views", Json.obj(), SUDOKUS))
                .startsWith("{\"error\":\"unknown request 'views'; expected convert, count, hint, solve, study\"");
        String list = "the field (texts) must be a list of one or more strings";
        assertThat(ask("sudoku", "count", Json.obj(), List.of())).startsWith("{\"error\":\"" + list);
        String start = "{\"do\":\"each\",\"of\":\"count\",\"puzzle\":\"sudoku\"";
        assertThat(studio.answer(start + "}")).startsWith("{\"error\":\"" + list);
        assertThat(studio.answer(start + ",\"texts\":\"x\"}")).startsWith("{\"error\":\"" + list);
        assertThat(studio.answer(start + ",\"texts\":[\"x\",1]}")).startsWith("{\"error\":\"" + list);
    }

    @Test
    void ten_thousand_texts_are_answered_and_more_are_refused() {
        assertThat(ask("trominoes", "count", Json.obj(), repeated("", 10_000))).contains("\"answers\"");
        assertThat(ask("trominoes", "count", Json.obj(), repeated("", 10_100))).startsWith("{\"error\":\"");
    }

    @Test
    void when_it_is_stopped_what_was_found_stays() {
        AtomicInteger looks = new AtomicInteger();
        Limits limits = Limits.NONE.withStop(() -> looks.incrementAndGet() > 2);
        String answer = studio.read(request("sudoku", "count", Json.obj(), repeated(CLUES, 5)))
                .answer(limits, Generator.Log.NONE)
                .toJson()
                .toString();
        String one = "{\"count\":\"1\",\"exact\":true,\"line\":\"1\"}";
        String stopped = "{\"error\":\"stopped: undecided\",\"explained\":\"stopped: undecided\"}";
        assertThat(answer).contains(one, stopped + "]}").doesNotContain(stopped + "," + one);
    }

    @Test
    void behind_four_million_characters_there_are_no_answers() {
        String text = ".".repeat(81);
        String answer = ask("sudoku", "solve", Json.obj().with("limit", 1_000), repeated(text, 60));
        assertThat(answer.contains("the answers so far have 4000000 characters: ask for this text in another request"))
                .isTrue();
        assertThat(answer.length()).isLessThan(4_200_000);
    }

    private static List<String> repeated(String text, int times) {
        return Collections.nCopies(times, text);
    }
}
