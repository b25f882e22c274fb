package tilewright.page.look;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Contrast;
import com.microsoft.playwright.options.Media;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ScreenshotAnimations;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import tilewright.page.AtThePage;
import tilewright.page.StyleOrder;
import tilewright.page.Visit;
import tilewright.page.Window;
import tilewright.page.look.LookScreens.Screen;

/**
 * The page looks as it does in the pictures that are kept in src/test/look, but for what another machine or another browser
 * draws a little differently. Each run looks at half of the windows of each screen. With -Dlook=keep all are taken anew, as ./build look
 * does; with -Dscreen=room-door those of that screen alone.
 */
@Order(1)
final class LookPageTest extends AtThePage {

    private static final Path KEPT = Path.of("src/test/look");
    private static final Path TAKEN = Path.of("target/look");

    /** So often a picture that differs is taken again at most: on a busy machine something may be drawn a moment later. */
    private static final int AGAIN = 10;

    /** The texts are in one face everywhere, whichever the machine has. */
    private static final Path FACE =
            Path.of("../browser/page/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2");

    private static final String FACE_RULE =
            "@font-face { font-family: Inter; font-weight: 100 900; src: url(/text-face.woff2); }\n";

    @Test
    void every_screen_looks_as_in_its_picture() throws IOException {
        String only = System.getProperty("screen", "");
        boolean keep = "keep".equals(System.getProperty("look"));
        Files.createDirectories(KEPT);
        Files.createDirectories(TAKEN);
        List<String> faults = new ArrayList<>();
        // The host has no rooms: home asks how those stand that were seen before.
        try (Visit visit = visit().expecting("WebSocket connection").at("2026-11-22T12:00:00")) {
            inOneFace(visit.page);
            // The clocks of games stand still, too.
            visit.page.addInitScript("{ const now = performance.now(); performance.now = () => now; }");
            visit.page.addInitScript("if (location.protocol.startsWith('http')) " + LookGames.kept());
            for (Screen screen : LookScreens.all()) {
                if (!only.isEmpty() && !screen.name().equals(only)) {
                    continue;
                }
                show(visit.page, Window.DESKTOP);
                screen.reach().accept(visit);
                StyleOrder.disputes(visit.page).forEach(found -> faults.add(screen.name() + ": " + found));
                List<Window> windows = keep ? screen.windows() : LookScreens.sample(screen, screen.windows());
                for (Window window : windows) {
                    String name = screen.name() + "-" + window.name();
                    show(visit.page, window);
                    if (keep) {
                        settled(visit.page, name);
                    } else {
                        faults.addAll(changed(visit.page, name));
                    }
                    misplaced(visit.page).forEach(found -> faults.add(name + ": " + found));
                }
            }
        }
        Assertions.assertThat(faults)
                .as("what looks otherwise than in src/test/look; if it should, take the pictures anew: ./build look")
                .isEmpty();
    }

    /** Takes a picture when two in a row are alike, and keeps it. */
    private static void settled(Page page, String name) throws IOException {
        byte[] before = taken(page, name);
        for (int i = 0; i < AGAIN; i++) {
            byte[] png = taken(page, name);
            if (Arrays.equals(png, before)) {
                break;
            }
            before = png;
        }
        BufferedImage half = LookPicture.reduced(LookPicture.half(picture(before)));
        ImageIO.write(half, "png", KEPT.resolve(name + ".png").toFile());
    }

    /** How the page differs from the picture that is kept; nothing if it does not. */
    private static List<String> changed(Page page, String name) throws IOException {
        Path file = KEPT.resolve(name + ".png");
        if (!Files.exists(file)) {
            return List.of(name + ": there is no picture");
        }
        BufferedImage kept = ImageIO.read(file.toFile());
        byte[] png = taken(page, name);
        LookPicture.Difference difference = LookPicture.compare(kept, LookPicture.half(picture(png)));
        for (int i = 0; i < AGAIN && !difference.where().isEmpty(); i++) {
            byte[] before = png;
            png = taken(page, name);
            if (Arrays.equals(png, before)) {
                break;
            }
            difference = LookPicture.compare(kept, LookPicture.half(picture(png)));
        }
        if (difference.where().isEmpty()) {
            return List.of();
        }
        Path both = TAKEN.resolve(name + "-difference.png");
        ImageIO.write(difference.picture(), "png", both.toFile());
        return List.of("%s: %s; see e2e/%s".formatted(name, difference.where(), both));
    }

