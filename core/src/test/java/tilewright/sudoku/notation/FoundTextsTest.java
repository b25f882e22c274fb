package tilewright.sudoku.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;

/** Texts that other programs and people write. */
final class FoundTextsTest {

    private static String file(String name) throws IOException {
        String path = "/tilewright/sudoku/texts/" + name;
        try (InputStream in = Objects.requireNonNull(FoundTextsTest.class.getResourceAsStream(path), path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void files_of_other_programs_are_read() throws IOException {
        List<String> wrong = new ArrayList<>();
        for (String line : file("expected.txt").lines().toList()) {
            if (line.startsWith("#")) {
                continue;
            }
            List<String> words = List.of(line.split(" "));
            List<String> read = GroupedTexts.read(file(words.getFirst()));
            if (!read.equals(words.subList(1, words.size()))) {
                wrong.add(words.getFirst() + " " + read);
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void puzzles_are_read_however_they_are_written() {
        List<String> wrong = new ArrayList<>();
        for (int seed = 0; seed < 1_000; seed++) {
            WrittenTexts written = new WrittenTexts(new SeededRandom(seed));
            List<String> puzzles = new ArrayList<>();
            for (int i = written.random().below(3); i >= 0; i--) {
                puzzles.add(written.puzzle());
            }
            String file = written.file(puzzles);
            List<String> read = GroupedTexts.read(file);
            if (!read.equals(puzzles)) {
                wrong.add("seed " + seed + ":\n" + file + "\nread as " + String.join("\n", read) + "\n");
            }
        }
        assertThat(wrong.size() + " wrong\n" + String.join("\n", wrong.subList(0, Math.min(12, wrong.size()))))
                .isEqualTo("0 wrong\n");
    }

    @Test
    void a_row_that_is_blank_but_for_its_first_cell_has_no_tabs_left() {
        String table = "5\n6\t\t\t1\n\t9\t8\n\n4\t\t\t8\t\t3\t\t\t1\n7\n\t6\t\t\t\t\t2\t8\n\t\t\t4\t1\t9\n\t\t\t\t8";
        assertThat(GroupedTexts.read(table))
                .containsExactly("5........6..1......98...............4..8.3..17.........6....28....419.......8....");
        String numbered = "1\n" + "\t6\n".repeat(9) + "2\n" + "\t6\n".repeat(9);
        assertThat(GroupedTexts.read(numbered))
                .containsOnly(".6.......".repeat(9))
                .hasSize(2);
        assertThat(GroupedTexts.read("5\n6\n1\n9\n8\n4\n7\n6\n2")).allMatch(read -> read.contains("no puzzle"));
    }

    @Test
    void a_text_that_is_no_puzzle_is_refused_with_what_was_given() throws IOException {
        List<String> lines = file("refused.txt").lines().toList();
        List<String> wrong = new ArrayList<>();
        int texts = 0;
        for (int i = 0; i + 1 < lines.size(); i++) {
            if (lines.get(i + 1).startsWith("  ")) {
                String text = lines.get(i).replace("\\n", "\n");
                String sentence = String.join("; ", GroupedTexts.read(text));
                texts++;
                if (!("  " + sentence).equals(lines.get(i + 1))) {
                    wrong.add(lines.get(i) + "\n  " + sentence);
                }
            }
        }
        assertThat(String.join("\n", wrong)).isEmpty();
        assertThat(texts).isGreaterThanOrEqualTo(30);
    }

    /** None is read, and few things are said: less than one in ten lines is a message of its own. */
    @Test
    void nothing_is_read_where_there_is_no_puzzle() {
        int[] counts = new int[2];
        Seeds.each(400, 2_000, random -> {
            String text = new WrittenNothing(random).text();
            List<String> read = GroupedTexts.read(text);
            assertThat(read).as(text).allMatch(sentence -> sentence.matches(".*[a-z].*"));
            counts[0] += read.size();
            counts[1] += (int) text.lines().count();
        });
        assertThat(10 * counts[0])
                .as("%s messages for %s lines", counts[0], counts[1])
                .isLessThan(counts[1]);
    }
}
