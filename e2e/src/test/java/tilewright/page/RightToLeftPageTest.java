package tilewright.page;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ScreenshotAnimations;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.page.LookScreens.Screen;

/**
 * In a language that is written from right to left the page is mirrored. Boards, keypads and whatever shows time are not. The
 * pictures are in target/rtl, to look at.
 */
@Order(1)
final class RightToLeftPageTest extends AtThePage {

    private static final Path TAKEN = Path.of("target/rtl");

    private static final List<Window> WINDOWS =
            List.of(Window.DESKTOP, Window.TABLET, Window.PHONE, Window.SMALL, Window.LYING);

    static Stream<AccessPageTest.Round> rounds() {
        return AccessPageTest.rounds();
    }

    /** What is on the wrong side, if anything: the mark of the studio, cells, digits, and whatever is cut off. */
    private static final String WRONG = """
            () => {
              const wrong = [];
              const seen = (it) => it?.checkVisibility({ visibilityProperty: true }) && it.getBoundingClientRect().width > 0;
              const middle = (it) => it.getBoundingClientRect().left + it.getBoundingClientRect().width / 2;
              const find = (all) => [...document.querySelectorAll(all)].filter(seen);
              const [mark] = find("tw-top a, .room-top a");
              const last = find("tw-top .iconbutton").at(-1);
              if (mark && last && middle(mark) < middle(last)) wrong.push("the header is not mirrored");
              for (const board of find("svg.board")) {
                const first = board.querySelector('[data-spot="r1c1"]');
                const next = board.querySelector('[data-spot="r1c2"]');
                if (first && next && middle(first) > middle(next)) wrong.push("the board is mirrored");
                if (getComputedStyle(board).direction !== "ltr") wrong.push("a board reads from right to left");
              }
              const keys = find(".keys .key");
              if (keys.length > 1 && middle(keys[0]) > middle(keys[1])) wrong.push("the keypad is mirrored");
              return wrong;
            }
            """;

    @Test
    void every_screen_is_mirrored_but_for_its_boards() throws IOException {
        Files.createDirectories(TAKEN);
        List<String> faults = new ArrayList<>();
        try (Visit visit = visit().rightToLeft().at("2026-11-22T12:00:00")) {
            visit.page.addInitScript("{ const now = performance.now(); performance.now = () => now; }");
            visit.page.addInitScript("if (location.protocol.startsWith('http')) " + LookGames.kept());
            for (Screen screen : LookScreens.all()) {
                if (screen.windows().contains(Window.PAPER)) {
                    continue;
                }
                LookPageTest.show(visit.page, Window.DESKTOP);
                screen.reach().accept(visit);
                for (Window window : WINDOWS) {
                    String name = screen.name() + "-" + window.name();
                    LookPageTest.show(visit.page, window);
                    visit.page.evaluate("() => scrollTo(0, 0)");
                    take(visit.page, name);
                    faults.addAll(LookPageTest.misplaced(visit.page, name));
                    wrong(visit.page).forEach(found -> faults.add(name + ": " + found));
                }
            }
        }
        Assertions.assertThat(faults).isEmpty();
    }

    /** Also what is no screen of its own: dialogs, panels, lessons, the guide. */
    @ParameterizedTest
    @MethodSource("rounds")
    void every_state_is_mirrored_and_breaks_no_rule(AccessPageTest.Round round) throws IOException {
        Files.createDirectories(TAKEN);
        List<String> faults = new ArrayList<>();
        try (FileHost host = new FileHost();
                Visit visit = BROWSERS.here()
                        .visit(host.address(), 390)
                        .celebrating()
                        .calm()
                        .rightToLeft()) {
            for (AccessPageTest.State state : round.states()) {
                state.reached().accept(visit);
                String name = round.name() + ", " + state.name();
                take(visit.page, (name + "-s").replaceAll("[ ,]+", "-"));
                List<String> found = new ArrayList<>(wrong(visit.page));
                found.addAll(Audit.brokenRules(visit.page));
                if (visit.page
                        .evaluate("() => document.documentElement.scrollWidth > innerWidth")
                        .equals(true)) {
                    found.add("wider than the window");
                }
                found.forEach(one -> faults.add(name + ": " + one));
            }
        }
        Assertions.assertThat(faults).isEmpty();
    }

    private static List<String> wrong(Page page) {
        return ((List<?>) page.evaluate(WRONG)).stream().map(String::valueOf).toList();
    }

    private static void take(Page page, String name) throws IOException {
        byte[] png = page.screenshot(new Page.ScreenshotOptions().setAnimations(ScreenshotAnimations.DISABLED));
        Files.write(TAKEN.resolve(name + ".png"), png);
    }
}
