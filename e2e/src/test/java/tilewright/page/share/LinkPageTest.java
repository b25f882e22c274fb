package tilewright.page.share;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.FileHost;
import tilewright.page.Visit;

final class LinkPageTest extends AtThePage {

    private static final String SUDOKU =
            "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static final String PASTE = """
            (text) => {
              const clipboardData = new DataTransfer();
              clipboardData.setData("text/plain", text);
              document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
            }
            """;

    @Test
    void a_link_opens_the_same_play_for_somebody_else() {
        String link;
        String play;
        try (Visit visit = visit().play("trominoes:g.../..../..../....")) {
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            visit.moves(() -> visit.drag("r3c1", "r3c3"));
            visit.moves(() -> visit.button("Undo").click());
            link = visit.address();
            play = visit.played();
        }
        Assertions.assertThat(play).contains("|");
        try (Visit other = visit()) {
            other.open(link.substring(address().toString().length()));
            assertThat(other.spot("r2c2")).hasAttribute("aria-label", Pattern.compile("tile"));
            assertThat(other.spot("r3c2")).hasAttribute("aria-label", Pattern.compile("free"));
            Assertions.assertThat(other.played()).isEqualTo(play);
            other.moves(() -> other.button("Redo").click());
            assertThat(other.spot("r3c2")).hasAttribute("aria-label", Pattern.compile("tile"));
        }
    }

    @Test
    void the_share_dialog_gives_links_and_texts_that_lead_back() {
        try (Visit visit = visit().play(SUDOKU)) {
            visit.button("Share").click();
            Locator id = visit.page.getByLabel("Share ID", new Page.GetByLabelOptions().setExact(true));
            assertThat(id).hasValue(SUDOKU);
            visit.page.getByText("More forms").click();
            String data = visit.page.locator("[data-link]").first().getAttribute("data-link");
            Assertions.assertThat(data).contains("?data=");
            try (Visit other = visit()) {
                other.open(data.substring(address().toString().length()));
                assertThat(other.page.getByRole(AriaRole.GRID)).isVisible();
                Assertions.assertThat(other.played()).isEqualTo(SUDOKU);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"?data=", "#data="})
    void a_share_code_of_81_letters_opens_the_puzzle(String before) {
        String code = Answer.to("{'do':'convert','play':'" + SUDOKU + "','to':'code'}")
                .text("line");
        Assertions.assertThat(code).hasSize(81);
        try (Visit visit = visit().open(before + code)) {
            assertThat(visit.spot("r1c1")).hasAttribute("aria-label", Pattern.compile("5"));
            Assertions.assertThat(visit.played()).isEqualTo(SUDOKU);
            Assertions.assertThat(visit.address()).doesNotContain("data=");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#/sudoku:53..x",
                "#/nothing:1",
                "#/trominoes:g.../..../..../.... | h=r9c9",
                "#/%E0%A4%A",
                "#what",
                "?data=NOSUCHCODE",
                "#/%3Cscript%3Ealert(1)%3C/script%3E"
            })
    void a_bad_link_says_so_in_a_sentence_and_leads_home(String link) {
        try (Visit visit = visit().open(link)) {
            Locator alert = visit.page.getByRole(AriaRole.ALERT);
            assertThat(alert).isVisible();
            Assertions.assertThat(alert.textContent()).matches("(?s)[A-Z].*[.?!]");
            visit.page.getByText("All puzzles").click();
            assertThat(visit.page.getByRole(AriaRole.ARTICLE)).hasCount(4);
        }
    }

    @Test
    void the_place_of_a_fault_is_counted_in_the_text_of_the_link_alone() {
        try (Visit visit = visit().open("?data=g.../.hh./..../....")) {
            assertThat(visit.page.getByLabel("Where the error is")).containsText(Pattern.compile("^\\s*g\\.\\.\\./"));
        }
    }

    @Test
    void a_text_that_is_pasted_anywhere_opens_the_puzzle() {
        try (Visit visit = visit().open("")) {
            visit.page.getByRole(AriaRole.ARTICLE).nth(3).waitFor();
            visit.moves(() -> visit.page.evaluate(PASTE, " trominoes:g.../..../..../....\n"));
            Assertions.assertThat(visit.played()).isEqualTo("trominoes:g.../..../..../....");
            assertThat(visit.page.getByText("Stuck here?")).isVisible();
            // In a game, too; what is no puzzle is said, and the game stays.
            visit.page.evaluate(PASTE, "what a day");
            assertThat(visit.page.getByText(Pattern.compile("This is no puzzle")))
                    .isVisible();
            Assertions.assertThat(visit.played()).isEqualTo("trominoes:g.../..../..../....");
            visit.page.evaluate(PASTE, "https://example.org/sudoku");
            assertThat(visit.page.getByText("This is a link to example.org, whose puzzles are not read"))
                    .isVisible();
        }
    }

    /** The engine of the usual rules refuses the link; that of the others opens it, or names the rule that is not known. */
    @Test
    void a_link_of_other_rules_that_is_pasted_opens_their_puzzle() {
        String thermometers = "https://f-puzzles.com/?load="
                + "N4IgzglgXgpiBcA2ANCA5gJwgEwQbT2AF9ljSSzKiBdZQiikANwEMAbAVzngFZU0ITGADsEAFwxcGpZuy4IALP0EjxkmA1r1yOqu"
                + "S17DjVp24AmZUNHwJUg7NMIAjJdU310ozJPz4S9CrWthoGxnLcAMyuQR66YY680WpS+rQgYgAWMBgAtgD2OTBi2figbBDCMGD4eC"
                + "AASgoAwgogqHURza31Zp3U1IzlldXwBPUdTl0NjRNtTWYgfQMVVTX1TYiTTTyTHduL/UA===";
        try (FileHost host = new FileHost();
                Visit visit = visit(host.address()).open("")) {
            visit.page.getByRole(AriaRole.ARTICLE).nth(3).waitFor();
            visit.moves(() -> visit.page.evaluate(PASTE, thermometers));
            Assertions.assertThat(visit.played()).startsWith("sudoku:6x6 thermo=");
            String unknown = "https://f-puzzles.com/?load="
                    + "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSQA3AQwBsBXOeADlTQgpgDsEAXDBkmSGCR5avUYB2Vuy69+MIgF1khUUMq0GCAMw"
                    + "yO3eHwGl1ZlYU0SEKdLMPHFp5xvHb40uwfknXWxixeckYK5qrCLoJW7oFs3iG+ZqYWoG6MACz6wY5JEan+CABMWQ6hkWIFzCU+ii"
                    + "m5UWkIAIzVCU55InUu0YwArK053Y3wAGwDZR0V1vB6QaUCXX7Ts3HZE+o9CP1zNbmbo+ML4RvDmTtt9VPutqvz7Z0qINgQVGgA9p"
                    + "y0ANQ1qM+vH1oAFpfiAAMY0D6MSxgmA0GhgfAgABKOgAwjoQI8IVC0XCEUjkb00UwscoiEA=";
            visit.page.evaluate(PASTE, unknown);
            assertThat(visit.page.getByText("the rule clone is not known")).isVisible();
        }
    }

    @Test
    void a_link_of_another_site_is_read_behind_the_address() {
        String clues = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        try (Visit visit = visit().open("#/https://www.sudokuwiki.org/sudoku.htm?bd=" + clues)) {
            visit.page.getByRole(AriaRole.GRID).waitFor();
            Assertions.assertThat(visit.played()).isEqualTo("sudoku:" + clues);
        }
    }

    /** As other programs send their players: cells, and cells with the candidates that are left; and links of other sites. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "?bd=530070000600195000098000060800060003400803001700020006060000280000419005000080079",
                "?x=1&bd=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79#",
                "#/https://www.sudokuwiki.org/sudoku.htm?bd=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
            })
    void the_next_step_is_one_tap_away_for_who_comes_from_another_program(String link) {
        try (Visit visit = visit(390).open(link)) {
            Locator step =
                    visit.page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Show the next step"));
            assertThat(step).isInViewport();
            Assertions.assertThat(visit.played()).isEqualTo(SUDOKU);
            Assertions.assertThat(visit.address()).doesNotContain("bd=");
            step.click();
            assertThat(visit.page.locator(".hint-card")).isVisible();
            assertThat(step).hasCount(0);
        }
    }

    /** A Sudoku with rules in words, as f-puzzles writes it. */
    @ParameterizedTest
    @ValueSource(ints = {320, 390, 1366})
    void what_a_puzzle_was_read_without_is_to_be_seen_beside_its_board(int width) {
        String load =
                "N4IgzglgXgpiBcBOANCALhNAbO8QEUBXCGNAAgBkBDAOxjBFSsLQAsB7AJwRAEEA6MgGVSaGN1SdCOMKR4A5LgFsqWMmEIATdgGt"
                        + "CZKTLJUADiawBPQQBEIAc0xhjWdjTtkYVAMatjnTuwA7saammSEJmRo7FGsMGSa9phkEDQpaE5eEJxeOMjGNGF2nFQWZFip9GQcW"
                        + "GGJDhmxVOSJAGat4mQARmXN5Z5g5K0QAG4w/IwgxRCaCADac6AjqoS4AKyoDmM0CGhSMAC+yEsruADMm6MwO/B7q0fADw8gy1irC"
                        + "ADsl9u7+0/H/0eAF1kIsXqcEAA2b7XX73AEIk5vXAARhhNzuh2O4ORCBQUyuGL+2Ne73gGwJP1uxMeiIOIMWz1JuHxW1h1PhSLJA"
                        + "A50XCsbTBYCcWToZT2ZingyubheeKiZzAUyIfAxWyFQKlSSVRd5fz6aCZQgACx8jmaxEi2VmyWW5kIXXq/V07W4+BovXmg1g+3wL"
                        + "6e21Cu0qgBMNppWqNqvD92lyrdasJzqDKatCDDAZpafgcqdXoBcZdUdNmc52Y9ecD2dZSfzqd9FMrf0LKfjPJjFsF2f9TbLvprVM"
                        + "lQKBByAA";
        try (Visit visit = visit(width).open("#/https://f-puzzles.com/?load=" + load)) {
            Locator warning = visit.page.locator(".warning");
            assertThat(warning).containsText("Digits along each arrow");
            assertThat(visit.page.locator("tw-lesson-offer")).hasCount(0);
            Assertions.assertThat(warning.evaluate("""
                            node => {
                              const { left, right, top, bottom } = node.getBoundingClientRect();
                              const seen = ([x, y]) => document.elementFromPoint(x, y) === node;
                              return [[left + 8, top + 4], [right - 24, bottom - 4]].every(seen);
                            }""")).isEqualTo(true);
            visit.page.reload();
            assertThat(warning).containsText("Digits along each arrow");
        }
    }

    @Test
    void the_notes_of_another_program_are_kept() {
        String links = "https://f-puzzles.com/?load=";
        String marked = SUDOKU + " ..4..............................................................................";
        String load = Answer.to("{'do':'convert','play':'" + marked + "','to':'fpuzzles'}")
                .text("line")
                .substring(links.length());
        try (Visit visit = visit().open("#/" + links + load)) {
            assertThat(visit.page.getByText("Show the next step")).isVisible();
            Assertions.assertThat(visit.played()).isEqualTo(marked);
        }
    }

    @Test
    void the_candidates_that_are_left_in_another_program_are_kept() {
        // Of the candidates 1, 2, and 4 of r1c3 the player has removed 2, and has set 5 in r5c5.
        String cells =
                "05030r1g0758bf7x4c062k2k010905660w640l09080o0u0s33062k0811859e062ja28c03040k8k080e039e7o01070z877m020rb"
                        + "u8a067r06a72u0m2a02080q0o5w2g0401091i0m050p191d20081g1r0709";
        try (Visit visit = visit().open("?bd=S9B" + cells)) {
            assertThat(visit.page.getByText("Show the next step")).isVisible();
            Assertions.assertThat(visit.played())
                    .isEqualTo(
                            SUDOKU
                                    + " ........................................5........................................ 13x2 auto");
        }
    }

    @Test
    void what_is_no_puzzle_behind_bd_says_so() {
        try (Visit visit = visit().open("?bd=53")) {
            assertThat(visit.page.getByRole(AriaRole.ALERT))
                    .containsText("the value of bd in this link is not a puzzle");
        }
    }

    @Test
    void a_game_goes_on_where_it_was_left() {
        try (Visit visit = visit().play("trominoes:g.../..../..../....")) {
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            String play = visit.played();
            visit.open("");
            visit.page
                    .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("Resume")))
                    .click();
            assertThat(visit.spot("r2c2")).hasAttribute("aria-label", Pattern.compile("tile"));
            Assertions.assertThat(visit.played()).isEqualTo(play);
            visit.page.goBack();
            assertThat(visit.page.getByRole(AriaRole.ARTICLE)).hasCount(4);
        }
    }
}
