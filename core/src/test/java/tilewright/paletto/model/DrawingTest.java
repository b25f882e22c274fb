package tilewright.paletto.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.draw.Spot;
import tilewright.paletto.Games;
import tilewright.paletto.start.StartBoards;
import tilewright.puzzle.Gesture;

final class DrawingTest {

    private static Scene drawn(String position, String... moves) {
        return Drawing.of(Games.play(position, moves));
    }

    private static String label(Scene scene, String spot) {
        return scene.spots().stream()
                .filter(found -> found.id().equals(spot))
                .map(found -> found.label().text())
                .collect(Collectors.joining("; "));
    }

    @Test
    void cells_are_labeled_with_what_may_be_done_there() {
        Scene scene = drawn("CBC/ACA/BAB");
        assertThat(label(scene, "r1c3")).isEqualTo("row 1, column 3, color C, can be taken");
        assertThat(label(scene, "r1c2")).isEqualTo("row 1, column 2, color B, one open side");
        assertThat(label(scene, "r2c2")).isEqualTo("row 2, column 2, color C, no open side");
        assertThat(label(drawn("AB./.C./..."), "r1c2"))
                .isEqualTo("row 1, column 2, color B, holds the others together");
        scene = drawn("CBC/ACA/BAB", "r1c1");
        assertThat(label(scene, "r1c1")).isEqualTo("row 1, column 1, empty, color C taken in this turn");
        assertThat(label(scene, "r3c3")).isEqualTo("row 3, column 3, color B, not in this turn");
        assertThat(label(drawn("A../.../..."), "r3c3")).isEqualTo("row 3, column 3, empty");
    }

    @Test
    void the_board_and_what_each_player_holds_are_parts() {
        Scene scene = drawn(".BC/ACA/B.B 2 0 001,100", "r1c3");
        assertThat(scene.parts().stream().map(Scene.Part::name)).containsExactly("board", "tray-1", "tray-2");
        Scene.Part first = scene.parts().get(1);
        assertThat(first.spot()).isEqualTo("player1");
        assertThat(first.pieces().stream().map(Scene.Piece::count)).containsExactly(0, 0, 2);
        // The third is still on the board, and of color A the other player lacks one.
        assertThat(first.pieces().get(2).goal()).isEqualTo(3);
        assertThat(scene.parts().get(2).pieces().getFirst().goal()).isEqualTo(3);
        // Each has one of color C.
        Scene lost = drawn(".B./ACA/BAB 2 0 001,001");
        assertThat(lost.parts().get(1).pieces().get(2).goal()).isZero();
    }

    @Test
    void players_and_the_end_of_the_turn_are_labeled() {
        Scene scene = drawn("CBC/ACA/BAB");
        assertThat(label(scene, "end")).isEqualTo("end turn, take a piece first");
        assertThat(label(scene, "player1")).isEqualTo("player 1, to move, owns no pieces");
        assertThat(label(scene, "player2")).isEqualTo("player 2, owns no pieces");
        scene = drawn(".BC/ACA/B.B 2 0 001,100", "r1c3");
        assertThat(label(scene, "end")).isEqualTo("end turn");
        assertThat(label(scene, "player1")).isEqualTo("player 1, to move, owns 2 of color C");
        assertThat(scene.title().text()).isEqualTo("Paletto, 3 by 3, player 1 to move.");
        scene = drawn("A../.../...", "r1c1");
        assertThat(label(scene, "player1")).isEqualTo("player 1, has won, owns 1 of color A");
        assertThat(label(scene, "end")).isEqualTo("end turn, game over");
        assertThat(scene.title().text()).isEqualTo("Paletto, 3 by 3, player 1 has won.");
    }

    @Test
    void pieces_are_discs_with_their_letter_and_a_ring_when_they_may_be_taken() {
        List<Mark> marks = drawn("CBC/ACA/BAB").marks();
        assertThat(marks)
                .contains(
                        new Mark.Disc(Box.cell(0, 0).inset(2), Ink.HUE_5),
                        new Mark.Glyph(Box.cell(0, 0).inset(3), "C", Ink.HUE_5),
                        new Mark.Ring(Box.cell(0, 0).inset(1), Ink.FREE),
                        new Mark.Disc(Box.cell(1, 1).inset(2), Ink.HUE_5))
                .doesNotContain(new Mark.Ring(Box.cell(1, 1).inset(1), Ink.FREE));
    }

    @Test
    void pieces_taken_in_this_turn_are_dots_and_counted_in_the_tray_of_the_player_to_move() {
        List<Mark> marks = drawn("CBC/ACA/BAB", "r1c1").marks();
        assertThat(marks)
                .contains(
                        new Mark.Dot(Box.cell(0, 0), Ink.HUE_5),
                        new Mark.Area(Box.cells(4, 0, 1, 4), Ink.CHOSEN),
                        new Mark.Area(Box.cells(5, 0, 1, 4), Ink.TRAY),
                        new Mark.Glyph(Box.cell(4, 3).inset(3), "1", Ink.WORDS));
    }

    @Test
    void every_spot_of_a_gesture_is_in_the_picture_and_nothing_lies_outside() {
        Seeds.each(10, random -> {
            for (int size = 3; size <= 8; size++) {
                Board board = new StartBoards().generate(Setup.of(size, 2 + random.below(3)), random);
                PalettoRules rules = new PalettoRules();
                while (true) {
                    Scene scene = Drawing.of(board);
                    Set<String> spots = scene.spots().stream().map(Spot::id).collect(Collectors.toSet());
                    assertThat(spots).hasSameSizeAs(scene.spots());
                    for (Spot spot : scene.spots()) {
                        Box box = spot.box();
                        assertThat(box.x() + box.width()).isLessThanOrEqualTo(scene.width());
                        assertThat(box.y() + box.height()).isLessThanOrEqualTo(scene.height());
                    }
                    var offers = rules.offers(board);
                    if (offers.isEmpty()) {
                        break;
                    }
                    assertThat(offers)
                            .allMatch(offer ->
                                    offer.gesture() instanceof Gesture.Tap(String spot) && spots.contains(spot));
                    board = rules.after(
                            board, offers.get(random.below(offers.size())).move());
                }
            }
        });
    }
}
