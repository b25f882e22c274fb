package tilewright.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Puzzles;
import tilewright.play.Play;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.TextForm;
import tilewright.text.Format;
import tilewright.text.Json;
import tilewright.text.TextError;

/**
 * Texts: each is refused by a {@link TextError}, or read; then reading what is written gives an equal value, and writing
 * that the same text. Those of a puzzle begin with its name and a colon.
 */
final class TextsFuzzTest {

    private static final int MOST_OFFERS = 3;

    @MethodSource("tilewright.fuzz.Examples#positions")
    @FuzzTest
    void positions(byte[] data) {
        named(text(data)).ifPresent(puzzle -> position(puzzle, behindColon(text(data))));
    }

    private static <P, S, M> void position(Puzzle<P, S, M> puzzle, String text) {
        Format<S> format = puzzle.texts().positions();
        again(format, text).ifPresent(position -> {
            assertThat(format.format(position)).doesNotContain("\n");
            puzzle.draw(position);
            puzzle.rules().status(position);
            for (Offer<M> offer :
                    puzzle.rules().offers(position).stream().limit(MOST_OFFERS).toList()) {
                assertThat(puzzle.rules().legal(position, offer.move())).isTrue();
                S after = puzzle.rules().after(position, offer.move());
                assertThat(format.parse(format.format(after))).isEqualTo(after);
                Format<M> moves = puzzle.texts().moves();
                assertThat(moves.parse(moves.format(offer.move()))).isEqualTo(offer.move());
            }
        });
    }

    @MethodSource("tilewright.fuzz.Examples#forms")
    @FuzzTest
    void forms(byte[] data) {
        named(text(data)).ifPresent(puzzle -> form(puzzle, behindColon(text(data))));
    }

    private static <P, S, M> void form(Puzzle<P, S, M> puzzle, String text) {
        Format<S> format = puzzle.texts().positions();
        S position;
        try {
            position = format.parse(text);
        } catch (TextError refused) {
            return;
        }
        for (TextForm<S> form : puzzle.texts().forms()) {
            Examples.written(form, position).ifPresent(written -> {
                S read = format.parse(written);
                if (form.faithful()) {
                    assertThat(form.writer().apply(read)).as(form.id()).isEqualTo(written);
                }
            });
        }
    }

    @MethodSource("tilewright.fuzz.Examples#setups")
    @FuzzTest
    void setups(byte[] data) {
        named(text(data)).ifPresent(puzzle -> setup(puzzle, behindColon(text(data))));
    }

    private static <P> void setup(Puzzle<P, ?, ?> puzzle, String text) {
        again(puzzle.texts().setups(), text).ifPresent(setup -> {
            assertThat(puzzle.setups().description(setup).text()).isNotEmpty();
            assertThat(puzzle.setups().label(setup).text()).isNotEmpty();
        });
    }

    @MethodSource("tilewright.fuzz.Examples#moves")
    @FuzzTest
    void moves(byte[] data) {
        named(text(data)).ifPresent(puzzle -> move(puzzle, behindColon(text(data))));
    }

    private static <M> void move(Puzzle<?, ?, M> puzzle, String text) {
        again(puzzle.texts().moves(), text)
                .ifPresent(move -> assertThat(puzzle.texts().moves().format(move))
                        .doesNotContain(" ", ":", ",", "@", "\n")
                        .doesNotMatch("[0-9].*"));
    }

    @MethodSource("tilewright.fuzz.Examples#plays")
    @FuzzTest
    void plays(byte[] data) {
        try {
            Play play = Play.load(Puzzles.CATALOG, text(data));
            String saved = play.save();
            Play again = Play.load(Puzzles.CATALOG, saved);
            assertThat(again.save()).isEqualTo(saved);
            assertThat(again.id()).isEqualTo(play.id());
            assertThat(again.node()).isEqualTo(play.node());
            assertThat(Play.load(Puzzles.CATALOG, play.id()).position()).isEqualTo(play.position());
        } catch (TextError refused) {
            explained(refused);
        }
    }

    @MethodSource("tilewright.fuzz.Examples#gestures")
    @FuzzTest
    void gestures(byte[] data) {
        try {
            Gesture gesture = Gesture.parse(text(data));
            assertThat(Gesture.parse(gesture.toString())).isEqualTo(gesture);
        } catch (TextError refused) {
            explained(refused);
        }
    }

    @MethodSource("tilewright.fuzz.Examples#values")
    @FuzzTest
    void values(byte[] data) {
        try {
            Json value = Json.parse(text(data));
            assertThat(Json.parse(value.toString())).isEqualTo(value);
            assertThat(Json.parse(value.toString()).toString()).isEqualTo(value.toString());
        } catch (TextError refused) {
            explained(refused);
        }
    }

    static String text(byte[] data) {
        return new String(data, StandardCharsets.UTF_8);
    }

    private static Optional<Puzzle<?, ?, ?>> named(String text) {
        int colon = text.indexOf(':');
        return Puzzles.CATALOG.find(text.substring(0, Math.max(0, colon)));
    }

    private static String behindColon(String text) {
        return text.substring(text.indexOf(':') + 1);
    }

    /** The value; empty when the text is refused. */
    private static <T> Optional<T> again(Format<T> format, String text) {
        T value;
        try {
            value = format.parse(text);
        } catch (TextError refused) {
            explained(refused);
            return Optional.empty();
        }
        String written = format.format(value);
        T again = format.parse(written);
        assertThat(again).isEqualTo(value);
        assertThat(format.format(again)).isEqualTo(written);
        return Optional.of(value);
    }

    /** Every error can be shown. */
    private static void explained(TextError error) {
        assertThat(error.explained().text()).contains("^");
        assertThat(error.explainedInRow().text()).isNotEmpty();
        assertThat(error.sentence()).doesNotContain("\n");
    }
}
