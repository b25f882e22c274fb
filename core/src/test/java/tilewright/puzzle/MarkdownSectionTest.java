package tilewright.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class MarkdownSectionTest {

    @Test
    void a_file_has_a_front_matter_and_sections() {
        List<MarkdownSection> sections = MarkdownSection.parse("""
                ---
                title: Two: a start
                ---

                A paragraph
                of two lines.

                Another one.

                ## Next

                ```
                board: x.x.
                moves: r1c2 | end, r1c4
                ```

                - done: Right.
                - tap:r1c1: A long
                  answer.
                """);
        assertThat(sections).hasSize(2);
        MarkdownSection first = sections.getFirst();
        assertThat(first.field("title")).isEqualTo("Two: a start");
        assertThat(first.field("board")).isEmpty();
        assertThat(first.paragraphs()).containsExactly("A paragraph of two lines.", "Another one.");
        assertThat(first.text()).isEqualTo("A paragraph of two lines. Another one.");
        assertThat(first.rows()).isEmpty();
        MarkdownSection next = sections.getLast();
        assertThat(next.field("title")).isEqualTo("Next");
        assertThat(next.field("board")).isEqualTo("x.x.");
        assertThat(next.list("moves")).containsExactly("r1c2 | end", "r1c4");
        assertThat(next.text()).isEmpty();
        assertThat(next.items()).containsExactly("done: Right.", "tap:r1c1: A long answer.");
        assertThat(next.words("done")).isEqualTo("Right.");
        assertThat(next.rows())
                .containsExactly(new Handbook.Row("done", "Right."), new Handbook.Row("tap:r1c1", "A long answer."));
    }

    @Test
    void items_for_paper_are_no_rows() {
        MarkdownSection section = MarkdownSection.parse("""
                On a screen.

                - paper: On
                  paper.
                - paper: Again.
                - Easy: A row.
                """).getFirst();
        assertThat(section.text()).isEqualTo("On a screen.");
        assertThat(section.onPaper()).containsExactly("On paper.", "Again.");
        assertThat(section.rows()).containsExactly(new Handbook.Row("Easy", "A row."));
    }

    @Test
    void a_file_that_is_missing_is_empty() {
        List<MarkdownSection> sections = MarkdownSection.read("de", "blank/missing.md");
        assertThat(sections).hasSize(1);
        assertThat(sections.getFirst().paragraphs()).isEmpty();
        assertThat(sections.getFirst().items()).isEmpty();
    }
}
