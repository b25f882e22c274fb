package tilewright.print.canvas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;

class FaceTest {

    private static final String LETTERS = "iiMWx.,- 12345678  ü\ud83d\ude00\n\u0001";

    @Test
    void lines_are_those_of_a_dull_way_to_break_a_text() {
        Seeds.each(400, random -> {
            String text = text(random, random.below(200));
            Face face = random.below(2) == 0 ? Face.WORDS : Face.FIGURES;
            double size = 4 + random.below(30);
            double width = random.below(300);
            List<String> lines = face.wrapped(text, size, width);
            assertThat(lines).isEqualTo(dull(face, text, size, width));
            assertThat(face.firstLine(text, size, width)).isEqualTo(lines.isEmpty() ? "" : lines.getFirst());
            int most = random.below(8);
            List<String> some = face.wrapped(text, size, width, most);
            assertThat(some).hasSize(Math.min(most, lines.size()));
            if (most > 0 && most < lines.size()) {
                assertThat(some.subList(0, most - 1)).isEqualTo(lines.subList(0, most - 1));
                String last = some.getLast();
                assertThat(last).endsWith("…");
                assertThat(lines.get(most - 1)).startsWith(last.substring(0, last.length() - 1));
                assertThat(last.length() == 1 || face.width(last, size) <= width)
                        .isTrue();
            } else {
                assertThat(some).isEqualTo(lines.subList(0, some.size()));
            }
        });
    }

    /** Letters of many languages, and where the first is that none of the typefaces draws, or -1. */
    @ParameterizedTest
    @CsvSource({
        "Zażółć gęślą jaźń, -1",
        "Příručka češtiny, -1",
        "Çağdaş şiir ığdır, -1",
        "Învăţăm împreună și țesem, -1",
        "Sách câu đố tiếng Việt, -1",
        "Το βιβλίο με τα σουντόκου ᾳ, -1",
        "Книга судоку ѐ, -1",
        "Їжак ґанку Ўжо, -1",
        "ﬁve ‰ € № → ≥ × “a” – …, -1",
        "数独のマスに「１」を入れる。ヴァ髙﨑①…, -1",
        "数独的“每一行”——都有…·, -1",
        "a 数独, -1",
        "한국어, 0",
        "a ᠠ, 2",
        "סודוקו, 0",
        "سودوكو, 0",
        "सुडोकू, 0",
        "ab\ud83d\ude00, 2",
        "xa\u0338, 2",
    })
    void the_letters_of_a_face_are_those_of_several_typefaces(String text, int missing) {
        assertThat(Face.missing(text)).isEqualTo(missing < 0 ? OptionalInt.empty() : OptionalInt.of(missing));
        for (Face face : TestFaces.all()) {
            if (missing < 0) {
                String joined =
                        face.runs(text, "en").stream().map(Face.Run::text).collect(Collectors.joining());
                assertThat(joined).isEqualTo(text);
            } else {
                assertThatThrownBy(() -> face.runs(text, "en")).isInstanceOf(IllegalArgumentException.class);
            }
        }
    }

    @Test
    void a_letter_comes_from_the_first_typeface_that_has_it() {
        assertThat(Face.FIGURES.runs("Łódź 1 ж→", "en"))
                .containsExactly(
                        new Face.Run(Typeface.BESLEY, "Łódź 1 "),
                        new Face.Run(Typeface.NOTO_SERIF, "ж"),
                        new Face.Run(Typeface.LIBERATION_SANS, "→"));
        assertThat(Face.WORDS.runs("Łódź ж ế", "en"))
                .containsExactly(new Face.Run(Typeface.LIBERATION_SANS, "Łódź ж ế"));
    }

    @ParameterizedTest
    @MethodSource
    void bold_and_italic_are_typefaces_of_their_own(Face face, String language, Typeface latin, Typeface eastAsian) {
        assertThat(face.runs("Łódź ж ế Ω 数独", language))
                .containsExactly(new Face.Run(latin, "Łódź ж ế Ω "), new Face.Run(eastAsian, "数独"));
    }

    private static List<Arguments> bold_and_italic_are_typefaces_of_their_own() {
        return List.of(
                Arguments.of(Face.BOLD, "ja", Typeface.LIBERATION_SANS_BOLD, Typeface.NOTO_SANS_JP_BOLD),
                Arguments.of(Face.BOLD, "zh-Hans", Typeface.LIBERATION_SANS_BOLD, Typeface.NOTO_SANS_SC_BOLD),
                Arguments.of(Face.ITALIC, "ja", Typeface.LIBERATION_SANS_ITALIC, Typeface.NOTO_SANS_JP_BOLD));
    }

