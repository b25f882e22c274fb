package tilewright.page.room;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import com.microsoft.playwright.Locator;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.page.Visit;

/** Seats of rooms: of computers too, given up, turned for another game, moved to another device. */
final class RoomSeatsPageTest extends AtTheRooms {

    private static final int ROUNDS = 3;

    @Test
    void two_people_and_two_computers_play_on_four_seats() {
        try (Visit first = visit();
                Visit second = visit()) {
            String room = make(first, "Paletto", dialog -> {
                dialog.getByText("4 players").click();
                for (int computer = 2; computer < 4; computer++) {
                    dialog.locator(".room-place select").nth(computer).selectOption("level1");
                }
                dialog.locator("select[name=level]").selectOption("8x8-4p");
            });
            sit(second, link(first, room, "any"), "Bo", 2);
            for (int round = 0; round < ROUNDS; round++) {
                turn(first);
                turn(second);
            }
            awaitTurn(first);
            // A computer plays on for who gives up, and the others go on.
            resign(second);
            assertThat(first.page.locator(".room-seat").nth(1)).containsText("A computer plays on");
            assertThat(heard(first)).containsText(name("Bo") + " resigned");
            turn(first);
            awaitTurn(first);
            Assertions.assertThat(second.page.locator(".spot.offered").count()).isZero();
            resign(first);
            for (Visit visit : List.of(first, second)) {
                assertThat(bar(visit)).containsText("The game is over");
                assertThat(visit.page.locator("tw-room-end")).containsText("All have resigned");
            }
            Assertions.assertThat(play(first)).isEqualTo(play(second));
            List<Event> log = log(first, room, key(first, room, "watch"));
            for (int computer = 2; computer < 4; computer++) {
                int seat = computer;
                Assertions.assertThat(log)
                        .filteredOn(event -> event.kind().equals("acted") && event.seat() == seat)
                        .hasSizeGreaterThan(ROUNDS);
            }
        }
    }

    @Test
    void all_come_along_to_a_rematch_on_turned_seats() {
        try (Visit first = visit();
                Visit second = visit();
                Visit watcher = visit()) {
            String room = make(first, "Paletto");
            watcher.open(link(first, room, "watch"));
            sit(second, link(first, room, "any"), "Bo", 2);
            turn(first);
            resign(second);
            assertThat(first.page.locator("tw-room-end")).containsText("You win");
            assertThat(second.page.locator("tw-room-end")).containsText("wins");
            assertThat(watcher.page.locator("tw-room-end")).containsText("wins");
            Assertions.assertThat(watcher.button("Rematch").count()).isZero();
            first.button("Rematch").click();
            assertThat(second.page.getByText("wants another game. Do you agree?"))
                    .isVisible();
            second.button("Yes").click();
            // Who has agreed is taken along; who watches may follow.
            watcher.button("Go to the next game").click();
            for (Visit visit : List.of(first, second, watcher)) {
                visit.page.waitForURL(url -> !url.endsWith(room));
                assertThat(bar(visit)).not().containsText("over");
            }
            String next = room(first);
            Assertions.assertThat(List.of(room(second), room(watcher))).containsOnly(next);
            // Who moved second moves first.
            assertThat(bar(second)).containsText("Your turn");
            assertThat(second.page.locator(".room-seat").nth(0)).containsText("Bo");
            assertThat(bar(first)).containsText(name("Bo") + " to move");
            assertThat(bar(watcher)).containsText(name("Bo") + " to move");
            turn(second);
            turn(first);
            together(first, second, watcher);
            Assertions.assertThat(List.of(play(first), play(second))).containsOnly(play(watcher));
            Assertions.assertThat(watcher.page.locator(".spot.offered").count()).isZero();
            resign(second);
            assertThat(first.page.locator("tw-room-end .score"))
                    .hasText("So far you have won 2, and " + name("Bo") + " 0.");
            // The old room points to the new one, also later.
            watcher.open("#/room/" + room);
            watcher.button("Go to the next game").click();
            watcher.page.waitForURL(url -> url.endsWith(next));
        }
    }

    @Test
    void a_seat_moves_to_another_device() throws IOException, ReaderException {
        try (Visit first = visit();
                Visit second = visit();
                Visit phone = visit()) {
            String room = make(first, "Paletto");
            sit(second, link(first, room, "any"), "Bo", 2);
            second.button("Move this seat to another device").click();
            String link = scan(second.page.locator(".room-move svg.qr"));
            Assertions.assertThat(link).startsWith(address() + "#/room/" + room + "/");
            phone.open(link.substring(address().toString().length()));
            phone.button("Play on this device").click();
            assertThat(second.page.getByText("Your seat is played on another device now."))
                    .isVisible();
            assertThat(phone.button("Play on this device")).hasCount(0);
            assertThat(heard(first)).containsText(name("Bo") + " goes on from another device");
            turn(first);
            assertThat(bar(phone)).containsText("Your turn");
            together(first, second, phone);
            // The board there shows what happens, and offers nothing.
            Assertions.assertThat(second.page.locator(".spot.offered").count()).isZero();
            turn(phone);
            together(first, second, phone);
            Assertions.assertThat(List.of(play(first), play(second))).containsOnly(play(phone));
            // The old key opens nothing any more; the seat is not free, so that one watches.
            second.page.reload();
            assertThat(bar(second)).isVisible();
            turn(first);
            assertThat(bar(second)).containsText(name("Bo") + " to move");
            Assertions.assertThat(second.page.locator(".spot.offered").count()).isZero();
            Assertions.assertThat(
                            second.button("Move this seat to another device").count())
                    .isZero();
            turn(phone);
            assertThat(bar(first)).containsText("Your turn");
        }
    }

    /** The text of a QR code, as a camera reads it. */
    private static String scan(Locator code) throws IOException, ReaderException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(code.screenshot()));
        int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        RGBLuminanceSource source = new RGBLuminanceSource(image.getWidth(), image.getHeight(), pixels);
        return new QRCodeReader()
                .decode(new BinaryBitmap(new HybridBinarizer(source)))
                .getText();
    }
}
