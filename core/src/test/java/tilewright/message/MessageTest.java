package tilewright.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.message.Value.Amount;
import tilewright.message.Value.Cell;
import tilewright.message.Value.House;

class MessageTest {

    private static final List<Cell> CELLS = List.of(new Cell(0, 1), new Cell(2, 3), new Cell(4, 5));

    private static String written(String pattern, Object value) {
        return Message.of(pattern, value).text();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "0 | 0 cells are left",
                "1 | 1 cell is left",
                "2 | 2 cells are left",
                "10000000000000000000000 | 10000000000000000000000 cells are left",
            })
    void amounts_choose_their_form(BigInteger amount, String expected) {
        assertThat(written("{0, plural, one {# cell is} other {# cells are}} left", Amount.of(amount)))
                .isEqualTo(expected);
    }

    @Test
    void an_exact_form_comes_before_the_general_one() {
        String pattern = "{0, plural, =0 {nothing} one {a tile} other {# tiles}}";
        assertThat(Stream.of(0, 1, 2).map(amount -> written(pattern, Amount.of(amount))))
                .containsExactly("nothing", "a tile", "2 tiles");
    }

    @ParameterizedTest
    @CsvSource({"left, L", "right, R", "behind, B {0}"})
    void texts_choose_their_form(String side, String expected) {
        assertThat(written("{0, select, left {L} right {R} other {B '{0}'}}", side))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cells, and | r1c2, r3c4, and r5c6",
                "cells, plain | r1c2, r3c4 and r5c6",
                "cells, or upper | R1C2, R3C4, or R5C6",
                "cells, semicolon | r1c2; r3c4; r5c6",
                "cells, comma words | row 1, column 2, row 3, column 4, row 5, column 6",
                "cells, semicolon plain | r1c2; r3c4 and r5c6",
                "cells, nor words capital | Row 1, column 2, row 3, column 4, nor row 5, column 6",
            })
    void lists_have_styles(String style, String expected) {
        assertThat(written("{0, " + style + "}", CELLS)).isEqualTo(expected);
    }

    @Test
    void two_items_have_no_comma() {
        assertThat(written("{0, digits, and}", List.of(new Value.Digit(3), new Value.Digit(7))))
                .isEqualTo("3 and 7");
        assertThat(written("{0, digits, nor}", List.of(new Value.Digit(3)))).isEqualTo("3");
    }

    @Test
    void houses_are_grouped_by_kind() {
        List<House> houses =
                List.of(new House(House.Kind.BOX, 2), new House(House.Kind.ROW, 0), new House(House.Kind.ROW, 4));
        assertThat(written("{0, houses}", houses)).isEqualTo("rows 1 and 5 and box 3");
        List<House> rows =
                Stream.of(0, 2, 4).map(row -> new House(House.Kind.ROW, row)).toList();
        assertThat(written("{0, houses}", rows)).isEqualTo("rows 1, 3, and 5");
        assertThat(written("{0, houses, plain}", rows)).isEqualTo("rows 1, 3 and 5");
    }

    @Test
    void a_name_may_stand_within_a_sentence() {
        assertThat(written("a {0, message, lower}", Message.of("X-Wing"))).isEqualTo("a x-wing");
    }

    @Test
    void a_long_phrase_ends_at_a_comma() {
        Message numbers = Message.of("{0, cells, comma}", Collections.nCopies(600, new Cell(0, 1)));
        Sentence sentence = Message.of("{0, message, cut}", numbers).sentence();
        assertThat(sentence.text())
                .hasSize(6 * 417 - 2 + ", and so on.".length())
                .endsWith("r1c2, and so on.");
        assertThat(sentence.spans()).hasSize(417);
        assertThat(written("{0, message, cut}", Message.of("1, 2"))).isEqualTo("1, 2");
    }

    @Test
    void a_phrase_may_begin_a_sentence() {
        Message phrase = Message.of("take {0}", "two");
        assertThat(written("{0, message, capital}.", phrase)).isEqualTo("Take two.");
    }

    @Test
    void apostrophes_stand_for_themselves() {
        assertThat(written("it's ''{0}'' and '#'", "x")).isEqualTo("it's 'x' and #");
    }

    @Test
    void typed_texts_stay_in_one_line_and_are_no_patterns() {
        assertThat(written("({0})", "a\n{b}\u0007'c")).isEqualTo("(a?{b}?'c)");
    }

    @Test
    void verbatim_texts_keep_their_lines() {
        assertThat(Message.verbatim("a\n  ^").text()).isEqualTo("a\n  ^");
        assertThat(Message.oneLine("a\n  ^").text()).isEqualTo("a?  ^");
    }

    @Test
    void no_words_are_empty() {
        assertThat(Message.NONE.text()).isEmpty();
        assertThat(Message.NONE.isEmpty()).isTrue();
        assertThat(Message.verbatim("a").isEmpty()).isFalse();
    }

    @Test
    void spans_name_what_their_words_stand_for() {
        Message phrase = Message.of("of {0}", new Value.Color("B"));
        Sentence sentence = Message.of("{0, cell, words} {1, message}", new Cell(0, 1), phrase)
                .sentence();
        assertThat(sentence.text()).isEqualTo("row 1, column 2 of B");
        assertThat(sentence.spans())
                .containsExactly(
                        new Sentence.Span(0, 15, new Cell(0, 1)), new Sentence.Span(19, 20, new Value.Color("B")));
    }

    @Test
    void a_house_has_a_span_of_its_own() {
        List<House> houses =
                List.of(new House(House.Kind.BOX, 2), new House(House.Kind.ROW, 0), new House(House.Kind.ROW, 4));
        assertThat(Message.of("{0, houses}", houses).sentence().spans())
                .containsExactly(
                        new Sentence.Span(5, 6, houses.get(1)),
                        new Sentence.Span(11, 12, houses.get(2)),
                        new Sentence.Span(17, 22, houses.get(0)));
    }
}