    /** Boards have digits, and letters where there are more than nine. */
    @Test
    void faces_of_digits_draw_them_all_by_one_typeface_as_wide_as_one_another() {
        assertThat(Face.digits().keySet())
                .containsExactly("besley", "atkinson", "open-sans", "jost", "bitter", "playpen");
        for (Face face : Face.digits().values()) {
            assertThat(face.runs("0123456789 ABCXYZ abcxyz +", "en"))
                    .as(face.toString())
                    .hasSize(1);
            for (char digit = '1'; digit <= '9'; digit++) {
                assertThat(face.width(Character.toString(digit), 1)).isBetween(0.4, 0.75);
            }
        }
        assertThat(Face.PLAYPEN.runs("1 ж", "en")).hasSize(2);
    }

    @Test
    void ideographs_have_the_forms_of_the_language() {
        assertThat(Face.WORDS.runs("“A” 数独 “数独”", "ja"))
                .containsExactly(
                        new Face.Run(Typeface.LIBERATION_SANS, "“A” "),
                        new Face.Run(Typeface.NOTO_SANS_JP, "数独"),
                        new Face.Run(Typeface.LIBERATION_SANS, " "),
                        new Face.Run(Typeface.NOTO_SANS_SC, "“"),
                        new Face.Run(Typeface.NOTO_SANS_JP, "数独"),
                        new Face.Run(Typeface.NOTO_SANS_SC, "”"));
        assertThat(Face.FIGURES.runs("1 这…の髙", "zh-Hans"))
                .containsExactly(
                        new Face.Run(Typeface.BESLEY, "1 "),
                        new Face.Run(Typeface.NOTO_SANS_SC, "这…の"),
                        new Face.Run(Typeface.NOTO_SANS_JP, "髙"));
    }

    @Test
    void each_letter_is_as_wide_as_it_is_drawn() {
        for (Face face : TestFaces.all()) {
            for (int letter = ' '; letter < 0x30000; letter++) {
                String text = Character.toString(letter);
                if (letter < 0xd800 || letter >= 0xe000 && Face.missing(text).isEmpty()) {
                    for (String language : List.of("ja", "zh-Hans")) {
                        for (String shown : List.of(text, "数" + text, text + "数")) {
                            if (Face.missing(shown).isEmpty()) {
                                assertThat(face.width(shown, 1))
                                        .as(shown)
                                        .isCloseTo(drawn(face, shown, language), within(1e-9));
                            }
                        }
                    }
                }
            }
        }
    }

    private static double drawn(Face face, String text, String language) {
        return face.runs(text, language).stream()
                .mapToDouble(run -> run.text()
                        .codePoints()
                        .mapToDouble(run.typeface()::advance)
                        .sum())
                .sum();
    }

    @ParameterizedTest
    @MethodSource("brokenTexts")
    void a_line_breaks_where_its_language_breaks_it(double width, List<String> lines, String text) {
        assertThat(Face.WORDS.wrapped(text, 1, width)).isEqualTo(lines);
    }

    private static List<Arguments> brokenTexts() throws IOException {
        List<Arguments> cases = new ArrayList<>();
        try (InputStream file = Objects.requireNonNull(FaceTest.class.getResourceAsStream("lines.txt"))) {
            for (String line : new String(file.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
                if (!line.isEmpty() && !line.startsWith("#")) {
                    String[] parts = line.split(" = ", 2);
                    cases.add(Arguments.of(
                            Double.parseDouble(parts[0]), List.of(parts[1].split("\\|")), parts[1].replace("|", "")));
                }
            }
        }
        return cases;
    }

    private static String text(SeededRandom random, int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append(LETTERS.charAt(random.below(LETTERS.length())));
        }
        return text.toString();
    }

    private static List<String> dull(Face face, String text, double size, double width) {
        List<String> lines = new ArrayList<>();
        String rest = text;
        while (!rest.isEmpty()) {
            int end = rest.charAt(0) == '\n' ? 0 : rest.offsetByCodePoints(0, 1);
            while (end > 0
                    && end < rest.length()
                    && rest.charAt(end) != '\n'
                    && face.width(rest.substring(0, rest.offsetByCodePoints(end, 1)), size) <= width) {
                end = rest.offsetByCodePoints(end, 1);
            }
            boolean whole = end == rest.length();
            boolean broken = !whole && rest.charAt(end) == '\n';
            int blank = whole || broken ? -1 : rest.lastIndexOf(' ', end);
            lines.add(rest.substring(0, blank > 0 ? blank : end));
            rest = rest.substring(blank > 0 ? blank + 1 : broken ? end + 1 : end);
        }
        return lines;
    }

    @Test
    void a_long_text_is_broken_with_work_in_proportion() {
        for (String word : List.of("word ", "M", "a\n")) {
            for (double width : new double[] {0, 30, 300, 1e9}) {
                long shorter = allocated(word.repeat(10_000), width);
                long longer = allocated(word.repeat(160_000), width);
                assertThat(longer).as("%s in %s", word, width).isLessThan(32 * shorter + 1_000_000);
            }
        }
    }

    private static long allocated(String text, double width) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        assertThat(Face.WORDS.wrapped(text, 10, width)).isNotEmpty();
        return threads.getCurrentThreadAllocatedBytes() - before;
    }
}
