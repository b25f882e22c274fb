package tilewright.sudoku.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ValueNamesTest {

    @ParameterizedTest
    @ValueSource(strings = {"puzzle", "solution", "lösung", "solução", "løsning", "задача", "rätsel"})
    void knows_a_name_in_capitals_too(String name) {
        assertThat(ValueNames.of(name)).isNotZero();
        assertThat(ValueNames.of(name.toUpperCase(Locale.ROOT))).isEqualTo(ValueNames.of(name));
        assertThat(ValueNames.of("my" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1)))
                .isEqualTo(ValueNames.of(name));
        assertThat(ValueNames.of("my_" + name)).isEqualTo(ValueNames.of(name));
    }
}
