package tilewright.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.message.Message;

class TextErrorTest {

    private static TextError error(String text, int offset, String problem) {
        return new TextError(text, offset, Message.oneLine(problem));
    }

    private static List<String> lines(TextError error) {
        return error.explained().text().lines().toList();
    }

    @Test
    void points_at_its_place() {
        TextError error = error("abcdef", 3, "expected (x), found (d)");
        assertThat(error).hasMessage("column 4: expected (x), found (d)");
        assertThat(error.problem().text()).isEqualTo("expected (x), found (d)");
        assertThat(error.offset()).isEqualTo(3);
        assertThat(error.column()).isEqualTo(4);
        assertThat(lines(error)).hasSize(3).endsWith("  abcdef", "     ^");
        assertThat(error.explained().text()).contains("expected (x), found (d)");
    }

    @Test
    void points_behind_a_text_that_ends_too_early() {
        assertThat(lines(error("abc", 3, "more"))).endsWith("  abc", "     ^");
        assertThat(error("", 0, "something")).hasMessage("column 1: something");
        assertThat(lines(error("", 0, "something"))).endsWith("  ", "  ^");
    }

    @Test
    void names_the_row_in_a_text_of_several_and_shows_that_row_only() {
        String text = "first\nsecond\n\nfourth";
        TextError second = error(text, 8, "no");
        assertThat(second).hasMessage("row 2, column 3: no");
        assertThat(second.column()).isEqualTo(3);
        assertThat(lines(second)).endsWith("  second", "    ^");
        assertThat(lines(error(text, 5, "end of row"))).endsWith("  first", "       ^");
        TextError empty = error(text, 13, "empty");
        assertThat(empty).hasMessage("row 3, column 1: empty");
        assertThat(lines(empty)).endsWith("  ", "  ^");
        assertThat(error(text, text.length(), "end")).hasMessage("row 4, column 7: end");
    }

    @Test
    void shows_a_part_of_a_long_line_and_marks_what_is_left_out() {
        String text = "a".repeat(500) + "X" + "b".repeat(500);
        List<String> lines = lines(error(text, 500, "no"));
        assertThat(lines.get(1)).startsWith("  …aaa").endsWith("bbb…").hasSizeLessThan(80);
        assertThat(lines.get(2)).endsWith("^");
        assertThat(lines.get(1).charAt(lines.get(2).length() - 1)).isEqualTo('X');
    }

    @Test
    void shows_nothing_that_moves_the_caret_or_the_terminal() {
        List<String> lines = lines(error("a\tb\u001b[31m\u0007é\r!", 10, "no"));
        assertThat(lines.get(1)).isEqualTo("  a?b?[31m?é?!");
        assertThat(lines.get(2).length() - 1).isEqualTo(2 + 10);
    }

    @Test
    void a_reason_that_quotes_the_text_stays_in_one_line() {
        TextError error = error("a\n\u001b[2J", 1, "unexpected (\n) and (\u001b[2J) – é");
        assertThat(error.problem().text()).isEqualTo("unexpected (?) and (?[2J) – é");
        assertThat(error.sentence()).isEqualTo("column 2: unexpected (?) and (?[2J) – é");
        assertThat(error).hasMessage(error.sentence());
    }

    @Test
    void characters_are_shown_up_to_the_ends_of_their_scripts() {
        String line = "\u001f ~\u007f\u00bf\u00c0\u024f\u0250\u0385\u0386\u0481\u0482\u065f\u0660\u0669\u066a"
                + "\u3040\u3041\u9fff\ua000\uff0f\uff10\uff5a\uff5b";
        assertThat(lines(error(line, 0, "no")).get(1))
                .isEqualTo("  ? ~??\u00c0\u024f??\u0386\u0481??\u0660\u0669??\u3041\u9fff??\uff10\uff5a?");
        assertThat(error("", 0, "\u001f ~\u007f\u009f\u00a0\u2027\u2028\u2029\u202a")
                        .problem()
                        .text())
                .isEqualTo("? ~??\u00a0\u2027??\u202a");
    }

    @Test
    void the_caret_stands_below_its_character_in_any_text() {
        Seeds.each(500, random -> {
            StringBuilder text = new StringBuilder();
            int length = random.below(300);
            for (int i = 0; i < length; i++) {
                text.append(random.below(40) == 0 ? '\n' : (char) ('a' + random.below(26)));
            }
            int offset = random.below(length + 1);
            List<String> lines = lines(error(text.toString(), offset, "no"));
            assertThat(lines).hasSize(3);
            int caret = lines.get(2).indexOf('^');
            assertThat(lines.get(2)).hasSize(caret + 1);
            if (offset < length && text.charAt(offset) != '\n') {
                assertThat(lines.get(1).charAt(caret)).isEqualTo(text.charAt(offset));
            } else {
                assertThat(lines.get(1)).hasSize(caret);
            }
        });
    }
}
