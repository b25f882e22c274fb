package tilewright.page.engine;

import com.microsoft.playwright.Request;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tilewright.page.Answer;
import tilewright.page.Visit;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Puzzle;
import tilewright.studio.Studio;

/** The page's worker with the engine of one puzzle, to be asked directly; and the studio here that knows the same. */
final class PageEngine {

    /** Starts the worker once more with the same program, and puts the lines to it one after the other, in rounds. */
    private static final String ROUNDS = """
            ([worker, engine, words, lines, rounds]) => new Promise((resolve, reject) => {
              const started = new Worker(window.scripts.createScriptURL(worker), { type: "module" });
              const times = [];
              let answers = [];
              let each = [];
              const log = [];
              let begun = 0;
              let asked = 0;
              const next = () => {
                if (answers.length === lines.length) {
                  times.push(performance.now() - begun);
                  if (times.length === rounds) { started.terminate(); resolve([times, answers, each, log]); return; }
                  answers = [];
                  each = [];
                }
                if (answers.length === 0) begun = performance.now();
                asked = performance.now();
                started.postMessage({ id: answers.length, line: lines[answers.length] });
              };
              started.onerror = (event) => reject(new Error(event.message));
              started.onmessage = ({ data }) => {
                if ("ready" in data) { data.ready ? next() : reject(new Error(data.failure)); return; }
                if ("logLine" in data) { log.push(data.logLine); return; }
                each.push(performance.now() - asked);
                answers.push("line" in data ? data.line : "failure: " + data.failure);
                next();
              };
              const spoken = words === "" ? "" : fetch(words).then((response) => response.text());
              Promise.all([WebAssembly.compileStreaming(fetch(engine), { builtins: ["js-string"] }), spoken])
                .then(([module, words]) => started.postMessage({ module, words }), reject);
            })
            """;

    /** Keeps the policy by which the page names the scripts that it starts: there may be no second one of this name. */
    private static final String POLICY = """
            const { prototype } = TrustedTypePolicyFactory;
            const { createPolicy } = prototype;
            prototype.createPolicy = function (name, rules) {
              const policy = createPolicy.call(this, name, rules);
              if (name === "tilewright") window.scripts = policy;
              return policy;
            };
            """;

    private final Visit visit;
    private final String worker;
    private final String engine;
    private final String words;
    private final Studio studio;

    private PageEngine(Visit visit, String worker, String engine, String words, Studio studio) {
        this.visit = visit;
        this.worker = worker;
        this.engine = engine;
        this.words = words;
        this.studio = studio;
    }

    /** Opens a game of the puzzle, which makes the page load its engine and no other; all of it, if there is a smaller one. */
    static PageEngine of(Visit visit, Puzzle<?, ?, ?> puzzle) {
        List<String> engines = begun(visit, puzzle, ".wasm");
        if (engines.getFirst().contains("-play")) {
            visit.button("Hint").click();
            visit.page.waitForCondition(() -> engines.size() == 2);
        }
        return of(visit, engines.getLast(), "", puzzle);
    }

    /** The smaller engine that plays the puzzle, with the words of the language of the page. */
    static PageEngine forPlay(Visit visit, Puzzle<?, ?, ?> puzzle) {
        List<String> files = begun(visit, puzzle, ".wasm", ".txt");
        files.sort(Comparator.comparing(file -> file.endsWith(".txt")));
        return of(visit, files.getFirst(), files.getLast(), puzzle);
    }

    private static PageEngine of(Visit visit, String engine, String words, Puzzle<?, ?, ?> puzzle) {
        String worker = visit.page.workers().getFirst().url();
        return new PageEngine(visit, worker, engine, words, new Studio(new Catalog(List.of(puzzle))));
    }

    /** Opens a game of the puzzle; the addresses of what is loaded, as they come. */
    private static List<String> begun(Visit visit, Puzzle<?, ?, ?> puzzle, String... endings) {
        List<String> engines = new ArrayList<>();
        visit.page.addInitScript(POLICY);
        visit.page.onRequest((Request request) -> {
            if (List.of(endings).stream().anyMatch(request.url()::endsWith)) {
                engines.add(request.url());
            }
        });
        visit.play(Answer.to("{'do':'new','puzzle':'" + puzzle.id() + "','seed':1}")
                .text("play"));
        if (engines.size() != endings.length) {
            throw new AssertionError("one puzzle takes one engine, not " + engines);
        }
        return engines;
    }

    /** The studio with this puzzle alone, on this side. */
    Studio studio() {
        return studio;
    }

    /** The answers there. */
    List<?> answers(List<String> lines) {
        return (List<?>) rounds(lines, 1).get(1);
    }

    /** The same engine, speaking English. */
    PageEngine inEnglish() {
        return new PageEngine(visit, worker, engine, "", studio);
    }

    /** The lines of the log that are told before the answer to a request with a log. */
    List<?> log(String line) {
        return (List<?>) rounds(List.of(line), 1).get(3);
    }

    /** The times of the rounds in milliseconds, the answers of the last, how long each of these took, and the log of all. */
    List<?> rounds(List<String> lines, int rounds) {
        return (List<?>) visit.page.evaluate(ROUNDS, List.of(worker, engine, words, lines, rounds));
    }

    /** How long each answer takes, in milliseconds. */
    List<Double> times(List<String> lines) {
        return ((List<?>) rounds(lines, 1).get(2))
                .stream().map(time -> ((Number) time).doubleValue()).toList();
    }
}
