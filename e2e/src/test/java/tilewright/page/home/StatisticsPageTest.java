package tilewright.page.home;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.page.AtThePage;
import tilewright.page.Visit;

/** The solved puzzles, as they are kept in this browser. */
public final class StatisticsPageTest extends AtThePage {

    public static final String RESULTS = """
            () => {
              const day = (date) => `2026-11-${date}`;
              const result = (i, date, more) => ({ game: `g${i}`, puzzle: "trominoes", kind: "5 × 5", day: day(date),
                daily: day(date), time: 60000 + 30000 * i, hints: 0, won: true, ...more });
              localStorage["tilewright.results"] = JSON.stringify([
                result(0, 19), result(1, 20), result(2, 21, { hints: 2 }), result(3, 21, { puzzle: "hues", kind: "Easy" }),
                result(4, 17, { won: false, time: undefined }), result(5, 18, { daily: undefined, kind: "7 × 7" })]);
            }
            """;

    @Test
    void figures_a_month_and_a_row_for_each_puzzle() throws IOException {
        try (Visit visit = visit().at("2026-11-22T12:00:00").open("")) {
            visit.page.evaluate(RESULTS);
            visit.open("#/statistics");
            assertThat(visit.page.locator(".page-head dd")).hasText(new String[] {"3", "3", "5", "80%"});
            assertThat(visit.page.getByLabel("Saturday, November 21, 2 of 4 done"))
                    .isVisible();
            assertThat(visit.page.getByLabel("Wednesday, November 18, 0 of 4 done"))
                    .isVisible();
            Locator row = visit.page.getByRole(AriaRole.ARTICLE, new Page.GetByRoleOptions().setName("Trominoes"));
            assertThat(row.locator("tbody th")).hasText(new String[] {"5 × 5", "7 × 7"});
            assertThat(row.locator("td"))
                    .hasText(new String[] {"3", "1:00", "1:00", "1, best 2:00", "1", "3:30", "3:30", "–"});
            assertThat(row.locator("figcaption")).hasText("5 × 5: 2 times without help");
            row.getByText("7 × 7").click();
            assertThat(row.locator("figcaption")).hasText("7 × 7: 1 time without help");
            assertThat(visit.page.getByText("Of 5 older games only the hints are known"))
                    .isVisible();

            Path file = visit.page
                    .waitForDownload(() -> visit.button("Export").click())
                    .path();
            String text = Files.readString(file);
            try (Visit other = visit().at("2026-11-22T12:00:00").open("#/statistics")) {
                assertThat(other.page.locator(".page-head dd")).hasText(new String[] {"0", "0", "0", "–"});
                other.page
                        .locator(".kept-here input[type=file]")
                        .setInputFiles(new FilePayload(
                                "games.json", "application/json", text.getBytes(StandardCharsets.UTF_8)));
                assertThat(other.page.locator(".page-head dd")).hasText(new String[] {"3", "3", "5", "80%"});
                assertThat(other.page.locator(".kept-here [role=status]")).hasText("0 games and 6 results imported.");
            }
            Assertions.assertThat(text).contains("\"results\"");
            visit.button("Reset").click();
            assertThat(visit.page.locator(".page-head dd").nth(2)).hasText("5");
            visit.button("Delete all results for good").click();
            assertThat(visit.page.locator(".page-head dd")).hasText(new String[] {"0", "0", "0", "–"});
        }
    }

    @Test
    void wins_and_losses_are_told_for_each_opponent() {
        try (Visit visit = visit().open("")) {
            visit.page.evaluate("""
                    () => {
                      const result = (i, level, won) => ({ game: `g${i}`, puzzle: "paletto", kind: `6 × 6, level ${level}`,
                        day: "2026-11-22", hints: 0, helps: i === 3 ? ["verdicts"] : [], won });
                      localStorage["tilewright.results"] = JSON.stringify(
                        [result(1, 2, true), result(2, 2, false), result(3, 3, true), result(4, 3, false), result(5, 3, false)]);
                    }
                    """);
            visit.open("#/statistics");
            Locator row = visit.page.getByRole(AriaRole.ARTICLE, new Page.GetByRoleOptions().setName("Paletto"));
            assertThat(row.locator("p").first()).hasText("2 won, 3 lost");
            assertThat(row.locator("tbody th")).hasText(new String[] {"6 × 6, level 2", "6 × 6, level 3"});
            assertThat(row.locator("td")).hasText(new String[] {"1", "1", "–", "1", "2", "1"});
        }
    }
}
