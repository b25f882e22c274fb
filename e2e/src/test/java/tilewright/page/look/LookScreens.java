package tilewright.page.look;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import tilewright.Sample;
import tilewright.page.Visit;
import tilewright.page.Window;
import tilewright.page.print.PrintSheets;

/**
 * The screens of the studio that are kept as pictures: what each shows, always the same, and in which windows. They are
 * taken one after the other by somebody who has played before, on a Sunday on which the clock stands still.
 */
final class LookScreens {

    /**
     * @param reach comes there from anywhere, and waits until all is there that is loaded or computed
     */
    record Screen(String name, Consumer<Visit> reach, List<Window> windows) {}

    /** Number of steps of a search that have been watched, and that were taken back. */
    private static final int WATCHED = 120;

    private static final List<Window> ALWAYS =
            List.of(Window.PHONE, Window.SMALL, Window.LYING, Window.UPRIGHT, Window.HALF);

    private LookScreens() {}

    static List<Screen> all() {
        return Stream.concat(games().stream(), LookRooms.all().stream()).toList();
    }

    private static List<Screen> games() {
        return List.of(
                new Screen("home", LookScreens::home, windows(Window.DESKTOP, Window.DARK, Window.TABLET)),
                new Screen("stats", LookScreens::statistics, windows(Window.DESKTOP, Window.TABLET)),
                new Screen("archive", LookScreens::archive, windows(Window.DESKTOP, Window.TABLET)),
                new Screen(
                        "paletto",
                        LookScreens::paletto,
                        windows(
                                Window.DESKTOP,
                                Window.DARK,
                                Window.CONTRAST,
                                Window.TABLET,
                                Window.DARK_PHONE,
                                Window.CONTRAST_PHONE)),
                new Screen("paletto-four", LookScreens::four, windows(Window.DESKTOP, Window.TABLET)),
                new Screen(
                        "hues",
                        LookScreens::hues,
                        windows(Window.DESKTOP, Window.DARK, Window.TABLET, Window.DARK_PHONE, Window.CONTRAST_PHONE)),
                new Screen(
                        "trominoes",
                        LookScreens::trominoes,
                        windows(Window.DESKTOP, Window.TABLET, Window.DARK_PHONE, Window.CONTRAST_PHONE)),
                new Screen("theater", LookScreens::theater, windows(Window.DESKTOP, Window.TABLET)),
                new Screen(
                        "sudoku",
                        LookScreens::sudoku,
                        windows(Window.DESKTOP, Window.DARK, Window.TABLET, Window.DARK_PHONE, Window.CONTRAST_PHONE)),
                new Screen("sudoku-hint", LookScreens::hint, windows(Window.DESKTOP, Window.CONTRAST, Window.TABLET)),
                new Screen("sudoku-rules", LookScreens::rules, List.of(Window.DESKTOP, Window.DARK, Window.PHONE)),
                new Screen("sudoku-16", LookScreens::sixteen, List.of(Window.DESKTOP, Window.PHONE)),
                new Screen("print", LookScreens::sheet, List.of(Window.PAPER)),
                new Screen("print-six", LookScreens::sheetOfSix, List.of(Window.PAPER)),
                new Screen("solved", LookScreens::solved, windows(Window.DESKTOP, Window.DARK, Window.TABLET)));
    }

    /** The windows in which a run of the tests looks at a screen: half of them, others for another screen. */
    static List<Window> sample(Screen screen, List<Window> windows) {
        return Sample.of(windows, (windows.size() + 1) / 2, screen.name().hashCode());
    }

    static List<Window> windows(Window... others) {
        List<Window> all = new ArrayList<>(List.of(others));
        all.addAll(ALWAYS);
        return all;
    }

    private static void home(Visit visit) {
        visit.open("");
        visit.page.locator(".go-on li").nth(2).waitFor();
        visit.page.locator(".kept").first().waitFor();
        posters(visit, 7);
    }

    /** A Sudoku with a line, a dot, a cage, and a sum of each kind. */
    private static void rules(Visit visit) {
        visit.play("sudoku:9x9 x cage=15:r8c1-2,r9c1 little-killer=27:r1c7:dl sandwich=10:r5;8:c2 thermo=r2c2-4,r3c4"
                + " arrow=r4c2-4;r7c9-8,r8c8 palindrome=r7c4-6 whispers=5:r3c7-9,r4c9 renban=r6c6-8 entropic=r9c4-7"
                + " white=r1c1-2 black=r1c5-6 xv=10:r5c5-6;5:r6c1-2 greater=r9c8-9 "
                + "...7......5......." + ".".repeat(54) + "8........");
        solutionsTold(visit);
    }

