package tilewright.page.print;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.page.AtThePage;
import tilewright.page.Audit;
import tilewright.page.Visit;
import tilewright.text.Json;

/** The pages that the dialog for printing shows, as the server lays them out. */
final class PrintPreviewPageTest extends AtThePage {

    private static final String TROMINOES = "trominoes:g.../..../..../....";
    private static final Pattern PRINT = Pattern.compile(".*/api/print");

    private static Visit asked(Visit visit) {
        visit.play(TROMINOES).page.evaluate("() => document.querySelector('tw-game').ask('print')");
        page(visit).waitFor();
        return visit;
    }

    private static Locator page(Visit visit) {
        return visit.page.locator("tw-print-preview .page > div > svg");
    }

    private static void several(Visit visit, int count, int each) {
        visit.page.getByLabel("A sheet of several").check();
        visit.page.locator("dialog").getByLabel("Puzzles").selectOption(Integer.toString(count));
        visit.page.getByLabel("On a page").selectOption(Integer.toString(each));
    }

    private static Locator shown(Visit visit, int page, int of) {
        return visit.page.getByText("Page " + page + " of " + of, new Page.GetByTextOptions().setExact(true));
    }

    @Test
    void pages_are_turned_by_buttons_and_keys_and_are_those_of_the_file() throws IOException {
        try (Visit visit = asked(visit())) {
            several(visit, 6, 2);
            shown(visit, 1, 4).waitFor();
            assertThat(visit.page.locator("tw-print-preview progress")).hasCount(0);
            assertThat(visit.button("Previous page")).isDisabled();
            visit.button("Next page").click();
            shown(visit, 2, 4).waitFor();
            visit.page.locator("tw-print-preview .turning").focus();
            visit.press("ArrowRight");
            shown(visit, 3, 4).waitFor();
            visit.press("End");
            shown(visit, 4, 4).waitFor();
            assertThat(page(visit)).containsText("Solutions");
            visit.press("Home");
            shown(visit, 1, 4).waitFor();
            String id = page(visit)
                    .locator("text", new Locator.LocatorOptions().setHasText("trominoes:"))
                    .first()
                    .textContent();
            Download file =
                    visit.page.waitForDownload(() -> visit.button("Save PDF").click());
            try (InputStream in = file.createReadStream();
                    PDDocument pdf = Loader.loadPDF(in.readAllBytes())) {
                Assertions.assertThat(pdf.getNumberOfPages()).isEqualTo(4);
                Assertions.assertThat(new PDFTextStripper().getText(pdf)).contains(id);
            }
            visit.page.evaluate("() => { window.print = () => {}; }");
            visit.page.locator("dialog[open] button.main").click();
            assertThat(visit.page.locator("dialog[open]")).hasCount(0);
            assertThat(visit.page.locator(".sheets .laid")).hasCount(4);
        }
    }

    @Test
    void what_is_chosen_is_asked_for() {
        try (Visit visit = asked(visit())) {
            Request request = visit.page.waitForRequest(
                    PRINT, () -> visit.page.locator("dialog select[name=paper]").selectOption("A5"));
            Assertions.assertThat(request.postData())
                    .contains("\"paper\":\"a5\"", "\"color\":\"gray\"", "\"ids\":true");
            request = visit.page.waitForRequest(
                    PRINT, () -> visit.page.getByLabel("Share IDs").uncheck());
            Assertions.assertThat(request.postData()).contains("\"ids\":false");
            request = visit.page.waitForRequest(
                    PRINT, () -> visit.page.getByLabel("Large print").check());
            Assertions.assertThat(((Json.Obj) Json.parse(request.postData())).field("large-print"))
                    .contains(Json.TRUE);
        }
    }

    @Test
    void a_preview_can_be_stopped_and_goes_on() {
        try (Visit visit = asked(visit())) {
            List<Runnable> held = new ArrayList<>();
            visit.page.route(PRINT, route -> held.add(route::resume));
            visit.page.getByLabel("In color").check();
            visit.button("Stop").click();
            assertThat(visit.page.getByText("The preview was stopped.")).isVisible();
            visit.page.unroute(PRINT);
            visit.button("Go on").click();
            assertThat(visit.page.getByText("The preview was stopped.")).hasCount(0);
            assertThat(visit.page.locator("tw-print-preview progress")).hasCount(0);
            shown(visit, 1, 1).waitFor();
        }
    }

    @Test
    void everybody_can_use_it() {
        for (int width : new int[] {360, 1280}) {
            try (Visit visit = asked(visit(width))) {
                several(visit, 4, 4);
                shown(visit, 1, 2).waitFor();
                Assertions.assertThat(Audit.brokenRules(visit.page)).isEmpty();
                Assertions.assertThat(
                                visit.page.evaluate(
                                        "() => document.querySelector('dialog').scrollWidth <= document.querySelector('dialog').clientWidth"))
                        .isEqualTo(true);
            }
        }
    }

    @Test
    void without_a_server_the_browser_prints() {
        try (Visit visit = visit().play(TROMINOES)) {
            PrintSheets.withoutServer(visit);
            visit.page.evaluate("() => document.querySelector('tw-game').ask('print')");
            assertThat(visit.page.getByText("The server cannot be reached")).isVisible();
            assertThat(visit.page.locator("tw-print-preview")).hasCount(0);
            assertThat(visit.page.getByLabel("In color")).hasCount(0);
        }
    }
}
