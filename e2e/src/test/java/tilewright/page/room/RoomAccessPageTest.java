package tilewright.page.room;

import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import tilewright.page.Audit;
import tilewright.page.Visit;
import tilewright.page.access.AccessPageTest;
import tilewright.page.look.LookGames;

/** The demands of {@link AccessPageTest} on every page, for the pages of rooms. */
@Order(1)
final class RoomAccessPageTest extends AtTheRooms {

    private static final String NEW_SUDOKU = "{\"setup\":\"singles\",\"seed\":1}";

    @Test
    void everybody_can_come_to_a_room() {
        List<String> wrong = new ArrayList<>();
        try (Visit visit = calm()) {
            visit.open("#/room").page.locator("tw-room-code form").waitFor();
            audit(wrong, visit, "door");
            visit.page.getByLabel("Code").last().fill("none");
            visit.press("Enter");
            visit.page.locator("#room-code-fault:not(:empty)").waitFor();
            audit(wrong, visit, "a code that is none");
            visit.button("Make a room").click();
            visit.page.locator("dialog.make-room[open] select").first().waitFor();
            for (String puzzle : List.of("sudoku", "paletto")) {
                visit.page.locator("dialog [name=puzzle]").selectOption(puzzle);
                audit(wrong, visit, "a new room of " + puzzle);
            }
            visit.button("4 players").click();
            audit(wrong, visit, "a new room of four");
            visit.open("#/room/abcdefghijkl/AAAAAAAAAAAAAAAAAAAAAA")
                    .page
                    .getByText("This link opens no room.")
                    .waitFor();
            audit(wrong, visit, "a link that opens nothing");
        }
        Assertions.assertThat(wrong).isEmpty();
    }

    @Test
    void everybody_can_play_in_a_room_with_another() {
        List<String> wrong = new ArrayList<>();
        try (Visit first = calm();
                Visit second = calm().expecting("ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket")) {
            String seats = RoomServer.person() + "," + RoomServer.person();
            String room = RoomServer.make(
                    first, "paletto", "{\"play\":\"paletto:DACDE/CDABC/EBCAB/DEABD/EABEC\"}", "turns", seats, true);
            first.page.locator("tw-room-links button").first().waitFor();
            audit(wrong, first, "one waits");
            second.open(link(first, room, "any"));
            second.page.locator("tw-room-join input").waitFor();
            audit(wrong, second, "a link");
            RoomServer.sit(second, 2, "Bo");
            first.button("Well played").click();
            second.page.locator(".room-said li").waitFor();
            audit(wrong, second, "the other moves");
            second.button("Move this seat to another device").click();
            second.page.locator(".room-link .qr").waitFor();
            second.button("Resign").click();
            second.page.locator(".room-vote").waitFor();
            audit(wrong, second, "a code is shown, and a question");
            second.button("Keep playing").click();
            first.button("Allow hints").click();
            second.page.locator(".room-vote.asked").waitFor();
            audit(wrong, second, "the other asks");
            RoomServer.tell(second, "{\"unsaved\":\"nothing can be saved now: the disk of the server is full\"}");
            second.page.locator(".room-banner").waitFor();
            audit(wrong, second, "nothing can be saved");
            second.page.context().setOffline(true);
            second.page.locator(".room-line.lost").waitFor();
            audit(wrong, second, "no network");
            second.page.context().setOffline(false);
            second.page.locator(".room-line.here").waitFor();
            second.button("Resign").click();
            second.page
                    .locator(".room-vote")
                    .getByText("Resign", new Locator.GetByTextOptions().setExact(true))
                    .click();
            second.page.locator("tw-room-end .room-ways").waitFor();
            audit(wrong, second, "over");
            second.page
                    .locator("tw-finish")
                    .getByText("Rematch", new Locator.GetByTextOptions().setExact(true))
                    .click();
            first.page.locator(".room-vote.asked").waitFor();
            audit(wrong, first, "over, the other wants another game");
        }
        Assertions.assertThat(wrong).isEmpty();
    }

    @Test
    void everybody_can_play_in_a_room_of_four() {
        List<String> wrong = new ArrayList<>();
        try (Visit visit = calm();
                Visit other = calm()) {
            String level = "level1";
            String seats = String.join(
                    ",",
                    RoomServer.person(),
                    RoomServer.computer(level),
                    RoomServer.person(),
                    RoomServer.computer(level));
            String room =
                    RoomServer.make(visit, "paletto", "{\"play\":\"" + LookGames.FOUR + "\"}", "turns", seats, false);
            other.open(link(visit, room, "any"));
            RoomServer.sit(other, 3, "Cleo");
            visit.page.locator(".room-seats .room-turn").waitFor();
            Assertions.assertThat(visit.page.locator(".tray").count()).isEqualTo(4);
            audit(wrong, visit, "four play");
            audit(wrong, other, "four play, another moves");
        }
        Assertions.assertThat(wrong).isEmpty();
    }

    @Test
    void everybody_can_solve_a_sudoku_in_a_room() {
        List<String> wrong = new ArrayList<>();
        try (Visit visit = calm()) {
            String seats = RoomServer.person() + "," + RoomServer.person();
            RoomServer.make(visit, "sudoku", NEW_SUDOKU, "together", seats, false);
            RoomServer.tell(visit, "{\"pointed\":\"r1c1\",\"seat\":1}");
            audit(wrong, visit, "together");
            RoomServer.make(visit, "sudoku", NEW_SUDOKU, "race", RoomServer.person(), true);
            visit.page.locator(".room-progress").waitFor();
            audit(wrong, visit, "a race");
        }
        Assertions.assertThat(wrong).isEmpty();
    }

    private Visit calm() {
        Visit visit = BROWSERS.here().visit(address(), 320).celebrating().calm();
        RoomServer.listen(visit);
        return visit;
    }

    private static void audit(List<String> wrong, Visit visit, String state) {
        Audit.faults(visit, state).forEach(fault -> wrong.add(state + ": " + fault));
    }
}
