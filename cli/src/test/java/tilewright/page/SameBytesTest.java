package tilewright.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Worker;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.page.Requests.Asked;
import tilewright.puzzle.Puzzle;
import tilewright.rng.SeededRandom;
import tilewright.studio.Studio;

/** The studio on the JVM and the one in the page's worker give the same bytes for the same requests. */
final class SameBytesTest extends AtThePage {

    /** Starts the page's worker once more, and puts the lines to it one after the other. */
    private static final String ANSWERS = """
            ([address, lines]) => new Promise((resolve, reject) => {
              const worker = new Worker(address, { type: "module" });
              const answers = [];
              const next = () => {
                if (answers.length === lines.length) { worker.terminate(); resolve(answers); }
                else worker.postMessage({ id: answers.length, line: lines[answers.length] });
              };
              worker.onerror = (event) => reject(new Error(event.message));
              worker.onmessage = ({ data }) => {
                if ("ready" in data) { data.ready ? next() : reject(new Error(data.failure)); return; }
                answers.push("line" in data ? data.line : "failure: " + data.failure);
                next();
              };
            })
            """;

    @Test
    void requests_get_the_same_answers_here_and_in_the_browser() {
        List<Asked> asked = new ArrayList<>();
        Studio studio = new Studio(Puzzles.CATALOG);
        SeededRandom random = new SeededRandom(2026);
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            for (int round = 0; round < 2; round++) {
                asked.addAll(Requests.about(puzzle, studio, random.fork(puzzle.id() + round)));
            }
        }
        asked.addAll(Requests.wrong(studio, random));
        assertThat(asked).hasSizeGreaterThan(200);

        try (Visit visit = visit().open("")) {
            visit.page.waitForSelector("article");
            Worker worker = visit.page.workers().getFirst();
            List<?> answers = (List<?>) visit.page.evaluate(
                    ANSWERS,
                    List.of(worker.url(), asked.stream().map(Asked::request).toList()));
            for (int i = 0; i < asked.size(); i++) {
                assertThat(answers.get(i))
                        .as(asked.get(i).request())
                        .isEqualTo(asked.get(i).answer());
            }
            assertThat(answers).hasSize(asked.size());
        }
    }
}
