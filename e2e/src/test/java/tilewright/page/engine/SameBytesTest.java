package tilewright.page.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Puzzles;
import tilewright.Sample;
import tilewright.message.Languages;
import tilewright.message.Words;
import tilewright.page.AtThePage;
import tilewright.page.Visit;
import tilewright.page.engine.Requests.Asked;
import tilewright.puzzle.Puzzle;
import tilewright.rng.SeededRandom;
import tilewright.studio.Studio;
import tilewright.text.Json;

/** The studio on the JVM and the one in the page's worker give the same bytes for the same requests. */
@Order(1)
@Execution(ExecutionMode.CONCURRENT)
final class SameBytesTest extends AtThePage {

    static List<Puzzle<?, ?, ?>> puzzles() {
        return Puzzles.CATALOG.puzzles();
    }

    /** So an engine of one puzzle says of it what the studio with all says. */
    @ParameterizedTest
    @MethodSource("puzzles")
    void requests_get_the_same_answers_here_and_in_the_browser(Puzzle<?, ?, ?> puzzle) {
        try (Visit visit = visit()) {
            PageEngine engine = PageEngine.of(visit, puzzle);
            List<Asked> asked = new ArrayList<>();
            SeededRandom random = new SeededRandom(2026);
            Studio all = new Studio(Puzzles.CATALOG);
            for (int round = 0; round < Sample.size(1, 2); round++) {
                asked.addAll(Requests.about(puzzle, all, random.fork(puzzle.id() + round)));
            }
            asked.addAll(Requests.special(puzzle, all, random.fork(puzzle.id())));
            asked.removeIf(one -> one.request().equals("{\"do\":\"puzzles\"}") // the page has that in a file
                    || one.answer().contains("unknown puzzle")); // some of these are another puzzle there
            asked.addAll(Requests.wrong(engine.studio(), random));
            assertThat(asked).hasSizeGreaterThan(50);

            List<?> answers = engine.answers(asked.stream().map(Asked::request).toList());
            for (int i = 0; i < asked.size(); i++) {
                assertThat(answers.get(i))
                        .as(asked.get(i).request())
                        .isEqualTo(asked.get(i).answer());
            }
            assertThat(answers).hasSize(asked.size());
        }
    }

    static List<Arguments> inLanguages() {
        List<Arguments> all = new ArrayList<>();
        for (String language : Languages.tags()) {
            for (Puzzle<?, ?, ?> puzzle : puzzles()) {
                if (!language.equals("en")) {
                    all.add(Arguments.of(language, puzzle));
                }
            }
        }
        return Sample.of(all, 6);
    }

    /** Its file of words has what it says, and no more than that. */
    @ParameterizedTest
    @MethodSource("inLanguages")
    void a_small_engine_says_all_it_can_say_in_the_language_of_the_page(String language, Puzzle<?, ?, ?> puzzle) {
        try (Visit visit = BROWSERS.here().speaking(address(), language)) {
            PageEngine engine = PageEngine.forPlay(visit, puzzle);
            Studio all = new Studio(Puzzles.CATALOG);
            List<Asked> asked = new ArrayList<>(Requests.about(puzzle, all, new SeededRandom(2026).fork(puzzle.id())));
            asked.addAll(Requests.wrong(engine.studio(), new SeededRandom(2026)));
            List<?> english = engine.inEnglish()
                    .answers(asked.stream().map(Asked::request).toList());
            // What it cannot do is left to the whole engine.
            List<String> known = IntStream.range(0, asked.size())
                    .filter(i -> asked.get(i).answer().equals(english.get(i)))
                    .mapToObj(i -> asked.get(i).request())
                    .toList();
            assertThat(known).hasSizeGreaterThan(20);
            Words words = Languages.words(language);
            assertThat(engine.answers(known))
                    .isEqualTo(known.stream()
                            .map(line -> engine.studio().answer(line, _ -> {}, words))
                            .toList());
        }
    }

    @Test
    void the_log_is_heard_while_it_is_written() {
        try (Visit visit = visit()) {
            String request = "{\"do\":\"new\",\"puzzle\":\"sudoku\",\"seed\":7,\"log\":true}";
            PageEngine engine =
                    PageEngine.of(visit, Puzzles.CATALOG.find("sudoku").orElseThrow());
            Json.Arr whole = (Json.Arr) ((Json.Obj) Json.parse(engine.studio().answer(request)))
                    .field("log")
                    .orElseThrow();
            assertThat(engine.log(request))
                    .hasSizeGreaterThan(20)
                    .isEqualTo(whole.items().stream()
                            .map(item -> ((Json.Str) item).value())
                            .toList());
        }
    }
}
