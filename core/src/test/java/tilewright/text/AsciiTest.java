package tilewright.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

final class AsciiTest {

    @Test
    void says_of_every_character_of_ascii_what_the_jdk_says() {
        for (char c = 0; c < 0x80; c++) {
            assertThat(Ascii.isLetter(c)).isEqualTo(Character.isLetter(c));
            assertThat(Ascii.isDigit(c)).isEqualTo(Character.isDigit(c));
            assertThat(Ascii.upper(c)).isEqualTo(Character.toUpperCase(c));
            assertThat(Ascii.lower("a" + c)).isEqualTo(("a" + c).toLowerCase(Locale.ROOT));
            for (int base = 2; base <= 36; base++) {
                assertThat(Ascii.digit(c, base)).isEqualTo(Character.digit(c, base));
            }
        }
    }

    @Test
    void leaves_all_other_characters_alone() {
        for (char c = 0x80; c < Character.MAX_VALUE; c++) {
            assertThat(Ascii.isLetter(c)).isFalse();
            assertThat(Ascii.isDigit(c)).isFalse();
            assertThat(Ascii.upper(c)).isEqualTo(c);
            assertThat(Ascii.digit(c, 36)).isEqualTo(-1);
        }
    }
}
