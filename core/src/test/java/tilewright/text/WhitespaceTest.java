package tilewright.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class WhitespaceTest {

    @Test
    void says_of_every_character_what_the_jdk_says() {
        for (int i = 0; i <= Character.MAX_VALUE; i++) {
            char c = (char) i;
            assertThat(Whitespace.is(c)).as("U+%04X", i).isEqualTo(Character.isWhitespace(c));
        }
    }

    @Test
    void strips_texts_as_the_jdk_does() {
        String signs = " \t\n\u001f\u00a0\u2003\u3000x\u200b";
        for (int i = 0; i < Math.pow(signs.length(), 4); i++) {
            StringBuilder made = new StringBuilder();
            for (int rest = i; rest > 0; rest /= signs.length()) {
                made.append(signs.charAt(rest % signs.length()));
            }
            String text = made.toString();
            assertThat(Whitespace.only(text)).isEqualTo(text.isBlank());
            assertThat(Whitespace.strip(text)).isEqualTo(text.strip());
            assertThat(Whitespace.stripTrailing(text)).isEqualTo(text.stripTrailing());
        }
    }
}
