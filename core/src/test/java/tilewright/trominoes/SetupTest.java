package tilewright.trominoes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.grid.Grid;

final class SetupTest {

    private static final Grid TEN = Grid.square(10);

    @ParameterizedTest
    @CsvFileSource(resources = "setups.txt", delimiter = ';')
    void a_setup_is_written_as_it_is_read_and_says_what_it_is(String text, String words) {
        Setup setup = Text.SETUPS.parse(text);
        assertThat(Text.SETUPS.format(setup)).isEqualTo(text);
        assertThat(setup.words().text()).isEqualTo(words);
    }

    @Test
    void without_more_the_green_tile_is_anywhere_or_there_is_none() {
        for (int width : Setup.WIDTHS) {
            assertThat(Setup.of(width)).isEqualTo(new Setup(Grid.square(width), new Setup.Green.Anywhere(), 0));
        }
        assertThat(Setup.of(6)).isEqualTo(new Setup(Grid.square(6), new Setup.Green.None(), 0));
    }

    @Test
    void what_does_not_fit_is_refused() {
        refused(Grid.square(31), new Setup.Green.Anywhere(), 0, "is longer than 30");
        refused(new Grid(3, 31), new Setup.Green.None(), 0, "is longer than 30");
        refused(new Grid(31, 3), new Setup.Green.None(), 0, "is longer than 30");
        refused(TEN, new Setup.Green.None(), 0, "does not fit");
        refused(Grid.square(9), new Setup.Green.Anywhere(), 0, "does not fit");
        refused(Grid.square(2), new Setup.Green.Anywhere(), 0, "can hold the green tile");
        refused(TEN, new Setup.Green.At(10, 0), 0, "row (10) and column (0) are not on");
        refused(TEN, new Setup.Green.At(0, -1), 0, "row (0) and column (-1) are not on");
        refused(TEN, new Setup.Green.Anywhere(), -1, "tiles (-1) do not fit");
        refused(TEN, new Setup.Green.Anywhere(), 33, "tiles (33) do not fit");
        refused(TEN, new Setup.Green.ByPlayer(), 1, "tiles (1) do not fit");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Setup(TEN, new Setup.Green.Anywhere(), 1, Goal.FEW))
                .withMessageContaining("goal (FEW) does not fit");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Setup(TEN, new Setup.Green.ByPlayer(), 0, Goal.FEW))
                .withMessageContaining("goal (FEW) does not fit");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "4; 4 × 4; Lay 5 bars around the green tile.",
                "1x6; 1 × 6; Lay 2 bars.",
                "10-tiles-32; 10 × 10; Lay 1 bar around the green tile.",
                "8-unique; 8 × 8, unique; There is exactly one way to cover the rest.",
                "10-r1c1-few; 10 × 10, few; There are two to ten ways to cover the rest: most tiles lead nowhere.",
                "7-forced; 7 × 7, forced; One tile is certain, although every cell could be covered in several ways."
            })
    void a_setup_has_a_label_and_says_what_it_asks(String text, String label, String sentence) {
        Setup setup = Text.SETUPS.parse(text);
        assertThat(setup.label().text()).isEqualTo(label);
        assertThat(setup.sentence().text()).isEqualTo(sentence);
    }

    private static void refused(Grid grid, Setup.Green green, int tiles, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Setup(grid, green, tiles))
                .withMessageContaining(message);
    }
}
