package tilewright.page.engine;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.FileHost;
import tilewright.page.InputMethod;
import tilewright.page.Plan;
import tilewright.page.Visit;
import tilewright.page.access.EveryWayPageTest;
import tilewright.puzzle.Puzzle;

/** After the first visit the studio needs no network, in any folder of any host. */
final class OfflinePageTest extends AtThePage {

    private static final String EMPTY = "trominoes:g.../..../..../....";

    @Test
    void each_puzzle_is_made_played_and_solved_without_a_network() {
        try (FileHost host = new FileHost("/some/folder/");
                Visit visit = BROWSERS.here().keeping(host.address())) {
            visit.play(EMPTY);
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            String played = visit.played();
            visit.offlineReady();
            host.stop();
            visit.page.context().setOffline(true);
            visit.page.reload();
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            Assertions.assertThat(visit.played()).isEqualTo(played);
            for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
                visit.begin(puzzle.title(), preset(puzzle));
                Assertions.assertThat(Answer.about(visit.played(), "view").text("puzzle"))
                        .isEqualTo(puzzle.id());
                solved(visit, puzzle);
                solve(visit, EveryWayPageTest.STARTS.getOrDefault(puzzle.id(), ""));
            }
        }
    }

    @Test
    void a_language_that_is_not_kept_is_named() {
        try (FileHost host = new FileHost();
                Visit visit = BROWSERS.here().keeping(host.address()).expecting("ERR_|Failed to fetch")) {
            visit.open("").offlineReady();
            host.stop();
            visit.page.context().setOffline(true);
            visit.open("?lang=de");
            assertThat(visit.page.locator(".toast")).containsText("Deutsch needs a network the first time.");
        }
    }

    private static String preset(Puzzle<?, ?, ?> puzzle) {
        String label = known(puzzle).items("presets").getFirst().text("label");
        return label.substring(0, 1).toUpperCase(Locale.ROOT) + label.substring(1);
    }

    private static Answer known(Puzzle<?, ?, ?> puzzle) {
        return Answer.to("{'do':'puzzles'}").items("puzzles").stream()
                .filter(known -> known.text("id").equals(puzzle.id()))
                .findFirst()
                .orElseThrow();
    }

    /** Lets the program solve what it has made, or take a turn against one. */
    private static void solved(Visit visit, Puzzle<?, ?, ?> puzzle) {
        if (known(puzzle).texts("can").contains("solve")) {
            visit.button("Solve").click();
            assertThat(visit.page.locator(".game.aside")).isVisible();
            return;
        }
        Answer view = Answer.about(visit.played(), "view");
        visit.moves(() -> visit.click(view.at("gestures").texts("tap").getFirst()));
        visit.moves(() -> visit.end().click());
        // The computer tells its turn, or has won by it: boards are random here.
        Locator told =
                visit.page.locator(".told").filter(new Locator.FilterOptions().setHasText(Pattern.compile("\\S")));
        assertThat(told.or(visit.page.locator(".standing.over"))).not().hasCount(0);
    }

    /** Plays to the end, and asks the studio for what only the whole engine knows on the way. */
    private static void solve(Visit visit, String start) {
        Plan plan = Plan.from(start);
        visit.follow(start);
        visit.hint();
        for (int i = 0; i < plan.gestures().size(); i++) {
            String gesture = plan.gestures().get(i);
            List<String> names = plan.names().get(i);
            visit.moves(() -> InputMethod.MOUSE.carry(visit, gesture, names, false));
        }
        assertThat(visit.standing()).hasClass(Pattern.compile("over"));
    }

    @Test
    void every_file_of_the_page_is_kept_and_none_that_is_damaged_is_used() {
        try (FileHost host = new FileHost();
                Visit visit = BROWSERS.here().keeping(host.address())) {
            visit.play(EMPTY).offlineReady();
            Assertions.assertThat(damaged(visit, ".*")).hasSizeGreaterThan(40);
            visit.play(EMPTY);
            EveryWayPageTest.STARTS.values().forEach(visit::follow);
            // Files needed for that have been put right, and nothing else yet.
            Assertions.assertThat(broken(visit, "/$|index-.*js")).isEmpty();
            Assertions.assertThat(broken(visit, "share-.*js")).isNotEmpty();
        }
    }

    /** Where the host has another version by now, what is kept is given up, and the page comes from the host. */
    @Test
    void what_cannot_be_put_right_any_more_is_given_up() {
        try (FileHost host = new FileHost();
                Visit visit = BROWSERS.here().keeping(host.address()).expecting("404|SRI|integrity")) {
            visit.play(EMPTY);
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            visit.offlineReady();
            String played = visit.played();
            Object old = visit.page.evaluate("async () => (await caches.keys())[0]");
            host.release("New ");
            damaged(visit, "/$");
            visit.page.reload();
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            Assertions.assertThat(visit.played()).isEqualTo(played);
            visit.page.waitForFunction("""
                    async (old) => {
                      while ((await caches.keys()).includes(old)) await new Promise((next) => setTimeout(next, 50));
                      return true;
                    }
                    """, old);
        }
    }

    /** Puts something else in the place of kept files whose address matches. */
    private static List<?> damaged(Visit visit, String pattern) {
        return (List<?>) visit.page.evaluate("""
                async (pattern) => {
                  const cache = await caches.open((await caches.keys())[0]);
                  const found = (await cache.keys()).map(({ url }) => url).filter((url) => new RegExp(pattern).test(url));
                  const headers = { "Content-Type": "text/javascript" };
                  for (const url of found) await cache.put(url, new Response("damaged", { headers }));
                  return found;
                }
                """, pattern);
    }

    private static List<?> broken(Visit visit, String pattern) {
        return (List<?>) visit.page.evaluate("""
                async (pattern) => {
                  const cache = await caches.open((await caches.keys())[0]);
                  const broken = [];
                  for (const { url } of await cache.keys())
                    if (new RegExp(pattern).test(url) && (await (await cache.match(url)).text()) === "damaged") broken.push(url);
                  return broken;
                }
                """, pattern);
    }
}
