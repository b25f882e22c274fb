package tilewright.sudoku.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static tilewright.sudoku.notation.AllNotations.POSITIONS;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.model.PlainGrids;
import tilewright.text.LineGrouping;

final class PlainGridsTest {

    private static final PlainGrids PLAIN = new PlainGrids();

    /** Characters of plain grids, some of them or all. */
    private static String plain(SeededRandom random) {
        String all = ".0123456789";
        int from = random.below(all.length());
        String some = all.substring(from, from + 1 + random.below(all.length() - from));
        StringBuilder cells = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            cells.append(some.charAt(random.below(some.length())));
        }
        return cells.toString();
    }

    @Test
    void a_plain_grid_is_read_as_its_text_is() {
        Seeds.each(1_000, random -> {
            String text = plain(random);
            int from = random.below(10);
            byte[] bytes = ("#".repeat(from) + text + "\n").getBytes(StandardCharsets.ISO_8859_1);
            assertThat(PLAIN.at(bytes, from)).isTrue();
            assertThat(PLAIN.read(bytes, from)).isEqualTo(POSITIONS.parse(text));
        });
    }

    @Test
    void any_other_byte_makes_it_another_text() {
        Seeds.each(100, random -> {
            byte[] bytes = plain(random).getBytes(StandardCharsets.ISO_8859_1);
            int place = random.below(81);
            for (int other = Byte.MIN_VALUE; other <= Byte.MAX_VALUE; other++) {
                bytes[place] = (byte) other;
                assertThat(PLAIN.at(bytes, 0)).isEqualTo(other == '.' || other >= '0' && other <= '9');
            }
        });
    }

    @Test
    void a_line_of_one_is_a_text_by_itself() {
        GridLines grouping = new GridLines();
        Seeds.each(1_000, random -> {
            String line = plain(random);
            LineGrouping.LinesAhead alone = new LineGrouping.LinesAhead() {
                @Override
                public boolean has(int index) {
                    throw new AssertionError("line " + index + " behind " + line);
                }

                @Override
                public String line(int index) {
                    return index == 0 ? line : "" + has(index);
                }
            };
            assertThat(grouping.comments(line)).isFalse();
            assertThat(grouping.first(alone)).isEqualTo(LineGrouping.Group.LINE);
            String grid = "53..7....\n".repeat(9) + line;
            assertThat(GroupedTexts.texts("# a comment\n" + line + "\n" + grid + "\n" + line))
                    .containsExactly(line, "53..7....\n".repeat(9).strip(), line, line);
        });
    }
}
