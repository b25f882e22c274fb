package tilewright.page.room;

import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import tilewright.page.Visit;
import tilewright.server.StudioServer;
import tilewright.server.sockets.RoomPlace;

/** A server with rooms, and what people do there. */
final class RoomServer implements AutoCloseable {

    private final StudioServer server;

    /**
     * @param folder for the rooms
     */
    RoomServer(Path folder) throws IOException {
        this(folder, false);
    }

    RoomServer(Path folder, boolean lobby) throws IOException {
        StudioServer.Options local = StudioServer.Options.local(0);
        server = StudioServer.start(new StudioServer.Options(
                local.host(),
                local.port(),
                local.names(),
                local.proxies(),
                local.log(),
                new StudioServer.Operation(
                        Optional.of(new RoomPlace.Folder(folder)), Optional.empty(), Set.of(), lobby)));
    }

    URI address() {
        return server.address();
    }

    @Override
    public void close() {
        server.close();
    }

    /** Makes a room from the door, and plays there on the first seat, as Ada; returns the room's name. */
    static String make(Visit visit, String puzzle, String start, String way, String seats, boolean strict) {
        visit.open("#/room").page.locator("tw-room-code form").waitFor();
        visit.page.evaluate("""
                async (plan) => {
                  localStorage["tilewright.room-name"] = "Ada";
                  await customElements.whenDefined("tw-make-room");
                  const detail = { do: "make", clock: "none", ...JSON.parse(plan) };
                  document.querySelector("tw-make-room").dispatchEvent(new CustomEvent("room-make", { detail, bubbles: true }));
                }
                """, """
                {"puzzle":"%s","start":%s,"way":"%s","seats":[%s],"strict":%s}
                """.formatted(puzzle, start, way, seats, strict));
        visit.page.waitForURL(url -> url.matches(".*#/room/\\w{12}"));
        visit.page.locator("tw-game .board").waitFor();
        return visit.address().substring(visit.address().lastIndexOf('/') + 1);
    }

    /** A seat of a person, as a room is made with it. */
    static String person() {
        return "{\"who\":\"person\"}";
    }

    static String computer(String level) {
        return "{\"who\":\"computer\",\"level\":\"" + level + "\"}";
    }

    /** Takes a seat, counted from 1, under a name; waits until one plays there. */
    static void sit(Visit visit, int seat, String name) {
        visit.page.locator("tw-room-join input[name=name]").fill(name);
        visit.button("Take seat " + seat).click();
        visit.page.locator("tw-game .board").waitFor();
    }

    /** Somebody hears from the server what it has not said to anybody else. */
    static void tell(Visit visit, String message) {
        visit.page.evaluate("message => window.sockets.at(-1).onmessage({ data: message })", message);
    }

    /** Remembers the sockets of pages opened hereafter. */
    static void listen(Visit visit) {
        visit.page.addInitScript("""
                window.sockets = [];
                window.WebSocket = class extends WebSocket {
                  constructor(...all) {
                    super(...all);
                    window.sockets.push(this);
                  }
                };
                """);
    }

    static Locator beside(Visit visit) {
        return visit.page.locator(".room-beside");
    }
}
