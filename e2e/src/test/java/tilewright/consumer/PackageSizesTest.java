package tilewright.consumer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

/** The sizes that the guide tells of the packages, within a tenth of those that were built. */
final class PackageSizesTest {

    private static final Path PACKAGES = Path.of("../browser/target/packages");
    private static final Percentage TENTH = Percentage.withPercentage(10);

    @Test
    void the_guide_tells_how_large_programs_and_engines_are() throws IOException {
        String guide = Files.readString(Path.of("../docs/guide/any-page.md")).replaceAll("\\s+", " ");
        Path board = PACKAGES.resolve("board");
        Matcher sizes = found("The program is (\\d+) KB \\((\\d+) KB compressed\\)\\. The engine", guide);
        assertThat(size(board.resolve("tilewright-board.js"))).isCloseTo(told(sizes, 1), TENTH);
        assertThat(packed(board.resolve("tilewright-board.js"))).isCloseTo(told(sizes, 2), TENTH);

        sizes = found("The engine of a puzzle, (\\d+) to (\\d+) KB \\((\\d+) to (\\d+) KB compressed\\)", guide);
        double[] plain = Stream.of("hues-play", "paletto-play", "sudoku-play", "trominoes-play")
                .mapToDouble(name -> size(board.resolve("engine/" + name + ".wasm")))
                .sorted()
                .toArray();
        double[] packed = Stream.of("hues-play", "paletto-play", "sudoku-play", "trominoes-play")
                .mapToDouble(name -> packed(board.resolve("engine/" + name + ".wasm")))
                .sorted()
                .toArray();
        assertThat(plain[0]).isCloseTo(told(sizes, 1), TENTH);
        assertThat(plain[plain.length - 1]).isCloseTo(told(sizes, 2), TENTH);
        assertThat(packed[0]).isCloseTo(told(sizes, 3), TENTH);
        assertThat(packed[packed.length - 1]).isCloseTo(told(sizes, 4), TENTH);

        sizes = found("Sudoku (\\d+) KB \\((\\d+) KB compressed\\)", guide);
        assertThat(size(board.resolve("engine/sudoku.wasm"))).isCloseTo(told(sizes, 1), TENTH);
        assertThat(packed(board.resolve("engine/sudoku.wasm"))).isCloseTo(told(sizes, 2), TENTH);

        sizes = found("`Stopped`\\. The program is (\\d+) KB \\((\\d+) KB compressed\\)", guide);
        Path engine = PACKAGES.resolve("engine/tilewright-engine.js");
        assertThat(size(engine)).isCloseTo(told(sizes, 1), TENTH);
        assertThat(packed(engine)).isCloseTo(told(sizes, 2), within(1.0));
    }

    private static Matcher found(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        assertThat(matcher.find()).as(pattern).isTrue();
        return matcher;
    }

    private static double told(Matcher matcher, int group) {
        return Double.parseDouble(matcher.group(group));
    }

    private static double size(Path file) {
        return bytes(file).length / 1_000.0;
    }

    private static double packed(Path file) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes(file));
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
        return out.size() / 1_000.0;
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException missing) {
            throw new AssertionError(missing);
        }
    }
}
