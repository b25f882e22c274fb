package tilewright.page.look;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import tilewright.page.Visit;
import tilewright.page.Window;
import tilewright.page.look.LookScreens.Screen;

/**
 * The screens of rooms that are kept as pictures. No server is asked: what one would say is always the same here, and so are names
 * and clocks. Codes with the address, which is another each time, are empty.
 */
final class LookRooms {

    private static final String ROOM = "abcdefghjkmn";

    private static final String PLAYING = """
            "way": "turns", "phase": "playing", "mover": 0, "votes": [], "next": "", "open": false,
            "seats": [{"who":"person","name":"Ada","taken":true,"out":false,"moved":true},
                {"who":"person","name":"Bo","taken":true,"out":false,"moved":true}],
            "clock": {"kind":"fischer 300 5","left":[252000,187000],"since":NOW}""";

    private static final String OVER = PLAYING.replace("playing", "over").replace("\"mover\": 0", "\"mover\": -1")
            + ", \"ending\": {\"how\":\"resigned\",\"winner\":0}";

    private static final String ASKED =
            OVER.replace("\"votes\": []", "\"votes\": [{\"what\":\"rematch\",\"by\":1,\"yes\":[1],\"asked\":[0,1]}]");

    private static final String FOUR = """
            "way": "turns", "phase": "playing", "mover": 3, "votes": [], "next": "", "open": false,
            "seats": [{"who":"person","name":"Ada","taken":true,"out":false,"moved":true},
                {"who":"computer","name":"","taken":true,"out":false,"moved":true,"level":"level3"},
                {"who":"person","name":"Cleo","taken":true,"out":false,"moved":true},
                {"who":"computer","name":"","taken":true,"out":false,"moved":true,"level":"level1"}],
            "clock": {"kind":"none","left":[],"since":0}""";

    private static final String WAITING = """
            "way": "race", "phase": "waiting", "mover": -1, "votes": [], "next": "", "open": true,
            "seats": [{"who":"person","name":"Ada","taken":true,"out":false,"moved":false},
                {"who":"person","name":"","taken":false,"out":false,"moved":false},
                {"who":"person","name":"","taken":false,"out":false,"moved":false}],
            "clock": {"kind":"none","left":[],"since":0}""";

    private LookRooms() {}

    static List<Screen> all() {
        return List.of(
                new Screen("room-door", LookRooms::door, LookScreens.windows(Window.DESKTOP, Window.DARK)),
                new Screen("room-new", LookRooms::making, LookScreens.windows(Window.DESKTOP)),
                new Screen("room-link", LookRooms::link, LookScreens.windows(Window.DESKTOP, Window.DARK_PHONE)),
                new Screen(
                        "room",
                        LookRooms::playing,
                        LookScreens.windows(Window.DESKTOP, Window.DARK, Window.TABLET, Window.DARK_PHONE)),
                new Screen("room-sudoku", LookRooms::sudoku, List.of(Window.DESKTOP, Window.PHONE, Window.LYING)),
                new Screen("room-four", LookRooms::four, LookScreens.windows(Window.DESKTOP)),
                new Screen(
                        "room-people",
                        LookRooms::people,
                        List.of(Window.DESKTOP, Window.PHONE, Window.SMALL, Window.DARK_PHONE)),
                new Screen(
                        "room-links",
                        LookRooms::links,
                        List.of(Window.DESKTOP, Window.PHONE, Window.SMALL, Window.DARK_PHONE)),
                new Screen("room-unsaved", LookRooms::unsaved, List.of(Window.DESKTOP, Window.PHONE, Window.LYING)),
                new Screen("room-over", LookRooms::over, LookScreens.windows(Window.DESKTOP, Window.DARK)),
                new Screen("room-end", LookRooms::end, List.of(Window.DESKTOP, Window.PHONE, Window.DARK_PHONE)));
    }

    private static void door(Visit visit) {
        visit.open("#/room").page.locator("tw-room-code form").waitFor();
    }

    private static void making(Visit visit) {
        door(visit);
        visit.button("Make a room").click();
        visit.page.locator("dialog.make-room[open] select").first().waitFor();
        visit.page.locator("dialog [name=puzzle]").selectOption("paletto");
        visit.page.locator("dialog .modes button").nth(1).click();
        assertThat(visit.page.locator(".room-place")).hasCount(3);
    }

    private static void link(Visit visit) {
        enter(visit, "sudoku", WAITING, "sudoku:" + LookGames.CLUES, "\"seat\":-1,\"may\":[1,2],\"holds\":false", "{}");
        visit.page.locator("tw-room-join tw-poster svg g").first().waitFor(attached());
    }

    private static void playing(Visit visit) {
        sit(visit, PLAYING);
    }

