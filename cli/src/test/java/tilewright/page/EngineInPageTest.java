package tilewright.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

final class EngineInPageTest {

    @Test
    void the_engine_answers_from_its_worker() {
        try (FileHost host = new FileHost();
                Chromium chromium = new Chromium()) {
            Page page = chromium.page();
            List<String> complaints = new ArrayList<>();
            page.onConsoleMessage(message -> complaints.add(message.text()));
            page.onPageError(complaints::add);
            page.navigate(host.address());
            assertThat(page.getByRole(AriaRole.STATUS)).hasText(Pattern.compile("^\\{\"puzzles\":"));
            Assertions.assertThat(page.workers()).hasSize(1);
            Assertions.assertThat(complaints).isEmpty();
        }
    }
}
