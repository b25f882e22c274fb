package tilewright.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PaletteTest {

    /** The contrast of two colors after WCAG 2.2, from 1 to 21. */
    private static double contrast(String one, String other) {
        double a = luminance(one) + 0.05;
        double b = luminance(other) + 0.05;
        return Math.max(a, b) / Math.min(a, b);
    }

    private static double luminance(String color) {
        double[] weight = {0.2126, 0.7152, 0.0722};
        int[] rgb = Fill.rgb(color);
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            double part = rgb[i] / 255.0;
            sum += weight[i] * (part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4));
        }
        return sum;
    }

    @Test
    void every_ink_has_a_color() {
        for (Palette palette : Palette.values()) {
            for (Ink ink : Ink.values()) {
                assertThat(palette.color(ink)).matches("#[0-9a-f]{6}");
            }
        }
    }

    @Test
    void letters_on_pieces_are_easy_to_read() {
        for (Palette palette : Palette.values()) {
            for (Ink ink : Ink.values()) {
                String ground = palette.color(ink);
                double chosen = contrast(ground, palette.on(ink));
                double best = Math.max(contrast(ground, "#000000"), contrast(ground, "#ffffff"));
                assertThat(chosen).as("%s %s", palette, ink).isGreaterThan(best - 0.1);
                assertThat(chosen).as("%s %s", palette, ink).isGreaterThan(4.5);
            }
        }
    }

    @Test
    void words_on_the_board_and_the_tray_are_easy_to_read() {
        for (Palette palette : Palette.values()) {
            for (Ink words : List.of(Ink.CLUE, Ink.ENTRY, Ink.NOTE, Ink.WORDS, Ink.CONFLICT, Ink.HINT)) {
                for (Ink ground : List.of(Ink.BOARD, Ink.TRAY)) {
                    assertThat(contrast(palette.color(words), palette.color(ground)))
                            .as("%s %s on %s", palette, words, ground)
                            .isGreaterThan(4.5);
                }
            }
        }
    }

    @Test
    void a_color_is_an_ink_and_back() {
        Set<String> colors = new HashSet<>();
        for (int color = 0; color < 8; color++) {
            assertThat(Ink.hue(color).color()).isEqualTo(color);
            colors.add(Palette.LIGHT.color(Ink.hue(color)));
        }
        assertThat(colors).hasSize(8);
        assertThat(Ink.COVER.color()).isEqualTo(-1);
        assertThatThrownBy(() -> Ink.hue(8))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("color (8) must be 0 to 7");
        assertThatThrownBy(() -> Ink.hue(-1)).isInstanceOf(IllegalArgumentException.class);
    }
}
