package tilewright.page.room;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import tilewright.page.AtThePage;
import tilewright.page.Visit;

/** The base of tests of rooms: a server that keeps them, and what people do at the page of one. */
abstract class AtTheRooms extends AtThePage {

    private RoomServer server;

    @BeforeAll
    void start(@TempDir Path folder) throws IOException {
        server = new RoomServer(folder);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Override
    protected URI address() {
        return server.address();
    }

    /** Makes a room as a person does; returns its name. */
    static String make(Visit visit, String puzzle) {
        return make(visit, puzzle, dialog -> {});
    }

    /** The same with further choices in the dialog. */
    static String make(Visit visit, String puzzle, Consumer<Locator> choices) {
        visit.open("#/room");
        visit.button("Make a room").click();
        visit.page.getByLabel("Puzzle").selectOption(puzzle.toLowerCase(Locale.ROOT));
        choices.accept(visit.page.locator("dialog.make-room"));
        visit.button("Create room").click();
        visit.page.waitForURL(url -> url.matches(".*#/room/\\w+"));
        assertThat(visit.page.locator(".room-top, tw-room-join")).isVisible();
        return room(visit);
    }

    /** The name of the room that is in the address. */
    static String room(Visit visit) {
        return visit.address().substring(visit.address().lastIndexOf('/') + 1);
    }

    static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }

    /** The link of a room that was made here: for any seat, or for watching. */
    static String link(Visit maker, String room, String which) {
        return "#/room/" + room + "/" + key(maker, room, which);
    }

    /** Its key. */
    static String key(Visit maker, String room, String which) {
        return (String) maker.page.evaluate(
                "([room, which]) => JSON.parse(localStorage[`tilewright.room.${room}`]).made[which]",
                List.of(room, which));
    }

    /** Opens a link and takes a seat, counted from 1. */
    static void sit(Visit visit, String link, String name, int seat) {
        visit.open(link);
        visit.page.getByLabel("Your name").fill(name);
        visit.button("Take seat " + seat).click();
        assertThat(bar(visit)).isVisible();
    }

    /** The line above the board. */
    static Locator bar(Visit visit) {
        return visit.page.locator(".room-top");
    }

    /** What a screen reader says of the room. */
    static Locator heard(Visit visit) {
        return visit.page.locator("[data-live=room]");
    }

    /** Somebody's name within a sentence, whatever the direction of its letters. */
    static String name(String name) {
        return "\u2068" + name + "\u2069";
    }

    static boolean over(Visit visit) {
        return bar(visit).textContent().contains("over");
    }

    /** Whether somebody is to move here. */
    static boolean moves(Visit visit) {
        return (boolean) visit.page.evaluate("""
                () => {
                  const { state, you } = document.querySelector("tw-game").game.client;
                  return state.phase === "playing" && you.holds && state.mover === you.seat;
                }
                """);
    }

    static int version(Visit visit) {
        return ((Number) visit.page.evaluate("() => document.querySelector('tw-game').game.client.v")).intValue();
    }

    /** The play as it is saved. */
    static String play(Visit visit) {
        return (String) visit.page.evaluate("() => document.querySelector('tw-game').game.client.play");
    }

    /** Waits until all have heard of the same. */
    static void together(Visit... all) {
        int version = List.of(all).stream().mapToInt(AtTheRooms::version).max().orElseThrow();
        for (Visit visit : all) {
            visit.page.waitForFunction("""
                    v => {
                      const { client } = document.querySelector("tw-game")?.game ?? {};
                      return client?.v >= v && !client.saving;
                    }
                    """, version);
        }
    }

    /** Ends the turn where that is possible, else takes a piece; waits until it is saved. */
    static void step(Visit visit) {
        int before = version(visit);
        lay(visit);
        visit.page.waitForFunction("v => document.querySelector('tw-game').game.client.v > v", before);
    }

    /** The same without waiting. */
    static void lay(Visit visit) {
        visit.page.waitForFunction("() => document.querySelector('tw-game').game.view.gestures.tap.length > 0");
        Locator end = visit.end();
        if (end.isVisible() && end.isEnabled()) {
            end.click();
        } else {
            Locator piece = visit.page.locator(".spot.offered").first();
            piece.scrollIntoViewIfNeeded();
            visit.click(piece.getAttribute("data-spot"));
        }
    }

    /** Makes a whole turn, once the page has heard that it is one's own. */
    static void turn(Visit visit) {
        awaitTurn(visit);
        while (moves(visit)) {
            step(visit);
        }
    }

    static void awaitTurn(Visit visit) {
        assertThat(bar(visit)).containsText("Your turn");
    }

    /** Gives the game up. */
    static void resign(Visit visit) {
        visit.button("Resign").click();
        visit.page
                .getByRole(AriaRole.GROUP, named("Resign"))
                .getByText("Resign", exact())
                .click();
    }

    private static Locator.GetByTextOptions exact() {
        return new Locator.GetByTextOptions().setExact(true);
    }

    /** An event of a room, as the server numbers it; seats count from 0. */
    record Event(int version, String id, String kind, int seat) {}

    /** All events of a room as the server has them. */
    static List<Event> log(Visit visit, String room, String key) {
        List<?> all = (List<?>) visit.page.evaluate("""
                ([room, key]) => new Promise((resolve) => {
                  const socket = new WebSocket(new URL("api/rooms", location.href.replace(/^http/, "ws")));
                  const send = (request) => socket.send(JSON.stringify(request));
                  const all = [];
                  socket.onopen = () => send({ do: "enter", room, key, from: 0, hash: "" });
                  socket.onmessage = ({ data }) => {
                    const { entered, log, more } = JSON.parse(data);
                    if (!entered && !log) return;
                    all.push(...(log ?? []).map(({ v, id, kind, seat }) => [v, id, kind, seat]));
                    if (entered || more) return send({ do: "log", from: all.length + 1 });
                    socket.close();
                    resolve(all);
                  };
                })
                """, List.of(room, key));
        return all.stream()
                .map(fields -> (List<?>) fields)
                .map(fields -> new Event(
                        (int) fields.get(0), (String) fields.get(1), (String) fields.get(2), (int) fields.get(3)))
                .toList();
    }
}
