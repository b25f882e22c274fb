package tilewright.page.room;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import tilewright.page.Visit;

/** People at browsers of their own, who play in a room. */
@Order(1)
final class RoomPageTest extends AtTheRooms {

    private static final int MOST_STEPS = 120;

    @Test
    void a_whole_game_is_played_though_a_page_is_loaded_again_and_a_network_fails() {
        try (Visit first = visit();
                Visit second = visit().expecting("ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket")) {
            String room = make(first, "Paletto");
            sit(second, link(first, room, "any"), "Bo", 2);
            assertThat(bar(first)).containsText("Your turn");
            assertThat(bar(second)).containsText("to move");
            Assertions.assertThat(second.address()).endsWith("#/room/" + room);
            int steps = 0;
            while (!over(first) && steps++ < MOST_STEPS) {
                Visit mover = moves(first) ? first : second;
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
    void a_room_that_runs_is_found_again_on_home_and_before_a_room() {
        try (Visit first = visit();
                Visit second = visit()) {
            String room = make(first, "Paletto");
            sit(second, link(first, room, "any"), "Bo", 2);
            assertThat(bar(first)).containsText("Your turn");
            for (String place : List.of("", "#/room")) {
                first.open(place);
                assertThat(rooms(first)).hasCount(1);
                assertThat(rooms(first)).containsText("Paletto");
                assertThat(rooms(first)).containsText("Bo");
                assertThat(rooms(first)).containsText("Your turn");
                second.open(place);
                assertThat(rooms(second)).containsText("Their turn");
            }
            rooms(first).click();
            assertThat(bar(first)).containsText("Your turn");
            Assertions.assertThat(room(first)).isEqualTo(room);
        }
    }

    /** The rooms in which one plays, as links. */
    private static Locator rooms(Visit visit) {
        return visit.page.locator(".your-rooms a");
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
            assertThat(one.button("Play here")).isVisible();
        }
    }

    @Test
    void a_link_for_watching_takes_no_seat() {
        try (Visit first = visit();
                Visit second = visit()) {
            String room = make(first, "Paletto");
            second.open(link(first, room, "watch"));
            assertThat(bar(second)).isVisible();
            Assertions.assertThat(second.page.getByText("Take seat").count()).isZero();
            Assertions.assertThat(second.page.locator(".spot.offered").count()).isZero();
            // What only players can press is not there, nor rings around what they may take.
            assertThat(second.page.locator("tw-board .board.idle")).isVisible();
            assertThat(first.page.locator("tw-board .board.idle")).isVisible();
            assertThat(second.button("History")).isVisible();
            assertThat(first.button("End turn")).isVisible();
            assertThat(second.button("End turn")).hasCount(0);
            assertThat(second.button("Undo")).hasCount(0);
        }
    }

    @Test
    void both_see_and_hear_a_reaction_to_a_turn() {
        try (Visit first = visit();
                Visit second = visit()) {
            String room = make(first, "Paletto");
            sit(second, link(first, room, "any"), "Bo", 2);
            assertThat(second.button("Brilliant")).hasCount(0);
            turn(first);
            together(first, second);
            second.button("Brilliant").click();
            assertThat(first.page.locator(".room-said")).containsText("!! Brilliant");
            assertThat(second.page.locator(".room-said")).containsText("!! Brilliant");
            assertThat(first.page.locator("[data-live='room']")).containsText("on turn 1: !! Brilliant");
            // Nobody reacts to what is one's own.
            assertThat(first.button("Brilliant")).hasCount(0);
        }
    }

    @Test
    void one_looks_back_while_the_game_goes_on() {
        try (Visit first = visit();
                Visit second = visit()) {
            String room = make(first, "Paletto");
            sit(second, link(first, room, "any"), "Bo", 2);
            turn(first);
            together(first, second);
            String begun = shown(first);
            first.button("History").click();
            first.page.getByRole(AriaRole.TREEITEM).first().click();
            assertThat(first.button("Back to the game")).isVisible();
            String beginning = shown(first);
            Assertions.assertThat(beginning).isNotEqualTo(begun);
            turn(second);
            together(first, second);
            Assertions.assertThat(shown(first)).isEqualTo(beginning);
            assertThat(first.page.locator(".spot.offered")).hasCount(0);
            first.press("Escape");
            first.button("Back to the game").click();
            assertThat(first.button("Back to the game")).hasCount(0);
            assertThat(first.page.locator(".spot.offered")).not().hasCount(0);
            Assertions.assertThat(shown(first)).isEqualTo(shown(second)).isNotEqualTo(begun);
        }
    }

    /** What lies on the board. */
    private static String shown(Visit visit) {
        return String.valueOf(
                visit.page.evaluate("() => JSON.stringify(document.querySelector('tw-board').scene.marks)"));
    }

    @Test
    void six_letters_lead_into_a_room_while_a_seat_is_free() {
        try (Visit first = visit();
                Visit second = visit();
                Visit third = visit()) {
            String room = make(first, "Paletto");
            String code = first.page.locator(".room-said-code .unseen").textContent();
            Assertions.assertThat(code).matches("([A-Z0-9] ){5}[A-Z0-9]");
            second.open("#/room");
            enterCode(second, "KTR 4M");
            assertThat(second.page.getByText("A code has six letters and digits"))
                    .isVisible();
            // As somebody types it who has heard it.
            enterCode(second, " " + code.toLowerCase(Locale.ROOT).replaceFirst(" ", "-"));
            second.page.getByLabel("Your name").fill("Bo");
            second.button("Take seat 2").click();
            assertThat(bar(first)).containsText("Your turn");
            Assertions.assertThat(room(second)).isEqualTo(room);
            assertThat(first.page.locator(".room-said-code")).hasCount(0);
            turn(first);
            turn(second);
            together(first, second);
            Assertions.assertThat(play(second)).isEqualTo(play(first));
            // All seats are taken.
            third.open("#/room");
            enterCode(third, code);
            assertThat(third.page.getByText("This link opens no room.")).isVisible();
            // Who has a seat finds it again without the code.
            second.page.reload();
            assertThat(bar(second)).containsText("to move");
        }
    }

    private static void enterCode(Visit visit, String code) {
        visit.page
                .getByLabel("Code", new Page.GetByLabelOptions().setExact(true))
                .fill(code);
        visit.button("Enter").click();
    }

    @Test
    void where_there_are_no_rooms_one_hears_so_and_nothing_is_asked_before() {
        try (Visit visit = visit(BROWSERS.address()).expecting("WebSocket|404|400|426")) {
            List<String> sockets = new ArrayList<>();
            visit.page.onWebSocket(socket -> sockets.add(socket.url()));
            visit.open("#/room");
            assertThat(visit.button("Make a room")).isVisible();
            visit.page.waitForTimeout(500);
            Assertions.assertThat(sockets).isEmpty();
            visit.open("#/room/abcdefghijkl/AAAAAAAAAAAAAAAAAAAAAA");
            assertThat(visit.page.getByText("There are no rooms here.")).isVisible();
            Assertions.assertThat(visit.address()).endsWith("#/room/abcdefghijkl");
        }
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
