package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

final class SetupTest {

    @ParameterizedTest
    @CsvFileSource(resources = "setups.txt", delimiter = ';')
    void a_setup_is_written_as_it_is_read_and_says_what_it_is(String text, String label, String words) {
        Setup setup = Text.SETUPS.parse(text);
        assertThat(Text.SETUPS.format(setup)).isEqualTo(text);
        assertThat(setup.label().text()).isEqualTo(label);
        assertThat(setup.words().text()).isEqualTo(words);
    }

    @Test
    void a_board_of_all_tiles_or_fewer_than_none_is_no_setup() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Setup.Tiles(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Setup.Tiles(64));
    }
}
