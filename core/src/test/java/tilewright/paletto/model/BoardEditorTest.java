package tilewright.paletto.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.draw.Spot;
import tilewright.message.Words;
import tilewright.puzzle.Editor;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;
import tilewright.rng.SeededRandom;
import tilewright.text.TextError;

final class BoardEditorTest {

    private final BoardEditor editor = new BoardEditor();

    @Test
    void a_board_is_entered_piece_by_piece() {
        String text = editor.empty(Setup.of(3, 2)).text();
        assertThat(text).isEqualTo(".../.../...");
        for (String put : List.of("r1c1:A", "r1c2:B", "r1c3:C", "r2c1:C", "r2c2:A", "r2c3:B", "r3c1:B", "r3c2:C")) {
            text = after(text, "type:" + put);
        }
        assertThat(words(text)).isEqualTo("One piece is missing. Without it it is a position of later in a game.");
        text = after(text, "drag:pile1:r3c3");
        assertThat(text).isEqualTo("ABC/CAB/BCA");
        assertThat(words(text)).isEqualTo("All pieces are on the board.");
    }

    @Test
    void the_number_of_players_stays() {
        assertThat(after(editor.empty(Setup.of(6, 3)).text(), "type:r1c1:F"))
                .isEqualTo("F...../....../....../....../....../...... 3 0");
    }

    @Test
    void pieces_change_places_and_go_back() {
        assertThat(after("AB./.../...", "drag:r1c1:r1c2")).isEqualTo("BA./.../...");
        assertThat(after("AB./.../...", "drag:r1c1:r3c3")).isEqualTo(".B./.../..A");
        assertThat(after("AB./.../...", "drag:r1c1:pile1")).isEqualTo(".B./.../...");
        assertThat(after("AB./.../...", "type:r1c2:Delete")).isEqualTo("A../.../...");
        assertThat(after("AB./.../...", "type:r1c2:C")).isEqualTo("AC./.../...");
    }

    @Test
    void what_is_against_the_rules_is_refused_with_the_reason() {
        assertThat(refusal("AB./.../...", "type:r2c1:A"))
                .isEqualTo("Pieces of one color never touch, and there is one on R1C1.");
        assertThat(refusal("AB./BA./C.A", "drag:pile1:r1c3")).isEqualTo("All 3 pieces of color A are on the board.");
        assertThat(refusal("A.B/.../...", "tap:r1c1"))
                .isEqualTo("Drag a piece from below the board to a cell, or type the letter of its color.");
    }

    @Test
    void pieces_that_are_apart_are_no_position_yet() {
        assertThat(editor.draft("A../.../..B").ready()).isFalse();
        assertThat(editor.draft(".../.../...").ready()).isFalse();
        assertThat(editor.draft("AB./.../...").ready()).isTrue();
    }

    @Test
    void a_position_in_which_a_piece_was_taken_is_no_draft() {
        for (String text : List.of("aBC/CAB/BCA", "ABC/CAB/BCA 2 1", ".BC/CAB/BCA 2 0 100,000", "AB./AC./...")) {
            assertThatThrownBy(() -> editor.draft(text)).as(text).isInstanceOf(TextError.class);
        }
    }

    /** Whatever is offered leads to a draft; what is ready can be read, and is drawn with a spot for each gesture. */
    @Test
    void offers_lead_to_drafts() {
        Seeds.each(20, 200, random -> {
            Editor.Draft draft = editor.empty(Setup.of(3 + random.below(6), 2 + random.below(3)));
            for (int step = 0; step < 40; step++) {
                List<String> spots =
                        draft.scene().spots().stream().map(Spot::id).toList();
                draft.offers().forEach(offer -> assertThat(spots).containsAll(spots(offer.gesture())));
                String text = draft.text();
                assertThat(draft.ready()).as(text).isEqualTo(isPosition(text));
                draft = editor.draft(next(draft, random).move());
            }
        });
    }

    private static Offer<String> next(Editor.Draft draft, SeededRandom random) {
        return draft.offers().get(random.below(draft.offers().size()));
    }

    private static List<String> spots(Gesture gesture) {
        return switch (gesture) {
            case Gesture.Tap(String spot) -> List.of(spot);
            case Gesture.Drag(String from, String to) -> List.of(from, to);
            case Gesture.Type(String spot, String _) -> List.of(spot);
        };
    }

    /** Whether the reader of positions takes it, and a piece is there. */
    private static boolean isPosition(String text) {
        try {
            return Text.POSITIONS.parse(text).occupied() != 0;
        } catch (TextError error) {
            return false;
        }
    }

    private String after(String text, String gesture) {
        return Offer.move(Gesture.parse(gesture), editor.draft(text).offers()).orElseThrow();
    }

    private String words(String text) {
        return Words.ENGLISH.text(editor.draft(text).words());
    }

    private String refusal(String text, String gesture) {
        Gesture parsed = Gesture.parse(gesture);
        assertThat(Offer.move(parsed, editor.draft(text).offers())).isEmpty();
        return Words.ENGLISH.text(editor.refusal(text, parsed));
    }
}
