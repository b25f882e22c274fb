package tilewright.print.canvas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.rng.SeededRandom;

/** Typefaces of files: what is drawn with them, and what is refused. */
final class OwnTypefaceTest {

    private static final int EMBEDDING = 8;

    /** The place of a table of a TrueType file, by its directory (OpenType 1.9, "Organization of an OpenType font"). */
    private static int table(byte[] file, String tag) {
        ByteBuffer font = ByteBuffer.wrap(file);
        for (int i = 0; i < font.getShort(4); i++) {
            int entry = 12 + 16 * i;
            if (new String(file, entry, 4, StandardCharsets.US_ASCII).equals(tag)) {
                return font.getInt(entry + 8);
            }
        }
        throw new IllegalArgumentException("there is no table " + tag);
    }

    private static byte[] withEmbedding(int type) throws IOException {
        byte[] file = Faces.file("jost.ttf");
        ByteBuffer.wrap(file).putShort(table(file, "OS/2") + EMBEDDING, (short) type);
        return file;
    }

    @Test
    void a_file_gives_the_digits_that_the_program_has_of_it() throws IOException {
        Face own = Face.ofFile(Faces.file("jost.ttf"));
        assertThat(own.width("0123456789", 1)).isEqualTo(Face.JOST.width("0123456789", 1));
        assertThat(own.halfDigit()).isBetween(0.3, 0.4);
        assertThat(own.runs("17 ж", "en")).hasSize(2);
    }

    @Test
    void a_digit_stands_in_the_middle_whatever_its_height() throws IOException {
        for (String name : new String[] {"besley.ttf", "playpen-sans.ttf", "noto-serif.ttf"}) {
            byte[] file = Faces.file(name);
            double top = Typeface.of(file).shape('7').getBounds2D().getMaxY();
            assertThat(Face.ofFile(file).halfDigit()).as(name).isCloseTo(top / 2, within(0.03));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 4, 8})
    void what_its_makers_allow_is_embedded(int type) throws IOException {
        assertThat(Face.ofFile(withEmbedding(type)).width("1", 1)).isPositive();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 0x100, 0x104, 0x200})
    void what_its_makers_forbid_is_refused(int type) throws IOException {
        byte[] file = withEmbedding(type);
        assertThatThrownBy(() -> Face.ofFile(file))
                .isInstanceOf(CanvasError.class)
                .hasMessage("the makers of the typeface do not let files have a part of it; choose another one");
    }

    @Test
    void what_is_no_typeface_is_refused() throws IOException {
        byte[] font = Faces.file("jost.ttf");
        for (byte[] file : new byte[][] {
            {},
            "no typeface".getBytes(StandardCharsets.UTF_8),
            Arrays.copyOf(font, 100),
            Arrays.copyOf(font, font.length / 2)
        }) {
            assertThatThrownBy(() -> Face.ofFile(file)).isInstanceOf(CanvasError.class);
        }
    }

    @Test
    void damaged_files_give_digits_or_a_sentence() throws IOException {
        byte[] font = Faces.file("jost.ttf");
        SeededRandom random = new SeededRandom(20261130);
        for (int i = 0; i < 300; i++) {
            byte[] file = font.clone();
            for (int j = 0; j < 20; j++) {
                file[random.below(random.below(2) == 0 ? 400 : file.length)] = (byte) random.below(256);
            }
            try {
                assertThat(Face.ofFile(file).width("5", 10)).isPositive();
            } catch (CanvasError refused) {
                assertThat(refused.message().text()).containsPattern("^(a|the makers of the|the) typeface ");
            }
        }
    }
}
