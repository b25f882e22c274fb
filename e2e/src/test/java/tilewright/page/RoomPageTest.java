package tilewright.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.server.RoomPlace;
import tilewright.server.StudioServer;

/** People at browsers of their own, who play in a room. */
final class RoomPageTest extends AtThePage {

    private static final int MOST_STEPS = 120;

    @TempDir
    private static Path folder;

    private StudioServer server;

    @BeforeAll
    void start() throws IOException {
        StudioServer.Options local = StudioServer.Options.local(0);
        server = StudioServer.start(new StudioServer.Options(
                local.host(),
                local.port(),
                local.names(),
                local.proxies(),
                local.log(),
                new StudioServer.Operation(Optional.of(new RoomPlace.Folder(folder)), Optional.empty(), Set.of())));
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Override
    URI address() {
        return server.address();
    }

    @Test
    void a_whole_game_is_played_though_a_page_is_loaded_again_and_a_network_fails() {
        try (Visit first = visit();
                Visit second = visit().expecting("ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket")) {
            String room = make(first, "Paletto");
            enter(second, link(first, room, "any"));
            second.page.getByLabel("Your name").fill("Bo");
            second.page.getByRole(AriaRole.BUTTON, named("Take seat 2")).click();
            assertThat(bar(first)).containsText("Your turn");
            assertThat(bar(second)).containsText("to move");
            Assertions.assertThat(second.address()).endsWith("#/room/" + room);
            int steps = 0;
            while (!over(first) && steps++ < MOST_STEPS) {
                Visit mover = mine(first) ? first : second;
                if (steps == 8) {
                    second.page.reload();
                    assertThat(bar(second)).isVisible();
                    second.page.waitForTimeout(500);
                    continue;
                }
                if (steps == 16) {
                    second.page.context().setOffline(true);
                    second.page.waitForTimeout(300);
                    second.page.context().setOffline(false);
                }
                step(mover);
                together(first, second);
            }
            Assertions.assertThat(steps).isBetween(10, MOST_STEPS - 1);
            assertThat(bar(first)).containsText("The game is over");
            assertThat(bar(second)).containsText("The game is over");
            Assertions.assertThat(play(first)).isEqualTo(play(second));
            assertThat(first.page.locator("tw-room-end")).containsText("win");
            // It is among one's games then, once, also when it is looked at again.
            first.page.reload();
            assertThat(bar(first)).containsText("The game is over");
            first.page.waitForTimeout(500);
            Assertions.assertThat(first.kept()).hasSize(1);
        }
    }

    @Test
    void what_is_done_without_a_network_is_faint_until_it_is_saved() {
        try (Visit one = visit().expecting("ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket")) {
            make(one, "Sudoku");
            assertThat(bar(one)).containsText("Playing");
            int before = version(one);
            one.page.evaluate("""
                    () => {
                      // A network that takes everything and brings nothing.
                      window.send = WebSocket.prototype.send;
                      WebSocket.prototype.send = () => {};
                    }
                    """);
            type(one);
            assertThat(one.page.locator(".unsaved-spot").first()).isVisible();
            Assertions.assertThat(version(one)).isEqualTo(before);
            one.page.evaluate("() => { WebSocket.prototype.send = window.send; }");
            one.page.reload();
            one.page.waitForFunction(
                    "before => document.querySelector('tw-game')?.game?.client?.v === before + 1", before);
            assertThat(one.page.locator(".unsaved-spot")).hasCount(0);
        }
    }

    @Test
    void of_two_tabs_one_plays() {
        try (Visit one = visit()) {
            String room = make(one, "Sudoku");
            assertThat(bar(one)).containsText("Playing");
            Page tab = one.page.context().newPage();
            tab.navigate(address() + "#/room/" + room);
            Locator here = tab.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play here"));
            assertThat(here).isVisible();
            here.click();
            assertThat(here).hasCount(0);
            assertThat(one.page.getByRole(AriaRole.BUTTON, named("Play here"))).isVisible();
        }
    }

    @Test
    void a_link_for_watching_takes_no_seat() {
        try (Visit first = visit();
                Visit second = visit()) {
            String room = make(first, "Paletto");
            enter(second, link(first, room, "watch"));
            assertThat(bar(second)).isVisible();
            Assertions.assertThat(second.page.getByText("Take seat").count()).isZero();
            Assertions.assertThat(second.page.locator(".spot.offered").count()).isZero();
        }
    }

    @Test
    void where_there_are_no_rooms_one_hears_so_and_nothing_is_asked_before() {
        try (Visit visit = visit(BROWSERS.address()).expecting("WebSocket|404|400|426")) {
            List<String> sockets = new ArrayList<>();
            visit.page.onWebSocket(socket -> sockets.add(socket.url()));
            visit.open("#/room");
            assertThat(visit.page.getByRole(AriaRole.BUTTON, named("Make a room")))
                    .isVisible();
            visit.page.waitForTimeout(500);
            Assertions.assertThat(sockets).isEmpty();
            visit.open("#/room/abcdefghijkl/AAAAAAAAAAAAAAAAAAAAAA");
            assertThat(visit.page.getByText("There are no rooms here.")).isVisible();
            Assertions.assertThat(visit.address()).endsWith("#/room/abcdefghijkl");
        }
    }

    /** Makes a room as a person does; returns its name. */
    static String make(Visit visit, String puzzle) {
        visit.open("#/room");
        visit.page.getByRole(AriaRole.BUTTON, named("Make a room")).click();
        visit.page.getByLabel("Puzzle").selectOption(puzzle.toLowerCase(Locale.ROOT));
        visit.page.getByRole(AriaRole.BUTTON, named("Create room")).click();
        visit.page.waitForURL(url -> url.matches(".*#/room/\\w+"));
        assertThat(visit.page.locator(".room-top, tw-room-join")).isVisible();
        return visit.address().substring(visit.address().lastIndexOf('/') + 1);
    }

    static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }

