package tilewright.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CursorTest {

    @Test
    void walks_through_a_text() {
        Cursor cursor = new Cursor("ab \t12/rest/");
        assertThat(cursor.peek()).isEqualTo('a');
        assertThat(cursor.sees('a')).isTrue();
        assertThat(cursor.skip('x')).isFalse();
        assertThat(cursor.skip("abc")).isFalse();
        assertThat(cursor.offset()).isZero();
        assertThat(cursor.skip("ab")).isTrue();
        cursor.skipBlanks();
        assertThat(cursor.offset()).isEqualTo(4);
        assertThat(cursor.number("a number", 0, 99)).isEqualTo(12);
        cursor.expect('/');
        assertThat(cursor.until('/')).isEqualTo("rest");
        assertThat(cursor.next("a slash")).isEqualTo('/');
        assertThat(cursor.until('/')).isEmpty();
        assertThat(cursor.atEnd()).isTrue();
        assertThat(cursor.peek()).isEqualTo('\0');
        assertThat(cursor.sees('\0')).isFalse();
        assertThat(cursor.skip('\0')).isFalse();
        cursor.expectEnd();
    }

    @Test
    void until_takes_all_when_the_character_does_not_come() {
        Cursor cursor = new Cursor("all");
        assertThat(cursor.until('/')).isEqualTo("all");
        assertThat(cursor.atEnd()).isTrue();
    }

    private static void refuses(String message, Runnable call) {
        assertThatThrownBy(call::run).isInstanceOf(TextError.class).hasMessage(message);
    }

    @Test
    void refuses_with_the_place_and_what_it_wanted() {
        Cursor cursor = new Cursor("ab");
        refuses("column 1: expected (x), found (a)", () -> cursor.expect('x'));
        refuses("column 1: expected the end of the text, found (a)", cursor::expectEnd);
        cursor.skip("ab");
        refuses("column 3: expected (x), found the end", () -> cursor.expect('x'));
        refuses("column 3: the text ends here; expected a digit", () -> cursor.next("a digit"));
        refuses("column 2: no", () -> {
            throw cursor.error(1, "no");
        });
    }

    @Test
    void numbers_lie_between_their_limits() {
        assertThat(new Cursor("0").number("n", 0, 5)).isZero();
        assertThat(new Cursor("5").number("n", 0, 5)).isEqualTo(5);
        assertThat(new Cursor("007x").number("n", 0, 9)).isEqualTo(7);
        assertThat(new Cursor("2147483647").number("n", 0, Integer.MAX_VALUE)).isEqualTo(Integer.MAX_VALUE);
        refuses("column 1: the row must be 1 to 9, not (0)", () -> new Cursor("0").number("the row", 1, 9));
        refuses("column 1: the row must be 1 to 9, not (10)", () -> new Cursor("10").number("the row", 1, 9));
        refuses("column 1: expected the row from 1 to 9, found (-)", () -> new Cursor("-1").number("the row", 1, 9));
        refuses("column 1: expected the row from 1 to 9, found the end", () -> new Cursor("").number("the row", 1, 9));
        refuses("column 1: expected n from 0 to 9, found (٣)", () -> new Cursor("٣").number("n", 0, 9));
    }

    @Test
    void numbers_too_large_for_any_type_are_refused_and_not_cut() {
        refuses(
                "column 1: n must be 0 to 2147483647, not (2147483648)",
                () -> new Cursor("2147483648").number("n", 0, Integer.MAX_VALUE));
        refuses(
                "column 1: n must be 0 to 9, not (999999999999)",
                () -> new Cursor("9".repeat(1_000)).number("n", 0, 9));
    }

    @Test
    void a_format_reads_a_whole_text_and_names_its_shape() {
        Format<Integer> format =
                Format.of("a digit", cursor -> cursor.number("a digit", 0, 9), (value, out) -> out.append(value));
        assertThat(format.parse("7")).isEqualTo(7);
        assertThat(format.format(7)).isEqualTo("7");
        assertThat(format.shape().text()).isEqualTo("a digit");
        refuses("column 2: expected the end of the text, found ( )", () -> format.parse("7 "));
    }
}
