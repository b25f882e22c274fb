package tilewright.page;

import com.microsoft.playwright.TimeoutError;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.puzzle.Puzzle;
import tilewright.rng.SeededRandom;

/**
 * Thousands of damaged links: each gives a board or a sentence that says what is wrong, and no kept game is touched. Most are
 * opened in one page, as if one followed a link from there; some are loaded anew.
 */
final class DamagedLinksPageTest extends AtThePage {

    private static final int SEED = 2026;
    private static final int LINKS = 10_000;
    private static final int LOADED = 100;

    /** So many are followed at once. */
    private static final int SHEAF = 500;

    /** So long a link may take, in milliseconds. */
    private static final int PATIENCE = 10_000;

    private static final String SIGNS = "0123456789.ABCDEFGHabcghvx/|@: =?#&%+<>\"'\\üß盤\uD83D\uDE00\n\t";

    /** Says of what is on the page whether it is a board, the choice of puzzles, or a clear sentence; empty if it is. */
    private static final String SEEN = """
            () => {
              const waiting = document.querySelector("main.waiting");
              if (waiting) return "waiting";
              if (document.querySelector("tw-game .board .spot, tw-home h1")) return "";
              const alert = document.querySelector("tw-trouble [role=alert]");
              const text = alert?.textContent.trim() ?? "";
              if (text === "") return "nothing to see";
              const clear = /^[\\p{Lu}(“"].*[.?!]$/su.test(text) && text.length < 1000
                && !/undefined|null|\\[object|\\bat [A-Za-z]+\\.|RuntimeError|Exception|engine/.test(text);
              return clear ? "" : "not clear: " + text;
            }
            """;

    /** Follows links one after the other; gives those that led to something else. The page need not be painted. */
    private static final String FOLLOW = """
            async ([links, patience]) => {
              const seen = SEEN;
              const app = document.querySelector("tw-app");
              app.style.display = "none";
              const settled = () => new Promise((resolve) => {
                const look = () => {
                  const what = seen();
                  if (what === "waiting" || what === "nothing to see") return;
                  watch.disconnect();
                  clearTimeout(late);
                  resolve(what);
                };
                const watch = new MutationObserver(look);
                watch.observe(app, { childList: true, subtree: true });
                const late = setTimeout(() => {
                  watch.disconnect();
                  resolve(seen() + ", too late");
                }, patience);
                look();
              });
              const bad = [];
              for (const [number, link] of links) {
                history.replaceState(null, "", location.pathname + link);
                dispatchEvent(new PopStateEvent("popstate"));
                await app.updateComplete;
                const what = await settled();
                if (what !== "") bad.push(`${number}: ${link}  ${what}`);
              }
              app.style.display = "";
              return bad;
            }
            """.replace("SEEN", SEEN.strip());

    @Test
    void ten_thousand_damaged_links_each_give_a_board_or_a_clear_sentence() {
        SeededRandom random = new SeededRandom(SEED);
        List<String> links = links(random);
        try (Visit visit = visit().play("trominoes:g.../..../..../....")) {
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            // Whoever leaves a game has its time kept with it.
            visit.open("");
            visit.page.locator("tw-home h1").waitFor();
            Map<?, ?> kept = kept(visit);
            Assertions.assertThat(kept).isNotEmpty();
            for (int from = 0; from < LINKS; from += SHEAF) {
                List<List<Object>> sheaf = new ArrayList<>();
                for (int i = from; i < from + SHEAF; i++) {
                    sheaf.add(List.of(i, links.get(i)));
                }
                List<?> bad = (List<?>) visit.page.evaluate(FOLLOW, List.of(sheaf, PATIENCE));
                Assertions.assertThat(bad)
                        .as("links of seed %d, from number %d", SEED, from)
                        .isEmpty();
                Assertions.assertThat(visit.complaints())
                        .as("complaints at links of seed %d, from number %d", SEED, from)
                        .isEmpty();
            }
            for (int i = 0; i < LOADED; i++) {
                int number = random.below(LINKS);
                visit.open(links.get(number));
                String what = "link %d of seed %d: %s".formatted(number, SEED, links.get(number));
                try {
                    visit.page.waitForFunction("() => ![\"waiting\", \"nothing to see\"].includes((" + SEEN + ")())");
                } catch (TimeoutError late) {
                    throw new AssertionError("nothing to see, " + what, late);
                }
                Assertions.assertThat(visit.page.evaluate(SEEN)).as(what).isEqualTo("");
                Assertions.assertThat(visit.complaints()).as(what).isEmpty();
            }
            Assertions.assertThat(kept(visit)).isEqualTo(kept);
        }
    }

    private static Map<?, ?> kept(Visit visit) {
        return (Map<?, ?>) visit.page.evaluate(
                "() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.includes('.game.')))");
    }

    private static List<String> links(SeededRandom random) {
        List<String> good = new ArrayList<>();
        List<String> codes = new ArrayList<>();
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            for (int seed = 0; seed < 4; seed++) {
                Answer view = Answer.to("{'do':'new','puzzle':'" + puzzle.id() + "','seed':" + seed + "}");
                good.add(view.text("play"));
                good.add(played(view, random).text("play"));
                codes.add(view.text("id").substring(puzzle.id().length() + 1));
            }
        }
        String sudoku = good.stream()
                .filter(play -> play.startsWith("sudoku:") && !play.contains("|"))
                .findFirst()
                .orElseThrow();
        codes.add(Answer.to("{'do':'convert','play':'" + sudoku + "','to':'code'}")
                .text("line"));
        List<String> links = new ArrayList<>();
        for (int i = 0; i < LINKS; i++) {
            boolean code = random.below(3) == 0;
            List<String> from = code ? codes : good;
            String text = damaged(from.get(random.below(from.size())), random);
            String written = random.below(20) == 0
                    ? text.replaceAll("[^!-~]", "")
                    : URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
            links.add((code ? random.below(2) == 0 ? "#data=" : "?data=" : "#/") + written);
        }
        return links;
    }

    /** Some moves further, with a branch. */
    private static Answer played(Answer view, SeededRandom random) {
        Answer now = view;
        for (int i = 0; i < 5; i++) {
            List<String> gestures = new ArrayList<>();
            now.at("gestures").texts("tap").forEach(spot -> gestures.add("tap:" + spot));
            for (String kind : List.of("drag", "type")) {
                Answer from = now.at("gestures").at(kind);
                from.map()
                        .keySet()
                        .forEach(spot -> gestures.add(
                                kind + ":" + spot + ":" + from.texts(spot).getFirst()));
            }
            if (gestures.isEmpty()) {
                return now;
            }
            now = Answer.to("{'do':'act','play':'" + now.text("play") + "','gesture':'"
                    + gestures.get(random.below(gestures.size())) + "'}");
        }
        return now;
    }

    /** With one to three signs changed, put in, taken out, or parts cut off or doubled. */
    private static String damaged(String text, SeededRandom random) {
        StringBuilder out = new StringBuilder(text);
        for (int i = random.below(3); i >= 0 && !out.isEmpty(); i--) {
            int at = random.below(out.length());
            char sign = SIGNS.charAt(random.below(SIGNS.length()));
            switch (random.below(6)) {
                case 0, 1 -> out.setCharAt(at, sign);
                case 2 -> out.deleteCharAt(at);
                case 3 -> out.insert(at, sign);
                case 4 -> out.setLength(at + 1);
                default -> out.append(out.substring(at));
            }
        }
        return out.toString();
    }
}