    /** The link of a room that was made here: for any seat, or for watching. */
    static String link(Visit maker, String room, String which) {
        return "#/room/" + room + "/"
                + maker.page.evaluate(
                        "([room, which]) => JSON.parse(localStorage[`tilewright.room.${room}`]).made[which]",
                        List.of(room, which));
    }

    private static void enter(Visit visit, String link) {
        visit.open(link);
    }

    private static Locator bar(Visit visit) {
        return visit.page.locator(".room-top");
    }

    private static boolean over(Visit visit) {
        return bar(visit).textContent().contains("over");
    }

    private static boolean mine(Visit visit) {
        return (boolean)
                visit.page.evaluate("() => document.querySelector('tw-game').game.view.gestures.tap.length > 0");
    }

    private static int version(Visit visit) {
        return ((Number) visit.page.evaluate("() => document.querySelector('tw-game').game.client.v")).intValue();
    }

    private static String play(Visit visit) {
        return (String) visit.page.evaluate("() => document.querySelector('tw-game').game.client.play");
    }

    /** Waits until both have heard of the same. */
    private static void together(Visit first, Visit second) {
        int version = Math.max(version(first), version(second));
        for (Visit visit : List.of(first, second)) {
            visit.page.waitForFunction("""
                    v => {
                      const { client } = document.querySelector("tw-game")?.game ?? {};
                      return client?.v >= v && !client.saving;
                    }
                    """, version);
        }
    }

    /** Ends the turn where that is possible, else takes a piece. */
    private static void step(Visit visit) {
        int before = version(visit);
        Locator end = visit.end();
        if (end.isVisible() && end.isEnabled()) {
            end.click();
        } else {
            visit.click(visit.page.locator(".spot.offered").first().getAttribute("data-spot"));
        }
        visit.page.waitForFunction("v => document.querySelector('tw-game').game.client.v > v", before);
    }

    /** Types a digit into the first free cell. */
    private static void type(Visit visit) {
        visit.page.evaluate("""
                () => {
                  const { game } = document.querySelector("tw-game");
                  const { type } = game.view.gestures;
                  const [spot] = Object.keys(type).filter((id) => type[id].includes("1"));
                  return game.act(`type:${spot}:1`);
                }
                """);
    }
}