    /**
     * Returns the elements wider than the window; and beside a board, those outside the window, or too small to touch on a
     * phone.
     */
    @SuppressWarnings("unchecked")
    static List<String> misplaced(Page page) {
        return (List<String>) page.evaluate("""
                () => {
                  const found = [];
                  if (document.documentElement.scrollWidth > innerWidth) found.push("wider than the window");
                  if (!document.querySelector(".game")) return found;
                  const phone = Math.min(innerWidth, innerHeight) < 500;
                  const controls = ".stage, .game:not(.watching) .heading :is(button, a):not(.chip), .action, .key, .act, .pile, .modes button, .hint-card button, .transport button, .scrub, .tray";
                  for (const node of document.querySelectorAll(controls)) {
                    if (!node.checkVisibility()) continue;
                    const { left, right, top, bottom, width, height } = node.getBoundingClientRect();
                    if (width === 0) continue;
                    const named = `${node.className} “${node.textContent.trim().slice(0, 20)}”`;
                    if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight + 0.5)
                      found.push(`${named} is not in the window: ${Math.round(top)} to ${Math.round(bottom)}`);
                    const around = node.closest(".hint-card") && node.closest(".free")?.getBoundingClientRect();
                    const after = getComputedStyle(node, "::after");
                    const grown = after.position === "absolute" && after.content !== "none" ? 2 * Math.max(0, -parseFloat(after.top)) : 0;
                    if (around && bottom > around.bottom + 1) found.push(`${named} is cut off`);
                    else if (phone && height + grown < 43.5 && node.closest("button, a") && !node.closest(".transport, tw-timer"))
                      found.push(`${named} is ${Math.round(height)} pixels high`);
                  }
                  // Studies beside a board with piles are read without scrolling; of the smallest phone and one on its side that is the first one.
                  const studies = [...document.querySelectorAll(".with-piles .live-study")].slice(0, innerHeight < 600 ? 1 : 2);
                  for (const [i, study] of studies.entries()) {
                    const { bottom, height } = study.getBoundingClientRect();
                    const free = study.closest(".free").getBoundingClientRect();
                    if (height > 0 && bottom > free.bottom + 1) found.push(`study ${i + 1} is cut off at ${Math.round(bottom)}`);
                  }
                  return found;
                }
                """);
    }

    /** Waits until the layout has followed the window, and ends what moves, as a picture does. */
    static void settle(Page page) {
        page.evaluate("""
                async () => {
                  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
                  for (const animation of document.getAnimations()) {
                    if (animation.effect.getComputedTiming().endTime < Infinity) animation.finish();
                    else animation.cancel();
                  }
                  await new Promise(requestAnimationFrame);
                }
                """);
    }

    static void show(Page page, Window window) {
        Window.Theme theme = window.theme();
        page.emulateMedia(new Page.EmulateMediaOptions()
                .setMedia(theme == Window.Theme.PAPER ? Media.PRINT : Media.SCREEN)
                .setColorScheme(theme == Window.Theme.DARK ? ColorScheme.DARK : ColorScheme.LIGHT)
                .setContrast(theme == Window.Theme.CONTRAST ? Contrast.MORE : Contrast.NO_PREFERENCE)
                .setReducedMotion(ReducedMotion.NO_PREFERENCE));
        page.setViewportSize(window.width(), window.height());
        page.mouse().move(0, 0);
    }

    /** A picture of the page from its beginning, all faces loaded and all motion at its end. */
    private static byte[] taken(Page page, String name) throws IOException {
        page.evaluate("""
                async () => {
                  scrollTo(0, 0);
                  if (!document.activeElement?.closest(".scene")) document.activeElement?.blur();
                  await Promise.all(["400", "500", "600", "650"].map((weight) => document.fonts.load(`${weight} 16px Inter`)));
                  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
                  await document.fonts.ready;
                }
                """);
        byte[] png = page.screenshot(new Page.ScreenshotOptions().setAnimations(ScreenshotAnimations.DISABLED));
        Files.write(TAKEN.resolve(name + ".png"), png);
        return png;
    }

    private static BufferedImage picture(byte[] png) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(png));
    }

    /** Replaces the system's face by one that the build has. */
    private static void inOneFace(Page page) {
        page.route("**/text-face.woff2", route -> route.fulfill(new Route.FulfillOptions().setPath(FACE)));
        page.route("**/*.css", route -> {
            String styles = new String(route.fetch().body(), StandardCharsets.UTF_8);
            route.fulfill(new Route.FulfillOptions()
                    .setHeaders(Map.of("content-type", "text/css"))
                    .setBody(FACE_RULE + styles.replace("system-ui", "Inter,system-ui")));
        });
    }
}
