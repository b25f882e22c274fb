package tilewright.sudoku.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.message.Message;

final class PatternTest {

    @Test
    void a_pattern_has_the_cells_that_its_text_marks() {
        Seeds.each(100, random -> {
            char[] text = new char[81];
            for (int cell = 0; cell < 81; cell++) {
                text[cell] = random.below(2) == 0 ? 'x' : '.';
            }
            Pattern pattern = new Pattern(new String(text));
            int marked = 0;
            for (int cell = 0; cell < 81; cell++) {
                assertThat(pattern.has(cell)).isEqualTo(text[cell] == 'x');
                if (text[cell] == 'x') {
                    assertThat(pattern.cells()[marked++]).isEqualTo(cell);
                }
            }
            assertThat(pattern.size()).isEqualTo(marked);
            assertThat(pattern.cells()).hasSize(marked);
        });
    }

    @Test
    void other_texts_are_refused() {
        for (String text : new String[] {"", "x".repeat(80), "x".repeat(82), "x".repeat(80) + "X"}) {
            assertThatIllegalArgumentException().isThrownBy(() -> new Pattern(text));
        }
    }

    @Test
    void two_houses_without_clues_that_could_change_places_are_hopeless() {
        for (int first = 0; first < 9; first++) {
            for (int second = first + 1; second < 9; second++) {
                boolean exchangeable = first / 3 == second / 3;
                assertThat(withoutRows(first, second).hopeless().isPresent()).isEqualTo(exchangeable);
                assertThat(withoutColumns(first, second).hopeless().isPresent()).isEqualTo(exchangeable);
                if (exchangeable) {
                    String places = ", which could change places: there would be a second solution";
                    assertThat(withoutRows(first, second).hopeless().map(Message::text))
                            .hasValue("no clue in row " + (first + 1) + " and row " + (second + 1) + places);
                    assertThat(withoutColumns(first, second).hopeless().map(Message::text))
                            .hasValue("no clue in column " + (first + 1) + " and column " + (second + 1) + places);
                }
            }
        }
    }

    private static Pattern withoutRows(int first, int second) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            text.append(cell / 9 == first || cell / 9 == second ? '.' : 'x');
        }
        return new Pattern(text.toString());
    }

    private static Pattern withoutColumns(int first, int second) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            text.append(cell % 9 == first || cell % 9 == second ? '.' : 'x');
        }
        return new Pattern(text.toString());
    }
}
