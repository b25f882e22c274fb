package tilewright.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The screens of the studio that are kept as pictures: what each shows, always the same, and in which windows. They are
 * taken one after the other by somebody who has played before, on a Sunday on which the clock stands still.
 */
final class LookScreens {

    /**
     * @param reach comes there from anywhere, and waits until all is there that is loaded or computed
     */
    record Screen(String name, Consumer<Visit> reach, List<Window> windows) {}

    /** A hard one. */
    private static final String CLUES =
            "5...2.3.14.8..1....7..9..5...3.18...7.......3...34.5...6..8..4....1..8.58.7.6...2";

    private static final String SOLUTION = Answer.about("sudoku:" + CLUES, "solve")
            .texts("solutions")
            .getFirst()
            .substring("sudoku:".length());

    private static final String SUDOKU = "sudoku:" + CLUES + " " + entered("129 136 245 425 555 735 886 965 983");

    /** The same with notes, of which all are taken away that an X-Wing does not need. */
    private static final String NOTED = SUDOKU + " auto | r5c7x1 r3c7x6 r3c9x6 r3c4x4 r3c6x4 r5c7x4 r7c4x7 r7c6x7";

    /** The last cell that is free; all others are filled. */
    private static final int MISSING = CLUES.lastIndexOf('.');

    private static final String ALMOST = "sudoku:" + CLUES + " " + almost();

    /** In a turn, after a piece has been taken. */
    private static final String PALETTO = "paletto:DFCEAB/EAFCDF/FECBCA/DBDEFC/AFCBEB/BDAEDA | r1c6 r6c1 end"
            + " r2c6 end r1c5 r5c1 end r1c4 end r6c2 r2c5 r4c1 end r6c6 r3c6 end r4c6 r3c5 end r5c6 end r2c4";

    /** Four play. */
    private static final String FOUR =
            "paletto:.BCD../.CDEF./CDEFA./.EFAB./..ABC./...CD. 4 3 110011,020101,001111,200010";

    private static final String FULL = "paletto:DFCAAA/EAFCAA/FECBAA/ABDEFA/AFCBEA/AAAEDA";

    private static final String HUES = "hues:85475..2/3628428./713617../6.5..3../278.56../5......1/...23.4./.78..286";

    private static final String HUES_DONE =
            Answer.about(HUES, "solve").texts("solutions").getFirst();

    private static final String TROMINOES =
            "trominoes:....hhhvvv/....v..vvv/....v..vvv/....v...../....v...../.v..v...../.v.gv...../"
                    + ".v......../hhh.hhh.../..........";
    private static final String EMPTY =
            "trominoes:........../........../........../........../........../........../...g....../"
                    + "........../........../..........";

    /** So many steps of a search have been watched, and so many taken back. */
    private static final int WATCHED = 120;

    private static final List<Window> PHONES = List.of(Window.PHONE, Window.SMALL, Window.LYING);

    private LookScreens() {}

