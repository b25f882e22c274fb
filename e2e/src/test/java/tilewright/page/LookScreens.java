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

    /** A window: how it is called in the names of files, its size in pixels, and its colors. */
    record Window(String name, int width, int height, String theme) {

        static final Window DESKTOP = new Window("d", 1440, 900, "light");
        static final Window DARK = new Window("dark-d", 1440, 900, "dark");
        static final Window CONTRAST = new Window("hc-d", 1440, 900, "contrast");
        static final Window TABLET = new Window("t", 1024, 768, "light");
        static final Window PHONE = new Window("p", 390, 844, "light");
        static final Window SMALL = new Window("m", 320, 568, "light");
        static final Window LYING = new Window("l", 844, 390, "light");
    }

    /** @param reach comes there from anywhere */
    record Screen(String name, Consumer<Visit> reach, List<Window> windows) {}

    /** A hard one; with what has been entered, and solved. */
    private static final String CLUES =
            "5...2.3.14.8..1....7..9..5...3.18...7.......3...34.5...6..8..4....1..8.58.7.6...2";

    private static final String SUDOKU = "sudoku:" + CLUES + " " + entered("129 136 245 425 555 735 886 965 983");

    private static final String SOLUTION = Answer.about("sudoku:" + CLUES, "solve")
            .texts("solutions")
            .getFirst()
            .substring("sudoku:".length());

    /** The last cell that is free; all others are filled. */
    private static final int MISSING = CLUES.lastIndexOf('.');

    private static final String ALMOST = "sudoku:" + CLUES + " " + almost();

    /** In a turn, after a piece has been taken. */
    private static final String PALETTO = "paletto:DFC.../EAFC../FECB../.BDEF./.FCBE./..AED. 2 0 222300,210011 | r2c4";

    private static final String HUES = "hues:85475..2/3628428./713617../6.5..3../278.56../5......1/...23.4./.78..286";
    private static final String TROMINOES =
            "trominoes:....hhhvvv/....v..vvv/....v..vvv/....v...../....v...../.v..v...../.v.gv...../"
                    + ".v......../hhh.hhh.../..........";
    private static final String SEARCHED =
            "trominoes:........../........../........../........../........../........../...g....../"
                    + "........../........../..........";

    private static final List<Window> PHONES = List.of(Window.PHONE, Window.SMALL, Window.LYING);

    private LookScreens() {}

    static List<Screen> all() {
        return List.of(
                new Screen("home", visit -> home(visit, ""), windows(Window.DESKTOP, Window.DARK, Window.TABLET)),
                new Screen("stats", visit -> home(visit, "#/statistics"), windows(Window.DESKTOP, Window.TABLET)),
                new Screen(
                        "paletto",
                        LookScreens::paletto,
                        windows(Window.DESKTOP, Window.DARK, Window.CONTRAST, Window.TABLET)),
                new Screen("hues", LookScreens::hues, windows(Window.DESKTOP, Window.DARK, Window.TABLET)),
                new Screen("trominoes", LookScreens::trominoes, windows(Window.DESKTOP, Window.TABLET)),
                new Screen("theater", LookScreens::theater, windows(Window.DESKTOP, Window.TABLET)),
                new Screen("sudoku", LookScreens::sudoku, windows()),
                new Screen(
                        "sudoku-hint",
                        LookScreens::hint,
                        windows(Window.DESKTOP, Window.DARK, Window.CONTRAST, Window.TABLET)),
                new Screen("solved", LookScreens::solved, windows(Window.DESKTOP, Window.DARK, Window.TABLET)));
    }

    private static List<Window> windows(Window... others) {
        List<Window> all = new ArrayList<>(List.of(others));
        all.addAll(PHONES);
        return all;
    }

    /** @param cells row, column and digit of each */
    private static String entered(String cells) {
        char[] digits = ".".repeat(81).toCharArray();
        for (String cell : cells.split(" ")) {
            digits[9 * (cell.charAt(0) - '1') + cell.charAt(1) - '1'] = cell.charAt(2);
        }
        return new String(digits);
    }

    /** What somebody has who has played before. Written before the first page is loaded. */
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
                      results.push({ game: `${day}-${puzzle}`, puzzle, kind: "", day, daily: day, hints: (date + p) %% 4 ? 0 : 1,
                        won: true, time });
                    });
                  for (let i = 0; i < 9; i++)
                    results.push({ game: `s${i}`, puzzle: "sudoku", kind: "Hard", day: "2026-10-12", hints: 0, won: true, time: 1300000 });
                  const game = (id, puzzle, play, position, minutes, words, extras) => localStorage["tilewright.game." + id] ??= JSON.stringify({
                    id, puzzle, play, position, created: Date.now() - 6e6, changed: Date.now() - minutes * 6e4, over: false, words, extras });
                  game("one", "sudoku", "%s", "%s", 1, "44 cells left", { kind: "Hard", time: "760000", setup: "hard", rating: "sudoku:%s Hard" });
                  game("two", "paletto", "%s", "%s", 2, "Your turn", { kind: "6 × 6", seats: "person,level5" });
                  game("three", "trominoes", "%s", "%s", 1440, "21 bars left", { kind: "10 × 10", time: "151000" });
                  game("four", "hues", "%s", "%s", 2000, "27 tiles to go", { kind: "Medium", time: "363000" });
                  game("five", "sudoku", "%s", "%s", 3000, "1 cell left", { kind: "Hard", time: "1085000", hints: "1", setup: "hard" });
                  localStorage["tilewright.results"] = JSON.stringify(results);
                  localStorage["tilewright.settings"] = "{}";
                })();
                """.formatted(
                        SUDOKU + " auto",
                        SUDOKU + " auto",
                        CLUES,
                        PALETTO,
                        at(PALETTO),
                        TROMINOES,
                        TROMINOES,
                        HUES,
                        HUES,
                        ALMOST,
                        ALMOST);
    }

    /** The share ID of where a play stands. */
    private static String at(String play) {
        return Answer.about(play, "view").text("id");
    }

    private static void home(Visit visit, String address) {
        visit.open(address);
        drawn(visit.page.locator(".poster g"));
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

    private static void paletto(Visit visit) {
        visit.play(PALETTO);
        visit.liveStudy("Analysis").check();
        visit.page.locator(".verdict").waitFor();
    }

    private static void hues(Visit visit) {
        visit.play(HUES);
        visit.page.locator(".pile").nth(3).click();
    }

    private static void trominoes(Visit visit) {
        visit.play(TROMINOES);
        visit.liveStudy("Heat map").check();
        visit.page.locator("g.share").nth(40).waitFor();
    }

    private static void theater(Visit visit) {
        visit.open("#/" + SEARCHED + "?watch=scan&seed=0&step=1792");
        assertThat(visit.figure("depth")).not().hasText("0");
    }

    private static void sudoku(Visit visit) {
        visit.play(SUDOKU + " auto");
        visit.click("r4c8");
    }

    private static void hint(Visit visit) {
        visit.play(SUDOKU + " auto");
        visit.button("Hint").click();
        Locator card = visit.page.locator(".hint-card");
        card.locator("button.main").click();
        assertThat(card.locator(".stages .past")).hasCount(1);
    }

    private static void solved(Visit visit) {
        visit.play(ALMOST);
        visit.click("r" + (MISSING / 9 + 1) + "c" + (MISSING % 9 + 1));
        visit.button(String.valueOf(SOLUTION.charAt(MISSING))).click();
        drawn(visit.page.locator(".finish .building g"));
    }

    private static void drawn(Locator parts) {
        parts.nth(40).waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    }
}
