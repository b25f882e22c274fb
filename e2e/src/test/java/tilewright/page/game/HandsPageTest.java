package tilewright.page.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.MouseButton;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Counted;
import tilewright.page.Visit;

/**
 * Uses of hands beside clicking and dragging: asking about a spot, playing with a pen, hearing that something is refused.
 */
final class HandsPageTest extends AtThePage {

    private static final String SUDOKU =
            "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static final String TROMINOES = "trominoes:g.../..../..../....";

    /** Counts the tones, and plays none. */
    private static final String TONES = """
            window.tones = 0;
            const value = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
            const node = { connect: (next) => next, start() {}, stop() {}, frequency: value, Q: value };
            window.AudioContext = class {
              currentTime = 0;
              destination = {};
              createOscillator() {
                return { frequency: value, connect: (next) => next, start: () => window.tones++, stop() {} };
              }
              sampleRate = 1000;
              createBuffer = () => ({ getChannelData: () => [] });
              createBufferSource = () => node;
              createBiquadFilter = () => node;
              createGain() {
                return { gain: value, connect: (next) => next };
              }
            };
            """;

    @Test
    void a_right_click_and_the_menu_key_ask_what_there_is_to_know_of_a_spot() {
        try (Visit visit = visit().play(SUDOKU)) {
            BoundingBox box = visit.box("r1c3");
            visit.page
                    .mouse()
                    .click(
                            box.x + box.width / 2,
                            box.y + box.height / 2,
                            new Mouse.ClickOptions().setButton(MouseButton.RIGHT));
            assertThat(visit.message()).hasText("R1C3 can hold 1, 2, 4.");
            visit.spot("r1c4").focus();
            visit.spot("r1c4").dispatchEvent("contextmenu");
            assertThat(visit.message()).hasText("R1C4 can hold 2, 6.");
        }
    }

    @Test
    void a_finger_that_rests_asks_and_does_nothing_else() {
        try (Visit visit = touching(320).unhurried().play(SUDOKU)) {
            Locator about = visit.page.locator(".about");
            String before = visit.address();
            CDPSession session = visit.page.context().newCDPSession(visit.page);
            visit.page.evaluate("scrollTo(0, 0)");
            BoundingBox box = visit.box("r1c3");
            session.send("Input.dispatchTouchEvent", touch("touchStart", box));
            visit.elapse();
            assertThat(visit.message()).hasText("R1C3 can hold 1, 2, 4.");
            session.send("Input.dispatchTouchEvent", touch("touchEnd"));
            assertThat(about).containsText("R1C3 can hold 1, 2, 4.");
            Assertions.assertThat(visit.address()).isEqualTo(before);
        }
    }

    @Test
    void what_is_said_of_a_cell_stands_beside_it_and_escape_gives_the_board_back() {
        try (Visit visit = visit().play(SUDOKU)) {
            visit.spot("r1c3").focus();
            visit.press("a");
            Locator about = visit.page.locator(".about");
            assertThat(about).isFocused();
            BoundingBox cell = visit.box("r1c3");
            BoundingBox card = about.boundingBox();
            Assertions.assertThat(card.x).isBetween(cell.x + cell.width, cell.x + cell.width + 20);
            visit.press("Escape");
            assertThat(about).hasCount(0);
            assertThat(visit.spot("r1c3")).isFocused();
        }
    }

    private static JsonObject touch(String type, BoundingBox... boxes) {
        JsonArray points = new JsonArray();
        for (BoundingBox box : boxes) {
            points.add(at(box));
        }
        JsonObject event = new JsonObject();
        event.addProperty("type", type);
        event.add("touchPoints", points);
        return event;
    }

    private static JsonObject at(BoundingBox box) {
        JsonObject point = new JsonObject();
        point.addProperty("x", box.x + box.width / 2);
        point.addProperty("y", box.y + box.height / 2);
        return point;
    }

    @Test
    void a_tile_is_laid_with_a_pen() {
        try (Visit visit = visit().unhurried().play(TROMINOES)) {
            CDPSession session = visit.page.context().newCDPSession(visit.page);
            visit.moves(() -> {
                session.send("Input.dispatchMouseEvent", pen("mousePressed", visit.box("r2c1")));
                session.send("Input.dispatchMouseEvent", pen("mouseMoved", visit.box("r2c2")));
                session.send("Input.dispatchMouseEvent", pen("mouseMoved", visit.box("r2c3")));
                session.send("Input.dispatchMouseEvent", pen("mouseReleased", visit.box("r2c3")));
            });
            Assertions.assertThat(Answer.about(visit.played(), "view").text("id"))
                    .isEqualTo("trominoes:g.../hhh./..../....");
        }
    }

    private static JsonObject pen(String type, BoundingBox box) {
        JsonObject event = at(box);
        event.addProperty("type", type);
        event.addProperty("pointerType", "pen");
        event.addProperty("button", "left");
        event.addProperty("buttons", type.equals("mouseReleased") ? 0 : 1);
        event.addProperty("clickCount", 1);
        return event;
    }

    @Test
    void sounds_are_off_at_first_and_a_refusal_is_heard_once_they_are_on() {
        try (Visit visit = visit().unhurried()) {
            Counted counted = new Counted(visit);
            visit.page.addInitScript(TONES);
            visit.play(TROMINOES);
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            visit.drag("r3c1", "r4c2");
            assertThat(visit.page.locator(".refusal")).hasCount(1);
            // The sound would come right after the frame that shows the refusal; this is many frames later.
            counted.asked();
            Assertions.assertThat(visit.page.evaluate("window.tones")).isEqualTo(0);
            visit.elapse();
            assertThat(visit.page.locator(".refusal")).hasCount(0);
            visit.button("Settings").click();
            visit.page.getByLabel("Sounds").check();
            visit.press("Escape");
            visit.drag("r3c1", "r4c2");
            // Two taps.
            visit.page.waitForFunction("() => window.tones === 2");
        }
    }

    @Test
    void sounds_are_offered_once_at_the_first_refusal() {
        try (Visit visit = visit()) {
            visit.page.addInitScript(TONES);
            // As to somebody new; what is remembered later stays.
            visit.page.addInitScript("""
                    try {
                      if (!sessionStorage.came) delete localStorage["tilewright.sound-offered"];
                      sessionStorage.came = "yes";
                    } catch { /* a page without an address */ }
                    """);
            visit.play(TROMINOES);
            Locator offer = visit.button("Turn sound on");
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            assertThat(offer).hasCount(0);
            visit.drag("r3c1", "r4c2");
            offer.click();
            visit.page.waitForFunction("() => window.tones === 2");
            assertThat(offer).hasCount(0);
            visit.page.reload();
            visit.drag("r3c1", "r4c2");
            assertThat(visit.page.locator(".refusal")).hasCount(1);
            visit.page.waitForFunction("() => window.tones === 2");
            assertThat(offer).hasCount(0);
        }
    }
}
