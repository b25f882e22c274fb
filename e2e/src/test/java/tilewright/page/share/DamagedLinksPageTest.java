package tilewright.page.share;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewright.page.AtThePage;
import tilewright.page.Chromium;
import tilewright.page.Counted;
import tilewright.page.Visit;
import tilewright.rng.SeededRandom;

/**
 * Damaged links: each leads to exactly the board that its text means, or to the sentence that says what is wrong with it,
 * and no kept game is touched.
 */
final class DamagedLinksPageTest extends AtThePage {

    private static final int SEED = 2026;
    private static final int FOLLOWED = 1_000;
    private static final int LOADED = 20;

    /** A game to which no damaged link leads. */
    private static final String KEPT = "trominoes:g..../...../...../...../.....";

    /** Follows links one after the other; tells the first that lead to something else. The page need not be painted. */
    private static final String FOLLOW = """
            async ([links, patience]) => {
              const shown = SHOWN;
              const app = document.querySelector("tw-app");
              app.style.display = "none";
              const reached = (wanted) => new Promise((resolve) => {
                const end = (found) => {
                  watch.disconnect();
                  clearTimeout(late);
                  resolve(found);
                };
                const look = () => shown() === wanted && end("");
                const watch = new MutationObserver(look);
                watch.observe(app, { childList: true, subtree: true, attributes: true, characterData: true });
                const late = setTimeout(() => end(shown() || "nothing"), patience);
                look();
              });
              const wrong = [];
              for (const [number, link, wanted] of links) {
                history.replaceState(null, "", location.pathname + link);
                dispatchEvent(new PopStateEvent("popstate"));
                await app.updateComplete;
                const found = await reached(wanted);
                if (found !== "") wrong.push(`${number}: ${link} led to ${found} and not to ${wanted}`);
                if (found !== "") break;
              }
              app.style.display = "";
              return wrong;
            }
            """.replace("SHOWN", DamagedLink.SHOWN.strip());

    @Test
    void each_leads_to_its_board_or_to_a_sentence_that_says_what_is_wrong() {
        SeededRandom random = new SeededRandom(SEED);
        List<DamagedLink> links = DamagedLink.some(FOLLOWED, random);
        assertThat(links).filteredOn(link -> link.sentence().isEmpty()).hasSizeGreaterThan(FOLLOWED / 50);
        assertThat(links).filteredOn(link -> !link.sentence().isEmpty()).hasSizeGreaterThan(FOLLOWED / 4);
        try (Visit visit = visit().play(KEPT)) {
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            visit.open("");
            visit.page.locator("tw-home h1").waitFor();
            Map<?, ?> kept = visit.kept();
            assertThat(kept).isNotEmpty();
            List<List<Object>> followed = new ArrayList<>();
            for (int i = 0; i < FOLLOWED; i++) {
                followed.add(List.of(i, links.get(i).address(), links.get(i).shown()));
            }
            assertThat((List<?>) visit.page.evaluate(FOLLOW, List.of(followed, Chromium.patience())))
                    .as("links of seed %d", SEED)
                    .isEmpty();
            for (int i = 0; i < LOADED; i++) {
                DamagedLink link = links.get(random.below(FOLLOWED));
                visit.open(link.address());
                visit.page.waitForFunction(
                        "expected => (%s)() === expected".formatted(DamagedLink.SHOWN.strip()), link.shown());
            }
            assertThat(visit.kept()).isEqualTo(kept);
        }
    }

    @Test
    void what_comes_late_for_an_earlier_link_is_not_shown() {
        String late = "paletto:DCAB/CDBC/ABAD/DACB";
        try (Visit visit = visit()) {
            Counted counted = new Counted(visit);
            List<Route> held = new ArrayList<>();
            visit.page.route("**/paletto*.wasm", held::add);
            visit.open("");
            visit.page.locator("tw-home h1").waitFor();
            follow(visit, late);
            visit.page.waitForCondition(() -> !held.isEmpty());
            follow(visit, KEPT);
            visit.page.waitForFunction("play => (%s)().endsWith(play)".formatted(DamagedLink.SHOWN.strip()), KEPT);
            held.forEach(Route::resume);
            visit.page.waitForFunction("() => window.asked.verbs.length > 1");
            counted.asked();
            assertThat((String) visit.page.evaluate(DamagedLink.SHOWN)).endsWith(KEPT);
        }
    }

    private static void follow(Visit visit, String play) {
        visit.page.evaluate("""
                play => {
                  history.replaceState(null, "", location.pathname + "#/" + play);
                  dispatchEvent(new PopStateEvent("popstate"));
                }
                """, play);
    }

    @Test
    void what_is_said_of_thousands_is_a_sentence_that_players_understand() {
        for (DamagedLink link : DamagedLink.some(5_000, new SeededRandom(SEED + 2))) {
            if (!link.sentence().isEmpty()) {
                assertThat(link.sentence())
                        .as(link.address())
                        .hasSizeLessThan(1000)
                        .matches("(?s)[\\p{Lu}(“\"].*[.?!]")
                        .doesNotContainPattern(
                                "undefined|null|\\[object|\\bat [A-Za-z]+\\.|RuntimeError|Exception|engine");
            }
        }
    }
}
