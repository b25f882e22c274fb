package tilewright.page.look;

import tilewright.page.Answer;

/** The games of the screens that are kept as pictures, and what somebody has kept who has played before. */
public final class LookGames {

    /** A hard one. */
    static final String CLUES = "5...2.3.14.8..1....7..9..5...3.18...7.......3...34.5...6..8..4....1..8.58.7.6...2";

    static final String SOLUTION = Answer.about("sudoku:" + CLUES, "solve")
            .texts("solutions")
            .getFirst()
            .substring("sudoku:".length());

    static final String SUDOKU = "sudoku:" + CLUES + " " + entered("129 136 245 425 555 735 886 965 983");

    /** The same with notes, of which all are taken away that an X-Wing does not need. */
    static final String NOTED = SUDOKU + " auto | r5c7x1 r3c7x6 r3c9x6 r3c4x4 r3c6x4 r5c7x4 r7c4x7 r7c6x7";

    /** The last cell that is free; all others are filled. */
    static final int MISSING = CLUES.lastIndexOf('.');

    static final String ALMOST = "sudoku:" + CLUES + " " + almost();

    /** In a turn, after a piece has been taken. */
    static final String PALETTO = "paletto:DFCEAB/EAFCDF/FECBCA/DBDEFC/AFCBEB/BDAEDA | r1c6 r6c1 end"
            + " r2c6 end r1c5 r5c1 end r1c4 end r6c2 r2c5 r4c1 end r6c6 r3c6 end r4c6 r3c5 end r5c6 end r2c4";

    /** Four play. */
    public static final String FOUR =
            "paletto:.BCD../.CDEF./CDEFA./.EFAB./..ABC./...CD. 4 3 110011,020101,001111,200010";

    static final String FULL = "paletto:DFCAAA/EAFCAA/FECBAA/ABDEFA/AFCBEA/AAAEDA";

    static final String HUES = "hues:85475..2/3628428./713617../6.5..3../278.56../5......1/...23.4./.78..286";

    static final String HUES_DONE =
            Answer.about(HUES, "solve").texts("solutions").getFirst();

    static final String TROMINOES =
            "trominoes:....hhhvvv/....v..vvv/....v..vvv/....v...../....v...../.v..v...../.v.gv...../"
                    + ".v......../hhh.hhh.../..........";
    static final String EMPTY =
            "trominoes:........../........../........../........../........../........../...g....../"
                    + "........../........../..........";

    private LookGames() {}

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
                  // games that home offers to go on with
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
}
