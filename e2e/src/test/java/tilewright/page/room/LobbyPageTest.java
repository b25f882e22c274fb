package tilewright.page.room;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static tilewright.page.room.AtTheRooms.make;

import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.page.AtThePage;
import tilewright.page.Visit;

/** Rooms that anyone may join, on a server with a list of them. */
@Order(1)
final class LobbyPageTest extends AtThePage {

    private RoomServer server;

    @BeforeAll
    void start(@TempDir Path folder) throws IOException {
        server = new RoomServer(folder, true);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Override
    protected URI address() {
        return server.address();
    }

    @Test
    void a_stranger_joins_an_open_room_from_the_list() {
        try (Visit ada = visit();
                Visit bea = visit();
                Visit carol = visit()) {
            for (Visit looks : new Visit[] {bea, carol}) {
                looks.open("#/room");
                looks.button("Show open rooms").click();
                assertThat(looks.page.locator("tw-room-lobby")).containsText("Nobody waits");
            }
            make(ada, "Paletto", dialog -> dialog.locator("input[name=name]").fill("Ada"));
            ada.page.getByLabel("Anyone may join").check();
            Locator open = bea.page.locator(".room-lobby li");
            assertThat(open).hasCount(1);
            assertThat(open).containsText("Paletto with \u2068Ada\u2069");
            open.getByText("Join").click();
            bea.page.getByLabel("Your name").fill("Bea");
            bea.button("Take seat 2").click();
            assertThat(AtTheRooms.bar(ada)).containsText("Your turn");
            assertThat(carol.page.locator("tw-room-lobby")).containsText("Nobody waits");
        }
    }
}
