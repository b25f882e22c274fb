package tilewright.page.home;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.page.AtThePage;
import tilewright.page.Visit;
import tilewright.server.StudioServer;
import tilewright.server.operate.ServerLog;
import tilewright.server.sockets.RoomPlace;

/** Games that a server keeps for two devices of one person. */
final class SavedPageTest extends AtThePage {

    @TempDir
    private Path folder;

    private StudioServer server;

    @BeforeEach
    void start() throws IOException {
        server = StudioServer.start(new StudioServer.Options(
                StudioServer.LOOPBACK,
                0,
                Set.of(),
                Set.of(),
                new ServerLog(ServerLog.Format.TEXT, InstantSource.system(), _ -> {}),
                new StudioServer.Operation(Optional.of(new RoomPlace.Folder(folder)), Optional.empty(), Set.of())));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private URI site() {
        return URI.create("http://localhost:" + server.port() + "/");
    }

    private static Locator games(Visit visit) {
        return visit.page.locator("tw-my-games li");
    }

    private static void devices(Visit visit) {
        visit.open("");
        visit.button("Devices").click();
    }

    @Test
    void two_devices_share_a_key_until_one_erases_everything() {
        try (Visit one = visit(site()).play("trominoes:g.../..../..../....");
                Visit two = visit(site())) {
            one.moves(() -> one.drag("r2c1", "r2c3"));
            String played = one.played();
            devices(one);
            one.button("Turn on").click();
            assertThat(one.page.getByText("1 item is in this browser and on this server."))
                    .isVisible();
            assertThat(one.page.getByText("Saved just now")).isVisible();
            String link = one.page.getByLabel("Link for your other devices").inputValue();

            two.open(link.substring(link.indexOf('#')));
            two.button("Use them here").click();
            assertThat(two.page.getByText("Saved just now")).isVisible();
            Assertions.assertThat(two.page.url()).doesNotContain(link.substring(link.lastIndexOf('/') + 1));
            two.button("Close").click();
            assertThat(games(two)).hasCount(1);
            games(two).first().click();
            assertThat(two.page.getByRole(AriaRole.GRID)).isVisible();
            Assertions.assertThat(two.played()).isEqualTo(played);

            devices(one);
            one.button("Erase everything on the server …").click();
            one.button("Erase everything").click();
            assertThat(one.page.getByText("Everything on the server is erased."))
                    .isVisible();
            devices(two);
            assertThat(two.page.getByText("Everything on the server is gone")).isVisible();
            two.button("Close").click();
            assertThat(games(two)).hasCount(1);
        }
    }
}
