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
        byte[] file = TestFaces.file("jost.ttf");
        ByteBuffer.wrap(file).putShort(table(file, "OS/2") + EMBEDDING, (short) type);
        return file;
    }

    @Test
    void a_file_gives_the_digits_that_the_program_has_of_it() throws IOException {
        Face own = Face.ofFile(TestFaces.file("jost.ttf"));
        assertThat(own.width("0123456789", 1)).isEqualTo(Face.JOST.width("0123456789", 1));
        assertThat(own.halfDigit()).isBetween(0.3, 0.4);
        assertThat(own.runs("17 ж", "en")).hasSize(2);
    }

    @Test
    void words_and_titles_are_in_the_typeface_of_a_file_and_what_it_lacks_in_the_usual_ones() throws IOException {
        Faces own = Faces.ofFile(TestFaces.file("jost.ttf"));
        assertThat(own.words().width("Ada 1", 1)).isEqualTo(own.titles().width("Ada 1", 1));
        assertThat(own.words().width("Ada 1", 1)).isNotEqualTo(Face.WORDS.width("Ada 1", 1));
        assertThat(own.words().runs("Ada ж数", "ja").subList(1, 3))
                .containsExactly(new Face.Run(Typeface.LIBERATION_SANS, "ж"), new Face.Run(Typeface.NOTO_SANS_JP, "数"));
        assertThat(own.titles().runs("Ada ж", "en").getLast()).isEqualTo(new Face.Run(Typeface.NOTO_SERIF, "ж"));
    }

    @Test
    void bold_and_italic_words_are_in_the_usual_typefaces() throws IOException {
        Faces own = Faces.ofFile(TestFaces.file("jost.ttf"));
        assertThat(own.words().bold()).isSameAs(Face.BOLD);
        assertThat(own.words().italic()).isSameAs(Face.ITALIC);
        assertThat(own.titles().bold()).isSameAs(own.titles());
    }

    @Test
    void a_digit_stands_in_the_middle_whatever_its_height() throws IOException {
        for (String name : new String[] {"besley.ttf", "playpen-sans.ttf", "noto-serif.ttf"}) {
            byte[] file = TestFaces.file(name);
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
        byte[] font = TestFaces.file("jost.ttf");
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
        byte[] font = TestFaces.file("jost.ttf");
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
