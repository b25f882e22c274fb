package tilewright.cli.context;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ControlCharactersTest {

    @Test
    void control_characters_become_pictures() {
        assertThat(ControlCharacters.shown("a\u001b[2Jb\r\u0007\u007f\u009b1m\u202e"))
                .isEqualTo("a␛[2Jb␍␇␡\ufffd1m\ufffd");
    }

    @Test
    void everything_else_stays() {
        String text = "line 1: column 2: ‘ä’ 🧩\n  text\t\n  ^";
        assertThat(ControlCharacters.shown(text)).isSameAs(text);
    }
}
