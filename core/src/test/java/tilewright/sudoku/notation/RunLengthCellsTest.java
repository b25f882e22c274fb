package tilewright.sudoku.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.sudoku.model.Text;

final class RunLengthCellsTest {

    private static List<String> lines(String file) throws IOException {
        String path = "/tilewright/sudoku/programs/" + file;
        try (InputStream in = Objects.requireNonNull(RunLengthCellsTest.class.getResourceAsStream(path), path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        }
    }

    private static void readAndWritten(String file, RunLengthCells form, char before) throws IOException {
        List<String> lines = lines(file);
        assertThat(lines).hasSize(100);
        for (String line : lines) {
            String cells = line.substring(0, 81);
            String written = line.substring(line.lastIndexOf(before) + 1);
            int[] digits = form.read(written).orElseThrow();
            assertThat(Text.cells(digits, '.')).isEqualTo(cells);
            assertThat(form.write(digits)).isEqualTo(written);
        }
    }

    @Test
    void what_solo_writes_is_read_and_written() throws IOException {
        readAndWritten("sgt-solo.txt", RunLengthCells.SOLO, ':');
    }

    @Test
    void what_pzpr_writes_is_read_and_written() throws IOException {
        readAndWritten("pzpr.txt", RunLengthCells.PZPR, '/');
    }

    /** Solo itself reads {@code 53} as the number 53, and refuses it in a grid of side 9. */
    @Test
    void digits_side_by_side_are_one_number_in_solo() {
        assertThat(RunLengthCells.SOLO.read("5_3" + "z".repeat(3) + "a")).isPresent();
        assertThat(RunLengthCells.SOLO.read("53" + "z".repeat(3) + "a")).isEmpty();
        assertThat(RunLengthCells.PZPR.read("53" + "z".repeat(3) + "y")).isPresent();
    }

    @Test
    void cells_go_there_and_back() {
        Seeds.each(300, random -> {
            int[] digits = new int[81];
            int clues = random.below(82);
            for (int i = 0; i < clues; i++) {
                digits[random.below(81)] = 1 + random.below(9);
            }
            for (RunLengthCells form : List.of(RunLengthCells.SOLO, RunLengthCells.PZPR)) {
                assertThat(form.read(form.write(digits))).hasValue(digits);
            }
        });
    }

    @Test
    void other_sizes_are_none() {
        assertThat(RunLengthCells.SOLO.write(new int[81])).isEqualTo("zzzc");
        for (String text : List.of("", "zzzb", "zzzd", "zzzc1", "zzz0b", "zzz-b", "zzz.b", "zzz\u0100b")) {
            assertThat(RunLengthCells.SOLO.read(text)).as(text).isEmpty();
        }
        assertThat(RunLengthCells.PZPR.write(new int[81])).isEqualTo("zzzzg");
        assertThat(RunLengthCells.PZPR.read("zzzz.")).hasValue(new int[81]);
        for (String text : List.of("zzzz", "zzzzh", "zzzz_g", "zzzz0", "zzzza")) {
            assertThat(RunLengthCells.PZPR.read(text)).as(text).isEmpty();
        }
    }
}
