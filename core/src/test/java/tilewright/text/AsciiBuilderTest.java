package tilewright.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;

final class AsciiBuilderTest {

    @Test
    void it_holds_what_a_builder_of_strings_holds() {
        Seeds.each(300, random -> {
            AsciiBuilder bytes = new AsciiBuilder();
            StringBuilder text = new StringBuilder();
            for (int i = random.below(600); i > 0; i--) {
                switch (random.below(5)) {
                    case 0 -> {
                        bytes.append('\n');
                        text.append('\n');
                    }
                    case 1 -> {
                        long number = random.bits() >>> 1 + random.below(63);
                        bytes.append(number);
                        text.append(number);
                    }
                    case 2 -> {
                        int[] digits = {0, 9, random.below(10)};
                        bytes.append(digits);
                        text.append("09").append(digits[2]);
                    }
                    case 3 -> {
                        String some = "a~".repeat(random.below(100));
                        bytes.append(some);
                        text.append(some);
                    }
                    default -> {
                        int before = bytes.length();
                        bytes.append("more than there was room for".repeat(random.below(50)));
                        bytes.cut(before);
                    }
                }
            }
            assertThat(bytes).hasToString(text.toString());
            assertThat(new String(bytes.bytes(), 0, bytes.length(), StandardCharsets.US_ASCII))
                    .isEqualTo(text.toString());
        });
    }

    @Test
    void other_characters_are_refused() {
        assertThatThrownBy(() -> new AsciiBuilder().append("1é")).hasMessageContaining("(1é)");
    }
}
