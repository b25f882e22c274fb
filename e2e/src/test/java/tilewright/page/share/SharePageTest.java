package tilewright.page.share;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Media;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import tilewright.page.AtThePage;
import tilewright.page.Visit;
import tilewright.page.print.PrintSheets;

/** Exports of the page: QR codes, pictures, paper. */
final class SharePageTest extends AtThePage {

    private static final String HUES = "hues:12312312/34564563/21721721/43643648/......../......../......../........";
    private static final String TROMINOES = "trominoes:g.../..../..../....";

    @Test
    void the_link_has_a_code_and_a_long_game_says_that_it_has_none() {
        StringBuilder play = new StringBuilder(TROMINOES + " |");
        for (int i = 0; i < 80; i++) {
            play.append(" h=r2c1 x=r2c1");
        }
        try (Visit visit = visit().play(play.toString())) {
            visit.button("Share").click();
            assertThat(visit.page.getByRole(AriaRole.IMG, named("QR code of the link")))
                    .isVisible();
            assertThat(visit.page.getByLabel("Link", new Page.GetByLabelOptions().setExact(true)))
                    .hasValue(address() + "#/" + TROMINOES);
            visit.page.getByLabel("The game with its history").check();
            assertThat(visit.page.getByText("too long for a QR code")).isVisible();
            assertThat(visit.page.getByLabel("Link", new Page.GetByLabelOptions().setExact(true)))
                    .hasValue(Pattern.compile(".*x=r2c1"));
        }
    }

    @Test
    void the_picture_can_be_kept_as_svg_and_as_png() throws Exception {
        try (Visit visit = visit().play(HUES)) {
            visit.button("Share").click();
            visit.page.locator(".share .figure .scene .tile").first().waitFor();
            Download svg =
                    visit.page.waitForDownload(() -> visit.button("Save SVG").click());
            Assertions.assertThat(svg.suggestedFilename()).isEqualTo("tilewright-hues.svg");
            Document drawing;
            try (InputStream in = svg.createReadStream()) {
                drawing = DocumentBuilderFactory.newDefaultInstance()
                        .newDocumentBuilder()
                        .parse(in);
            }
            Assertions.assertThat(drawing.getDocumentElement().getAttribute("width"))
                    .isEqualTo("560");
            Assertions.assertThat(drawing.getElementsByTagName("title").item(0).getTextContent())
                    .isNotBlank();
            Assertions.assertThat(drawing.getElementsByTagName("path").getLength())
                    .isGreaterThan(30);
            Download png =
                    visit.page.waitForDownload(() -> visit.button("Save PNG").click());
            Assertions.assertThat(png.suggestedFilename()).isEqualTo("tilewright-hues.png");
            try (InputStream in = png.createReadStream()) {
                BufferedImage picture = ImageIO.read(in);
                Assertions.assertThat(picture.getWidth()).isEqualTo(1200);
                // The frame is of wood.
                Assertions.assertThat(picture.getRGB(600, 1200 * 3 / 104) & 0xffffff)
                        .isEqualTo(0xead7b5);
            }
        }
    }

    /** As on the page: hollows without letters, and in one of them what was taken. */
    @Test
    void the_picture_has_the_trays_of_the_players() {
        try (Visit visit = visit().play("paletto:ABC/BCA/CAB | r1c1,end")) {
            visit.button("Share").click();
            Locator picture = visit.page.locator(".share .figure .scene");
            assertThat(picture.locator("use[href='#disc']")).hasCount(9);
            assertThat(picture.locator("use[href='#well']")).hasCount(5);
            assertThat(picture.locator("text.ink-words")).hasText(new String[] {"P1", "1", "P2"});
        }
    }

    @Test
    void a_board_is_printed_on_one_page_and_its_solution_on_a_second() {
        try (Visit visit = visit().play(TROMINOES)) {
            visit.page.evaluate("() => { window.print = () => {}; }");
            PrintSheets.withoutServer(visit);
            visit.press("Control+p");
            visit.page.locator("dialog").getByText("Print", exact()).last().click();
            visit.page.locator(".sheet .scene").waitFor(attached());
            visit.page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
            assertThat(visit.page.locator(".sheet h1")).hasText("Trominoes");
            assertThat(visit.page.locator(".sheet")).containsText(TROMINOES);
            assertThat(visit.page.locator(".sheet")).containsText("Cover every cell");
            assertThat(visit.page.locator(".sheet .qr")).isVisible();
            assertThat(visit.button("Undo")).isHidden();
            Assertions.assertThat(pages(visit)).isEqualTo(1);
            visit.page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.SCREEN));
            visit.button("Print").click();
            visit.page.getByLabel("A solution on a second page").check();
            visit.page.locator("dialog").getByText("Print", exact()).last().click();
            visit.page.locator(".sheet").nth(1).waitFor(attached());
            visit.page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
            Assertions.assertThat(pages(visit)).isEqualTo(2);
        }
    }

    @Test
    void a_sheet_of_several_new_puzzles_is_printed_or_saved_as_a_pdf_file() throws IOException {
        try (Visit visit = visit().play(TROMINOES)) {
            visit.page.evaluate("() => { window.print = () => {}; }");
            visit.press("Control+p");
            visit.page.getByLabel("A sheet of several").check();
            visit.page.locator("dialog").getByLabel("Puzzles").selectOption("6");
            visit.page.getByLabel("On a page").selectOption("4");
            Download file =
                    visit.page.waitForDownload(() -> visit.button("Save PDF").click());
            Assertions.assertThat(file.suggestedFilename()).isEqualTo("tilewright-trominoes.pdf");
            try (InputStream in = file.createReadStream()) {
                Assertions.assertThat(new String(in.readNBytes(5), StandardCharsets.US_ASCII))
                        .isEqualTo("%PDF-");
            }
            assertThat(visit.page.getByText("The PDF file is saved.")).isVisible();
            visit.page.locator("dialog").getByText("Print", exact()).last().click();
            visit.page.locator(".sheets .laid").first().waitFor(attached());
            assertThat(visit.page.locator(".sheets .laid")).hasCount(3); // two of puzzles, one of solutions
            visit.page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
            Assertions.assertThat(pages(visit)).isEqualTo(3);
        }
    }

    @Test
    void the_print_command_of_the_browser_prints_what_the_button_does() {
        try (Visit visit = visit().play(TROMINOES)) {
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            visit.page.waitForFunction("""
                    () => {
                      dispatchEvent(new Event("beforeprint"));
                      return document.querySelector(".sheet .qr");
                    }
                    """);
            assertThat(visit.page.locator(".sheet")).hasCount(1);
            visit.page.evaluate("() => dispatchEvent(new Event('afterprint'))");
            assertThat(visit.page.locator(".sheet")).hasCount(0);
        }
    }

    private static int pages(Visit visit) {
        String paper = new String(
                visit.page.pdf(new Page.PdfOptions().setFormat("A4").setPreferCSSPageSize(true)),
                StandardCharsets.ISO_8859_1);
        return (int)
                Pattern.compile("/Type\\s*/Page[^s]").matcher(paper).results().count();
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name);
    }

    private static Locator.GetByTextOptions exact() {
        return new Locator.GetByTextOptions().setExact(true);
    }

    private static Locator.WaitForOptions attached() {
        return new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);
    }
}