    private static void sixteen(Visit visit) {
        visit.play("sudoku:16x16 " + "1..4..7..A..D..G" + ".".repeat(240));
        solutionsTold(visit);
    }

    /** Waits until the page tells how many solutions there are in place of the cells to fill: a sentence without a number in any language. */
    private static void solutionsTold(Visit visit) {
        visit.page.waitForFunction("""
                () => {
                  const told = document.querySelector(".message")?.textContent.trim() ?? "";
                  return told !== "" && !/\\p{Nd}/u.test(told);
                }""");
    }

    private static void statistics(Visit visit) {
        visit.open("#/statistics");
        posters(visit, 4);
    }

    private static void archive(Visit visit) {
        visit.open("#/archive");
        posters(visit, 4);
    }

    /** Waits until so many posters are drawn. */
    private static void posters(Visit visit, int count) {
        assertThat(visit.page.locator("tw-poster svg:has(g)")).hasCount(count);
    }

    private static void paletto(Visit visit) {
        visit.play(LookGames.PALETTO);
        visit.liveStudy("Analysis").check();
        visit.page.locator(".verdict").waitFor();
    }

    private static void four(Visit visit) {
        visit.play(LookGames.FOUR);
        assertThat(visit.page.locator(".tray")).hasCount(4);
        attached(visit.page.locator("tw-live-studies input"));
    }

    private static void hues(Visit visit) {
        visit.play(LookGames.HUES);
        visit.liveStudy("Can it still be completed?").check();
        visit.page.locator(".lamp").waitFor();
        visit.page.locator(".pile").nth(3).click();
        attached(visit.page.locator(".target").nth(10));
    }

    private static void trominoes(Visit visit) {
        visit.play(LookGames.TROMINOES);
        visit.liveStudy("Heat map").check();
        visit.page.locator("g.share").nth(40).waitFor();
    }

    /** Step by step, so that the depth of each is known; then some steps back. */
    private static void theater(Visit visit) {
        visit.open("#/" + LookGames.EMPTY + "?watch=scan&seed=0&step=20");
        assertThat(visit.figure("step")).hasText("20");
        visit.page.getByLabel(visit.said("Stop at a solution")).uncheck();
        visit.page.evaluate("""
                async (last) => {
                  // Where the search stands, not where it is on its way to: no step is passed over.
                  const step = () => document.querySelector("tw-theater").search.step;
                  const next = document.querySelector(".transport > :nth-child(4)");
                  while (step() < last) {
                    const before = step();
                    next.click();
                    while (step() === before) await new Promise(requestAnimationFrame);
                  }
                }
                """, 20 + WATCHED);
        visit.page.getByLabel(visit.said("Go to step")).press("PageDown");
        visit.page.getByLabel(visit.said("Go to step")).press("PageDown");
        visit.page.waitForFunction("""
                (last) => {
                  const { step, goal } = document.querySelector("tw-theater").search;
                  return goal < last && step === goal;
                }
                """, 20 + WATCHED);
    }

    private static void sudoku(Visit visit) {
        visit.play(LookGames.NOTED);
        visit.click("r4c8");
        related(visit);
    }

    private static void hint(Visit visit) {
        visit.play(LookGames.NOTED);
        related(visit);
        visit.hint();
    }

    private static void sheet(Visit visit) {
        visit.play("sudoku:" + LookGames.CLUES);
        PrintSheets.one(visit);
        withoutAddress(visit);
    }

    private static void sheetOfSix(Visit visit) {
        visit.play("sudoku:" + LookGames.CLUES);
        PrintSheets.several(visit, 6, 6);
        withoutAddress(visit);
    }

    /** Codes have the address of the server, which is another each time. */
    private static void withoutAddress(Visit visit) {
        visit.page.evaluate("() => document.querySelectorAll('.sheets .qr path').forEach((path) => path.remove())");
    }

    /** Waits until what goes together with the chosen cell is shown, which is loaded last. */
    private static void related(Visit visit) {
        attached(visit.page.locator(".tint .area").first());
        assertThat(visit.page.locator(".heading .chip")).hasText(visit.said("Hard"));
    }

    private static void solved(Visit visit) {
        visit.play(LookGames.ALMOST);
        visit.click("r" + (LookGames.MISSING / 9 + 1) + "c" + (LookGames.MISSING % 9 + 1));
        visit.button(String.valueOf(LookGames.SOLUTION.charAt(LookGames.MISSING)))
                .click();
        attached(visit.page.locator(".finish .building g").nth(40));
        assertThat(visit.page.locator(".finish .gist")).containsText(visit.said("Forcing XY-chain"));
    }

    private static void attached(Locator part) {
        part.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    }
}
