package tilewright.page;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ForcedColors;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import tilewright.Sample;

/**
 * Whether everybody can use a page as it is now: the rules of axe in all themes, what can be reached in windows that are enlarged to
 * 200 and to 400 %, and what moves for who wants no motion.
 */
public final class Audit {

    private static final String AXE = axe();

    /** Not a theme of the page's: colors that the system gives to all pages. */
    private static final String FORCED = "forced";

    private Audit() {}

    /** Returns the rules of axe that the page breaks in light and in dark, each with its first places. */
    public static List<String> brokenRules(Page page) {
        addAxe(page);
        return broken(page, List.of("light usual", "dark usual"), true);
    }

    /** The same in light alone, for what no color depends on. */
    public static List<String> brokenRulesInLight(Page page) {
        addAxe(page);
        return broken(page, List.of("light usual"), true);
    }

    private static void addAxe(Page page) {
        if (page.evaluate("() => window.axe === undefined").equals(true)) {
            page.evaluate(AXE);
        }
    }

    /**
     * Returns what is wrong with the page as it is now, which is as wide as a phone before and after. Each run looks at light colors, at
     * those of another theme or forced ones, and at one of the two enlarged windows.
     *
     * @param state a name, which the part that a run looks at depends on
     */
    public static List<String> faults(Visit visit, String state) {
        Page page = visit.page;
        page.evaluate("() => document.querySelectorAll('details').forEach((section) => (section.open = true))");
        addAxe(page);
        List<String> others = Sample.of(List.of("dark usual", "light more", "dark more", FORCED), 1, state.hashCode());
        List<String> themes = new ArrayList<>(List.of("light usual"));
        others.stream().filter(theme -> !theme.equals(FORCED)).forEach(themes::add);
        List<String> wrong = new ArrayList<>(broken(page, themes, true));
        if (others.contains(FORCED)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE));
            broken(page, List.of("light usual"), false).forEach(fault -> wrong.add("forced colors, " + fault));
            page.emulateMedia(new Page.EmulateMediaOptions().setForcedColors(ForcedColors.NONE));
        }
        for (int percent : Sample.of(List.of(200, 400), 1, state.hashCode())) {
            page.setViewportSize(128_000 / percent, percent == 200 ? 400 : 256);
            unreachable(page).forEach(fault -> wrong.add("at " + percent + " %: " + fault));
        }
        page.setViewportSize(320, 700);
        texts(page.evaluate("() => window.moved.splice(0)")).forEach(name -> wrong.add(name + " moves"));
        return wrong;
    }

    /** The rules that are broken, each with its first places; in all themes but the first only those about color, unless all are asked for. */
    private static List<String> broken(Page page, List<String> themes, boolean all) {
        return texts(page.evaluate("""
                async ([themes, all]) => {
                  const wrong = [];
                  for (const [i, theme] of themes.entries()) {
                    const [scheme, contrast] = theme.split(' ');
                    Object.assign(document.documentElement.dataset, { scheme, contrast });
                    // No rule about color looks into drawings.
                    const [within, rules] = all && i === 0 ? [document, {}] : [{ exclude: ['svg'] }, { runOnly: ['color-contrast', 'link-in-text-block'] }];
                    const { violations, passes } = await axe.run(within, { ...rules, resultTypes: ['violations'], preload: false });
                    if (passes.length === 0) wrong.push('axe found nothing to look at');
                    for (const { id, help, nodes } of violations)
                      wrong.push(`${theme}: ${id} (${help}): ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`);
                  }
                  Object.assign(document.documentElement.dataset, { scheme: 'light', contrast: 'usual' });
                  return wrong;
                }
                """, List.of(themes, all)));
    }

    /**
     * Returns the elements that are too wide, cut off, or scroll sideways, and controls that cannot be brought into reach.
     */
    private static List<String> unreachable(Page page) {
        return texts(page.evaluate("""
                async () => {
                  // the layout has followed the window's size two frames later
                  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
                  const wrong = [];
                  const wide = document.documentElement.scrollWidth - innerWidth;
                  if (wide > 0) wrong.push(`${wide} pixels too wide`);
                  // a layer over the page is closed before the rest is wanted
                  const within = ['dialog[open]:modal', '.panel', '.about', '.room-beside.sheet', 'body'].map((over) => document.querySelector(over)).find((it) => it);
                  const named = (it) => it.outerHTML.slice(0, 160);
                  const seen = (it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest('.unseen, [inert]');
                  const controls = [...within.querySelectorAll('button, a[href], input, select, textarea, summary, [tabindex="0"]')];
                  for (const it of controls) {
                    if (!seen(it) || it.disabled || it.type === 'file' || it.closest('.still')) continue;
                    const { width, height } = it.getBoundingClientRect();
                    if (width < 2 || height < 2) continue;
                    let over;
                    const hit = (block) => {
                      it.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
                      const { left, top, width, height } = it.getBoundingClientRect();
                      const at = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
                      over = `${at?.outerHTML.slice(0, 80)} at ${Math.round(left)},${Math.round(top)}`;
                      return at && (it.contains(at) || at.contains(it) && at.closest('label') || at.closest('label')?.contains(it));
                    };
                    if (!['center', 'start', 'end', 'nearest'].some(hit)) wrong.push(`out of reach: ${named(it)} under ${over}`);
                  }
                  for (const it of within.querySelectorAll('*')) {
                    if (it.closest('svg') || it.querySelector('tw-poster') || !seen(it) || it.scrollWidth <= it.clientWidth + 1 || it.clientWidth === 0) continue;
                    const { overflowX, textOverflow, clipPath } = getComputedStyle(it);
                    if (clipPath === 'inset(50%)') continue; // only heard
                    if ((overflowX === 'hidden' || overflowX === 'clip') && it.innerText?.trim()) wrong.push(`cut off: ${named(it)} ${textOverflow}`);
                    // Lines of a text as it was given may be longer than the window.
                    if ((overflowX === 'auto' || overflowX === 'scroll') && it.localName !== 'pre') wrong.push(`scrolls sideways: ${named(it)}`);
                  }
                  scrollTo(0, 0);
                  return wrong;
                }
                """));
    }

    private static List<String> texts(Object found) {
        return ((List<?>) found).stream().map(String::valueOf).toList();
    }

    private static String axe() {
        try (InputStream script = Objects.requireNonNull(Audit.class.getResourceAsStream("/axe.min.js"))) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
