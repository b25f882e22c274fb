package tilewright.print.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.message.Words;
import tilewright.print.BoardStyle;
import tilewright.print.pictures.PictureKind;
import tilewright.print.pictures.PictureStyle;
import tilewright.text.FieldError;

class PictureDescriptionTest {

    private static PictureStyle style(PictureKind kind, Map<String, String> typed) {
        return PictureDescription.style(new MapFields(typed), kind, BoardStyle.PLAIN, Words.ENGLISH);
    }

    @Test
    void without_fields_a_picture_is_as_wide_as_a_column() {
        PictureStyle style = style(PictureKind.PNG, Map.of());
        assertThat(style.width()).isCloseTo(226.77, within(0.01));
        assertThat(style.dpi()).isEqualTo(150);
        assertThat(style.outlines()).isTrue();
        assertThat(PictureDescription.names(new MapFields(Map.of()))
                        .next(Map.of("puzzle", "sudoku", "number", "1", "kind", "png")))
                .isEqualTo("sudoku-1.png");
    }

    @Test
    void fields_say_how_pictures_look() {
        Map<String, String> typed = Map.of("each", "PNG", "size", "600px", "dpi", "300", "fonts", "names");
        assertThat(PictureDescription.kind(new MapFields(typed))).isEqualTo(PictureKind.PNG);
        PictureStyle style = style(PictureKind.PNG, typed);
        assertThat(style.width()).isEqualTo(144);
        assertThat(style.dots()).isEqualTo(600);
        assertThat(style.outlines()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            size  | 3         | PNG  | size must be a length from 7mm to 1058mm or dots such as 600px, not '3'
            size  | 1mm       | PDF  | size must be a length from 7mm to 1058mm or dots such as 600px, not '1mm'
            size  | 9000px    | PDF  | size must be a length from 7mm to 1058mm or dots such as 600px, not '9000px'
            dpi   | 71        | PNG  | dpi must be 72–1200, not '71'
            size  | 3000px    | APNG | a picture of 3000 dots across is too large; it has at most 2000
            fonts | embedded  | SVG  | fonts must be outlines or names, not 'embedded'
            """)
    void what_cannot_be_is_refused(String name, String typed, PictureKind kind, String message) {
        assertThatThrownBy(() -> style(kind, Map.of(name, typed)))
                .isInstanceOf(FieldError.class)
                .hasMessage(message);
    }

    @Test
    void unknown_kinds_and_holes_are_refused() {
        assertThatThrownBy(() -> PictureDescription.kind(new MapFields(Map.of("each", "gif"))))
                .hasMessage("each must be pdf, svg, png, tikz, json, steps-svg, or apng, not 'gif'");
        assertThatThrownBy(() -> PictureDescription.names(new MapFields(Map.of("names", "{nummer}.png"))))
                .hasMessage("'{nummer}.png' has the unknown hole 'nummer'; did you mean 'number'?");
    }
}
