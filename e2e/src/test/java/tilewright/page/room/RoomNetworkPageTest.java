package tilewright.page.room;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.page.Visit;

/** Rooms over networks that lose, delay, double, and forget. */
final class RoomNetworkPageTest extends AtTheRooms {

    private static final long SEED = 20_261_127;
    private static final int MOST_STEPS = 120;

    @Test
    void a_whole_game_is_played_once_through_a_network_that_cuts_delays_and_doubles() throws IOException {
        try (BadNetwork network = BadNetwork.to(address(), SEED);
                Visit first = visit(network.address()).expecting("WebSocket");
                Visit second = visit(network.address()).expecting("WebSocket");
                Visit watcher = visit()) {
            String room = make(first, "Paletto");
            sit(second, link(first, room, "any"), "Bo", 2);
            assertThat(bar(first)).containsText("Your turn");
            int steps = 0;
            while (!over(first) && steps++ < MOST_STEPS) {
                step(moves(first) ? first : second);
                together(first, second);
            }
            Assertions.assertThat(steps).isBetween(20, MOST_STEPS - 1);
            assertThat(bar(second)).containsText("The game is over");
            Assertions.assertThat(network.cuts()).as("cuts, seed %d", SEED).isPositive();
            Assertions.assertThat(network.doubles())
                    .as("doubles, seed %d", SEED)
                    .isPositive();
            String watch = link(first, room, "watch");
            watcher.open(watch);
            assertThat(bar(watcher)).containsText("The game is over");
            Assertions.assertThat(List.of(play(first), play(second))).containsOnly(play(watcher));
            List<Event> log = log(watcher, room, key(first, room, "watch"));
            Assertions.assertThat(log)
                    .extracting(Event::version)
                    .containsExactlyElementsOf(
                            IntStream.rangeClosed(1, version(first)).boxed().toList());
            Assertions.assertThat(log).extracting(Event::id).doesNotHaveDuplicates();
            Assertions.assertThat(log)
                    .as("each act once, seed %d", SEED)
                    .filteredOn(event -> event.kind().equals("acted"))
                    .hasSize(steps);
            Assertions.assertThat(log.size()).isEqualTo(steps + 3); // it was made, and two have sat down
        }
    }

    @Test
    void a_phone_that_slept_for_a_minute_goes_on_by_itself() throws IOException {
        try (BadNetwork network = BadNetwork.goodTo(address());
                Visit other = visit();
                Visit phone = visit(network.address()).expecting("WebSocket")) {
            String room = make(other, "Paletto");
            phone.page.clock().install();
            sit(phone, link(other, room, "any"), "Bo", 2);
            together(other, phone);
            for (long asleep : List.of(60_000L, 0L)) {
                // The network forgets who was connected; nobody says so to the phone.
                show(phone, false);
                network.forget();
                int opened = network.opened();
                turn(other);
                phone.page.clock().fastForward(asleep);
                Assertions.assertThat(play(phone)).isNotEqualTo(play(other));
                Assertions.assertThat(network.opened()).isEqualTo(opened);
                show(phone, true);
                // A connection that may still be there has five seconds to answer.
                phone.page.clock().fastForward(6_000);
                assertThat(bar(phone)).containsText("Your turn");
                Assertions.assertThat(play(phone)).isEqualTo(play(other));
                assertThat(heard(phone)).containsText("went on while the connection was lost");
                turn(phone);
                together(other, phone);
                Assertions.assertThat(play(phone)).isEqualTo(play(other));
            }
        }
    }

    /** A headless browser has no windows to hide, and freezes no page. */
    private static void show(Visit visit, boolean visible) {
        visit.page.evaluate("""
                (state) => {
                  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
                  document.dispatchEvent(new Event("visibilitychange"));
                }
                """, visible ? "visible" : "hidden");
    }
}