    /** Another asks for hints, and points at a cell. */
    private static void sudoku(Visit visit) {
        String together = PLAYING.replace("turns", "together")
                .replace("\"mover\": 0", "\"mover\": -1")
                .replaceAll("\"clock\".*", "\"clock\": {\"kind\":\"none\",\"left\":[],\"since\":0}")
                .replace("\"votes\": []", "\"votes\": [{\"what\":\"analyze\",\"by\":1,\"yes\":[1],\"asked\":[0,1]}]");
        enter(
                visit,
                "sudoku",
                together,
                "sudoku:" + LookGames.CLUES,
                "\"seat\":0,\"may\":[],\"holds\":true",
                "{\"hold\":\"h\"}");
        tell(visit, "{\"pointed\":\"r4c3\",\"seat\":1}");
        visit.page.locator(".room-top .main").waitFor();
    }

    private static void four(Visit visit) {
        enter(visit, "paletto", FOUR, LookGames.FOUR, "\"seat\":2,\"may\":[],\"holds\":true", "{\"hold\":\"h\"}");
        assertThat(visit.page.locator(".tray")).hasCount(4);
    }

    /** What stands below the game. */
    private static void people(Visit visit) {
        sit(
                visit,
                PLAYING.replace(
                        "\"votes\": []", "\"votes\": [{\"what\":\"takeback\",\"by\":1,\"yes\":[1],\"asked\":[0,1]}]"));
        tell(visit, "{\"said\":1,\"seat\":1}");
        tell(visit, "{\"said\":3,\"seat\":0}");
        visit.page.locator(".room-said li").nth(1).waitFor(attached());
        withoutGame(visit);
    }

    private static void links(Visit visit) {
        enter(
                visit,
                "sudoku",
                WAITING,
                "sudoku:" + LookGames.CLUES,
                "\"seat\":0,\"may\":[],\"holds\":true",
                "{\"hold\":\"h\",\"code\":\"KTR4M9\",\"made\":{\"seats\":[\"a\",\"b\",\"c\"],\"any\":\"d\",\"watch\":\"e\"}}");
        visit.page.locator(".room-link-ways [aria-expanded]").first().click();
        visit.page.evaluate("() => document.querySelector('.room-link .qr path').remove()");
        withoutGame(visit);
    }

    private static void unsaved(Visit visit) {
        sit(visit, PLAYING);
        tell(visit, "{\"unsaved\":\"nothing can be saved now: the disk of the server is full\"}");
        visit.page.locator(".room-banner").waitFor();
    }

    private static void over(Visit visit) {
        sit(visit, OVER);
    }

    private static void end(Visit visit) {
        sit(visit, ASKED);
        withoutGame(visit);
    }

    /** Ada plays Paletto with Bo. */
    private static void sit(Visit visit, String state) {
        enter(visit, "paletto", state, LookGames.PALETTO, "\"seat\":0,\"may\":[],\"holds\":true", "{\"hold\":\"h\"}");
        assertThat(visit.page.locator(".tray")).hasCount(2);
    }

    private static void withoutGame(Visit visit) {
        visit.page.evaluate("() => { document.querySelector('tw-game').style.display = 'none'; }");
    }

    /**
     * Comes to a room.
     *
     * @param state without the puzzle and what is always the same
     * @param you what one may do
     * @param keys of the room that this browser has
     */
    private static void enter(Visit visit, String puzzle, String state, String play, String you, String keys) {
        door(visit);
        visit.page.evaluate("""
                ([room, keys, entered]) => {
                  localStorage[`tilewright.room.${room}`] = keys;
                  localStorage["tilewright.room-name"] = "Bo";
                  window.WebSocket = class {
                    readyState = 1;
                    constructor() {
                      setTimeout(() => this.onopen());
                      setInterval(() => this.onmessage?.({ data: JSON.stringify({ now: Date.now() }) }), 10_000);
                    }
                    send(text) {
                      if (JSON.parse(text).do !== "enter") return;
                      window.socket = this; // not one that looks at rooms without entering them
                      setTimeout(() => this.onmessage?.({ data: entered.replaceAll("NOW", Date.now()) }));
                    }
                    close() {}
                  };
                  location.hash = `#/room/${room}`;
                }
                """, List.of(ROOM, keys, """
                        {"entered":"%s","you":{%s},"v":5,"hash":"h","now":NOW,"play":"%s",
                        "people":{"here":[1,1,0,0],"watching":2,"away":[0,0,0,0]},
                        "room":{"id":"%s","puzzle":"%s","strict":true,"analysis":false,"progress":[],"begins":0,%s}}
                        """.formatted(ROOM, you, play, ROOM, puzzle, state)));
        visit.page.locator(".room-top, tw-room-join").first().waitFor();
    }

    private static void tell(Visit visit, String message) {
        visit.page.evaluate("message => window.socket.onmessage({ data: message })", message);
    }

    private static Locator.WaitForOptions attached() {
        return new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);
    }
}
