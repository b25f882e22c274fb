package tilewright.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Puzzles;
import tilewright.page.Requests.Asked;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Puzzle;
import tilewright.rng.SeededRandom;
import tilewright.studio.Studio;

/** The studio on the JVM and the one in the page's worker give the same bytes for the same requests. */
@Execution(ExecutionMode.CONCURRENT)
final class SameBytesTest extends AtThePage {

    static List<Puzzle<?, ?, ?>> puzzles() {
        return Puzzles.CATALOG.puzzles();
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void requests_get_the_same_answers_here_and_in_the_browser(Puzzle<?, ?, ?> puzzle) {
        try (Visit visit = visit()) {
            PageEngine engine = PageEngine.of(visit, puzzle);
            List<Asked> asked = new ArrayList<>();
            SeededRandom random = new SeededRandom(2026);
            for (int round = 0; round < 2; round++) {
                asked.addAll(Requests.about(puzzle, engine.studio(), random.fork(puzzle.id() + round)));
            }
            asked.addAll(Requests.wrong(engine.studio(), random));
            asked.removeIf(one -> one.request().equals("{\"do\":\"puzzles\"}")); // the page has that in a file
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

    @ParameterizedTest
    @MethodSource("puzzles")
    void a_studio_with_one_puzzle_says_of_it_what_the_one_with_all_says(Puzzle<?, ?, ?> puzzle) {
        Studio one = new Studio(new Catalog(List.of(puzzle)));
        Studio all = new Studio(Puzzles.CATALOG);
        for (Asked asked : Requests.about(puzzle, one, new SeededRandom(7))) {
            if (!asked.request().contains("\"do\":\"puzzles\"")
                    && !asked.answer().contains("unknown puzzle")) {
                assertThat(all.answer(asked.request())).as(asked.request()).isEqualTo(asked.answer());
            }
        }
    }
}