    static List<Screen> all() {
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
                new Screen("solved", LookScreens::solved, windows(Window.DESKTOP, Window.DARK, Window.TABLET)));
    }

    private static List<Window> windows(Window... others) {
        List<Window> all = new ArrayList<>(List.of(others));
        all.addAll(PHONES);
        return all;
    }

    /** A script that keeps what somebody has who has played before. It runs before a page is loaded, and does nothing the second time. */
    static String kept() {
        return """
                (() => {
                  if (localStorage["tilewright.results"]) return;
                  const puzzles = ["paletto", "hues", "sudoku", "trominoes"];
                  const results = [];
                  for (let date = 1; date <= 22; date++)
                    puzzles.forEach((puzzle, p) => {
                      const day = `2026-11-${String(date).padStart(2, "0")}`;
                      if (date === 22 ? puzzle !== "hues" : date === 10 || (date * 7 + p * 5) %% 11 < 4) return;
                      const time = date === 22 ? 252000 : 1000 * (150 + 97 * p + ((date * 53 + p * 31) %% 190));
                      results.push({ game: `${day}-${puzzle}`, puzzle, kind: puzzle === "paletto" ? `6 × 6, level ${1 + date %% 6}` : "", day, daily: day, hints: (date + p) %% 4 ? 0 : 1,
                        won: true, time });
                    });
                  for (let i = 0; i < 9; i++)
                    results.push({ game: `s${i}`, puzzle: "sudoku", kind: "Hard", day: "2026-10-12", hints: 0, won: true, time: 1300000 });
                  const game = (id, puzzle, play, position, minutes, words, extras) => localStorage["tilewright.game." + id] ??= JSON.stringify({
                    id, puzzle, play, position, created: Date.now() - 6e6, changed: Date.now() - minutes * 6e4, over: false, words, extras });
                  // What home offers to go on with.
                  game("one", "sudoku", "sudoku:%1$s", "sudoku:%2$s", 1, "44 cells left", { kind: "Hard", time: "760000" });
                  game("two", "paletto", "%3$s", "%4$s", 2, "Your turn", { kind: "6 × 6", seats: ",level5" });
                  game("three", "trominoes", "%5$s", "%6$s", 1440, "21 bars left", { kind: "10 × 10", time: "151000" });
                  // The games of the screens.
                  game("four", "hues", "%7$s", "%7$s", 2000, "27 tiles to go", { kind: "Medium", time: "363000" });
                  game("five", "sudoku", "%8$s", "%8$s", 3000, "1 cell left",
                    { kind: "Hard", time: "1085000", hints: "1", hinted: "r8c3", setup: "hard", daily: "2026-11-22" });
                  game("six", "paletto", "%9$s", "%4$s", 3000, "Your turn", { kind: "6 × 6", seats: ",level5" });
                  game("seven", "sudoku", "%10$s", "%11$s", 3000, "44 cells left",
                    { kind: "Hard", time: "760000", setup: "hard", rating: "sudoku:%1$s Hard" });
                  game("eight", "trominoes", "%6$s", "%6$s", 3000, "21 bars left", { kind: "10 × 10", time: "151000" });
                  // Today's that is done.
                  const done = "2026-11-22-hues";
                  localStorage["tilewright.game." + done] ??= JSON.stringify({ id: done, puzzle: "hues", play: "%12$s", position: "%12$s",
                    created: Date.now() - 6e6, changed: Date.now() - 2e8, over: true, words: "Solved", extras: { daily: "2026-11-22", time: "252000" } });
                  localStorage["tilewright.results"] = JSON.stringify(results);
                  localStorage["tilewright.settings"] = "{}";
                })();
                """.formatted(
                        CLUES,
                        filled(),
                        FULL,
                        idOf(PALETTO),
                        EMPTY,
                        TROMINOES,
                        HUES,
                        ALMOST,
                        PALETTO,
                        NOTED,
                        idOf(NOTED),
                        HUES_DONE);
    }

    /** The share ID of where a play stands. */
    private static String idOf(String play) {
        return Answer.about(play, "view").text("id");
    }

    /**
     * @param cells row, column and digit of each
     */
    private static String entered(String cells) {
        char[] digits = ".".repeat(81).toCharArray();
        for (String cell : cells.split(" ")) {
            digits[9 * (cell.charAt(0) - '1') + cell.charAt(1) - '1'] = cell.charAt(2);
        }
        return new String(digits);
    }

    /** The clues with half of the others. */
    private static String filled() {
        char[] digits = CLUES.toCharArray();
        for (int cell = 0; cell < digits.length; cell += 2) {
            digits[cell] = SOLUTION.charAt(cell);
        }
        return new String(digits);
    }

    private static String almost() {
        char[] digits = SOLUTION.toCharArray();
        for (int cell = 0; cell < digits.length; cell++) {
            if (CLUES.charAt(cell) != '.' || cell == MISSING) {
                digits[cell] = '.';
            }
        }
        return new String(digits);
    }

    private static void home(Visit visit) {
        visit.open("");
        visit.page.locator(".go-on li").nth(2).waitFor();
        visit.page.locator(".kept").first().waitFor();
        posters(visit, 7);
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
        visit.play(PALETTO);
        visit.liveStudy("Analysis").check();
        visit.page.locator(".verdict").waitFor();
    }

    private static void four(Visit visit) {
        visit.play(FOUR);
        assertThat(visit.page.locator(".tray")).hasCount(4);
        attached(visit.page.locator("tw-live-studies input"));
    }

    private static void hues(Visit visit) {
        visit.play(HUES);
        visit.liveStudy("Can it still be completed?").check();
        visit.page.locator(".lamp").waitFor();
        visit.page.locator(".pile").nth(3).click();
        attached(visit.page.locator(".target").nth(10));
    }

    private static void trominoes(Visit visit) {
        visit.play(TROMINOES);
        visit.liveStudy("Heat map").check();
        visit.page.locator("g.share").nth(40).waitFor();
    }

    /** Step by step, so that the depth of each is known; then some steps back. */
    private static void theater(Visit visit) {
        visit.open("#/" + EMPTY + "?watch=scan&seed=0&step=20");
        assertThat(visit.figure("step")).hasText("20");
        visit.page.getByLabel("Stop at a solution").uncheck();
        visit.page.evaluate("""
                async (last) => {
                  // Where the search stands, not where it is on its way to: no step is passed over.
                  const step = () => document.querySelector("tw-theater").search.step;
                  const next = document.querySelector(".transport [aria-label=Step]");
                  while (step() < last) {
                    const before = step();
                    next.click();
                    while (step() === before) await new Promise(requestAnimationFrame);
                  }
                }
                """, 20 + WATCHED);
        visit.page.getByLabel("Go to step").press("PageDown");
        visit.page.getByLabel("Go to step").press("PageDown");
        visit.page.waitForFunction("""
                (last) => {
                  const { step, goal } = document.querySelector("tw-theater").search;
                  return goal < last && step === goal;
                }
                """, 20 + WATCHED);
    }

    private static void sudoku(Visit visit) {
        visit.play(NOTED);
        visit.click("r4c8");
        related(visit);
    }

    private static void hint(Visit visit) {
        visit.play(NOTED);
        related(visit);
        visit.hint();
    }

    /** Waits until what goes together with the chosen cell is shown, which is loaded last. */
    private static void related(Visit visit) {
        attached(visit.page.locator(".tint .area").first());
        assertThat(visit.page.locator(".heading .chip")).hasText("Hard");
    }

    private static void solved(Visit visit) {
        visit.play(ALMOST);
        visit.click("r" + (MISSING / 9 + 1) + "c" + (MISSING % 9 + 1));
        visit.button(String.valueOf(SOLUTION.charAt(MISSING))).click();
        attached(visit.page.locator(".finish .building g").nth(40));
        assertThat(visit.page.locator(".finish .gist")).containsText("Hardest step");
    }

    private static void attached(Locator part) {
        part.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    }
}
