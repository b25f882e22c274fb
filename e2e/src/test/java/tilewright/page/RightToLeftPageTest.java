package tilewright.page;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ScreenshotAnimations;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
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
    void every_screen_is_mirrored_but_for_its_boards() throws Exception {
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
                    byte[] png = visit.page.screenshot(
                            new Page.ScreenshotOptions().setAnimations(ScreenshotAnimations.DISABLED));
                    Files.write(TAKEN.resolve(name + ".png"), png);
                    faults.addAll(LookPageTest.misplaced(visit.page, name));
                    Stream.of(visit.page.evaluate(WRONG))
                            .flatMap(found -> ((List<?>) found).stream())
                            .forEach(found -> faults.add(name + ": " + found));
                }
            }
        }
        Assertions.assertThat(faults).isEmpty();
    }
}
