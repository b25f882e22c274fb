package tilewright.page.look;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Sample;
import tilewright.page.AtThePage;
import tilewright.page.FileHost;
import tilewright.page.Visit;
import tilewright.page.Window;
import tilewright.page.look.LookScreens.Screen;

/**
 * In two languages that only tests speak, one of them much longer than English, the other from right to left, no word of any screen
 * is cut off in any window, and the one is mirrored but for its boards. Each run takes half of the windows of each screen. Pictures of
 * those with a fault, or of all when all are tried, are in target/pseudo.
 */
@Order(1)
final class PseudoPageTest extends AtThePage {

    private static final List<Window> WINDOWS =
            List.of(Window.DESKTOP, Window.TABLET, Window.PHONE, Window.SMALL, Window.LYING);

    /**
     * The texts that are cut off: by what clips them, by an ellipsis, by the edge of their button or of the window. Whose turn it is
     * in a room has a name that may be longer than any window.
     */
    private static final String CUT = """
            () => {
              const found = new Set();
              const frames = "nav a, button, .button, .chip, .act, .key, [role=tab], select";
              const walker = document.createTreeWalker(document.querySelector("dialog[open]:modal") ?? document.body, NodeFilter.SHOW_TEXT);
              for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                const owner = node.parentElement;
                if (node.data.trim() === "" || owner.closest("svg, script, style, option, .unseen, [aria-hidden=true], .room-top b")) continue;
                if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
                const range = document.createRange();
                range.selectNodeContents(node);
                const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
                let seen = true;
                const tell = (how, by) => found.add(`“${node.data.trim().slice(0, 40)}” ${how} ${by.localName}.${by.className}`);
                for (let by = owner; by && by !== document.documentElement; by = by.parentElement) {
                  const { overflowX, overflowY, clipPath } = getComputedStyle(by);
                  // Only heard, as the name of a button that shows a sign.
                  if (clipPath !== "none") seen = false;
                  if (!seen) break;
                  if (/auto|scroll/.test(overflowX + overflowY) && by !== owner) break;
                  const box = by.getBoundingClientRect();
                  const clips = overflowX === "hidden" || overflowX === "clip";
                  const wide = lines.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
                  // A line of a face with long strokes is higher than its letters.
                  const high = lines.some(({ top, bottom, height }) => top < box.top - 0.3 * height || bottom > box.bottom + 0.3 * height);
                  if (clips && (wide || high)) tell("is cut off by", by);
                  else if (by.matches(frames) && (wide || high)) tell("is wider than", by);
                  if (by.matches("dialog")) break;
                }
                if (seen && lines.some(({ left, right }) => left < -1 || right > innerWidth + 1)) tell("is not in the window,", owner);
              }
              return [...found];
            }
            """;

    private static FileHost host;

    @BeforeAll
    static void build() {
        host = new FileHost(PseudoSite.build());
    }

    @AfterAll
    static void end() {
        host.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {PseudoSite.ACCENTED, PseudoSite.MIRRORED})
    void no_word_is_cut_off(String language) throws IOException {
        check(visit(host.address()).speaking(language, PseudoSite.words(language)), language, WINDOWS);
    }

    /** Of the languages that people speak the one with the longest words. */
    @ParameterizedTest
    @ValueSource(strings = "de")
    void no_word_of_a_language_is_cut_off(String language) throws IOException {
        Map<String, Set<String>> words = PseudoSite.words(Path.of("../words"), language);
        check(visit().speaking(language, words), language, List.of(Window.DESKTOP, Window.PHONE));
    }

    private static void check(Visit speaking, String language, List<Window> windows) throws IOException {
        Path pictures = Files.createDirectories(Path.of("target/pseudo", language));
        List<String> faults = new ArrayList<>();
        // The host has no rooms: home asks how those stand that were seen before.
        try (Visit visit = speaking.expecting("WebSocket connection").at("2026-11-22T12:00:00")) {
            visit.page.addInitScript("{ const now = performance.now(); performance.now = () => now; }");
            visit.page.addInitScript("if (location.protocol.startsWith('http')) " + LookGames.kept());
            for (Screen screen : LookScreens.all()) {
                if (screen.windows().contains(Window.PAPER)) {
                    continue;
                }
                LookPageTest.show(visit.page, Window.DESKTOP);
                screen.reach().accept(visit);
                if (screen.name().equals("sudoku-hint")) {
                    // An article names the technique.
                    assertThat(visit.page.locator(".hint-card h2 a")).not().hasText("Naked triple");
                }
                for (Window window : LookScreens.sample(screen, windows)) {
                    String name = screen.name() + "-" + window.name();
                    LookPageTest.show(visit.page, window);
                    List<String> found = found(visit.page, language);
                    if (Sample.isAll() || !found.isEmpty()) {
                        Files.write(pictures.resolve(name + ".png"), visit.page.screenshot());
                    }
                    found.forEach(fault -> faults.add(name + ": " + fault));
                }
            }
        }
        Assertions.assertThat(faults).isEmpty();
    }

    private static List<String> found(Page page, String language) {
        LookPageTest.settle(page);
        List<String> found = new ArrayList<>();
        // Studies beside a board, and the buttons of a hint, may have to be scrolled to.
        LookPageTest.misplaced(page).stream()
                .filter(fault -> !fault.startsWith("study ") && !fault.endsWith("” is cut off"))
                .forEach(found::add);
        ((List<?>) page.evaluate(CUT)).forEach(fault -> found.add(String.valueOf(fault)));
        if (language.equals(PseudoSite.MIRRORED)) {
            found.addAll(RightToLeftPageTest.wrong(page));
        }
        return found;
    }
}
