package tilewright.page.room;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.options.BoundingBox;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.Sample;
import tilewright.page.Visit;

/**
 * The stages of a room that two play through a bad network, each in the windows of a phone, a laptop, and a large screen: nothing
 * is outside, covered, or cut off, and what the stage is about is in view without scrolling. Pictures of what is wrong, of all when
 * all cases are tried, are written into {@code target/rooms}.
 */
final class RoomStagesPageTest extends AtTheRooms {

    private static final long SEED = 20_261_130;

    private static final Path PICTURES = Path.of("target/rooms");

    /** The layout has followed the window, and what moves has come to its end. */
    private static final String SETTLED = """
            async () => {
              for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
              for (const animation of document.getAnimations()) {
                if (animation.effect.getComputedTiming().endTime < Infinity) animation.finish();
                else animation.cancel();
              }
              await new Promise(requestAnimationFrame);
            }
            """;

    private static final String SWEEP = sweep();

    private record Size(int width, int height) {}

    private static final List<Size> SIZES = List.of(new Size(390, 844), new Size(2560, 1440), new Size(1366, 768));

    private final List<String> faults = new ArrayList<>();

    @Test
    void each_stage_of_a_game_in_turns_is_in_view() throws IOException {
        faults.clear();
        try (BadNetwork network = BadNetwork.to(address(), SEED);
                Visit first = finishing(visit(network.address()));
                Visit second = finishing(visit(network.address()))) {
            first.open("#/room");
            first.button("Make a room").click();
            first.page.getByLabel("Puzzle").selectOption("paletto");
            first.page.getByLabel("Your name").fill("Ada");
            first.page.locator("dialog [name=clock]").selectOption("fischer 300 5");
            look("make", first, "dialog.make-room h2");
            first.button("Create room").click();
            first.page.waitForURL(url -> url.matches(".*#/room/\\w+"));
            assertThat(bar(first)).isVisible();
            String room = room(first);
            look("wait", first, ".room-top", "tw-board .scene");
            second.open(link(first, room, "any"));
            second.page.getByLabel("Your name").fill("Bo");
            look("join", second, "tw-room-join button");
            second.button("Take seat 2").click();
            turn(first);
            awaitTurn(second);
            together(first, second);
            look("play", second, ".room-top", "tw-board .scene", ".end-turn, .action, .act");
            look("watch", first, ".room-top", ".room-strip .room-clock");
            second.page.context().setOffline(true);
            assertThat(second.page.locator(".room-top small")).containsText("No connection");
            assertThat(first.page.locator(".room-strip li").nth(1)).containsText("Just left");
            look("away", first, ".room-top");
            look("offline", second, ".room-top small");
            second.page.context().setOffline(false);
            turn(second);
            together(first, second);
            resign(second);
            for (Visit visit : List.of(first, second)) {
                assertThat(visit.page.locator("tw-finish")).containsText(visit == first ? "You win" : "wins");
            }
            look("won", first, "tw-finish h2, tw-finish .word", "tw-finish button.main");
            look("lost", second, "tw-finish button.main");
            first.page.locator("tw-finish button.main").click();
            second.press("Escape");
            assertThat(second.page.getByText("wants another game. Do you agree?"))
                    .isVisible();
            look("rematch", second, ".room-votes button.main");
            second.button("Yes").click();
            for (Visit visit : List.of(first, second)) {
                visit.page.waitForURL(url -> !url.endsWith(room));
                assertThat(bar(visit)).not().containsText("over");
            }
            look("again", second, ".room-top", "tw-board .scene");
        }
        Assertions.assertThat(faults).isEmpty();
    }

    @Test
    void each_stage_of_a_race_is_in_view() throws IOException {
        faults.clear();
        try (BadNetwork network = BadNetwork.to(address(), SEED);
                Visit first = finishing(visit(network.address()));
                Visit second = finishing(visit(network.address()))) {
            String room = make(
                    first, "Sudoku", dialog -> dialog.getByText("Race").first().click());
            look("race-wait", first, ".room-top");
            sit(second, link(first, room, "any"), "Bo", 2);
            for (Visit visit : List.of(first, second)) {
                visit.page.waitForFunction("() => document.querySelector('tw-game')?.game.hindrance === ''");
            }
            List<String> steps = RoomRacePageTest.missing(play(second));
            int half = steps.size() / 2;
            RoomRacePageTest.type(first, steps.subList(0, half));
            together(first, second);
            assertThat(second.page.locator(".room-strip .figure").first()).hasText(Pattern.compile("[1-9]\\d %"));
            look("race", second, ".room-top", "tw-board .scene", ".room-strip .figure");
            RoomRacePageTest.type(first, steps.subList(half, steps.size()));
            assertThat(second.page.locator(".room-progress").first()).containsText("Done in");
            look("race-late", second, ".room-top");
            RoomRacePageTest.type(second, steps);
            for (Visit visit : List.of(first, second)) {
                assertThat(visit.page.locator("tw-finish")).containsText(visit == first ? "You win" : "wins");
            }
            look("race-lost", second, "tw-finish button.main");
            second.press("Escape");
            assertThat(second.page.locator("tw-finish h2")).hasCount(0);
            look("race-over", second, ".room-top");
        }
        Assertions.assertThat(faults).isEmpty();
    }

    /** The moment after a game comes, as to everybody; a connection that breaks is no wonder. */
    private static Visit finishing(Visit visit) {
        visit.page.addInitScript("try { localStorage['tilewright.settings'] = '{}'; } catch { /* no address */ }");
        return visit.expecting("WebSocket|ERR_INTERNET_DISCONNECTED|Failed to fetch");
    }

    /** Looks at a stage in each window. */
    private void look(String stage, Visit visit, String... inView) throws IOException {
        visit.page.evaluate(SWEEP);
        for (Size size : SIZES) {
            visit.page.setViewportSize(size.width(), size.height());
            visit.page.mouse().move(0, 0);
            visit.page.evaluate(SETTLED);
            List<String> found = new ArrayList<>();
            for (Object fault : (List<?>) visit.page.evaluate("touch => sweep.faults(touch)", size.width() < 700)) {
                found.add(fault.toString());
            }
            for (String selector : inView) {
                BoundingBox box = visit.page.locator(selector).first().boundingBox();
                if (box == null || box.width == 0 || box.y < -0.5 || box.y + box.height > size.height() + 0.5) {
                    found.add("out of view: " + selector);
                }
            }
            String name = stage + "-" + size.width();
            if (Sample.isAll() || !found.isEmpty()) {
                Files.write(Files.createDirectories(PICTURES).resolve(name + ".png"), visit.page.screenshot());
            }
            found.forEach(fault -> faults.add(name + ": " + fault));
        }
    }

    private static String sweep() {
        try (InputStream in = RoomStagesPageTest.class.getResourceAsStream("/tilewright/page/look/sweep.js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8) + ";0";
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
