package tilewright.page.print;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Media;
import com.microsoft.playwright.options.WaitForSelectorState;
import tilewright.page.Visit;

/** Sheets that are laid out as for printing, where the browser would show its dialog. */
public final class PrintSheets {

    private PrintSheets() {}

    /** Prints the game on the table, with its solution. */
    public static void one(Visit visit) {
        asked(visit);
        visit.page.locator("dialog").getByLabel("Solution").check();
        laid(visit);
    }

    /** Prints a number of new puzzles like the one on the table, the same ones each time. */
    public static void several(Visit visit, int count, int each) {
        asked(visit);
        visit.page.evaluate("() => { crypto.getRandomValues = (numbers) => numbers.fill(2026); }");
        visit.page.getByLabel("A sheet of several").check();
        visit.page.locator("dialog").getByLabel("Puzzles").selectOption(Integer.toString(count));
        visit.page.getByLabel("On a page").selectOption(Integer.toString(each));
        laid(visit);
    }

    /** From now on the page finds no server that prints. */
    public static void withoutServer(Visit visit) {
        visit.page.evaluate("""
                () => {
                  const { fetch } = window;
                  window.fetch = (address, ...more) =>
                    String(address).includes("api/about") ? Promise.reject(new TypeError("no server")) : fetch(address, ...more);
                }
                """);
    }

    private static void asked(Visit visit) {
        withoutServer(visit);
        visit.page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.SCREEN));
        visit.page.setViewportSize(1280, 800);
        visit.page.evaluate("""
                () => {
                  window.print = () => {};
                  document.querySelector(".sheets")?.remove();
                  document.querySelector("tw-game").ask("print");
                }
                """);
    }

    private static void laid(Visit visit) {
        visit.page.locator("dialog[open] button.main").click();
        visit.page
                .locator(".sheet .boards")
                .first()
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
        assertThat(visit.page.locator("dialog[open]")).hasCount(0);
    }
}
