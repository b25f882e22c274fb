package tilewright.page;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Contrast;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ScreenshotAnimations;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/**
 * The page looks as it does in the pictures that are kept in src/test/look, but for what another machine or another browser
 * draws a little differently. With -Dlook=keep they are taken anew, as ./build look does.
 */
final class LookPageTest extends AtThePage {

    private static final Path KEPT = Path.of("src/test/look");
    private static final Path TAKEN = Path.of("target/look");

    /** The texts in one face everywhere, whichever the machine has. */
    private static final Path FACE =
            Path.of("../browser/page/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2");

    private static final String FACE_RULE =
            "@font-face { font-family: Inter; font-weight: 100 900; src: url(/text-face.woff2); }\n";

    @Test
    void every_screen_looks_as_in_its_picture() throws IOException {
        boolean keep = "keep".equals(System.getProperty("look"));
        Files.createDirectories(TAKEN);
        List<String> changes = new ArrayList<>();
        try (Visit visit = visit().at("2026-11-22T12:00:00")) {
            inOneFace(visit.page);
            visit.page.addInitScript("{ const now = performance.now(); performance.now = () => now; }");
            visit.page.addInitScript("if (location.protocol.startsWith('http')) " + LookScreens.kept());
            for (LookScreens.Screen screen : LookScreens.all()) {
                visit.page.setViewportSize(1440, 900);
                media(visit.page, "light");
                screen.reach().accept(visit);
                for (LookScreens.Window window : screen.windows()) {
                    String name = screen.name() + "-" + window.name();
                    BufferedImage picture = taken(visit.page, window, name);
                    changes.addAll(misplaced(visit.page, name));
                    Path kept = KEPT.resolve(name + ".png");
                    if (keep) {
                        Files.createDirectories(KEPT);
                        ImageIO.write(LookPicture.reduced(LookPicture.half(picture)), "png", kept.toFile());
                    } else {
                        changes.addAll(changed(name, kept, LookPicture.half(picture)));
                    }
                }
            }
        }
        Assertions.assertThat(changes)
                .as("what looks otherwise than in src/test/look; if it should, take the pictures anew: ./build look")
                .isEmpty();
    }

    private static List<String> changed(String name, Path kept, BufferedImage now) throws IOException {
        if (!Files.exists(kept)) {
            return List.of(name + ": there is no picture");
        }
        LookPicture.Difference difference = LookPicture.compare(ImageIO.read(kept.toFile()), now);
        if (difference.where().isEmpty()) {
            return List.of();
        }
        Path file = TAKEN.resolve(name + "-difference.png");
        ImageIO.write(difference.picture(), "png", file.toFile());
        return List.of("%s: %s; see e2e/%s".formatted(name, difference.where(), file));
    }

    /** What is wider than the window; and beside a board, what is not in the window, or too small to touch on a phone. */
    @SuppressWarnings("unchecked")
    private static List<String> misplaced(Page page, String name) {
        List<String> found = (List<String>) page.evaluate("""
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
                    if (around && bottom > around.bottom + 1) found.push(`${named} is cut off`);
                    else if (phone && height < 43.5 && node.closest("button, a") && !node.closest(".transport, tw-timer")) found.push(`${named} is ${Math.round(height)} pixels high`);
                  }
                  return found;
                }
                """);
        return found.stream().map(one -> name + ": " + one).toList();
    }

    private static BufferedImage taken(Page page, LookScreens.Window window, String name) throws IOException {
        media(page, window.theme());
        page.setViewportSize(window.width(), window.height());
        page.mouse().move(0, 0);
        page.evaluate("""
                async () => {
                  await Promise.all(["400", "500", "600", "650"].map((weight) => document.fonts.load(`${weight} 16px Inter`)));
                  await document.fonts.ready;
                  for (let i = 0; i < 3; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
                  scrollTo(0, 0);
                  if (!document.activeElement?.closest(".scene")) document.activeElement?.blur();
                }
                """);
        byte[] png = page.screenshot(new Page.ScreenshotOptions().setAnimations(ScreenshotAnimations.DISABLED));
        Files.write(TAKEN.resolve(name + ".png"), png);
        return ImageIO.read(new ByteArrayInputStream(png));
    }

    private static void media(Page page, String theme) {
        page.emulateMedia(new Page.EmulateMediaOptions()
                .setColorScheme(theme.equals("dark") ? ColorScheme.DARK : ColorScheme.LIGHT)
                .setContrast(theme.equals("contrast") ? Contrast.MORE : Contrast.NO_PREFERENCE)
                .setReducedMotion(ReducedMotion.NO_PREFERENCE));
    }

    /** What is set in the system's face is set in one that the build has. */
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
