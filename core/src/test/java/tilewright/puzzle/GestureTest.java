package tilewright.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.text.TextError;

final class GestureTest {

    @Test
    void each_kind_has_its_text() {
        same("tap:r1c2", new Gesture.Tap("r1c2"));
        same("drag:r1c2:r3c4", new Gesture.Drag("r1c2", "r3c4"));
        same("type:r1c2:Shift+5", new Gesture.Type("r1c2", "Shift+5"));
    }

    private static void same(String text, Gesture gesture) {
        assertThat(Gesture.parse(text)).isEqualTo(gesture);
        assertThat(gesture).hasToString(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', textBlock = """
            ''~ 0~ a gesture begins with tap:
            lift:r1c2~ 0~ a gesture begins with tap:
            tap~ 3~ expected a spot
            tap:~ 4~ expected a spot
            tap:r1c2:r3c4~ 8~ expected the end of the text
            drag::r3c4~ 5~ expected the spot to begin at
            drag:r1c2~ 9~ expected (:)
            drag:r1c2:~ 10~ expected the spot to end at
            type:r1c2:~ 10~ expected a key
            type:r1c2:5:~ 11~ expected the end of the text
            """)
    void another_text_is_refused_where_it_goes_wrong(String text, int offset, String reason) {
        TextError error = catchThrowableOfType(TextError.class, () -> Gesture.parse(text));
        assertThat(error).isNotNull().hasMessageContaining(reason);
        assertThat(error.offset()).isEqualTo(offset);
    }
}
