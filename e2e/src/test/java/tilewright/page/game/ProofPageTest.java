package tilewright.page.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Visit;
import tilewright.sudoku.Sudoku;

/** Proofs at the page: of a hint, and those that one brings along. */
final class ProofPageTest extends AtThePage {

    private static final String EASY =
            "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @Test
    void a_hint_is_proved_checked_and_taken_along() throws IOException {
        try (Visit visit = visit().play(EASY)) {
            visit.hint();
            Locator proof = visit.page.locator("tw-hint-proof");
            visit.button("Prove it").click();
            assertThat(proof).containsText(Pattern.compile("Proved: r5c5=5\\. .* checked by a program"));
            Download file =
                    visit.page.waitForDownload(() -> proof.locator("button").click());
            String certificate = Files.readString(file.path());
            Assertions.assertThat(Sudoku.checkProof(certificate).claim()).isEqualTo("forced r5c5=5");
            proof.locator("a").click();
            assertThat(visit.page.locator(".verdicts .holds")).containsText("r5c5=5");
            Assertions.assertThat(visit.address()).endsWith("#/proofs");
        }
    }

    @Test
    void a_certificate_is_checked_and_a_damaged_one_refused_with_its_place() {
        String certificate = Answer.to("{'do':'prove','play':'" + EASY + "'}").text("certificate");
        try (Visit visit = visit().open("#/proofs")) {
            Locator text = visit.page.locator("textarea");
            Locator verdicts = visit.page.locator(".verdicts li");
            visit.button("Check this proof").click();
            assertThat(visit.page.locator(".proofs")).containsText("Paste a certificate first");
            text.fill(certificate);
            visit.button("Check this proof").click();
            assertThat(verdicts).hasCount(1);
            assertThat(verdicts.first()).containsText("Holds.");
            String damaged = certificate.replaceFirst("\nc grid 5", "\nc grid 6");
            text.fill(certificate + damaged);
            visit.button("Check this proof").click();
            assertThat(verdicts).hasCount(2);
            assertThat(visit.page.locator(".verdicts .fails")).hasCount(1);
            assertThat(visit.page.locator(".verdicts .fails pre")).containsText("^");
            assertThat(visit.page.locator(".proofs")).containsText("1 of 2 hold");
        }
    }

    @Test
    void a_small_proof_is_a_link() {
        String certificate = Answer.to("{'do':'prove','play':'" + EASY + "','claim':'r5c5=5'}")
                .text("certificate");
        try (Visit visit = visit().open("#/proofs")) {
            visit.page.locator("textarea").fill(certificate);
            visit.button("Check this proof").click();
            String link =
                    visit.page.locator(".proofs .row a").getAttribute("href").substring("./".length());
            try (Visit other = visit().open(link)) {
                assertThat(other.page.locator(".verdicts .holds")).containsText("r5c5=5");
                assertThat(other.page.locator("textarea")).hasValue(certificate);
            }
        }
    }
}
