package tilewright.page.engine;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.page.AtThePage;
import tilewright.page.FileHost;
import tilewright.page.InputMethod;
import tilewright.page.Plan;
import tilewright.page.Visit;
import tilewright.page.access.EveryWayPageTest;

/** A new version is offered, never forced, and games stay. */
final class UpdatePageTest extends AtThePage {

    private static final String EMPTY = "trominoes:g.../..../..../....";

    @Test
    void a_new_version_is_offered_and_keeps_the_game() {
        try (FileHost host = new FileHost();
                Visit visit = BROWSERS.here().keeping(host.address())) {
            visit.play(EMPTY).offlineReady();
            EveryWayPageTest.STARTS.values().forEach(start -> {
                visit.follow(start);
                Plan plan = Plan.from(start);
                visit.moves(() -> InputMethod.MOUSE.carry(visit, plan.gestures().getFirst(), List.of(), true));
            });
            host.release("New ");
            visit.page.reload();
            assertThat(toast(visit.page)).containsText("A new version is ready");
            Page other = visit.page.context().newPage();
            other.navigate(visit.address());
            // Until it is accepted every tab has the old version.
            Assertions.assertThat(served(other)).isEqualTo("Tilewright");
            visit.moves(() -> visit.drag("r3c1", "r3c3"));
            String played = visit.played();
            Map<?, ?> kept = visit.kept();
            other.evaluate("() => (window.untouched = true)");
            visit.page.evaluate("() => (window.old = true)");
            toast(visit.page).getByText("Reload").click();
            visit.page.waitForFunction("() => window.old === undefined");
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            Assertions.assertThat(served(visit.page)).isEqualTo("New Tilewright");
            Assertions.assertThat(visit.played()).isEqualTo(played);
            Assertions.assertThat(visit.kept()).hasSize(4).isEqualTo(kept);
            // A tab that did not ask for it goes on as it is, and still loads what it needs.
            Assertions.assertThat(other.evaluate("() => window.untouched")).isEqualTo(true);
        }
    }

    @Test
    void who_does_not_want_a_new_version_now_goes_on_with_the_old_one() {
        try (FileHost host = new FileHost();
                Visit visit = BROWSERS.here().keeping(host.address())) {
            visit.play(EMPTY).offlineReady();
            host.release("New ");
            visit.page.reload();
            toast(visit.page).getByText("Later").click();
            assertThat(toast(visit.page)).isHidden();
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            Assertions.assertThat(served(visit.page)).isEqualTo("Tilewright");
        }
    }

    private static Locator toast(Page page) {
        return page.locator("tw-toast .toast");
    }

    /** The title of the page that is served. */
    private static String served(Page page) {
        return (String) page.evaluate("""
                async () => /<title>([^<]*)/.exec(await (await fetch(location.pathname)).text())[1]
                """);
    }
}
